"""A planted Patton: Hereford under another name."""

from dataclasses import replace

from biritch.competition.teams.pattons import hereford

PATTON = replace(hereford.PATTON, title="Planted Patton")
