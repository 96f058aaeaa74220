"""One club artificial and forcing, 16 points and more, with its answers and rebids.

1D is negative, 0-7; a suit, 1NT and 2NT are positive and force to game; two of a major shows
six cards and 4-7. After 1D opener's suit at the one level may be passed, a jump may not.
"""

from collections.abc import Iterator
from typing import TypeAlias

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y

Tag: TypeAlias = tuple[Forcing, bool, str, str]
"""How forcing, whether artificial, the name said first and the kind."""

_C, _D = MINORS
_H, _S = MAJORS
_LATER = "strong club, later rounds: practice [assumed]"
_OVER = "strong club, overcalled: practice [assumed]"
_HEARTS = detail(longer(_H, _S) & not_shorter(_H, _D, _C))
_SPADES = detail(not_shorter(_S, _H, _D, _C))


def _answers() -> Iterator[Agreement]:
    yield Agreement("1C", "2M", length(M, 6) & hcp(4, 7), "SC-semi", "no")
    yield Agreement(
        "1C",
        "1D",
        hcp(0, 7),
        "SC-1D",
        "one-round",
        True,
        "call-negative-club",
        "negative-answer",
    )
    yield Agreement("1C", "1S", length(_S, 5) & hcp(8) & _SPADES, "SC-positive", "game")
    yield Agreement("1C", "1H", length(_H, 5) & hcp(8) & _HEARTS, "SC-positive", "game")
    yield Agreement(
        "1C", "2D", length(_D, 5) & hcp(8) & detail(not_shorter(_D, _C)), "SC-positive", "game"
    )
    yield Agreement("1C", "2C", length(_C, 5) & hcp(8), "SC-positive", "game")
    yield Agreement("1C", "2N", hcp(14) & BALANCED, "SC-2N", "game")
    yield Agreement("1C", "1N", hcp(8), "SC-1N", "game")


def _after_negative() -> Iterator[Agreement]:
    yield Agreement("1C 1D", "3N", hcp(25, 27) & BALANCED, "SC-3N", "sign-off")
    yield Agreement("1C 1D", "2N", hcp(22, 24) & BALANCED, "SC-2N-rebid", kind="two-notrump")
    yield Agreement(
        "1C 1D", "2M", length(M, 5) & hl(22) & detail(~BALANCED), "SC-jump", "one-round"
    )
    yield Agreement(
        "1C 1D",
        "1N",
        hcp(16, 19) & BALANCED & length(_H, 0, 4) & length(_S, 0, 4),
        "SC-1N-rebid",
    )
    yield Agreement("1C 1D", "2N", hcp(20, 21) & BALANCED, "SC-2N-rebid", kind="two-notrump")
    yield Agreement("1C 1D", "1S", length(_S, 5) & _SPADES, "SC-1M")
    yield Agreement("1C 1D", "1H", length(_H, 5) & _HEARTS, "SC-1M")
    yield Agreement("1C 1D", "3m", length(m, 6) & hl(22), "SC-jump", "one-round")
    yield Agreement("1C 1D", "2D", length(_D, 5) & detail(not_shorter(_D, _C)), "SC-2m")
    yield Agreement("1C 1D", "2C", length(_C, 5), "SC-2m")
    yield Agreement("1C 1D", "1M", length(M, 4), "SC-1M-four", source=_LATER)
    start = "1C 1D 1M"
    yield Agreement(
        start,
        "4M",
        length(M, 4) & hld(M, 5, 8) & detail(length(M, 5)),
        "SC-fit-4M",
        "sign-off",
        source=_LATER,
    )
    yield Agreement(
        start, "3M", length(M, 3) & hld(M, 7, 12), "SC-fit-3M", "invitational", source=_LATER
    )
    yield Agreement(start, "2M", length(M, 3) & hld(M, 4, 6), "SC-fit-2M", source=_LATER)
    yield Agreement("1C 1D 1H", "1S", length(_S, 4) & hcp(4), "SC-new", source=_LATER)
    yield Agreement(start, "2x", length(x, 5) & hcp(5), "SC-new", source=_LATER)
    yield Agreement(start, "1N", hcp(5), "SC-1N-answer", source=_LATER)
    yield Agreement(start, "-", hcp(0, 4), "SC-pass", source=_LATER)
    yield Agreement("1C 1D 2m", "2M", length(M, 5) & hcp(4), "SC-new", source=_LATER)
    yield Agreement("1C 1D 2m", "3m", length(m, 4) & hcp(4, 7), "SC-fit-m", source=_LATER)
    yield Agreement("1C 1D 2m", "2N", hcp(6, 7), "SC-2N-answer", "invitational", source=_LATER)
    yield Agreement("1C 1D 2m", "-", hcp(0, 6), "SC-pass", source=_LATER)
    yield Agreement(
        "1C 1D 2M", "4M", length(M, 3) & hcp(0, 3), "SC-jump-4M", "sign-off", source=_LATER
    )
    yield Agreement(
        "1C 1D 2M", "3M", length(M, 3) & hcp(4), "SC-jump-3M", "game", source=_LATER
    )
    yield Agreement(
        "1C 1D 2M",
        "2N",
        ANYTHING,
        "SC-jump-2N",
        "one-round",
        True,
        "call-waiting",
        "waiting",
        source=_LATER,
    )
    yield Agreement(
        "1C 1D 2M 2N", "3M", length(M, 6), "SC-jump-again", "invitational", source=_LATER
    )
    yield Agreement("1C 1D 2M 2N 3M", "4M", hcp(3), "SC-jump-4M", "sign-off", source=_LATER)


def _notrump() -> Iterator[Agreement]:
    one_notrump, two_notrump = "1C 1D 1N", "1C 1D 2N"
    four = length(_H, 4, 4) | length(_S, 4, 4)
    stayman: Tag = "one-round", True, "call-stayman", "plain-stayman"
    yield Agreement(one_notrump, "2C", hcp(6, 7) & four, "SC-Stayman", *stayman, source=_LATER)
    yield Agreement(one_notrump, "2S", length(_S, 5), "SC-weak", "sign-off", source=_LATER)
    yield Agreement(
        one_notrump, "2x", length(x, 5), "SC-weak", "sign-off", source=_LATER, where="C<x"
    )
    yield Agreement(one_notrump, "2N", hcp(6, 7), "SC-invites", "invitational", source=_LATER)
    yield Agreement(one_notrump, "-", hcp(0, 5), "SC-pass", source=_LATER)
    yield Agreement(f"{one_notrump} 2C", "2H", length(_H, 4), "SC-answer", source=_LATER)
    yield Agreement(f"{one_notrump} 2C", "2S", length(_S, 4), "SC-answer", source=_LATER)
    yield Agreement(
        f"{one_notrump} 2C",
        "2D",
        ANYTHING,
        "SC-answer",
        "no",
        True,
        kind="answer",
        source=_LATER,
    )
    yield Agreement(f"{one_notrump} 2x", "-", ANYTHING, "SC-pass", source=_LATER, where="C<x")
    yield Agreement(
        f"{one_notrump} 2N", "3N", hcp(18, 19), "SC-accepts", "sign-off", source=_LATER
    )
    yield Agreement(f"{one_notrump} 2N", "-", hcp(16, 17), "SC-refuses", source=_LATER)
    yield Agreement(two_notrump, "4M", length(M, 6), "SC-4M", "sign-off", source=_LATER)
    yield Agreement(two_notrump, "3M", length(M, 5) & hcp(3), "SC-3M", "game", source=_LATER)
    yield Agreement(two_notrump, "3N", hcp(4, 7), "SC-3N", "sign-off", source=_LATER)
    yield Agreement(two_notrump, "-", hcp(0, 3), "SC-pass", source=_LATER)
    yield Agreement(f"{two_notrump} 3M", "4M", length(M, 3), "SC-4M", "sign-off", source=_LATER)
    yield Agreement(
        f"{two_notrump} 3M", "3N", length(M, 2, 2), "SC-3N", "sign-off", source=_LATER
    )


def _after_positive() -> Iterator[Agreement]:
    yield Agreement("1C 1M", "2M", length(M, 3), "SC-raise", "game", source=_LATER)
    yield Agreement("1C 1H", "1S", length(_S, 5), "SC-suit", "game", source=_LATER)
    yield Agreement("1C 1S", "2H", length(_H, 5), "SC-suit", "game", source=_LATER)
    yield Agreement("1C 1M", "1N", BALANCED, "SC-flat", "game", source=_LATER)
    yield Agreement("1C 1M", "2x", length(x, 5), "SC-suit", "game", source=_LATER)
    yield Agreement("1C 1M", "1N", ANYTHING, "SC-flat", "game", source=_LATER)
    yield Agreement("1C 1N", "2x", length(x, 5), "SC-suit", "game", source=_LATER)
    yield Agreement("1C 1N", "3N", BALANCED & hcp(16, 18), "SC-flat", "no", source=_LATER)
    yield Agreement("1C 1N", "2N", ANYTHING, "SC-flat", "game", source=_LATER)
    yield Agreement("1C 2m", "2M", length(M, 5), "SC-suit", "game", source=_LATER)
    yield Agreement("1C 2m", "3m", length(m, 4), "SC-raise", "game", source=_LATER)
    yield Agreement("1C 2m", "2N", ANYTHING, "SC-flat", "game", source=_LATER)
    yield Agreement(
        "1C 2M", "4M", length(M, 3) & hld(M, 18, 26), "SC-semi-4M", "sign-off", source=_LATER
    )
    yield Agreement(
        "1C 2M", "4M", length(M, 2) & hcp(19, 26), "SC-semi-4M", "sign-off", source=_LATER
    )
    yield Agreement(
        "1C 2M",
        "3M",
        length(M, 2) & hld(M, 16, 18),
        "SC-semi-3M",
        "invitational",
        source=_LATER,
    )
    yield Agreement("1C 2M", "-", hcp(16, 18) & length(M, 0, 2), "SC-pass", source=_LATER)


def _overcalled() -> Iterator[Agreement]:
    low = "1C (1x) | 1C (2x)"
    values: Tag = "one-round", False, "call-values", "takeout"
    yield Agreement(
        "1C (1x)", "1y", length(y, 5) & hcp(8), "SC-over-suit", "game", source=_OVER
    )
    yield Agreement(low, "2y", length(y, 5) & hcp(8), "SC-over-suit", "game", source=_OVER)
    yield Agreement(
        "1C (2x)",
        "3y",
        length(y, 5) & hcp(8),
        "SC-over-suit",
        "game",
        source=_OVER,
        where="y<x",
    )
    yield Agreement(low, "X", hcp(5, 8), "SC-over-X", *values, source=_OVER)
    yield Agreement("1C (1x)", "1N", hcp(8, 13), "SC-over-1N", "game", source=_OVER)
    yield Agreement(low, "-", hcp(0, 5), "SC-over-pass", source=_OVER)
    yield Agreement(
        "1C (X)",
        "1D",
        hcp(0, 7),
        "SC-1D",
        "one-round",
        True,
        "call-negative-club",
        "negative-answer",
        source=_OVER,
    )
    yield Agreement("1C (X)", "1M", length(M, 5) & hcp(8), "SC-positive", "game", source=_OVER)
    yield Agreement(
        "1C (X)", "XX", hcp(8), "SC-XX", "game", False, "call-values", "values", source=_OVER
    )


def package(card: Figures) -> Package:
    """Return the opening from ``card.strong`` points; a balanced hand one more than 1NT."""
    return Package(
        title="chapter-strong-club",
        source="Precision and its kin as commonly played; no booklet at hand [assumed]",
        edition="natural strong club",
        convention=True,
        agreements=(
            Agreement(
                "",
                "1C",
                hcp(card.strong),
                "SC-1C",
                "one-round",
                True,
                "call-strong-club",
                "strong-club",
            ),
            *_answers(),
            *_after_negative(),
            *_notrump(),
            *_after_positive(),
            *_overcalled(),
        ),
    )


PACKAGE = package(Figures(strong=16, one_notrump=(13, 15)))

SENTENCES = {
    "en": """
chapter-strong-club = Strong club, its answers and rebids
call-strong-club = Strong club: { $what }
call-negative-club = Negative: { $what }
""",
    "fr": """
chapter-strong-club = Trèfle fort, réponses et redemandes
call-strong-club = Trèfle fort : { $what }
call-negative-club = Négatif : { $what }
""",
}
