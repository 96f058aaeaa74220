"""What a result is worth at the form of game in force."""

from dataclasses import replace

import pytest

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.deals import Deal as Cards
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View
from biritch.robots.play.evaluation import Stakes
from biritch.robots.scores import result_value, scale_of
from biritch.scoring.sheet import DealResult, Sheet
from biritch.scoring.tariffs import auction_bridge, chicago, rubber_1993
from tests.robots.helpers import bid

CARDS = Cards.parse("N:3.A75.AQ95.AQ863 A6.K8643.KT3.J92 KJT952..82.KT754 Q874.QJT92.J764.")
DUPLICATE = bid(Game.start(VARIANT, CARDS, Board.from_number(1)), "1C").view(Seat.EAST)


def contract(text: str) -> Contract:
    return Contract.parse(text, Seat.SOUTH)


def at_rubber(*deals: tuple[str, int], form: str = "rubber") -> View:
    """Return a view of a deal after others: South's contracts, and how many tricks each won."""
    code = {"rubber": rubber_1993.TARIFF, "chicago": chicago.TARIFF}[form]
    written = [DealResult(contract(text), tricks) for text, tricks in deals]
    return replace(DUPLICATE, tariff=code, sheet=Sheet.fold(code, written))


@pytest.mark.parametrize(
    ("unit", "small", "large"),
    [("imps", 1, 10), ("matchpoints", 0.5, 0.5), ("points", 20, 450)],
)
def test_a_trick_and_a_game_are_as_far_apart_as_boards_are_compared(
    unit: str, small: float, large: float
) -> None:
    swing = scale_of(replace(DUPLICATE, unit=unit)).swing  # type: ignore[arg-type]
    assert (swing(20), swing(450), swing(0), swing(-20)) == (small, large, 0, -small)


def test_a_sheet_is_reckoned_in_points_whatever_boards_are_compared_in() -> None:
    assert scale_of(replace(at_rubber(), unit="matchpoints")).unit == "points"


def test_at_duplicate_a_deal_is_worth_its_score() -> None:
    assert result_value(DUPLICATE, contract("4S"), 10) == 420
    assert result_value(DUPLICATE, contract("4S"), 9) == -50
    assert result_value(DUPLICATE, None, 0) == 0


def test_a_first_game_is_worth_half_the_rubber_to_come() -> None:
    """Won at once it is 700 or nothing: 350; the third decides all of 500."""
    assert result_value(at_rubber(), contract("4S"), 10) == 120 + 350
    one_all = Sheet(rubber_1993.TARIFF, games=(1, 1))
    assert result_value(replace(at_rubber(), sheet=one_all), contract("4S"), 10) == 120 + 500


def test_a_part_score_is_worth_what_it_brings_nearer() -> None:
    fresh, sixty = at_rubber(), at_rubber(("2S", 8))
    assert result_value(fresh, contract("2S"), 8) == 60 + 105
    made = result_value(sixty, contract("2C"), 8)
    assert made == 40 + 350 - 105
    assert made - result_value(sixty, contract("5C"), 11) == -60, (
        "no game is worth bidding higher"
    )
    assert (
        result_value(fresh, contract("5C"), 11) - result_value(fresh, contract("2C"), 8) > 300
    )


def test_the_other_side_s_part_score_is_worth_fighting() -> None:
    theirs = Sheet(rubber_1993.TARIFF).after(DealResult(Contract.parse("2S", Seat.EAST), 8))
    passed = result_value(replace(at_rubber(), sheet=theirs), None, 0)
    made = result_value(replace(at_rubber(), sheet=theirs), contract("2H"), 8)
    assert passed == 0
    assert made == 60 + 105


def test_at_chicago_the_last_deal_has_no_future() -> None:
    last = at_rubber(*[("4S", 10)] * 3, form="chicago")
    assert result_value(last, contract("2S"), 8) == 60 + 100
    assert result_value(last, contract("4S"), 10) == 120 + 500


def test_a_card_that_costs_an_overtrick_costs_at_match_points_as_much_as_the_contract() -> None:
    game = bid(Game.start(VARIANT, CARDS, Board.from_number(1)), "P P 2S P P P")
    view = game.view(Seat.WEST)
    stakes = Stakes.of(replace(view, unit="matchpoints"))
    lost = [stakes.scale.swing(stakes.points(7) - stakes.points(own)) for own in (8, 9)]
    assert lost == [0.5, 0.5]
    imps = Stakes.of(view)
    lost = [imps.scale.swing(imps.points(8) - imps.points(own)) for own in (7, 9)]
    assert lost[0] < 0 < lost[1] < -lost[0]


def test_a_side_that_leads_has_it_from_its_own_side() -> None:
    ahead = at_rubber(("4S", 10)).sheet
    assert ahead is not None
    assert ahead.games == (1, 0)
    ours = result_value(replace(at_rubber(), sheet=ahead), contract("4S"), 10)
    theirs = result_value(
        replace(at_rubber(), sheet=ahead), Contract.parse("4S", Seat.EAST), 10
    )
    assert ours == theirs == 120 + 350


def test_leads_are_as_good_by_the_size_of_a_game() -> None:
    """Eight points in a hundred at rubber, so two and a half where thirty make a game."""
    thirty = replace(at_rubber(), sheet=Sheet(auction_bridge.TARIFF))
    assert scale_of(at_rubber()).lead == 8
    assert scale_of(thirty).lead == pytest.approx(2.4)
