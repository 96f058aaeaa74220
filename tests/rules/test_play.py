"""The play: counted line by line, on the phase the table uses."""

import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import DECK, Card, Strain, Suit
from biritch.core.deals import PartialDeal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.games.phase import Facts
from biritch.games.phases.tricks import PlayPhase
from biritch.rules.play import Trick

PERFT = json.loads((Path(__file__).parent.parent / "vectors" / "play_perft.json").read_text())
DEALS = [one for one in PERFT if "perft_1_9" in one]
ENDINGS = [one for one in PERFT if "ending" in one]


def opened(deal: str, trump: str, leader: str) -> PlayPhase:
    """The play of *deal* with *leader* on lead to the first trick."""
    seat = Seat.parse(leader)
    contract = Contract(Strain.parse(trump), seat.after(3), 1)
    return PlayPhase.open(
        Facts(Board.from_number(1), PartialDeal.parse(deal).hands, contract=contract)
    )


def lines(play: PlayPhase, depth: int) -> int:
    legal = play.legal()
    return len(legal) if depth == 1 else sum(lines(play.after(a), depth - 1) for a in legal)


@pytest.mark.parametrize("place", range(len(DEALS)))
def test_there_are_as_many_lines_of_play_to_six_cards(place: int) -> None:
    one = DEALS[place]
    play = opened(one["deal"], one["trump"], one["leader"])
    for depth in range(1, 7):
        assert lines(play, depth) == one["perft_1_9"][depth - 1]


def endings(play: PlayPhase) -> Counter[int]:
    """How many complete lines give North-South each number of tricks."""
    if play.over:
        contract, facts = play.facts.contract, play.facts
        assert contract is not None
        won, all_ = facts.won, len(facts.tricks)
        return Counter([won if contract.declarer.side is Side.NS else all_ - won])
    return sum((endings(play.after(action)) for action in play.legal()), Counter())


def small(one: dict[str, Any]) -> bool:
    return int(one["complete_lines"]) <= 2_000


@pytest.mark.parametrize(
    "one", [one for one in ENDINGS if small(one)], ids=lambda one: one.get("note", "")
)
def test_an_ending_has_as_many_lines_and_tricks(one: dict[str, Any]) -> None:
    found = endings(opened(one["ending"], one["trump"], one["leader"]))
    assert sum(found.values()) == one["complete_lines"]
    assert {f"NS{won}": lines for won, lines in found.items()} == one["by_NS_tricks"]


def test_enough_endings_are_small() -> None:
    assert sum(map(small, ENDINGS)) > 45


def test_legal_cards_are_those_without_an_objection() -> None:
    rng = random.Random(44)
    for _ in range(300):
        pack = rng.sample(DECK, 20)
        hand, trick = Hand.of(pack[:8]), Trick(Seat.WEST, tuple(pack[8 : 8 + rng.randrange(4)]))
        assert set(trick.legal(hand)) == {c for c in hand if trick.objection(c, hand) is None}


@pytest.mark.parametrize(
    ("cards", "trump", "winner"),
    [
        ("H4 HK H2 HA", "N", "W"),
        ("H4 HK S2 HA", "S", "S"),
        ("H4 S3 S2 HA", "S", "E"),
        ("H2 SA DA CA", "N", "N"),
        ("H2 SA DA CA", "C", "W"),
    ],
)
def test_the_best_card_wins(cards: str, trump: str, winner: str) -> None:
    """North leads (Law 44E and F)."""
    trick = Trick(Seat.NORTH, tuple(map(Card.parse, cards.split())))
    assert trick.winner(Strain.parse(trump)) == Seat.parse(winner)


def test_a_discard_never_wins() -> None:
    trick = Trick(Seat.EAST, tuple(map(Card.parse, ["C2", "SA", "HA", "DA"])))
    assert trick.winner(Strain.NOTRUMP) == Seat.EAST
    assert all(card.suit != Suit.CLUBS for card in trick.cards[1:])
