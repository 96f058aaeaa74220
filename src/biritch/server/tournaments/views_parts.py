"""The pieces that views of an evening are made of: scores, boards, the ranking, matches."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from fractions import Fraction
from typing import Literal, cast

from biritch.competition.movement import EntrantKind, Sitting
from biritch.competition.results.entry import played_out
from biritch.competition.results.result import (
    ArtificialScore,
    BoardResult,
    BoardScore,
    NoScore,
    ObtainedScore,
)
from biritch.competition.scoring.rounding import brief, text
from biritch.competition.scoring.session import ScoredSession, methods
from biritch.competition.tournament import lineups
from biritch.competition.tournament.director_calls import DirectorCall
from biritch.competition.tournament.log import AppealFiled
from biritch.competition.tournament.ranking import team_scoring, tournament_matches
from biritch.competition.tournament.ranking import tournament_ranking as ranked
from biritch.competition.tournament.scorebook_log import (
    ScorebookLine,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.tournament import Tournament
from biritch.core import boards
from biritch.core.seats import Seat, Side
from biritch.scoring.form import Unit
from biritch.server.tables.log_setup import letter
from biritch.server.tables.message_parts import Vulnerable
from biritch.server.tournaments import keys as evening_keys
from biritch.server.tournaments import messages_parts as pieces
from biritch.server.tournaments import messages_rulings as ruling_pieces
from biritch.server.tournaments import messages_sides as beside
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments.keys import Role


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


def unit(evening: Tournament) -> Unit | Literal["vps", "wins"]:
    """Return what the ranking adds up."""
    if evening.knock_out:
        return "wins"
    if evening.form is EntrantKind.TEAMS and team_scoring(evening).scale is not None:
        return "vps"
    return compared(evening)


def compared(evening: Tournament) -> Unit:
    """Return what a board is compared in."""
    if evening.form is not EntrantKind.TEAMS:
        return methods()[evening.scorebook.regulation.method].unit
    how = team_scoring(evening)
    if how.scale is not None:
        return "imps"
    return {"imp": "imps", "total": "points"}.get(how.by, "matchpoints")  # type: ignore[return-value]


def ranking(evening: Tournament) -> list[pieces.PlaceView]:
    """Return the ranking so far as it is published."""
    disputed = {who for one in pending(evening) for who in one.pairs}
    alone = {}
    if evening.carried and evening.form is not EntrantKind.TEAMS:
        scored = evening.settled
        mine = scored.ranking() if scored.scores else ()
        alone = {one.contestant: one.total for one in mine}
    return [
        pieces.PlaceView(
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


def pending(evening: Tournament) -> list[ruling_pieces.PendingAppealView]:
    """Return the appeals that are to be decided, with whom they touch first."""
    return [
        ruling_pieces.PendingAppealView(one.number, one.board, _touched(evening, one))
        for one in evening.appeals.values()
        if one.pending
    ]


def _touched(evening: Tournament, one: AppealFiled) -> list[int]:
    found = evening.meetings(one.board, one.pair)
    return [*found[0].sitting.entrants] if found else [one.pair]


def matches(evening: Tournament) -> list[pieces.MatchView] | None:
    """Return the matches of teams so far."""
    if evening.form is not EntrantKind.TEAMS:
        return None
    return [
        pieces.MatchView(
            one.round,
            one.table,
            pair(evening, one.home),
            pair(evening, one.away),
            one.played,
            one.boards,
            [brief(net) for net in one.nets],
            [] if one.points is None else [text(points) for points in one.points],
        )
        for one in tournament_matches(evening)
    ]


def score(result: BoardResult) -> pieces.ScoreView:
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
    assigned = not given and bool(told.contract) and not played_out(result)
    return pieces.ScoreView(
        told.contract, told.declarer, over, told.lead, points, given, both[0], both[1], assigned
    )


def _parts(standing: BoardScore) -> list[pieces.ScorePartView]:
    if not isinstance(standing, ObtainedScore):
        return []
    return [
        pieces.ScorePartView(points, brief(100 * Fraction(weight)))
        for points, weight in standing.parts
    ]


def pair(evening: Tournament, number: int) -> pieces.EntrantView:
    """Return an entrant with its name."""
    return pieces.EntrantView(number, evening.names.get(number, ""))


def _side(evening: Tournament, side: tuple[int, ...]) -> pieces.EntrantView:
    names = " & ".join(one for who in side if (one := evening.names.get(who, "")))
    return pieces.EntrantView(side[0], names, side[1] if len(side) > 1 else 0)


def seated(evening: Tournament, sitting: Sitting, around: ViewContext) -> pieces.SittingView:
    """Return a table of the round under way."""
    playing = evening.played(sitting)
    found = [board(evening, sitting, one, around) for one in evening.boards(sitting)]
    number = max(evening.round, 1)
    room = lineups.room(evening, number, sitting)
    return pieces.SittingView(
        sitting.table,
        _side(evening, sitting.ns),
        _side(evening, sitting.ew),
        playing,
        found if playing else [],
        [_move(evening, who) for who in sitting.entrants],
        sitting.section if evening.seated and evening.seated.sections > 1 else 0,
        room,
        _sitters(evening, number, sitting, around) if evening.online else [],
    )


def _sitters(
    evening: Tournament, number: int, sitting: Sitting, around: ViewContext
) -> list[pieces.SitterView]:
    found = evening_seats.seats(evening, number, sitting)
    return [
        pieces.SitterView(
            letter(seat), evening_seats.name(evening, found[seat]), found[seat] in around.here
        )
        for seat in Seat
    ]


def _move(evening: Tournament, who: int) -> pieces.MoveView:
    for sitting in evening.sittings(evening.round + 1):
        if who in sitting.entrants:
            way: pieces.SideLetters = "ns" if who in sitting.ns else "ew"
            return pieces.MoveView(who, sitting.table, way)
    return pieces.MoveView(who, -1 if evening.by_results else 0, None)


def board(
    evening: Tournament, sitting: Sitting, number: int, around: ViewContext
) -> pieces.BoardView:
    """Return a board as one table has it: of the others, what it may know now."""
    printed = boards.Board.numbered(number)
    table = evening.table(sitting, number)
    state, last = evening.state(table), evening.last(table)
    open_now = state == "agreed" and (not evening.discreet or evening.finished(number))
    return pieces.BoardView(
        number,
        cast("Literal['N', 'E', 'S', 'W']", str(printed.dealer)),
        cast("Vulnerable", str(printed.vulnerability)),
        state,
        None if last is None else score(last.result),
        _traveller(evening, table.board) if open_now and around.travellers else None,
        around.deals.get(number, "") if open_now else "",
    )


def _traveller(evening: Tournament, number: str) -> list[pieces.TravellerLineView]:
    """Return what has been agreed on a board so far, North-South's best first."""
    results = [
        last.result
        for table in evening.scorebook.scores
        if table.board == number and evening.state(table) == "agreed"
        if (last := evening.last(table)) is not None
    ]
    scored = None if evening.form is EntrantKind.TEAMS else evening.settled.scored()
    found = [
        pieces.TravellerLineView(
            int(one.ns[0].label),
            int(one.ew[0].label),
            score(one),
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


def past(line: ScorebookLine) -> pieces.ScoreEntryView:
    """Return a line of what became of a score."""
    what = line.happening
    if isinstance(what, ScoreEntered):
        return pieces.ScoreEntryView(
            line.at, line.by, what.deed.value, score(what.result), what.why
        )
    if isinstance(what, ScoreUndone):
        return pieces.ScoreEntryView(line.at, line.by, "undo", None, what.why)
    return pieces.ScoreEntryView(line.at, line.by, "agree", None, "")


def calls(evening: Tournament, table: int = 0) -> list[beside.DirectorCallView]:
    """Return the calls of the director; of one *table* those of this round still open."""
    return [
        _call(evening, one)
        for one in evening.calls
        if not table or (one.table == table and one.round == evening.round and not one.closed)
    ]


def _call(evening: Tournament, one: DirectorCall) -> beside.DirectorCallView:
    who, way = evening_keys.caller(one.by)
    return beside.DirectorCallView(
        one.number,
        one.round,
        one.table,
        one.board,
        one.why,
        "" if who is None else evening_seats.name(evening, who),
        way,
        one.at,
        [beside.ReplyView(reply.words, reply.by, reply.at) for reply in one.replies],
        one.closed,
    )
