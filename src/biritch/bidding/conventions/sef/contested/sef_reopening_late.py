"""Reopening when they have found a fit at two, and the calls after our negative double."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, oM, om, x, y

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_CUE: CallTraits = ("game", True, "call-cue-bid", "cue-bid")

PACKAGE = Package(
    title="chapter-sef-reopening-late",
    source="regles JJM (réveil); SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "they stop at two with a fit: the other two suits",
            Agreement(
                "(1m) - (1M) - (2M) -",
                "X",
                hcp(9) & length(M, 0, 2) & length(oM, 4) & length(om, 3),
                "SEF-15.7-X",
                *_X,
            ),
            Agreement(
                "(1H) - (1S) - (2S) -",
                "2N",
                hl(10) & length(_C, 4) & length(_D, 4) & (length(_C, 5) | length(_D, 5)),
                "SEF-15.7-minors",
                "one-round",
                True,
                "call-minors",
                "unusual",
            ),
            Agreement(
                "(1M) - (1N) - (2M) -",
                "2N",
                hl(13) & length(_C, 4) & length(_D, 4) & (length(_C, 5) | length(_D, 5)),
                "SEF-15.7-minors",
                "one-round",
                True,
                "call-minors",
                "unusual",
            ),
            Agreement(
                "(1H) - (1S) - (2S) - 2N | (1M) - (1N) - (2M) - 2N",
                "3D",
                detail(not_shorter(_D, _C)),
                "SEF-15.7-choice",
                "sign-off",
            ),
            Agreement(
                "(1H) - (1S) - (2S) - 2N | (1M) - (1N) - (2M) - 2N",
                "3C",
                ANYTHING,
                "SEF-15.7-choice",
                "sign-off",
            ),
            Agreement(
                "(1x) - (1N) - (2x) -",
                "X",
                hcp(11) & length(x, 0, 1) & (length(_H, 4) | length(_S, 4)),
                "SEF-15.7-X",
                *_X,
            ),
        ),
        *assumed(
            "after a free new suit: game over 2NT, and their suit asks for a stopper",
            Agreement(
                "1x (1y) 2z 2N | 1x (2y) 2z 2N", "3N", hl(13, 19), "SEF-13.2-to-3N", "sign-off"
            ),
            Agreement("1x (1y) 2m (2y) 3m", "3y", hl(13), "SEF-13.2-asks", *_CUE),
            Agreement(
                "1x (1y) 2m (2y) 3m 3y", "3N", stopper(y), "SEF-13.2-stopped", "sign-off"
            ),
            Agreement("1x (1y) 2m (2y) 3m 3y", "4m", ANYTHING, "SEF-13.2-not-stopped"),
        ),
        *assumed(
            "partner's negative double and their raise: the major it promises is bid",
            Agreement(
                "1m (1S) X (2S) | 1m (1S) X (2om)",
                "4H",
                length(_H, 4) & hld(_H, 19),
                "SEF-13.3-over-4",
                "sign-off",
            ),
            Agreement(
                "1m (1S) X (2om)", "3H", length(_H, 4) & hld(_H, 16, 18), "SEF-13.3-over-3"
            ),
            Agreement(
                "1m (1S) X (2om)", "2H", length(_H, 4) & hld(_H, 11, 15), "SEF-13.3-over-2"
            ),
            Agreement(
                "1m (1S) X (2S)", "3H", length(_H, 4) & hld(_H, 14, 18), "SEF-13.3-over-3"
            ),
            Agreement(
                "1m (2M) X (3M)",
                "4oM",
                length(oM, 4) & hld(oM, 16),
                "SEF-13.3-over-4",
                "sign-off",
            ),
            Agreement(
                "1m (2H) X (3H)", "3S", length(_S, 4) & hld(_S, 13, 15), "SEF-13.3-over-3"
            ),
            Agreement(
                "1M (2m) X (3m)",
                "4oM",
                length(oM, 4) & hld(oM, 17),
                "SEF-13.3-over-4",
                "sign-off",
            ),
            Agreement(
                "1M (2m) X (3m)", "3oM", length(oM, 4) & hld(oM, 13, 16), "SEF-13.3-over-3"
            ),
            Agreement(
                "1D (2C) X (3C)", "4M", length(M, 4) & hld(M, 18), "SEF-13.3-over-4", "sign-off"
            ),
            Agreement("1D (2C) X (3C)", "3M", length(M, 4) & hld(M, 14, 17), "SEF-13.3-over-3"),
        ),
        *assumed(
            "the negative doubler when their raise comes round: more than was told",
            Agreement(
                "1x (1y) X (2y) -",
                "2N",
                hcp(11, 12) & stopper(y),
                "SEF-13.3-round-2N",
                "invitational",
            ),
            Agreement(
                "1x (1y) X (2y) -",
                "3x",
                length(x, 4) & hl(8, 10),
                "SEF-13.3-round-3",
            ),
            Agreement(
                "1x (1y) X (2y) -",
                "X",
                hcp(11) & length(y, 0, 3),
                "SEF-13.3-round-X",
                *_X,
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-reopening-late = Reopening over their fit, and after our negative double
""",
    "fr": """
chapter-sef-reopening-late = Réveils tardifs, et la suite de notre contre d'appel négatif
""",
}
