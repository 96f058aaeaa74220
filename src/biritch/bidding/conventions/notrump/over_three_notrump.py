"""Over a natural opening of 3NT: 4C Stayman, 4D and 4H transfers."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, longer
from biritch.bidding.promises.suit_letters import MAJORS, M

_H, _S = MAJORS
_NONE: CallTraits = ("one-round", True, "call-no-major", "answer")
_DONE: CallTraits = ("no", True, "call-completes", "answer")

PACKAGE = Package(
    title="chapter-over-three-notrump",
    source="SAYC booklet SP-3 (2006): 3NT (25-27), 4C Stayman, 4D and 4H transfers",
    convention=True,
    agreements=(
        *sourced(
            "SAYC booklet SP-3 (2006), 3NT opening",
            Agreement(
                "3N",
                "4H",
                length(_S, 5) & detail(longer(_S, _H) | length(_H, 5)),
                "N3-transfer",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Agreement(
                "3N",
                "4D",
                length(_H, 5),
                "N3-transfer",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Agreement(
                "3N",
                "4C",
                hcp(3) & (length(_H, 4, 4) | length(_S, 4, 4)),
                "N3-stayman",
                "one-round",
                True,
                "call-stayman",
                "plain-stayman",
            ),
            Agreement("3N 4H", "4S", ANYTHING, "N3-completes", *_DONE),
            Agreement("3N 4D", "4H", ANYTHING, "N3-completes", *_DONE),
        ),
        *assumed(
            "as one level lower: majors up the line, then the fit or notrump",
            Agreement("3N 4C", "4M", length(M, 4), "N3-major", "no"),
            Agreement(
                "3N 4C", "4D", ANYTHING, "N3-none", "one-round", True, "call-no-major", "answer"
            ),
            Agreement("3N 4C 4H", "4N", length(_H, 0, 3), "N3-other", "no"),
            Agreement("3N 4C 4H 4N", "5S", length(_S, 4), "N3-both", "sign-off"),
            Agreement("3N 4C 4D", "4N", ANYTHING, "N3-stop", "sign-off"),
            Agreement("3N 4C 4M | 3N 4D 4H | 3N 4H 4S", "-", hcp(0, 5), "N3-left"),
            Agreement("3N", "-", hcp(0, 5), "N3-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-over-three-notrump = Over an opening of 3NT
""",
    "fr": """
chapter-over-three-notrump = Sur l'ouverture de 3SA
""",
}
