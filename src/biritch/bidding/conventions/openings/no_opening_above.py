"""A pass, when nothing opens: it denies what the openings before it promise."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp


def package(card: Figures) -> Package:
    """Return the pass of a hand below the opening of *card*."""
    return Package(
        title="chapter-no-opening-above",
        source="SAYC booklet SP-3 (2006), openings; EBU Standard English, openings [sourced]",
        edition="2006",
        agreements=(Agreement("", "-", hcp(0, card.opening - 1), "O10"),),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-no-opening-above = No opening
""",
    "fr": """
chapter-no-opening-above = Pas d'ouverture
""",
}
