"""The take-out double of an opening, and its answers: 0-8 the cheapest, 9-11 a jump, 12 game.

Through four diamonds; from four hearts a double shows values.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om, x

_C, _D = MINORS
_H, _S = MAJORS
_EIGHT = (length(_H, 4) & length(_S, 3)) | (length(_S, 4) & length(_H, 3))
_TAKEOUT: tuple[Forcing, bool, str, str] = "one-round", False, "call-takeout", "takeout"


def _doubles(card: Figures) -> Iterator[Agreement]:
    strong = hcp(card.overcall[1] + 1)
    yield Agreement(
        "(1x)",
        "X",
        strong & detail(hcp(card.notrump_overcall[1] + 1) | ~BALANCED),
        "X-strong",
        *_TAKEOUT,
    )
    yield Agreement(
        "(1m)",
        "X",
        hcp(12) & length(m, 0, 3) & length(_H, 3) & length(_S, 3) & length(om, 2),
        "X",
        *_TAKEOUT,
    )
    yield Agreement("(1m)", "X", hcp(12) & length(m, 0, 2) & _EIGHT, "X", *_TAKEOUT)
    yield Agreement(
        "(1M)",
        "X",
        hcp(11) & length(M, 0, 1) & length(oM, 4) & length(_D, 3) & length(_C, 3),
        "X",
        *_TAKEOUT,
    )
    yield Agreement(
        "(1M)",
        "X",
        hcp(12) & length(M, 0, 2) & length(oM, 3) & length(_D, 3) & length(_C, 3),
        "X",
        *_TAKEOUT,
    )
    yield Agreement("(1M)", "X", hcp(13) & length(M, 0, 3) & length(oM, 4), "X", *_TAKEOUT)
    yield Agreement("(1M)", "X", hcp(15) & length(M, 0, 3) & length(oM, 3), "X", *_TAKEOUT)


def _games() -> Iterator[Agreement]:
    two = "(1x) X"
    yield Agreement(two, "4M", length(M, 5) & hl(11, 16), "XA-4M", "sign-off")
    yield Agreement(
        two, "4M", length(M, 4) & hcp(12, 15) & length(oM, 0, 3), "XA-4M", "sign-off"
    )
    yield Agreement(two, "3N", hcp(13, 17) & stopper(x), "XA-3N", "sign-off")
    yield Agreement(
        "(1m) X",
        "2N",
        hcp(11, 12) & stopper(m) & detail(length(_H, 0, 3) & length(_S, 0, 3)),
        "XA-2N",
        "invitational",
    )
    yield Agreement(
        "(1M) X",
        "2N",
        hcp(11, 12) & stopper(M) & detail(length(oM, 0, 3)),
        "XA-2N",
        "invitational",
    )
    yield Agreement(two, "2x", hcp(12), "XA-cue", "one-round", True, "call-cue-bid", "cue-bid")
    yield Agreement(
        two,
        "-",
        length(x, 5) & good(x, 3, 5) & hcp(6),
        "XA-pass",
        "no",
        False,
        "call-penalty",
        "penalty",
    )


def _bids() -> Iterator[Agreement]:
    two = "(1x) X"
    longest = detail(not_shorter(M, oM))
    yield Agreement(
        "(1m) X", "2M", length(M, 4) & hcp(9, 11) & longest, "XA-jump", "invitational"
    )
    yield Agreement("(1H) X", "2S", length(_S, 4) & hcp(9, 11), "XA-jump", "invitational")
    yield Agreement("(1S) X", "3H", length(_H, 4) & hcp(9, 11), "XA-jump", "invitational")
    yield Agreement(
        "(1D) X | (1M) X", "3m", length(m, 5) & hcp(9, 11), "XA-jump", "invitational"
    )
    yield Agreement("(1C) X", "2D", length(_D, 5) & hcp(9, 11), "XA-jump", "invitational")
    yield Agreement("(1m) X", "1M", length(M, 4) & longest, "XA-cheap")
    yield Agreement("(1H) X", "1S", length(_S, 4), "XA-cheap")
    yield Agreement("(1S) X", "2H", length(_H, 4), "XA-cheap")
    yield Agreement(two, "1N", hcp(6, 10) & stopper(x), "XA-1N")
    yield Agreement("(1M) X", "2D", length(_D, 4) & detail(not_shorter(_D, _C)), "XA-cheap")
    yield Agreement("(1M) X", "2C", length(_C, 4), "XA-cheap")
    yield Agreement("(1C) X", "1D", length(_D, 4), "XA-cheap")
    yield Agreement("(1D) X", "2C", length(_C, 4), "XA-cheap")
    yield Agreement("(1m) X", "1H", length(_H, 3), "XA-three")
    yield Agreement("(1H) X", "1S", length(_S, 3), "XA-three")
    yield Agreement("(1S) X", "2C", length(_C, 3), "XA-three")
    yield Agreement("(1C) X", "1D", length(_D, 3), "XA-three")


def _later() -> Iterator[Agreement]:
    """Yield the doubler's second bid after the cheapest answer."""
    for start in ("(1m) X 1M", "(1H) X 1S"):
        major = _S if "H" in start else M
        letter = "S" if "H" in start else "M"
        yield Agreement(start, f"4{letter}", length(major, 4) & hcp(20), "X2-4M", "sign-off")
        yield Agreement(
            start, f"3{letter}", length(major, 4) & hcp(17, 19), "X2-3M", "invitational"
        )
        yield Agreement(start, f"2{letter}", length(major, 4) & hcp(15, 16), "X2-2M", "no")
    short = stopper(x) & detail(length(oM, 0, 4))
    yield Agreement("(1x) X 1M", "1N", hcp(19, 20) & short, "X2-1N")
    yield Agreement("(1x) X 1M", "2N", hcp(21, 22) & short, "X2-2N", "invitational")
    for later in ("(1m) X 2M", "(1H) X 2S"):
        major = _S if "H" in later else M
        letter = "S" if "H" in later else "M"
        yield Agreement(later, f"4{letter}", length(major, 4) & hcp(15), "X2-4M", "sign-off")
        yield Agreement(
            later, f"3{letter}", length(major, 4) & hcp(13, 14), "X2-3M", "invitational"
        )
        yield Agreement(later, "-", hcp(0, 14), "X2-pass")
    yield Agreement("(1S) X 3H", "4H", length(_H, 3) & hcp(14), "X2-4M", "sign-off")
    yield Agreement("(1S) X 3H", "-", hcp(0, 14), "X2-pass")
    yield Agreement("(1x) X 4M | (1x) X 3N", "-", hcp(0, 18), "X2-pass")


def package(card: Figures) -> Package:
    """Return the double; hands above the overcalls of *card* double first."""
    return Package(
        title="chapter-plain-doubles",
        source="SAYC booklet SP-3 (2006), take-out doubles; EBU Standard English [sourced]",
        edition="2006",
        convention=True,
        agreements=(*_doubles(card), *_games(), *_bids(), *_later()),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-plain-doubles = Take-out doubles and their answers
""",
    "fr": """
chapter-plain-doubles = Contres d'appel et leurs réponses
""",
}
