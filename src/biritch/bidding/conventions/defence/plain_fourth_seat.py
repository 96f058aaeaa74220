"""Fourth seat, when both opponents have bid and partner has passed: what they left unbid.

A double asks for the suits they have not bid, four cards in each or one short suit of theirs;
above the overcalls any hand doubles. A suit is bid as in the direct seat, 1NT is natural with
both their suits stopped, and so is 2NT over a raise. No text of these systems says so: the
bids of the direct seat are carried over.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING, Promise, detail
from biritch.bidding.promises.shapes import BALANCED, length, longer, longest, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om, w, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_WEAK: CallTraits = ("no", False, "call-weak-jump", "weak-jump")
_STRONGER: CallTraits = ("no", False, "call-intermediate-jump", "intermediate-jump")
_PASSED = "passed-hand"
"""A hand that passed before the bidding began doubles with less."""


def _double(auction: str, shape: Promise, low: int, where: str = "") -> Iterator[Agreement]:
    """Yield the take-out double of *shape* from *low* points, and a passed hand's."""
    yield Agreement(auction, "X", hcp(low) & shape, "F-X", *_X, where=where)
    least = hcp(low - 2) & shape
    yield Agreement(auction, "X", least, "F-X", *_X, where=where, when=_PASSED)


def _longest(
    auction: str, call: str, promise: Promise, rule: str, where: str = ""
) -> Iterator[Agreement]:
    """Yield the bid of the longer of two unbid suits, of two as long the higher."""
    high, low = f"w<z {where}".strip(), f"z<w {where}".strip()
    yield Agreement(auction, call, promise & detail(not_shorter(z, w)), rule, where=high)
    yield Agreement(auction, call, promise & detail(longer(z, w)), rule, where=low)


def _preempts(auction: str, where: str = "") -> Iterator[Agreement]:
    """Yield the jumps on a long suit and little else; three of a suit as *where* says."""
    yield Agreement(auction, "4M", length(M, 7) & good(M, 2, 4) & hcp(5, 11), "F-4", "sign-off")
    yield Agreement(auction, "4m", length(m, 8) & good(m, 2, 4) & hcp(5, 11), "F-4", *_WEAK)
    yield Agreement(
        auction, "3z", length(z, 7) & good(z, 2, 5) & hcp(4, 10), "F-3", *_WEAK, where=where
    )


def _over_two_suits(card: Figures) -> Iterator[Agreement]:
    """Yield what is said over one of a suit answered by one of another."""
    low, high = card.overcall
    two = "(1x) - (1y)"
    yield from _preempts(two)
    if card.jump_overcall == "weak":
        six = length(z, 6, 6) & hcp(5, 10) & good(z, 2, 4)
        yield Agreement(two, "2z", six, "F-jump", *_WEAK, where="y<z")
        yield Agreement(
            two, "3z", six & good(z, 3, 4) & hcp(7, 9), "F-jump", *_WEAK, where="z<y"
        )
    else:
        six = length(z, 6) & hcp(12, high) & good(z, 2, 4)
        yield Agreement(two, "2z", six, "F-jump", *_STRONGER, where="y<z")
    # both majors, or the minors over both majors: doubled with five of one too
    both = length(_H, 4) & length(_S, 4)
    yield from _double("(1C) - (1D)", both, 12)
    yield from _double("(1C) - (1D)", both & (length(_H, 5) | length(_S, 5)), 11)
    yield from _double("(1H) - (1S)", length(_C, 4) & length(_D, 4), 12)
    # a major and a minor: with five of the major it is bid, unless both suits are long
    fives = length(oM, 5) & length(om, 5)
    yield from _double("(1m) - (1M)", length(oM, 4, 4) & length(om, 4), 12)
    yield from _double("(1m) - (1M)", fives, 11)
    short = length(oM, 4, 4) & length(om, 3) & length(m, 0, 3) & length(M, 0, 2)
    yield from _double("(1m) - (1M)", short, 14)
    few = length(y, 0, 3) | hcp(high + 3)
    strong = hcp(high + 1) & detail(few)
    yield Agreement(two, "X", strong & detail(hcp(high + 3) | ~BALANCED), "F-X-strong", *_X)
    both_stopped = BALANCED & stopper(x) & stopper(y)
    yield Agreement(
        two, "1N", hcp(*card.notrump_overcall) & both_stopped, "F-1N", kind="notrump-overcall"
    )
    yield from _double("(1m) - (1M)", length(oM, 4) & length(om, 3), 15)
    yield Agreement(two, "X", strong, "F-X-strong", *_X)
    headed = detail(good(z, 1, 4) & good(z, 2, 5))
    yield from _longest(two, "1z", length(z, 5) & hcp(low + 1, high) & headed, "F-1")
    lower = length(z, 6) & good(z, 1, 3) & good(z, 2, 4)
    yield from _longest(two, "2z", lower & hcp(9, high), "F-2", "z<y")
    yield from _longest(two, "2z", length(z, 6) & good(z, 1, 3) & hcp(11, high), "F-2", "z<y")
    lower = length(z, 5) & good(z, 2, 4)
    yield from _longest(two, "2z", lower & hcp(12, high), "F-2", "z<y")
    yield from _longest(two, "1z", length(z, 5) & hcp(low + 3, high) & good(z, 1, 4), "F-1")
    yield Agreement(two, "-", ANYTHING, "F-pass")


def _over_notrump(card: Figures) -> Iterator[Agreement]:
    """Yield what is said over one of a suit answered by 1NT."""
    high = card.overcall[1]
    auction = "(1x) - (1N)"
    yield from _preempts(auction)
    either = length(_H, 4) | length(_S, 4)
    minors = length(_C, 3) & length(_D, 3)
    yield from _double(
        "(1m) - (1N)", length(m, 0, 2) & length(_H, 3) & length(_S, 3) & either, 12
    )
    yield from _double(
        "(1m) - (1N)", length(m, 0, 3) & length(_H, 3) & length(_S, 3) & either, 14
    )
    yield from _double("(1M) - (1N)", length(M, 0, 1) & length(oM, 4) & minors, 11)
    yield from _double(
        "(1M) - (1N)", length(M, 0, 2) & length(oM, 4) & (length(_C, 3) | length(_D, 3)), 13
    )
    yield from _double("(1M) - (1N)", length(M, 0, 2) & length(oM, 3) & minors, 14)
    yield Agreement(auction, "X", hcp(high + 1), "F-X-strong", *_X)
    yield Agreement(auction, "2z", length(z, 6) & good(z, 1, 3) & hcp(9, high), "F-2")
    yield Agreement(
        auction, "2z", length(z, 5) & good(z, 2, 4) & hcp(10, high) & detail(longest(z)), "F-2"
    )
    yield Agreement(auction, "-", ANYTHING, "F-pass")


def _over_a_raise(card: Figures) -> Iterator[Agreement]:
    """Yield what is said over one of a suit raised to two or three."""
    high = card.overcall[1]
    two, three = "(1x) - (2x)", "(1x) - (3x)"
    yield from _preempts(two, "x<z")
    for auction, more in ((two, 0), (three, 1)):
        minor, major = (auction.replace("x", letter) for letter in "mM")
        both = length(_H, 3) & length(_S, 3)
        either = length(_H, 4) | length(_S, 4)
        yield from _double(minor, length(m, 0, 2) & both & either, 12 + more)
        fours = length(_H, 4) & length(_S, 4)
        yield from _double(minor, length(m, 0, 2) & fours, 11 + more)
        yield from _double(minor, length(m, 0, 3) & fours, 13 + more)
        minors = length(_C, 3) & length(_D, 3)
        yield from _double(major, length(M, 0, 1) & length(oM, 4) & minors, 11 + more)
        yield from _double(major, length(M, 0, 1) & length(oM, 3) & minors, 12 + more)
        yield from _double(major, length(M, 0, 2) & length(oM, 4) & minors, 12 + more)
        some = length(_C, 4) | length(_D, 4)
        yield from _double(major, length(M, 0, 2) & length(oM, 4) & some, 13 + 2 * more)
        yield from _double(major, length(M, 0, 2) & length(oM, 3) & minors, 15 + more)
    balanced = hcp(*card.notrump_overcall) & BALANCED & stopper(x)
    yield Agreement(two, "2N", balanced & hcp(16), "F-2N", kind="notrump-overcall")
    yield Agreement(two, "X", hcp(high + 1), "F-X-strong", *_X)
    yield Agreement(three, "X", hcp(high + 3), "F-X-strong", *_X)
    yield Agreement(two, "2z", length(z, 6) & good(z, 1, 3) & hcp(8, high), "F-2")
    yield Agreement(
        two, "2z", length(z, 5) & good(z, 2, 4) & hcp(10, high) & detail(longest(z)), "F-2"
    )
    yield Agreement(
        two,
        "3z",
        length(z, 6) & good(z, 2, 4) & hcp(12, high) & detail(longest(z)),
        "F-3-good",
        where="z<x",
    )
    five = length(z, 5) & good(z, 3, 4) & detail(longest(z))
    yield Agreement(two, "3z", five & hcp(13, high), "F-3-good", where="z<x")
    yield Agreement(
        three,
        "4m",
        length(m, 6) & good(m, 2, 4) & hcp(14, high + 2),
        "F-4-good",
        where="cheapest",
    )
    yield Agreement(
        three,
        "3z",
        length(z, 6) & good(z, 2, 4) & hcp(12, high + 2),
        "F-3-good",
    )
    yield Agreement(three, "4M", length(M, 7) & hcp(11, high + 2), "F-4", "sign-off")
    yield Agreement(f"{two} | {three}", "-", ANYTHING, "F-pass")


def _over_two_of_another(card: Figures) -> Iterator[Agreement]:
    """Yield what is said over one of a suit answered by two of another."""
    high = card.overcall[1]
    two = "(1x) - (2y)"
    yield from _preempts(two, "y<z")
    fours = length(z, 4) & length(w, 4)
    fives = (length(z, 5) & length(w, 4)) | (length(z, 4) & length(w, 5))
    yield from _double(two, fours, 14, where="z<w")
    yield from _double(two, fives, 12, where="z<w")
    yield Agreement(two, "X", hcp(high + 2), "F-X-strong", *_X)
    six = length(z, 6) & good(z, 2, 4) & detail(longest(z))
    yield Agreement(two, "2z", six & hcp(9, high + 1), "F-2")
    yield Agreement(
        two, "2z", length(z, 5) & good(z, 3, 5) & hcp(12, high + 1) & detail(longest(z)), "F-2"
    )
    yield Agreement(two, "3z", six & hcp(12, high + 1), "F-3-good", where="z<y")
    yield Agreement(two, "-", ANYTHING, "F-pass")


def _over_a_weak_two_raised(card: Figures) -> Iterator[Agreement]:
    """Yield what is said over a weak two raised to three."""
    high = card.overcall[1]
    minors = length(_C, 3) & length(_D, 3)
    yield from _double("(2M) - (3M)", length(M, 0, 1) & length(oM, 4), 13)
    yield from _double("(2M) - (3M)", length(M, 0, 2) & length(oM, 4) & minors, 15)
    yield from _double("(2M) - (3M)", length(M, 0, 1) & length(oM, 3) & minors, 15)
    yield from _double("(2D) - (3D)", length(_D, 0, 2) & length(_H, 4) & length(_S, 4), 13)
    three = "(2M) - (3M) | (2D) - (3D)"
    yield Agreement(three, "X", hcp(high + 3), "F-X-strong", *_X)
    six = length(z, 6) & good(z, 2, 4) & hcp(13, high + 2)
    yield Agreement(three, "3z", six, "F-3-good")
    yield Agreement(three, "4z", six & hcp(14), "F-4-good", where="cheapest")
    yield Agreement(three, "-", ANYTHING, "F-pass")


def _over_game() -> Iterator[Agreement]:
    """Yield the double of a major raised to game: short there, strong elsewhere."""
    four = "(1M) - (4M) | (2M) - (4M)"
    strong = hcp(15) & length(M, 0, 1) & length(oM, 3)
    yield Agreement(four, "X", strong, "F-X-values", "no", False, "call-values", "values")
    yield Agreement(four, "-", ANYTHING, "F-pass")


def _answers() -> Iterator[Agreement]:
    """Yield answers to the double of 1NT: on little a major is bid, on more it is left."""
    auction = "(1x) - (1N) X"
    yield Agreement(auction, "2M", length(M, 4) & hcp(0, 7) & detail(longest(M)), "FA-major")
    yield Agreement(auction, "2M", length(M, 5) & hcp(0, 7), "FA-major")


def package(card: Figures) -> Package:
    """Return the bids of fourth seat with the ranges of *card*."""
    return Package(
        title="chapter-plain-fourth-seat",
        source="defensive bidding carried over to the fourth seat [assumed]",
        edition="2006",
        agreements=assumed(
            "fourth seat as the direct seat, for the suits left unbid",
            *_over_two_suits(card),
            *_over_notrump(card),
            *_over_a_raise(card),
            *_over_two_of_another(card),
            *_over_a_weak_two_raised(card),
            *_over_game(),
            *_answers(),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-plain-fourth-seat = Fourth seat, when both of them have bid
""",
    "fr": """
chapter-plain-fourth-seat = En quatrième, quand les deux adversaires ont parlé
""",
}
