"""Worlds played on blindly: a guess goes as most others say, and what shows is seen."""

import numpy as np
import pytest

from biritch.core.cards import Card, Strain
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.robots.double_dummy import double_dummy
from biritch.robots.play.blind_play import BlindPlay, OutOfTime, Seating
from biritch.robots.play.evaluation import WorldRows
from biritch.rules.play import Trick

NORTH, SOUTH = "AJ3...", "KT2..."
LIKELY = (NORTH, "987...", SOUTH, "Q54...")
GUESSED_WRONG = (NORTH, "Q54...", SOUTH, "987...")
NORTH_THERE, SOUTH_THERE = "AJ8...", "KT7..."
WITH_WEST = (NORTH_THERE, ".432..", SOUTH_THERE, "Q43...")
WITH_EAST = (NORTH_THERE, "Q43...", SOUTH_THERE, ".432..")


def begun(*worlds: tuple[str, ...], times: tuple[float, ...]) -> tuple[BlindPlay, WorldRows]:
    """Return South on lead with three cards, the queen of spades in either hand."""
    often = np.array(times)
    hands = np.array([[Hand.parse(hand).bits for hand in world] for world in worlds], np.uint64)
    cards = tuple(Hand.parse(worlds[0][Seat.SOUTH]))
    rows = WorldRows(hands, often, often, cards, Strain.NOTRUMP, Trick(Seat.SOUTH))
    ours = (Seat.SOUTH, Seat.NORTH)
    seating = Seating(Seat.SOUTH, frozenset(ours), ours)
    lost = np.tile(3.0 - np.arange(14), (len(worlds), 1))
    return BlindPlay(double_dummy(), rows.strain, seating, often, lost, lambda: 60.0), rows


def test_a_guess_goes_the_way_of_the_other_worlds() -> None:
    """All seen the small card wins three tricks wherever the queen is."""
    play, rows = begun(LIKELY, GUESSED_WRONG, times=(3.0, 1.0))
    small = Card.parse("S2")
    assert rows.solve(double_dummy(), 60.0)[:, rows.cards.index(small)].tolist() == [3, 3]
    assert play.tricks(rows, [small]).tolist() == [[3], [2]]


def test_once_only_the_next_card_is_blind() -> None:
    """The guess comes with the second card after the lead: all seen before, nothing is lost."""
    play, rows = begun(LIKELY, GUESSED_WRONG, times=(3.0, 1.0))
    assert play.tricks(rows, [Card.parse("S2")], ahead=1).tolist() == [[3], [3]]
    assert play.tricks(rows, [Card.parse("S2")], ahead=2).tolist() == [[3], [2]]


def test_who_shows_out_is_seen() -> None:
    """West follows lower than the seven or not at all: North finesses, or puts up the ace."""
    play, rows = begun(WITH_WEST, WITH_EAST, times=(3.0, 1.0))
    assert play.tricks(rows, [Card.parse("S7")]).tolist() == [[3], [3]]


def test_cards_compared_together_do_not_mix() -> None:
    play, rows = begun(LIKELY, GUESSED_WRONG, times=(3.0, 1.0))
    apart = [play.tricks(rows, [card])[:, 0].tolist() for card in rows.cards]
    assert play.tricks(rows, rows.cards).T.tolist() == apart


def test_without_time_it_says_so() -> None:
    play, rows = begun(LIKELY, GUESSED_WRONG, times=(3.0, 1.0))
    late = BlindPlay(play.solver, play.strain, play.seating, play.times, play.lost, lambda: 0.0)
    with pytest.raises(OutOfTime):
        late.tricks(rows, rows.cards)
