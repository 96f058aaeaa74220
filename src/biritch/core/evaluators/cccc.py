"""Kaplan and Rubens' Caution: Complex Computer Count, the four Cs."""

from biritch.core.evaluator import Evaluator


def _quality(ranks: str) -> int:
    """Return a tenth of 4-3-2-1 and its corrections, for each card; in hundredths."""
    length, factor = len(ranks), 10 * len(ranks)
    higher = sum(rank in "AKQJ" for rank in ranks)
    total = factor * sum({"A": 4, "K": 3, "Q": 2, "J": 1}.get(rank, 0) for rank in ranks)
    if length > 6:
        # A long suit draws missing honours: one step for seven cards, three from nine on.
        missing = 2 * ("Q" not in ranks) + ("J" not in ranks)
        return total + factor * min(missing, length - 6)
    if "T" in ranks:
        total += factor if higher > 1 or "J" in ranks else factor // 2
    if "9" in ranks and (higher == 2 or "T" in ranks or "8" in ranks):
        total += factor // 2
    return total


def _honours(ranks: str) -> int:
    """Return protected honours 3-2-1, and lower honours under higher ones; in hundredths."""
    length, higher, total = len(ranks), 0, 0
    if "A" in ranks:
        total, higher = 300, 1
    if "K" in ranks:
        total, higher = total + (200 if length > 1 else 50), higher + 1
    if "Q" in ranks:
        if length > 1:
            total += (100 if length > 2 else 75) - (0 if higher else 25)
        higher += 1
    if "J" in ranks:
        total, higher = total + {1: 25, 2: 50}.get(higher, 0), higher + 1
    if "T" in ranks and (higher == 2 or (higher == 1 and "9" in ranks)):
        total += 25
    return total


def _shortness(ranks: str) -> int:
    return max(0, 3 - len(ranks)) * 100


def _correction(shape: tuple[int, ...]) -> float:
    return -0.5 if shape == (4, 3, 3, 3) else -1.0


EVALUATOR = Evaluator(
    titles={
        "en": "Kaplan-Rubens count (CCCC)",
        "fr": "Compte Kaplan-Rubens (CCCC)",
    },
    french="cccc",
    source="E. Kaplan, The Bridge World, October 1982; recapped by J. Goldsmith",
    of_suit=lambda ranks: (_quality(ranks) + _honours(ranks) + _shortness(ranks)) / 100,
    of_shape=_correction,
    fractions=True,
)
