"""In the balancing seat, when their weak two or pre-empt has been passed round.

Partner may have passed with a good hand that had no call: what a double or a suit asks for is
about a king less than in the direct seat (:mod:`.against_preempts`).
"""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y

_C, _D = MINORS
_H, _S = MAJORS
_TAKEOUT: CallTraits = ("one-round", False, "call-takeout", "takeout")
_VALUES: CallTraits = ("no", False, "call-values", "values")
_TWO, _WEAK = "(2x) -", "C<x"
_TWO_SUITS = (
    (length(_C, 5) & length(_D, 5))
    | (length(_C, 5) & length(_H, 5))
    | (length(_D, 5) & length(_H, 5))
)


def _twos(card: Figures) -> tuple[Agreement, ...]:
    """Return what is said over a weak two."""
    low, high = card.notrump_overcall
    flat = hcp(low - 1, high - 1) & BALANCED & stopper(x)
    return (
        Agreement(_TWO, "3N", hcp(19, 22) & SEMI_BALANCED & stopper(x), "BW-3N", where=_WEAK),
        Agreement(_TWO, "2N", flat, "BW-2N", where=_WEAK),
        Agreement("(2M) -", "4oM", length(oM, 7) & hcp(10, 15), "BW-4M", "sign-off"),
        Agreement(_TWO, "X", hcp(16), "BW-X-strong", *_TAKEOUT, where=_WEAK),
        Agreement(
            "(2M) -",
            "X",
            hcp(10) & length(M, 0, 2) & length(oM, 4) & length(_C, 2) & length(_D, 2),
            "BW-X",
            *_TAKEOUT,
        ),
        Agreement(
            "(2D) -",
            "X",
            hcp(10) & length(_D, 0, 2) & length(_H, 3) & length(_S, 3),
            "BW-X",
            *_TAKEOUT,
        ),
        Agreement(
            _TWO,
            "2y",
            length(y, 5) & good(y, 1, 3) & hcp(9, 15),
            "BW-suit",
            where="C<x x<y",
        ),
        Agreement(
            _TWO,
            "3y",
            length(y, 5) & good(y, 2, 4) & hcp(11, 15),
            "BW-suit",
            where="C<x y<x",
        ),
        Agreement(
            "(2M) -",
            "X",
            hcp(11) & length(M, 0, 2) & length(oM, 3) & length(_C, 3) & length(_D, 3),
            "BW-X",
            *_TAKEOUT,
        ),
        Agreement("(2M) -", "X", hcp(13) & length(M, 0, 3) & length(oM, 3), "BW-X", *_TAKEOUT),
        Agreement(
            "(2D) -",
            "X",
            hcp(12) & length(_D, 0, 3) & length(_H, 3) & length(_S, 3),
            "BW-X",
            *_TAKEOUT,
        ),
        Agreement(_TWO, "-", ANYTHING, "BW-pass", where=_WEAK),
    )


def _threes() -> tuple[Agreement, ...]:
    """Return what is said over openings of three."""
    three = "(3x) -"
    own = length(y, 6) & good(y, 1, 3) & hcp(10, 15)
    return (
        Agreement(three, "3N", hcp(15, 20) & SEMI_BALANCED & stopper(x), "BP-3N", "sign-off"),
        *(
            Agreement(
                three,
                "4M",
                length(M, 6) & hcp(14, 18) & detail(good(M, 2, 3)),
                "BP-4M",
                "sign-off",
                where=where,
            )
            for where in ("x<M", "M<x")
        ),
        Agreement(three, "X", hcp(16), "BP-X-strong", *_TAKEOUT),
        Agreement("(3M) -", "X", hcp(11) & length(M, 0, 2) & length(oM, 4), "BP-X", *_TAKEOUT),
        Agreement(
            "(3m) -",
            "X",
            hcp(11) & length(m, 0, 2) & length(_H, 3) & length(_S, 3),
            "BP-X",
            *_TAKEOUT,
        ),
        Agreement(three, "3y", own, "BP-suit", where="x<y"),
        Agreement(
            three, "3y", length(y, 5) & good(y, 2, 4) & hcp(11, 15), "BP-suit", where="x<y"
        ),
        Agreement("(3M) -", "X", hcp(14) & length(M, 0, 2) & length(oM, 3), "BP-X", *_TAKEOUT),
        Agreement(
            three,
            "4y",
            length(y, 6) & good(y, 2, 3) & hcp(12, 15),
            "BP-suit",
            where="y<x y<H",
        ),
        Agreement(three, "-", ANYTHING, "BP-pass"),
    )


def _fours() -> tuple[Agreement, ...]:
    """Return what is said over openings of four."""
    return (
        Agreement(
            "(4m) -",
            "X",
            hcp(12) & length(m, 0, 2) & length(_H, 3) & length(_S, 3),
            "BP-X",
            *_TAKEOUT,
        ),
        Agreement("(4m) -", "4M", length(M, 6) & hcp(11, 18), "BP-4M", "sign-off"),
        Agreement("(4H) -", "4S", length(_S, 6) & hcp(10, 18), "BP-4M", "sign-off"),
        Agreement(
            "(4S) -", "4N", hcp(12) & _TWO_SUITS, "BP-4N", "one-round", True, "call-two-suits"
        ),
        Agreement("(4M) -", "X", hcp(14) & length(M, 0, 2), "BP-X-values", *_VALUES),
        Agreement("(4x) -", "X", hcp(17), "BP-X-values", *_VALUES),
        Agreement("(4x) -", "-", ANYTHING, "BP-pass"),
    )


def package(card: Figures) -> Package:
    """Return balancing calls over weak openings, 2NT by the notrump overcall of *card*."""
    return Package(
        title="chapter-reopening-preempts",
        source="protection over pre-empts, a king lighter [assumed]",
        edition="2006",
        agreements=(*_twos(card), *_threes(), *_fours()),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-reopening-preempts = Balancing over pre-empts
""",
    "fr": """
chapter-reopening-preempts = Réveils sur les barrages
""",
}
