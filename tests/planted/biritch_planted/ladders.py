"""A planted formula of a season: the average, under another name."""

from dataclasses import replace

from biritch.competition.clubs.ladders import average

LADDER = replace(average.LADDER, best=True)

SENTENCES = {
    "en": """
ladder-planted = planted formula
ladder-planted-about = A planted formula.
""",
    "fr": """
ladder-planted = formule plantée
ladder-planted-about = Une formule plantée.
""",
}
