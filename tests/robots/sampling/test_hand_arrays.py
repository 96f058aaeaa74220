"""Many hands at once keep what each keeps alone."""

from itertools import islice

import numpy as np
import pytest

from biritch.bidding import catalogue
from biritch.bidding.promises.honours import aces, good, holds, keys, stopper, tricks
from biritch.bidding.promises.points import hcp, hl, rule_of
from biritch.bidding.promises.promise import Promise, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.core.boards import Board
from biritch.core.cards import Suit
from biritch.core.random_deals import seeded_deals
from biritch.robots.sampling.hand_arrays import HandArray
from biritch.rules.auction import Auction

HANDS = [hand for deal in islice(seeded_deals("crowd"), 30) for hand in deal.hands]


@pytest.mark.parametrize("name", ["sef", "strong-club"])
def test_a_crowd_keeps_what_each_hand_keeps(name: str) -> None:
    """Every promise on the pages of some auctions, those of the conventions among them."""
    system, crowd = catalogue.find(name), HandArray(np.array([hand.bits for hand in HANDS]))
    kinds, kept = set(), 0
    for place, deal in enumerate(islice(seeded_deals("pages"), 5)):
        auction, board = (
            Auction(Board.from_number(place + 1).dealer),
            Board.from_number(place + 1),
        )
        while not auction.over:
            for meaning in system.menu(auction, board.vulnerability).values():
                kinds.add(type(meaning.promise).__name__)
                alone = [meaning.promise.accepts(hand) for hand in HANDS]
                assert crowd.keeps(meaning.promise).tolist() == alone, meaning
                kept += sum(alone)
            auction = auction.add(system.pick(deal[auction.turn], auction, board.vulnerability))
    assert kinds >= {"And", "Or", "Denial"}
    assert kept > 300


@pytest.mark.parametrize(
    "promise",
    [
        hcp(5, 12) & ~rule_of(20),
        ~(hcp(12) & length(Suit.HEARTS, 5)) & length(Suit.SPADES, 3, 4),
        ~(BALANCED | tricks(6)),
        detail(~stopper(Suit.HEARTS)) & hl(8),
        keys(Suit.SPADES, 1, 4) | holds(Suit.CLUBS, 12) | aces(0) | ~good(Suit.DIAMONDS),
    ],
)
def test_what_is_denied_is_denied_for_each(promise: Promise) -> None:
    crowd = HandArray(np.array([hand.bits for hand in HANDS]))
    alone = [promise.accepts(hand) for hand in HANDS]
    assert crowd.keeps(promise).tolist() == alone
    assert 0 < sum(alone) < len(HANDS)


def test_a_quick_choice_is_the_choice() -> None:
    system = catalogue.find("sef")
    for place, deal in enumerate(islice(seeded_deals("quick"), 10)):
        board = Board.from_number(place + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            hand = deal[auction.turn]
            told = system.choose(hand, auction, board.vulnerability)
            assert system.pick(hand, auction, board.vulnerability) == told.call
            found = system.alternatives(hand, auction, board.vulnerability)
            assert found[0].call == told.call
            auction = auction.add(told.call)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["sef", "sif", "sayc"])
def test_what_may_be_called_instead_is_legal_and_true(name: str) -> None:
    """Every alternative keeps the promise that partner and opponents are told."""
    system, kinds = catalogue.find(name), set()
    for place, deal in enumerate(islice(seeded_deals("instead"), 25)):
        board = Board.from_number(place + 1)
        auction = Auction(board.dealer)
        while not auction.over:
            hand = deal[auction.turn]
            menu = system.menu(auction, board.vulnerability)
            for one in system.alternatives(hand, auction, board.vulnerability):
                kinds.add(one.kind)
                promise = menu[one.call].promise
                assert auction.standing.objection(one.call) is None
                assert promise.accepts(hand)
                assert hand in promise.project()
            auction = auction.add(system.pick(hand, auction, board.vulnerability))
    assert kinds == {"book", "agreed", "natural"}
