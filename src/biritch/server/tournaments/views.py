"""Views of a tournament by role: a director, a table's phone, a player, the public.

This is the only place where scores become messages. A phone sees its own round; others' results
on a board only when both sides of its table have agreed on their score. In online tournaments
and in matches of teams, only a director sees anything of a board before everybody has played
it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime
from fractions import Fraction
from functools import lru_cache
from typing import Any, Literal, cast

from biritch.competition.master_points import master_point_scales
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
from biritch.competition.scoring.method import Award
from biritch.competition.scoring.ranking import ties
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.session import methods
from biritch.competition.tournament import averages, bracket, lineups
from biritch.competition.tournament.bracket import BracketMatch
from biritch.competition.tournament.clock import warning_seconds
from biritch.competition.tournament.columns import beside_ranking
from biritch.competition.tournament.layouts import tricks_digits
from biritch.competition.tournament.ranking import (
    section_places,
    team_scoring,
    tournament_matches,
    tournament_ranking,
)
from biritch.competition.tournament.reseating import with_one_more
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.steps.presentation import EntrantRated
from biritch.competition.tournament.steps.rounds import may_be_taken_back, whole_length
from biritch.competition.tournament.steps.rulings import AppealFiled
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.competition.tournament.values import DirectorCall, FiledAppeal, OnlineRules
from biritch.core import boards
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Side
from biritch.scoring.form import Unit
from biritch.server.tournaments import (
    keys,
    lineup_views,
    messages,
    phones,
    seating,
)
from biritch.server.tournaments.entries import board_at_table
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.people import sign_up
from biritch.server.tournaments.people.invitations import director_keys, player_keys, table_keys
from biritch.server.tournaments.published.publication import files_of, is_published
from biritch.server.tournaments.published.reckoned import OncePerState
from biritch.server.tournaments.seating import table_name
from biritch.server.web.wire import Sentence, VulnerableSides, letter, sentence


@dataclass(frozen=True, slots=True)
class ViewContext:
    """What a view needs beyond the tournament itself.

    ``event`` is its name, ``n`` the number of log lines. In an online tournament, ``here`` are
    the connected players, ``deals`` the deals in PBN by board number.
    """

    event: str
    n: int
    now: datetime
    here: Collection[Role] = ()
    deals: Mapping[int, str] = field(default_factory=dict)
    travellers: bool = True
    """Whether boards come with their travellers, which take long to score."""
    has_code: Callable[[str], bool] = bool
    """Whether a short code opens anything: tournaments opened long ago have none."""
    hidden: frozenset[int] = frozenset()
    """The boards whose scores are not shown: those a director who plays has still to play."""
    since: int = 0
    then: Tournament | None = None
    """The tournament as the viewer has seen it, after the line ``since``, if it is known."""
    own_phones: bool = True
    """Whether pairs have keys of their own; tournaments opened long ago have none for them."""


def ranking_unit(tournament: Tournament) -> Unit | Literal["vps", "wins"]:
    """Return the unit of the ranking."""
    if tournament.knock_out:
        return "wins"
    if tournament.in_matches:
        scoring = team_scoring(tournament)
        if scoring.patton is not None:
            return "points"
        if scoring.scale is not None:
            return "vps"
    return board_unit(tournament)


def board_unit(tournament: Tournament) -> Unit:
    """Return the unit of the score of one board."""
    if tournament.form is not EntrantKind.TEAMS:
        return methods()[tournament.scorebook.regulation.method].unit
    scoring = team_scoring(tournament)
    if scoring.scale is not None:
        return "imps"
    return {"imp": "imps", "total": "points"}.get(scoring.by, "matchpoints")  # type: ignore[return-value]


def ranking_view(tournament: Tournament) -> list[messages.PlaceView]:
    """Return the current ranking as published."""
    disputed = {number for appeal in pending_appeals(tournament) for number in appeal.pairs}
    this_session = {}  # without what was carried over, by contestant
    if tournament.carried and not tournament.in_matches:
        session = tournament.agreed_scorebook
        places = session.pairs_ranking() if session.scores else ()
        this_session = {place.contestant: place.total for place in places}
    views, ranking = [], tournament_ranking(tournament)
    beside = beside_ranking(tournament, ranking)
    sections = section_places(tournament, ranking)
    for place in ranking:
        more = beside[place.contestant]
        number, own = int(place.contestant.label), this_session.get(place.contestant)
        session_score = ""
        if own is not None:
            session_score = brief(own.points) if own.percent is None else text(own.percent)
        view = messages.PlaceView(
            rank=place.rank,
            shared=place.shared,
            pair=number,
            line=place.contestant.direction,
            names=tournament.names.get(number, ""),
            percent="" if place.total.percent is None else text(place.total.percent),
            points=brief(place.total.points),
            boards=place.total.boards,
            session=session_score,
            pending=number in disputed,
            strata=more.strata,
            handicapped="" if more.with_handicap is None else text(more.with_handicap),
            handicap_rank=more.handicap_rank,
            master="" if more.points is None else text(more.points),
            section=sections.get(place.contestant, _NO_SECTION)[0],
            section_rank=sections.get(place.contestant, _NO_SECTION)[1],
            section_shared=sections.get(place.contestant, _NO_SECTION)[2],
        )
        views.append(view)
    return views


_NO_SECTION = (0, 0, False)
_RANKINGS = OncePerState(ranking_view)


def _awards_scored(tournament: Tournament) -> Mapping[BoardAtTable, Award]:
    """Return North-South's award for every result."""
    return {
        BoardAtTable.of(line.result): line.award
        for line in tournament.agreed_scorebook.score_session().lines
        if line.side is Side.NS and line.award is not None
    }


_SCORED = OncePerState(_awards_scored)


def pending_appeals(tournament: Tournament) -> list[messages.PendingAppealView]:
    """Return the undecided appeals, with the entrants concerned."""
    return [
        messages.PendingAppealView(
            appeal.number, appeal.board, _boards_touched(tournament, appeal)
        )
        for appeal in tournament.appeals.values()
        if appeal.pending
    ]


def _boards_touched(tournament: Tournament, appeal: FiledAppeal) -> list[int]:
    meetings = tournament.meetings(appeal.board, appeal.pair)
    return [*meetings[0].sitting.entrants] if meetings else [appeal.pair]


def match_views(tournament: Tournament) -> list[messages.MatchView] | None:
    """Return the matches of teams so far, or of pairs in a Swiss."""
    if not tournament.in_matches:
        return None
    return [
        messages.MatchView(
            match.round,
            match.table,
            entrant_view(tournament, match.home),
            entrant_view(tournament, match.away),
            match.played,
            match.boards,
            [brief(net) for net in match.nets],
            [] if match.points is None else [text(points) for points in match.points],
        )
        for match in tournament_matches(tournament)
    ]


# A score is shown again and again: at its table, on travellers, to every director.
@lru_cache(maxsize=20_000)
def score_view(result: BoardResult) -> messages.ScoreView:
    """Return *result* as a message."""
    entered, for_ns, for_ew = result.written, result.for_ns, result.for_ew
    points, given = None, ""
    if isinstance(for_ns, NoScore):
        given = for_ns.value
    elif not isinstance(for_ns, ArtificialScore):
        points = for_ns.plain
    elif isinstance(for_ew, ArtificialScore):
        given = f"{brief(for_ns.percent)}-{brief(for_ew.percent)}"
    over = ""
    if entered.tricks is not None and entered.contract[:1].isdigit():
        more = entered.tricks - 6 - int(entered.contract[0])
        over = "=" if more == 0 else f"{more:+d}"
    ns, ew = _parts(for_ns), _parts(for_ew)
    if points is not None and for_ns == for_ew:
        ns, ew = [], []
    elif ns or ew:  # weighted, or split between the sides: no one figure says it
        points = None
    return messages.ScoreView(
        contract=entered.contract,
        declarer=entered.declarer,
        result=over,
        lead=entered.lead,
        points=points,
        given=given,
        ns=ns,
        ew=ew,
        ns_given=_given_alone(for_ns, for_ew),
        ew_given=_given_alone(for_ew, for_ns),
        assigned=not given and bool(entered.contract) and not agrees_with_contract(result),
    )


def _given_alone(mine: BoardScore, theirs: BoardScore) -> str:
    """Return one side's artificial percentage if the other side has a result."""
    alone = isinstance(mine, ArtificialScore) and isinstance(theirs, ObtainedScore)
    return brief(mine.percent) if alone and isinstance(mine, ArtificialScore) else ""


def _parts(standing: BoardScore) -> list[messages.ScorePartView]:
    if not isinstance(standing, ObtainedScore):
        return []
    return [
        messages.ScorePartView(points, brief(100 * Fraction(weight)))
        for points, weight in standing.parts
    ]


def entrant_view(tournament: Tournament, number: int) -> messages.EntrantView:
    """Return an entrant and its name."""
    return messages.EntrantView(number, tournament.names.get(number, ""))


def _side(
    tournament: Tournament, side: tuple[int, ...], number: int = 0
) -> messages.EntrantView:
    """Return the entrant at one side of a table, in round *number* if given."""
    names = " & ".join(name for who in side if (name := tournament.names_at(who, number)))
    return messages.EntrantView(side[0], names, side[1] if len(side) > 1 else 0)


def sitting_view(
    tournament: Tournament, sitting: Sitting, context: ViewContext
) -> messages.SittingView:
    """Return a table of the current round."""
    playing = tournament.has_come(sitting)
    board_views = [
        board_view(tournament, sitting, number, context)
        for number in tournament.boards(sitting)
    ]
    round_number = max(tournament.round, 1)
    room = lineups.room_of(tournament, round_number, sitting)
    return messages.SittingView(
        sitting.table,
        _side(tournament, sitting.ns, round_number),
        _side(tournament, sitting.ew, round_number),
        playing,
        board_views if playing else [],
        [_move_view(tournament, entrant) for entrant in sitting.entrants],
        sitting.section if tournament.seated and tournament.seated.sections > 1 else 0,
        room,
        _sitter_views(tournament, round_number, sitting, context) if tournament.online else [],
    )


def _sitter_views(
    tournament: Tournament, number: int, sitting: Sitting, context: ViewContext
) -> list[messages.SitterView]:
    roles = seating.roles_by_seat(tournament, number, sitting)
    return [
        messages.SitterView(
            letter(seat),
            seating.player_name(tournament, roles[seat]),
            roles[seat] in context.here,
        )
        for seat in Seat
    ]


def _move_view(tournament: Tournament, entrant: int) -> messages.MoveView:
    for sitting in tournament.sittings(tournament.round + 1):
        if entrant in sitting.entrants:
            way: messages.SideLetters = "ns" if entrant in sitting.ns else "ew"
            playing = tournament.has_come(sitting)
            against = _side(tournament, sitting.ew if way == "ns" else sitting.ns)
            numbers = [*tournament.boards(sitting)] if playing else []
            table = sitting.table if playing else 0
            return messages.MoveView(entrant, table, way, numbers, against if playing else None)
    return messages.MoveView(entrant, -1 if tournament.by_results else 0, None, [], None)


def board_view(
    tournament: Tournament, sitting: Sitting, number: int, context: ViewContext
) -> messages.BoardView:
    """Return a board as its table may see it now."""
    board = boards.Board.from_number(number)
    table = tournament.table(sitting, number)
    state, last = tournament.state(table), tournament.last(table)
    open_now = state == "agreed" and (
        not tournament.keeps_boards_secret or tournament.is_finished(number)
    )
    return messages.BoardView(
        number,
        cast("Literal['N', 'E', 'S', 'W']", str(board.dealer)),
        cast("VulnerableSides", str(board.vulnerability)),
        state,
        None if last is None or number in context.hidden else score_view(last.result),
        _traveller_lines(tournament, table.board) if open_now and context.travellers else None,
        *_hands_view(tournament, number, context, known=open_now),
        apart=_apart(sitting, number),
    )


def _apart(sitting: Sitting, board: int) -> list[int]:
    """Return who plays *board* on each side, if they are not those who sit at the table."""
    here = sitting.at_board(board)
    return [] if here.entrants == sitting.entrants else [here.ns[0], here.ew[0]]


def _hands_view(
    tournament: Tournament, number: int, context: ViewContext, *, known: bool
) -> tuple[str, str, messages.ParView | None]:
    """Return the hands of a board, its analysis and par; empty while anybody plays it."""
    layout = tournament.layouts.get(number)
    if not known or layout is None or not tournament.is_finished(number):
        return context.deals.get(number, "") if known else "", "", None
    if layout.tricks is None or layout.par is None:
        return layout.dealt, "", None
    par = messages.ParView(layout.par.score_ns, [*layout.par.contracts])
    return layout.dealt, tricks_digits(layout.tricks), par


def _traveller_lines(tournament: Tournament, number: str) -> list[messages.TravellerLineView]:
    """Return the agreed results of a board, the best for North-South first."""
    results = [
        last.result
        for place in tournament.board_places(int(number))
        if tournament.state(place.table) == "agreed"
        if (last := tournament.last(place.table)) is not None
    ]
    scored = {} if tournament.form is EntrantKind.TEAMS else _SCORED(tournament)
    traveller = [
        messages.TravellerLineView(
            int(result.ns[0].label),
            int(result.ew[0].label),
            score_view(result),
            _percent(scored.get(BoardAtTable.of(result))),
        )
        for result in results
    ]
    return sorted(
        traveller,
        key=lambda line: -100_000 if line.score.points is None else -line.score.points,
    )


def _percent(award: Award | None) -> str:
    return "" if award is None or not award.top else text(100 * award.points / award.top)


def score_entry_view(line: ScorebookLine) -> messages.ScoreEntryView:
    """Return one entry of the history of a score."""
    step = line.step
    if isinstance(step, ScoreEntered):
        return messages.ScoreEntryView(
            line.at, line.by, step.action.value, score_view(step.result), step.why
        )
    if isinstance(step, ScoreUndone):
        return messages.ScoreEntryView(line.at, line.by, "undo", None, step.why)
    return messages.ScoreEntryView(line.at, line.by, "agree", None, "")


def director_call_views(
    tournament: Tournament, table: int = 0
) -> list[messages.DirectorCallView]:
    """Return the calls to the director; of one *table*, those of this round still open."""
    return [
        _director_call_view(tournament, call)
        for call in tournament.calls
        if not table
        or (call.table == table and call.round == tournament.round and not call.closed)
    ]


def _director_call_view(
    tournament: Tournament, call: DirectorCall
) -> messages.DirectorCallView:
    caller, way = keys.caller(call.by)
    return messages.DirectorCallView(
        call.number,
        call.round,
        call.table,
        call.board,
        call.why,
        "" if caller is None else seating.player_name(tournament, caller),
        way,
        call.at,
        [messages.ReplyView(reply.words, reply.by, reply.at) for reply in call.replies],
        call.closed,
    )


_EMPTY_MATCH = messages.BracketMatchView(None, None, "", 0, 0, 0, 0, "", level=False)


def bracket_view(tournament: Tournament) -> list[messages.BracketStageView] | None:
    """Return the stages of a knock-out, future ones empty; ``None`` in other tournaments."""
    if not tournament.knock_out:
        return None
    played = [
        messages.BracketStageView(
            [_bracket_match(tournament, match) for match in stage.matches],
            bool(stage.stage.resting),
        )
        for stage in bracket.bracket_stages(tournament)
    ]
    stages = bracket.stages_needed(len(tournament.contestants))
    later = [
        messages.BracketStageView([_EMPTY_MATCH] * 2 ** (stages - number), rests=False)
        for number in range(len(played) + 1, stages + 1)
    ]
    return [*played, *later]


def _bracket_match(tournament: Tournament, match: BracketMatch) -> messages.BracketMatchView:
    home, away = (
        None if team is None else messages.EntrantView(team, tournament.names.get(team, ""))
        for team in (match.home, match.away)
    )
    net = brief(match.net) if match.played else ""
    return messages.BracketMatchView(
        home,
        away,
        net,
        match.played,
        match.boards,
        match.extra_boards,
        match.winner or 0,
        cast("Literal['', 'lot', 'seed']", match.decided),
        level=(match.home, match.away) in bracket.level_matches(tournament),
    )


def tournament_view(
    tournament: Tournament, role: Role | None, context: ViewContext, key: str = ""
) -> messages.AnyTournamentView:
    """Return *role*'s view of *tournament*; ``None`` is the public.

    *key* is the first director's, from which the keys shown to a director are derived.
    """
    director = role is not None and role.director
    if role is not None and role.director and context.then is not None:
        hidden = hidden_boards(tournament, role.desk)
        if hidden - hidden_boards(context.then, role.desk):
            # The viewer keeps what it was sent before: now all is sent again.
            context = replace(context, since=0, then=None)
    common = _common_fields(tournament, context, all_of_it=director)
    if _comparable(tournament, context.then):
        common |= _ranking_since(context, common["ranking"], all_of_it=director)
    if role is None:
        return messages.PublicView(
            **common, looked_on=_list_open_tables(tournament, context.event)
        )
    if role.director:
        return _director_view(tournament, common, (key, role.desk), context)
    if role.entrant and not phones.follows(tournament, role):
        return _player_view(tournament, role, common, context)
    return _phone_view(tournament, phones.at_table(tournament, role), common, context)


def _ranking_since(
    context: ViewContext,
    ranking: list[messages.PlaceView] | None,
    *,
    all_of_it: bool,
) -> dict[str, Any]:
    """Return the places of the ranking that changed since the viewer's version."""
    then = context.then
    assert then is not None
    fields: dict[str, Any] = {"since": context.since}
    told = all_of_it or (then.shown and not then.keeps_boards_secret)
    if ranking is None or not told:
        return fields
    before = {(place.pair, place.line): place for place in _RANKINGS(then)}
    now = {place.pair for place in ranking}
    changed = [place for place in ranking if before.get((place.pair, place.line)) != place]
    gone = [pair for pair, _ in before if pair not in now]
    return fields | {"ranking": changed, "unranked": gone}


def _list_open_tables(tournament: Tournament, event: str) -> list[messages.OpenTableView]:
    """Return the tables for onlookers: no closed rooms, the last round first."""
    if tournament.online is None or tournament.online.onlookers == "none":
        return []
    return [
        messages.OpenTableView(
            number,
            sitting.table,
            table_name(event, number, sitting.table),
            _side(tournament, sitting.ns).names,
            _side(tournament, sitting.ew).names,
        )
        for number in range(min(tournament.round, tournament.rounds), 0, -1)
        for sitting in tournament.sittings(number)
        if tournament.has_come(sitting)
        and lineups.room_of(tournament, number, sitting) != "closed"
    ]


def _table_rules(online: OnlineRules | None) -> messages.TableRulesView:
    rules = online or PlayedOnline("")
    return messages.TableRulesView(
        rules.undo,  # type: ignore[arg-type]
        rules.onlookers,  # type: ignore[arg-type]
        rules.behind,
        rules.delay,
        rules.meanings,
    )


def _phone_view(
    tournament: Tournament, role: Role, common: dict[str, Any], context: ViewContext
) -> messages.TelephoneView:
    """Return the view of a table's phone, or of a pair's own at its present table."""
    sitting = tournament.at(role.table or 0)
    own = role.entrant
    return messages.TelephoneView(
        **common,
        table=role.table or 0,
        side="NS" if role.side is Side.NS else "EW",
        seated=None if sitting is None else sitting_view(tournament, sitting, context),
        calls=[] if sitting is None else director_call_views(tournament, sitting.table),
        pair=own,
        names=tournament.names.get(own, ""),
        next=_move_view(tournament, own) if own else None,
        owed=[
            messages.OwedBoardView(
                owed.place.round,
                owed.place.sitting.table,
                "NS" if owed.side is Side.NS else "EW",
                _side(tournament, owed.place.sitting.ns),
                _side(tournament, owed.place.sitting.ew),
                board_view(tournament, owed.place.sitting, owed.board, context),
            )
            for owed in phones.owed_boards(tournament, role)
        ],
    )


def _common_fields(
    tournament: Tournament, context: ViewContext, *, all_of_it: bool
) -> dict[str, Any]:
    """Return the fields of every view; the ranking only if it is public."""
    clock, until = None, tournament.correctable
    if tournament.playing:
        left = tournament.clock.seconds(context.now)
        assert tournament.seated is not None
        clock = messages.ClockView(
            left, tournament.clock.running, warning_seconds(tournament.seated.minutes)
        )
    missing = tournament.missing_scores()
    visible = tournament if all_of_it else tournament.public if tournament.shown else None
    said = tournament.announcement
    return {
        "n": context.n,
        "announcement": None
        if said is None
        else messages.AnnouncementView(said.words, said.at),
        "club": bool(tournament.club),
        "rules": tournament.scorebook.regulation.title,
        "ties": [
            sentence(Phrase.of(f"rank-tie-{tie.replace('_', '-')}"))
            for tie in tournament.scorebook.regulation.ties
            if tournament.in_matches or not ties()[tie].of_matches
        ],
        "event": context.event,
        "title": tournament.scorebook.title,
        "pairs": len(tournament.contestants),
        "rounds": tournament.rounds,
        "round": tournament.round,
        "each": 0 if tournament.seated is None else tournament.seated.each,
        "clock": clock,
        "overrun": tournament.overrun,
        "unit": ranking_unit(tournament),
        "ranking": None if visible is None else _RANKINGS(visible),
        "form": tournament.form,
        "online": tournament.online is not None,
        "drawn": tournament.by_results,
        "bracket": None if visible is None else bracket_view(visible),
        "matches": None if visible is None else match_views(visible),
        "pending": [] if visible is None else pending_appeals(tournament),
        "until": "" if until is None else until.isoformat(),
        "cards": open_cards(tournament),
        "provisional": bool(missing) or 0 < tournament.round <= tournament.rounds,
        "missing": len(missing),
        "since": 0,
        "points": _points_sentence(tournament),
        "unranked": [],
        "sign_up": _sign_up_view(tournament),
        "files": files_of(tournament) if all_of_it or is_published(tournament) else [],
        "pages": is_published(tournament) and tournament.any_settled,
    }


def _sign_up_view(tournament: Tournament) -> messages.SignUpView | None:
    if not tournament.signing or tournament.round:
        return None
    named = [entrant_view(tournament, who) for who, name in tournament.names.items() if name]
    free = len(sign_up.places_free(tournament))
    return messages.SignUpView(free, named, sign_up.waiting_alone(tournament))


def _points_sentence(tournament: Tournament) -> Sentence | None:
    chosen = tournament.columns.points
    return sentence(Phrase.of(f"master-points-{chosen}")) if chosen else None


def _player_view(
    tournament: Tournament, role: Role, common: dict[str, Any], context: ViewContext
) -> messages.PlayerView:
    sitting_and_seat = seating.seat_of(tournament, role)
    seated = sitting = None
    if sitting_and_seat is not None:
        sitting = sitting_and_seat[0]
        seated = sitting_view(tournament, sitting, context)
    past_boards = [
        board_view(tournament, place.sitting, number, context)
        for place in tournament.places()
        if place.round < tournament.round and tournament.has_come(place.sitting)
        if role in seating.roles_by_seat(tournament, place.round, place.sitting).values()
        for number in tournament.boards(place.sitting)
    ]
    return messages.PlayerView(
        **common,
        number=role.entrant,
        player=role.player,
        name=seating.player_name(tournament, role),
        names=tournament.names.get(role.entrant, ""),
        seat=None if sitting_and_seat is None else letter(sitting_and_seat[1]),
        at="" if sitting is None else _seat_at(tournament, sitting, context),
        seated=seated,
        past=past_boards,
        lineups=lineup_views.lineups_of_match(tournament, role),
        calls=[] if sitting is None else director_call_views(tournament, sitting.table),
    )


def _seat_at(tournament: Tournament, sitting: Sitting, context: ViewContext) -> str:
    """Return the name of the live table; empty before its line-ups are named, or in a club."""
    half = lineups.match_half(tournament, tournament.round, sitting.ns[0])
    unnamed = half is not None and lineups.teams_to_name(tournament, half)
    if tournament.online is None or unnamed:
        return ""
    return table_name(context.event, tournament.round, sitting.table)


def _director_view(
    tournament: Tournament,
    common: dict[str, Any],
    key_and_desk: tuple[str, int],
    context: ViewContext,
) -> messages.DirectorView:
    key, desk = key_and_desk
    seated, missed = tournament.seated, averages.boards_owed(tournament)
    averaged = averages.boards_averaged(tournament)
    assert seated is not None
    plays = tournament.playing_directors.get(desk, 0)
    hidden = hidden_boards(tournament, desk)
    # A director is sent every score by itself.
    context = replace(context, travellers=False, hidden=hidden)
    changes = _changes_since(tournament, context.then, desk)
    missing = tournament.missing_scores()
    owed: dict[int, dict[int, None]] = {}
    for (number, sitting), _ in missing:
        if number < tournament.round:
            owed.setdefault(number, {})[sitting.table] = None
    return messages.DirectorView(
        **common,
        movement=seated.movement,
        minutes=seated.minutes,
        shown=tournament.shown,
        hands=len(tournament.layouts),
        whole=whole_length(tournament),
        back=may_be_taken_back(tournament),
        seat=tournament.round > 0 and with_one_more(tournament) is not None,
        correction=round(tournament.correction.total_seconds() / 60),
        # Those of the round being played stand at its tables.
        unscored=[
            _missing_view(tournament, *one)
            for one in missing
            if one[0].round < tournament.round
        ],
        tables=[
            sitting_view(tournament, sitting, context)
            for sitting in tournament.sittings(max(tournament.round, 1))
            if changes.tables is None or sitting.table in changes.tables
        ],
        players=[
            _entrant_state(
                tournament, number, contestant, missed[number], len(averaged.get(number, ()))
            )
            for number, contestant in tournament.contestants.items()
            if changes.players is None or number in changes.players
        ],
        idle=[entrant_view(tournament, number) for number in _idle(tournament)],
        strata=tournament.columns.strata,
        scales=[
            messages.MasterPointScaleView(
                name, sentence(Phrase.of(f"master-points-{name}")), scale.source
            )
            for name, scale in master_point_scales().items()
            if tournament.form in scale.forms
        ],
        chosen=tournament.columns.points,
        publication=messages.PublicationView(
            tournament.publication.club,
            tournament.publication.director,
            tournament.publication.listed,
            tournament.publication.framed,
        ),
        fouled=_fouled_views(tournament),
        sets=0 if tournament.by_results else tournament.schedule.sets,  # type: ignore[union-attr]
        scores=[
            _entered_score(tournament, table, place)
            for table in changes.scores
            if int(table.board) not in hidden
            if (place := tournament.place(table)) is not None  # else it was another movement's
        ],
        extras=[
            messages.PenaltyView(
                int(sitting.contestant.label), brief(sitting.points), sitting.why
            )
            for sitting in tournament.scorebook.adjustments
        ],
        substitutes=[
            messages.SubstituteView(one.pair, one.round, one.board, one.who, one.absent)
            for one in tournament.substitutes.values()
        ],
        appeals=[_appeal_view(tournament, sitting) for sitting in tournament.appeals.values()],
        waiting=[messages.OwedScoresView(number, [*tables]) for number, tables in owed.items()],
        links=table_keys(key, tournament, context.has_code) if changes.keys else [],
        keys=player_keys(key, tournament, context.has_code)
        if changes.keys and context.own_phones
        else [],
        desk=desk,
        signing=tournament.signing,
        desks=[one for one in director_keys(key) if one.desk not in tournament.withdrawn]
        if desk == 1
        else [],
        robots="" if tournament.online is None else tournament.online.robots,
        flowing=tournament.online is not None and tournament.online.flowing,
        away="robot" if tournament.online is None else tournament.online.away,  # type: ignore[arg-type]
        table_rules=_table_rules(tournament.online),
        follows=tournament.follows,  # type: ignore[arg-type]
        plays=plays,
        regulation=tournament.scorebook.rules,
        method=tournament.scorebook.method,
        count=seated.count,
        odd=seated.odd,
        sections=seated.sections,
        ranked=tournament.section_ranking,  # type: ignore[arg-type]
        calls=director_call_views(tournament)[::-1],
        lineups=lineup_views.all_lineups(tournament),
    )


def _comparable(tournament: Tournament, then: Tournament | None) -> bool:
    """Return whether the scores of *then* belong to the present movement."""
    return then is not None and then.seated == tournament.seated


@dataclass(frozen=True, slots=True)
class _Changes:
    """What a desk has not seen yet: tables and players by number, ``None`` for all."""

    scores: list[BoardAtTable]
    tables: Collection[int] | None = None
    players: Collection[int] | None = None
    keys: bool = True


def hidden_boards(tournament: Tournament, desk: int) -> frozenset[int]:
    """Return the boards that the director of *desk* still plays, and may not see.

    Example:
        >>> hidden_boards(Tournament(), 1)
        frozenset()
    """
    plays = tournament.playing_directors.get(desk, 0)
    return tournament.boards_to_play(plays) if plays else frozenset()


def _changes_since(tournament: Tournament, then: Tournament | None, desk: int) -> _Changes:
    """Return the changes since the state *then*.

    States share unchanged values, so a changed one is recognised by identity.
    """
    pasts = tournament.scorebook.pasts
    if then is None or not _comparable(tournament, then):
        return _Changes(list(pasts))
    before, disputed = then.scorebook.pasts, tournament.refused ^ then.refused
    shown = hidden_boards(then, desk) - hidden_boards(tournament, desk)
    touched = [
        table
        for table, past in pasts.items()
        if past is not before.get(table) or table in disputed or int(table.board) in shown
    ]
    keys = (tournament.names, tournament.key_turn) != (then.names, then.key_turn)
    if keys or tournament.online is not None or _display_key(tournament) != _display_key(then):
        return _Changes(touched, keys=keys)
    numbers = {int(table.board) for table in touched}
    number = max(tournament.round, 1)
    numbers |= shown
    return _Changes(
        touched,
        {
            one.sitting.table
            for one in tournament.places_in_round(number)
            if one.board in numbers
        },
        {int(who.label) for table in touched for who in (*table.ns, *table.ew)},
        keys=False,
    )


def _display_key(tournament: Tournament) -> tuple[object, ...]:
    """Return the data that displays of tables and players depend on, besides scores."""
    return (
        tournament.round,
        tournament.rounds,
        tournament.absentees,
        tournament.missing,
        tournament.lineups,
        [*tournament.layouts],
        tournament.draws,
        tournament.ratings,
        tournament.substitutes,
    )


def _idle(tournament: Tournament) -> list[int]:
    """Return the entrants who are present and have no opponents this round."""
    if not tournament.playing:
        return []
    busy = {
        who
        for sitting in tournament.sittings(tournament.round)
        if tournament.has_come(sitting)
        for who in sitting.entrants
    }
    return [who for who in tournament.contestants if who not in busy | tournament.absentees]


def _fouled_views(tournament: Tournament) -> list[messages.FouledBoardView]:
    groups: dict[tuple[int, str], list[str]] = {}
    for table, form in tournament.scorebook.forms.items():
        two = f"{table.ns[0].label}-{table.ew[0].label}"
        groups.setdefault((int(table.board), form), []).append(two)
    return [messages.FouledBoardView(*which, two) for which, two in sorted(groups.items())]


def _missing_view(
    tournament: Tournament, place: RoundSitting, board: int
) -> messages.MissingScoreView:
    sitting = place.sitting
    return messages.MissingScoreView(
        board,
        place.round,
        sitting.table,
        sitting.ns[0],
        sitting.ew[0],
        tournament.state(tournament.table(sitting, board)),
    )


def _entrant_state(
    tournament: Tournament, number: int, contestant: Contestant, missed: int, averaged: int
) -> messages.EntrantStateView:
    state: Literal["here", "missing", "gone"] = (
        "missing"
        if number in tournament.missing
        else "gone"
        if number in tournament.absentees
        else "here"
    )
    rating = tournament.ratings.get(number, EntrantRated(number))
    return messages.EntrantStateView(
        number,
        tournament.names.get(number, ""),
        contestant.direction,
        state,
        missed,
        averaged,
        rating.holding,
        rating.handicap,
        tournament.numbers.get(number, ""),
    )


def _appeal_view(tournament: Tournament, appeal: FiledAppeal) -> messages.AppealView:
    table = board_at_table(tournament, appeal.board, appeal.pair)
    ns, ew = int(table.ns[0].label), int(table.ew[0].label)
    return messages.AppealView(
        appeal.number,
        appeal.board,
        appeal.pair,
        ew if any(who.label == str(appeal.pair) for who in table.ns) else ns,
        appeal.facts,
        appeal.ruling,
        appeal.grounds,
        appeal.deposit,
        appeal.decision,
        appeal.outcome,
        appeal.late,
        [
            messages.AppealFormView(form.at, form.by, form.what.outcome)
            for form in tournament.forms[appeal.number]
            if isinstance(form.what, AppealFiled)
        ],
    )


def _entered_score(
    tournament: Tournament, table: BoardAtTable, place: RoundSitting
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
    """Return whether all cards are public: session over, and ranking shown."""
    return tournament.shown and tournament.round > tournament.rounds > 0
