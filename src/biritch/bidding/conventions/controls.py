"""Control bids towards slam, cheapest first, and the grand slam force (Joséphine)."""

from biritch.bidding.honours import good
from biritch.bidding.keycards import control
from biritch.bidding.promise import ANYTHING
from biritch.bidding.row import Package, Row, Told, assumed, sourced
from biritch.bidding.together import together
from biritch.bidding.variables import MAJORS, MINORS, t
from biritch.bidding.vocabulary import length

_C, _D = MINORS
_H, _S = MAJORS
_CONTROL: Told = ("game", True, "call-control", "control")
_VOID = length(_C, 0, 0) | length(_D, 0, 0) | length(_H, 0, 0) | length(_S, 0, 0)
_WHEN = "game-forced quiet ours fit alone"

PACKAGE = Package(
    title="chapter-controls",
    source="regles JJM; SEF 2024 (fiches)",
    convention=True,
    rows=(
        *sourced(
            "SEF 2024 (fiches); USF: Josephine, a jump to 5NT with a void",
            Row(
                "... 3t | ... 4t",
                "5N",
                _VOID & together(37, 40, t) & length(t, 4),
                "SEF-12-josephine",
                "one-round",
                True,
                "call-josephine",
                "josephine",
                when="quiet ours fit !asked !answered",
                where="D<t",
                needs="josephine",
            ),
            Row(
                "... 3t 5N | ... 4t 5N",
                "7t",
                good(t, 2, 3),
                "SEF-12-josephine-7",
                "sign-off",
                where="D<t",
                needs="josephine",
            ),
            Row(
                "... 3t 5N | ... 4t 5N",
                "6t",
                ANYTHING,
                "SEF-12-josephine-6",
                "sign-off",
                where="D<t",
                needs="josephine",
            ),
        ),
        *sourced(
            "regles JJM: controls of the first and second round alike, the cheapest first",
            Row(
                "... 3t",
                "3S",
                control(_S) & together(30, 33, t),
                "SEF-12-control",
                *_CONTROL,
                when=_WHEN,
                where="D<t t<S",
                needs="control_bids",
            ),
            Row(
                "... 3t",
                "4C",
                control(_C) & together(30, 33, t),
                "SEF-12-control",
                *_CONTROL,
                when=_WHEN,
                where="D<t",
                needs="control_bids",
            ),
            Row(
                "... 3t",
                "4D",
                control(_D) & ~control(_C) & together(30, 33, t),
                "SEF-12-control",
                *_CONTROL,
                when=_WHEN,
                where="D<t",
                needs="control_bids",
            ),
            Row(
                "... 3t",
                "4H",
                control(_H) & ~control(_C) & ~control(_D) & together(30, 33, t),
                "SEF-12-control",
                *_CONTROL,
                when=_WHEN,
                where="H<t",
                needs="control_bids",
            ),
        ),
        *assumed(
            "over a control: 4NT with the points, the next control, else game",
            Row(
                "... 3t 3S | ... 3t 4C | ... 3t 4D | ... 3t 4H",
                "4t",
                ANYTHING,
                "SEF-12-control-end",
                when="control-bid",
                where="D<t",
                needs="control_bids",
            ),
        ),
    ),
)
