"""A planted scale: the ACBL's of 20 points under another name."""

from dataclasses import replace

from biritch.competition.scoring.scales import acbl_20

SCALE = replace(acbl_20.SCALE, title="Planted scale")
