"""Against weak twos, preempts and a strong 2C: double for take-out through 4D, then values."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y

_C, _D = MINORS
_H, _S = MAJORS
_2NT = "2NT over a weak two 15-18 with a stopper: practice [assumed]"
_CUE = "their preempt: Michaels"
_STRONG = "a double of a strong or artificial bid asks for the lead [assumed]"
_TAKEOUT: CallTraits = ("one-round", False, "call-takeout", "takeout")
_MICHAELS: CallTraits = ("one-round", True, "call-michaels", "michaels")
_EITHER = length(_C, 5) | length(_D, 5)


def _over_twos(card: Figures) -> tuple[Agreement, ...]:
    """Return doubles, suits and notrump over a weak two."""
    low, high = card.notrump_overcall
    two, weak = "(2x)", "C<x"
    return (
        Agreement(
            two,
            "2N",
            hcp(low, high) & BALANCED & stopper(x),
            "W-2N",
            where=weak,
            source=_2NT,
        ),
        Agreement(
            two,
            "3N",
            hcp(19, 22) & SEMI_BALANCED & stopper(x),
            "W-3N",
            "sign-off",
            where=weak,
        ),
        Agreement(
            "(2M)",
            "3M",
            length(oM, 5) & _EITHER & hcp(13),
            "W-Michaels",
            *_MICHAELS,
            source=_CUE,
        ),
        Agreement(
            "(2D)",
            "3D",
            length(_H, 5) & length(_S, 5) & hcp(12),
            "W-Michaels",
            *_MICHAELS,
            source=_CUE,
        ),
        Agreement("(2M)", "4oM", length(oM, 7) & hcp(12, 16), "W-4M", "sign-off"),
        Agreement(
            two,
            "2y",
            length(y, 5) & good(y, 1, 3) & hcp(11, 16) & hl(13),
            "W-suit",
            where="C<x x<y",
        ),
        Agreement(
            two, "3y", length(y, 6) & good(y, 2, 4) & hcp(12, 16), "W-suit", where="C<x y<x"
        ),
        Agreement(
            two, "3y", length(y, 5) & good(y, 2, 3) & hcp(13, 16), "W-suit", where="C<x y<x"
        ),
        Agreement(
            "(2M)",
            "X",
            hcp(12) & length(M, 0, 2) & length(oM, 4) & length(_C, 2) & length(_D, 2),
            "W-X",
            *_TAKEOUT,
        ),
        Agreement(
            "(2M)",
            "X",
            hcp(13) & length(M, 0, 2) & length(oM, 3) & length(_C, 3) & length(_D, 3),
            "W-X",
            *_TAKEOUT,
        ),
        Agreement("(2M)", "X", hcp(15) & length(M, 0, 3) & length(oM, 3), "W-X", *_TAKEOUT),
        Agreement(
            "(2D)",
            "X",
            hcp(12) & length(_D, 0, 3) & length(_H, 3) & length(_S, 3),
            "W-X",
            *_TAKEOUT,
        ),
        Agreement(two, "X", hcp(17), "W-X-strong", *_TAKEOUT, where=weak),
    )


def _after_twos() -> tuple[Agreement, ...]:
    """Return the answers to 2NT and to a double over a weak two."""
    weak = "C<x"
    return (
        Agreement(
            "(2x) 2N",
            "3N",
            hcp(8, 15) & length(_H, 0, 4) & length(_S, 0, 4),
            "W-2N-3N",
            "sign-off",
            where=weak,
        ),
        Agreement(
            "(2x) 2N", "4M", length(M, 6) & hcp(6, 14), "W-2N-4M", "sign-off", where=weak
        ),
        Agreement("(2M) X", "4oM", length(oM, 5) & hl(10), "W-X-4M", "sign-off"),
        Agreement("(2M) X", "4oM", length(oM, 4) & hcp(12), "W-X-4M", "sign-off"),
        Agreement("(2H) X", "3S", length(_S, 4) & hcp(9, 11), "W-X-jump", "invitational"),
        Agreement("(2H) X", "2S", length(_S, 4) & hcp(0, 8), "W-X-cheap"),
        Agreement("(2S) X", "3H", length(_H, 4) & hcp(0, 11), "W-X-cheap"),
        Agreement("(2M) X", "3N", hcp(12, 18) & stopper(M), "W-X-3N", "sign-off"),
        Agreement("(2M) X", "2N", hcp(9, 11) & stopper(M), "W-X-2N", "invitational"),
        Agreement("(2M) X", "3m", length(m, 4), "W-X-cheap"),
    )


def _over_threes() -> tuple[Agreement, ...]:
    """Return what is said over openings of three and four, and the answers."""
    three = "(3x)"
    return (
        Agreement(three, "3N", hcp(16, 21) & stopper(x) & SEMI_BALANCED, "P-3N", "sign-off"),
        Agreement(
            "(3m)",
            "4m",
            length(_H, 5) & length(_S, 5) & hcp(12),
            "P-Michaels",
            *_MICHAELS,
            source=_CUE,
        ),
        Agreement(
            "(3M)",
            "4M",
            length(oM, 5) & _EITHER & hcp(14),
            "P-Michaels",
            *_MICHAELS,
            source=_CUE,
        ),
        *(
            Agreement(
                "(3x)",
                "4M",
                length(M, 6) & hcp(15, 19) & detail(good(M, 2, 3)),
                "P-4M",
                "sign-off",
                where=where,
            )
            for where in ("x<M", "M<x")
        ),
        Agreement(
            three, "3y", length(y, 6) & good(y, 1, 3) & hcp(11, 17), "P-suit", where="x<y"
        ),
        Agreement(
            three, "3y", length(y, 5) & good(y, 2, 4) & hcp(13, 17), "P-suit", where="x<y"
        ),
        Agreement("(3M)", "X", hcp(13) & length(M, 0, 2) & length(oM, 4), "P-X", *_TAKEOUT),
        Agreement(
            "(3m)",
            "X",
            hcp(13) & length(m, 0, 2) & length(_H, 3) & length(_S, 3),
            "P-X",
            *_TAKEOUT,
        ),
        Agreement("(3M)", "X", hcp(16) & length(M, 0, 2) & length(oM, 3), "P-X", *_TAKEOUT),
        Agreement(three, "X", hcp(18), "P-X-strong", *_TAKEOUT),
        Agreement(
            "(4m)",
            "X",
            hcp(14) & length(m, 0, 2) & length(_H, 3) & length(_S, 3),
            "P-X",
            *_TAKEOUT,
        ),
        Agreement("(4m)", "4M", length(M, 6) & hcp(12, 19), "P-4M", "sign-off"),
        Agreement("(4H)", "4S", length(_S, 6) & hcp(12, 19), "P-4M", "sign-off"),
        Agreement("(4M)", "X", hcp(15), "P-X-values", "no", False, "call-values", "values"),
        Agreement(
            "(4S)",
            "4N",
            hcp(12)
            & (
                (length(_C, 5) & length(_D, 5))
                | (length(_C, 5) & length(_H, 5))
                | (length(_D, 5) & length(_H, 5))
            ),
            "P-4N",
            "one-round",
            True,
            "call-two-suits",
            "two-suits",
            source="4NT over 4S: any two suits [assumed]",
        ),
        Agreement("(3x) 3N | (3x) 4M | (4H) 4S", "-", ANYTHING, "P-over"),
        Agreement("(3m) X", "4M", length(M, 5) & hl(9), "P-X-4M", "sign-off"),
        Agreement("(3m) X", "4M", length(M, 4) & hcp(11), "P-X-4M", "sign-off"),
        Agreement("(3m) X", "3M", length(M, 4) & hcp(0, 10), "P-X-cheap"),
        Agreement("(3M) X", "4oM", length(oM, 5) & hl(8), "P-X-4M", "sign-off"),
        Agreement("(3M) X", "4oM", length(oM, 4) & hcp(9), "P-X-4M", "sign-off"),
        Agreement("(3x) X", "3N", hcp(10, 17) & stopper(x), "P-X-3N", "sign-off"),
        Agreement("(3H) X", "3S", length(_S, 4), "P-X-cheap"),
    )


def _over_strong() -> tuple[Agreement, ...]:
    """Return what is said over a strong 2C."""
    return (
        Agreement(
            "(2C)",
            "X",
            length(_C, 5) & good(_C, 3, 5) & hcp(5, 14),
            "S-X",
            "no",
            True,
            "call-lead",
            "lead-directing",
            source=_STRONG,
        ),
        Agreement("(2C)", "2x", length(x, 6) & good(x, 2, 4) & hcp(5, 12), "S-suit"),
        Agreement("(2C)", "-", ANYTHING, "S-pass"),
    )


def package(card: Figures) -> Package:
    """Return doubles, suits and notrump over their weak openings."""
    return Package(
        title="chapter-against-preempts",
        source="SAYC booklet SP-3 (2006), over weak twos and preempts [sourced]",
        edition="2006",
        agreements=(
            *_over_twos(card),
            *_after_twos(),
            *_over_threes(),
            *_over_strong(),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-against-preempts = Against weak and strong openings
""",
    "fr": """
chapter-against-preempts = Contre les ouvertures faibles et fortes
""",
}
