"""What calls tell beside their promises: hands that would have called otherwise are rarer."""

import random
from itertools import islice

import numpy as np
import pytest

from biritch.core.calls import parse_call
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.robots.calls.bidder import auction_promises, read_system
from biritch.robots.sampling.calls_made import OFF_CALL, CallsMade
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.worlds import worlds
from biritch.rules.auction import Auction
from tests.robots.helpers import bid, dealt

BOOK = read_system("sayc")


def explained(calls: str, seat: Seat, *hands: str) -> list[float]:
    made = CallsMade.of(Auction.parse(calls), BOOK, Vulnerability.NONE)
    bits = np.array([Hand.parse(hand).bits for hand in hands])
    return list(map(float, made.likelihood(seat, bits)))


def test_who_would_have_opened_one_notrump_did_not_open_a_suit() -> None:
    """16 points and balanced is 1NT; 13, or 16 with a singleton, is one diamond."""
    hands = ("A62.KQ4.KJ53.Q72", "A62.KQ4.KJ53.J72", "AQ62.4.KQJ53.Q72")
    assert explained("1D", Seat.NORTH, *hands) == [OFF_CALL, 1.0, 1.0]


def test_a_pass_is_a_call_too() -> None:
    assert explained("P", Seat.NORTH, "A62.KQ4.KJ53.J72", "962.J84.K753.J72") == [OFF_CALL, 1.0]


def test_every_call_of_a_seat_counts_and_no_other_seat_s() -> None:
    calls = "1D P 1H P 1N"
    extras, fits = "A62.K4.KQJ53.AQ2", "A62.K4.KQ853.Q72"
    assert explained(calls, Seat.NORTH, extras, fits) == [OFF_CALL, 1.0]
    assert explained("1D P 1H P", Seat.NORTH, extras) == [1.0]
    assert explained("P 1D", Seat.SOUTH, extras) == [1.0]


def test_worlds_keep_to_what_would_have_been_called() -> None:
    """South's hands that keep the promise of the auction mostly would have bid so."""
    game = bid(dealt("calls made"), "1N P 2N P P P")
    view = game.view(game.actor)
    assert view.auction is not None
    promises = auction_promises(view, BOOK)
    made = CallsMade.of(view.auction, BOOK, view.board.vulnerability)

    def would(evidence: HandEvidence) -> int:
        found = worlds(view, evidence, random.Random(1), 60)
        hands = np.array([[hand.bits for hand in world.dealt] for world in found])
        others = [seat for seat in Seat if seat is not view.seat]
        told = np.prod([made.likelihood(seat, hands[:, seat]) for seat in others], axis=0)
        return int((told == 1.0).sum())

    assert would(HandEvidence(promises, calls=made.likelihood)) > would(HandEvidence(promises))


def test_of_a_call_nobody_agreed_on_nothing_is_told() -> None:
    """A grand slam over a weak two has no line of its own: any hand explains it as well."""
    told = explained("2H 7C", Seat.EAST, "A62.KQ4.KJ53.J72", "962.J84.K753.J72")
    assert len(set(told)) == 1
    assert parse_call("7C")


@pytest.mark.parametrize("number", range(6))
def test_hands_in_arrays_are_read_as_each_alone(number: int) -> None:
    """A hand explains a call if the first agreement it keeps is one of that call's."""
    auction, hands = Auction(Seat.NORTH), [*islice(seeded_deals("read alone"), 20)]
    deal = next(seeded_deals(f"calls {number}"))
    while not auction.over:
        seat = auction.turn
        call = BOOK.pick(deal[seat], auction, Vulnerability.NONE)
        offers = BOOK.book_of(seat.side).page(auction, Vulnerability.NONE).candidates
        after = auction.add(call)
        alone = [
            next((offer.call for offer in offers if offer.promise.accepts(each[seat])), call)
            for each in hands
        ]
        made = CallsMade.of(after, BOOK, Vulnerability.NONE)
        earlier = CallsMade.of(auction, BOOK, Vulnerability.NONE)
        bits = np.array([each[seat].bits for each in hands])
        before = earlier.likelihood(seat, bits) == 1.0
        if any(offer.call == call for offer in offers):
            fits = before & np.array([other == call for other in alone])
            assert ((made.likelihood(seat, bits) == 1.0) == fits).all(), str(after)
        auction = after
