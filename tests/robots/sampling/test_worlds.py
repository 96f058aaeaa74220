"""Hidden hands: the view of a sampled world is the view it was sampled from."""

import random
from collections.abc import Callable
from statistics import fmean, variance

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from numpy.typing import NDArray

from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.robots.sampling.evidence import HandEvidence
from biritch.robots.sampling.hand_arrays import HandArray
from biritch.robots.sampling.known_cards import KnownCards
from biritch.robots.sampling.splits import Bits
from biritch.robots.sampling.worlds import held_in_worlds, worlds
from tests.robots.helpers import Boxed, Holds, bid, dealt, under_way, with_hands

NOTRUMP = Boxed((15, 17), ((2, 5), (2, 5), (2, 4), (2, 4)))
BALANCED_LENGTHS = ((2, 5), (2, 5), (2, 4), (2, 4))


@pytest.mark.slow
@settings(max_examples=120, deadline=None)
@given(seed=st.integers(0, 10_000), cards=st.integers(0, 51), seat=st.sampled_from([*Seat]))
def test_the_view_of_a_sampled_world_is_the_view_it_was_sampled_from(
    seed: int, cards: int, seat: Seat
) -> None:
    game = under_way(seed, cards)
    view = game.view(seat)
    for world in worlds(view, HandEvidence(), random.Random(seed), 5):
        again = with_hands(game, world.deal)
        assert again.view(seat) == view
        assert again.facts.hands == world.held


@pytest.mark.parametrize("calls", ["", "1C", "1N P 2C P", "P P 1S X"])
def test_during_the_auction_too(calls: str) -> None:
    game = bid(dealt("auction"), calls)
    view = game.view(game.actor)
    for world in worlds(view, HandEvidence(), random.Random(1), 10):
        assert with_hands(game, world.deal).view(game.actor) == view


def test_a_spectator_can_be_dealt_four_hands() -> None:
    game = bid(dealt("spectator"), "1N P")
    told = HandEvidence([(Seat.NORTH, NOTRUMP)])
    for world in worlds(game.view(None), told, random.Random(1), 10):
        assert NOTRUMP.accepts(world.deal[Seat.NORTH])


@settings(max_examples=60, deadline=None)
@given(seed=st.integers(0, 10_000), cards=st.integers(0, 44))
def test_promises_that_are_true_are_kept_in_every_world(seed: int, cards: int) -> None:
    game = under_way(seed, cards)
    told = []
    for seat in Seat:
        hand = game.deal[seat]
        spans = tuple((max(0, length - 1), length + 1) for length in hand.lengths)
        told.append((seat, Boxed((max(0, hand.hcp - 2), hand.hcp + 2), spans)))
    for world in worlds(game.view(game.actor), HandEvidence(told), random.Random(seed), 8):
        assert world.faults == 0
        assert all(promise.accepts(world.deal[seat]) for seat, promise in told)


def test_a_promise_its_box_cannot_tell_is_kept_all_the_same() -> None:
    game = bid(dealt("two-way"), "P")
    weak = Boxed((5, 10), ((0, 13), (0, 13), (0, 13), (6, 6)))
    strong = Boxed((20, 30), ((2, 5), (2, 5), (2, 5), (2, 4)))
    either = Holds(weak, strong)
    view = game.view(Seat.EAST)
    found = worlds(view, HandEvidence([(Seat.NORTH, either)]), random.Random(2), 40)
    assert len(found) == 40
    assert all(world.faults == 0 for world in found)
    assert all(either.accepts(world.deal[Seat.NORTH]) for world in found)


def test_an_auction_nobody_can_have_still_leaves_worlds() -> None:
    game = under_way(3, 20)
    mad = [(seat, Boxed((30, 40), ((0, 0), (0, 0), (0, 0), (13, 13)))) for seat in Seat]
    view = game.view(game.actor)
    found = worlds(view, HandEvidence(mad), random.Random(3), 12)
    assert len(found) == 12
    assert all(world.faults for world in found)
    assert all(with_hands(game, world.deal).view(game.actor) == view for world in found)


def test_one_false_promise_does_not_drown_the_true_ones() -> None:
    game = bid(dealt("one false"), "1N P 3N P P P")
    view = game.view(Seat.EAST)
    false = Boxed((38, 40))
    told = HandEvidence([(Seat.NORTH, NOTRUMP), (Seat.WEST, false)])
    found = worlds(view, told, random.Random(4), 20)
    assert all(NOTRUMP.accepts(world.deal[Seat.NORTH]) for world in found)


@pytest.mark.parametrize("promise", [NOTRUMP, Boxed((38, 40))])
def test_who_is_late_gets_what_was_found(promise: Boxed) -> None:
    """Where promises can be kept, and where they cannot."""
    game = bid(dealt("late"), "1N P 3N P P P")
    told = HandEvidence([(Seat.NORTH, promise)])
    found = worlds(game.view(Seat.EAST), told, random.Random(1), 50_000, late=lambda: True)
    assert 0 < len(found) < 50_000


def test_hands_come_as_often_as_they_should() -> None:
    """Against the plain way: deal at random, and throw away what breaks a promise."""
    view = bid(dealt("how often"), "1N P 3N P P P").view(Seat.EAST)
    light = Boxed((5, 11), ((0, 4), (2, 13), (0, 13), (0, 4)))
    told = HandEvidence([(Seat.NORTH, NOTRUMP), (Seat.SOUTH, light)])
    drawn = [world.deal for world in worlds(view, told, random.Random(5), 4000)]
    pool = np.array(list(KnownCards.of(view).pool))
    cards = np.random.default_rng(6).permuted(np.tile(pool, (200_000, 1)), axis=1)
    shares = [
        (np.int64(1) << cards[:, 13 * turn : 13 * turn + 13]).sum(axis=1) for turn in range(3)
    ]
    fits = HandArray(shares[0]).keeps(NOTRUMP)
    fits[fits] = HandArray(shares[1][fits]).keeps(light)
    plain = [[Hand(bits) for bits in share[fits].tolist()] for share in shares]
    assert len(plain[0]) > 1000
    for place, seat in enumerate((Seat.NORTH, Seat.SOUTH, Seat.WEST)):
        for measure in (_points, *map(_length, Suit)):
            one = [measure(deal[seat]) for deal in drawn]
            other = [measure(hand) for hand in plain[place]]
            error = (variance(one) / len(one) + variance(other) / len(other)) ** 0.5
            assert abs(fmean(one) - fmean(other)) < 4.5 * error + 0.02


def _points(hand: Hand) -> int:
    return hand.hcp


def _length(suit: Suit) -> Callable[[Hand], int]:
    return lambda hand: hand.length(suit)


def test_the_same_dice_deal_the_same_worlds() -> None:
    view = under_way(8, 14).view(under_way(8, 14).actor)
    one, other = (worlds(view, HandEvidence(), random.Random(9), 10) for _ in range(2))
    assert one == other


def test_likelihood_tips_the_balance() -> None:
    game = bid(dealt("likelihood"), "1N P 3N P P P")
    view = game.view(Seat.EAST)

    def long_spades(deals: Bits) -> NDArray[np.float64]:
        spades = HandArray(deals[Seat.SOUTH]).count(Hand.parse("AKQJT98765432...").bits)
        return np.where(spades >= 5, 1.0, 0.01)

    plain = worlds(view, HandEvidence(), random.Random(1), 60)
    tipped = worlds(view, HandEvidence((), long_spades), random.Random(1), 60)
    long = [
        sum(world.deal[Seat.SOUTH].length(Suit.SPADES) >= 5 for world in found)
        for found in (plain, tipped)
    ]
    assert long[1] > 2 * long[0]


def test_who_did_not_follow_holds_no_more_of_that_suit() -> None:
    seen = 0
    for seed in range(40):
        game = under_way(seed, 30)
        known = KnownCards.of(game.view(game.actor))
        for seat in Seat:
            assert not known.barred[seat] & game.facts.hands[seat]
            seen += bool(known.barred[seat])
    assert seen > 40


@pytest.mark.parametrize("cards", [0, 13, 30, 50])
@pytest.mark.parametrize(
    "evidence", [HandEvidence(), HandEvidence(((Seat.NORTH, Boxed((38, 40))),))]
)
def test_hands_held_are_those_of_the_worlds(cards: int, evidence: HandEvidence) -> None:
    """Dealt as arrays or one by one, where no deal keeps what was promised too."""
    view = under_way(3, cards).view(Seat.EAST)
    dealt_one_by_one = worlds(view, evidence, random.Random(5), 20)
    held = held_in_worlds(view, evidence, random.Random(5), 20)
    assert held.tolist() == [[hand.bits for hand in world.held] for world in dealt_one_by_one]
