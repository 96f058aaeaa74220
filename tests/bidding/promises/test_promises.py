"""Promises that reckon with what partner and opponents have shown, and what a pass denies."""

from __future__ import annotations

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.known_conditions import find_conditions
from biritch.bidding.agreement.pattern import AuctionPattern
from biritch.bidding.promises import charts as chart
from biritch.bidding.promises.combined import (
    THEIR_SUITS_STOPPED,
    fitting,
    in_theirs,
    in_unbid,
    together,
)
from biritch.bidding.promises.denials import Denial, certain
from biritch.bidding.promises.hand_ranges import ANY_POINTS
from biritch.bidding.promises.honours import aces, control, good, holds, keys, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import (
    ANY_STRENGTH,
    NOTHING,
    Detail,
    Promise,
    conjunction,
)
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import AuctionContext, SuitLetter, t, x
from biritch.core.calls import parse_call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, Vulnerability
from biritch.rules.auction import Auction
from biritch.words.translation import say

HAND = Hand.parse("AQ52.K4.AKJ83.72")
LOVE = Vulnerability.NONE


def known(**said: object) -> AuctionContext:
    found = AuctionContext({"t": Suit.SPADES})
    for name, value in said.items():
        setattr(found, name, value)
    return found


def test_key_cards_are_four_aces_and_the_king_of_trumps() -> None:
    assert keys(Suit.DIAMONDS, 3).accepts(HAND)
    assert keys(Suit.SPADES, 2).accepts(HAND)
    assert not keys(Suit.SPADES, 0, 3).accepts(HAND)
    assert (~keys(Suit.SPADES, 0, 3)).accepts(HAND)
    assert HAND in keys(Suit.DIAMONDS, 3).project()


def test_key_cards_outside_a_suit_leave_out_its_ace() -> None:
    assert keys(Suit.DIAMONDS, 2, out=Suit.SPADES).accepts(HAND)
    assert keys(Suit.DIAMONDS, 3, out=Suit.CLUBS).accepts(HAND)


def test_what_a_chart_leaves_unbroken_ends_with_the_last_point() -> None:
    assert chart.last_before_gap(chart.EVERY) == ANY_POINTS[1]
    assert chart.last_before_gap(chart.of_points((0, 11))) == 11
    assert chart.last_before_gap(chart.of_points((3, 11))) == -1


def test_a_named_card_is_held_or_is_not() -> None:
    assert holds(Suit.SPADES, 12).accepts(HAND)
    assert (~holds(Suit.CLUBS, 14)).accepts(HAND)
    assert HAND in (holds(Suit.SPADES, 12) & ~holds(Suit.CLUBS, 14)).project()


def test_hands_with_so_many_aces_are_in_the_box_of_that() -> None:
    strong = Hand.parse("AK4.AQ32.K65.AK2")
    held = hld(Suit.HEARTS, 20, 23) & length(Suit.HEARTS, 4) & aces(2, 3, 4)
    assert held.accepts(strong)
    assert strong in held.project()
    assert chart.at(aces(2, 3, 4).chart(), (3, 3, 4, 3)) == (8, 37)


def test_a_control_is_an_honour_or_shortness() -> None:
    assert control(Suit.HEARTS).accepts(HAND)
    assert not control(Suit.CLUBS).accepts(HAND)


def test_a_control_and_its_absence_are_said_in_a_word() -> None:
    shown = control(Suit.HEARTS) & ~control(Suit.CLUBS)
    assert say(shown.describe(), "en") == "control in hearts, no control in clubs"
    assert say(shown.describe(), "fr") == "contrôle à cœur, pas de contrôle à trèfle"
    assert ~~control(Suit.CLUBS) == control(Suit.CLUBS)
    assert control(x).bind({"x": Suit.CLUBS}) == control(Suit.CLUBS)
    assert (~control(x)).bind({"x": Suit.CLUBS}) == ~control(Suit.CLUBS)


def test_a_control_is_what_it_is_put_together_from() -> None:
    parts = length(Suit.CLUBS, 0, 1) | good(Suit.CLUBS, 1, 2)
    assert control(Suit.CLUBS).chart() == parts.chart()
    assert (~control(Suit.CLUBS)).chart() == (~parts).chart()


def test_points_together_are_plain_points_once_partner_is_known() -> None:
    assert together(25, 32).bind(known(partner=12)) == hl(13, 20)
    assert together(10).bind(known(partner=12)) == hl(0)
    assert fitting(t, 9).bind(known(least=(0, 0, 0, 5))) == length(Suit.SPADES, 4)


def test_their_suits_and_those_unbid_are_named_when_the_auction_is_met() -> None:
    theirs = (Suit.CLUBS, Suit.HEARTS)
    met = known(theirs=theirs, unstopped=theirs, unbid=(Suit.DIAMONDS,))
    assert THEIR_SUITS_STOPPED.bind(met) == stopper(Suit.CLUBS) & stopper(Suit.HEARTS)
    # What partner has said to stop need not be stopped twice.
    partner_stops = known(theirs=theirs, unstopped=(Suit.CLUBS,))
    assert THEIR_SUITS_STOPPED.bind(partner_stops) == stopper(Suit.CLUBS)
    assert in_theirs(0, 2).bind(met) == length(Suit.HEARTS, 0, 2)
    assert in_unbid(4).bind(met) == length(Suit.DIAMONDS, 4)


def test_a_pattern_may_begin_with_anything() -> None:
    assert AuctionPattern.parse("... (2*)").general
    assert AuctionPattern.parse("1H 3t").general
    assert not AuctionPattern.parse("1H (2C)").general


@pytest.mark.parametrize("when", ["tired", "not hungry"])
def test_a_condition_nobody_knows_is_refused(when: str) -> None:
    with pytest.raises(ValueError, match="not a condition"):
        find_conditions(when)


def test_a_denial_leaves_what_no_other_call_certainly_takes() -> None:
    denial = Denial((hcp(12), length(Suit.SPADES, 6) & hcp(6, 11)))
    box = denial.project()
    assert box.hcp == (0, 11)
    assert denial.strength() == (0, 11)
    assert not denial.accepts(HAND)
    weak = Hand.parse("KQJ852.84.972.83")
    assert not denial.accepts(weak)
    flat = Hand.parse("KQJ8.842.972.832")
    assert denial.accepts(flat)
    assert flat in box


def test_what_is_certain_is_never_more_than_what_is_kept() -> None:
    """A stopper is decided by the cards, not by shape and points: nothing is certain."""
    assert not certain(stopper(Suit.CLUBS))
    assert certain(hcp(12) & BALANCED)


def test_a_pass_over_an_opening_shows_a_weak_hand() -> None:
    auction = Auction.of(Seat.NORTH, map(parse_call, ["1H", "P", "P"]))
    passed = catalogue.find("sef").explain(auction, LOVE)[2]
    assert passed.promise.project().hcp[1] <= 6


@pytest.mark.slow
def test_no_letter_is_left_open_where_a_row_is_met() -> None:
    # Systems share most of their chapters: each agreement is looked at once.
    every = {
        row: None for known in catalogue.all_systems().values() for row in known.agreements
    }
    met = set[tuple[Promise, tuple[tuple[str, Suit], ...]]]()
    for agreement in every:
        for pattern in agreement.patterns:
            for _, suits in agreement.instances(pattern):
                case = agreement.promise, tuple(sorted(suits.items()))
                if case not in met:
                    met.add(case)
                    bound = agreement.promise.bind(AuctionContext(suits))
                    assert "SuitLetter(" not in repr(bound), agreement
    assert "SuitLetter(" in repr(length(SuitLetter("m"), 5))


def test_every_row_of_the_sef_says_how_sure_its_source_is() -> None:
    marks = ("[sourced]", "[disputed]", "[assumed]")
    for agreement in catalogue.find("sef").agreements:
        assert agreement.source.endswith(marks), agreement


def test_what_no_hand_fits_is_no_case_of_a_promise() -> None:
    """A line that no hand fits here adds nothing to what a call says."""
    spades = length(Suit.SPADES, 5)
    assert conjunction([hcp(12), NOTHING, spades]) == NOTHING
    assert (spades | (hcp(12) & NOTHING)) == spades


def test_a_detail_says_its_own_words_or_none() -> None:
    words = (Phrase.of("promise-anything"),)
    told = Detail(hcp(12, 14), words)
    assert told.sentences() == words
    assert told.strength() == (12, 14)
    assert Detail(hcp(12, 14)).strength() == ANY_STRENGTH
    assert told.chart() == hcp(12, 14).chart()
    assert told.bind({}) == told
