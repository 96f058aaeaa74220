"""Answers to notrump by points alone: invite, bid game, invite to slam, bid it.

Game is reckoned at 25 points together, a small slam at 33, a grand slam at 37, so the same
rows serve 12-14, 15-17 and the strong hands shown at the two level.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS

_H, _S = MAJORS
_NO_FIVE = length(_H, 0, 4) & length(_S, 0, 4)
_ASSUMED = "the booklets give no range here: 25 points for game, 33 for a slam [assumed]"
_GAME, _SLAM, _GRAND = 25, 33, 37


def quantitative(span: Span) -> Span:
    """Return the points with which 4NT invites to a slam opposite *span*."""
    low, _ = span
    return _SLAM - 2 - low, _SLAM - 1 - low


def invites(span: Span) -> Span:
    """Return the points with which 2NT invites to game opposite *span*."""
    low, high = span
    return _GAME - high, _GAME - 1 - low


def _one(span: Span) -> Iterator[Agreement]:
    low, high = span
    ask, raised = quantitative(span), invites(span)
    yield Agreement("1N", "7N", hcp(_GRAND - low), "N-7N", "sign-off")
    yield Agreement(
        "1N",
        "6N",
        hl(_SLAM - low) & hcp(_SLAM - 2 - low, _GRAND - 1 - low) & _NO_FIVE,
        "N-6N",
        "sign-off",
        source=_ASSUMED,
    )
    yield Agreement(
        "1N",
        "4N",
        hcp(*ask) & BALANCED & _NO_FIVE,
        "N-4N",
        "invitational",
        title="call-quantitative",
    )
    yield Agreement(
        "1N",
        "2N",
        hcp(*raised) & _NO_FIVE,
        "N-2N",
        "invitational",
        needs="!two_notrump_transfer !baron",
        source=_ASSUMED,
    )
    yield Agreement("1N", "3N", hcp(raised[1] + 1, ask[1]) & _NO_FIVE, "N-3N", "sign-off")
    yield Agreement("1N", "-", hl(0, raised[1]), "N-pass")
    yield Agreement(
        "1N 2N",
        "3N",
        hcp(low + 1, high) | (hcp(low, low) & detail(hl(low + 1))),
        "N-accepts",
        "sign-off",
        needs="!two_notrump_transfer !baron",
    )
    yield Agreement(
        "1N 2N", "-", hcp(low, low), "N-refuses", needs="!two_notrump_transfer !baron"
    )
    yield Agreement(
        "1N 4N",
        "6N",
        hcp(high, high) | (hcp(high - 1, high - 1) & detail(hl(high))),
        "N-accepts",
        "sign-off",
    )
    yield Agreement("1N 4N", "-", hcp(low, high - 1), "N-refuses")
    yield Agreement("1N 3N | 1N 6N | 1N 7N", "-", ANYTHING, "N-over")


def _two(start: str, span: Span, rule: str) -> Iterator[Agreement]:
    low, high = span
    ask = quantitative(span)
    yield Agreement(start, "7N", hcp(_GRAND - low), "N-7N", "sign-off")
    yield Agreement(
        start, "6N", hcp(_SLAM - low, _GRAND - 1 - low) & _NO_FIVE, rule, "sign-off"
    )
    yield Agreement(
        start, "4N", hcp(*ask) & _NO_FIVE, rule, "invitational", title="call-quantitative"
    )
    yield Agreement(start, "3N", hcp(_GAME - low - 1, ask[0] - 1) & _NO_FIVE, rule, "sign-off")
    yield Agreement(
        start,
        "3N",
        hcp(_GAME - low - 2, ask[0] - 1) & hl(_GAME - low - 1) & _NO_FIVE,
        rule,
        "sign-off",
    )
    yield Agreement(start, "-", hcp(0, max(0, _GAME - low - 2)), rule)
    yield Agreement(f"{start} 4N", "6N", hcp(high, high), "N-accepts", "sign-off")
    yield Agreement(f"{start} 4N", "-", hcp(low, high - 1), "N-refuses")
    yield Agreement(f"{start} 3N | {start} 6N", "-", ANYTHING, "N-over")


def package(card: Figures) -> Package:
    """Return the raises of every natural notrump *card* has a range for."""
    return Package(
        title="chapter-notrump-raises",
        source=(
            "SAYC booklet SP-3 (2006), responses to notrump; "
            "EBU Standard English, 1NT [sourced]"
        ),
        edition="2006",
        agreements=(
            *_one(card.one_notrump),
            *_two("2N", card.two_notrump, "N-over-2N"),
            *_two("2C 2D 2N", card.strong_notrump, "N-over-2C"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-notrump-raises = Raises of notrump
tool-baron = Baron 2♠ over 1NT
""",
    "fr": """
chapter-notrump-raises = Soutiens à sans-atout
tool-baron = 2♠ Baron sur 1SA
""",
}
