"""Rubensohl: they come in over our 1NT; transfers from 2NT up, one of them for Stayman."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x
from biritch.core.cards import Suit

_C, _D = MINORS
_H, _S = MAJORS
_TOOL = "rubensohl"
_X: CallTraits = ("one-round", False, "call-optional", "takeout")


def _texas(over: str, call: str, suit: Suit) -> tuple[Agreement, ...]:
    """Return a transfer to *suit*, of six cards or of five with game, and what follows."""
    kind = f"transfer-{('clubs', 'diamonds', 'hearts', 'spades')[suit]}"
    done, then = f"3{suit}", f"{over} {call} 3{suit}"
    shape = (length(suit, 6) & hl(7)) | (length(suit, 5) & hcp(10))
    major = (
        Agreement(
            then,
            f"4{suit}",
            hl(10, 16) & length(suit, 6),
            "SEF-14-game",
            "sign-off",
            needs=_TOOL,
        ),
        Agreement(
            f"{then} 3N", f"4{suit}", length(suit, 3), "SEF-14-choice", "sign-off", needs=_TOOL
        ),
        Agreement(f"{then} 3N", "-", ANYTHING, "SEF-14-choice", needs=_TOOL),
    )
    return (
        Agreement(
            over,
            call,
            shape,
            "SEF-14-texas",
            "one-round",
            True,
            f"call-texas-{str(suit).lower()}",
            kind,
            needs=_TOOL,
        ),
        Agreement(
            f"{over} {call}",
            done,
            ANYTHING,
            "SEF-14-completes",
            "no",
            True,
            "call-completes",
            "answer",
            needs=_TOOL,
        ),
        *(major if suit.major else ()),
        Agreement(
            then, "3N", hcp(9, 15), "SEF-14-3N", "no" if suit.major else "sign-off", needs=_TOOL
        ),
        Agreement(then, "-", hcp(0, 9), "SEF-14-stop", needs=_TOOL),
    )


PACKAGE = Package(
    title="chapter-rubensohl",
    source="SEF 2024 (fiches), interventions over 1SA",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches): over Landy",
            Agreement(
                "1N (2C)",
                "X",
                hcp(8) & (good(_H, 2, 4) | good(_S, 2, 4)),
                "SEF-14-landy-X",
                title="call-penalty",
                kind="values",
            ),
            Agreement(
                "1N (2C)", "2D", length(_D, 5) & hcp(3, 8), "SEF-14-landy-2D", "sign-off"
            ),
            Agreement(
                "1N (2C)",
                "3N",
                hcp(10, 15) & stopper(_H) & stopper(_S),
                "SEF-14-3N",
                "sign-off",
            ),
            Agreement(
                "1N (2C)",
                "2H",
                hcp(8) & stopper(_H),
                "SEF-14-landy-stop",
                "one-round",
                True,
                "call-stops",
                "stops",
            ),
            Agreement(
                "1N (2C)",
                "2S",
                hcp(8) & stopper(_S),
                "SEF-14-landy-stop",
                "one-round",
                True,
                "call-stops",
                "stops",
            ),
            *_texas("1N (2C)", "2N", _C),
            Agreement(
                "1N (2C)", "X", hcp(9), "SEF-14-landy-X", title="call-penalty", kind="values"
            ),
            Agreement("1N (2C)", "-", ANYTHING, "SEF-14-pass"),
        ),
        *sourced(
            "SEF 2024 (fiches): over two of a suit, transfers from 2NT",
            Agreement(
                "1N (2x)",
                "3N",
                hcp(9, 15) & stopper(x) & length(_H, 0, 3) & length(_S, 0, 3),
                "SEF-14-3N",
                "sign-off",
                where="C<x",
            ),
            Agreement(
                "1N (2M)",
                "3N",
                hcp(9, 15) & stopper(M) & length(oM, 0, 3),
                "SEF-14-3N",
                "sign-off",
            ),
            *_texas("1N (2D)", "3D", _H),
            *_texas("1N (2D)", "3H", _S),
            *_texas("1N (2D)", "2N", _C),
            *_texas("1N (2H)", "3H", _S),
            *_texas("1N (2H)", "2N", _C),
            *_texas("1N (2H)", "3C", _D),
            *_texas("1N (2S)", "3D", _H),
            *_texas("1N (2S)", "2N", _C),
            *_texas("1N (2S)", "3C", _D),
            Agreement(
                "1N (2H)",
                "3D",
                length(_S, 4, 4) & hcp(9),
                "SEF-14-stayman",
                "game",
                True,
                "call-stayman",
                "stayman",
                needs=_TOOL,
            ),
            Agreement(
                "1N (2S)",
                "3H",
                length(_H, 4, 4) & hcp(9),
                "SEF-14-stayman",
                "game",
                True,
                "call-stayman",
                "stayman",
                needs=_TOOL,
            ),
            Agreement(
                "1N (2D)",
                "3C",
                (length(_H, 4, 4) | length(_S, 4, 4)) & hcp(9),
                "SEF-14-stayman",
                "game",
                True,
                "call-stayman",
                "stayman",
                needs=_TOOL,
            ),
            Agreement(
                "1N (2H) 3D", "4S", length(_S, 4), "SEF-14-stayman-fit", "sign-off", needs=_TOOL
            ),
            Agreement(
                "1N (2S) 3H", "4H", length(_H, 4), "SEF-14-stayman-fit", "sign-off", needs=_TOOL
            ),
            Agreement(
                "1N (2H) 3D | 1N (2S) 3H",
                "3N",
                ANYTHING,
                "SEF-14-stayman-none",
                "sign-off",
                needs=_TOOL,
            ),
            Agreement(
                "1N (2D) 3C", "3M", length(M, 4), "SEF-14-stayman-fit", "game", needs=_TOOL
            ),
            Agreement(
                "1N (2D) 3C", "3N", ANYTHING, "SEF-14-stayman-none", "sign-off", needs=_TOOL
            ),
            Agreement(
                "1N (2D) 3C 3M",
                "4M",
                length(M, 4),
                "SEF-14-stayman-game",
                "sign-off",
                needs=_TOOL,
            ),
            Agreement(
                "1N (2D) 3C 3M", "3N", ANYTHING, "SEF-14-stayman-game", "sign-off", needs=_TOOL
            ),
            Agreement("1N (2H)", "2S", length(_S, 5) & hcp(3, 8), "SEF-14-weak", "sign-off"),
            Agreement("1N (2D)", "2M", length(M, 5) & hcp(3, 8), "SEF-14-weak", "sign-off"),
            Agreement("1N (2x)", "X", hcp(8), "SEF-14-X", *_X, where="C<x"),
            Agreement("1N (2x)", "-", ANYTHING, "SEF-14-pass", where="C<x"),
        ),
        *assumed(
            "opener over our optional double, and over a weak suit",
            Agreement(
                "1N (2x) X", "-", length(x, 4) | (length(x, 3) & good(x, 2, 4)), "SEF-14-X-left"
            ),
            Agreement("1N (2H) X", "2S", length(_S, 4), "SEF-14-X-S"),
            Agreement("1N (2D) X", "2M", length(M, 4), "SEF-14-X-M"),
            Agreement("1N (2S) X", "3H", length(_H, 4), "SEF-14-X-H"),
            Agreement("1N (2x) X", "2N", stopper(x), "SEF-14-X-2N", "invitational"),
            Agreement("1N (2x) X", "3m", length(m, 4), "SEF-14-X-m", where="m<x"),
            Agreement("1N (2x) X", "2N", ANYTHING, "SEF-14-X-2N", "invitational"),
            Agreement(
                "1N (2H) X 2S", "4S", length(_S, 4) & hcp(9), "SEF-14-X-game", "sign-off"
            ),
            Agreement(
                "1N (2S) X 3H", "4H", length(_H, 4) & hcp(9), "SEF-14-X-game", "sign-off"
            ),
            Agreement("1N (2x) X 2N", "3N", hcp(9), "SEF-14-X-3N", "sign-off"),
            Agreement("1N (2x) X 2N", "-", ANYTHING, "SEF-14-X-pass"),
        ),
        *sourced(
            "SEF 2024 (fiches): over the level of three, values and natural suits",
            Agreement("1N (3x)", "3N", hcp(9, 15) & stopper(x), "SEF-14-3-3N", "sign-off"),
            Agreement(
                "1N (3x)",
                "3M",
                length(M, 5) & hcp(8),
                "SEF-14-3-suit",
                "one-round",
                where="x<M",
            ),
            Agreement("1N (3S)", "4H", length(_H, 5) & hcp(9), "SEF-14-3-suit", "sign-off"),
            Agreement("1N (3x)", "X", hcp(8), "SEF-14-3-X", *_X),
            Agreement("1N (3x)", "-", ANYTHING, "SEF-14-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-stops = Asks for a stopper: { $what }
chapter-rubensohl = Over their overcall of 1NT: Rubensohl
""",
    "fr": """
call-stops = Demande d'arrêt : { $what }
chapter-rubensohl = Sur leur intervention après 1SA : Rubensohl
""",
}
