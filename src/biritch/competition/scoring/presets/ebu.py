"""English Bridge Union."""

from fractions import Fraction

from biritch.competition.scoring.datum import Datum
from biritch.competition.scoring.regulation import Regulation

PRESET = Regulation(
    title="EBU",
    source="EBU White Book, sections 3.3 (fouled boards) and 143 (split ties)",
    by_neuberg=True,
    average_imps=Fraction(2),
    small_groups=((Fraction(60),), (Fraction(65), Fraction(55))),
    datum=Datum(trim=1, half="away"),
    ties=("mutual", "mutual_imps", "wins", "opponents", "imps", "point_a_board", "lots"),
)
