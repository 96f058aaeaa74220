"""Controls on the way to game, what partner makes of them, and support told slowly for slam."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.cards import Suit
from biritch.core.seats import Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.asked import call

RAISED = "1S P 3S P"


@pytest.mark.parametrize(
    ("system", "hand", "wanted"),
    [
        # Opposite ten points at least: twenty for spades, with length and shortness, try.
        ("sayc", "AKJ873.AQJ.K42.8", "4C"),
        ("sayc", "AKJ873.AQ5.K42.8", "4S"),
        # Twenty-three and more ask for aces, or are past a try.
        ("sayc", "AKQ873.AKJ.A42.8", "4N"),
        ("sayc", "AKJ873.AKJ.A42.8", "4C"),
        # The cheapest control: what is passed over is not controlled.
        ("sayc", "AQJ87.AK4.AK4.54", "4D"),
        ("sayc", "AKQ87.AK4.Q6.Q54", "4H"),
        # None below game is none.
        ("sayc", "AKQJ7.QJ4.QJ.QJ5", "4S"),
    ],
)
def test_who_tries(system: str, hand: str, wanted: str) -> None:
    assert call(system, RAISED, hand) == wanted


@pytest.mark.parametrize(
    ("tried", "hand", "wanted"),
    [
        # Twenty opposite: a limited hand asks with two aces alone, whatever its trumps.
        ("4C", "A642.A863.K86.42", "4N"),
        ("4C", "A64.A863.K862.42", "4N"),
        ("4C", "A64.KJ63.K862.42", "4S"),
        ("4C", "Q642.KJ63.KQ5.42", "4S"),
        ("4C", "Q642.KJ63.KJ5.42", "4S"),
        # Over diamonds clubs are uncontrolled yet.
        ("4D", "Q642.KQ63.KJ5.42", "4S"),
        ("4D", "Q642.KJ6.85.KQ42", "4S"),
        # Over hearts both minors are.
        ("4H", "Q642.63.KQ5.KJ42", "4S"),
        ("4H", "Q642.KJ6.85.KQ42", "4S"),
    ],
)
def test_what_partner_makes_of_it(tried: str, hand: str, wanted: str) -> None:
    assert call("sayc", f"{RAISED} {tried} P", hand) == wanted


def test_game_is_kept() -> None:
    assert call("sayc", f"{RAISED} 4C P 4S P", "AKJ873.AQJ.K42.8") == "P"


@pytest.mark.parametrize("system", ["sayc", "acol:modern", "acol:benji", "strong-club"])
def test_a_control_says_what_it_denies(system: str) -> None:
    """It forces to game, and denies a control of what it passes over, shortness too."""
    auction = Auction.parse("1S P 3S P 4D" if system != "strong-club" else "1D P 1S P 3S P 4D")
    meaning = catalogue.find(system).explain(auction, Vulnerability.NONE)[-1]
    assert (meaning.kind, meaning.forcing, meaning.artificial) == ("control", "game", True)
    assert meaning.rule == "CT-control"
    assert meaning.promise.project().lengths[Suit.CLUBS][0] == 2


@pytest.mark.parametrize("system", ["acol:foundation", "four-card-majors"])
def test_systems_without_them_ask_for_aces_or_bid_game(system: str) -> None:
    assert call(system, RAISED, "AKJ873.AQJ.K42.8") == "4N"
    assert call(system, RAISED, "AKJ87.AQJ.K842.8") == "4S"
    assert call(system, RAISED, "KQJ873.KQJ.K42.A") == "4S"


@pytest.mark.parametrize(
    ("system", "auction", "hand", "wanted"),
    [
        # Three trumps: game on fifteen, length counted, three on sixteen, aces on eighteen.
        ("sayc", "1S P 2C P 2D P", "874.QJ3.A6.AQ842", "4S"),
        ("sayc", "1S P 2C P 2D P", "874.KJ3.A6.AQ842", "3S"),
        ("acol:foundation", "1S P 2C P 2D P", "K74.KJ3.A6.AQ842", "3S"),
        ("sayc", "1S P 2C P 2D P", "J74.KJ3.A6.AK842", "4N"),
        ("sayc", "1S P 2C P 3C P", "874.KJ3.A6.AK842", "3S"),
        # Two trumps do not.
        ("sayc", "1S P 2C P 2D P", "84.KJ32.A6.AK842", "3N"),
        # Opener, who knows of it, names a control or asks for aces.
        ("sayc", "1S P 2C P 2D P 3S P", "AKQ62.A4.QJ95.76", "4N"),
        ("sayc", "1S P 2C P 2D P 3S P", "AJ962.K4.QJ95.K6", "4C"),
        ("sayc", "1S P 2C P 2D P 3S P", "AQ962.J4.QJ95.Q6", "4S"),
    ],
)
def test_support_told_slowly(system: str, auction: str, hand: str, wanted: str) -> None:
    assert call(system, auction, hand) == wanted
