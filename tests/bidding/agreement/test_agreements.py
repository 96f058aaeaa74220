"""Agreements about many auctions: suits by role, passed hands, which of several is played."""

from __future__ import annotations

import pytest

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.known_conditions import find_conditions
from biritch.bidding.agreement.limits import restrict_package
from biritch.bidding.promises.combined import longest_unbid
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, letters, p, q, u
from biritch.bidding.system import System
from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction

PASS = Agreement.read("1x | ... (*)", "P", ANYTHING, "none")


def package(*agreements: Agreement) -> Package:
    return Package(title="chapter-rules", source="a test", agreements=agreements)


def said(chapter: Package, calls: str, hand: str) -> str:
    """Return the call *hand* makes after *calls*, and its rule."""
    system = System(name="test", titles={"en": "Test"}, packages=(chapter,))
    auction = Auction.of(Seat.NORTH, map(parse_call, calls.split()))
    choice = system.choose(Hand.parse(hand), auction, Vulnerability.NONE)
    return f"{choice.call} {choice.meaning.rule}"


def test_letters_of_a_promise_are_found_wherever_they_stand() -> None:
    assert letters(length(u, 4) & (length(p, 2) | ~length(q, 3)) & hcp(5)) == {"u", "p", "q"}


@pytest.mark.parametrize(
    ("hand", "call"),
    [
        ("T432.K32.K432.A2", "1S new"),
        ("T43.K32.KT432.A2", "2D new"),
        ("T43.K32.K32.AT92", "2C back"),
        ("T43.KT32.K32.AT9", "2C back"),
    ],
)
def test_a_suit_is_named_by_its_role_and_no_higher_than_must_be(hand: str, call: str) -> None:
    """Over 1C (1H): spades and diamonds are unbid, clubs partner's, hearts nobody's to bid."""
    new = length(u, 4) & longest_unbid(u)
    chapter = package(
        *(Agreement.read("... (*)", f"{n}u", new, "new", height="cheapest") for n in (1, 2)),
        Agreement.read("... (*)", "2p", length(p, 3), "back"),
        PASS,
    )
    assert said(chapter, "1C 1H", hand) == call


def test_a_jump_is_one_level_higher_than_must_be() -> None:
    agreements = (
        Agreement.read("1x", f"{n}M", length(M, 5), f"jump-{n}", height="jump") for n in (2, 3)
    )
    chapter = package(*agreements, PASS)
    assert said(chapter, "1D P", "AK432.K32.K32.32") == "2S jump-2"
    assert said(chapter, "1S P", "K32.AK432.K32.32") == "3H jump-3"


def test_what_a_passed_hand_says_takes_the_place_of_the_other_reading() -> None:
    """As Drury that of a club suit, and the agreements that follow."""
    chapter = package(
        Agreement.read("P 1S", "2C", hcp(9), "drury", "one-round", True, "call-drury"),
        Agreement.read("1S", "2C", hcp(10), "clubs", "one-round"),
        Agreement.read("P 1S 2C", "2D", ANYTHING, "asks"),
        Agreement.read("1S 2C", "2H", ANYTHING, "second"),
        PASS,
    )
    hand = "K32.432.A32.KQ32"
    assert said(chapter, "P P 1S P", hand) == "2C drury"
    assert said(chapter, "1S P", hand) == "2C clubs"
    assert said(chapter, "P P 1S P 2C P", hand) == "2D asks"
    assert said(chapter, "1S P 2C P", hand) == "2H second"


def test_a_general_row_never_contradicts_a_chapter() -> None:
    """2C is forcing in the chapter: no general agreement makes it on a weak hand."""
    chapter = package(
        Agreement.read("1S", "2C", hcp(11), "chapter", "one-round"),
        Agreement.read("... *", "2C", ANYTHING, "general"),
        PASS,
    )
    assert said(chapter, "1S P", "432.432.432.K432") == "P none"
    assert said(chapter, "1H P", "432.432.432.K432") == "2C general"


def test_a_chapter_may_be_played_against_opponents_alone() -> None:
    chapter = restrict_package(
        find_conditions("they have spoken"),
        package(Agreement.read("... *", "2C", ANYTHING, "contested")),
    )
    agreements = (*chapter.agreements, PASS)
    assert said(package(*agreements), "1S P", "432.432.432.K432") == "P none"
    assert said(package(*agreements), "1D 1S P", "432.432.432.K432") == "2C contested"
