"""Auction bridge in its last years: all odd tricks of a contract made count towards game."""

from biritch.scoring.form import ScoringForm
from biritch.scoring.tariff import Tariff

TARIFF = Tariff(
    title="Auction bridge (1926)",
    source="Laws of Auction Bridge, Whist Club of New York, 1926",
    values=(6, 7, 8, 9, 10),
    game=(0, 0),
    partscore=0,
    slams=((0, 0), (0, 0)),
    # A slam was paid for its tricks, bid or not.
    taken=(50, 100),
    doubled_overtrick=(50, 50),
    undertricks=((50,), (50,)),
    doubled_undertricks=((100,), (100,)),
    form=ScoringForm(goal=30, games=2, overtricks=True, bonus=(250, 250), vulnerable="games"),
)

SENTENCES = {
    "en": """
cli-code-auction-bridge = Auction bridge (1926)
""",
    "fr": """
cli-code-auction-bridge = Bridge aux enchères (1926)
""",
}
