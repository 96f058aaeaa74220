"""Acol twos: 2D, 2H and 2S on eight playing tricks in the suit, forcing for one round.

2NT is the negative; a raise of one level promises support and an ace; a new suit is natural
and good.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.honours import aces, good, tricks
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, x, y

_C, _D = MINORS
_H, _S = MAJORS
_REBIDS = "Acol twos, later rounds: standard practice [assumed]"
_STRONG = hcp(16, 22) & tricks(8)

PACKAGE = Package(
    title="chapter-acol-strong-twos",
    source="EBU Standard English 2014, strong twos; Acol twos (bridgebum) [sourced]",
    edition="2014",
    convention=True,
    agreements=(
        *(
            Agreement(
                "",
                f"2{suit}",
                _STRONG & length(suit, 5) & detail(length(suit, 6) | good(suit, 3, 5)),
                "O5s",
                "one-round",
                False,
                "call-acol-two",
                "acol-two",
            )
            for suit in (_S, _H, _D)
        ),
        Agreement(
            "2M", "4M", length(M, 3) & hl(5, 9) & aces(0), "ST-4M", "sign-off", source=_REBIDS
        ),
        Agreement("2M", "3M", length(M, 3) & hcp(5), "ST-raise", "game"),
        Agreement("2D", "3D", length(_D, 3) & hcp(5), "ST-raise", "game"),
        Agreement(
            "2x", "2y", length(y, 5) & good(y, 1, 3) & hcp(8), "ST-new", "game", where="C<x"
        ),
        Agreement(
            "2x", "3y", length(y, 5) & good(y, 1, 3) & hcp(8), "ST-new", "game", where="C<x y<x"
        ),
        Agreement("2x", "3N", hcp(10, 12), "ST-3N", "no", where="C<x", source=_REBIDS),
        Agreement(
            "2x",
            "2N",
            ANYTHING,
            "ST-2N",
            "one-round",
            True,
            "call-negative-two",
            "second-negative",
            where="C<x",
        ),
        Agreement(
            "2M 2N", "4M", length(M, 6) & tricks(9.5), "ST-4M", "sign-off", source=_REBIDS
        ),
        Agreement(
            "2x 2N",
            "3y",
            length(y, 4) & hcp(17),
            "ST-second",
            "one-round",
            where="C<x y<x",
            source=_REBIDS,
        ),
        Agreement("2x 2N", "3x", length(x, 5), "ST-again", "no", where="C<x"),
        Agreement("2M 2N 3M", "4M", length(M, 2) & hcp(4), "ST-4M", "sign-off", source=_REBIDS),
        Agreement("2x 2N 3x", "3N", hcp(6), "ST-3N", "sign-off", where="C<x", source=_REBIDS),
        Agreement("2x 2N 3x", "-", ANYTHING, "ST-pass", where="C<x"),
        Agreement("2M 2N 3x", "4M", length(M, 3) & hcp(4), "ST-4M", "sign-off", source=_REBIDS),
        Agreement("2M 2N 3x", "3M", length(M, 2), "ST-preference", source=_REBIDS, where="x<M"),
    ),
)

SENTENCES = {
    "en": """
chapter-acol-strong-twos = Acol strong twos
call-acol-two = Strong two, eight playing tricks: { $what }
call-negative-two = Negative: { $what }
""",
    "fr": """
chapter-acol-strong-twos = Deux forts Acol
call-acol-two = Deux fort, huit levées de jeu : { $what }
call-negative-two = Négatif : { $what }
""",
}
