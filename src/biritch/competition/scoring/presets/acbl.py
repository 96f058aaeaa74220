"""American Contract Bridge League."""

from fractions import Fraction

from biritch.competition.scoring.datum import Datum
from biritch.competition.scoring.neuberg import UnequalResults
from biritch.competition.scoring.regulation import Regulation

PRESET = Regulation(
    title="ACBL",
    source="ACBLscore manual: 1-½-0, Neuberg's formula; datum without 5 % either end",
    method="match_points_half",
    unequal=UnequalResults.NEUBERG,
    datum=Datum(trim=0, share=Fraction(1, 20), half="even"),
)
