"""Openings under a strong club: 11-15, five-card majors, 2C on clubs, 2D short in diamonds.

1D is what is left: diamonds, or a balanced hand below 1NT, on two cards at least.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M

_C, _D = MINORS
_H, _S = MAJORS
_ANSWERS = "answers to 2C and 2D under a strong club: practice [assumed]"
_SIX = length(_C, 6) | (length(_C, 5, 5) & (length(_H, 4, 4) | length(_S, 4, 4)))


def _two_clubs() -> Iterator[Agreement]:
    start = "2C"
    yield Agreement(start, "4M", length(M, 6) & hl(12, 16), "P-2C-4M", "sign-off")
    yield Agreement(start, "2D", hcp(11), "P-2C-2D", "one-round", True, "call-relay", "relay")
    yield Agreement(start, "2M", length(M, 5) & hcp(8, 10), "P-2C-2M")
    yield Agreement(start, "3C", length(_C, 4) & hcp(6, 10), "P-2C-3C")
    yield Agreement(start, "-", hcp(0, 10), "P-2C-pass")
    yield Agreement("2C 2D", "2M", length(M, 4), "P-2C-major", "one-round")
    yield Agreement("2C 2D", "3C", hl(0, 14), "P-2C-min", "no", True, "call-minimum", "shape")
    yield Agreement(
        "2C 2D", "2N", hl(15), "P-2C-max", "one-round", True, "call-maximum", "shape"
    )
    yield Agreement("2C 2D 2M", "4M", length(M, 4) & hld(M, 12, 18), "P-2C-fit", "sign-off")
    yield Agreement("2C 2D 3C", "3N", hcp(12, 18), "P-2C-3N", "sign-off")
    yield Agreement("2C 2D 3C", "-", hcp(11, 12), "P-2C-pass")
    yield Agreement("2C 2D 2N | 2C 2D 2M", "3N", hcp(11, 18), "P-2C-3N", "sign-off")


def _two_diamonds() -> Iterator[Agreement]:
    yield Agreement("2D", "4M", length(M, 4) & hld(M, 12, 17), "P-2D-4M", "sign-off")
    yield Agreement("2D", "3M", length(M, 4) & hld(M, 9, 11), "P-2D-3M", "invitational")
    yield Agreement("2D", "2N", hcp(12), "P-2D-2N", "one-round", True, "call-relay", "relay")
    yield Agreement("2D", "2S", length(_S, 4) & longer(_S, _H), "P-2D-2M", "sign-off")
    yield Agreement("2D", "2H", length(_H, 3), "P-2D-2M", "sign-off")
    yield Agreement("2D", "3C", length(_C, 4), "P-2D-3C", "sign-off")
    yield Agreement("2D", "2S", length(_S, 3), "P-2D-2M", "sign-off")
    yield Agreement("2D", "-", length(_D, 6), "P-2D-pass")
    yield Agreement("2D 2M | 2D 3C | 2D 4M", "-", ANYTHING, "P-2D-over")
    yield Agreement("2D 3M", "4M", hcp(14, 15), "P-2D-accepts", "sign-off")
    yield Agreement("2D 3M", "-", hcp(11, 13), "P-2D-refuses")
    yield Agreement("2D 2N", "3C", length(_C, 5), "P-2D-shape", "one-round")
    yield Agreement("2D 2N", "3D", ANYTHING, "P-2D-shape", "one-round", True, kind="answer")


def package(card: Figures) -> Package:
    """Return limited openings, up to one point below ``card.strong``."""
    top = card.strong - 1
    opens = hcp(card.opening, top)
    light = opens | (hcp(card.opening - 1, card.opening - 1) & hl(card.opening))
    three = (
        length(_D, 0, 1)
        & length(_H, 3, 4)
        & length(_S, 3, 4)
        & (length(_H, 4) | length(_S, 4))
        & length(_C, 4, 5)
    )
    return Package(
        title="chapter-strong-club-openings",
        source="Precision and its kin as commonly played; no booklet at hand [assumed]",
        edition="natural strong club",
        convention=True,
        agreements=(
            Agreement(
                "",
                "1N",
                hcp(*card.one_notrump) & BALANCED & length(_H, 0, 4) & length(_S, 0, 4),
                "SC-1N-open",
                kind="one-notrump",
            ),
            Agreement(
                "",
                "1S",
                light & length(_S, 5) & detail(not_shorter(_S, _H, _D, _C)),
                "SC-1M-open",
            ),
            Agreement(
                "",
                "1H",
                light & length(_H, 5) & detail(longer(_H, _S) & not_shorter(_H, _D, _C)),
                "SC-1M-open",
            ),
            Agreement(
                "",
                "2D",
                opens & three,
                "SC-2D-open",
                "no",
                True,
                "call-three-suits",
                "three-suited",
            ),
            Agreement(
                "",
                "2C",
                light & _SIX & detail(longer(_C, _D, _H, _S)),
                "SC-2C-open",
                kind="two-clubs-natural",
            ),
            Agreement("", "1D", light & length(_D, 2), "SC-1D-open", kind="short-diamond"),
            Agreement(
                "",
                "1H",
                opens & length(_H, 4),
                "SC-1M-open",
                source="short in both minors: a good four-card major [assumed]",
            ),
            Agreement("", "2C", light & length(_C, 5), "SC-2C-open", kind="two-clubs-natural"),
            *_two_clubs(),
            *_two_diamonds(),
        ),
    )


PACKAGE = package(Figures(strong=16, one_notrump=(13, 15), opening=11))

SENTENCES = {
    "en": """
chapter-strong-club-openings = Limited openings under a strong club
call-three-suits = Three suits, short in diamonds: { $what }
""",
    "fr": """
chapter-strong-club-openings = Ouvertures limitées sous un trèfle fort
call-three-suits = Tricolore court à carreau : { $what }
""",
}
