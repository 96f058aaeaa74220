"""A bid shows what it promised: no artificial call shows the suit it names, in any system."""

import random
from collections.abc import Iterator

import pytest

from biritch.bidding import catalogue
from biritch.bidding.agreement.meaning import Meaning
from biritch.core.boards import Board
from biritch.core.calls import Bid, Call
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.calls.bidder import read_system
from biritch.robots.catalogue import find
from biritch.robots.play.shown_suits import shown_suits, suits_of_call
from biritch.robots.sampling.inferences import infer_evidence
from tests.proving import cases
from tests.robots.helpers import bid, dealt

S, H, D, C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


SHOWN = [
    ("sayc", "1N P 2C P 2H P 4H P P P", {"N": {H}, "S": {H}}),
    ("sayc", "1N P 2H P 2S P 3N P P P", {"S": {S}}),
    ("sayc", "2C P 2D P 2S P 4S P P P", {"N": {S}, "S": {S}}),
    ("sayc", "1S 2S 4S P P P", {"N": {S}, "E": {H}, "S": {S}}),
    ("sayc", "1C 2N P 3D P P P", {"N": {C}, "E": {D, H}}),
    ("sayc", "1S P 4N P 5D P 6S P P P", {"N": {S}, "S": {S}}),
    ("sayc", "1D P 1H P 1S P 2C P 2N P P P", {"N": {S, D}, "S": {H}}),
    ("sayc", "1D 1S 2S P 3N P P P", {"N": {D}, "E": {S}, "S": {D}}),
    ("sef", "1S P 4D P 4S P P P", {"N": {S}, "S": {S}}),
    ("sef", "P 1N 2C P 2S P P P", {"N": {S}, "S": {S, H}}),
    ("strong-club", "1C P 1D P 1S P 4S P P P", {"N": {S}, "S": {S}}),
    ("strong-club", "1D P 1N P P P", {}),
    ("acol:benji", "2D P 2H P 3N P P P", {}),
    ("two-over-one", "1S P 2N P 3C P 4S P P P", {"N": {S}, "S": {S}}),
    ("sayc", "1N P 2D X 2H P 3N P P P", {"S": {H}, "W": {D}}),
    ("two-over-one", "1S P 4C X 4S P P P", {"N": {S}, "S": {S}, "W": {C}}),
    ("sef", "1H P 4N P 5D X 5H P P P", {"N": {H}, "E": {D}, "S": {H}}),
    ("sif", "1D 1S X P 2H P P P", {"N": {D, H}, "E": {S}}),
]
"""What is shown after Stayman, transfers, strong openings, two-suiters, splinters, questions
for aces, fourth suit, cue-bids, Landy, a strong club, a short diamond, Jacoby and doubles that
ask for a lead."""


@pytest.mark.parametrize(("system", "calls", "wanted"), SHOWN)
def test_a_call_shows_the_suits_it_promises(
    system: str, calls: str, wanted: dict[str, set[Suit]]
) -> None:
    view = bid(dealt("shown"), calls).view(Seat.NORTH)
    shown = shown_suits(view, read_system(system))
    assert {str(seat): set(shown[seat]) for seat in Seat if shown[seat]} == wanted


def calls_explained(system: str, boards: int) -> Iterator[tuple[Call, Meaning]]:
    robot, book = find(f"rule:{system}"), read_system(system)
    for number, deal in zip(
        range(1, boards + 1), seeded_deals("conventional calls"), strict=False
    ):
        game = Game.start(VARIANT, deal, Board.from_number((number - 1) % 16 + 1))
        while not game.over and game.facts.contract is None:
            assert game.actor is not None
            view = game.view(game.actor)
            game = game.after(robot.decide(view, budget=0, rng=random.Random(0)).action)
        auction = game.view(None).auction
        assert auction is not None
        meanings = book.explain(auction, game.board.vulnerability)
        yield from zip(auction.calls, meanings, strict=True)


@pytest.mark.parametrize("system", sorted(catalogue.all_systems()))
def test_no_call_of_any_system_shows_a_suit_it_does_not_promise(system: str) -> None:
    artificial = 0
    for call, meaning in calls_explained(system, cases(15, 2000)):
        named = call.strain.suit if isinstance(call, Bid) else None
        shown = suits_of_call(named, meaning)
        lengths = meaning.promise.project().lengths
        assert all(lengths[suit][0] >= 3 for suit in shown)
        if meaning.artificial:
            artificial += 1
            assert all(lengths[suit][0] >= 4 for suit in shown)
    assert artificial


# West's hands, and the suit that the bids of the others only seemed to show.
ASKED = [
    ("1N P 2C P 2H P 4H P P P", "75.842.T963.KQJT", "CK"),
    ("1N P 2H P 2S P 4S P P P", "84.KQJ93.T63.842", "HK"),
    ("2C P 2D P 2H P 4H P P P", "J842.75.9643.KQJ", "CK"),
    # Partner has doubled to ask for that lead.
    ("1N P 2D X 2H P 3N P P P", "J952.T863.85.Q74", "D8"),
    ("1S P 4D X 4S P P P", "95.T8632.72.Q864", "D7"),
]


@pytest.mark.parametrize(("calls", "west", "lead"), ASKED)
def test_a_suit_that_was_only_asked_with_is_led(calls: str, west: str, lead: str) -> None:
    hand = Hand.parse(west)
    rest = list(FULL_PACK - hand)
    random.Random(3).shuffle(rest)
    north, east, south = (Hand.of(rest[at : at + 13]) for at in (0, 13, 26))
    game = Game.start(VARIANT, Deal((north, east, south, hand)), Board.from_number(3))
    game = bid(game, calls)
    assert game.actor is Seat.WEST
    decision = find("rule:sayc").decide(game.view(Seat.WEST), budget=0, rng=random.Random(1))
    assert str(decision.action) == lead


def test_partner_reads_such_a_lead_as_it_is_made() -> None:
    """After a transfer to hearts the diamond lead is no lead through a suit they bid."""
    game = bid(dealt("read", 3), "1N P 2D P 2H P 4H P P P")
    view = game.view(game.actor)
    assert view.turn is not None
    leader = view.turn
    card = next(card for card in view.legal if isinstance(card, Card) and card.suit is D)
    view = game.after(card).view(leader.partner)
    shown = shown_suits(view, read_system("sayc"))
    assert shown[leader.after(1)] | shown[leader.after(3)] == {H}
    assert infer_evidence(view, (), shown=shown).likelihood is not None
