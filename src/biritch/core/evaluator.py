"""What an evaluator is: a way of valuing hands, from a published source.

The shelf ``evaluators/`` holds one file each; :func:`evaluators` finds them by name, and
:func:`evaluate` applies one. Each is also a word of ``biritch deal --where`` and of dealer
scripts: ``zar(N) >= 26``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Literal

from biritch import shelf
from biritch.core.cards import RANKS, Suit
from biritch.core.choices import choose_word
from biritch.core.hands import Hand

Kind = Literal["hand", "suit", "side"]
"""What is valued: a hand, one suit of a hand, or the two hands of a side."""
_SUIT = (1 << 13) - 1


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Evaluator:
    """A way of valuing hands: the sum of what is said of each suit, the shape and the hand.

    ``of_suit`` values the ranks held in a suit, ``"AQT4"`` (``""`` is a void), and is summed
    over the four; ``of_shape`` the four lengths, longest first; ``of_hand`` the whole hand.
    ``of_side`` values two hands together. With ``one_suit``, ``of_suit`` is asked of one suit
    and not summed. ``fractions`` says whether values may be other than whole: a dealer
    script, which counts in whole numbers, has those times a hundred.

    Example:
        >>> aces = Evaluator(
        ...     titles={"en": "Aces", "fr": "As"}, french="as", source="Laws, Law 1",
        ...     of_suit=lambda ranks: ranks.count("A"),
        ... )
        >>> aces.value(Hand("AKQ.A..A2"))
        3
    """

    titles: Mapping[str, str]
    """What it is, in a few words, in both languages."""
    french: str
    """The word that French conditions call it by."""
    source: str
    """Who published it, where and when."""
    of_suit: Callable[[str], float] | None = None
    of_shape: Callable[[tuple[int, ...]], float] | None = None
    of_hand: Callable[[Hand], float] | None = None
    of_side: Callable[[Hand, Hand], float] | None = None
    one_suit: bool = False
    fractions: bool = False

    @property
    def kind(self) -> Kind:
        """What is valued."""
        if self.of_side is not None:
            return "side"
        return "suit" if self.one_suit else "hand"

    def value(self, hand: Hand) -> float:
        """Return the value of *hand*, of the kind ``hand``."""
        total: float = 0
        if self.of_suit is not None:
            table, bits = suit_table(self), hand.bits
            total = (
                table[bits & _SUIT]
                + table[bits >> 13 & _SUIT]
                + table[bits >> 26 & _SUIT]
                + table[bits >> 39]
            )
        if self.of_shape is not None:
            total += self.of_shape(hand.shape)
        if self.of_hand is not None:
            total += self.of_hand(hand)
        return round(total, 4)

    def suit_value(self, hand: Hand, suit: Suit) -> float:
        """Return the value of one *suit* of *hand*."""
        return suit_table(self)[hand.bits >> 13 * suit & _SUIT]


@cache
def suit_table(evaluator: Evaluator) -> tuple[float, ...]:
    """Return what *evaluator* says of each of the 8,192 holdings of a suit.

    Bit 12 of a holding is the ace, bit 0 the two.

    Example:
        >>> suit_table(evaluators()["hcp"])[0b1100000000000]
        7
    """
    of_suit = evaluator.of_suit
    assert of_suit is not None
    ranks = RANKS[::-1]
    return tuple(
        of_suit("".join(rank for place, rank in enumerate(ranks) if held >> (12 - place) & 1))
        for held in range(1 << 13)
    )


def ranks_worth(**values: float) -> Callable[[str], float]:
    """Return the value of a holding in which ranks, ``A``, ``K`` …, are worth *values*.

    Example:
        >>> ranks_worth(A=2, K=1)("AKQ2")
        3
    """
    return lambda ranks: sum(values.get(rank, 0) for rank in ranks)


@cache
def evaluators() -> Mapping[str, Evaluator]:
    """Return every evaluator by its name.

    Example:
        >>> evaluators()["zar"].source
        'Z. Petkov, Zar Points: Aggressive Bidding Hand Evaluation, 2003'
    """
    from biritch.core import evaluators as shelf_of_evaluators

    entries = shelf.load(shelf_of_evaluators, "EVALUATOR", Evaluator)
    return {key.replace("_", "-"): entry for key, entry in entries.items()}


def evaluate(
    hand: Hand | str | tuple[Hand | str, Hand | str],
    by: str = "hcp",
    suit: Suit | str | None = None,
) -> float:
    """Return what *hand* is worth by an evaluator, high-card points by default.

    Args:
        hand: Thirteen cards, or as many as there are; two hands of a side for ``trumps``.
        by: ``hcp``, ``controls``, ``losers``, ``zar``, ``cccc`` …: see :func:`evaluators`.
        suit: Which suit, for ``suit-quality``, which values one.

    Raises:
        ValueError: There is no such evaluator, or it values something else.

    Example:
        >>> evaluate("2.A854.KJ98.A952", "cccc"), evaluate("2.A854.KJ98.A952", "losers")
        (14.25, 7)
        >>> evaluate("A3.KQJT64.87.Q32", "suit-quality", "H")
        10
        >>> evaluate(("AQ432.K2.K32.K32", "KJ65.A43.A654.A4"), "trumps")
        9
    """
    known = evaluators()
    chosen = known[choose_word(by, known, "an evaluator")]
    hands = hand if isinstance(hand, tuple) else (hand,)
    read = [one if isinstance(one, Hand) else _hand(one) for one in hands]
    if len(read) != (2 if chosen.kind == "side" else 1):
        want = "the two hands of a side" if chosen.kind == "side" else "one hand"
        raise ValueError(f"{by} values {want}, not {len(read)}")
    if (suit is None) is (chosen.kind == "suit"):
        raise ValueError(
            f"{by} values one suit: which? (want S, H, D or C)"
            if suit is None
            else f"{by} values a whole hand, not one suit"
        )
    if chosen.of_side is not None:
        return chosen.of_side(read[0], read[1])
    if suit is None:
        return chosen.value(read[0])
    return chosen.suit_value(read[0], suit if isinstance(suit, Suit) else Suit.parse(str(suit)))


def _hand(text: object) -> Hand:
    if not isinstance(text, str):
        raise TypeError(f"not a hand: {text!r} (want e.g. 'AQJ.K92.A32.8765')")
    return Hand.parse(text)
