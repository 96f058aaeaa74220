"""Polski Związek Brydża Sportowego."""

from fractions import Fraction

from biritch.competition.scoring.datum import Datum
from biritch.competition.scoring.regulation import Regulation

PRESET = Regulation(
    title="PZBS",
    source="KoPS and JFR Pary as published: Neuberg, datum of the middle tenth, truncated",
    datum=Datum(trim=0, share=Fraction(45, 100), half="truncate"),
    ties=("mutual",),
)
