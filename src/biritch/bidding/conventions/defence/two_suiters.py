"""Michaels cue-bids and the unusual 2NT, each naming its two suits, and answers to them."""

from biritch.bidding.agreement.agreement import (
    Agreement,
    CallTraits,
    Package,
    assumed,
    disputed,
    sourced,
)
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om

_C, _D = MINORS
_H, _S = MAJORS
_FIT = hl(9, 18)
_MICHAELS: CallTraits = ("one-round", True, "call-michaels", "michaels")
_UNUSUAL: CallTraits = ("one-round", True, "call-unusual", "unusual")
_MAJORS = length(_H, 5) & length(_S, 5)
_CHOSEN = (
    "(1m) 2D 2M | (1m) 2D 3M | (1C) 2N 3x | (1D) 2N 3x | (1M) 2N 3m | (1M) 2M 2S | (1M) 2M 3C "
    "| (1M) 2M 3H | (1M) 3C 3x"
)

PACKAGE = Package(
    title="chapter-two-suiters",
    source="SEF 2018 p. 71-72 (pfbridge)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2018 p. 71-72 (pfbridge); ghbridge; fiches SEF 2024",
            Agreement(
                "(1m)",
                "2D",
                _MAJORS & _FIT & hcp(7),
                "SEF-15.1-majors",
                *_MICHAELS,
                needs="michaels",
            ),
            Agreement(
                "(1C)",
                "2N",
                length(_D, 5) & length(_H, 5) & _FIT & hcp(7),
                "SEF-15.1-2N",
                *_UNUSUAL,
                needs="michaels",
            ),
            Agreement(
                "(1D)",
                "2N",
                length(_C, 5) & length(_H, 5) & _FIT & hcp(7),
                "SEF-15.1-2N",
                *_UNUSUAL,
                needs="michaels",
            ),
            Agreement(
                "(1M)",
                "2N",
                length(_C, 5) & length(_D, 5) & _FIT & hcp(8),
                "SEF-15.1-2N",
                *_UNUSUAL,
                needs="michaels",
            ),
            Agreement(
                "(1M)",
                "2M",
                length(oM, 5) & length(_C, 5) & _FIT & hcp(8),
                "SEF-15.1-cue",
                *_MICHAELS,
                needs="michaels",
            ),
            Agreement(
                "(1M)",
                "3C",
                length(oM, 5) & length(_D, 5) & _FIT & hcp(8),
                "SEF-15.1-3C",
                *_MICHAELS,
                needs="michaels",
            ),
            Agreement(
                "(1D)", "3C", length(_C, 6) & hcp(5, 10) & good(_C, 2, 4), "SEF-15.1-jump"
            ),
        ),
        *disputed(
            "SEF Expliqué and fiches SEF 2024: 3C over 1C is spades and diamonds",
            Agreement(
                "(1C)",
                "3C",
                length(_S, 5) & length(_D, 5) & _FIT & hcp(8),
                "SEF-15.1-3C",
                *_MICHAELS,
                needs="michaels spades_diamonds",
            ),
            Agreement("(1C)", "2C", length(_C, 6) & hcp(11, 17), "SEF-15.1-clubs"),
        ),
        *assumed(
            "choosing between the two suits shown; a jump to game on shape or strength",
            Agreement(
                "(1m) 2D", "4S", length(_S, 4) & hld(_S, 11), "SEF-15.1-game", "sign-off"
            ),
            Agreement(
                "(1m) 2D", "4H", length(_H, 4) & hld(_H, 11), "SEF-15.1-game", "sign-off"
            ),
            Agreement(
                "(1m) 2D", "4S", length(_S, 3) & hld(_S, 13), "SEF-15.1-game", "sign-off"
            ),
            Agreement(
                "(1m) 2D", "4H", length(_H, 3) & hld(_H, 13), "SEF-15.1-game", "sign-off"
            ),
            Agreement("(1m) 2D", "3S", length(_S, 4) & hld(_S, 6), "SEF-15.1-block"),
            Agreement("(1m) 2D", "3H", length(_H, 4) & hld(_H, 6), "SEF-15.1-block"),
            Agreement(
                "(1m) 2D", "2S", length(_S, 3) & detail(not_shorter(_S, _H)), "SEF-15.1-choice"
            ),
            Agreement("(1m) 2D", "2H", length(_H, 2), "SEF-15.1-choice"),
            Agreement("(1m) 2D", "2S", ANYTHING, "SEF-15.1-choice"),
            Agreement(
                "(1C) 2N", "4H", length(_H, 3) & hld(_H, 13), "SEF-15.1-game", "sign-off"
            ),
            Agreement(
                "(1C) 2N", "4H", length(_H, 4) & hld(_H, 10), "SEF-15.1-game", "sign-off"
            ),
            Agreement("(1C) 2N", "3H", length(_H, 3), "SEF-15.1-choice"),
            Agreement("(1C) 2N", "3D", length(_D, 2), "SEF-15.1-choice"),
            Agreement("(1C) 2N", "3H", ANYTHING, "SEF-15.1-choice"),
            Agreement(
                "(1D) 2N", "4H", length(_H, 3) & hld(_H, 13), "SEF-15.1-game", "sign-off"
            ),
            Agreement(
                "(1D) 2N", "4H", length(_H, 4) & hld(_H, 10), "SEF-15.1-game", "sign-off"
            ),
            Agreement("(1D) 2N", "3H", length(_H, 3), "SEF-15.1-choice"),
            Agreement("(1D) 2N", "3C", length(_C, 2), "SEF-15.1-choice"),
            Agreement("(1D) 2N", "3H", ANYTHING, "SEF-15.1-choice"),
            Agreement(
                "(1M) 2N",
                "5m",
                length(m, 4) & hld(m, 13) & detail(not_shorter(m, om)),
                "SEF-15.1-game",
                "sign-off",
            ),
            Agreement(
                "(1M) 2N",
                "4m",
                length(m, 4) & hld(m, 8) & detail(not_shorter(m, om)),
                "SEF-15.1-block",
            ),
            Agreement(
                "(1M) 2N", "3D", detail(not_shorter(_D, _C)) & length(_D, 2), "SEF-15.1-choice"
            ),
            Agreement("(1M) 2N", "3C", ANYTHING, "SEF-15.1-choice"),
            Agreement(
                "(1M) 2M | (1M) 3C",
                "4oM",
                length(oM, 3) & hld(oM, 12),
                "SEF-15.1-game",
                "sign-off",
            ),
            Agreement(
                "(1M) 2M | (1M) 3C",
                "4oM",
                length(oM, 4) & hld(oM, 9),
                "SEF-15.1-game",
                "sign-off",
            ),
            Agreement("(1H) 2H", "2S", length(_S, 2), "SEF-15.1-choice"),
            Agreement("(1S) 2S", "3H", length(_H, 3), "SEF-15.1-choice"),
            Agreement("(1M) 2M", "3C", ANYTHING, "SEF-15.1-choice", when="quiet"),
            Agreement("(1M) 3C", "3oM", length(oM, 2), "SEF-15.1-choice"),
            Agreement("(1M) 3C", "3D", ANYTHING, "SEF-15.1-choice"),
            Agreement(
                "(1m) 2D 2M | (1m) 2D 3M",
                "4M",
                length(M, 5) & hl(17),
                "SEF-15.1-strong",
                "sign-off",
            ),
            Agreement(
                "(1M) 2M 2S", "4S", length(_S, 5) & hl(18), "SEF-15.1-strong", "sign-off"
            ),
            Agreement(
                _CHOSEN,
                "-",
                ANYTHING,
                "SEF-15.1-chosen",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-two-suiters = Michaels and the unusual notrump
tool-michaels = Michaels and other two-suited overcalls
tool-spades-diamonds = 3♣ over their 1♣: spades and diamonds
""",
    "fr": """
chapter-two-suiters = Michaels et 2SA bicolore
tool-michaels = Michaels et autres bicolores
tool-spades-diamonds = 3♣ sur leur 1♣ : piques et carreaux
""",
}
