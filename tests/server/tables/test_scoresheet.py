"""The sheet on the wire: all that is written, and what breaking the rubber off would add."""

from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariffs import chicago, rubber_1993, rubber_pre1993
from biritch.server.tables.scoresheet import score_sheet


def _deal(contract: str, declarer: str, tricks: int) -> DealResult:
    return DealResult(Contract.parse(contract, Seat.parse(declarer)), tricks)


GAME = _deal("4S", "S", 10)
PART = _deal("2H", "E", 8)


def test_a_rubber_broken_off_pays_the_only_game_and_the_only_part_score() -> None:
    told = score_sheet(Sheet.fold(rubber_1993.TARIFF, [GAME, PART]))
    assert told is not None
    assert [(one.side, one.points, one.name) for one in told.stopped] == [
        ("NS", 300, "unfinished-game"),
        ("EW", 100, "unfinished-part"),
    ]
    assert told.totals == [120, 60]  # not yet paid


def test_the_older_code_pays_less() -> None:
    told = score_sheet(Sheet.fold(rubber_pre1993.TARIFF, [GAME, PART]))
    assert told is not None
    assert [one.points for one in told.stopped] == [300, 50]


def test_there_is_nothing_to_add_once_it_is_over() -> None:
    for tariff in (rubber_1993.TARIFF, chicago.TARIFF):
        deals = [GAME, GAME] if tariff is rubber_1993.TARIFF else [GAME] * 4
        told = score_sheet(Sheet.fold(tariff, deals))
        assert told is not None
        assert told.over
        assert told.stopped == []
