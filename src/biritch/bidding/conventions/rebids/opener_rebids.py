"""Opener's second bid: minimum to 15 points, medium 16 to 18, maximum 19 and more.

A raise of the answer wants four trumps; notrump follows the ladder of the card; a new suit
lower than the first is wide, a higher one at the two level a reverse, a jump in a new suit
forcing to game.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_MAX = hl(19)
_OWN_MIN, _OWN_MED, _OWN_MAX = hl(0, 16), hl(17, 20), hl(21)
"""Six cards already count two for length."""
_GAP = "2NT after two over one: the booklet gives no range [disputed]"
_SUITS = "opener's rebids: standard practice where the booklet is silent [assumed]"


def _after_one(card: Figures) -> Iterator[Agreement]:
    """Yield rebids over a new suit at the one level."""
    yield Agreement("1x 1M", "4M", length(M, 4) & card.support(M, 19), "B-4M", "sign-off")
    yield Agreement(
        "1x 1M", "3M", length(M, 4) & card.support(M, 16, 18), "B-3M", "invitational"
    )
    yield Agreement("1x 1M", "2M", length(M, 4) & card.support(M, 0, 15), "B-2M")
    yield Agreement(
        "1C 1D",
        "3D",
        length(_D, 4) & hld(_D, 16, 18) & detail(~BALANCED),
        "B-3D",
        "invitational",
    )
    if card.rebid_three:
        yield Agreement("1x 1y", "3N", hcp(*card.rebid_three) & BALANCED, "B-3N", "sign-off")
    yield Agreement("1x 1y", "2N", hcp(*card.rebid_two) & BALANCED, "B-2N", "invitational")
    long = (length(x, 7) & good(x, 3, 3)) | (length(x, 6) & good(x, 4, 4))
    yield Agreement(
        "1x 1y",
        "3N",
        long & hcp(16, 19) & length(y, 0, 2),
        "B-3N-long",
        "sign-off",
        source=_SUITS,
    )
    yield Agreement(
        "1M 1x", "4M", length(M, 7) & hl(18, 21), "B-4M-own", "sign-off", source=_SUITS
    )
    yield Agreement(
        "1x 1y",
        "2z",
        length(x, 4) & length(z, 4) & _MAX & detail(~BALANCED),
        "B-jump",
        "game",
        where="y<z x<z",
    )
    yield Agreement(
        "1x 1y",
        "3z",
        length(x, 4) & length(z, 4) & _MAX & detail(~BALANCED),
        "B-jump",
        "game",
        where="z<x",
    )
    yield Agreement("1x 1y", "1z", length(z, 4) & hl(0, 18), "B-1z", where="y<z")
    yield Agreement("1x 1y", "1N", hcp(*card.rebid_one) & BALANCED, "B-1N")
    reverse = length(x, 5) & length(z, 4) & hl(card.reverse) & detail(not_shorter(x, z))
    yield Agreement("1x 1y", "2z", reverse, "B-reverse", "one-round", where="x<z z<y")
    yield Agreement("1x 1y", "3x", length(x, 6) & _OWN_MED, "B-3x", "invitational")
    yield Agreement(
        "1x 1y", "2z", length(z, 4) & hl(0, 18) & detail(length(x, 5)), "B-2z", where="z<x"
    )
    yield Agreement("1x 1y", "2x", length(x, 6) & _OWN_MIN, "B-2x")
    yield Agreement(
        "1x 1y", "2z", length(z, 4) & hl(0, 18) & detail(~BALANCED), "B-2z", where="z<x"
    )
    yield Agreement(
        "1x 1M",
        "2M",
        length(M, 3) & card.support(M, 0, 16) & detail(~BALANCED),
        "B-2M-3",
        source=_SUITS,
    )
    yield Agreement("1C 1D", "2D", length(_D, 4) & hl(0, 15), "B-2D")
    yield Agreement("1x 1y", "2x", length(x, 5) & hl(0, 17), "B-2x-5", source=_SUITS)
    yield Agreement(
        "1x 1y", "1N", hcp(card.rebid_one[0] - 2, card.rebid_one[1]), "B-1N", source=_SUITS
    )
    yield Agreement(
        "1M 1x", "4M", length(M, 6) & _OWN_MAX, "B-4M-own", "sign-off", source=_SUITS
    )
    long = length(x, 6) & length(y, 0, 3) & _OWN_MAX
    yield Agreement("1x 1y", "3N", long, "B-3N-long", "sign-off", source=_SUITS)
    yield Agreement(
        "1x 1y", "3x", length(x, 6) & _OWN_MAX, "B-3x-max", "invitational", source=_SUITS
    )
    yield Agreement("1x 1y", "2N", hcp(17, 20), "B-2N", "invitational", source=_SUITS)


def _after_notrump(card: Figures) -> Iterator[Agreement]:
    """Yield rebids over 1NT."""
    low, high = card.rebid_two
    yield Agreement("1x 1N", "3N", hcp(high + 1, 21) & BALANCED, "B-1N-3N", "sign-off")
    yield Agreement("1x 1N", "2N", hcp(low, high) & BALANCED, "B-1N-2N", "invitational")
    yield Agreement(
        "1M 1N", "4M", length(M, 6) & _OWN_MAX, "B-1N-4M", "sign-off", source=_SUITS
    )
    yield Agreement(
        "1x 1N", "3z", length(x, 5) & length(z, 4) & _MAX, "B-1N-jump", "game", where="z<x"
    )
    yield Agreement(
        "1x 1N",
        "2z",
        length(x, 5) & length(z, 4) & hl(card.reverse),
        "B-1N-reverse",
        "one-round",
        where="x<z",
    )
    yield Agreement("1x 1N", "3x", length(x, 6) & _OWN_MED, "B-1N-3x", "invitational")
    yield Agreement(
        "1x 1N",
        "2z",
        length(x, 5) & length(z, 4) & hl(0, 18) & detail(~BALANCED & not_shorter(z)),
        "B-1N-2z",
        where="z<x",
    )
    yield Agreement("1x 1N", "2x", length(x, 6) & _OWN_MIN, "B-1N-2x")
    yield Agreement(
        "1x 1N",
        "2z",
        length(x, 4) & length(z, 4) & detail(~BALANCED) & hl(0, 18),
        "B-1N-2z",
        where="z<x",
    )
    yield Agreement(
        "1x 1N",
        "2x",
        length(x, 5) & hl(0, 16) & detail(~SEMI_BALANCED),
        "B-1N-2x-5",
        source=_SUITS,
    )
    yield Agreement("1x 1N", "-", hcp(0, low), "B-1N-pass")
    yield Agreement("1x 1N 2N", "3N", hcp(8, 10), "B-1N-accepts", "sign-off")
    yield Agreement("1x 1N 2N", "-", hcp(0, 7), "B-1N-refuses")
    yield Agreement("1M 1N 3M", "4M", length(M, 2) & hcp(8, 10), "B-1N-accepts", "sign-off")
    yield Agreement("1x 1N 3x", "3N", hcp(8, 10) & length(x, 2), "B-1N-accepts", "sign-off")
    yield Agreement("1x 1N 3x", "-", hcp(0, 8), "B-1N-refuses")
    yield Agreement("1x 1N 2x", "-", ANYTHING, "B-1N-over")


def _after_two(card: Figures) -> Iterator[Agreement]:
    """Yield rebids over a new suit at the two level: opener may not pass."""
    flat = (12, 14) if card.rebid_one[0] < 15 else (15, 16)
    yield Agreement("1S 2H", "4H", length(_H, 4) & hld(_H, 13, 16), "B-2-4H", "sign-off")
    yield Agreement("1S 2H", "3H", length(_H, 3), "B-2-3H", "one-round")
    yield Agreement(
        "1x 2y",
        "3N",
        hcp(*(card.rebid_two if flat[0] < 15 else (17, 19))) & BALANCED,
        "B-2-3N",
        "no",
        where="y<x",
    )
    yield Agreement(
        "1x 2y", "2N", hcp(*flat) & BALANCED, "B-2-2N", "one-round", where="y<x", source=_GAP
    )
    yield Agreement("1x 2y", "3x", length(x, 6) & hl(17), "B-2-3x", "game", where="y<x")
    yield Agreement(
        "1x 2y",
        "2z",
        length(x, 5) & length(z, 4) & hl(card.reverse - 1),
        "B-2-reverse",
        "game",
        where="y<x x<z",
    )
    yield Agreement(
        "1x 2y", "3z", length(x, 5) & length(z, 4) & hl(16), "B-2-3z", "game", where="y<x z<y"
    )
    yield Agreement(
        "1x 2y",
        "2z",
        length(z, 4) & detail(not_shorter(x, z)),
        "B-2-2z",
        "one-round",
        where="y<z z<x",
    )
    yield Agreement("1M 2m", "3m", length(m, 4), "B-2-3m", "one-round")
    yield Agreement("1D 2C", "3C", length(_C, 4), "B-2-3m", "one-round")
    yield Agreement("1x 2y", "2x", length(x, 5), "B-2-2x", "one-round", where="y<x")
    yield Agreement(
        "1x 2y",
        "2N",
        hcp(flat[0] - 1, 17) & SEMI_BALANCED,
        "B-2-2N",
        "one-round",
        where="y<x",
        source=_GAP,
    )
    yield Agreement(
        "1x 2y", "2x", length(x, 4), "B-2-2x", "one-round", where="y<x", source=_SUITS
    )


def package(card: Figures) -> Package:
    """Return opener's rebids, with the notrump ladder of *card*."""
    return Package(
        title="chapter-opener-rebids",
        source=(
            "SAYC booklet SP-3 (2006), opener's rebids; EBU Standard English, rebids [sourced]"
        ),
        edition="2006",
        agreements=(
            *_after_one(card),
            *_after_notrump(card),
            *_after_two(card),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-opener-rebids = Opener's second bid, by zones of three points
""",
    "fr": """
chapter-opener-rebids = Deuxième enchère de l'ouvreur, par zones de trois points
""",
}
