"""Hands with a likely or close game."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "Game hands", "fr": "Mains de manche"},
    about={
        "en": "24 to 30 points together: game, or just not.",
        "fr": "24 à 30 points à deux : la manche, ou presque.",
    },
    place=20,
    together=(24, 30),
    deals="ours",
)
