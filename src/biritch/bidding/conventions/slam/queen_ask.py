"""Asking for the queen of trumps (*la collante*): the next step over 5C or 5D, trumps left out.

The least number of trumps denies the queen. With her, or with ten trumps between us, which do
her work, one names the cheapest king outside trumps, or six where there is none.
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.combined import fitting, together
from biritch.bidding.promises.honours import holds, keys
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.suit_letters import t
from biritch.core.cards import Suit

_TOOL = "key_cards"
_QUEEN = holds(t, 12)
_ASKS: CallTraits = ("one-round", True, "call-queen", "queen-asked")
_TOLD: CallTraits = ("no", True, "call-answer", "answer")
_KING: CallTraits = ("one-round", True, "call-answer", "answer")
_OVER_CLUBS, _OVER_DIAMONDS = "... 4N 5C 5D", "... 4N 5D 5H"
_ASKED = f"{_OVER_CLUBS} | {_OVER_DIAMONDS}"
_YES = _QUEEN | fitting(t, 10)


_KINGS = (
    ("5H", Suit.HEARTS, "H<t"),
    ("5S", Suit.SPADES, "t<S"),
    ("6C", Suit.CLUBS, "C<t"),
    ("6D", Suit.DIAMONDS, "D<t"),
    ("6H", Suit.HEARTS, "H<t"),
)
"""The king told, cheapest first, and the trumps that leave room for it."""


def _then(*calls: str) -> str:
    """Return the auction after an ask and any of these answers."""
    return " | ".join(f"{ask} {call}" for ask in _ASKED.split(" | ") for call in calls)


PACKAGE = Package(
    title="chapter-queen-ask",
    source="SEF 2024 (fiches); stegreve",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); stegreve: the next step asks for the queen of trumps",
            Agreement(
                "... 4N 5C",
                "5D",
                keys(t, 1, 2) & ~_QUEEN & together(34, 40, t),
                "SEF-12-queen",
                *_ASKS,
                when="answered strong-partner",
                where="D<t",
                needs=_TOOL,
            ),
            Agreement(
                "... 4N 5D",
                "5H",
                keys(t, 3, 4) & ~_QUEEN & together(34, 40, t),
                "SEF-12-queen",
                *_ASKS,
                when="answered",
                where="H<t",
                needs=_TOOL,
            ),
            *(
                Agreement(
                    _ASKED,
                    call,
                    _YES & holds(suit, 13),
                    "SEF-12-queen-king",
                    *_KING,
                    when="queen-asked",
                    where=where,
                    needs=_TOOL,
                )
                for call, suit, where in _KINGS
            ),
            Agreement(
                _ASKED, "6t", _YES, "SEF-12-queen-yes", *_TOLD, when="queen-asked", needs=_TOOL
            ),
            Agreement(
                _ASKED,
                "5t",
                ANYTHING,
                "SEF-12-queen-no",
                *_TOLD,
                when="queen-asked",
                needs=_TOOL,
            ),
        ),
        *assumed(
            "seven with every key card, the queen and the points; six without the queen too",
            Agreement(
                _then("5t"),
                "6t",
                keys(t, 2, 4) & together(35, 40, t),
                "SEF-12-queen-six",
                "sign-off",
                when="queen-told",
                needs=_TOOL,
            ),
            Agreement(
                _then("5t"), "-", ANYTHING, "SEF-12-queen-five", when="queen-told", needs=_TOOL
            ),
            Agreement(
                _then("6t"), "-", ANYTHING, "SEF-12-queen-six", when="queen-told", needs=_TOOL
            ),
            Agreement(
                f"{_OVER_CLUBS} 5* | {_OVER_CLUBS} 6*",
                "7t",
                keys(t, 2) & together(37, 40, t),
                "SEF-12-queen-seven",
                "sign-off",
                when="queen-told",
                needs=_TOOL,
            ),
            Agreement(
                f"{_OVER_DIAMONDS} 6*",
                "7t",
                keys(t, 4) & together(37, 40, t),
                "SEF-12-queen-seven",
                "sign-off",
                when="queen-told",
                needs=_TOOL,
            ),
            Agreement(
                _then("5*", "6*"),
                "6t",
                ANYTHING,
                "SEF-12-queen-six",
                "sign-off",
                when="queen-told",
                needs=_TOOL,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-queen = Asks for the queen of trumps: { $what }
chapter-queen-ask = Asking for the queen of trumps
""",
    "fr": """
call-queen = Demande la dame d'atout : { $what }
chapter-queen-ask = La demande de la dame d'atout
""",
}
