"""Responder's second bid: 6-9 signs off, 10-12 invites, 13 and more goes to game.

The fourth suit may be artificial and is forcing for one round. After opener's 1NT a lower new
suit is weak and a higher one, or a jump, forcing to game.
"""

from collections.abc import Iterator

from biritch.bidding.figures import Figures
from biritch.bidding.honours import stopper
from biritch.bidding.promise import ANYTHING
from biritch.bidding.row import Package, Row
from biritch.bidding.variables import MAJORS, MINORS, M, m, w, x, y, z
from biritch.bidding.vocabulary import SEMI_BALANCED, detail, hcp, hl, hld, length, longer

_C, _D = MINORS
_H, _S = MAJORS
_PRACTICE = "responder's second bid: standard practice [assumed]"


def _after_notrump(card: Figures) -> Iterator[Row]:
    """Yield what follows opener's 1NT and 2NT."""
    low, high = card.rebid_one
    inv, game = (25 - high, 24 - low), 25 - low
    one = "1x 1y 1N"
    yield Row("1x 1M 1N", "4M", length(M, 6) & hl(game + 1, game + 6), "2R-4M", "sign-off")
    yield Row("1x 1M 1N", "3M", length(M, 6) & hcp(inv[0] - 1, inv[1]), "2R-3M", "invitational")
    yield Row(
        "1x 1S 1N",
        "3H",
        length(_S, 5) & length(_H, 5) & hcp(inv[0]),
        "2R-jump",
        "game",
        where="x<H",
    )
    yield Row(
        one, "2z", length(y, 5) & length(z, 4) & hl(game + 1), "2R-reverse", "game", where="y<z"
    )
    yield Row(
        one, "3z", length(y, 5) & length(z, 4) & hcp(game), "2R-jump", "game", where="z<y"
    )
    yield Row(one, "3x", length(x, 4) & hcp(*inv), "2R-3x", "invitational")
    yield Row(
        one, "4N", hcp(31 - low, 32 - low), "2R-4N", "invitational", title="call-quantitative"
    )
    yield Row(one, "6N", hcp(33 - low, 37 - low), "2R-6N", "sign-off")
    yield Row(one, "3N", hcp(game, 30 - low), "2R-3N", "no")
    yield Row(one, "2N", hcp(*inv), "2R-2N", "invitational")
    yield Row(one, "2y", length(y, 6) & hcp(0, inv[0]), "2R-2y", "sign-off")
    yield Row(
        one,
        "2z",
        length(y, 5) & length(z, 4) & hcp(0, inv[0] - 1) & detail(~SEMI_BALANCED),
        "2R-2z",
        where="z<y",
    )
    yield Row(
        "1m 1x 1N",
        "2m",
        length(m, 5) & hcp(0, inv[0] - 1) & detail(~SEMI_BALANCED),
        "2R-2x",
        "sign-off",
    )
    yield Row(
        "1x 1M 1N",
        "2M",
        length(M, 5)
        & hcp(0, inv[0] - 1)
        & detail(length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)),
        "2R-2y",
        "sign-off",
    )
    yield Row(one, "-", hcp(0, inv[0] - 1), "2R-pass")
    middle = low + (high - low + 1) // 2
    yield Row(f"{one} 2N", "3N", hcp(middle, high), "2R-accepts", "sign-off")
    yield Row(f"{one} 2N", "-", hcp(low, middle - 1), "2R-refuses")
    yield Row("1x 1M 1N 3M", "4M", hcp(low + 1, high) & length(M, 2), "2R-accepts", "sign-off")
    yield Row("1x 1M 1N 3M", "-", hcp(low, low), "2R-refuses")
    yield Row("1x 1M 1N 3N", "4M", length(M, 3) & detail(~SEMI_BALANCED), "2R-fit", "sign-off")
    yield Row(f"{one} 3N | {one} 2y", "-", ANYTHING, "2R-over")
    yield Row(f"{one} 2z", "2y", length(y, 3), "2R-preference", where="z<y")
    yield Row(f"{one} 2z", "-", ANYTHING, "2R-preference", where="z<y")
    low = card.rebid_two[0]
    two = "1x 1y 2N"
    yield Row("1x 1M 2N", "4M", length(M, 6) & hl(25 - low, 30 - low), "2R-4M", "sign-off")
    yield Row(
        "1x 1M 2N",
        "3M",
        length(M, 5) & hcp(25 - low),
        "2R-3M-five",
        "one-round",
        source=_PRACTICE,
    )
    yield Row(two, "6N", hcp(33 - low, 37 - low), "2R-6N", "sign-off")
    yield Row(
        two, "4N", hcp(31 - low, 32 - low), "2R-4N", "invitational", title="call-quantitative"
    )
    yield Row(two, "3N", hcp(25 - low, 30 - low), "2R-3N", "sign-off")
    yield Row(two, "-", hcp(0, 24 - low), "2R-pass")
    yield Row("1x 1M 2N 3M", "4M", length(M, 3), "2R-fit", "sign-off")
    yield Row("1x 1M 2N 3M", "3N", length(M, 0, 2), "2R-no-fit", "sign-off")


def _after_fit(card: Figures) -> Iterator[Row]:
    """Yield what follows a raise of our major."""
    del card
    yield Row("1S 2H 3H", "4H", length(_H, 5) & hl(10, 17), "2R-fit-4M", "sign-off")
    yield Row("1x 1M 2M", "4M", hld(M, 13, 17), "2R-fit-4M", "sign-off")
    yield Row(
        "1x 1M 2M",
        "2N",
        hcp(11, 12) & length(M, 4, 4) & SEMI_BALANCED,
        "2R-fit-2N",
        "invitational",
    )
    yield Row("1x 1M 2M", "3M", hld(M, 10, 12), "2R-fit-3M", "invitational")
    yield Row("1x 1M 2M", "-", hld(M, 0, 9), "2R-fit-pass")
    yield Row("1x 1M 2M 3M", "4M", hld(M, 14), "2R-fit-accepts", "sign-off")
    yield Row("1x 1M 2M 3M", "-", hld(M, 0, 13), "2R-fit-refuses")
    yield Row("1x 1M 2M 2N", "4M", length(M, 4) & hld(M, 14), "2R-fit-accepts", "sign-off")
    yield Row("1x 1M 2M 2N", "3N", hcp(14), "2R-fit-accepts", "sign-off")
    yield Row("1x 1M 2M 2N", "3M", ANYTHING, "2R-fit-refuses", "sign-off")
    yield Row("1x 1M 3M", "4M", hld(M, 8, 15), "2R-fit-4M", "sign-off")
    yield Row("1x 1M 3M", "-", hld(M, 0, 7), "2R-fit-pass")
    yield Row("1x 1M 4M", "-", hld(M, 0, 11), "2R-fit-pass")


def _after_own(card: Figures) -> Iterator[Row]:
    """Yield what follows opener's own suit again."""
    del card
    for start in ("1x 1y 2x", "1x 2y 2x"):
        yield Row(
            start.replace("x", "M"),
            "4M",
            length(M, 2) & hld(M, 13, 17) & detail(length(M, 3) | hcp(12)),
            "2R-own-4M",
            "sign-off",
        )
        yield Row(start, "3N", hcp(13, 18) & SEMI_BALANCED, "2R-own-3N", "sign-off")
        yield Row(
            start.replace("x", "M"),
            "3M",
            length(M, 2) & hld(M, 11, 12),
            "2R-own-3M",
            "invitational",
        )
        yield Row(start, "2N", hcp(11, 12) & SEMI_BALANCED, "2R-own-2N", "invitational")
    yield Row("1x 1y 2x", "3y", length(y, 6) & hcp(10, 12), "2R-3y", "invitational")
    yield Row("1x 1M 2x", "4M", length(M, 7) & hl(12, 17), "2R-4M", "sign-off")
    yield Row("1x 1M 2x", "2M", length(M, 6) & hcp(0, 9) & length(x, 0, 2), "2R-2y", "sign-off")
    yield Row("1m 1x 2m", "3m", length(m, 3) & hcp(10, 12), "2R-own-3m", "invitational")
    yield Row("1x 1y 2x", "3N", hcp(13, 18), "2R-own-3N", "sign-off")
    yield Row("1x 1y 2x", "-", hcp(0, 10), "2R-pass")
    yield Row("1x 1y 3x", "3N", hcp(8, 14) & SEMI_BALANCED, "2R-3N", "sign-off")
    yield Row("1M 1x 3M", "4M", length(M, 2) & hld(M, 8, 14), "2R-4M", "sign-off")
    yield Row("1x 1y 3x", "-", hcp(0, 8), "2R-pass")


def _after_new(card: Figures) -> Iterator[Row]:
    """Yield what follows a second suit of opener's."""
    del card
    one, two = "1x 1y 1z", "1x 1y 2z"
    big = "1C 1D 1M | 1D 1H 1S | 1C 1H 1S"
    spade = "1D 1H 1S | 1C 1H 1S"
    yield Row("1C 1D 1M", "4M", length(M, 4) & hld(M, 13, 16), "2R-4z", "sign-off")
    yield Row("1C 1D 1M", "3M", length(M, 4) & hld(M, 10, 12), "2R-3z", "invitational")
    yield Row("1C 1D 1M", "2M", length(M, 4) & hld(M, 6, 9), "2R-2z")
    yield Row(spade, "4S", length(_S, 4) & hld(_S, 13, 16), "2R-4z", "sign-off")
    yield Row(spade, "3S", length(_S, 4) & hld(_S, 10, 12), "2R-3z", "invitational")
    yield Row(spade, "2S", length(_S, 4) & hld(_S, 6, 9), "2R-2z")
    yield Row(
        one, "3N", hcp(13, 17) & stopper(w) & SEMI_BALANCED, "2R-3N", "sign-off", where="C<w"
    )
    yield Row("1D 1H 1S", "3N", hcp(13, 17) & stopper(_C) & SEMI_BALANCED, "2R-3N", "sign-off")
    yield Row("1C 1D 1H", "1S", length(_S, 4) & hl(6), "2R-1S", "one-round", source=_PRACTICE)
    yield Row(
        "1C 1D 1S",
        "2H",
        hcp(13),
        "2R-fourth",
        "one-round",
        True,
        "call-fourth-suit",
        "fourth-suit",
    )
    yield Row(
        "1C 1H 1S",
        "2D",
        hcp(13),
        "2R-fourth",
        "one-round",
        True,
        "call-fourth-suit",
        "fourth-suit",
    )
    yield Row(
        "1D 1H 1S",
        "2C",
        hcp(13),
        "2R-fourth",
        "one-round",
        True,
        "call-fourth-suit",
        "fourth-suit",
    )
    yield Row(one, "2N", hcp(10, 12) & SEMI_BALANCED, "2R-2N", "invitational")
    yield Row(one, "3y", length(y, 6) & hcp(10, 12), "2R-3y", "invitational")
    yield Row(one, "3x", length(x, 4) & hcp(10, 12), "2R-3x", "invitational")
    yield Row(one, "2y", length(y, 6) & hcp(0, 9), "2R-2y", "sign-off")
    yield Row("1m 1x 1y", "2m", length(m, 4) & hcp(0, 9) & detail(~SEMI_BALANCED), "2R-2x")
    yield Row(one, "1N", hcp(6, 10), "2R-1N")
    yield Row(big, "-", hcp(0, 7), "2R-pass")
    # a lower suit at the two level
    for place in ("z<x z<w", "z<x w<z"):
        yield Row(
            two,
            "3N",
            hcp(13, 17) & stopper(w) & SEMI_BALANCED,
            "2R-3N",
            "sign-off",
            where=place,
        )
    yield Row("1M 1x 2y", "4M", length(M, 3) & hld(M, 13, 17), "2R-4M", "sign-off", where="y<M")
    yield Row(
        "1M 1x 2y", "3M", length(M, 3) & hld(M, 10, 12), "2R-3M", "invitational", where="y<M"
    )
    yield Row(
        two,
        "2w",
        hcp(13),
        "2R-fourth",
        "one-round",
        True,
        "call-fourth-suit",
        "fourth-suit",
        where="z<x z<w",
    )
    yield Row(
        two,
        "3w",
        hcp(13),
        "2R-fourth",
        "one-round",
        True,
        "call-fourth-suit",
        "fourth-suit",
        where="z<x w<z",
    )
    yield Row(two, "3z", length(z, 4) & hcp(9, 12), "2R-3z", "invitational", where="z<x")
    for place in ("z<x z<w", "z<x w<z"):
        yield Row(two, "2N", hcp(10, 12) & stopper(w), "2R-2N", "invitational", where=place)
    yield Row(two, "3y", length(y, 6) & hcp(10, 12), "2R-3y", "invitational", where="z<x")
    yield Row(
        two, "2y", length(y, 6) & hcp(0, 9) & length(x, 0, 1), "2R-2y", "sign-off", where="z<x"
    )
    yield Row(
        two,
        "2x",
        length(x, 2) & detail(~longer(z, x) | length(x, 3)) & hcp(0, 10),
        "2R-preference",
        where="z<x",
    )
    yield Row(
        two, "2x", length(x, 2) & length(z, 0, 3) & hcp(0, 10), "2R-preference", where="z<x"
    )
    yield Row(two, "-", length(z, 3) & hcp(0, 8), "2R-pass", where="z<x")


def _after_1n(card: Figures) -> Iterator[Row]:
    """Yield preferences after our own 1NT."""
    del card
    yield Row("1x 1N 2z", "2x", length(x, 2) & ~longer(z, x), "2R-1N-preference", where="z<x")
    yield Row(
        "1M 1N 2x",
        "3M",
        length(M, 3) & hcp(9, 10),
        "2R-1N-3M",
        "invitational",
        where="x<M",
        source=_PRACTICE,
    )
    yield Row("1x 1N 2z", "2x", length(x, 2) & length(z, 0, 3), "2R-1N-preference", where="z<x")
    yield Row(
        "1x 1N 2z", "3z", length(z, 5) & hcp(8, 10), "2R-1N-3z", "invitational", where="z<x"
    )
    yield Row("1x 1N 2z", "-", length(z, 3), "2R-1N-pass", where="z<x")
    yield Row("1S 1N 2m", "2H", length(_H, 5), "2R-1N-own", "sign-off")
    yield Row("1x 1N 2z", "2w", length(w, 6), "2R-1N-own", "sign-off", where="z<x z<w w<x")


def package(card: Figures) -> Package:
    """Return responder's second bid, with the notrump ladder of *card*."""
    return Package(
        title="chapter-second-answers",
        source="SAYC booklet SP-3 (2006), responder's rebids; EBU Standard English [sourced]",
        edition="2006",
        rows=(
            *_after_notrump(card),
            *_after_fit(card),
            *_after_own(card),
            *_after_new(card),
            *_after_1n(card),
        ),
    )


PACKAGE = package(Figures())
