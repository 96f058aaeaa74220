"""Stayman over 1NT with four answers, misère dorée and the crossed jumps (chassé-croisé)."""

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
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM

_C, _D = MINORS
_H, _S = MAJORS
_FOUR = length(_H, 4, 4) | length(_S, 4, 4)
_FLAT = BALANCED & length(_H, 3, 4) & length(_S, 3, 4) & length(_D, 3, 4) & length(_C, 3, 4)
_BOTH = (length(_H, 4, 4) & length(_S, 4, 5)) | (length(_H, 5, 5) & length(_S, 4, 4))
_ASK: CallTraits = ("one-round", True, "call-stayman", "stayman")
_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")

PACKAGE = Package(
    title="chapter-stayman",
    source="SEF, Stayman with four answers (fiches SEF 2024; USF)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); ghbridge; USF",
            Agreement("1N", "2C", hcp(8) & _FOUR & detail(~_FLAT | hcp(12)), "SEF-N2", *_ASK),
            Agreement("1N", "2C", hcp(7, 7) & _BOTH, "SEF-N2", *_ASK),
        ),
        *disputed(
            "SEF 2024 (fiches), misère dorée: five of a major and a limit; or Texas",
            Agreement(
                "1N",
                "2C",
                hl(8, 9) & hcp(7, 8) & (length(_H, 5, 5) | length(_S, 5, 5)),
                "SEF-N2-5",
                *_ASK,
            ),
        ),
        *sourced(
            "SEF 2024 (fiches); USF",
            Agreement("1N 2C", "2N", length(_H, 4) & length(_S, 4), "SEF-N2-2N", *_TOLD),
            Agreement("1N 2C", "2M", length(M, 4) & length(oM, 0, 3), "SEF-N2-2M"),
            Agreement(
                "1N 2C", "2D", ANYTHING, "SEF-N2-2D", "no", True, "call-no-major", "answer"
            ),
            # no major
            Agreement(
                "1N 2C 2D",
                "3H",
                length(_S, 5) & length(_H, 4, 4) & hcp(9),
                "SEF-N2-cross",
                "game",
                True,
                "call-crossed",
                "crossed",
            ),
            Agreement(
                "1N 2C 2D",
                "3S",
                length(_H, 5) & length(_S, 4, 4) & hcp(9),
                "SEF-N2-cross",
                "game",
                True,
                "call-crossed",
                "crossed",
            ),
            Agreement(
                "1N 2C 2D", "2M", length(M, 5) & hcp(7, 8), "SEF-N2-doree", "invitational"
            ),
            Agreement(
                "1N 2C 2D",
                "4N",
                hcp(16, 17),
                "SEF-N12",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1N 2C 2D", "6N", hcp(18, 21), "SEF-N13", "sign-off"),
        ),
        *assumed(
            "natural and forcing to game over the answer",
            Agreement("1N 2C 2D", "3m", length(m, 5) & hcp(13), "SEF-N2-minor", "game"),
            Agreement(
                "1N 2C 2M",
                "3m",
                length(m, 5) & length(M, 0, 3) & hcp(13),
                "SEF-N2-minor",
                "game",
            ),
            Agreement("1N 2C 2D", "3N", hcp(9, 15), "SEF-N2-3N", "sign-off"),
            Agreement("1N 2C 2D", "2N", ANYTHING, "SEF-N2-2N-limit", "invitational"),
            Agreement(
                "1N 2C 2D 3H",
                "4S",
                length(_S, 3) & length(_H, 0, 3),
                "SEF-N2-cross-fit",
                "sign-off",
            ),
            Agreement("1N 2C 2D 3S", "4H", length(_H, 3), "SEF-N2-cross-fit", "sign-off"),
            Agreement(
                "1N 2C 2D 3H | 1N 2C 2D 3S", "3N", ANYTHING, "SEF-N2-cross-none", "sign-off"
            ),
            Agreement(
                "1N 2C 2D 2M", "4M", length(M, 3) & hcp(16, 17), "SEF-N2-doree-max", "sign-off"
            ),
            Agreement(
                "1N 2C 2D 2M",
                "2N",
                length(M, 0, 2) & hcp(16, 17),
                "SEF-N2-doree-2N",
                "invitational",
            ),
            Agreement("1N 2C 2D 2M", "-", ANYTHING, "SEF-N2-doree-pass"),
            Agreement("1N 2C 2D 2M 2N", "3N", hcp(8), "SEF-N2-doree-3N", "sign-off"),
            Agreement("1N 2C 2D 2M 2N", "3M", length(M, 6), "SEF-N2-doree-six", "sign-off"),
            Agreement("1N 2C 2D 2M 2N", "-", ANYTHING, "SEF-N2-doree-stop"),
            Agreement("1N 2C 2D 2N | 1N 2C 2M 2N", "-", hcp(15, 15), "SEF-N2-refuses"),
        ),
        *sourced(
            "SEF 2024 (fiches): a fit over the answer",
            Agreement(
                "1N 2C 2M",
                "3oM",
                length(M, 4) & hld(M, 16),
                "SEF-N2-slam",
                "game",
                True,
                "call-fit",
                "fit-slam",
            ),
            Agreement(
                "1N 2C 2M",
                "4m",
                length(M, 4) & length(m, 0, 1) & hld(M, 13, 15),
                "SEF-N2-splinter",
                "game",
                True,
                "call-splinter",
                "splinter",
            ),
            Agreement("1N 2C 2M", "4M", length(M, 4) & hld(M, 11, 15), "SEF-N2-4M", "sign-off"),
            Agreement(
                "1N 2C 2M", "3M", length(M, 4) & hld(M, 7, 10), "SEF-N2-3M", "invitational"
            ),
            Agreement(
                "1N 2C 2H", "2S", length(_S, 5) & hcp(7, 8), "SEF-N2-doree", "invitational"
            ),
            Agreement(
                "1N 2C 2M",
                "4N",
                hcp(16, 17) & length(M, 0, 3),
                "SEF-N12",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement("1N 2C 2M", "6N", hcp(18, 21) & length(M, 0, 3), "SEF-N13", "sign-off"),
            Agreement("1N 2C 2M", "3N", hcp(9, 15), "SEF-N2-3N", "sign-off"),
            Agreement("1N 2C 2M", "2N", ANYTHING, "SEF-N2-2N-limit", "invitational"),
        ),
        *assumed(
            "opener accepts a limit with 16-17",
            Agreement("1N 2C 2H 3H", "4H", hld(_H, 17), "SEF-N2-accepts", "sign-off"),
            Agreement("1N 2C 2S 3S", "4S", hld(_S, 17), "SEF-N2-accepts", "sign-off"),
            Agreement("1N 2C 2M 3M", "-", ANYTHING, "SEF-N2-refuses"),
            Agreement(
                "1N 2C 2H 2S", "4S", length(_S, 3) & hcp(16, 17), "SEF-N2-doree-max", "sign-off"
            ),
            Agreement(
                "1N 2C 2H 2S",
                "2N",
                length(_S, 0, 2) & hcp(16, 17),
                "SEF-N2-doree-2N",
                "invitational",
            ),
            Agreement("1N 2C 2H 2S", "-", ANYTHING, "SEF-N2-doree-pass"),
            Agreement("1N 2C 2H 2S 2N", "3N", hcp(8), "SEF-N2-doree-3N", "sign-off"),
            Agreement("1N 2C 2H 2S 2N", "-", ANYTHING, "SEF-N2-doree-stop"),
            Agreement(
                "1N 2C 2H 2N | 1N 2C 2H 3N",
                "4S",
                length(_S, 4, 4),
                "SEF-N2-other",
                "sign-off",
                when="game",
            ),
            Agreement(
                "1N 2C 2D 2N | 1N 2C 2M 2N", "3N", ANYTHING, "SEF-N2-accepts", "sign-off"
            ),
            Agreement("1N 2C 2M 3oM", "4M", hld(M, 0, 17), "SEF-N2-slam-stop", "sign-off"),
        ),
        *sourced(
            "SEF 2024 (fiches): over both majors, relays to stop or to game",
            Agreement(
                "1N 2C 2N",
                "3C",
                length(_H, 4) & hcp(7, 8) & hld(_H, 0, 8),
                "SEF-N2-stop-H",
                "one-round",
                True,
                "call-relay",
                "relay",
            ),
            Agreement(
                "1N 2C 2N",
                "3D",
                length(_S, 4) & hcp(7, 8) & hld(_S, 0, 8),
                "SEF-N2-stop-S",
                "one-round",
                True,
                "call-relay",
                "relay",
            ),
            Agreement("1N 2C 2N", "3H", length(_H, 4) & hld(_H, 16), "SEF-N2-slam-H", "game"),
            Agreement("1N 2C 2N", "3S", length(_S, 4) & hld(_S, 16), "SEF-N2-slam-S", "game"),
            Agreement(
                "1N 2C 2N",
                "4C",
                length(_H, 4),
                "SEF-N2-game-H",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Agreement(
                "1N 2C 2N",
                "4D",
                length(_S, 4),
                "SEF-N2-game-S",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Agreement(
                "1N 2C 2N 3C",
                "3H",
                ANYTHING,
                "SEF-N2-completes",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                "1N 2C 2N 3D",
                "3S",
                ANYTHING,
                "SEF-N2-completes",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                "1N 2C 2N 4C",
                "4H",
                ANYTHING,
                "SEF-N2-completes",
                "sign-off",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                "1N 2C 2N 4D",
                "4S",
                ANYTHING,
                "SEF-N2-completes",
                "sign-off",
                True,
                "call-completes",
                "answer",
            ),
            Agreement("1N 2C 2N 3C 3H | 1N 2C 2N 3D 3S", "-", ANYTHING, "SEF-N2-stop"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-stayman = Stayman
""",
    "fr": """
chapter-stayman = Stayman
""",
}
