"""We open, and the next hand has an overcall."""

from biritch.bidding.drill import Drill
from biritch.bidding.promises.points import hcp

DRILL = Drill(
    titles={"en": "They overcall", "fr": "Ils interviennent"},
    about={
        "en": "One of you opens and the next hand has the means to come in; opponents bid.",
        "fr": "L'un de vous ouvre, le suivant a de quoi intervenir ; les adversaires parlent.",
    },
    place=60,
    deals="ours",
    opens=frozenset({"1C", "1D", "1H", "1S", "1N"}),
    left=hcp(10, 16),
    contested=True,
)
