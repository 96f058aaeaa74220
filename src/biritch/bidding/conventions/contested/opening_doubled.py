"""Our opening of one doubled, overcalled 1NT, or bid over with two suits.

Over a double: redouble 10 and more without a fit, 2NT a limit raise or better (Jordan,
Truscott), jump raises weak, a suit at the one level forcing, at the two level weak.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, m, x, y

_VALUES = "call-values", "values"
_1NT = "1x-(1NT): double for penalties, suits weak [assumed]"


def package(card: Figures) -> Package:
    """Return raises, redouble and suits over their calls."""
    low, high = card.single_raise
    three = card.raise_cards
    low_one, high_one = card.one_notrump_answer
    return Package(
        title="chapter-opening-doubled",
        source="SAYC booklet SP-3 (2006), over their double; EBU Standard English [sourced]",
        edition="2006",
        agreements=(
            Agreement("1M (X)", "4M", length(M, 5) & hcp(3, 9), "D-4M", "sign-off"),
            Agreement(
                "1M (X)",
                "2N",
                length(M, three) & card.support(M, 10),
                "D-2N",
                "one-round",
                True,
                "call-limit-raise",
                "fit-notrump",
            ),
            Agreement(
                "1m (X)",
                "2N",
                length(m, 5) & hcp(10),
                "D-2N",
                "one-round",
                True,
                "call-limit-raise",
                "fit-notrump",
            ),
            Agreement(
                "1x (X)",
                "XX",
                hcp(10) & detail(length(x, 0, 3)),
                "D-XX",
                "one-round",
                False,
                *_VALUES,
            ),
            Agreement(
                "1M (X)", "3M", length(M, 4) & card.support(M, 5, 9) & hcp(3, 8), "D-3M", "no"
            ),
            Agreement(
                "1m (X)",
                "3m",
                length(m, 5) & hcp(3, 8) & detail(length(m, 6) | hcp(3, 6)),
                "D-3m",
                "no",
            ),
            Agreement("1M (X)", "2M", length(M, 3) & card.support(M, low, 9), "D-2M"),
            Agreement("1x (X)", "1y", length(y, 4) & hl(6), "D-1", "one-round"),
            Agreement("1x (X)", "3y", length(y, 7) & hcp(3, 8), "D-3", "no", where="y<x"),
            Agreement("1x (X)", "2y", length(y, 6) & hcp(3, 7), "D-jump", "no", where="x<y"),
            Agreement(
                "1x (X)",
                "2y",
                length(y, 6) & hl(6, 11) | (length(y, 5) & hcp(7, 9)),
                "D-2",
                "no",
                where="y<x",
                source="SAYC: a new suit at the two level over a double, six cards [disputed]",
            ),
            Agreement("1m (X)", "2m", length(m, 4) & hcp(6, high), "D-2m"),
            Agreement("1x (X)", "1N", hcp(low_one + 1, high_one), "D-1N"),
            Agreement("1x (X)", "-", hcp(0, 9), "D-pass"),
            Agreement("1M (X) 2N", "4M", hl(15), "D-2N-4M", "sign-off"),
            Agreement("1M (X) 2N", "3M", hl(0, 14), "D-2N-3M"),
            Agreement("1m (X) 2N", "3N", hcp(14, 20), "D-2N-3N", "sign-off"),
            Agreement("1m (X) 2N", "3m", ANYTHING, "D-2N-3m"),
            # they bid 1NT
            Agreement(
                "1x (1N)",
                "X",
                hcp(9),
                "D-1N-X",
                "no",
                False,
                "call-penalty",
                "penalty",
                source=_1NT,
            ),
            Agreement(
                "1M (1N)", "3M", length(M, 4) & card.support(M, 6, 10), "D-1N-3M", source=_1NT
            ),
            Agreement(
                "1M (1N)", "2M", length(M, 3) & card.support(M, 5, 9), "D-1N-2M", source=_1NT
            ),
            Agreement("1x (1N)", "2y", length(y, 6) & hcp(3, 8), "D-1N-2", source=_1NT),
            Agreement("1x (1N)", "-", hcp(0, 8), "D-1N-pass", source=_1NT),
            # they show two suits with 2NT
            Agreement(
                "1M (2N)",
                "X",
                hcp(10) & length(M, 0, 2),
                "D-2N-X",
                "one-round",
                False,
                *_VALUES,
            ),
            Agreement(
                "1M (2N)", "4M", length(M, 4) & card.support(M, 8, 12), "D-2N-4M", "sign-off"
            ),
            Agreement("1M (2N)", "3M", length(M, 3) & card.support(M, 6, 10), "D-2N-3M"),
            Agreement(
                "1M (2M)", "4M", length(M, 5) & card.support(M, 7, 12), "D-2M-4M", "sign-off"
            ),
            Agreement(
                "1M (2M)", "4M", length(M, 4) & card.support(M, 13, 16), "D-2M-4M", "sign-off"
            ),
            Agreement("1M (2M)", "3M", length(M, 3) & card.support(M, 7, 11), "D-2M-3M"),
            Agreement("1M (2M)", "X", hcp(10), "D-2M-X", "one-round", False, *_VALUES),
            Agreement("1m (2m)", "X", hcp(10), "D-2m-X", "one-round", False, *_VALUES),
            Agreement("1m (2m)", "3m", length(m, 5) & hcp(5, 9), "D-2m-3m"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-opening-doubled = Our opening doubled
""",
    "fr": """
chapter-opening-doubled = Notre ouverture contrée
""",
}
