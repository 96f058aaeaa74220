"""Against their 1NT, no gadget: a double is for penalties, suits are natural."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import M, m, x

_ANSWERS = "after our double of 1NT: standard practice [assumed]"


def package(card: Figures) -> Package:
    """Return natural overcalls of 1NT, and a double as strong as the opening."""
    double = max(card.one_notrump[0], 15)
    return Package(
        title="chapter-against-notrump",
        source="SAYC booklet SP-3 (2006), over 1NT; EBU Standard English [sourced]",
        edition="2006",
        agreements=(
            Agreement("(1N)", "X", hcp(double), "N-X", "no", False, "call-penalty", "penalty"),
            Agreement(
                "(1N)", "2M", length(M, 5) & good(M, 2, 4) & hcp(9, 14) & hl(11), "N-suit"
            ),
            Agreement("(1N)", "2x", length(x, 6) & good(x, 2, 4) & hcp(8, 14), "N-suit"),
            Agreement("(1N)", "3x", length(x, 7) & good(x, 2, 4) & hcp(5, 10), "N-jump"),
            Agreement("(1N)", "-", hcp(0, double - 1), "N-pass"),
            Agreement(
                "(1N) -", "X", hcp(double), "N-X", "no", False, "call-penalty", "penalty"
            ),
            Agreement("(1N) -", "2M", length(M, 5) & good(M, 1, 3) & hcp(8, 14), "N-suit"),
            Agreement("(1N) -", "2m", length(m, 6) & good(m, 1, 3) & hcp(8, 14), "N-suit"),
            Agreement(
                "(1N) X",
                "2x",
                length(x, 5) & hcp(0, 4),
                "N-X-runs",
                "sign-off",
                source=_ANSWERS,
            ),
            Agreement("(1N) X", "-", ANYTHING, "N-X-pass", source=_ANSWERS),
            Agreement(
                "(1N) 2M",
                "4M",
                length(M, 3) & hcp(13, 20),
                "N-suit-4M",
                "sign-off",
                source=_ANSWERS,
            ),
            Agreement(
                "(1N) 2M",
                "3M",
                length(M, 3) & hcp(11, 12),
                "N-suit-3M",
                "invitational",
                source=_ANSWERS,
            ),
            Agreement("(1N) 2x", "-", hcp(0, 12), "N-suit-pass", source=_ANSWERS),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-against-notrump = Against one notrump
""",
    "fr": """
chapter-against-notrump = Contre un sans-atout
""",
}
