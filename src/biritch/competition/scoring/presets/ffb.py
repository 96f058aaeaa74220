"""Fédération Française de Bridge."""

from biritch.competition.scoring.regulation import Regulation

PRESET = Regulation(
    title="FFB",
    source="results as the FFB publishes them; the smaller deviation wins (Magic Contest)",
    ties=("mutual", "imps", "deviation"),
)
