"""Answers to our overcall of 1NT, and to a jump."""

from biritch.bidding.agreement.agreement import Agreement, Package, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, M, oM, x, y

_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-sef-notrump-overcall-answers",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "SEF 2024 (fiches): over our overcall of 1NT, Stayman and transfers",
            Agreement(
                "(1m) 1N",
                "2C",
                hcp(8) & (length(_H, 4, 4) | length(_S, 4, 4)),
                "SEF-15.1-1N-stayman",
                "one-round",
                True,
                "call-stayman",
                "stayman",
            ),
            Agreement("(1x) 1N", "4M", length(M, 6) & hl(9, 14), "SEF-15.1-1N-4M", "sign-off"),
            Agreement(
                "(1m) 1N",
                "2H",
                length(_S, 5),
                "SEF-15.1-1N-texas",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Agreement(
                "(1m) 1N",
                "2D",
                length(_H, 5),
                "SEF-15.1-1N-texas",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Agreement(
                "(1m) 1N 2H",
                "2S",
                ANYTHING,
                "SEF-15.1-1N-done",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                "(1m) 1N 2D",
                "2H",
                ANYTHING,
                "SEF-15.1-1N-done",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement("(1m) 1N 2D 2H", "3N", length(_H, 5, 5) & hcp(9), "SEF-15.1-1N-choice"),
            Agreement("(1m) 1N 2H 2S", "3N", length(_S, 5, 5) & hcp(9), "SEF-15.1-1N-choice"),
            Agreement(
                "(1m) 1N 2D 2H | (1m) 1N 2H 2S",
                "2N",
                hcp(8, 8),
                "SEF-15.1-1N-limit",
                "invitational",
            ),
            Agreement("(1m) 1N 2D 2H | (1m) 1N 2H 2S", "-", hcp(0, 8), "SEF-15.1-1N-stop"),
            Agreement(
                "(1m) 1N 2D 2H 3N", "4H", length(_H, 3), "SEF-15.1-1N-choice", "sign-off"
            ),
            Agreement(
                "(1m) 1N 2H 2S 3N", "4S", length(_S, 3), "SEF-15.1-1N-choice", "sign-off"
            ),
            Agreement("(1m) 1N 2C", "2M", length(M, 4), "SEF-15.1-1N-told"),
            Agreement(
                "(1m) 1N 2C",
                "2D",
                ANYTHING,
                "SEF-15.1-1N-none",
                "no",
                True,
                "call-no-major",
                "answer",
            ),
            Agreement(
                "(1m) 1N 2C 2M", "4M", length(M, 4) & hld(M, 9), "SEF-15.1-1N-fit", "sign-off"
            ),
            Agreement("(1m) 1N 2C 2M", "3M", length(M, 4), "SEF-15.1-1N-fit", "invitational"),
            Agreement(
                "(1m) 1N 2C 2M | (1m) 1N 2C 2D", "3N", hcp(9), "SEF-15.1-1N-3N", "sign-off"
            ),
            Agreement(
                "(1m) 1N 2C 2M | (1m) 1N 2C 2D",
                "2N",
                ANYTHING,
                "SEF-15.1-1N-2N",
                "invitational",
            ),
            Agreement("(1M) 1N", "3oM", length(oM, 5) & hcp(9), "SEF-15.1-1N-five", "game"),
            Agreement(
                "(1M) 1N", "2y", length(y, 5) & hcp(0, 8), "SEF-15.1-1N-weak", "sign-off"
            ),
            Agreement(
                "(1M) 1N",
                "2M",
                length(oM, 4, 4) & hcp(8),
                "SEF-15.1-1N-cue",
                "one-round",
                True,
                "call-stayman",
                "stayman",
            ),
            Agreement(
                "(1M) 1N 2M",
                "3oM",
                length(oM, 4) & hcp(16, 17),
                "SEF-15.1-1N-cue-fit",
                "invitational",
            ),
            Agreement("(1M) 1N 2M", "4oM", length(oM, 4), "SEF-15.1-1N-cue-fit", "sign-off"),
            Agreement("(1M) 1N 2M", "2N", ANYTHING, "SEF-15.1-1N-cue-none", "no"),
            Agreement("(1x) 1N", "3N", hcp(9), "SEF-15.1-1N-3N", "sign-off"),
            Agreement("(1x) 1N", "2N", hcp(8, 8), "SEF-15.1-1N-2N", "invitational"),
            Agreement("(1x) 1N", "-", ANYTHING, "SEF-15.1-1N-pass"),
            Agreement("(1x) 1N 2N", "3N", hcp(17, 18), "SEF-15.1-1N-accepts", "sign-off"),
            Agreement("(1x) 1N 2N | (1M) 1N 2y", "-", ANYTHING, "SEF-15.1-1N-left"),
            Agreement(
                "(1x) 2M", "4M", length(M, 4), "SEF-15.1-jump-4M", "sign-off", where="x<M"
            ),
            Agreement(
                "(1x) 2M",
                "4M",
                length(M, 3) & hld(M, 15),
                "SEF-15.1-jump-4M",
                "sign-off",
                where="x<M",
            ),
            Agreement(
                "(1x) 2M",
                "4M",
                length(M, 2) & hcp(16),
                "SEF-15.1-jump-4M",
                "sign-off",
                where="x<M",
            ),
            Agreement(
                "(1x) 2M | (1x) 2M (X) | (1x) 2M (3*) | (1x) 2M (2*)",
                "3M",
                length(M, 3) & hcp(4, 13),
                "SEF-15.1-jump-3M",
                where="x<M",
            ),
            Agreement(
                "(1x) 2M",
                "3N",
                hcp(17) & stopper(x) & length(M, 0, 1),
                "SEF-15.1-jump-3N",
                "sign-off",
                where="x<M",
            ),
            Agreement(
                "(1x) 2M",
                "3y",
                hl(18) & length(y, 6) & length(M, 0, 1),
                "SEF-15.1-jump-new",
                "one-round",
                where="x<M y<M",
            ),
            Agreement(
                "(1x) 2M",
                "-",
                hcp(0, 16) | length(M, 0, 1),
                "SEF-15.1-jump-pass",
                where="x<M",
            ),
            Agreement("(1x) 3y", "-", hcp(0, 16), "SEF-15.1-jump-pass", where="x<y"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-notrump-overcall-answers = Answers to our overcall of 1NT, or to a jump
""",
    "fr": """
chapter-sef-notrump-overcall-answers = Réponses à notre intervention par 1SA, ou à saut
""",
}
