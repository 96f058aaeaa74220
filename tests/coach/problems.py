"""Problems of play with an expert's reason: positions as the player to act sees them."""

from __future__ import annotations

import random
import tomllib
from dataclasses import dataclass
from pathlib import Path

from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat, Vulnerability
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.games.view import View

VECTORS = Path(__file__).parents[1] / "vectors"
FILES = ("play_problems.toml", "techniques.toml")

NAMES = {
    "finesse": {"finesse", "lead-up"},
    "free finesse": {"finesse", "run-round"},
    "third hand": {"finesse"},
    "ducking": {"duck", "set-up", "hold-up"},
    "hold-up": {"hold-up"},
    "Bath coup": {"hold-up"},
    "losing trick first": {"hold-up", "duck"},
    "unblocking": {"unblock", "overtake", "entry"},
    "entries": {"entry"},
    "ruffing": {"ruff-losers"},
    "trumps first": {"draw-trumps"},
    "avoidance": {"finesse", "avoidance"},
    "safety play": {"safety", "drop", "duck", "cash"},
    "sure tricks": {"cash", "unblock"},
    "lead": {"lead-sequence", "lead-length", "lead-singleton", "lead-passive", "lead-ace",
             "lead-doubleton", "lead-trump"},
    "third hand high": {"third-high", "third-finesse"},
    "partner's suit": {"return", "lead-partner"},
    "giving a ruff": {"give-ruff"},
    "signal": {"signal"},
    "second hand low": {"second-low"},
    "covering": {"cover", "second-low"},
    "bids as meant": {"lead-sequence", "lead-singleton"},
    "worth of a lead": {"lead-sequence", "lead-length", "lead-singleton"},
    "count": {"hold-up", "win", "rise"},
    "what did not happen": {"finesse", "lead-up", "run-round", "set-up", "cash"},
    "suit preference": {"asked"},
    "the known card": {"known"},
    "one plan": {"drop", "cash", "set-up"},
}  # fmt: skip
"""What the tutor calls each technique: some have more than one name."""


@dataclass(frozen=True)
class CardProblem:
    """A position, the cards that are right, and the technique the expert names."""

    technique: str
    hands: dict[str, str]
    calls: str
    played: str
    right: tuple[str, ...]
    line: str

    @property
    def wanted(self) -> set[str]:
        """What the tutor may call the technique."""
        return NAMES.get(self.technique, {self.technique})

    def view(self, seed: int = 1) -> View:
        """Return the position; the cards nobody tells are dealt at random."""
        rng = random.Random(seed)
        for _ in range(5_000):
            try:
                deal = self._dealt(rng)
                game = Game.start(VARIANT, deal, Board(1, Seat.SOUTH, Vulnerability.NONE))
                for call in self.calls.split():
                    game = game.after(parse_call(call))
                for card in self.played.split():
                    game = game.after(Card.parse(card))
            except ValueError:
                continue
            assert game.actor is not None
            return game.view(game.actor)
        raise AssertionError(f"no deal of {self}")

    def _dealt(self, rng: random.Random) -> Deal:
        hands = {Seat.parse(seat): Hand.parse(text) for seat, text in self.hands.items()}
        shown = Hand()
        for hand in hands.values():
            shown |= hand
        hidden = [seat for seat in Seat if seat not in hands]
        played = self._played(hands)
        pool = list(FULL_PACK - shown - Hand.of(c for cards in played.values() for c in cards))
        rng.shuffle(pool)
        for seat in hidden:
            own = played.get(seat, [])
            hands[seat] = Hand.of([*own, *pool[: 13 - len(own)]])
            pool = pool[13 - len(own) :]
        n, e, s, w = (hands[seat] for seat in Seat)
        return Deal((n, e, s, w))

    def _played(self, hands: dict[Seat, Hand]) -> dict[Seat, list[Card]]:
        """Return who must have held the cards played that no hand told holds."""
        from biritch.core.calls import Contract
        from biritch.rules.auction import Auction
        from biritch.rules.play import Trick

        contract = Auction.of(Seat.SOUTH, map(parse_call, self.calls.split())).contract
        assert isinstance(contract, Contract)
        trick = Trick(contract.declarer.after())
        found: dict[Seat, list[Card]] = {}
        for text in self.played.split():
            card = Card.parse(text)
            if trick.turn not in hands:
                found.setdefault(trick.turn, []).append(card)
            trick = trick.add(card)
            if trick.full:
                trick = Trick(trick.winner(contract.strain))
        return found


def problems(file: Path) -> list[CardProblem]:
    """Return the problems of *file*; there may be none."""
    if not file.exists():
        return []
    rows = tomllib.loads(file.read_text(encoding="utf-8")).get("card", [])
    return [
        CardProblem(
            row["technique"],
            row["hands"],
            row["calls"],
            row.get("played", ""),
            tuple(row["right"].split()),
            row["line"],
        )
        for row in rows
    ]


def all_problems() -> list[CardProblem]:
    """Return every problem there is."""
    return [problem for name in FILES for problem in problems(VECTORS / name)]
