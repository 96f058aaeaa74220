"""In fourth seat when a weak two or a barrage has been raised, or answered in a new suit."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, x, y, z

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_RAISED = "(2M) - (3M)"
_HIGH = "(2M) - (4M) | (3M) - (4M)"

PACKAGE = Package(
    title="chapter-sef-against-raised-barrages",
    source="as against barrages in the direct seat, SEF 2024 (fiches)",
    agreements=(
        *assumed(
            "a weak two raised to three: as over a barrage of three",
            Agreement(
                _RAISED,
                "4oM",
                length(oM, 6) & good(oM, 2, 4) & hl(16, 22),
                "SEF-15.6-4M",
                "sign-off",
            ),
            Agreement(
                _RAISED, "3N", hcp(18, 21) & stopper(M) & length(oM, 0, 4), "SEF-15.6-3N"
            ),
            *(
                Agreement(
                    _RAISED,
                    "3N",
                    length(minor, 6) & good(minor, 2, 2) & hcp(15) & stopper(M),
                    "SEF-15.6-3N-suit",
                )
                for minor in MINORS
            ),
            Agreement(
                "(2H) - (3H)",
                "3S",
                length(_S, 5) & good(_S, 2, 4) & hl(13, 19),
                "SEF-15.6-suit",
            ),
            Agreement(
                _RAISED, "X", hcp(13) & length(M, 0, 2) & length(oM, 4), "SEF-15.6-X", *_X
            ),
            Agreement(
                _RAISED,
                "X",
                hcp(14) & length(M, 0, 1) & length(oM, 3) & length(_C, 3) & length(_D, 3),
                "SEF-15.6-X",
                *_X,
            ),
            Agreement(_RAISED, "X", hcp(19), "SEF-15.6-X-strong", *_X),
            Agreement(
                _RAISED,
                "4m",
                length(m, 6) & good(m, 2, 4) & hl(15, 20),
                "SEF-15.6-suit",
            ),
        ),
        *assumed(
            "raised to game: a double to take out, five cards and more over hearts",
            Agreement(
                "(2H) - (4H) | (3H) - (4H)",
                "4S",
                length(_S, 6) & good(_S, 2, 4) & hl(14),
                "SEF-15.6-4S",
                "sign-off",
            ),
            Agreement(
                "(2H) - (4H) | (3H) - (4H)",
                "X",
                hcp(14) & length(_H, 0, 1) & length(_S, 4),
                "SEF-15.6-X",
                *_X,
            ),
            Agreement(
                "(2H) - (4H) | (3H) - (4H)",
                "4S",
                length(_S, 5) & good(_S, 2, 4) & hl(16),
                "SEF-15.6-4S",
                "sign-off",
            ),
            Agreement(_HIGH, "X", hcp(17) & length(M, 0, 2), "SEF-15.6-X-high", *_X),
        ),
        *assumed(
            "answered in a new suit or by 2NT: two suits left, or one good one",
            Agreement(
                "(2M) - (3y)",
                "X",
                hcp(14) & length(y, 0, 2) & length(oM, 4) & length(z, 4),
                "SEF-15.6-X",
                *_X,
                where="y<M z<M",
            ),
            Agreement("(2M) - (3y) | (2M) - (2S)", "X", hcp(19), "SEF-15.6-X-strong", *_X),
            Agreement(
                "(2M) - (3y) | (2M) - (2N)",
                "3z",
                length(z, 6) & good(z, 2, 4) & hl(14, 20),
                "SEF-15.6-suit",
                where="cheapest",
            ),
            Agreement(
                "(2M) - (2N)",
                "X",
                hcp(16),
                "SEF-15.6-X-strong",
                *_X,
            ),
            Agreement(
                "(3x) - (3y) | (3x) - (4x)",
                "X",
                hcp(17) & length(x, 0, 2),
                "SEF-15.6-X-high",
                *_X,
            ),
            Agreement(
                f"{_RAISED} | {_HIGH} | (2M) - (3y) | (2M) - (2N) | (3x) - (4x) | (3x) - (3y)",
                "-",
                ANYTHING,
                "SEF-15.6-pass",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-against-raised-barrages = Over their raised weak two or barrage
""",
    "fr": """
chapter-sef-against-raised-barrages = Contre un barrage soutenu ou développé
""",
}
