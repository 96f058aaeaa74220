"""Answers to a weak two in a major: the 2NT relay, new suits forcing, raises to block."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, M, x, y

_H, _S = MAJORS
_MAX: CallTraits = ("one-round", True, "call-maximum", "answer")

PACKAGE = Package(
    title="chapter-weak-two-answers",
    source="SEF 2024 (fiches); bctae; regles JJM",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); bctae; regles JJM",
            Agreement("2M", "4M", length(M, 4), "SEF-W4", "sign-off"),
            Agreement(
                "2M",
                "2N",
                hcp(15) & length(M, 2),
                "SEF-W2N",
                "one-round",
                True,
                "call-relay",
                "relay",
            ),
            Agreement("2M", "4M", length(M, 3) & hld(M, 14), "SEF-W4", "sign-off"),
            Agreement("2M", "3M", length(M, 3, 3) & hcp(5, 13), "SEF-W3", "sign-off"),
            Agreement("2H", "2S", length(_S, 5) & hl(16), "SEF-W-new", "one-round"),
            Agreement(
                "2M",
                "3y",
                length(y, 5) & good(y, 2, 4) & hl(16),
                "SEF-W-new",
                "one-round",
                where="y<M",
            ),
            Agreement("2M", "2N", hcp(16), "SEF-W2N", "one-round", True, "call-relay", "relay"),
            Agreement("2M", "-", ANYTHING, "SEF-W0"),
            Agreement(
                "2M 2N", "3M", hcp(5, 7), "SEF-W2N-min", "no", True, "call-minimum", "answer"
            ),
            Agreement("2H 2N", "4H", length(_S, 0, 1), "SEF-W2N-short", *_MAX),
            Agreement("2S 2N", "4H", length(_H, 0, 1), "SEF-W2N-short", *_MAX),
            Agreement("2M 2N", "4x", length(x, 0, 1), "SEF-W2N-short", *_MAX, where="x<H"),
            Agreement("2M 2N", "3x", good(x, 1, 2), "SEF-W2N-side", *_MAX, where="x<M"),
            Agreement(
                "2M 2N", "3N", ANYTHING, "SEF-W2N-none", "no", True, "call-maximum", "answer"
            ),
        ),
        *assumed(
            "after the relay: game opposite a maximum, or with 17",
            Agreement("2M 2N 3M", "4M", length(M, 2) & hcp(17), "SEF-W2N-game", "sign-off"),
            Agreement("2M 2N 3M", "3N", hcp(18), "SEF-W2N-game", "sign-off"),
            Agreement("2M 2N 3M", "-", ANYTHING, "SEF-W2N-stop"),
            Agreement("2M 2N 3x", "4M", length(M, 2) & hcp(15, 20), "SEF-W2N-game", "sign-off"),
            Agreement("2M 2N 3x", "3N", hcp(15, 22), "SEF-W2N-game", "sign-off"),
            Agreement("2M 2N 3N", "4M", length(M, 3) & hcp(15, 20), "SEF-W2N-game", "sign-off"),
            Agreement("2M 2N 3N", "-", hcp(15, 22), "SEF-W2N-3N"),
            Agreement("2M 2N 4x", "4M", hcp(15, 20), "SEF-W2N-game", "sign-off", where="x<M"),
            Agreement("2H 2N 4H", "-", hcp(15, 20), "SEF-W2N-game"),
            Agreement(
                "2M 3y", "3N", stopper(y) & hcp(9, 10), "SEF-W-new-max", "sign-off", where="y<M"
            ),
            Agreement(
                "2M 3y", "4y", length(y, 3), "SEF-W-new-fit", "invitational", where="y<M"
            ),
            Agreement("2M 3y", "3M", ANYTHING, "SEF-W-new-none", where="y<M"),
            Agreement(
                "2M 3y 4y",
                "4M",
                length(M, 2) & hl(16),
                "SEF-W-new-game",
                "sign-off",
                where="y<M",
            ),
            Agreement("2M 3y 4y", "5y", hl(19), "SEF-W-new-game", "sign-off", where="y<H"),
            Agreement("2M 3y 4y", "-", ANYTHING, "SEF-W-new-stop", where="y<M"),
            Agreement(
                "2H 2S",
                "3S",
                length(_S, 3) | (length(_S, 2, 2) & hcp(9, 10)),
                "SEF-W-new-fit",
                "invitational",
            ),
            Agreement("2H 2S", "2N", hcp(9, 10), "SEF-W-new-max", "invitational"),
            Agreement("2H 2S", "3H", ANYTHING, "SEF-W-new-none"),
        ),
        *sourced(
            "SEF 2024 (fiches); bctae: doubled, 2NT stays a try; our double is for penalties",
            Agreement(
                "2M (X)", "2N", hcp(15), "SEF-W-X-2N", "one-round", True, "call-relay", "relay"
            ),
            Agreement(
                "2M (X)",
                "4M",
                length(M, 4) | (length(M, 3) & hld(M, 14)),
                "SEF-W-X-4M",
                "sign-off",
            ),
            Agreement("2M (X)", "3M", length(M, 3) & hcp(4), "SEF-W-X-3M", "sign-off"),
            Agreement(
                "2M (X)",
                "XX",
                hcp(13) & length(M, 0, 2),
                "SEF-W-XX",
                title="call-values",
                kind="values",
            ),
            Agreement("2M (X)", "-", ANYTHING, "SEF-W-X-pass"),
            Agreement(
                "2M (2x) | 2M (3x)",
                "4M",
                length(M, 4) | (length(M, 3) & hld(M, 14)),
                "SEF-W-over-4M",
                "sign-off",
            ),
            Agreement(
                "2M (2x) | 2M (3x)",
                "X",
                hcp(13) & length(x, 4) & stopper(x),
                "SEF-W-over-X",
                title="call-penalty",
                kind="penalty",
            ),
            Agreement(
                "2M (2x) | 2M (3x)",
                "3M",
                length(M, 3) & hcp(5, 13),
                "SEF-W-over-3M",
                "sign-off",
            ),
            Agreement("2M (2x) | 2M (3x)", "-", hcp(0, 16), "SEF-W-over-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-weak-two-answers = Answers to a weak two
""",
    "fr": """
chapter-weak-two-answers = Réponses au deux faible
""",
}
