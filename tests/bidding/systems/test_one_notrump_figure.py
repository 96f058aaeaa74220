"""The range of 1NT stands in one place: a pair's own figure changes whatever rests on it."""

from __future__ import annotations

import pytest

from biritch.bidding import own_systems
from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.notation import library
from biritch.bidding.notation.own_text import read_own
from biritch.bidding.system import System
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.translation import say

RANGES = ("10-12", "12-14", "13-15", "14-16", "15-16", "16-18")
# Over our 1NT these ask for no more of one range than of another.
WITHOUT_FIGURE = {
    "N1-tried",  # aces are counted, and the points with them
    "N6-asks",
}


def playing(base: str, figure: str) -> System:
    """Return a system of one's own that differs from *base* in the one figure."""
    text = f"system mine\nfrom: {base}\nfigure one_notrump = {figure}\n"
    return own_systems.load_system(text.encode(), "mine.system")


def call(system: System, hand: str, auction: str = "") -> str:
    begun = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    return str(system.pick(Hand.parse(hand), begun, Vulnerability.NONE))


def sentence(system: System, auction: str, language: str) -> str:
    begun = Auction.of(Seat.NORTH, map(parse_call, auction.split()))
    return say(system.explain(begun, Vulnerability.NONE)[-1].says, language)


WEAK = playing("sef", "12-14")
TWELVE, FIFTEEN = "AQ54.K82.Q43.J63", "AQ54.K82.KQ3.J63"


def test_the_opening_and_its_words_follow() -> None:
    assert (call(WEAK, TWELVE), call(WEAK, FIFTEEN)) == ("1N", "1C")
    assert sentence(WEAK, "1N", "en").startswith("balanced, (12-14 HCP")
    assert "12-14 H" in sentence(WEAK, "1N", "fr")


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("K54.K82.Q43.J632", "P"),
        ("K54.K82.QJ3.QT32", "2N"),
        ("K54.K82.QJ3.QJ32", "3N"),
        ("AK4.K82.AQ3.K432", "4N"),
    ],
)
def test_answers_follow(hand: str, answer: str) -> None:
    assert call(WEAK, hand, "1N P") == answer


def test_what_opener_accepts_follows() -> None:
    assert call(WEAK, "AQ54.K82.Q43.Q63", "1N P 2N P") == "3N"
    assert call(WEAK, TWELVE, "1N P 2N P") == "P"
    assert "13" in sentence(WEAK, "1N P 2N P 3N", "en")


def test_the_rebid_shows_the_balanced_hands_that_do_not_open_notrump() -> None:
    assert call(WEAK, "AQ5.K82.KQ43.J63", "1D P 1S P") == "1N"
    rebid = "1D P 1S P 1N"
    sef = library.system("sef")
    assert sef is not None
    assert "15-17 HCP" in sentence(WEAK, rebid, "en")
    assert "11-14 HCP" in sentence(sef, rebid, "en")
    # Facing 15 to 17, eight points are worth what eleven are facing 12 to 14.
    eight = "KQ54.K82.643.732"
    assert (call(WEAK, eight, f"{rebid} P"), call(sef, eight, f"{rebid} P")) == ("2N", "P")


def over_our_notrump(system: System) -> dict[tuple[str, ...], list[Agreement]]:
    """Return the lines after our own opening of 1NT that ask for points, by what they are."""
    found: dict[tuple[str, ...], list[Agreement]] = {}
    for row in system.agreements:
        begins = [word for word in row.auction.split() if word not in ("P", "|")]
        asks = row.promise.strength() not in ((0, 40), (0, 0))
        if begins[:1] == ["1N"] and asks:
            found.setdefault((row.auction, row.call, row.rule), []).append(row)
    return found


@pytest.mark.parametrize("base", ["sef", "sayc", "acol", "two-over-one", "strong-club"])
def test_every_line_over_our_notrump_follows(base: str) -> None:
    one, other = (over_our_notrump(playing(base, figure)) for figure in ("12-14", "16-18"))
    assert set(one) == set(other)
    same = {
        f"{auction} = {call}  [{rule}]"
        for (auction, call, rule), rows in one.items()
        if rule not in WITHOUT_FIGURE
        and [row.promise for row in rows] == [row.promise for row in other[auction, call, rule]]
    }
    assert not same


@pytest.mark.parametrize("base", library.system_names())
@pytest.mark.parametrize("figure", RANGES)
def test_every_range_can_be_played(base: str, figure: str) -> None:
    text = f"system mine\nfrom: {base}\nfigure one_notrump = {figure}\n"
    assert not read_own(text, "mine").errors
