"""Hereford, played in England and Iceland: 20 points for the boards, 20 for the IMPs."""

from fractions import Fraction

from biritch.competition.scoring.scales.wbf_continuous import SCALE
from biritch.competition.teams.patton import Patton, PattonBoard, Points
from biritch.scoring.imps import imps


def quantity(scores: tuple[PattonBoard, ...]) -> Points:
    """Return the victory points of the match in IMPs, out of 20."""
    net = Fraction(sum(imps(board.opened - board.closed) for board in scores))
    return SCALE.of(len(scores), net), SCALE.of(len(scores), -net)


PATTON = Patton(
    title="Hereford",
    source="Hereford and Iceland: 20-0 VP and point-a-board out of 20; the scale is the WBF's",
    quantity=quantity,
    scale=SCALE,
    board=lambda boards: Fraction(20, boards),
)
