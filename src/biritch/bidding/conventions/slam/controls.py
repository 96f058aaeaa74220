"""Control bids towards slam, cheapest first, and the grand slam force (Joséphine)."""

from collections.abc import Iterator
from itertools import chain, combinations

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.combined import together
from biritch.bidding.promises.honours import control, good
from biritch.bidding.promises.promise import ANYTHING, conjunction
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, t
from biritch.core.cards import Suit

_C, _D = MINORS
_H, _S = MAJORS
_CONTROL: CallTraits = ("game", True, "call-control", "control")
_VOID = length(_C, 0, 0) | length(_D, 0, 0) | length(_H, 0, 0) | length(_S, 0, 0)
_WHEN = "game-forced quiet ours fit alone"

_KEYS: CallTraits = ("one-round", True, "call-key-cards", "keycards")
_END: CallTraits = ("no", False, "", "")
_ORDER = {"t<S": (_S, _C, _D), "H<t": (_C, _D, _H)}
"""The suits that may be bid between three and four of the trumps, from the cheapest."""


def _bid(suit: Suit) -> str:
    return f"{3 if suit is _S else 4}{suit}"


def _chains(order: tuple[Suit, ...]) -> Iterator[tuple[Suit, ...]]:
    """Yield every rising run of controls."""
    return chain.from_iterable(combinations(order, n) for n in range(1, len(order) + 1))


def _cue(cue_bids: tuple[Suit, ...], order: tuple[Suit, ...], where: str) -> Agreement:
    """Return the last control of a run: what it shows and what it says of those gone past."""
    *before, suit = cue_bids
    place = [order.index(suit_before) for suit_before in before]
    start = place[-1] + 1 if place else 0
    denied = [
        suit_before
        for suit_before in order[start : order.index(suit)]
        if suit_before not in before
    ]
    passed = order[place[-2] + 1 if len(place) > 1 else 0 : place[-1]] if place else ()
    needed = [
        suit_before
        for suit_before in passed
        if suit_before not in before and suit_before is not suit
    ]
    return Agreement(
        " ".join(("... 3t", *map(_bid, before))),
        _bid(suit),
        control(suit)
        & conjunction(map(control, needed))
        & conjunction(~control(suit_before) for suit_before in denied)
        & together(30, 40, t),
        "SEF-12-control",
        *_CONTROL,
        when="cueing" if before else _WHEN,
        where=f"D<t {where}",
        needs="control_bids",
    )


def _first() -> Iterator[Agreement]:
    """Yield the controls over three of the trumps."""
    for where, order in _ORDER.items():
        for suit in order:
            yield _cue((suit,), order, where)


def _next() -> Iterator[Agreement]:
    """Yield the controls over a control."""
    for where, order in _ORDER.items():
        for cue_bids in _chains(order):
            if len(cue_bids) > 1:
                yield _cue(cue_bids, order, where)


_OVER = " | ".join(
    " ".join(("... 3t", *map(_bid, made)))
    for made in dict.fromkeys(chain(*(map(tuple, _chains(one)) for one in _ORDER.values())))
)
_STOPPED = " | ".join(f"{one} 4t" for one in _OVER.split(" | "))

PACKAGE = Package(
    title="chapter-controls",
    source="regles JJM; SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); USF: Josephine, a jump to 5NT with a void",
            Agreement(
                "... 3t | ... 4t",
                "5N",
                _VOID & together(37, 40, t) & length(t, 4),
                "SEF-12-josephine",
                "one-round",
                True,
                "call-josephine",
                "josephine",
                when="quiet ours fit !asked !answered",
                where="D<t",
                needs="josephine",
            ),
            Agreement(
                "... 3t 5N | ... 4t 5N",
                "7t",
                good(t, 2, 3),
                "SEF-12-josephine-7",
                "sign-off",
                where="D<t",
                needs="josephine",
            ),
            Agreement(
                "... 3t 5N | ... 4t 5N",
                "6t",
                ANYTHING,
                "SEF-12-josephine-6",
                "sign-off",
                where="D<t",
                needs="josephine",
            ),
        ),
        *sourced(
            "regles JJM: controls of the first and second round alike, the cheapest first",
            *_first(),
        ),
        *assumed(
            "over a control the next one, which holds what partner went past; else game",
            *_next(),
            *(
                Agreement(
                    f"... 3t | {_OVER}",
                    call,
                    promise,
                    rule,
                    forcing,
                    artificial,
                    title,
                    kind,
                    when="cueing",
                    where="D<t",
                    needs="control_bids",
                )
                for call, promise, rule, (forcing, artificial, title, kind) in (
                    ("4N", together(36, 40, t) & length(t, 3), "SEF-12-4N", _KEYS),
                    ("4t", ANYTHING, "SEF-12-control-end", _END),
                )
            ),
            Agreement(
                "... 3t",
                "4t",
                together(0, 32, t),
                "SEF-12-no-controls",
                "sign-off",
                when=_WHEN,
                where="D<t",
                needs="!control_bids",
            ),
            Agreement(
                _STOPPED,
                "-",
                ANYTHING,
                "SEF-12-control-kept",
                when="cueing",
                where="D<t",
                needs="control_bids",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-control = Control, looking for slam: { $what }
call-josephine = Asks for the top trumps: { $what }
chapter-controls = Controls
tool-control-bids = Control bids
tool-josephine = Josephine 5NT
""",
    "fr": """
call-control = Contrôle, vise le chelem : { $what }
call-josephine = Joséphine, demande les gros atouts : { $what }
chapter-controls = Les contrôles
tool-control-bids = Enchères de contrôle
tool-josephine = 5SA Joséphine
""",
}
