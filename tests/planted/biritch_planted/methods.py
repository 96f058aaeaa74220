"""A planted method: total points under another name."""

from dataclasses import replace

from biritch.competition.scoring.methods import total_points

METHOD = replace(total_points.METHOD, title="Planted points")
