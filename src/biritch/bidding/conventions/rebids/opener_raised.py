"""Opener's second bid once the major opened was raised: game, a try for it, or a pass.

A new suit tries; over a limit raise opener accepts or not; over 2NT length decides.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, x, z

_C, _D = MINORS
_H, _S = MAJORS
_SHORT = length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)


def _after_raise(card: Figures) -> Iterator[Agreement]:
    """Yield rebids when our major was raised; a new suit tries for game."""
    yield Agreement("1M 2M", "4M", hl(19) | (hl(17, 18) & _SHORT), "B-raised-4M", "sign-off")
    low, high = card.rebid_two
    yield Agreement("1M 2M", "2N", hcp(low - 1, high) & BALANCED, "B-raised-2N", "invitational")
    yield Agreement(
        "1M 2M",
        "2z",
        length(z, 4) & hl(16, 18),
        "B-raised-try",
        "one-round",
        where="M<z",
        needs="long_suit_trials",
    )
    yield Agreement(
        "1M 2M",
        "3z",
        length(z, 4) & hl(16, 18),
        "B-raised-try",
        "one-round",
        where="z<M",
        needs="long_suit_trials",
    )
    yield Agreement("1M 2M", "3M", hl(16, 18), "B-raised-3M", "invitational")
    yield Agreement("1M 2M", "-", hl(0, 15), "B-raised-pass")
    help_ = hld(M, 9, 11) | (hld(M, 7, 8) & (length(z, 0, 1) | good(z, 1, 3)))
    for tried in ("1M 2M 2z", "1M 2M 3z"):
        yield Agreement(tried, "4M", help_, "B-try-4M", "sign-off", needs="long_suit_trials")
        yield Agreement(tried, "3M", ANYTHING, "B-try-3M", "sign-off", needs="long_suit_trials")
    middle = sum(card.single_raise) // 2
    yield Agreement(
        "1M 2M 3M", "4M", card.support(M, middle + 1, 12), "B-3M-accepts", "sign-off"
    )
    yield Agreement("1M 2M 3M", "-", card.support(M, 0, middle), "B-3M-refuses")
    yield Agreement(
        "1M 2M 2N", "4M", length(M, 4) & card.support(M, middle, 12), "B-2N-4M", "sign-off"
    )
    yield Agreement("1M 2M 2N", "3N", card.support(M, middle, 12) & BALANCED, "B-2N-3N", "no")
    yield Agreement("1M 2M 2N", "4M", card.support(M, middle, 12), "B-2N-4M", "sign-off")
    yield Agreement("1M 2M 2N", "3M", ANYTHING, "B-2N-3M", "sign-off")
    yield Agreement("1M 3M", "4M", hl(14, 20), "B-limit-4M", "sign-off")
    yield Agreement("1M 3M", "-", hl(0, 13), "B-limit-pass")
    yield Agreement("1M 4M", "-", hl(0, 20), "B-game-pass")
    yield Agreement("1M 3N", "4M", length(M, 6) & hl(0, 17), "B-3N-4M", "sign-off")
    yield Agreement("1M 3N", "-", hl(0, 16), "B-3N-pass")
    yield Agreement(
        "1M 2N",
        "3N",
        hcp(card.opening + 2, 20) & BALANCED,
        "B-2N-accepts",
        "sign-off",
        needs="!jacoby_two_notrump",
    )
    yield Agreement(
        "1M 2N",
        "4M",
        length(M, 6) & hl(15, 21),
        "B-2N-4M",
        "sign-off",
        needs="!jacoby_two_notrump",
    )
    yield Agreement(
        "1M 2N",
        "3M",
        length(M, 6) & hl(0, 14),
        "B-2N-3M",
        "sign-off",
        needs="!jacoby_two_notrump",
    )
    yield Agreement(
        "1M 2N",
        "3x",
        length(x, 4) & hl(0, 20) & detail(~BALANCED),
        "B-2N-3x",
        "one-round",
        needs="!jacoby_two_notrump",
        where="x<M",
    )


def package(card: Figures) -> Package:
    """Return what opener says over a raise, with the notrump ladder of *card*."""
    return Package(
        title="chapter-opener-raised",
        source=(
            "SAYC booklet SP-3 (2006), opener's rebids; EBU Standard English, rebids [sourced]"
        ),
        edition="2006",
        agreements=(*_after_raise(card),),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-opener-raised = Opener's second bid over a raise
tool-jacoby-two-notrump = Jacoby 2NT
tool-long-suit-trials = Long-suit trial bids
""",
    "fr": """
chapter-opener-raised = Deuxième enchère de l'ouvreur sur un soutien
tool-jacoby-two-notrump = 2SA Jacoby
tool-long-suit-trials = Enchères d'essai naturelles
""",
}
