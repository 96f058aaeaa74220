"""Match points: 2 for every score beaten, 1 for every equal one (Law 78A)."""

from biritch.competition.scoring.match_points import average, award, reasons
from biritch.competition.scoring.method import Method

METHOD = Method(
    title="Match points 2-1-0",
    source="Laws of Duplicate Bridge 2017, Law 78A; PBN 2.1, section 3.4.12, MP1",
    unit="matchpoints",
    award=award,
    average=average,
    reasons=reasons,
)
