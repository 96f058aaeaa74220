"""Raises of a major opened at the one level, and notrump over it.

Where four-card majors are opened a raise wants four trumps, and 2NT and 3NT are natural;
where five are promised three trumps raise, 3NT shows exactly two, and 2NT is left to the
convention played.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_SHORT = length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)
_DISPUTED = "SAYC, limit raise: 10-11 in one digest, 10-12 in two others [disputed]"
_THREE = "ACOL, three trumps and a ruffing value [assumed]"


def _five_card(card: Figures) -> Iterator[Agreement]:
    low, high = card.limit_raise
    limit = (length(M, 4) & card.support(M, low, high)) | (
        length(M, 3, 3) & card.support(M, low + 1, high)
    )
    yield Agreement("1M", "4M", length(M, 5) & hcp(2, 9) & detail(_SHORT), "R-4M", "sign-off")
    yield Agreement("- 1M", "3M", limit, "R-3M", "invitational", source=_DISPUTED)
    yield Agreement("1M", "3M", limit, "R-3M", "invitational", source=_DISPUTED)
    yield Agreement("1M", "2M", length(M, 3) & card.support(M, *card.single_raise), "R-2M")
    yield Agreement("- 1M", "3M", length(M, 3) & hcp(9, 12), "R-3M", "invitational")
    yield Agreement("- 1M", "2N", hcp(11, 12) & BALANCED, "R-2N-passed", "invitational")
    yield Agreement("1M", "3N", hcp(15, 17) & BALANCED & length(M, 2, 2), "R-3N", "no")


def _four_card(card: Figures) -> Iterator[Agreement]:
    low, high = card.limit_raise
    yield Agreement("1M", "4M", length(M, 5) & hcp(2, 9) & detail(_SHORT), "R-4M", "sign-off")
    yield Agreement(
        "1M",
        "4M",
        length(M, 4) & hcp(6, 11) & card.support(M, high + 1, high + 4),
        "R-4M",
        "sign-off",
        source="ACOL, 4M on shape [assumed]",
    )
    yield Agreement(
        "1M", "3M", length(M, 4) & card.support(M, low, high), "R-3M", "invitational"
    )
    yield Agreement("1M", "2M", length(M, 4) & card.support(M, *card.single_raise), "R-2M")
    yield Agreement(
        "1H",
        "2H",
        length(_H, 3, 3) & hcp(6, 9) & _SHORT & length(_S, 0, 3),
        "R-2M-3",
        source=_THREE,
    )
    yield Agreement("1S", "2S", length(_S, 3, 3) & hcp(6, 9) & _SHORT, "R-2M-3", source=_THREE)
    low, high = card.two_notrump_answer
    no_suit = detail(length(_C, 0, 4) & length(_D, 0, 4))
    yield Agreement(
        "1H",
        "2N",
        hcp(low, high) & BALANCED & length(_H, 0, 3) & length(_S, 0, 3) & no_suit,
        "R-2N",
        "invitational",
        needs="!jacoby_two_notrump",
    )
    yield Agreement(
        "1S",
        "2N",
        hcp(low, high) & BALANCED & length(_S, 0, 3) & detail(length(_H, 0, 4)) & no_suit,
        "R-2N",
        "invitational",
        needs="!jacoby_two_notrump",
    )
    low, high = card.three_notrump_answer
    yield Agreement(
        "1H",
        "3N",
        hcp(low, high) & BALANCED & length(_H, 0, 3) & length(_S, 0, 3),
        "R-3N",
        "sign-off",
    )
    yield Agreement(
        "1S",
        "3N",
        hcp(low, high) & BALANCED & length(_S, 0, 3) & detail(length(_H, 0, 4)),
        "R-3N",
        "sign-off",
    )


def package(card: Figures) -> Package:
    """Return raises for majors of ``card.major`` cards, and 1NT."""
    return Package(
        title="chapter-major-raises",
        source="SAYC booklet SP-3 (2006), responses to majors; EBU Standard English [sourced]",
        edition="2006",
        agreements=(*(_five_card(card) if card.major == 5 else _four_card(card)),),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-major-raises = Raises of a major, and notrump over it
""",
    "fr": """
chapter-major-raises = Soutiens d'une majeure et réponses à sans-atout
""",
}
