"""In the balancing seat, when their opening of one has been passed round: a king lighter."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om, x, y

_C, _D = MINORS
_H, _S = MAJORS
_DOUBLE = "balancing double from 10-11 [assumed]"
_TAKEOUT: tuple[Forcing, bool, str, str] = "one-round", False, "call-takeout", "takeout"


def package(card: Figures) -> Package:
    """Return balancing bids, 1NT with the range of *card*."""
    low, high = card.notrump_reopening
    over = "(1x) -"
    return Package(
        title="chapter-reopening",
        source=(
            "SAYC booklet SP-3 (2006), balancing; EBU Standard English, protection [sourced]"
        ),
        edition="2006",
        agreements=(
            Agreement(over, "X", hcp(17), "BAL-X-strong", *_TAKEOUT, source=_DOUBLE),
            Agreement(
                over,
                "2y",
                length(y, 6) & hcp(13, 16) & good(y, 2, 4),
                "BAL-jump",
                where="x<y",
                source="a balancing jump is an opening with six cards [assumed]",
            ),
            Agreement(
                "(1M) -",
                "X",
                hcp(10)
                & length(M, 0, 2)
                & length(oM, 4)
                & detail(length(_C, 3) | length(_D, 3)),
                "BAL-X",
                *_TAKEOUT,
                source=_DOUBLE,
            ),
            Agreement(over, "1y", length(y, 5) & hcp(8, 15), "BAL-suit"),
            Agreement(over, "1N", hcp(low, high) & BALANCED & stopper(x), "BAL-1N"),
            Agreement(
                "(1m) -",
                "X",
                hcp(10) & length(m, 0, 3) & length(_H, 3) & length(_S, 3) & length(om, 2),
                "BAL-X",
                *_TAKEOUT,
                source=_DOUBLE,
            ),
            Agreement(
                "(1M) -",
                "X",
                hcp(11) & length(M, 0, 3) & length(oM, 3),
                "BAL-X",
                *_TAKEOUT,
                source=_DOUBLE,
            ),
            Agreement(over, "1y", length(y, 4) & good(y, 2, 3) & hcp(8, 13), "BAL-suit"),
            Agreement(
                over, "2y", length(y, 5) & hcp(9, 15) & good(y, 1, 3), "BAL-suit", where="y<x"
            ),
            Agreement(
                over,
                "1N",
                hcp(low, high) & SEMI_BALANCED & length(x, 3),
                "BAL-1N",
                needs="reopening_without_stopper",
            ),
            Agreement(over, "-", hcp(0, 11), "BAL-pass"),
            # answers to the reopening notrump
            Agreement("(1x) - 1N", "3N", hcp(27 - high, 17), "BAL-1N-3N", "sign-off"),
            Agreement(
                "(1x) - 1N", "2N", hcp(25 - high, 26 - high), "BAL-1N-2N", "invitational"
            ),
            Agreement(
                "(1x) - 1N 2N",
                "3N",
                hcp((low + high) // 2 + 1, high),
                "BAL-accepts",
                "sign-off",
            ),
            Agreement("(1x) - 1N 2N", "-", hcp(low, (low + high) // 2), "BAL-refuses"),
            Agreement("(1x) - 1y", "2y", length(y, 3) & hcp(9, 12), "BAL-raise"),
            Agreement("(1x) - 1y", "1N", hcp(10, 13) & stopper(x), "BAL-1N-answer"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-reopening = Balancing
tool-reopening-without-stopper = Balancing 1NT without a stopper
""",
    "fr": """
chapter-reopening = Réveils
tool-reopening-without-stopper = Réveil à 1SA sans arrêt
""",
}
