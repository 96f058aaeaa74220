"""Slam hands."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "Slam hands", "fr": "Mains de chelem"},
    about={
        "en": "31 points or more together: small slam, grand slam, or stop in time.",
        "fr": "31 points ou plus à deux : petit chelem, grand chelem, ou savoir s'arrêter.",
    },
    place=21,
    together=(31, 40),
    deals="ours",
)
