"""Weak take-outs of 1NT: two of a suit is to play, on five cards and no hope of game."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS


def package(card: Figures) -> Package:
    """Return take-outs below an invitation opposite ``card.one_notrump``."""
    low, high = card.one_notrump
    weak, game = hcp(0, 24 - high), 25 - low
    return Package(
        title="chapter-weak-takeouts",
        source="EBU Standard English Foundation, responses to 1NT: weak take-outs [sourced]",
        edition="2019",
        convention=True,
        agreements=(
            Agreement(
                "1N",
                "4M",
                length(M, 6) & hl(game, game + 5) & hcp(24 - high - 1),
                "N8",
                "sign-off",
                source="ACOL, 1NT-4M to play [assumed]",
            ),
            Agreement(
                "1N",
                "3M",
                length(M, 5) & hcp(game),
                "N6",
                "game",
                source="ACOL, 1NT-3M: strong; five cards six in some files [disputed]",
            ),
            Agreement(
                "1N", "2S", weak & length(_S, 5) & detail(not_shorter(_S, _H)), "N4", "sign-off"
            ),
            Agreement("1N", "2H", weak & length(_H, 5), "N3", "sign-off"),
            Agreement("1N", "2D", weak & length(_D, 5), "N3", "sign-off"),
            Agreement("1N 2x", "-", ANYTHING, "N3-over", where="C<x"),
            Agreement("1N 3M 3N", "-", ANYTHING, "N6-over"),
            Agreement("2N", "4M", length(M, 6) & hcp(3, 8), "N-2N-4M", "sign-off"),
            Agreement("2N", "3M", length(M, 5) & hcp(4), "N-2N-3M", "game"),
            Agreement("2N 3M", "4M", length(M, 3), "N-2N-fit"),
            Agreement("2N 3M", "3N", length(M, 2, 2), "N-2N-3N"),
            Agreement("2C 2D 2N", "3M", length(M, 5) & hcp(2), "N-2N-3M", "game"),
            Agreement("2C 2D 2N 3M", "4M", length(M, 3), "N-2N-fit"),
            Agreement("2C 2D 2N 3M", "3N", length(M, 2, 2), "N-2N-3N"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-weak-takeouts = Weak take-outs of one notrump
""",
    "fr": """
chapter-weak-takeouts = Dégagements faibles sur un sans-atout
""",
}
