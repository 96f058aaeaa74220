"""Weak openings and their answers: twos on six good cards, threes on seven, fours on eight.

Vulnerable, a preempt wants six tricks, at the four level seven, as the rules of 2-3-4 and of
500 ask. Over a weak two a raise is the only answer that is not forcing; 2NT asks for a
feature: the suit again is a minimum, a new suit a maximum with an ace or king there, 3NT a
maximum with a suit that runs.
"""

from collections.abc import Iterator
from dataclasses import replace

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, stopper, tricks
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, Promise, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y

_C, _D = MINORS
_H, _S = MAJORS
_PRACTICE = "weak twos: practice, not in the booklets [assumed]"
_WEAK = "call-weak-two", "weak-two"


def _preempts(card: Figures, when: str, more: int) -> Iterator[Agreement]:
    """Yield preempts; vulnerable a hand wants *more* than its long suit."""
    weak, no_major = hcp(*card.preempt), length(_H, 0, 3) & length(_S, 0, 3)
    three: Promise = ANYTHING if not more else detail(tricks(6))
    four: Promise = ANYTHING if not more else detail(tricks(7))
    yield Agreement("", "5m", length(m, 9) & weak & four, "O9", when=when)
    yield Agreement("", "4M", length(M, 8) & weak & four, "O9", when=when)
    yield Agreement("", "4m", length(m, 8) & weak & detail(no_major) & four, "O9", when=when)
    yield Agreement("", "3x", length(x, 7, 7) & weak & good(x, 2, 5) & three, "O9", when=when)


def _where_weak(*rows: Agreement) -> tuple[Agreement, ...]:
    """Return *rows*, those that follow a two only where that two is weak."""
    return tuple(
        agreement
        for row in rows
        for text in row.auction.split("|")
        for agreement in _weak(row, text)
    )


def _weak(row: Agreement, text: str) -> Iterator[Agreement]:
    first = text.split(maxsplit=1)[0] if text.strip() else ""
    about = replace(row, auction=text.strip())
    if first == "2D":
        yield replace(about, needs=f"{row.needs} weak_two_diamonds".strip())
    elif first in ("2M", "2H", "2S"):
        yield replace(about, needs=f"{row.needs} weak_two_majors".strip())
    elif first == "2x":
        majors = f"{row.where} D<x"
        yield replace(about, where=majors, needs=f"{row.needs} weak_two_majors".strip())
        yield replace(
            about,
            auction=text.strip().replace("x", "D"),
            call=row.call.replace("x", "D"),
            promise=row.promise.bind({"x": _D}),
            where=row.where.replace("C<x", "").replace("x", "D").strip(),
            needs=f"{row.needs} weak_two_diamonds".strip(),
        )
    else:
        yield about


def _openings(card: Figures) -> tuple[Agreement, ...]:
    """Return the preempts and the weak twos."""
    no_major, two = length(_H, 0, 3) & length(_S, 0, 3), hcp(*card.weak_two)
    return (
        *_preempts(card, "!vulnerable", 0),
        *_preempts(card, "vulnerable", 1),
        Agreement(
            "",
            "2M",
            length(M, 6, 6) & two & detail(length(oM, 0, 3)) & (good(M, 2, 3) | good(M, 3, 5)),
            "O8",
            "no",
            False,
            *_WEAK,
            needs="weak_two_majors",
        ),
        Agreement(
            "",
            "2D",
            length(_D, 6, 6) & two & detail(no_major) & (good(_D, 2, 3) | good(_D, 3, 5)),
            "O8",
            "no",
            False,
            *_WEAK,
            needs="weak_two_diamonds",
        ),
    )


def _answers() -> tuple[Agreement, ...]:
    """Return the answers to a weak two."""
    return (
        Agreement("2M", "4M", length(M, 3) & hcp(15, 21), "W4", "sign-off"),
        Agreement("2M", "4M", length(M, 4) & hcp(5, 21), "W4", "sign-off"),
        Agreement("2D", "5D", length(_D, 5) & hcp(4, 11), "W4", "sign-off"),
        Agreement(
            "2M", "4M", length(M, 3) & hld(M, 16, 21), "W4", "sign-off", source=_PRACTICE
        ),
        Agreement("2D | 2H", "2y", length(y, 5) & good(y, 1, 3) & hl(15), "W-new", "one-round"),
        Agreement(
            "2x",
            "3y",
            length(y, 5) & good(y, 2, 3) & hl(15),
            "W-new",
            "one-round",
            where="y<x C<x",
        ),
        Agreement(
            "2M",
            "2N",
            hcp(15) & length(M, 1),
            "W2N",
            "one-round",
            True,
            "call-feature",
            "feature-ask",
        ),
        Agreement(
            "2D",
            "2N",
            hcp(15) & length(_D, 2),
            "W2N",
            "one-round",
            True,
            "call-feature",
            "feature-ask",
        ),
        Agreement("2M", "3M", length(M, 3) & hcp(5, 14), "W3", "sign-off"),
        Agreement("2D", "3D", length(_D, 3) & hcp(5, 14), "W3", "sign-off"),
        Agreement(
            "2x",
            "3N",
            hcp(16, 21) & length(x, 0, 1),
            "W3N",
            "sign-off",
            source=_PRACTICE,
            where="C<x",
        ),
        Agreement("2D | 2H | 2S", "-", hcp(0, 16), "W0"),
    )


def _feature(card: Figures) -> tuple[Agreement, ...]:
    """Return what 2NT is answered with, and what follows."""
    low, high = card.weak_two
    middle = (low + high) // 2 + 1
    return (
        Agreement(
            "2x 2N",
            "3N",
            hcp(middle, high) & good(x, 3, 3),
            "W-solid",
            "no",
            True,
            "call-solid",
            "feature",
            where="C<x",
        ),
        Agreement(
            "2x 2N",
            "3y",
            hcp(middle, high) & good(y, 1, 2),
            "W-feature",
            "one-round",
            True,
            "call-feature-shown",
            "feature",
            where="C<x",
        ),
        Agreement(
            "2x 2N",
            "3x",
            hcp(low, middle - 1),
            "W-min",
            "no",
            True,
            "call-minimum",
            "feature",
            where="C<x",
        ),
        Agreement(
            "2x 2N",
            "3N",
            hcp(middle, high),
            "W-max",
            "no",
            True,
            "call-maximum",
            "feature",
            where="C<x",
        ),
        Agreement("2M 2N 3M", "4M", length(M, 2) & hcp(17), "W-game", "sign-off"),
        Agreement("2M 2N 3M", "3N", hcp(18) & length(M, 0, 1), "W-game", "sign-off"),
        Agreement("2M 2N 3M", "-", ANYTHING, "W-stop"),
        Agreement("2D 2N 3D", "3N", hcp(17, 21), "W-game", "sign-off"),
        Agreement("2D 2N 3D", "-", hcp(0, 16), "W-stop"),
        Agreement(
            "2M 2N 3x | 2M 2N 3N", "4M", length(M, 2) & hcp(15, 21), "W-game", "sign-off"
        ),
        Agreement("2M 2N 3x", "3N", length(M, 0, 1) & hcp(15, 21), "W-game", "sign-off"),
        Agreement("2D 2N 3x", "3N", hcp(15, 21), "W-game", "sign-off"),
        Agreement("2x 2N 3N", "-", hcp(15, 20), "W-game", "sign-off", where="C<x"),
    )


def _new_suit() -> tuple[Agreement, ...]:
    """Return what opener says over a new suit."""
    return (
        Agreement("2x 2y", "3y", length(y, 3), "W-raise", "no", where="C<x"),
        Agreement("2x 2y", "2N", stopper(_C), "W-rebid", "no", where="C<x", source=_PRACTICE),
        Agreement("2x 2y", "3x", length(x, 6), "W-rebid", "no", where="C<x"),
        Agreement("2M 3y", "4y", length(y, 3), "W-raise", "no", where="y<M"),
        Agreement(
            "2M 3y 4y",
            "4M",
            length(M, 2) & hl(16),
            "W-game",
            "sign-off",
            where="y<M",
            source=_PRACTICE,
        ),
        Agreement(
            "2M 3y 4y", "5y", hl(19), "W-game", "sign-off", where="y<H", source=_PRACTICE
        ),
        Agreement("2M 3y 4y", "-", ANYTHING, "W-stop", where="y<M", source=_PRACTICE),
        Agreement("2x 3y", "3x", length(x, 6), "W-rebid", "no", where="C<x"),
    )


def _overcalled() -> tuple[Agreement, ...]:
    """Return what is said when they come in: over their double the methods stay."""
    return (
        Agreement("2x (X)", "3x", length(x, 3) & hcp(0, 14), "W3", "sign-off", where="C<x"),
        Agreement(
            "2x (X)",
            "XX",
            hcp(13),
            "W-XX",
            "one-round",
            title="call-values",
            kind="values",
            where="C<x",
        ),
        Agreement(
            "2M (2N) | 2M (3x)",
            "4M",
            length(M, 4) & hcp(4, 21),
            "W4",
            "sign-off",
            source=_PRACTICE,
        ),
        Agreement("2M (2N)", "3M", length(M, 3) & hcp(4, 14), "W3", "sign-off"),
    )


def _preempts_answered() -> tuple[Agreement, ...]:
    """Return the answers to a preempt."""
    return (
        Agreement("3M", "4M", length(M, 3) & hcp(13, 20), "P4", "sign-off"),
        Agreement("3M", "4M", length(M, 2) & hcp(15, 20), "P4", "sign-off"),
        Agreement("3M", "3N", length(M, 0, 1) & hcp(17, 21), "P3N", "sign-off"),
        Agreement("3m", "3N", length(m, 2) & hcp(15, 21), "P3N", "sign-off"),
        Agreement("3m", "5m", length(m, 3) & hld(m, 16, 22), "P5", "sign-off"),
        Agreement("3x", "3y", length(y, 6) & hl(16), "P3y", "one-round", where="x<y"),
        Agreement("3x 3y", "4y", length(y, 2), "P3y-raise", "no", where="x<y"),
        Agreement("3m 3M", "3N", length(M, 0, 1), "P3y-no", "no"),
        Agreement("3x", "-", hcp(0, 16), "P0"),
        Agreement("3M 4M | 3m 3N | 3M 3N | 2M 4M", "-", ANYTHING, "P-over"),
        Agreement("4M | 4m | 5m", "-", hcp(0, 19), "P0"),
    )


def package(card: Figures) -> Package:
    """Return weak twos and preempts with the ranges of *card*."""
    return Package(
        title="chapter-weak-openings",
        source="SAYC booklet SP-3 (2006), preempts; EBU Standard English, weak twos [sourced]",
        edition="2006",
        convention=True,
        agreements=_where_weak(
            *_openings(card),
            *_answers(),
            *_feature(card),
            *_new_suit(),
            *_overcalled(),
            *_preempts_answered(),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-weak-openings = Weak twos and preempts, 2NT asking for a feature
call-feature = Asks for a feature: { $what }
call-feature-shown = Maximum with a feature there: { $what }
call-solid = Maximum, the suit runs: { $what }
tool-weak-two-diamonds = Weak 2♦
""",
    "fr": """
chapter-weak-openings = Deux faibles et barrages, 2SA demandant une force
call-feature = Demande une force annexe : { $what }
call-feature-shown = Maximum avec une force dans cette couleur : { $what }
call-solid = Maximum, couleur affranchie : { $what }
tool-weak-two-diamonds = 2♦ faible
""",
}
