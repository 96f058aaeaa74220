"""What each eye may see of an evening: the director's, a table's, a player's, everybody's.

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
from biritch.server.tournaments import keys as evening_keys
from biritch.server.tournaments import lineups as evening_halves
from biritch.server.tournaments import messages
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments.entries import table_where
from biritch.server.tournaments.invitations import further, links, players
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.seating import table_name
from biritch.server.web.wire import VulnerableSides, letter


@dataclass(frozen=True, slots=True)
class ViewContext:
    """What a view tells besides the evening.

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


def ranking_unit(evening: Tournament) -> Unit | Literal["vps", "wins"]:
    """Return what the ranking adds up."""
    if evening.knock_out:
        return "wins"
    if evening.form is EntrantKind.TEAMS and team_scoring(evening).scale is not None:
        return "vps"
    return board_unit(evening)


def board_unit(evening: Tournament) -> Unit:
    """Return what a board is compared in."""
    if evening.form is not EntrantKind.TEAMS:
        return methods()[evening.scorebook.regulation.method].unit
    how = team_scoring(evening)
    if how.scale is not None:
        return "imps"
    return {"imp": "imps", "total": "points"}.get(how.by, "matchpoints")  # type: ignore[return-value]


def ranking_view(evening: Tournament) -> list[messages.PlaceView]:
    """Return the ranking so far as it is published."""
    disputed = {who for one in pending_appeals(evening) for who in one.pairs}
    alone = {}
    if evening.carried and evening.form is not EntrantKind.TEAMS:
        scored = evening.settled
        mine = scored.pairs_ranking() if scored.scores else ()
        alone = {one.contestant: one.total for one in mine}
    return [
        messages.PlaceView(
            one.rank,
            one.shared,
            int(one.contestant.label),
            one.contestant.direction,
            evening.names.get(int(one.contestant.label), ""),
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
        for one in ranked(evening)
    ]


def pending_appeals(evening: Tournament) -> list[messages.PendingAppealView]:
    """Return the appeals that are to be decided, with whom they touch first."""
    return [
        messages.PendingAppealView(one.number, one.board, _touched(evening, one))
        for one in evening.appeals.values()
        if one.pending
    ]


def _touched(evening: Tournament, one: AppealFiled) -> list[int]:
    found = evening.meetings(one.board, one.pair)
    return [*found[0].sitting.entrants] if found else [one.pair]


def match_views(evening: Tournament) -> list[messages.MatchView] | None:
    """Return the matches of teams so far."""
    if evening.form is not EntrantKind.TEAMS:
        return None
    return [
        messages.MatchView(
            one.round,
            one.table,
            entrant_view(evening, one.home),
            entrant_view(evening, one.away),
            one.played,
            one.boards,
            [brief(net) for net in one.nets],
            [] if one.points is None else [text(points) for points in one.points],
        )
        for one in tournament_matches(evening)
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


def entrant_view(evening: Tournament, number: int) -> messages.EntrantView:
    """Return an entrant with its name."""
    return messages.EntrantView(number, evening.names.get(number, ""))


def _side(evening: Tournament, side: tuple[int, ...]) -> messages.EntrantView:
    names = " & ".join(one for who in side if (one := evening.names.get(who, "")))
    return messages.EntrantView(side[0], names, side[1] if len(side) > 1 else 0)


def sitting_view(
    evening: Tournament, sitting: Sitting, around: ViewContext
) -> messages.SittingView:
    """Return a table of the round under way."""
    playing = evening.played(sitting)
    found = [board_view(evening, sitting, one, around) for one in evening.boards(sitting)]
    number = max(evening.round, 1)
    room = lineups.room_of(evening, number, sitting)
    return messages.SittingView(
        sitting.table,
        _side(evening, sitting.ns),
        _side(evening, sitting.ew),
        playing,
        found if playing else [],
        [_move_view(evening, who) for who in sitting.entrants],
        sitting.section if evening.seated and evening.seated.sections > 1 else 0,
        room,
        _sitter_views(evening, number, sitting, around) if evening.online else [],
    )


def _sitter_views(
    evening: Tournament, number: int, sitting: Sitting, around: ViewContext
) -> list[messages.SitterView]:
    found = evening_seats.seats(evening, number, sitting)
    return [
        messages.SitterView(
            letter(seat), evening_seats.name(evening, found[seat]), found[seat] in around.here
        )
        for seat in Seat
    ]


def _move_view(evening: Tournament, who: int) -> messages.MoveView:
    for sitting in evening.sittings(evening.round + 1):
        if who in sitting.entrants:
            way: messages.SideLetters = "ns" if who in sitting.ns else "ew"
            return messages.MoveView(who, sitting.table, way)
    return messages.MoveView(who, -1 if evening.by_results else 0, None)


def board_view(
    evening: Tournament, sitting: Sitting, number: int, around: ViewContext
) -> messages.BoardView:
    """Return a board as one table has it: of the others, what it may know now."""
    printed = boards.Board.numbered(number)
    table = evening.table(sitting, number)
    state, last = evening.state(table), evening.last(table)
    open_now = state == "agreed" and (not evening.discreet or evening.finished(number))
    return messages.BoardView(
        number,
        cast("Literal['N', 'E', 'S', 'W']", str(printed.dealer)),
        cast("VulnerableSides", str(printed.vulnerability)),
        state,
        None if last is None else score_view(last.result),
        _traveller_lines(evening, table.board) if open_now and around.travellers else None,
        around.deals.get(number, "") if open_now else "",
    )


def _traveller_lines(evening: Tournament, number: str) -> list[messages.TravellerLineView]:
    """Return what has been agreed on a board so far, North-South's best first."""
    results = [
        last.result
        for table in evening.scorebook.scores
        if table.board == number and evening.state(table) == "agreed"
        if (last := evening.last(table)) is not None
    ]
    scored = None if evening.form is EntrantKind.TEAMS else evening.settled.scored()
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


def director_call_views(evening: Tournament, table: int = 0) -> list[messages.DirectorCallView]:
    """Return the calls of the director; of one *table* those of this round still open."""
    return [
        _director_call_view(evening, one)
        for one in evening.calls
        if not table or (one.table == table and one.round == evening.round and not one.closed)
    ]


def _director_call_view(evening: Tournament, one: DirectorCall) -> messages.DirectorCallView:
    who, way = evening_keys.caller(one.by)
    return messages.DirectorCallView(
        one.number,
        one.round,
        one.table,
        one.board,
        one.why,
        "" if who is None else evening_seats.name(evening, who),
        way,
        one.at,
        [messages.ReplyView(reply.words, reply.by, reply.at) for reply in one.replies],
        one.closed,
    )


_EMPTY_MATCH = messages.BracketMatchView(None, None, "", 0, 0, 0, 0)


def bracket_view(evening: Tournament) -> list[messages.BracketStageView] | None:
    """Return every stage, those to come with nobody in them; nothing of other events."""
    if not evening.knock_out:
        return None
    found = [
        messages.BracketStageView(
            [_bracket_match(evening, one) for one in heat.matches], bool(heat.stage.resting)
        )
        for heat in bracket.bracket_stages(evening)
    ]
    stages = bracket.stages_needed(len(evening.contestants))
    later = [
        messages.BracketStageView([_EMPTY_MATCH] * 2 ** (stages - number), rests=False)
        for number in range(len(found) + 1, stages + 1)
    ]
    return [*found, *later]


def _bracket_match(evening: Tournament, one: BracketMatch) -> messages.BracketMatchView:
    home, away = (
        None if who is None else messages.EntrantView(who, evening.names.get(who, ""))
        for who in (one.home, one.away)
    )
    net = brief(one.net) if one.played else ""
    return messages.BracketMatchView(
        home, away, net, one.played, one.boards, one.extra_boards, one.winner or 0
    )


def tournament_view(
    evening: Tournament, role: Role | None, around: ViewContext, key: str = ""
) -> messages.AnyTournamentView:
    """Return what *role* sees of *evening*; nobody's role is everybody's."""
    common = _common_fields(evening, around, all_of_it=role is not None and role.director)
    if role is None:
        return messages.PublicView(**common)
    if role.entrant:
        return _player_view(evening, role, common, around)
    if role.table is None:
        return _director_view(evening, common, (key, role.desk), around)
    sitting = evening.at(role.table)
    seated = None if sitting is None else sitting_view(evening, sitting, around)
    side: Literal["NS", "EW"] = "NS" if role.side is Side.NS else "EW"
    calls = director_call_views(evening, role.table)
    return messages.TelephoneView(
        **common, table=role.table, side=side, seated=seated, calls=calls
    )


def _common_fields(
    evening: Tournament, around: ViewContext, *, all_of_it: bool
) -> dict[str, Any]:
    """Return what everybody may know; the ranking only where it is shown."""
    clock, until = None, evening.correctable
    if evening.playing:
        left = evening.clock.seconds(around.now)
        assert evening.seated is not None
        clock = messages.ClockView(left, evening.clock.running, short(evening.seated.minutes))
    known = evening if all_of_it else evening.open if evening.shown else None
    return {
        "n": around.n,
        "event": around.event,
        "title": evening.scorebook.title,
        "pairs": len(evening.contestants),
        "rounds": evening.rounds,
        "round": evening.round,
        "each": 0 if evening.seated is None else evening.seated.each,
        "clock": clock,
        "overrun": evening.overrun,
        "unit": ranking_unit(evening),
        "ranking": None if known is None else ranking_view(known),
        "form": evening.form,
        "online": evening.online is not None,
        "drawn": evening.by_results,
        "bracket": None if known is None else bracket_view(known),
        "matches": None if known is None else match_views(known),
        "pending": [] if known is None else pending_appeals(evening),
        "until": "" if until is None else until.isoformat(),
        "cards": open_cards(evening),
    }


def _player_view(
    evening: Tournament, role: Role, common: dict[str, Any], around: ViewContext
) -> messages.PlayerView:
    place = evening_seats.place(evening, role)
    seated = sitting = None
    if place is not None:
        sitting = place[0]
        seated = sitting_view(evening, sitting, around)
    before = [
        board_view(evening, one.sitting, number, around)
        for one in evening.places()
        if one.round < evening.round and evening.played(one.sitting)
        if role in evening_seats.seats(evening, one.round, one.sitting).values()
        for number in evening.boards(one.sitting)
    ]
    return messages.PlayerView(
        **common,
        number=role.entrant,
        player=role.player,
        name=evening_seats.name(evening, role),
        names=evening.names.get(role.entrant, ""),
        seat=None if place is None else letter(place[1]),
        at="" if sitting is None else _seat_at(evening, sitting, around),
        seated=seated,
        past=before,
        lineups=evening_halves.of(evening, role),
        calls=[] if sitting is None else director_call_views(evening, sitting.table),
    )


def _seat_at(evening: Tournament, sitting: Sitting, around: ViewContext) -> str:
    """Return the table to go to; none in a room, nor before its line-ups are named."""
    found = lineups.match_half(evening, evening.round, sitting.ns[0])
    waits = found is not None and lineups.teams_to_name(evening, found)
    if evening.online is None or waits:
        return ""
    return table_name(around.event, evening.round, sitting.table)


def _director_view(
    evening: Tournament, common: dict[str, Any], who: tuple[str, int], around: ViewContext
) -> messages.DirectorView:
    key, desk = who
    seated, missed = evening.seated, averages.boards_owed(evening)
    assert seated is not None
    around = replace(around, travellers=False)  # the desk has every score by itself
    return messages.DirectorView(
        **common,
        movement=seated.movement,
        minutes=seated.minutes,
        shown=evening.shown,
        tables=[
            sitting_view(evening, one, around)
            for one in evening.sittings(max(evening.round, 1))
        ],
        players=[
            _entrant_state(evening, n, who, missed[n]) for n, who in evening.contestants.items()
        ],
        scores=[
            _entered_score(evening, table, place)
            for table in evening.scorebook.pasts
            if (place := evening.place(table)) is not None  # else it was another movement's
        ],
        extras=[
            messages.PenaltyView(int(one.contestant.label), brief(one.points), one.why)
            for one in evening.scorebook.adjustments
        ],
        appeals=[_appeal_view(evening, one) for one in evening.appeals.values()],
        waiting=[
            messages.OwedScoresView(number, owed)
            for number in range(1, min(evening.round, evening.rounds + 1))
            if (owed := evening.waiting(number))
        ],
        links=links(key, evening),
        keys=players(key, evening),
        desk=desk,
        desks=further(key) if desk == 1 else [],
        robots="" if evening.online is None else evening.online.robots,
        flowing=evening.online is not None and evening.online.flowing,
        count=seated.count,
        sections=seated.sections,
        calls=director_call_views(evening)[::-1],
        lineups=evening_halves.all_of(evening),
    )


def _entrant_state(
    evening: Tournament, number: int, who: Contestant, missed: int
) -> messages.EntrantStateView:
    left: Literal["here", "missing", "gone"] = (
        "missing" if number in evening.missing else "gone" if number in evening.gone else "here"
    )
    return messages.EntrantStateView(
        number, evening.names.get(number, ""), who.direction, left, missed
    )


def _appeal_view(evening: Tournament, one: AppealFiled) -> messages.AppealView:
    table = table_where(evening, one.board, one.pair)
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
            for form in evening.forms[one.number]
            if isinstance(form.what, AppealFiled)
        ],
    )


def _entered_score(
    evening: Tournament, table: Score, place: RoundSitting
) -> messages.EnteredScoreView:
    last = evening.last(table)
    return messages.EnteredScoreView(
        int(table.board),
        place.round,
        place.sitting.table,
        int(table.ns[0].label),
        int(table.ew[0].label),
        evening.state(table),
        None if last is None else score_view(last.result),
        [score_entry_view(line) for line in evening.scorebook.pasts[table]],
    )


def open_cards(evening: Tournament) -> bool:
    """Whether everybody may see every card: the session is over, and its ranking shown."""
    return evening.shown and evening.round > evening.rounds > 0
