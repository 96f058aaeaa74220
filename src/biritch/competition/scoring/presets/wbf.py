"""World Bridge Federation."""

from biritch.competition.scoring.regulation import Regulation

PRESET = Regulation(
    title="WBF",
    source="Laws of Duplicate Bridge 2017, Laws 12C2 and 78; WBF Scoring Panel 2012 (20-0 VP)",
    ties=("mutual", "imps", "quotient"),
)
