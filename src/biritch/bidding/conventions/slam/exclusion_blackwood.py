"""Exclusion Blackwood: a jump above game in a void asks for key cards outside that suit.

The steps are those of Blackwood with five key cards: none or three, one or four, two without
the queen of trumps, two with it. The ace of the void is not counted.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.combined import together
from biritch.bidding.promises.honours import holds, keys
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import t
from biritch.core.cards import Suit

_TOOL = "exclusion"
_QUEEN = holds(t, 12)
_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_ASKS: tuple[tuple[str, Suit, tuple[str, ...], str], ...] = (
    ("4S", Suit.SPADES, ("4N", "5C", "5D", "5H"), "D<t t<S"),
    ("5C", Suit.CLUBS, ("5D", "5H", "5S", "5N"), "D<t"),
    ("5D", Suit.DIAMONDS, ("5H", "5S", "5N", "6C"), "D<t"),
    ("5H", Suit.HEARTS, ("5S", "5N", "6C", "6D"), "H<t"),
)
"""The ask, its void, the four steps, and the trumps over which it is above game."""


def _asked() -> Iterator[Agreement]:
    for ask, void, steps, where in _ASKS:
        start = "... 3t" if ask == "4S" else "... 3t | ... 4t"
        yield Agreement(
            start,
            ask,
            length(void, 0, 0) & length(t, 4) & together(33, 40, t),
            "exclusion",
            "one-round",
            True,
            "call-exclusion",
            "exclusion",
            when="fit quiet alone ours !asked !answered",
            where=where,
            needs=_TOOL,
        )
        held = (
            keys(t, 0, 3, out=void),
            keys(t, 1, 4, out=void),
            keys(t, 2, out=void) & ~_QUEEN,
            keys(t, 2, out=void) & _QUEEN,
        )
        for step, promise in zip(steps, held, strict=True):
            yield Agreement(
                f"... {ask}",
                step,
                promise,
                "exclusion-answer",
                *_TOLD,
                when="exclusion-asked",
                needs=_TOOL,
            )


def _ended() -> Iterator[Agreement]:
    """Yield the asker's next call: six with three key cards of the four between us."""
    for ask, void, steps, _ in _ASKS:
        enough = (
            keys(t, 3, 4, out=void),
            keys(t, 2, 3, out=void),
            keys(t, 1, 2, out=void),
            keys(t, 1, 2, out=void),
        )
        for place, (step, mine) in enumerate(zip(steps, enough, strict=True)):
            after = f"... {ask} {step}"
            if place:
                grand = keys(t, 3 if place == 1 else 2, out=void) & together(37, 40, t)
                queen = grand if place == len(steps) - 1 else grand & _QUEEN
                yield Agreement(
                    after,
                    "7t",
                    queen,
                    "exclusion-seven",
                    "sign-off",
                    when="exclusion-told",
                    needs=_TOOL,
                )
            yield Agreement(
                after,
                "6t",
                mine,
                "exclusion-six",
                "sign-off",
                when="exclusion-told",
                needs=_TOOL,
            )
        low = f"... {ask} 4* | ... {ask} 5*"
        endings: tuple[tuple[str, str, Forcing], ...] = (
            (f"... {ask} 5t", "-", "no"),
            (low, "5t", "sign-off"),
            (f"{low} | ... {ask} 6*", "6t", "sign-off"),
        )
        for after, call, forcing in endings:
            yield Agreement(
                after,
                call,
                ANYTHING,
                "exclusion-end",
                forcing,
                when="exclusion-told",
                needs=_TOOL,
            )


PACKAGE = Package(
    title="chapter-exclusion",
    source="ghbridge; expert knowledge",
    convention=True,
    agreements=(
        *sourced("ghbridge: a jump above game in a void, the steps of key cards", *_asked()),
        *assumed("slam with three of the four key cards outside the void", *_ended()),
    ),
)

SENTENCES = {
    "en": """
call-exclusion = Exclusion Blackwood, key cards outside the void: { $what }
chapter-exclusion = Exclusion Blackwood
tool-exclusion = Exclusion Blackwood
""",
    "fr": """
call-exclusion = Blackwood d'exclusion, clés hors de la chicane : { $what }
chapter-exclusion = Blackwood d'exclusion
tool-exclusion = Blackwood d'exclusion
""",
}
