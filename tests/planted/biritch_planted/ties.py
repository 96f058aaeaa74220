"""A planted way to break ties: the matches won, under another name."""

from dataclasses import replace

from biritch.competition.scoring.ties import wins

TIE = replace(wins.TIE, title="Planted tie-break")

SENTENCES = {
    "en": """
rank-tie-planted = planted matches won
""",
    "fr": """
rank-tie-planted = matchs plantés gagnés
""",
}
