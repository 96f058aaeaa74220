"""They bid or double over our 4NT: DOPI and ROPI, the steps kept as the asker counts them.

Over a suit a double is the first step, a pass the second, the cheapest suits the next; over a
double the redouble is the first and the pass the second. With key cards the steps are 0 or 3,
1 or 4, 2 without the queen of trumps and 2 with it; on four aces none, one, two, three.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package
from biritch.bidding.promises.honours import aces, holds, keys
from biritch.bidding.promises.promise import ANYTHING, Promise
from biritch.bidding.promises.suit_letters import t

_TOLD: CallTraits = ("one-round", True, "call-answer", "dopi")
_LEFT: CallTraits = ("no", True, "call-answer", "dopi")
_QUEEN = holds(t, 12)
_KEYS = (keys(t, 0, 3), keys(t, 1, 4), keys(t, 2, 5) & ~_QUEEN, keys(t, 2, 5) & _QUEEN)
_ACES = (aces(0, 4), aces(1), aces(2), aces(3))
_SUITS = ("5C", "5D", "5H", "5S", "5N")


def _answers(steps: tuple[Promise, ...], when: str, rule: str) -> Iterator[Agreement]:
    first, second, *more = steps
    yield Agreement("... 4N (X)", "XX", first, rule, *_TOLD, when=when)
    yield Agreement("... 4N (X)", "-", second, rule, *_LEFT, when=when)
    for call, promise in zip(_SUITS, more, strict=False):
        yield Agreement("... 4N (X)", call, promise, rule, *_TOLD, when=when)
    for place, bid in enumerate(_SUITS[:4]):
        start = f"... 4N ({bid})"
        yield Agreement(start, "X", first, rule, *_LEFT, when=when)
        yield Agreement(start, "-", second, rule, *_LEFT, when=when)
        for call, promise in zip(_SUITS[place + 1 :], more, strict=False):
            yield Agreement(start, call, promise, rule, *_TOLD, when=when)


def _conclusions(own: tuple[Promise, ...], when: str, rule: str) -> Iterator[Agreement]:
    """Yield the asker's call: six with all key cards but one, else five or their penalty."""
    second, third = own
    passed = "... 4N (X) - | ... 4N (5*) -"
    yield Agreement(passed, "6t", second, rule, "sign-off", when=when)
    yield Agreement("... 4N (X) 5* | ... 4N (5*) 5*", "6t", third, rule, "sign-off", when=when)
    answers = f"{passed} | ... 4N (X) 5* | ... 4N (5*) 5* | ... 4N (X) XX"
    yield Agreement(answers, "5t", ANYTHING, rule, "sign-off", when=when)
    yield Agreement(
        "... 4N (X) 5* | ... 4N (5*) 5*", "6t", ANYTHING, rule, "sign-off", when=when
    )
    yield Agreement(
        "... 4N (5*) -", "X", ANYTHING, rule, title="call-penalty", kind="penalty", when=when
    )
    yield Agreement("... 4N (5*) X", "-", ANYTHING, rule, when=when)


PACKAGE = Package(
    title="chapter-blackwood-overcalled",
    source="SAYC booklet SP-3 (2006): DOPI; over a double and on key cards [assumed]",
    convention=True,
    agreements=(
        *_answers(_KEYS, "keys-disturbed", "DOPI-keys"),
        *_answers(_ACES, "aces-disturbed", "DOPI-aces"),
        *_conclusions((keys(t, 3, 4), keys(t, 2, 3, 4)), "keys-told", "DOPI-keys-end"),
        *_conclusions((aces(2, 3), aces(1, 2)), "aces-told", "DOPI-aces-end"),
    ),
)

SENTENCES = {
    "en": """
chapter-blackwood-overcalled = Their bid over our 4NT
""",
    "fr": """
chapter-blackwood-overcalled = Intervention sur notre 4SA
""",
}
