"""Against their barrages, of three, four and five."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, M, m, oM, x, y

_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_THREE = "(3x) | (3x) -"

PACKAGE = Package(
    title="chapter-sef-against-barrages",
    source="SEF 2024 (fiches); regles JJM; pfbridge",
    agreements=(
        *sourced(
            "regles JJM: against barrages of three",
            Agreement(
                _THREE,
                "3N",
                hcp(16, 20) & SEMI_BALANCED & stopper(x),
                "SEF-15.4-3-3N",
                "sign-off",
            ),
            Agreement(_THREE, "X", hcp(19), "SEF-15.4-3-X-strong", *_X),
            Agreement(
                "(3m) | (3m) -",
                "X",
                hcp(13)
                & length(m, 0, 2)
                & length(_H, 3)
                & length(_S, 3)
                & (hcp(15) | length(m, 0, 1)),
                "SEF-15.4-3-X",
                *_X,
            ),
            Agreement(
                "(3M) | (3M) -",
                "X",
                hcp(13) & length(M, 0, 2) & length(oM, 4) & (hcp(15) | length(M, 0, 1)),
                "SEF-15.4-3-X",
                *_X,
            ),
            Agreement(
                _THREE,
                "3y",
                length(y, 6) & good(y, 2, 4) & hl(14, 20),
                "SEF-15.4-3-suit",
                where="x<y",
            ),
            Agreement(
                _THREE,
                "3y",
                length(y, 5) & good(y, 2, 3) & hl(15, 20),
                "SEF-15.4-3-suit",
                where="x<y",
            ),
            Agreement(
                _THREE,
                "4M",
                length(M, 6) & good(M, 2, 4) & hl(16, 22),
                "SEF-15.4-3-4M",
                where="M<x",
            ),
            Agreement(
                _THREE,
                "4m",
                length(m, 6) & good(m, 2, 4) & hl(16, 20),
                "SEF-15.4-3-suit",
                where="m<x",
            ),
            Agreement(_THREE, "-", ANYTHING, "SEF-15.4-3-pass"),
            Agreement(
                "(3m) X", "4M", length(M, 5) & hl(8, 16), "SEF-15.4-3-answer", "sign-off"
            ),
            Agreement(
                "(3m) X", "4M", length(M, 4) & hcp(9, 16), "SEF-15.4-3-answer", "sign-off"
            ),
            Agreement(
                "(3M) X", "4oM", length(oM, 5) & hl(7, 16), "SEF-15.4-3-answer", "sign-off"
            ),
            Agreement(
                "(3M) X", "4oM", length(oM, 4) & hl(8, 16), "SEF-15.4-3-answer", "sign-off"
            ),
            Agreement("(3x) X", "3N", hcp(8, 16) & stopper(x), "SEF-15.4-3-answer", "sign-off"),
            Agreement(
                "(3x) X",
                "-",
                length(x, 5) | (length(x, 4) & good(x, 2, 4)),
                "SEF-15.4-3-answer-penalty",
            ),
            Agreement(
                "(3m) X", "3S", length(_S, 4) & detail(not_shorter(_S, _H)), "SEF-15.4-3-answer"
            ),
            Agreement("(3m) X", "3H", length(_H, 4), "SEF-15.4-3-answer"),
            Agreement("(3H) X", "3S", length(_S, 4), "SEF-15.4-3-answer"),
            Agreement("(3x) X", "4m", length(m, 4), "SEF-15.4-3-answer", where="m<x"),
            Agreement(
                "(3m) X 3M", "4M", length(M, 4) & hld(M, 17), "SEF-15.4-3-again", "sign-off"
            ),
            Agreement("(3m) X 3M | (3x) X 4m", "-", hcp(0, 19), "SEF-15.4-3-left"),
            Agreement("(3x) 3N | (3x) 4M", "-", hcp(0, 13), "SEF-15.4-3-left"),
            Agreement(
                "(3x) 3y",
                "4y",
                length(y, 2) & hl(9, 16),
                "SEF-15.4-3-raise",
                "sign-off",
                where="x<y",
            ),
            Agreement("(3x) 3y", "-", hcp(0, 10), "SEF-15.4-3-left", where="x<y"),
        ),
        *assumed(
            "against openings of four and five, and strong artificial twos",
            Agreement("(4m) | (4H)", "X", hcp(15) & length(_S, 3), "SEF-15.4-4-X", *_X),
            Agreement("(4m) - | (4H) -", "X", hcp(13) & length(_S, 3), "SEF-15.4-4-X", *_X),
            Agreement(
                "(4S) -", "X", hcp(15), "SEF-15.4-4-X", title="call-optional", kind="penalty"
            ),
            Agreement("(4H) -", "4S", length(_S, 6) & hl(12), "SEF-15.4-4-suit"),
            Agreement(
                "(4H) -", "4S", length(_S, 5) & good(_S, 1, 3) & hl(14), "SEF-15.4-4-suit"
            ),
            Agreement("(4H) X", "4S", length(_S, 4), "SEF-15.4-4-answer", "sign-off"),
            Agreement("(4m) X", "4M", length(M, 5), "SEF-15.4-4-answer", "sign-off"),
            Agreement("(4m) X", "4M", length(M, 4) & hcp(4), "SEF-15.4-4-answer", "sign-off"),
            Agreement("(4x) X | (4x) - X", "-", ANYTHING, "SEF-15.4-4-left"),
            Agreement(
                "(4S)", "X", hcp(16), "SEF-15.4-4-X", title="call-optional", kind="penalty"
            ),
            Agreement(
                "(4x)",
                "4y",
                length(y, 6) & good(y, 2, 3) & hl(15),
                "SEF-15.4-4-suit",
                where="x<y",
            ),
            Agreement(
                "(4*) | (5*) | (3N) | (4N) | (4*) - | (5*) - | (3N) -",
                "-",
                ANYTHING,
                "SEF-15.4-4-pass",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-against-barrages = Against their barrages
""",
    "fr": """
chapter-sef-against-barrages = Sur leurs barrages
""",
}
