"""Gerber: a jump to 4C over a natural notrump asks for aces, 5C then for kings."""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import aces, good, kings
from biritch.bidding.promises.points import hl
from biritch.bidding.promises.promise import ANYTHING, Promise, disjunction
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import x
from biritch.core.cards import Suit

_STEPS = (("4D", (0, 4)), ("4H", (1,)), ("4S", (2,)), ("4N", (3,)))
_KINGS = (("5D", (0, 4)), ("5H", (1,)), ("5S", (2,)), ("5N", (3,)))


def _rows(start: str, low: int) -> Iterator[Agreement]:
    long = length(x, 7) & good(x, 3, 4)
    yield Agreement(
        start,
        "4C",
        hl(max(31 - low, 4)) & _running(),
        "N8",
        "one-round",
        True,
        "call-gerber",
        "gerber",
    )
    for call, counts in _STEPS:
        yield Agreement(
            f"{start} 4C",
            call,
            aces(*counts),
            "N8-answer",
            "one-round",
            True,
            "call-answer",
            "answer",
        )
        after = f"{start} 4C {call}"
        enough = tuple(mine for mine in range(5) if mine + min(counts) >= 3)
        every = tuple(mine for mine in enough if mine + min(counts) >= 4)
        if every:
            yield Agreement(after, "7x", long & aces(*every) & hl(36 - low), "N8-7", "sign-off")
        if enough:
            yield Agreement(after, "6x", long & aces(*enough), "N8-6", "sign-off")
        yield Agreement(after, "5x", long, "N8-5", "sign-off", where="C<x")
        yield Agreement(
            after, "5C", ANYTHING, "N8-kings", "one-round", True, "call-kings", "gerber-kings"
        )
        for answer, count in _KINGS:
            yield Agreement(
                f"{after} 5C",
                answer,
                kings(*count),
                "N8-answer",
                "one-round",
                True,
                "call-answer",
                "answer",
            )


def _running() -> Promise:
    return disjunction(length(suit, 7) & good(suit, 3, 4) for suit in Suit)


def package(card: Figures) -> Package:
    """Return Gerber over 1NT and over 2NT."""
    return Package(
        title="chapter-gerber-over-notrump",
        source="SAYC booklet SP-3 (2006), Gerber [sourced]",
        edition="2006",
        convention=True,
        agreements=(
            *_rows("1N", card.one_notrump[0]),
            *_rows("2N", card.two_notrump[0]),
            *_rows("2C 2D 2N", card.strong_notrump[0]),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-gerber-over-notrump = Gerber
""",
    "fr": """
chapter-gerber-over-notrump = Gerber
""",
}
