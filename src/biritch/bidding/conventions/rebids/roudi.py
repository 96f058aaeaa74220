"""Roudi: 2C over opener's 1NT asks for three cards in responder's major, and for strength."""

from biritch.bidding.agreement.agreement import (
    Agreement,
    CallTraits,
    Package,
    assumed,
    disputed,
    sourced,
)
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_AFTER = "1m 1M 1N 2C 2D | 1H 1S 1N 2C 2D"

PACKAGE = Package(
    title="chapter-roudi",
    source="hebdobridge 34, 35; SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "hebdobridge 34, 35; SCJC; fiches SEF 2024",
            Agreement(
                "1m 1H 1N",
                "2C",
                length(_H, 5) & hl(11),
                "SEF-2R1",
                "one-round",
                True,
                "call-roudi",
                "roudi",
                needs="roudi",
            ),
            Agreement(
                "1x 1S 1N",
                "2C",
                length(_S, 5) & hl(11),
                "SEF-2R1",
                "one-round",
                True,
                "call-roudi",
                "roudi",
                needs="roudi",
            ),
            Agreement(
                "1m 1M 1N 2C", "2D", length(M, 0, 2), "SEF-2R1-2D", *_TOLD, needs="roudi"
            ),
            Agreement(
                "1H 1S 1N 2C", "2D", length(_S, 0, 2), "SEF-2R1-2D", *_TOLD, needs="roudi"
            ),
        ),
        *disputed(
            "hebdobridge 35, JB: 2H mini, 2S maxi; SCJC: the major mini, the other maxi",
            Agreement(
                "1m 1M 1N 2C | 1H 1S 1N 2C",
                "2H",
                hcp(0, 13),
                "SEF-2R1-mini",
                *_TOLD,
                needs="roudi",
            ),
            Agreement(
                "1m 1M 1N 2C | 1H 1S 1N 2C",
                "2S",
                ANYTHING,
                "SEF-2R1-maxi",
                *_TOLD,
                needs="roudi",
            ),
        ),
        *sourced(
            "fiches SEF 2024: then two-level calls may be passed, three-level ones not",
            Agreement(
                "1m 1M 1N 2C 2D",
                "4M",
                length(M, 6) & hl(13, 18),
                "SEF-2R1-4M",
                "sign-off",
                needs="roudi",
            ),
            Agreement(
                "1m 1M 1N 2C 2D",
                "2M",
                length(M, 6) & hl(11, 12),
                "SEF-2R1-2M",
                "invitational",
                needs="roudi",
            ),
            Agreement(
                "1H 1S 1N 2C 2D",
                "4S",
                length(_S, 6) & hl(13, 18),
                "SEF-2R1-4M",
                "sign-off",
                needs="roudi",
            ),
            Agreement(
                "1H 1S 1N 2C 2D",
                "2S",
                length(_S, 6) & hl(11, 12),
                "SEF-2R1-2M",
                "invitational",
                needs="roudi",
            ),
            Agreement(
                "1m 1S 1N 2C 2D",
                "3H",
                length(_H, 4) & hl(13),
                "SEF-2R1-3H",
                "game",
                needs="roudi",
            ),
            Agreement(
                "1m 1H 1N 2C 2D",
                "2S",
                length(_S, 4) & hl(13),
                "SEF-2R1-2S",
                "game",
                needs="roudi",
            ),
            Agreement(_AFTER, "3N", hl(13, 19), "SEF-2R1-3N", "sign-off", needs="roudi"),
            Agreement(_AFTER, "2N", hl(0, 12), "SEF-2R1-2N", "invitational", needs="roudi"),
            Agreement("1m 1H 1N 2C 2H", "-", hld(_H, 0, 12), "SEF-2R1-stop", needs="roudi"),
            Agreement(
                "1m 1S 1N 2C 2H | 1H 1S 1N 2C 2H",
                "2S",
                hld(_S, 0, 12),
                "SEF-2R1-stop",
                "sign-off",
                needs="roudi",
            ),
            Agreement(
                "1m 1H 1N 2C 2H | 1m 1H 1N 2C 2S",
                "4H",
                hld(_H, 11, 18),
                "SEF-2R1-4M",
                "sign-off",
                needs="roudi",
            ),
            Agreement(
                "1m 1S 1N 2C 2H | 1m 1S 1N 2C 2S | 1H 1S 1N 2C 2H | 1H 1S 1N 2C 2S",
                "4S",
                hld(_S, 11, 18),
                "SEF-2R1-4M",
                "sign-off",
                needs="roudi",
            ),
        ),
        *sourced(
            "hebdobridge 35: after 1NT without Roudi",
            Agreement(
                "1m 1M 1N",
                "4M",
                length(M, 6) & hl(13, 17) & detail(length(M, 7)),
                "SEF-2R4-4M",
                "sign-off",
            ),
            Agreement(
                "1m 1M 1N",
                "2M",
                length(M, 5) & hl(0, 10) & (length(M, 6) | ~SEMI_BALANCED),
                "SEF-2R2",
                "sign-off",
            ),
            Agreement(
                "1H 1S 1N",
                "2S",
                length(_S, 5) & hl(0, 10) & (length(_S, 6) | ~SEMI_BALANCED),
                "SEF-2R2",
                "sign-off",
            ),
            Agreement(
                "1H 1S 1N",
                "2H",
                length(_H, 2) & hl(0, 10) & detail(~SEMI_BALANCED | length(_H, 3)),
                "SEF-2R2-pref",
                "sign-off",
            ),
            Agreement(
                "1m 1S 1N", "2H", length(_S, 5) & length(_H, 4) & hl(0, 10), "SEF-2R2-hearts"
            ),
            Agreement(
                "1D 1x 1N",
                "2D",
                length(_D, 4) & hl(0, 10) & detail(~SEMI_BALANCED),
                "SEF-2R2-minor",
                "sign-off",
            ),
            Agreement("1C 1M 1N", "2D", length(_D, 5) & hl(0, 10), "SEF-2R2-new", "sign-off"),
            Agreement(
                "1m 1M 1N 2M | 1H 1S 1N 2S | 1D 1x 1N 2D | 1C 1M 1N 2D",
                "-",
                ANYTHING,
                "SEF-2R2-left",
            ),
            Agreement(
                "1m 1S 1N 2H",
                "2S",
                length(_S, 3) & length(_H, 0, 3),
                "SEF-2R2-choice",
                "sign-off",
            ),
            Agreement("1m 1S 1N 2H", "-", ANYTHING, "SEF-2R2-choice"),
            Agreement("1C 1D 1N", "2C", length(_C, 4) & hl(0, 10), "SEF-2R1-no", "sign-off"),
            Agreement("1C 1D 1N", "2D", length(_D, 6) & hl(0, 10), "SEF-2R2", "sign-off"),
        ),
        *assumed(
            "natural over 1NT: 11-12 invites, 13 concludes",
            Agreement("1H 1S 1N", "3H", length(_H, 3) & hld(_H, 16), "SEF-2R3-fit", "game"),
            Agreement("1x 1y 1N", "3N", hl(13, 18), "SEF-2R3-3N", "sign-off"),
            Agreement(
                "1x 1y 1N",
                "4N",
                hl(19, 20) & SEMI_BALANCED,
                "SEF-2R3-4N",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1x 1y 1N", "6N", hl(21) & SEMI_BALANCED, "SEF-2R3-6N", "sign-off"),
            Agreement("1x 1y 1N", "2N", hl(11, 12), "SEF-2R3", "invitational"),
            Agreement("1x 1y 1N", "-", hl(0, 10), "SEF-2R-pass"),
            Agreement("1x 1y 1N 2N", "3N", hcp(14) | hl(14), "SEF-2R3-yes", "sign-off"),
            Agreement("1x 1y 1N 2N", "-", ANYTHING, "SEF-2R3-no"),
            Agreement("1x 1y 1N 4N", "6N", hcp(14), "SEF-2R3-4N-yes", "sign-off"),
            Agreement("1x 1y 1N 4N", "-", ANYTHING, "SEF-2R3-4N-no"),
            Agreement(
                "1m 1M 1N 2C 2D 2M",
                "4M",
                length(M, 2) & hcp(14),
                "SEF-2R1-2M-yes",
                "sign-off",
                needs="roudi",
            ),
            Agreement(
                "1m 1M 1N 2C 2D 2M | 1H 1S 1N 2C 2D 2S",
                "-",
                ANYTHING,
                "SEF-2R1-2M-no",
                needs="roudi",
            ),
            Agreement(
                "1m 1M 1N 2C 2D 2N | 1H 1S 1N 2C 2D 2N",
                "3N",
                hcp(13),
                "SEF-2R1-2N-yes",
                "sign-off",
                needs="roudi",
            ),
            Agreement(
                "1m 1M 1N 2C 2D 2N | 1H 1S 1N 2C 2D 2N",
                "-",
                ANYTHING,
                "SEF-2R1-2N-no",
                needs="roudi",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-roudi = Roudi, asks for support and strength: { $what }
chapter-roudi = Roudi
tool-roudi = Roudi 2♣
""",
    "fr": """
call-roudi = Roudi, demande le fit et la force : { $what }
chapter-roudi = Roudi
tool-roudi = 2♣ Roudi
""",
}
