"""Overcalls and take-out doubles in fourth seat, when both of them have bid."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, w, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")


PACKAGE = Package(
    title="chapter-sef-fourth-seat",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "regles JJM; amourdubridge: fourth seat, the other two suits",
            Agreement(
                "(1x) - (1y)",
                "2x",
                length(z, 5) & length(w, 5) & hl(11, 18),
                "SEF-15.1-two",
                "one-round",
                True,
                "call-two-suiter",
                "michaels",
                where="z<w",
            ),
            Agreement(
                "(1x) - (1y)",
                "X",
                hcp(12) & length(z, 4) & length(w, 4),
                "SEF-15.1-X4",
                *_X,
                where="z<w",
            ),
            Agreement("(1x) - (1y)", "X", hcp(18), "SEF-15.1-X4-strong", *_X),
            Agreement(
                "(1x) - (1y)",
                "1z",
                length(z, 5) & hl(9, 20) & good(z, 1, 3) & hcp(8, 17),
                "SEF-15.1-4-1",
            ),
            Agreement(
                "(1x) - (1y)",
                "1N",
                hcp(16, 18) & BALANCED & stopper(x) & stopper(y),
                "SEF-15.1-4-1N",
            ),
            Agreement(
                "(1x) - (1y)",
                "2z",
                length(z, 6) & hl(12, 20) & hcp(0, 17) & good(z, 1, 3),
                "SEF-15.1-4-2",
            ),
            Agreement(
                "(1x) - (1y)",
                "2z",
                length(z, 5) & hl(14, 20) & hcp(0, 17) & good(z, 2, 4),
                "SEF-15.1-4-2",
            ),
            Agreement("(1x) - (1y)", "-", ANYTHING, "SEF-15.1-4-none"),
            Agreement(
                "(1x) - (1N)",
                "X",
                hcp(14) & length(x, 0, 2) & detail(length(_H, 3) | length(_S, 3)),
                "SEF-15.1-X4",
                *_X,
            ),
            Agreement("(1x) - (1N)", "X", hcp(18), "SEF-15.1-X4-strong", *_X),
            Agreement(
                "(1x) - (1N)", "2z", length(z, 6) & hl(11, 18) & good(z, 1, 3), "SEF-15.1-4-2"
            ),
            Agreement(
                "(1x) - (1N)", "2z", length(z, 5) & hl(13, 18) & good(z, 2, 4), "SEF-15.1-4-2"
            ),
            Agreement("(1x) - (1N)", "-", ANYTHING, "SEF-15.1-4-none"),
            Agreement(
                "(1m) - (2m) | (1m) - (3m)",
                "X",
                hcp(12) & length(_H, 3) & length(_S, 3) & length(m, 0, 3),
                "SEF-15.1-X4",
                *_X,
            ),
            Agreement(
                "(1M) - (2M) | (1M) - (3M)",
                "X",
                hcp(12) & length(oM, 4) & length(M, 0, 2),
                "SEF-15.1-X4",
                *_X,
            ),
            Agreement(
                "(1M) - (2M)",
                "X",
                hcp(13) & length(M, 0, 1) & length(oM, 3) & length(_C, 3) & length(_D, 3),
                "SEF-15.1-X4",
                *_X,
            ),
            Agreement("(1x) - (2x) | (1x) - (3x)", "X", hcp(17), "SEF-15.1-X4-strong", *_X),
            Agreement(
                "(1x) - (2x)", "2N", hcp(16, 18) & BALANCED & stopper(x), "SEF-15.1-4-2N"
            ),
            Agreement(
                "(1x) - (2x)", "2z", length(z, 5) & hl(11, 17) & good(z, 1, 3), "SEF-15.1-4-2"
            ),
            Agreement(
                "(1x) - (2x) | (1x) - (3x)",
                "3z",
                length(z, 6) & hl(13, 18) & good(z, 2, 4),
                "SEF-15.1-4-3",
            ),
            Agreement(
                "(1x) - (2x)",
                "3z",
                length(z, 5) & hl(15, 19) & good(z, 2, 3),
                "SEF-15.1-4-3",
                where="cheapest",
            ),
            Agreement(
                "(1x) - (3x)",
                "4z",
                length(z, 6) & hl(16, 20) & good(z, 2, 4),
                "SEF-15.1-4-4",
                where="cheapest",
            ),
            Agreement(
                "(1x) - (2y)",
                "X",
                hcp(15) & length(z, 4) & length(w, 4),
                "SEF-15.1-X4",
                *_X,
                where="z<w",
            ),
            Agreement(
                "(1x) - (2y)", "2z", length(z, 6) & hl(12, 17) & good(z, 2, 4), "SEF-15.1-4-2"
            ),
            Agreement(
                "(1x) - (2*) | (1x) - (3*) | (1x) - (4*) | (1x) - (5*)",
                "-",
                ANYTHING,
                "SEF-15.1-4-none",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-two-suiter = Two-suiter: { $what }
chapter-sef-fourth-seat = Overcalls and doubles when both of them have bid
""",
    "fr": """
call-two-suiter = Bicolore : { $what }
chapter-sef-fourth-seat = Interventions et contres quand les deux adversaires ont parlé
""",
}
