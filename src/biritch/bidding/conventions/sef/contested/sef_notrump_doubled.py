"""They double our 1NT: the answers are as without it."""

from biritch.bidding.agreement.agreement import Agreement, Package, sourced
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS


PACKAGE = Package(
    title="chapter-sef-notrump-doubled",
    source="SEF 2024 (fiches), interventions over 1SA",
    agreements=(
        *sourced(
            "SEF 2024 (fiches): their double leaves our answers as they were",
            Agreement("1N (X)", "XX", hcp(8), "SEF-14-XX", title="call-values", kind="values"),
            Agreement(
                "1N (X)",
                "2C",
                hcp(7) & length(_H, 4) & length(_S, 4),
                "SEF-14-stayman",
                "one-round",
                True,
                "call-stayman",
                "stayman",
            ),
            Agreement(
                "1N (X)",
                "2H",
                length(_S, 5),
                "SEF-14-texas",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Agreement(
                "1N (X)",
                "2D",
                length(_H, 5),
                "SEF-14-texas",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Agreement(
                "1N (X)",
                "2S",
                length(_C, 6),
                "SEF-14-texas",
                "one-round",
                True,
                "call-texas-c",
                "transfer-clubs",
            ),
            Agreement("1N (X)", "-", ANYTHING, "SEF-14-pass"),
            Agreement(
                "1N (X) 2H",
                "2S",
                ANYTHING,
                "SEF-14-done",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                "1N (X) 2D",
                "2H",
                ANYTHING,
                "SEF-14-done",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                "1N (X) 2S",
                "3C",
                ANYTHING,
                "SEF-14-done",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement("1N (X) 2C", "2M", length(M, 4), "SEF-14-told", "no"),
            Agreement(
                "1N (X) 2C",
                "2D",
                ANYTHING,
                "SEF-14-none",
                "no",
                True,
                "call-no-major",
                "answer",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-notrump-doubled = Over their double of our 1NT
""",
    "fr": """
chapter-sef-notrump-doubled = Sur leur contre après 1SA
""",
}
