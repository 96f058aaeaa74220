"""How many tricks to count on over their bid, fitted to the tables of many deals.

    python -m benchmarks.counted_tricks rows.npz ...

The files are those of ``learned_calls.py --keep``. Two sums are fitted by least squares: the
tricks our side takes with a suit as trumps, seven cards of which at least it is known to have,
and the tricks of theirs in the suit they bid last. What is added up is what
:mod:`biritch.bidding.promises.counting` adds up: the caller's high-card points and shape, and
what the others have shown. Each weight is printed with its standard error, and how far a sum
is off on deals it was not fitted to (five folds).
"""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from benchmarks.learned_calls import FOLDS, Rows, read
from biritch.bidding.promises.counting import MOST, OURS, THEIRS
from biritch.core.cards import Strain, Suit

OTHERS = ("partner", "next", "before")


class Turns:
    """What is told at the turns where they have bid a suit."""

    def __init__(self, rows: Rows) -> None:
        """Take one row of each turn."""
        deals = {deal: n for n, deal in enumerate(dict.fromkeys(rows.deals))}
        same = {name: n for n, name in enumerate(dict.fromkeys(map(_deal, deals)))}
        deal = np.array([deals[name] for name in rows.deals])
        turns = np.stack([deal, rows.places], 1)
        first = np.unique(turns, axis=0, return_index=True)[1]
        level, strain = rows.of("level")[first], rows.of("strain")[first]
        bid = (level > 0) & (rows.of("ours")[first] == 0) & (strain >= 0) & (strain < 4)
        self.turn = first[bid]
        self.rows = rows
        fold = np.array([same[_deal(name)] % FOLDS for name in deals])
        self.fold = fold[deal[self.turn]]
        self.suit = self.of("strain").astype(int)
        self.cards = np.stack([self.of(f"cards {suit.name}") for suit in Suit], 1)

    def of(self, word: str) -> np.ndarray:
        """Return a column."""
        column: np.ndarray = self.rows.of(word)[self.turn]
        return column

    def shown(self, who: str, end: str) -> np.ndarray:
        """Return the fewest or the most cards somebody has shown, by suit."""
        return np.stack([self.of(f"{who} {end} {suit.name}") for suit in Suit], 1)

    def their(self, columns: np.ndarray) -> np.ndarray:
        """Return of columns by suit that of their suit."""
        picked: np.ndarray = columns[np.arange(len(self.suit)), self.suit]
        return picked

    def points(self) -> dict[str, np.ndarray]:
        """Return the points shown."""
        least = {who: self.of(f"{who} least") for who in OTHERS}
        most = {who: np.minimum(self.of(f"{who} most"), MOST) for who in OTHERS}
        return {
            "points": self.of("HCP"),
            "partner least": least["partner"],
            "partner most": most["partner"],
            "they least": least["next"] + least["before"],
            "they most": most["next"] + most["before"],
        }

    def far(self) -> np.ndarray:
        """Return how far the cards held in their suit are from two and a half."""
        return np.abs(self.their(self.cards) - 2.5)

    def ours(self, trumps: Suit) -> tuple[np.ndarray, dict[str, np.ndarray], np.ndarray]:
        """Return at which turns a suit may be trumps, what is added up, and our tricks."""
        held, sides = self.cards[:, trumps], np.delete(self.cards, trumps, 1)
        least = self.shown("partner", "least")[:, trumps]
        theirs = sum(self.shown(who, "least")[:, trumps] for who in OTHERS[1:])
        told = self.points() | {
            "trumps": held,
            "seven": (held >= 7) * 1.0,
            "void": (sides.min(1) == 0) * 1.0,
            "singleton": (sides.min(1) == 1) * 1.0,
            "five aside": (sides.max(1) >= 5) * 1.0,
            "far": self.far(),
            "partner's trumps": least,
            "ten together": (held + least >= 10) * 1.0,
            "their trumps": np.asarray(theirs),
            "minor": np.full(len(held), 1.0 - trumps.major),
        }
        return (self.suit != trumps) & (held + least >= 7), told, self.tricks(trumps)

    def theirs(self) -> tuple[dict[str, np.ndarray], np.ndarray]:
        """Return what is added up for their suit, and their tricks."""
        sides = np.sort(np.where(np.arange(4) == self.suit[:, None], -1, self.cards), 1)[:, 1:]
        shown = [
            sum(self.their(self.shown(who, end)) for who in OTHERS[1:])
            for end in ("least", "most")
        ]
        told = self.points() | {
            "level": self.of("level"),
            "cards": self.their(self.cards),
            "far": self.far(),
            "short": np.maximum(0, 2 - sides[:, 0]),
            "seven aside": (sides[:, 2] >= 7) * 1.0,
            "partner's cards": self.their(self.shown("partner", "least")),
            "their least": np.asarray(shown[0]),
            "their most": np.asarray(shown[1]),
        }
        tricks = self.rows.tricks[self.turn, len(Strain) + self.suit] / 2
        return told, tricks

    def tricks(self, suit: Suit) -> np.ndarray:
        """Return what our two hands take as declarers, on average."""
        taken: np.ndarray = self.rows.tricks[self.turn, suit] / 2
        return taken


def _deal(name: str) -> str:
    """Return the seed and the number of a deal, whatever system bid it."""
    return name.split(maxsplit=1)[1]


def fitted(told: dict[str, np.ndarray], tricks: np.ndarray, fold: np.ndarray) -> None:
    """Print the weights of a sum, and how far it is off."""
    table = np.column_stack([np.ones(len(tricks)), *told.values()])
    weights = np.linalg.lstsq(table, tricks, rcond=None)[0]
    spread = np.linalg.inv(table.T @ table).diagonal() ** 0.5
    off = np.zeros(len(tricks))
    for held_out in range(FOLDS):
        taught, asked = fold != held_out, fold == held_out
        some = np.linalg.lstsq(table[taught], tricks[taught], rcond=None)[0]
        off[asked] = tricks[asked] - table[asked] @ some
    error = float(np.std(off))
    print(f"  {error:.2f} off in {len(tricks)}; tricks differ by {float(np.std(tricks)):.2f}")
    for word, weight, each in zip(["always", *told], weights, spread, strict=True):
        print(f"  {word:18} {weight:+.3f} ± {each * error:.3f}")


def main() -> None:
    """Fit both sums."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", type=Path, nargs="+", help="files of learned_calls.py")
    turns = Turns(read(parser.parse_args().rows))
    parts = [(suit, *turns.ours(suit)) for suit in Suit]
    words = {
        word: np.concatenate([told[word][at] for _, at, told, _ in parts])
        for word in OURS
        if word != "always"
    }
    tricks = np.concatenate([taken[at] for _, at, _, taken in parts])
    print("ours:")
    fitted(words, tricks, np.concatenate([turns.fold[at] for _, at, _, _ in parts]))
    told, taken = turns.theirs()
    print("theirs:")
    fitted({word: told[word] for word in THEIRS if word != "always"}, taken, turns.fold)


if __name__ == "__main__":
    main()
