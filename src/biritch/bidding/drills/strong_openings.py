"""The strongest openings of the system: 2C, 2D and so on."""

from biritch.bidding.drill import Drill
from biritch.bidding.promises.points import hcp

DRILL = Drill(
    titles={"en": "Strong openings", "fr": "Ouvertures fortes"},
    about={
        "en": "20 points or more opposite: the system's strong openings.",
        "fr": "20 points ou plus en face : les ouvertures fortes du système.",
    },
    place=34,
    deals="ours",
    opens=frozenset({"1C", "2C", "2D", "2H", "2S", "2N"}),
    dealer=hcp(20),
)
