"""A planted regulation: the WBF's, with the planted tie-break first."""

from dataclasses import replace

from biritch.competition.scoring.presets import wbf

PRESET = replace(wbf.PRESET, title="Planted rules", ties=("planted",))
