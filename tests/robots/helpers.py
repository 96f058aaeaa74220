"""What the tests of the robots share: deals under way, and promises to keep."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from biritch.bidding.agreement.partnership import Partnership
from biritch.core.boards import Board
from biritch.core.calls import PASS, Call, parse_call
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Side, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.sampling.splits import ANY_LENGTHS, ANY_POINTS, Span
from biritch.rules.auction import Auction

CONTRACTS = ("1N P 3N P P P", "1H P 4H P P P", "1S X 2S P P P", "P 1C 1D X 3D P P P")


def dealt(seed: int | str, number: int = 1) -> Game:
    """Return a board about to be bid."""
    return Game.start(VARIANT, next(seeded_deals(seed)), Board.from_number(number))


def bid(game: Game, calls: str) -> Game:
    """Return *game* after *calls*."""
    for call in calls.split():
        game = game.after(parse_call(call))
    return game


def under_way(seed: int, cards: int) -> Game:
    """Return a deal of some contract after *cards* legal cards, whatever they are."""
    rng = random.Random(f"under way {seed}")
    game = bid(dealt(f"under way {seed}", seed % 16 + 1), CONTRACTS[seed % len(CONTRACTS)])
    for _ in range(cards):
        actor = game.actor
        assert actor is not None
        game = game.after(rng.choice(game.view(actor).legal))
    return game


@dataclass(frozen=True)
class Boxed:
    """A promise that is exactly its box."""

    hcp: Span = ANY_POINTS
    lengths: tuple[Span, ...] = ANY_LENGTHS

    def project(self) -> Boxed:
        return self

    def accepts(self, hand: Hand) -> bool:
        suits = zip(hand.lengths, self.lengths, strict=True)
        low, high = self.hcp
        return low <= hand.hcp <= high and all(a <= held <= b for held, (a, b) in suits)


@dataclass(frozen=True)
class Holds:
    """A promise no box can tell: one of two very different hands."""

    one: Boxed
    other: Boxed

    def project(self) -> Boxed:
        both = zip(self.one.lengths, self.other.lengths, strict=True)
        return Boxed(
            (min(self.one.hcp[0], self.other.hcp[0]), max(self.one.hcp[1], self.other.hcp[1])),
            tuple((min(a, c), max(b, d)) for (a, b), (c, d) in both),
        )

    def accepts(self, hand: Hand) -> bool:
        return self.one.accepts(hand) or self.other.accepts(hand)


def with_hands(game: Game, deal: Deal) -> Game:
    """Return the game of the same actions on another *deal*."""
    return Game.fold(game.variant, deal, game.board, game.log)


ANY = Phrase.of("robot-any")


@dataclass(frozen=True)
class Silence:
    """A meaning that says nothing."""

    promise: Boxed = Boxed()
    says: Phrase = ANY
    artificial: bool = False
    kind: str = ""


@dataclass(frozen=True)
class Passing:
    """A choice to pass."""

    call: Call = PASS
    meaning: Silence = Silence()


@dataclass(frozen=True)
class Nothing:
    """What is agreed where nobody agreed on anything."""

    candidates: tuple[()] = ()


class Quiet:
    """A system in which nobody bids and no call says anything, for tests of the play."""

    partnership = Partnership()

    def choose(self, hand: Hand, auction: Auction, vulnerability: Vulnerability) -> Passing:
        del hand, auction, vulnerability
        return Passing()

    def explain(self, auction: Auction, vulnerability: Vulnerability) -> tuple[Silence, ...]:
        del vulnerability
        return (Silence(),) * len(auction.calls)

    def book_of(self, side: Side) -> Quiet:
        del side
        return self

    def page(self, auction: Auction, vulnerability: Vulnerability) -> Nothing:
        del auction, vulnerability
        return Nothing()


def quiet(name: str) -> Any:
    """Return the quiet system, whatever the name."""
    return Quiet()


def player(samples: int = 12, **more: Any) -> SimulatingRobot:
    """Return the robot that simulates, playing without a system."""
    return SimulatingRobot("quiet", library=quiet, samples=samples, **more)
