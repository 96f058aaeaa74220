"""Part-score hands."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "Partscore hands", "fr": "Mains de partielle"},
    about={
        "en": "18 to 23 points together: find the best strain and stop.",
        "fr": "18 à 23 points à deux : trouver la bonne couleur et s'arrêter.",
    },
    place=19,
    together=(18, 23),
    deals="ours",
)
