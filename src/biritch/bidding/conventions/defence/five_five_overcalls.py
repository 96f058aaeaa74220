"""Two suits at once: their suit (Michaels) and the jump to 2NT (unusual), five cards in each.

Over a minor their suit shows both majors; over a major, the other one and a minor, which 2NT
asks for. 2NT shows the two lowest suits they have not bid.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.points import hcp, hld
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, oM

_C, _D = MINORS
_H, _S = MAJORS
_ANSWERS = "answers to two-suited overcalls: standard practice [assumed]"


def _michaels() -> Iterator[Agreement]:
    tag: tuple[Forcing, bool, str, str] = "no", True, "call-michaels", "michaels"
    yield Agreement("(1m)", "2m", length(_H, 5) & length(_S, 5) & hcp(8), "O-Michaels", *tag)
    either = length(_C, 5) | length(_D, 5)
    yield Agreement("(1M)", "2M", length(oM, 5) & either & hcp(9), "O-Michaels", *tag)
    yield Agreement("(1m) 2m", "4M", length(M, 4) & hld(M, 12), "A-Michaels-4M", "sign-off")
    yield Agreement(
        "(1m) 2m", "3M", length(M, 4) & hld(M, 8, 11), "A-Michaels-3M", "invitational"
    )
    yield Agreement("(1m) 2m", "2S", length(_S, 2) & longer(_S, _H), "A-Michaels", "sign-off")
    yield Agreement("(1m) 2m", "2H", not_shorter(_H, _S), "A-Michaels", "sign-off")
    yield Agreement("(1M) 2M", "4oM", length(oM, 4) & hld(oM, 10), "A-Michaels-4M", "sign-off")
    yield Agreement("(1M) 2M", "4oM", length(oM, 3) & hld(oM, 13), "A-Michaels-4M", "sign-off")
    yield Agreement("(1H) 2H", "2S", length(_S, 2), "A-Michaels", "sign-off")
    yield Agreement(
        "(1S) 2S", "3H", length(_H, 3) | length(_H, 2, 2) & hcp(0, 7), "A-Michaels", "sign-off"
    )
    yield Agreement(
        "(1M) 2M",
        "2N",
        ANYTHING,
        "A-Michaels-2N",
        "one-round",
        True,
        "call-asks-minor",
        "minor-ask",
        source=_ANSWERS,
    )
    yield Agreement("(1M) 2M 2N", "3D", length(_D, 5) & not_shorter(_D, _C), "A-Michaels-minor")
    yield Agreement("(1M) 2M 2N", "3C", length(_C, 5), "A-Michaels-minor")


def _unusual() -> Iterator[Agreement]:
    tag: tuple[Forcing, bool, str, str] = "no", True, "call-unusual", "unusual-notrump"
    for theirs, low, high in (
        ("1C", _D, _H),
        ("1D", _C, _H),
        ("1M", _C, _D),
    ):
        yield Agreement(
            f"({theirs})", "2N", length(low, 5) & length(high, 5) & hcp(7), "O-unusual", *tag
        )
        start = f"({theirs}) 2N"
        if high == _H:
            yield Agreement(
                start, "4H", length(_H, 4) & hld(_H, 10), "A-unusual-4H", "sign-off"
            )
            yield Agreement(
                start, "3H", not_shorter(_H, low) | length(_H, 3), "A-unusual", "sign-off"
            )
        else:
            yield Agreement(start, "5C", length(_C, 5) & hld(_C, 9), "A-unusual-5m", "sign-off")
            yield Agreement(start, "5D", length(_D, 5) & hld(_D, 9), "A-unusual-5m", "sign-off")
        yield Agreement(start, f"3{high}", longer(high, low), "A-unusual", "sign-off")
        yield Agreement(start, f"3{low}", not_shorter(low, high), "A-unusual", "sign-off")


def package(card: Figures) -> Package:
    """Return both; the figures of *card* do not change them."""
    del card
    return Package(
        title="chapter-five-five",
        source="SAYC booklet SP-3 (2006), Michaels and unusual notrump [sourced]",
        edition="2006",
        convention=True,
        agreements=(*_michaels(), *_unusual()),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-five-five = Michaels and unusual notrump
call-asks-minor = Asks which minor: { $what }
""",
    "fr": """
chapter-five-five = Michaels et 2SA bicolore
call-asks-minor = Demande la mineure : { $what }
""",
}
