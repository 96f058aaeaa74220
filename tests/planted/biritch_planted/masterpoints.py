"""A planted scale of master points: those of an ACBL club game, under another name."""

from dataclasses import replace

from biritch.competition.masterpoints import acbl_club

SCALE = replace(acbl_club.SCALE, title="Planted master points")

SENTENCES = {
    "en": """
master-points-planted = planted master points
""",
    "fr": """
master-points-planted = points plantés
""",
}
