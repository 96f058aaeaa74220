"""What each eye may see of a tournament: the director's, a table's, a player's, everybody's.

With the pieces of :mod:`~biritch.server.tournaments.views` the only place where
scores become
bytes. A table's telephone sees its own round; of a board the others' scores only once both
sides of this table have agreed with theirs. Where the boards are played here, and among
teams, nobody but the director learns of a board before everybody has played it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from fractions import Fraction
from typing import Any, Literal, cast

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.results.entry import agrees_with_contract
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    Contestant,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.session import ScoredSession, methods
from biritch.competition.tournament import averages, bracket, lineups
from biritch.competition.tournament.bracket import BracketMatch
from biritch.competition.tournament.clock import short
from biritch.competition.tournament.director_calls import DirectorCall
from biritch.competition.tournament.log import AppealFiled
from biritch.competition.tournament.ranking import team_scoring, tournament_matches
from biritch.competition.tournament.ranking import tournament_ranking as ranked
from biritch.competition.tournament.scorebook_log import BoardAtTable as Score
from biritch.competition.tournament.scorebook_log import (
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.core import boards
from biritch.core.seats import Seat, Side
from biritch.scoring.form import Unit
from biritch.server.tournaments import keys, lineup_views, messages, seating
from biritch.server.tournaments.entries import table_where
from biritch.server.tournaments.invitations import further, links, players
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.seating import table_name
from biritch.server.web.wire import VulnerableSides, letter


@dataclass(frozen=True, slots=True)
class ViewContext:
    """What a view tells besides the tournament.

    Its name, how many lines, what time it is; where the boards are played here, who is
    there, and the deals by number of board.
    """

    event: str
    n: int
    now: datetime
    here: Collection[Role] = ()
    deals: Mapping[int, str] = field(default_factory=dict)
    travellers: bool = True
    """Whether boards are told with what others made of them, which takes its time."""


def ranking_unit(tournament: Tournament) -> Unit | Literal["vps", "wins"]:
    """Return what the ranking adds up."""
    if tournament.knock_out:
        return "wins"
    if tournament.form is EntrantKind.TEAMS and team_scoring(tournament).scale is not None:
        return "vps"
    return board_unit(tournament)


def board_unit(tournament: Tournament) -> Unit:
    """Return what a board is compared in."""
    if tournament.form is not EntrantKind.TEAMS:
        return methods()[tournament.scorebook.regulation.method].unit
    how = team_scoring(tournament)
    if how.scale is not None:
        return "imps"
    return {"imp": "imps", "total": "points"}.get(how.by, "matchpoints")  # type: ignore[return-value]


def ranking_view(tournament: Tournament) -> list[messages.PlaceView]:
    """Return the ranking so far as it is published."""
    disputed = {who for one in pending_appeals(tournament) for who in one.pairs}
    alone = {}
    if tournament.carried and tournament.form is not EntrantKind.TEAMS:
        scored = tournament.settled
        mine = scored.pairs_ranking() if scored.scores else ()
        alone = {one.contestant: one.total for one in mine}
    return [
        messages.PlaceView(
            one.rank,
            one.shared,
            int(one.contestant.label),
            one.contestant.direction,
            tournament.names.get(int(one.contestant.label), ""),
            "" if one.total.percent is None else text(one.total.percent),
            brief(one.total.points),
            one.total.boards,
            ""
            if (own := alone.get(one.contestant)) is None
            else brief(own.points)
            if own.percent is None
            else text(own.percent),
            int(one.contestant.label) in disputed,
        )
        for one in ranked(tournament)
    ]


def pending_appeals(tournament: Tournament) -> list[messages.PendingAppealView]:
    """Return the appeals that are to be decided, with whom they touch first."""
    return [
        messages.PendingAppealView(one.number, one.board, _touched(tournament, one))
        for one in tournament.appeals.values()
        if one.pending
    ]


def _touched(tournament: Tournament, one: AppealFiled) -> list[int]:
    found = tournament.meetings(one.board, one.pair)
    return [*found[0].sitting.entrants] if found else [one.pair]


def match_views(tournament: Tournament) -> list[messages.MatchView] | None:
    """Return the matches of teams so far."""
    if tournament.form is not EntrantKind.TEAMS:
        return None
    return [
        messages.MatchView(
            one.round,
            one.table,
            entrant_view(tournament, one.home),
            entrant_view(tournament, one.away),
            one.played,
            one.boards,
            [brief(net) for net in one.nets],
            [] if one.points is None else [text(points) for points in one.points],
        )
        for one in tournament_matches(tournament)
    ]


def score_view(result: BoardResult) -> messages.ScoreView:
    """Return *result* as it is shown."""
    told, points, given = result.told, None, ""
    if isinstance(result.for_ns, NoScore):
        given = result.for_ns.value
    elif isinstance(result.for_ns, ArtificialScore) and isinstance(
        result.for_ew, ArtificialScore
    ):
        given = f"{brief(result.for_ns.percent)}-{brief(result.for_ew.percent)}"
    elif not isinstance(result.for_ns, ArtificialScore):
        points = result.for_ns.plain
    over = ""
    if told.tricks is not None and told.contract[:1].isdigit():
        more = told.tricks - 6 - int(told.contract[0])
        over = "=" if more == 0 else f"{more:+d}"
    both = [_parts(result.for_ns), _parts(result.for_ew)]
    if points is not None and result.for_ns == result.for_ew:
        both = [[], []]
    elif both[0]:
        points = None
    assigned = not given and bool(told.contract) and not agrees_with_contract(result)
    return messages.ScoreView(
        told.contract, told.declarer, over, told.lead, points, given, both[0], both[1], assigned
    )


def _parts(standing: BoardScore) -> list[messages.ScorePartView]:
    if not isinstance(standing, ObtainedScore):
        return []
    return [
        messages.ScorePartView(points, brief(100 * Fraction(weight)))
        for points, weight in standing.parts
    ]


def entrant_view(tournament: Tournament, number: int) -> messages.EntrantView:
    """Return an entrant with its name."""
    return messages.EntrantView(number, tournament.names.get(number, ""))


def _side(tournament: Tournament, side: tuple[int, ...]) -> messages.EntrantView:
    names = " & ".join(one for who in side if (one := tournament.names.get(who, "")))
    return messages.EntrantView(side[0], names, side[1] if len(side) > 1 else 0)


def sitting_view(
    tournament: Tournament, sitting: Sitting, around: ViewContext
) -> messages.SittingView:
    """Return a table of the round under way."""
    playing = tournament.played(sitting)
    found = [board_view(tournament, sitting, one, around) for one in tournament.boards(sitting)]
    number = max(tournament.round, 1)
    room = lineups.room_of(tournament, number, sitting)
    return messages.SittingView(
        sitting.table,
        _side(tournament, sitting.ns),
        _side(tournament, sitting.ew),
        playing,
        found if playing else [],
        [_move_view(tournament, who) for who in sitting.entrants],
        sitting.section if tournament.seated and tournament.seated.sections > 1 else 0,
        room,
        _sitter_views(tournament, number, sitting, around) if tournament.online else [],
    )


def _sitter_views(
    tournament: Tournament, number: int, sitting: Sitting, around: ViewContext
) -> list[messages.SitterView]:
    found = seating.seats(tournament, number, sitting)
    return [
        messages.SitterView(
            letter(seat), seating.name(tournament, found[seat]), found[seat] in around.here
        )
        for seat in Seat
    ]


def _move_view(tournament: Tournament, who: int) -> messages.MoveView:
    for sitting in tournament.sittings(tournament.round + 1):
        if who in sitting.entrants:
            way: messages.SideLetters = "ns" if who in sitting.ns else "ew"
            return messages.MoveView(who, sitting.table, way)
    return messages.MoveView(who, -1 if tournament.by_results else 0, None)


def board_view(
    tournament: Tournament, sitting: Sitting, number: int, around: ViewContext
) -> messages.BoardView:
    """Return a board as one table has it: of the others, what it may know now."""
    printed = boards.Board.numbered(number)
    table = tournament.table(sitting, number)
    state, last = tournament.state(table), tournament.last(table)
    open_now = state == "agreed" and (not tournament.discreet or tournament.finished(number))
    return messages.BoardView(
        number,
        cast("Literal['N', 'E', 'S', 'W']", str(printed.dealer)),
        cast("VulnerableSides", str(printed.vulnerability)),
        state,
        None if last is None else score_view(last.result),
        _traveller_lines(tournament, table.board) if open_now and around.travellers else None,
        around.deals.get(number, "") if open_now else "",
    )


def _traveller_lines(tournament: Tournament, number: str) -> list[messages.TravellerLineView]:
    """Return what has been agreed on a board so far, North-South's best first."""
    results = [
        last.result
        for table in tournament.scorebook.scores
        if table.board == number and tournament.state(table) == "agreed"
        if (last := tournament.last(table)) is not None
    ]
    scored = None if tournament.form is EntrantKind.TEAMS else tournament.settled.scored()
    found = [
        messages.TravellerLineView(
            int(one.ns[0].label),
            int(one.ew[0].label),
            score_view(one),
            "" if scored is None else _percent(scored, one),
        )
        for one in results
    ]
    return sorted(
        found, key=lambda one: -100_000 if one.score.points is None else -one.score.points
    )


def _percent(scored: ScoredSession, result: BoardResult) -> str:
    for line in scored.lines:
        if line.result == result and line.side is Side.NS and line.award is not None:
            return text(100 * line.award.points / line.award.top) if line.award.top else ""
    return ""


def score_entry_view(line: ScorebookLine) -> messages.ScoreEntryView:
    """Return a line of what became of a score."""
    what = line.happening
    if isinstance(what, ScoreEntered):
        return messages.ScoreEntryView(
            line.at, line.by, what.deed.value, score_view(what.result), what.why
        )
    if isinstance(what, ScoreUndone):
        return messages.ScoreEntryView(line.at, line.by, "undo", None, what.why)
    return messages.ScoreEntryView(line.at, line.by, "agree", None, "")


def director_call_views(
    tournament: Tournament, table: int = 0
) -> list[messages.DirectorCallView]:
    """Return the calls of the director; of one *table* those of this round still open."""
    return [
        _director_call_view(tournament, one)
        for one in tournament.calls
        if not table
        or (one.table == table and one.round == tournament.round and not one.closed)
    ]


def _director_call_view(tournament: Tournament, one: DirectorCall) -> messages.DirectorCallView:
    who, way = keys.caller(one.by)
    return messages.DirectorCallView(
        one.number,
        one.round,
        one.table,
        one.board,
        one.why,
        "" if who is None else seating.name(tournament, who),
        way,
        one.at,
        [messages.ReplyView(reply.words, reply.by, reply.at) for reply in one.replies],
        one.closed,
    )


_EMPTY_MATCH = messages.BracketMatchView(None, None, "", 0, 0, 0, 0)


def bracket_view(tournament: Tournament) -> list[messages.BracketStageView] | None:
    """Return every stage, those to come with nobody in them; nothing of other events."""
    if not tournament.knock_out:
        return None
    found = [
        messages.BracketStageView(
            [_bracket_match(tournament, one) for one in heat.matches], bool(heat.stage.resting)
        )
        for heat in bracket.bracket_stages(tournament)
    ]
    stages = bracket.stages_needed(len(tournament.contestants))
    later = [
        messages.BracketStageView([_EMPTY_MATCH] * 2 ** (stages - number), rests=False)
        for number in range(len(found) + 1, stages + 1)
    ]
    return [*found, *later]


def _bracket_match(tournament: Tournament, one: BracketMatch) -> messages.BracketMatchView:
    home, away = (
        None if who is None else messages.EntrantView(who, tournament.names.get(who, ""))
        for who in (one.home, one.away)
    )
    net = brief(one.net) if one.played else ""
    return messages.BracketMatchView(
        home, away, net, one.played, one.boards, one.extra_boards, one.winner or 0
    )


def tournament_view(
    tournament: Tournament, role: Role | None, around: ViewContext, key: str = ""
) -> messages.AnyTournamentView:
    """Return what *role* sees of *tournament*; nobody's role is everybody's."""
    common = _common_fields(tournament, around, all_of_it=role is not None and role.director)
    if role is None:
        return messages.PublicView(**common)
    if role.entrant:
        return _player_view(tournament, role, common, around)
    if role.table is None:
        return _director_view(tournament, common, (key, role.desk), around)
    sitting = tournament.at(role.table)
    seated = None if sitting is None else sitting_view(tournament, sitting, around)
    side: Literal["NS", "EW"] = "NS" if role.side is Side.NS else "EW"
    calls = director_call_views(tournament, role.table)
    return messages.TelephoneView(
        **common, table=role.table, side=side, seated=seated, calls=calls
    )


def _common_fields(
    tournament: Tournament, around: ViewContext, *, all_of_it: bool
) -> dict[str, Any]:
    """Return what everybody may know; the ranking only where it is shown."""
    clock, until = None, tournament.correctable
    if tournament.playing:
        left = tournament.clock.seconds(around.now)
        assert tournament.seated is not None
        clock = messages.ClockView(
            left, tournament.clock.running, short(tournament.seated.minutes)
        )
    known = tournament if all_of_it else tournament.open if tournament.shown else None
    return {
        "n": around.n,
        "event": around.event,
        "title": tournament.scorebook.title,
        "pairs": len(tournament.contestants),
        "rounds": tournament.rounds,
        "round": tournament.round,
        "each": 0 if tournament.seated is None else tournament.seated.each,
        "clock": clock,
        "overrun": tournament.overrun,
        "unit": ranking_unit(tournament),
        "ranking": None if known is None else ranking_view(known),
        "form": tournament.form,
        "online": tournament.online is not None,
        "drawn": tournament.by_results,
        "bracket": None if known is None else bracket_view(known),
        "matches": None if known is None else match_views(known),
        "pending": [] if known is None else pending_appeals(tournament),
        "until": "" if until is None else until.isoformat(),
        "cards": open_cards(tournament),
    }


def _player_view(
    tournament: Tournament, role: Role, common: dict[str, Any], around: ViewContext
) -> messages.PlayerView:
    place = seating.place(tournament, role)
    seated = sitting = None
    if place is not None:
        sitting = place[0]
        seated = sitting_view(tournament, sitting, around)
    before = [
        board_view(tournament, one.sitting, number, around)
        for one in tournament.places()
        if one.round < tournament.round and tournament.played(one.sitting)
        if role in seating.seats(tournament, one.round, one.sitting).values()
        for number in tournament.boards(one.sitting)
    ]
    return messages.PlayerView(
        **common,
        number=role.entrant,
        player=role.player,
        name=seating.name(tournament, role),
        names=tournament.names.get(role.entrant, ""),
        seat=None if place is None else letter(place[1]),
        at="" if sitting is None else _seat_at(tournament, sitting, around),
        seated=seated,
        past=before,
        lineups=lineup_views.lineups_of_match(tournament, role),
        calls=[] if sitting is None else director_call_views(tournament, sitting.table),
    )


def _seat_at(tournament: Tournament, sitting: Sitting, around: ViewContext) -> str:
    """Return the table to go to; none in a room, nor before its line-ups are named."""
    found = lineups.match_half(tournament, tournament.round, sitting.ns[0])
    waits = found is not None and lineups.teams_to_name(tournament, found)
    if tournament.online is None or waits:
        return ""
    return table_name(around.event, tournament.round, sitting.table)


def _director_view(
    tournament: Tournament, common: dict[str, Any], who: tuple[str, int], around: ViewContext
) -> messages.DirectorView:
    key, desk = who
    seated, missed = tournament.seated, averages.boards_owed(tournament)
    assert seated is not None
    around = replace(around, travellers=False)  # the desk has every score by itself
    return messages.DirectorView(
        **common,
        movement=seated.movement,
        minutes=seated.minutes,
        shown=tournament.shown,
        tables=[
            sitting_view(tournament, one, around)
            for one in tournament.sittings(max(tournament.round, 1))
        ],
        players=[
            _entrant_state(tournament, n, who, missed[n])
            for n, who in tournament.contestants.items()
        ],
        scores=[
            _entered_score(tournament, table, place)
            for table in tournament.scorebook.pasts
            if (place := tournament.place(table)) is not None  # else it was another movement's
        ],
        extras=[
            messages.PenaltyView(int(one.contestant.label), brief(one.points), one.why)
            for one in tournament.scorebook.adjustments
        ],
        appeals=[_appeal_view(tournament, one) for one in tournament.appeals.values()],
        waiting=[
            messages.OwedScoresView(number, owed)
            for number in range(1, min(tournament.round, tournament.rounds + 1))
            if (owed := tournament.waiting(number))
        ],
        links=links(key, tournament),
        keys=players(key, tournament),
        desk=desk,
        desks=further(key) if desk == 1 else [],
        robots="" if tournament.online is None else tournament.online.robots,
        flowing=tournament.online is not None and tournament.online.flowing,
        count=seated.count,
        sections=seated.sections,
        calls=director_call_views(tournament)[::-1],
        lineups=lineup_views.all_lineups(tournament),
    )


def _entrant_state(
    tournament: Tournament, number: int, who: Contestant, missed: int
) -> messages.EntrantStateView:
    left: Literal["here", "missing", "gone"] = (
        "missing"
        if number in tournament.missing
        else "gone"
        if number in tournament.gone
        else "here"
    )
    return messages.EntrantStateView(
        number, tournament.names.get(number, ""), who.direction, left, missed
    )


def _appeal_view(tournament: Tournament, one: AppealFiled) -> messages.AppealView:
    table = table_where(tournament, one.board, one.pair)
    ns, ew = int(table.ns[0].label), int(table.ew[0].label)
    return messages.AppealView(
        one.number,
        one.board,
        one.pair,
        ew if any(who.label == str(one.pair) for who in table.ns) else ns,
        one.facts,
        one.ruling,
        one.grounds,
        one.deposit,
        one.decision,
        one.outcome,
        one.late,
        [
            messages.AppealFormView(form.at, form.by, form.what.outcome)
            for form in tournament.forms[one.number]
            if isinstance(form.what, AppealFiled)
        ],
    )


def _entered_score(
    tournament: Tournament, table: Score, place: RoundSitting
) -> messages.EnteredScoreView:
    last = tournament.last(table)
    return messages.EnteredScoreView(
        int(table.board),
        place.round,
        place.sitting.table,
        int(table.ns[0].label),
        int(table.ew[0].label),
        tournament.state(table),
        None if last is None else score_view(last.result),
        [score_entry_view(line) for line in tournament.scorebook.pasts[table]],
    )


def open_cards(tournament: Tournament) -> bool:
    """Whether everybody may see every card: the session is over, and its ranking shown."""
    return tournament.shown and tournament.round > tournament.rounds > 0
