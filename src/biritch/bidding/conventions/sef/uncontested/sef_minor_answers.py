"""Answers to 1C and 1D, the opponent passing: majors first, then notrump, then the minor."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, disputed, sourced
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_NONE = length(_H, 0, 3) & length(_S, 0, 3)
_TO_TWO = hl(12) | (hcp(11) & hl(11))
_HEARTS = (length(_H, 5) & longer(_H, _S)) | length(_S, 0, 4)

PACKAGE = Package(
    title="chapter-sef-minor-answers",
    source="SEF 2024 (fiches); SEF 2018 p. 1-14 (hebdobridge 85)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches), jumps over a minor",
            Agreement("1m", "2M", length(M, 6) & hl(16) & good(M, 2, 4), "SEF-Rm11", "game"),
            Agreement(
                "1C", "2D", length(_D, 6) & hl(16) & good(_D, 2, 4) & _NONE, "SEF-Rm11", "game"
            ),
            Agreement(
                "1D", "3C", length(_C, 6) & hl(16) & good(_C, 2, 4) & _NONE, "SEF-Rm11", "game"
            ),
            Agreement("1m", "4M", length(M, 8) & hcp(3, 10), "SEF-Rm14", "sign-off"),
            Agreement("1m", "4M", length(M, 7) & hcp(7, 10), "SEF-Rm14", "sign-off"),
            Agreement("1m", "3M", length(M, 7) & hcp(3, 6) & good(M, 1, 3), "SEF-Rm12"),
        ),
        *assumed(
            "longer minor first with an opening hand",
            Agreement(
                "1C",
                "1D",
                length(_D, 5) & hl(12) & detail(longer(_D, _H, _S)),
                "SEF-Rm3",
                "one-round",
            ),
            Agreement(
                "1D",
                "2C",
                length(_C, 5) & hl(13) & detail(longer(_C, _H, _S)),
                "SEF-Rm10",
                "one-round",
            ),
        ),
        *sourced(
            "SEF 2018 p. 1-14 (hebdobridge 85): 6 HL; fiches SEF 2024",
            Agreement(
                "1m", "1H", length(_H, 4) & hl(6) & detail(_HEARTS), "SEF-Rm2", "one-round"
            ),
            Agreement("1m", "1S", length(_S, 4) & hl(6), "SEF-Rm2", "one-round"),
        ),
        *disputed(
            "SEF 2018 (hebdobridge 85): 12 H or 12 HL; fiches 2024: 11 HL; amourdubridge 11 H",
            Agreement(
                "1m",
                "2N",
                (hcp(11, 11) | hl(12, 12)) & BALANCED & _NONE,
                "SEF-Rm5",
                "invitational",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); SEF 2018 p. 1-14 (hebdobridge 85)",
            Agreement("1m", "3N", hl(13, 15) & SEMI_BALANCED & _NONE, "SEF-Rm6", "sign-off"),
            Agreement(
                "1m",
                "4N",
                hl(19, 20) & BALANCED & _NONE,
                "SEF-Rm7",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1m", "6N", hl(21) & BALANCED & _NONE, "SEF-Rm7-6N", "sign-off"),
            Agreement("1C", "4C", length(_C, 6) & hcp(3, 8) & _NONE, "SEF-Rm13"),
            Agreement("1D", "4D", length(_D, 6) & hcp(3, 8) & _NONE, "SEF-Rm13"),
            Agreement(
                "1D", "3D", length(_D, 4) & hld(_D, 11, 12) & _NONE, "SEF-Rm9", "invitational"
            ),
            Agreement("1D", "2D", length(_D, 4) & hld(_D, 6, 10) & _NONE, "SEF-Rm8"),
            Agreement(
                "1C",
                "1D",
                (length(_D, 5) | (length(_D, 4, 4) & length(_C, 0, 4))) & hl(6) & _NONE,
                "SEF-Rm3",
                "one-round",
            ),
            Agreement(
                "1C", "3C", length(_C, 5) & hld(_C, 11, 12) & _NONE, "SEF-Rm9", "invitational"
            ),
            Agreement("1C", "2C", length(_C, 5) & hld(_C, 6, 10) & _NONE, "SEF-Rm8"),
            Agreement("- 1D", "2C", length(_C, 5) & hl(10, 13) & _NONE, "SEF-DR7"),
            Agreement(
                "1D",
                "2C",
                length(_C, 4) & _TO_TWO & _NONE & detail(not_shorter(_C, _D) | hld(_D, 13)),
                "SEF-Rm10",
                "one-round",
            ),
        ),
        *assumed(
            "a fit and 13 HLD: a new suit first (hebdobridge 85), of three cards if need be",
            Agreement("1C", "1D", length(_D, 3) & hld(_C, 16) & _NONE, "SEF-Rm15", "one-round"),
            Agreement("1D", "2C", length(_C, 3) & hld(_D, 16) & _NONE, "SEF-Rm15", "one-round"),
            Agreement("1m", "3N", hl(13, 18) & _NONE, "SEF-Rm6-any", "sign-off"),
            Agreement("1m", "2N", hl(11, 12) & _NONE, "SEF-Rm5-any", "invitational"),
        ),
        *sourced(
            "SEF 2024 (fiches); SEF 2018 (hebdobridge 85)",
            Agreement("1m", "1N", hl(6, 10) & _NONE, "SEF-Rm4"),
            Agreement(
                "1m",
                "4N",
                hl(19) & _NONE,
                "SEF-Rm7",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1m", "-", ANYTHING, "SEF-Rm1"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-minor-answers = Answers to one of a minor
""",
    "fr": """
chapter-sef-minor-answers = Réponses à l'ouverture d'un en mineure
""",
}
