"""Answers to a take-out double when opener's partner has come in."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")


PACKAGE = Package(
    title="chapter-sef-takeout-free",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "opener's partner has come in: the double is answered freely",
            Agreement(
                "(1m) X (XX) | (1M) X (XX)",
                "1S",
                length(_S, 4) & detail(not_shorter(_S, _H)),
                "SEF-15.2-XX",
            ),
            Agreement("(1m) X (XX)", "1H", length(_H, 4), "SEF-15.2-XX"),
            Agreement("(1x) X (XX)", "2y", length(y, 5), "SEF-15.2-XX", where="y<x"),
            Agreement("(1x) X (XX)", "-", ANYTHING, "SEF-15.2-XX-pass"),
            Agreement(
                "(1x) X (1y)",
                "X",
                hl(8) & length(y, 4) & good(y, 1, 4),
                "SEF-15.2-X-again",
                title="call-penalty",
                kind="penalty",
            ),
            Agreement(
                "(1m) X (2m)",
                "X",
                hl(8) & length(_H, 4, 4) & length(_S, 4, 4),
                "SEF-15.2-responsive",
                *_X,
            ),
            Agreement(
                "(1M) X (2M)",
                "X",
                hl(9) & length(_C, 4) & length(_D, 4) & length(oM, 0, 3),
                "SEF-15.2-responsive",
                *_X,
            ),
            Agreement(
                "(1m) X (2m) | (1m) X (1*) | (1m) X (2*)",
                "4M",
                length(M, 5) & hl(11),
                "SEF-15.2-4M",
                "sign-off",
            ),
            Agreement(
                "(1M) X (2*) | (1M) X (1*)",
                "4oM",
                length(oM, 5) & hl(11),
                "SEF-15.2-4M",
                "sign-off",
            ),
            Agreement(
                "(1m) X (2m) | (1m) X (3m)", "3M", length(M, 5) & hl(8, 10), "SEF-15.2-free-3"
            ),
            Agreement(
                "(1m) X (2m)",
                "2S",
                length(_S, 4) & hl(6, 10) & detail(not_shorter(_S, _H)),
                "SEF-15.2-free",
            ),
            Agreement("(1m) X (2m)", "2H", length(_H, 4) & hl(6, 10), "SEF-15.2-free"),
            Agreement("(1H) X (2H)", "2S", length(_S, 4) & hl(6, 10), "SEF-15.2-free"),
            Agreement("(1S) X (2S)", "3H", length(_H, 4) & hl(8, 11), "SEF-15.2-free-3"),
            Agreement("(1M) X (3M)", "3oM", length(oM, 4) & hl(8, 11), "SEF-15.2-free-3"),
            Agreement("(1M) X (2M)", "3m", length(m, 5) & hl(7, 10), "SEF-15.2-free-3"),
            Agreement(
                "(1m) X (1y)",
                "2M",
                length(M, 4) & hl(9, 11),
                "SEF-15.2-free-jump",
                "invitational",
                where="y<M",
            ),
            Agreement("(1x) X (1y)", "1S", length(_S, 4) & hl(5, 8), "SEF-15.2-free"),
            Agreement("(1C) X (1D)", "1H", length(_H, 4) & hl(5, 8), "SEF-15.2-free"),
            Agreement(
                "(1x) X (1y)", "1N", hcp(8, 10) & stopper(x) & stopper(y), "SEF-15.2-free-1N"
            ),
            Agreement("(1x) X (1y)", "2z", length(z, 5) & hl(7, 11), "SEF-15.2-free-2"),
            Agreement(
                "(1x) X (1N) | (1x) X (2y)", "2z", length(z, 5) & hl(6, 11), "SEF-15.2-free-2"
            ),
            Agreement("(1x) X (2y)", "3z", length(z, 5) & hl(8, 11), "SEF-15.2-free-3"),
            Agreement(
                "(1x) X (1*) | (1x) X (2*) | (1x) X (3*) | (1x) X (4*)",
                "-",
                hcp(0, 11),
                "SEF-15.2-free-pass",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-takeout-free = Answers to a take-out double over their bid
""",
    "fr": """
chapter-sef-takeout-free = Réponses au contre d'appel sur leur enchère
""",
}
