"""Responder's second bid: 6-9 signs off, 10-12 invites, 13 and more goes to game.

After opener's 1NT a lower new suit is weak and a higher one, or a jump, forcing to game. Over a
second suit of opener's: :mod:`~biritch.bidding.conventions.rebids.second_suit_answers`.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_PRACTICE = "responder's second bid: standard practice [assumed]"


def _after_notrump(card: Figures) -> Iterator[Agreement]:
    """Yield what follows opener's 1NT and 2NT."""
    low, high = card.rebid_one
    inv, game = (25 - high, 24 - low), 25 - low
    auction = "1x 1y 1N"
    yield Agreement(
        "1x 1M 1N", "4M", length(M, 6) & hl(game + 1, game + 6), "2R-4M", "sign-off"
    )
    yield Agreement(
        "1x 1M 1N", "3M", length(M, 6) & hcp(inv[0] - 1, inv[1]), "2R-3M", "invitational"
    )
    yield Agreement(
        "1x 1S 1N",
        "3H",
        length(_S, 5) & length(_H, 5) & hcp(inv[0]),
        "2R-jump",
        "game",
        where="x<H",
    )
    yield Agreement(
        auction,
        "2z",
        length(y, 5) & length(z, 4) & hl(game + 1),
        "2R-reverse",
        "game",
        where="y<z",
    )
    yield Agreement(
        auction, "3z", length(y, 5) & length(z, 4) & hcp(game), "2R-jump", "game", where="z<y"
    )
    yield Agreement(auction, "3x", length(x, 4) & hcp(*inv), "2R-3x", "invitational")
    yield Agreement(
        auction,
        "4N",
        hcp(31 - low, 32 - low),
        "2R-4N",
        "invitational",
        title="call-quantitative",
    )
    yield Agreement(auction, "6N", hcp(33 - low, 37 - low), "2R-6N", "sign-off")
    yield Agreement(auction, "3N", hcp(game, 30 - low), "2R-3N", "no")
    yield Agreement(auction, "2N", hcp(*inv), "2R-2N", "invitational")
    yield Agreement(auction, "2y", length(y, 6) & hcp(0, inv[0]), "2R-2y", "sign-off")
    yield Agreement(
        auction,
        "2z",
        length(y, 5) & length(z, 4) & hcp(0, inv[0] - 1) & detail(~SEMI_BALANCED),
        "2R-2z",
        where="z<y",
    )
    yield Agreement(
        "1m 1x 1N",
        "2m",
        length(m, 5) & hcp(0, inv[0] - 1) & detail(~SEMI_BALANCED),
        "2R-2x",
        "sign-off",
    )
    yield Agreement(
        "1x 1M 1N",
        "2M",
        length(M, 5)
        & hcp(0, inv[0] - 1)
        & detail(length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)),
        "2R-2y",
        "sign-off",
    )
    yield Agreement(auction, "-", hcp(0, inv[0] - 1), "2R-pass")
    middle = low + (high - low + 1) // 2
    yield Agreement(f"{auction} 2N", "3N", hcp(middle, high), "2R-accepts", "sign-off")
    yield Agreement(f"{auction} 2N", "-", hcp(low, middle - 1), "2R-refuses")
    yield Agreement(
        "1x 1M 1N 3M", "4M", hcp(low + 1, high) & length(M, 2), "2R-accepts", "sign-off"
    )
    yield Agreement("1x 1M 1N 3M", "-", hcp(low, low), "2R-refuses")
    yield Agreement(
        "1x 1M 1N 3N", "4M", length(M, 3) & detail(~SEMI_BALANCED), "2R-fit", "sign-off"
    )
    yield Agreement(f"{auction} 3N | {auction} 2y", "-", ANYTHING, "2R-over")
    yield Agreement(f"{auction} 2z", "2y", length(y, 3), "2R-preference", where="z<y")
    yield Agreement(f"{auction} 2z", "-", ANYTHING, "2R-preference", where="z<y")
    low = card.rebid_two[0]
    two = "1x 1y 2N"
    yield Agreement(
        "1x 1M 2N", "4M", length(M, 6) & hl(24 - low, 30 - low), "2R-4M", "sign-off"
    )
    yield Agreement("1x 1M 3N", "4M", length(M, 6), "2R-4M", "sign-off", source=_PRACTICE)
    yield Agreement(
        "1x 1M 2N",
        "3M",
        length(M, 5) & hcp(25 - low),
        "2R-3M-five",
        "one-round",
        source=_PRACTICE,
    )
    yield Agreement(two, "6N", hcp(33 - low, 37 - low), "2R-6N", "sign-off")
    yield Agreement(
        two, "4N", hcp(31 - low, 32 - low), "2R-4N", "invitational", title="call-quantitative"
    )
    yield Agreement(two, "3N", hcp(25 - low, 30 - low), "2R-3N", "sign-off")
    yield Agreement(two, "-", hcp(0, 24 - low), "2R-pass")
    yield Agreement("1x 1M 2N 3M", "4M", length(M, 3), "2R-fit", "sign-off")
    yield Agreement("1x 1M 2N 3M", "3N", length(M, 0, 2), "2R-no-fit", "sign-off")


def _after_fit(card: Figures) -> Iterator[Agreement]:
    """Yield what follows a raise of our major."""
    del card
    yield Agreement("1S 2H 3H", "4H", length(_H, 5) & hl(10, 17), "2R-fit-4M", "sign-off")
    yield Agreement("1x 1M 2M", "4M", hld(M, 13, 17), "2R-fit-4M", "sign-off")
    yield Agreement(
        "1x 1M 2M",
        "2N",
        hcp(11, 12) & length(M, 4, 4) & SEMI_BALANCED,
        "2R-fit-2N",
        "invitational",
    )
    yield Agreement("1x 1M 2M", "3M", hld(M, 10, 12), "2R-fit-3M", "invitational")
    yield Agreement("1x 1M 2M", "-", hld(M, 0, 9), "2R-fit-pass")
    yield Agreement("1x 1M 2M 3M", "4M", hld(M, 14), "2R-fit-accepts", "sign-off")
    yield Agreement("1x 1M 2M 3M", "-", hld(M, 0, 13), "2R-fit-refuses")
    yield Agreement(
        "1x 1M 2M 2N", "4M", length(M, 4) & hld(M, 14), "2R-fit-accepts", "sign-off"
    )
    yield Agreement("1x 1M 2M 2N", "3N", hcp(14), "2R-fit-accepts", "sign-off")
    yield Agreement("1x 1M 2M 2N", "3M", ANYTHING, "2R-fit-refuses", "sign-off")
    yield Agreement("1x 1M 3M", "4M", hld(M, 8, 15), "2R-fit-4M", "sign-off")
    yield Agreement("1x 1M 3M", "-", hld(M, 0, 7), "2R-fit-pass")
    yield Agreement("1x 1M 4M", "-", hld(M, 0, 11), "2R-fit-pass")


def _after_own(card: Figures) -> Iterator[Agreement]:
    """Yield what follows opener's own suit again."""
    del card
    for start in ("1x 1y 2x", "1x 2y 2x"):
        yield Agreement(
            start.replace("x", "M"),
            "4M",
            length(M, 2) & hld(M, 13, 19) & detail(length(M, 3) | hcp(12)),
            "2R-own-4M",
            "sign-off",
        )
        yield Agreement(start, "3N", hcp(13, 18) & SEMI_BALANCED, "2R-own-3N", "sign-off")
        yield Agreement(
            start.replace("x", "M"),
            "3M",
            length(M, 2) & hld(M, 11, 12),
            "2R-own-3M",
            "invitational",
        )
        yield Agreement(start, "2N", hcp(11, 12) & SEMI_BALANCED, "2R-own-2N", "invitational")
    yield Agreement("1x 1y 2x", "3y", length(y, 6) & hcp(10, 12), "2R-3y", "invitational")
    yield Agreement("1x 1M 2x", "4M", length(M, 7) & hl(12, 17), "2R-4M", "sign-off")
    yield Agreement(
        "1x 1M 2x", "2M", length(M, 6) & hcp(0, 9) & length(x, 0, 2), "2R-2y", "sign-off"
    )
    yield Agreement("1m 1x 2m", "3m", length(m, 3) & hcp(10, 12), "2R-own-3m", "invitational")
    yield Agreement("1x 1y 2x", "3N", hcp(13, 18), "2R-own-3N", "sign-off")
    yield Agreement("1x 1y 2x", "-", hcp(0, 10), "2R-pass")
    yield Agreement("1x 1y 3x", "3N", hcp(8, 14) & SEMI_BALANCED, "2R-3N", "sign-off")
    yield Agreement("1M 1x 3M", "4M", length(M, 2) & hld(M, 8, 14), "2R-4M", "sign-off")
    yield Agreement("1x 1y 3x", "-", hcp(0, 8), "2R-pass")


def package(card: Figures) -> Package:
    """Return responder's second bid, with the notrump ladder of *card*."""
    return Package(
        title="chapter-second-answers",
        source="SAYC booklet SP-3 (2006), responder's rebids; EBU Standard English [sourced]",
        edition="2006",
        agreements=(
            *_after_notrump(card),
            *_after_fit(card),
            *_after_own(card),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-second-answers = Responder's second bid
""",
    "fr": """
chapter-second-answers = Deuxième enchère du répondant
""",
}
