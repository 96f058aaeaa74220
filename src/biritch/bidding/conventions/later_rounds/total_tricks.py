"""Competing once both sides are in: the law of total tricks, games, doubles, and passing."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.combined import (
    THEIR_SUITS_STOPPED,
    fitting,
    in_theirs,
    in_unbid,
    together,
)
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, t

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_PENALTY = "call-penalty"
_CALM = length(_C, 0, 5) & length(_D, 0, 5) & length(_H, 0, 5) & length(_S, 0, 5)
_FIVE = "... (4*) | ... (5*) | ... (4*) - | ... (5*) -"
_OVER = "... (*) | ... (*) -"

PACKAGE = Package(
    title="chapter-total-tricks",
    source="the law of total tricks; SEF 2024 (fiches), doubles",
    agreements=(
        *sourced(
            "SEF 2024 (fiches): what partner has doubled for penalties or redoubled is left",
            Agreement("... X | ... XX", "-", ANYTHING, "TT-left", when="penalty"),
        ),
        *assumed(
            "games with the points for them",
            Agreement(
                _OVER,
                "4t",
                together(26, 32, t) & fitting(t, 8),
                "TT-game",
                "sign-off",
                when="!silent !ours",
                where="D<t",
            ),
            Agreement(
                _OVER,
                "3N",
                together(26, 32) & SEMI_BALANCED & THEIR_SUITS_STOPPED,
                "TT-3N",
                "sign-off",
                when="!silent !ours !fit",
            ),
        ),
        *assumed(
            "with a fit, a hand far above what it has told does not give in",
            Agreement(
                "... (4*) | ... (4*) -",
                "4t",
                fitting(t, 8) & hl(17) & together(22, 32, t),
                "TT-game-strong",
                "sign-off",
                when="!silent !ours !first-time !told",
                where="D<t",
            ),
            Agreement(
                "... (3*) | ... (3*) -",
                "3t",
                fitting(t, 8) & hl(16) & together(22, 25, t),
                "TT-strong",
                when="!silent !ours !first-time !told",
            ),
        ),
        *assumed(
            "law of total tricks: as many tricks as trumps",
            Agreement(
                "... (1*) | ... (2*) | ... (1*) - | ... (2*) -",
                "2t",
                fitting(t, 8) & together(16, 25, t),
                "TT-law-2",
                when="!silent !ours",
            ),
            Agreement(
                "... (2*) | ... (2*) - | ... (3*) | ... (3*) -",
                "3t",
                fitting(t, 9) & together(17, 25, t),
                "TT-law-3",
                when="!silent !ours",
            ),
            Agreement(
                "... (3*) | ... (4*) | ... (3*) - | ... (4*) -",
                "4t",
                fitting(t, 10) & together(15, 25, t),
                "TT-law-4",
                "sign-off",
                when="!silent !ours",
                where="D<t",
            ),
        ),
        *assumed(
            "a double asks while suits are left and no fit is known; high up it shows strength",
            Agreement(
                "... (1*) | ... (2*)",
                "X",
                hcp(15) & in_theirs(0, 2) & in_unbid(3),
                "TT-X-again",
                *_X,
                when="!silent !ours !fit !first-time partner-silent",
            ),
            Agreement(
                "... (3*)",
                "X",
                (hcp(18) | (hcp(16) & in_theirs(0, 1))) & in_theirs(0, 2) & in_unbid(3),
                "TT-X-again",
                *_X,
                when="!silent !ours !fit !first-time partner-silent !notrump",
            ),
            Agreement(
                "... (1*) - | ... (2*) -",
                "X",
                (hcp(15) & in_theirs(0, 2) & in_unbid(3)) | (hcp(17) & in_theirs(0, 3)),
                "TT-X-back",
                *_X,
                when="!silent !ours !fit !first-time partner-silent !told !notrump",
            ),
            Agreement(
                "... (4*) -",
                "X",
                hcp(17) & in_theirs(0, 1) & in_unbid(3),
                "TT-X-values",
                title="call-values",
                kind="values",
                when="!silent !ours !fit !first-time partner-silent",
            ),
            Agreement(
                "... (1*) | ... (2*) | ... (3*)",
                "X",
                hcp(18) & in_theirs(0, 4),
                "TT-X-doubler",
                *_X,
                when="!silent !ours !fit doubler !partner-silent !notrump",
            ),
            Agreement(
                "... (3N)",
                "X",
                hcp(18),
                "TT-X-game",
                title=_PENALTY,
                kind="penalty",
                when="!silent !ours !first-time !limited !told",
            ),
            Agreement(
                "... (4*) | ... (4*) -",
                "X",
                hcp(19),
                "TT-X-values",
                title="call-values",
                kind="values",
                when="!silent !ours !fit !first-time !limited !told",
            ),
            Agreement(
                "... (3*) | ... (3*) -",
                "X",
                hcp(20) & in_theirs(0, 3),
                "TT-X-strong",
                *_X,
                when="!silent !ours !fit !first-time partner-silent !notrump",
            ),
            Agreement(
                "... (3*) -",
                "X",
                (hcp(14) & in_theirs(0, 1) & in_unbid(3)) | (hcp(17) & in_theirs(0, 2)),
                "TT-X-last",
                *_X,
                when="!silent !ours !fit !first-time partner-silent !notrump",
            ),
            Agreement(
                "... (1*) | ... (2*)",
                "X",
                (hcp(17) & in_theirs(0, 2)) | (hcp(18) & in_theirs(0, 3)),
                "TT-X-strong",
                *_X,
                when="!silent !ours !fit !first-time partner-silent",
            ),
            Agreement(
                _FIVE,
                "X",
                together(25) & in_theirs(2),
                "TT-X-high",
                title=_PENALTY,
                kind="penalty",
                when="!silent !ours !limited",
            ),
            Agreement(
                "... (2*) | ... (3*) | ... (2*) - | ... (3*) -",
                "X",
                together(23) & in_theirs(4),
                "TT-X-trumps",
                title=_PENALTY,
                kind="penalty",
                when="!silent !ours fit",
            ),
        ),
        *assumed(
            "our artificial call doubled: back to the suit agreed",
            Agreement(
                "... * (X)",
                "2t",
                ANYTHING,
                "TT-doubled-back",
                when="!silent artificial fit",
            ),
            Agreement(
                "... * (X)",
                "3t",
                ANYTHING,
                "TT-doubled-back",
                when="!silent artificial fit",
            ),
        ),
        *assumed(
            "with nothing more than was told, a pass",
            Agreement(
                "... (3*) - | ... (4*) - | ... (5*) -",
                "X",
                together(26, 40),
                "TT-X-forced",
                title=_PENALTY,
                kind="penalty",
                when="!silent !ours forced !partner-silent",
            ),
            Agreement(_OVER, "-", together(0, 19) & _CALM, "TT-pass", when="!silent !ours"),
            Agreement(
                _OVER,
                "-",
                hl(0, 14) & _CALM,
                "TT-pass-minimum",
                when="!silent !ours !first-time",
            ),
            Agreement(
                _OVER,
                "-",
                together(0, 21),
                "TT-pass-again",
                when="!silent !ours !first-time",
            ),
            Agreement(
                "... - (*) | ... (*) -",
                "-",
                hl(0, 16),
                "TT-pass-told",
                when="!silent !ours !first-time",
            ),
            Agreement(_FIVE, "-", hl(0, 17), "TT-pass-high", when="!silent !ours"),
            Agreement(
                "... (6*) | ... (7*) | ... (6*) - | ... (7*) -",
                "-",
                ANYTHING,
                "TT-pass-high",
                when="!silent !ours",
            ),
            Agreement("... - (X)", "-", ANYTHING, "TT-pass-balanced", when="ours !first-time"),
            Agreement(
                "... (X) | ... (XX)",
                "-",
                together(0, 22) & _CALM,
                "TT-pass-doubled",
                when="!silent !first-time !artificial",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-total-tricks = Competing
""",
    "fr": """
chapter-total-tricks = La compétition
""",
}
