"""A contract with its result: how it is read, what it is worth, what is refused."""

import pytest

from biritch.core.calls import Contract, OtherCall
from biritch.core.cards import Strain
from biritch.core.seats import Seat
from biritch.scoring.played_contract import PlayedContract


def test_its_parts_are_those_of_the_contract() -> None:
    made = PlayedContract("4HSx+1")
    assert (made.level, made.strain, made.declarer) == (4, Strain.HEARTS, Seat.SOUTH)
    assert (made.dummy, made.leader, made.multiplier) == (Seat.NORTH, Seat.WEST, 2)
    assert (made.tricks, made.result, made.brief, str(made)) == (11, 1, "4HX", "4HSX+1")
    assert made.score("both") == 990
    assert not made.is_passed_out
    assert str(PlayedContract("3NE", 9)) == "3NE="
    assert str(PlayedContract("3NE")) == "3NE"


def test_a_board_that_was_passed_out_is_worth_nothing() -> None:
    for passed in (PlayedContract("Pass"), PlayedContract(OtherCall.PASS)):
        assert passed.is_passed_out
        assert (passed.level, passed.strain, passed.declarer) == (0, None, None)
        assert (passed.dummy, passed.leader, passed.multiplier) == (None, None, 1)
        assert (passed.brief, str(passed), passed.result) == ("Pass", "Pass", None)
        assert (passed.score("both"), passed.parts()) == (0, {})


def test_it_is_read_from_a_contract_or_another() -> None:
    bid = Contract.parse("4HX", Seat.SOUTH)
    assert PlayedContract(bid) == bid
    assert hash(PlayedContract(bid)) == hash(bid)
    assert PlayedContract.parse("4HX", "S") == PlayedContract("4HXS")
    assert PlayedContract.parse("4HSx+1") == PlayedContract(PlayedContract("4HSx+1"))
    assert PlayedContract(PlayedContract("4HS"), 9).result == -1
    assert PlayedContract("4HS=") != bid
    assert PlayedContract("4HS=") != "4HS="
    assert len({PlayedContract("4HS="), PlayedContract("4HS", 10)}) == 1


@pytest.mark.parametrize("text", ["", "8NS", "4H", "pas", "4HSxxx", 7])
def test_what_is_no_contract_is_refused(text: object) -> None:
    with pytest.raises(ValueError, match="not a contract"):
        PlayedContract(text)  # type: ignore[arg-type]


@pytest.mark.parametrize("tricks", [-1, 14])
def test_a_result_beyond_thirteen_tricks_is_refused(tricks: int) -> None:
    with pytest.raises(ValueError, match=r"want 0\.\.13"):
        PlayedContract("4HS", tricks)


def test_without_a_result_there_is_no_score() -> None:
    with pytest.raises(ValueError, match="no result"):
        PlayedContract("4HS").score()
