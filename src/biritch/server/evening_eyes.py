"""What each eye may see of an evening: the director's, a table's, everybody's.

The only place where scores become bytes. A table's telephone sees its own round; of a board
the others' scores only once both sides of this table have agreed with theirs.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any, Literal, cast

from biritch.competition.evening import Evening
from biritch.competition.log import Agreed, Line, Noted
from biritch.competition.log import Table as Score
from biritch.competition.movement import Sitting
from biritch.competition.results import Artificial, Contestant, Result, Unplayed
from biritch.competition.scoring import Scored, methods
from biritch.competition.shown import brief, text
from biritch.core import boards
from biritch.core.seats import Side
from biritch.server import evening_pieces as pieces
from biritch.server.evening_deeds import Role
from biritch.server.evening_opening import links
from biritch.server.pieces import Vulnerable


@dataclass(frozen=True, slots=True)
class Around:
    """What a view tells besides the evening: its name, how many lines, what time it is."""

    event: str
    n: int
    now: datetime


def view(evening: Evening, role: Role | None, around: Around, key: str = "") -> pieces.View:
    """Return what *role* sees of *evening*; nobody's role is everybody's."""
    common = _common(evening, around, all_of_it=role is not None and role.table is None)
    if role is None:
        return pieces.PublicView(**common)
    if role.table is None:
        return _director(evening, common, key)
    sitting = evening.at(role.table)
    seated = None if sitting is None else _seated(evening, sitting)
    side: Literal["NS", "EW"] = "NS" if role.side is Side.NS else "EW"
    return pieces.TableView(**common, table=role.table, side=side, seated=seated)


def _common(evening: Evening, around: Around, *, all_of_it: bool) -> dict[str, Any]:
    """Return what everybody may know; the ranking only where it is shown."""
    clock = None
    if evening.playing:
        left = evening.clock.seconds(around.now)
        clock = pieces.Clock(left, evening.clock.running)
    return {
        "n": around.n,
        "event": around.event,
        "title": evening.event.title,
        "pairs": len(evening.contestants),
        "rounds": evening.rounds,
        "round": evening.round,
        "each": 0 if evening.seated is None else evening.seated.each,
        "clock": clock,
        "unit": methods()[evening.event.regulation.method].unit,
        "ranking": ranking(evening) if evening.shown or all_of_it else None,
    }


def ranking(evening: Evening) -> list[pieces.Placed]:
    """Return the ranking so far as it is published."""
    return [
        pieces.Placed(
            one.rank,
            one.shared,
            int(one.contestant.label),
            one.contestant.direction,
            evening.names.get(int(one.contestant.label), ""),
            "" if one.total.percent is None else text(one.total.percent),
            brief(one.total.points),
            one.total.boards,
        )
        for one in evening.ranking()
    ]


def score(result: Result) -> pieces.Score:
    """Return *result* as it is shown."""
    told, points, given = result.told, None, ""
    if isinstance(result.for_ns, Unplayed):
        given = result.for_ns.value
    elif isinstance(result.for_ns, Artificial) and isinstance(result.for_ew, Artificial):
        given = f"{brief(result.for_ns.percent)}-{brief(result.for_ew.percent)}"
    elif not isinstance(result.for_ns, Artificial):
        points = result.for_ns.plain
    over = ""
    if told.tricks is not None and told.contract[:1].isdigit():
        more = told.tricks - 6 - int(told.contract[0])
        over = "=" if more == 0 else f"{more:+d}"
    return pieces.Score(told.contract, told.declarer, over, told.lead, points, given)


def _pair(evening: Evening, number: int) -> pieces.Pair:
    return pieces.Pair(number, evening.names.get(number, ""))


def _seated(evening: Evening, sitting: Sitting) -> pieces.Seated:
    playing = evening.played(sitting)
    found = [_board(evening, sitting, one) for one in evening.boards(sitting)]
    return pieces.Seated(
        sitting.table,
        _pair(evening, sitting.ns[0]),
        _pair(evening, sitting.ew[0]),
        playing,
        found if playing else [],
        [_move(evening, who) for who in sitting.entrants],
    )


def _move(evening: Evening, pair: int) -> pieces.Move:
    for sitting in evening.sittings(evening.round + 1):
        if pair in sitting.entrants:
            way: pieces.Way = "ns" if pair in sitting.ns else "ew"
            return pieces.Move(pair, sitting.table, way)
    return pieces.Move(pair, 0, None)


def _board(evening: Evening, sitting: Sitting, number: int) -> pieces.Board:
    printed = boards.Board.numbered(number)
    table = evening.table(sitting, number)
    state, last = evening.state(table), evening.last(table)
    return pieces.Board(
        number,
        cast("Literal['N', 'E', 'S', 'W']", str(printed.dealer)),
        cast("Vulnerable", str(printed.vulnerability)),
        state,
        None if last is None else score(last.result),
        _traveller(evening, table.board) if state == "agreed" else None,
    )


def _traveller(evening: Evening, board: str) -> list[pieces.Line]:
    """Return what has been agreed on *board* so far, North-South's best first."""
    results = [
        last.result
        for table in evening.event.scores
        if table.board == board and evening.state(table) == "agreed"
        if (last := evening.last(table)) is not None
    ]
    scored = evening.settled.scored()
    found = [
        pieces.Line(
            int(one.ns[0].label), int(one.ew[0].label), score(one), _percent(scored, one)
        )
        for one in results
    ]
    return sorted(
        found, key=lambda one: -100_000 if one.score.points is None else -one.score.points
    )


def _percent(scored: Scored, result: Result) -> str:
    for line in scored.lines:
        if line.result == result and line.side is Side.NS and line.award is not None:
            return text(100 * line.award.points / line.award.top) if line.award.top else ""
    return ""


def _director(evening: Evening, common: dict[str, Any], key: str) -> pieces.DirectorView:
    seated = evening.seated
    assert seated is not None
    return pieces.DirectorView(
        **common,
        movement=seated.movement,
        minutes=seated.minutes,
        shown=evening.shown,
        tables=[_seated(evening, one) for one in evening.sittings(max(evening.round, 1))],
        players=[_player(evening, n, who) for n, who in evening.contestants.items()],
        scores=[_entered(evening, table) for table in evening.event.scores],
        extras=[
            pieces.Extra(int(one.contestant.label), brief(one.points), one.why)
            for one in evening.event.adjustments
        ],
        waiting=[
            pieces.Waiting(number, owed)
            for number in range(1, min(evening.round, evening.rounds + 1))
            if (owed := evening.waiting(number))
        ],
        links=links(key, evening),
    )


def _player(evening: Evening, number: int, who: Contestant) -> pieces.Player:
    left: Literal["here", "missing", "gone"] = (
        "missing" if number in evening.missing else "gone" if number in evening.gone else "here"
    )
    return pieces.Player(number, evening.names.get(number, ""), who.direction, left)


def _entered(evening: Evening, table: Score) -> pieces.Entered:
    place, last = evening.place(table), evening.last(table)
    assert place is not None
    assert last is not None
    return pieces.Entered(
        int(table.board),
        place.round,
        place.sitting.table,
        int(table.ns[0].label),
        int(table.ew[0].label),
        evening.state(table),
        score(last.result),
        [_past(line) for line in evening.event.scores[table]],
    )


def _past(line: Line) -> pieces.Past:
    what = line.happening
    if isinstance(what, Noted):
        return pieces.Past(line.at, line.by, what.deed.value, score(what.result), what.why)
    assert isinstance(what, Agreed)
    return pieces.Past(line.at, line.by, "agree", None, "")
