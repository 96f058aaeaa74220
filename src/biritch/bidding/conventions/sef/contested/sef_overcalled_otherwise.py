"""Our opening overcalled by 1NT or by a two-suiter."""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, y

_C, _D = MINORS
_H, _S = MAJORS

_RAISE: CallTraits = ("one-round", True, "call-cue-raise", "cue-bid")
_FOURTH: CallTraits = ("game", True, "call-fourth-shown", "cue-bid")


def _over_two_suits() -> Iterator[Agreement]:
    """Yield the cue-bids of their suits: the lower raises ours, the higher shows the fourth.

    Over a bid of our major only the other is known: its cue-bid is the strong raise.
    """
    for over, ours, low, high, fourth in (
        ("1C (2C)", _C, "2H", "2S", _D),
        ("1D (2D)", _D, "2H", "2S", _C),
        ("1C (2N)", _C, "3D", "3H", _S),
        ("1D (2N)", _D, "3C", "3H", _S),
        ("1H (2N)", _H, "3C", "3D", _S),
        ("1S (2N)", _S, "3C", "3D", _H),
    ):
        cards, points = (3, 12) if ours in MAJORS else (4, 11)
        if ours in MAJORS:
            weak = length(ours, 4) & hld(ours, 8, 11)
            yield Agreement(over, f"4{ours}", weak, "SEF-13.5-4M", "sign-off")
            yield Agreement(over, f"3{ours}", length(ours, 3) & hld(ours, 7, 11), "SEF-13.5-3M")
        yield Agreement(
            over, low, length(ours, cards) & hld(ours, points), "SEF-13.5-cue", *_RAISE
        )
        yield Agreement(over, high, length(fourth, 5) & hl(13), "SEF-13.5-fourth", *_FOURTH)
    for over, ours, cue in (("1H (2H)", _H, "2S"), ("1S (2S)", _S, "3H")):
        yield Agreement(over, cue, length(ours, 3) & hld(ours, 16), "SEF-13.5-cue", *_RAISE)


def _raised() -> Iterator[Agreement]:
    """Yield opener's answer to the strong raise."""
    for auction, ours in (
        ("1H (2N) 3C", _H),
        ("1S (2N) 3C", _S),
        ("1H (2H) 2S", _H),
        ("1S (2S) 3H", _S),
    ):
        least = 14 if "2N" in auction else 0
        yield Agreement(auction, f"4{ours}", hld(ours, least, 17), "SEF-13.5-game", "sign-off")
        if "2N" in auction:
            yield Agreement(auction, f"3{ours}", hld(ours, 0, 13), "SEF-13.5-least", "no")
    for auction, suit in (("1H (2N) 3D", _S), ("1S (2N) 3D", _H)):
        yield Agreement(
            auction, f"4{suit}", length(suit, 3) & hl(0, 16), "SEF-13.5-game", "sign-off"
        )
        yield Agreement(auction, f"3{suit}", length(suit, 3), "SEF-13.5-fit", "game")


PACKAGE = Package(
    title="chapter-sef-overcalled-otherwise",
    source="SEF 2024 (fiches); hebdobridge 85; Chailley",
    agreements=(
        *sourced(
            "SEF 2024 (fiches): over a 1NT overcall",
            Agreement(
                "1x (1N)", "X", hcp(9), "SEF-13.4-X", title="call-penalty", kind="penalty"
            ),
            Agreement(
                "1m (1N)",
                "2C",
                length(_H, 4) & length(_S, 4) & hcp(4, 8),
                "SEF-13.4-landik",
                "one-round",
                True,
                "call-landy",
                "landy",
            ),
            Agreement("1M (1N)", "4M", length(M, 5) & hcp(0, 9), "SEF-13.4-4M", "sign-off"),
            Agreement("1M (1N)", "3M", length(M, 4) & hld(M, 5, 10), "SEF-13.4-3M"),
            Agreement("1M (1N)", "2M", length(M, 3) & hld(M, 5, 10), "SEF-13.4-2M"),
            Agreement("1x (1N)", "2y", length(y, 5) & hl(5, 9), "SEF-13.4-2"),
            Agreement("1m (1N)", "2m", length(m, 5) & hld(m, 5, 9), "SEF-13.4-2m"),
            Agreement("1x (1N)", "-", ANYTHING, "SEF-13.4-pass"),
            Agreement(
                "1m (1N) 2C",
                "2M",
                length(M, 4) & detail(not_shorter(M, oM)),
                "SEF-13.4-choice",
                "sign-off",
            ),
            Agreement("1m (1N) 2C", "2M", length(M, 3), "SEF-13.4-choice", "sign-off"),
            Agreement("1m (1N) 2C", "2D", length(_D, 5), "SEF-13.4-choice", "sign-off"),
        ),
        *sourced(
            "SEF 2024 (fiches): over a two-suiter",
            *_over_two_suits(),
            Agreement("1M (2M)", "4M", length(M, 4) & hld(M, 7, 10), "SEF-13.5-4M", "sign-off"),
            Agreement(
                "1M (2M)",
                "2N",
                length(M, 3) & hld(M, 11, 15),
                "SEF-13.5-2N",
                "one-round",
                True,
                "call-fit",
                "fit-notrump",
            ),
            Agreement(
                "1m (2N) | 1M (2N) | 1x (2x)",
                "X",
                hcp(10),
                "SEF-13.5-X",
                title="call-values",
                kind="values",
            ),
            Agreement("1M (2M)", "3M", length(M, 3) & hld(M, 7, 10), "SEF-13.5-3M"),
            Agreement("1D (2D)", "3D", length(_D, 4) & hld(_D, 6, 10), "SEF-13.5-3m"),
            Agreement("1x (2N) | 1x (2x)", "-", ANYTHING, "SEF-13.5-pass"),
        ),
        *assumed("the strong raise and the fourth suit answered", *_raised()),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-overcalled-otherwise = Over their overcall of 1NT or their two-suiter
call-fourth-shown = Their higher suit, shows the fourth: { $what }
""",
    "fr": """
chapter-sef-overcalled-otherwise = Sur leur intervention par 1SA ou par un bicolore
call-fourth-shown = Leur couleur la plus chère, montre la quatrième : { $what }
""",
}
