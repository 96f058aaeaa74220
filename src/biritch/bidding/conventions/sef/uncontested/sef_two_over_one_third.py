"""Opener's third bid, game forced: the shape before 3NT, and 5-5 in the majors over 1NT.

Responder has bid two suits over one and opener has repeated his major: a sixth card or three
cards of the first suit are told, 3NT only with the last suit stopped.
"""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.shapes import length, longer
from biritch.bidding.promises.suit_letters import MAJORS, M, w, z

_H, _S = MAJORS
_TWO = "1M 2z 2M 3y"
_WHERE = "z<M y<M"

PACKAGE = Package(
    title="chapter-sef-two-over-one-third",
    source="natural bidding, game forced: shape first, then stoppers",
    agreements=(
        *assumed(
            "opener's third bid over responder's second suit",
            Agreement(
                "1S 2m 2S 3H", "4H", length(_H, 4) & hld(_H, 0, 17), "SEF-3R-21-fit", "no"
            ),
            Agreement("1S 2m 2S 3H", "3S", length(_S, 6) & hl(0, 18), "SEF-3R-21-six", "no"),
            Agreement(
                _TWO, "3M", length(M, 6) & hl(0, 18), "SEF-3R-21-six", "no", where=_WHERE
            ),
            Agreement(
                _TWO,
                "3z",
                length(z, 3) & hl(0, 18),
                "SEF-3R-21-three",
                "no",
                where=f"{_WHERE} y<z",
            ),
            *(
                Agreement(
                    _TWO,
                    "3N",
                    stopper(w) & hl(0, 17),
                    "SEF-3R-21-stopped",
                    "no",
                    where=f"{_WHERE} {last}",
                )
                for last in ("w<M", "M<w")
            ),
            Agreement(
                _TWO,
                "3z",
                length(z, 2) & hl(0, 17),
                "SEF-3R-21-two",
                "no",
                where=f"{_WHERE} y<z",
            ),
            Agreement(_TWO, "3M", hl(0, 17), "SEF-3R-21-waits", "no", where=_WHERE),
        ),
        *assumed(
            "responder has five cards in each major and an invitation",
            Agreement(
                "1N 2D 2H 2S", "4S", length(_S, 4) & hcp(15), "SEF-N3-majors-S", "sign-off"
            ),
            Agreement(
                "1N 2D 2H 2S",
                "4H",
                length(_H, 3) & hcp(16) & longer(_H, _S),
                "SEF-N3-majors-H",
                "sign-off",
            ),
            Agreement(
                "1N 2D 2H 2S", "4S", length(_S, 3) & hcp(16), "SEF-N3-majors-S", "sign-off"
            ),
            Agreement("1N 2D 2H 2S", "3H", longer(_H, _S), "SEF-N3-majors-low", "sign-off"),
            Agreement("1N 2D 2H 2S", "-", hcp(0, 17), "SEF-N3-majors-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-two-over-one-third = Third bid after two over one, and both majors over 1NT
""",
    "fr": """
chapter-sef-two-over-one-third = La troisième enchère après un changement à 2, et les deux \
majeures sur 1SA
""",
}
