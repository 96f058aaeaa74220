"""Hands with values and without an eight-card fit."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "Misfits", "fr": "Misfits"},
    about={
        "en": "Values, and no fit of eight cards: know when to stop.",
        "fr": "Du jeu et pas de fit huitième : savoir s'arrêter.",
    },
    place=40,
    together=(20, 28),
    fit=(0, 7),
    deals="ours",
)
