"""Five of the major asks about trumps; 4NT over a barrage asks for aces and trump honours.

A jump to five of partner's major says that only the trumps are wanting. Over a weak two, 4NT
asks for the ace and the king of trumps (Lebel); over a barrage of three or four, for an ace
and the honours of trumps.
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import aces, good, holds
from biritch.bidding.promises.points import hcp, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M

_TOOL = "trump_quality"
_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_ACE, _KING, _QUEEN = holds(M, 14), holds(M, 13), holds(M, 12)
_ONE = (_ACE & ~_KING) | (_KING & ~_ACE)
_JUMPED = "1M 5M | 3M 5M | 4M 5M"
_ASKED = "quality-asked"
_BARRAGES = "3M 4N | 4M 4N"

PACKAGE = Package(
    title="chapter-trump-quality",
    source="SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches): over 5M pass with one honour, six with two, 5NT with A K Q",
            Agreement(
                "1M",
                "5M",
                length(M, 4) & ~good(M, 1, 3) & aces(3) & hld(M, 19),
                "SEF-RM13",
                "invitational",
                True,
                "call-trump-quality",
                "trump-quality",
                needs=_TOOL,
            ),
            Agreement(
                "3M | 4M",
                "5M",
                length(M, 2) & ~good(M, 1, 3) & aces(3) & hld(M, 18),
                "SEF-RM13",
                "invitational",
                True,
                "call-trump-quality",
                "trump-quality",
                needs=_TOOL,
            ),
            Agreement(
                _JUMPED,
                "5N",
                good(M, 3, 3),
                "SEF-RM13-three",
                *_TOLD,
                when=_ASKED,
                needs=_TOOL,
            ),
            Agreement(
                _JUMPED,
                "6M",
                good(M, 2, 3),
                "SEF-RM13-two",
                "sign-off",
                when=_ASKED,
                needs=_TOOL,
            ),
            Agreement(_JUMPED, "-", ANYTHING, "SEF-RM13-one", when=_ASKED, needs=_TOOL),
        ),
        *sourced(
            "SEF 2024 (fiches): Lebel, 4NT over a weak two asks for the top trumps",
            Agreement(
                "2M",
                "4N",
                length(M, 2) & hcp(20) & aces(3, 4),
                "SEF-W4N",
                "one-round",
                True,
                "call-trump-quality",
                "trump-quality",
                needs=_TOOL,
            ),
            *(
                Agreement(
                    "2M 4N",
                    call,
                    held,
                    "SEF-W4N-told",
                    *_TOLD,
                    when=_ASKED,
                    needs=_TOOL,
                )
                for call, held in (
                    ("5N", good(M, 3, 3)),
                    ("5S", _ACE & _KING),
                    ("5H", (_ACE | _KING) & _QUEEN),
                    ("5D", _ONE),
                    ("5C", ANYTHING),
                )
            ),
        ),
        *sourced(
            "SEF 2024 (fiches): 4NT over a barrage, no ace, an ace, with one honour, with two",
            Agreement(
                "3M | 4M",
                "4N",
                length(M, 2) & hld(M, 20) & aces(3) & good(M, 1, 3),
                "SEF-P4N",
                "one-round",
                True,
                "call-blackwood",
                "trump-quality",
                needs=_TOOL,
            ),
            *(
                Agreement(
                    _BARRAGES,
                    call,
                    held,
                    "SEF-P4N-told",
                    *_TOLD,
                    when=_ASKED,
                    needs=_TOOL,
                )
                for call, held in (
                    ("5S", aces(1) & _KING & _QUEEN),
                    ("5H", aces(1) & (_KING | _QUEEN)),
                    ("5D", aces(1)),
                    ("5C", ANYTHING),
                )
            ),
        ),
        *assumed(
            "six with at most one of the aces and top trumps missing, seven with none",
            Agreement(
                "1M 5M 5N | 3M 5M 5N | 4M 5M 5N",
                "7M",
                aces(3),
                "SEF-RM13-seven",
                "sign-off",
                needs=_TOOL,
            ),
            Agreement(
                "1M 5M 5N | 3M 5M 5N | 4M 5M 5N",
                "6M",
                ANYTHING,
                "SEF-RM13-six",
                "sign-off",
                needs=_TOOL,
            ),
            Agreement("2M 4N 5N", "7M", hcp(22), "SEF-W4N-seven", "sign-off", needs=_TOOL),
            Agreement(
                "2M 4N 5N | 2M 4N 5S | 2M 4N 5H",
                "6M",
                ANYTHING,
                "SEF-W4N-six",
                "sign-off",
                needs=_TOOL,
            ),
            Agreement(
                "2M 4N 5D",
                "6M",
                length(M, 3) | good(M, 1, 3),
                "SEF-W4N-six",
                "sign-off",
                needs=_TOOL,
            ),
            Agreement(
                "2M 4N 5C | 2M 4N 5D", "5M", ANYTHING, "SEF-W4N-five", "sign-off", needs=_TOOL
            ),
            *(
                Agreement(
                    f"3M 4N {told} | 4M 4N {told}", call, held, rule, "sign-off", needs=_TOOL
                )
                for told, call, held, rule in (
                    ("5S", "6M", ANYTHING, "SEF-P4N-six"),
                    ("5H", "6M", ANYTHING, "SEF-P4N-six"),
                    ("5D", "6M", good(M, 2, 3), "SEF-P4N-six"),
                    ("5C", "6M", good(M, 2, 3), "SEF-P4N-six"),
                    ("5D", "5M", ANYTHING, "SEF-P4N-five"),
                    ("5C", "5M", ANYTHING, "SEF-P4N-five"),
                )
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-trump-quality = Asks for honours in trumps: { $what }
chapter-trump-quality = Asking for honours in trumps
tool-trump-quality = Five of the major, or 4NT over a barrage, asks for trump honours
""",
    "fr": """
call-trump-quality = Demande les honneurs d'atout : { $what }
chapter-trump-quality = La demande des honneurs d'atout
tool-trump-quality = 5 de la majeure, ou 4SA sur un barrage, demande les honneurs d'atout
""",
}
