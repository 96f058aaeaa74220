"""Overcalls of their opening of one, and partner's answers: only their own suit is forcing.

A simple overcall is five cards and 8-16 at the one level, an opening and a good suit at the
two level; a jump is weak or intermediate by the card; 1NT has a stopper.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length, longest
from biritch.bidding.promises.suit_letters import MAJORS, M, x, y, z

_H, _S = MAJORS
_PRACTICE = "answers to overcalls: standard practice [assumed]"


def _bids(card: Figures) -> Iterator[Agreement]:
    low, high = card.overcall
    yield Agreement(
        "(1x)",
        "1N",
        hcp(*card.notrump_overcall) & BALANCED & stopper(x),
        "O-1N",
        kind="notrump-overcall",
    )
    if card.jump_overcall == "weak":
        yield Agreement(
            "(1x)",
            "2y",
            length(y, 6, 6) & hcp(5, 10) & good(y, 2, 4),
            "O-jump",
            "no",
            False,
            "call-weak-jump",
            "weak-jump",
            where="x<y",
        )
    else:
        yield Agreement(
            "(1x)",
            "2y",
            length(y, 6) & hcp(12, 16) & good(y, 2, 4),
            "O-jump",
            "no",
            False,
            "call-intermediate-jump",
            "intermediate-jump",
            where="x<y",
        )
        yield Agreement(
            "(1x)",
            "3y",
            length(y, 6) & hcp(13, 16) & good(y, 2, 4),
            "O-jump",
            "no",
            False,
            "call-intermediate-jump",
            "intermediate-jump",
            where="y<x",
        )
    yield Agreement(
        "(1x)",
        "1y",
        length(y, 5) & hcp(low, high) & detail(good(y, 1, 4) & good(y, 2, 5) & longest(y)),
        "O-1",
    )
    yield Agreement(
        "(1x)",
        "2y",
        length(y, 6) & good(y, 1, 3) & hcp(11, high) & detail(longest(y)),
        "O-2",
        where="y<x",
    )
    yield Agreement(
        "(1x)",
        "2y",
        length(y, 5) & good(y, 2, 4) & hcp(12, high) & detail(longest(y)),
        "O-2",
        where="y<x",
    )
    yield Agreement(
        "(1x)",
        "1y",
        length(y, 5) & hcp(low + 2, high) & detail(longest(y)),
        "O-1",
        source=_PRACTICE,
    )
    if card.jump_overcall == "weak":
        yield Agreement(
            "(1x)",
            "3y",
            length(y, 7) & hcp(4, 10) & good(y, 2, 5),
            "O-3",
            "no",
            False,
            "call-weak-jump",
            "weak-jump",
        )
        yield Agreement(
            "(1x)",
            "3y",
            length(y, 6) & hcp(6, 10) & good(y, 3, 4),
            "O-3",
            "no",
            False,
            "call-weak-jump",
            "weak-jump",
            where="y<x",
        )
    else:
        yield Agreement(
            "(1x)",
            "3y",
            length(y, 7) & hcp(4, 10) & good(y, 2, 5),
            "O-3",
            "no",
            False,
            "call-weak-jump",
            "weak-jump",
            where="x<y",
        )


def _preempts() -> Iterator[Agreement]:
    yield Agreement("(1x)", "4M", length(M, 8) & hcp(4, 10), "O-4", "sign-off")
    yield Agreement("(1x)", "4M", length(M, 7) & good(M, 3, 4) & hcp(8, 11), "O-4", "sign-off")


def _answers(card: Figures) -> Iterator[Agreement]:
    simple, jump = "(1x) 1y", "(1x) 2y"
    cue = "call-cue-raise", "cue-raise"
    yield Agreement(
        "(1x) 1M", "4M", length(M, 5) & hcp(3, 11), "A-4M", "sign-off", source=_PRACTICE
    )
    yield Agreement(simple, "2x", length(y, 3) & hld(y, 11), "A-cue", "one-round", True, *cue)
    yield Agreement(
        "(1x) 1M", "3M", length(M, 4) & hld(M, 5, 9) & hcp(3, 8), "A-3M", "no", source=_PRACTICE
    )
    yield Agreement(simple, "2y", length(y, 3) & hld(y, 6, 10), "A-2")
    yield Agreement(simple, "3N", hcp(15, 20) & stopper(x), "A-3N", "sign-off")
    yield Agreement(
        simple, "2N", hcp(12, 14) & stopper(x) & length(y, 0, 3), "A-2N", "invitational"
    )
    yield Agreement(simple, "2z", length(z, 6) & hcp(8, 15) & good(z, 2, 3), "A-new")
    yield Agreement(simple, "1N", hcp(8, 11) & stopper(x), "A-1N")
    yield Agreement(simple, "1z", length(z, 5) & hcp(8, 14), "A-new")
    yield Agreement(simple, "2z", length(z, 5) & hcp(10, 15) & good(z, 1, 3), "A-new")
    yield Agreement(
        simple, "2x", hcp(16), "A-cue", "one-round", True, "call-cue-bid", "cue-bid"
    )
    yield Agreement(
        jump, "3x", length(y, 3) & hld(y, 12), "A-cue", "one-round", True, *cue, where="y<x"
    )
    yield Agreement(jump, "3N", hcp(13, 18) & stopper(x), "A-3N", "sign-off", where="y<x")
    yield Agreement(jump, "3y", length(y, 3) & hld(y, 7, 11), "A-3", where="y<x")
    yield Agreement(jump, "2N", hcp(10, 12) & stopper(x), "A-2N", "invitational", where="y<x")
    yield Agreement(jump, "2z", length(z, 5) & hcp(9, 14), "A-new", where="y<x")
    if card.jump_overcall == "weak":
        yield Agreement(
            "(1x) 2M", "4M", length(M, 3) & hld(M, 14), "A-jump-4M", "sign-off", where="x<M"
        )
        yield Agreement("(1x) 2M", "3M", length(M, 3) & hcp(4, 12), "A-jump-3M", where="x<M")
        yield Agreement("(1x) 2y", "-", hcp(0, 14), "A-jump-pass", where="x<y")
    else:
        yield Agreement(
            "(1x) 2M", "4M", length(M, 2) & hld(M, 11), "A-jump-4M", "sign-off", where="x<M"
        )
        yield Agreement(
            "(1x) 2M",
            "3M",
            length(M, 2) & hld(M, 8, 10),
            "A-jump-3M",
            "invitational",
            where="x<M",
        )
        yield Agreement(
            "(1x) 2y", "3N", hcp(12, 18) & stopper(x), "A-jump-3N", "sign-off", where="x<y"
        )
        yield Agreement("(1x) 2y", "-", hcp(0, 11), "A-jump-pass", where="x<y")
    yield Agreement(simple, "-", hcp(0, 11), "A-pass")
    yield Agreement("(1x) 2y", "-", hcp(0, 11), "A-pass", where="y<x")


def _notrump(card: Figures) -> Iterator[Agreement]:
    low, high = card.notrump_overcall
    start = "(1x) 1N"
    inv = 25 - high, 24 - low
    yield Agreement(
        start, "4M", length(M, 6) & hcp(24 - high, 30 - high), "A-1N-4M", "sign-off"
    )
    yield Agreement(
        start,
        "2C",
        hcp(inv[0]) & (length(_H, 4, 4) | length(_S, 4, 4)),
        "A-1N-2C",
        "one-round",
        True,
        "call-stayman",
        "plain-stayman",
    )
    yield Agreement(start, "3y", length(y, 5) & hcp(inv[1] + 1), "A-1N-3", "game")
    yield Agreement(
        start, "2y", length(y, 5) & hcp(0, inv[1]), "A-1N-2", "sign-off", where="C<y"
    )
    yield Agreement(start, "3N", hcp(inv[1] + 1, 16), "A-1N-3N", "sign-off")
    yield Agreement(start, "2N", hcp(*inv), "A-1N-2N", "invitational")
    yield Agreement(start, "-", hcp(0, inv[0]), "A-1N-pass")
    yield Agreement(f"{start} 2C", "2H", length(_H, 4), "A-1N-answer")
    yield Agreement(f"{start} 2C", "2S", length(_S, 4), "A-1N-answer")
    yield Agreement(f"{start} 2C", "2D", ANYTHING, "A-1N-answer", "no", True, kind="answer")
    yield Agreement(
        f"{start} 2N", "3N", hcp((low + high) // 2, high), "A-1N-accepts", "sign-off"
    )
    yield Agreement(f"{start} 2N", "-", hcp(low, high), "A-1N-refuses")
    yield Agreement(f"{start} 2y | {start} 3N", "-", ANYTHING, "A-1N-over")


def package(card: Figures) -> Package:
    """Return overcalls with the ranges of *card*."""
    return Package(
        title="chapter-plain-overcalls",
        source="SAYC booklet SP-3 (2006), defensive bidding; EBU Standard English [sourced]",
        edition="2006",
        agreements=(*_preempts(), *_bids(card), *_answers(card), *_notrump(card)),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-plain-overcalls = Overcalls and their answers
""",
    "fr": """
chapter-plain-overcalls = Interventions et leurs réponses
""",
}
