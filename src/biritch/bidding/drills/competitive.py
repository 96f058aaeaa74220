"""An opponent opens, and we compete."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "They open", "fr": "Ils ouvrent"},
    about={
        "en": "An opponent opens and your side has its say; opponents bid.",
        "fr": "Un adversaire ouvre et votre camp a son mot à dire ; les adversaires parlent.",
    },
    place=61,
    deals="theirs",
    together=(17, 26),
    contested=True,
)
