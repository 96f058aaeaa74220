"""Answers to 1H and 1S, the opponent passing: raises by trumps and points, two over one."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, y, z

_C, _D = MINORS
_H, _S = MAJORS
_TO_TWO = hl(12) | (hcp(11) & hl(11))
_FLAT = BALANCED & detail(
    length(_H, 3, 4) & length(_S, 3, 4) & length(_D, 3, 4) & length(_C, 3, 4)
)

PACKAGE = Package(
    title="chapter-sef-major-answers",
    source="SEF 2024 (fiches); SEF 2018 p. 1-14 (hebdobridge 85)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches), raises of a major",
            Agreement(
                "1M",
                "3N",
                length(M, 4, 4) & hcp(12, 14) & BALANCED,
                "SEF-RM7",
                title="call-fit",
                kind="fit-notrump",
                artificial=True,
                needs="three_nt_fit",
            ),
            Agreement(
                "1M",
                "4M",
                length(M, 5) & hcp(0, 10) & hld(M, 6, 14) & detail(~BALANCED),
                "SEF-RM9",
                "sign-off",
                needs="!first_year_raises",
            ),
            Agreement(
                "1M",
                "2N",
                length(M, 4, 4) & _FLAT & hld(M, 11, 12),
                "SEF-RM5",
                "invitational",
                True,
                "call-fit",
                "fit-notrump",
                needs="two_nt_fit",
            ),
            Agreement("1M", "3M", length(M, 4) & hld(M, 11, 12), "SEF-RM6", "invitational"),
            Agreement(
                "1M",
                "2N",
                length(M, 3, 3) & hld(M, 11, 12),
                "SEF-RM5",
                "invitational",
                True,
                "call-fit",
                "fit-notrump",
                needs="two_nt_fit",
            ),
            Agreement("1M", "2M", length(M, 3) & hld(M, 6, 10), "SEF-RM4"),
        ),
        *sourced(
            "SEF 2024 (fiches), jump shifts",
            Agreement("1H", "2S", length(_S, 6) & hl(16) & good(_S, 2, 4), "SEF-RM11", "game"),
            Agreement(
                "1M",
                "3y",
                length(y, 6) & hl(16) & good(y, 2, 4),
                "SEF-RM11",
                "game",
                where="y<M",
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); regles JJM",
            Agreement(
                "1H",
                "1S",
                length(_S, 4) & hl(6) & detail(not_shorter(_S, _C, _D) | hl(0, 11)),
                "SEF-RM2",
                "one-round",
            ),
        ),
        *sourced(
            "regles JJM: a passed hand's new suit is not forcing",
            Agreement("- 1S", "2H", length(_H, 5) & hl(9, 14), "SEF-DR7"),
            Agreement("- 1M", "2D", length(_D, 5) & hl(10, 14), "SEF-DR7"),
        ),
        *assumed(
            "opener over a new suit that is not forcing: game, an invitation, the better suit",
            Agreement(
                "- 1S 2H", "4H", length(_H, 3) & hld(_H, 16, 21), "SEF-DR7-game", "sign-off"
            ),
            Agreement(
                "- 1S 2H",
                "3H",
                length(_H, 3) & hld(_H, 14, 15),
                "SEF-DR7-raise",
                "invitational",
            ),
            Agreement(
                "- 1M 2y",
                "3N",
                hl(15, 20) & length(M, 5, 5) & SEMI_BALANCED,
                "SEF-DR7-3N",
                "sign-off",
                where="y<M",
            ),
            Agreement(
                "- 1M 2y",
                "4M",
                length(M, 6) & hl(17, 21) & detail(length(y, 2) | length(M, 7)),
                "SEF-DR7-game",
                "sign-off",
                where="y<M",
            ),
            Agreement(
                "- 1M 2y",
                "3y",
                length(y, 3) & hld(y, 14, 18),
                "SEF-DR7-raise",
                "invitational",
                where="y<M",
            ),
            Agreement(
                "- 1M 2y",
                "3M",
                length(M, 6) & hl(15, 16),
                "SEF-DR7-3M",
                "invitational",
                where="y<M",
            ),
            Agreement(
                "- 1M 2y",
                "3z",
                length(z, 5) & hl(16),
                "SEF-DR7-second",
                "one-round",
                where="y<M z<y",
            ),
            Agreement("- 1M 2y", "2M", length(M, 6), "SEF-DR7-2M", where="y<M"),
            Agreement("- 1S 2D", "2H", length(_H, 4), "SEF-DR7-2H"),
            Agreement("- 1M 2y", "2M", length(y, 0, 1), "SEF-DR7-2M", where="y<M"),
            Agreement("- 1M 2y", "-", hl(0, 16), "SEF-DR7-left", where="y<M"),
            Agreement(
                "- 1M 2y 2M",
                "3M",
                length(M, 2) & hld(M, 12, 13),
                "SEF-DR7-again",
                "invitational",
                where="y<M",
            ),
            Agreement(
                "- 1M 2y 2M",
                "2N",
                hcp(10, 12) & SEMI_BALANCED,
                "SEF-DR7-2N",
                "invitational",
                where="y<M",
            ),
            Agreement("- 1M 2y 2M", "-", hl(0, 12), "SEF-DR7-left", where="y<M"),
            Agreement(
                "- 1M 2y 2M 3M", "4M", hl(15, 20), "SEF-DR7-yes", "sign-off", where="y<M"
            ),
            Agreement(
                "- 1M 2y 2M 2N", "3N", hl(14, 20), "SEF-DR7-yes", "sign-off", where="y<M"
            ),
            Agreement(
                "- 1M 2y 2M 2N", "3M", length(M, 6), "SEF-DR7-six", "sign-off", where="y<M"
            ),
            Agreement(
                "- 1M 2y 2M 3M | - 1M 2y 2M 2N", "-", ANYTHING, "SEF-DR7-left", where="y<M"
            ),
        ),
        *sourced(
            "SEF 2018 (hebdobridge 85): 11 H or 12 HL; self-forcing",
            Agreement(
                "1S",
                "2H",
                length(_H, 5) & _TO_TWO & detail(not_shorter(_H, _D, _C)),
                "SEF-RM10",
                "one-round",
            ),
            Agreement(
                "1M",
                "2D",
                length(_D, 4)
                & _TO_TWO
                & detail(longer(_D, _C) | (length(_C, 5) & not_shorter(_D, _C))),
                "SEF-RM10",
                "one-round",
            ),
            Agreement("1M", "2C", length(_C, 4) & _TO_TWO, "SEF-RM10", "one-round"),
        ),
        *assumed(
            "a fit and 13 HLD without a four-card suit: two of a minor all the same",
            Agreement(
                "1M", "2C", length(_C, 3) & length(M, 3) & hld(M, 13), "SEF-RM10-3", "one-round"
            ),
            Agreement(
                "1M", "2D", length(_D, 3) & length(M, 3) & hld(M, 13), "SEF-RM10-3", "one-round"
            ),
            Agreement("1H", "1S", length(_S, 4) & hl(6), "SEF-RM2", "one-round"),
            Agreement("1M", "4M", length(M, 3) & hld(M, 13), "SEF-RM9-any", "sign-off"),
        ),
        *sourced(
            "SEF 2024 (fiches)",
            Agreement("- 1M", "1N", hl(6, 14) & hcp(0, 11), "SEF-RM3"),
            Agreement("1M", "1N", hl(6, 11), "SEF-RM3"),
            Agreement("1M", "-", ANYTHING, "SEF-RM1"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-major-answers = Answers to one of a major
""",
    "fr": """
chapter-sef-major-answers = Réponses à l'ouverture d'un en majeure
""",
}
