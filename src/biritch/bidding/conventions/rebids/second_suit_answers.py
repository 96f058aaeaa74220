"""Responder's second bid over a second suit of opener's, after a suit or after 1NT.

The fourth suit may be artificial and is forcing for one round.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, longer
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, w, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_PRACTICE = "responder's second bid: standard practice [assumed]"
_FOURTH: CallTraits = ("one-round", True, "call-fourth-suit", "fourth-suit")


def _second_suit() -> Iterator[Agreement]:
    """Yield what follows a second suit of opener's."""
    one_level, two_level = "1x 1y 1z", "1x 1y 2z"
    big = "1C 1D 1M | 1D 1H 1S | 1C 1H 1S"
    spade = "1D 1H 1S | 1C 1H 1S"
    yield Agreement("1C 1D 1M", "4M", length(M, 4) & hld(M, 13, 16), "2R-4z", "sign-off")
    yield Agreement("1C 1D 1M", "3M", length(M, 4) & hld(M, 10, 12), "2R-3z", "invitational")
    yield Agreement("1C 1D 1M", "2M", length(M, 4) & hld(M, 6, 9), "2R-2z")
    yield Agreement(spade, "4S", length(_S, 4) & hld(_S, 13, 16), "2R-4z", "sign-off")
    yield Agreement(spade, "3S", length(_S, 4) & hld(_S, 10, 12), "2R-3z", "invitational")
    yield Agreement(spade, "2S", length(_S, 4) & hld(_S, 6, 9), "2R-2z")
    yield Agreement(
        one_level,
        "3N",
        hcp(13, 17) & stopper(w) & SEMI_BALANCED,
        "2R-3N",
        "sign-off",
        where="C<w",
    )
    yield Agreement(
        "1D 1H 1S", "3N", hcp(13, 17) & stopper(_C) & SEMI_BALANCED, "2R-3N", "sign-off"
    )
    yield Agreement(
        "1C 1D 1H", "1S", length(_S, 4) & hl(6), "2R-1S", "one-round", source=_PRACTICE
    )
    yield Agreement("1C 1D 1S", "2H", hcp(13), "2R-fourth", *_FOURTH)
    yield Agreement("1C 1H 1S", "2D", hcp(13), "2R-fourth", *_FOURTH)
    yield Agreement("1D 1H 1S", "2C", hcp(13), "2R-fourth", *_FOURTH)
    yield Agreement(one_level, "2N", hcp(10, 12) & SEMI_BALANCED, "2R-2N", "invitational")
    yield Agreement(one_level, "3y", length(y, 6) & hcp(10, 12), "2R-3y", "invitational")
    yield Agreement(one_level, "3x", length(x, 4) & hcp(10, 12), "2R-3x", "invitational")
    yield Agreement(one_level, "2y", length(y, 6) & hcp(0, 9), "2R-2y", "sign-off")
    yield Agreement(
        "1m 1x 1y", "2m", length(m, 4) & hcp(0, 9) & detail(~SEMI_BALANCED), "2R-2x"
    )
    yield Agreement(one_level, "1N", hcp(6, 10), "2R-1N")
    yield Agreement(big, "-", hcp(0, 7), "2R-pass")
    # a lower suit at the two level
    for place in ("z<x z<w", "z<x w<z"):
        yield Agreement(
            two_level,
            "3N",
            hcp(13, 17) & stopper(w) & length(y, 0, 5) & SEMI_BALANCED,
            "2R-3N",
            "sign-off",
            where=place,
        )
    yield Agreement(
        "1M 1x 2y", "4M", length(M, 3) & hld(M, 13, 17), "2R-4M", "sign-off", where="y<M"
    )
    yield Agreement(
        "1M 1x 2y", "3M", length(M, 3) & hld(M, 10, 12), "2R-3M", "invitational", where="y<M"
    )
    yield Agreement(two_level, "2w", hcp(13), "2R-fourth", *_FOURTH, where="z<x z<w")
    yield Agreement(two_level, "3w", hcp(13), "2R-fourth", *_FOURTH, where="z<x w<z")
    yield Agreement(
        two_level, "3z", length(z, 4) & hcp(9, 12), "2R-3z", "invitational", where="z<x"
    )
    for place in ("z<x z<w", "z<x w<z"):
        yield Agreement(
            two_level, "2N", hcp(10, 12) & stopper(w), "2R-2N", "invitational", where=place
        )
    yield Agreement(
        two_level, "3y", length(y, 6) & hcp(10, 12), "2R-3y", "invitational", where="z<x"
    )
    yield Agreement(
        two_level,
        "2y",
        length(y, 6) & hcp(0, 9) & length(x, 0, 1),
        "2R-2y",
        "sign-off",
        where="z<x",
    )
    yield Agreement(
        two_level,
        "2x",
        length(x, 2) & detail(~longer(z, x) | length(x, 3)) & hcp(0, 10),
        "2R-preference",
        where="z<x",
    )
    yield Agreement(
        two_level,
        "2x",
        length(x, 2) & length(z, 0, 3) & hcp(0, 10),
        "2R-preference",
        where="z<x",
    )
    yield Agreement(two_level, "-", length(z, 3) & hcp(0, 8), "2R-pass", where="z<x")


def _after_our_notrump() -> Iterator[Agreement]:
    """Yield preferences after our own 1NT."""
    yield Agreement(
        "1x 1N 2z", "2x", length(x, 2) & ~longer(z, x), "2R-1N-preference", where="z<x"
    )
    yield Agreement(
        "1M 1N 2x",
        "3M",
        length(M, 3) & hcp(9, 10),
        "2R-1N-3M",
        "invitational",
        where="x<M",
        source=_PRACTICE,
    )
    yield Agreement(
        "1x 1N 2z", "2x", length(x, 2) & length(z, 0, 3), "2R-1N-preference", where="z<x"
    )
    yield Agreement(
        "1x 1N 2z", "3z", length(z, 5) & hcp(8, 10), "2R-1N-3z", "invitational", where="z<x"
    )
    yield Agreement("1x 1N 2z", "-", length(z, 3), "2R-1N-pass", where="z<x")
    yield Agreement("1S 1N 2m", "2H", length(_H, 5), "2R-1N-own", "sign-off")
    yield Agreement(
        "1x 1N 2z", "2w", length(w, 6), "2R-1N-own", "sign-off", where="z<x z<w w<x"
    )


PACKAGE = Package(
    title="chapter-second-suit-answers",
    source="SAYC booklet SP-3 (2006), responder's rebids; EBU Standard English [sourced]",
    edition="2006",
    agreements=(*_second_suit(), *_after_our_notrump()),
)

SENTENCES = {
    "en": """
chapter-second-suit-answers = Responder over a second suit of opener's
""",
    "fr": """
chapter-second-suit-answers = Le répondant sur une deuxième couleur de l'ouvreur
""",
}
