"""Two over one, forcing to game, and key cards in place of aces."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.core.calls import parse_call
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from tests.bidding.asked import call

NONE = Vulnerability.NONE


def told(system: str, auction: str) -> tuple[str, str]:
    """Return the kind of the last call of *auction*, and how forcing it is."""
    calls = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    last = catalogue.find(system).explain(calls, NONE)[-1]
    return last.kind, last.forcing


@pytest.mark.parametrize(
    "answer", ["1S P 2H", "1S P 2D", "1S P 2C", "1H P 2D", "1H P 2C", "1D P 2C"]
)
@pytest.mark.parametrize("first", ["", "P "])
def test_a_suit_at_two_is_forcing_to_game(answer: str, first: str) -> None:
    assert told("two-over-one", first + answer)[1] == "game"
    assert told("sayc+two_over_one_game", first + answer)[1] == "game"
    assert told("sayc", first + answer)[1] == "one-round"


@pytest.mark.parametrize("answer", ["1S P 2H", "1S P 2D", "1H P 2C"])
@pytest.mark.parametrize("first", ["P P ", "P P P "])
def test_that_of_a_passed_hand_is_not(answer: str, first: str) -> None:
    assert told("two-over-one", first + answer)[1] == "no"


def test_nor_is_it_once_they_have_spoken() -> None:
    assert told("two-over-one", "1S 2C 2D")[1] == told("sayc", "1S 2C 2D")[1] != "game"


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("Q2.765.AQ2.J8643", "1N"),
        ("Q2.KJ5.AQ2.J8643", "2C"),  # thirteen points
        ("52.KJ5.A32.QJ864", "1N"),  # eleven, and five clubs
        ("52.KJ5.A32.KJ864", "2C"),  # twelve, and five clubs
        ("52.K5.A32.KJ8643", "3C"),  # eleven, and six clubs: a jump
        ("52.K5.432.AQJ864", "3C"),  # ten
        ("K52.K5.432.AJ864", "3S"),  # three trumps: a limit raise
        ("K52.5.Q432.AQ864", "2C"),  # three trumps and a singleton
    ],
)
def test_who_forces_to_game_over_a_spade(hand: str, answer: str) -> None:
    assert call("two-over-one", "1S P", hand) == answer


def test_one_notrump_is_passed_by_a_flat_minimum_alone() -> None:
    assert call("two-over-one", "1S P 1N P", "AQ865.KJ7.K52.T9") == "P"
    assert call("two-over-one", "1S P 1N P", "AQ865.KJ7.KJ2.T9") == "2D"
    assert call("two-over-one", "1S P 1N P", "AQ865.KJ7.T9.KJ2") == "2C"
    assert call("two-over-one", "1S P 1N P", "AQ865.K7.KJ52.T9") == "2D"


@pytest.mark.parametrize("rebid", ["2S", "2D", "3C"])
def test_a_fit_is_told_at_three_with_slam_in_sight(rebid: str) -> None:
    """Seventeen points in support; at four with sixteen, for opener may have twelve."""
    assert call("two-over-one", f"1S P 2C P {rebid} P", "K85.64.AQ2.AQ873") == "3S"
    assert call("two-over-one", f"1S P 2C P {rebid} P", "K85.64.AQ2.AJ873") == "4S"


def test_after_two_notrump_it_takes_one_more() -> None:
    assert call("two-over-one", "1S P 2C P 2N P", "K85.64.AQ2.AQJ73") == "3S"
    assert call("two-over-one", "1S P 2C P 2N P", "K85.64.AQ2.AQ873") == "4S"


@pytest.mark.parametrize("second", ["P", "X"])
def test_what_is_begun_is_not_left_below_game(second: str) -> None:
    """A minimum, whatever they do: opener answers, and doubles what would end the auction."""
    opener = "AQ865.K73.Q542.9"
    assert call("two-over-one", f"1S P 2C {second}", opener) not in ("P", "XX")
    assert call("two-over-one", f"1S P 2C {second} 2D 3H P P", opener) == "X"


@pytest.mark.parametrize(
    ("system", "raised"),
    [
        ("sayc", "1H P 3H P 4N"),
        ("acol:modern", "1H P 3H P 4N"),
        ("acol:benji", "1H P 3H P 4N"),
        ("strong-club", "1S P 2N P 4S P 4N"),
    ],
)
def test_aces_are_key_cards_for_those_who_play_them(system: str, raised: str) -> None:
    assert told(system, raised)[0] == "blackwood"
    assert told(f"{system}+key_cards", raised)[0] == "keycards"


@pytest.mark.parametrize(
    ("hand", "aces", "keys"),
    [
        ("K9542.Q3.A84.K62", "5D", "5H"),  # an ace and the king of trumps
        ("AQ542.3.A84.K862", "5H", "5S"),  # two aces and the queen
        ("A9542.Q3.K84.K62", "5D", "5D"),
        ("KQ542.Q3.K84.K62", "5C", "5D"),  # the king of trumps alone
        ("QJ542.KQ.KQ4.K62", "5C", "5C"),
    ],
)
def test_the_king_of_trumps_is_counted_with_them(hand: str, aces: str, keys: str) -> None:
    assert call("sayc", "1S P 2N P 4S P 4N P", hand) == aces
    assert call("sayc+key_cards", "1S P 2N P 4S P 4N P", hand) == keys


def test_a_major_raised_on_three_cards_is_agreed() -> None:
    ask = "1C P 1H P 2H P 4N P"
    assert call("two-over-one", ask, "A3.KQ5.762.KQ764") == "5S"
    assert call("sayc", ask, "A3.KQ5.762.KQ764") == "5D"


@pytest.mark.parametrize("name", sorted({*catalogue.all_systems()} - {"sef:2018"}))
def test_key_cards_are_answered_in_every_system(name: str) -> None:
    """Five of clubs tells none or three key cards, whoever asks in whatever system."""
    raised = "1S P 2N P 4S P" if name == "strong-club" else "1H P 3H P"
    asked = Auction.of(Seat.NORTH, map(parse_call, f"{raised} 4N P".split()))
    playing = name if name in ("sef", "two-over-one") else f"{name}+key_cards"
    page = catalogue.find(playing).book_of(asked.turn.side).page(asked, NONE)
    answers = [offer.rule for offer in page.candidates if str(offer.call) == "5C"]
    assert answers[:1] == ["SEF-12-5C"]
