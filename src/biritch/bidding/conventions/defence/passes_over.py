"""A pass over the opponents' bid: what is left when nothing else is agreed on."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp


def package(card: Figures) -> Package:
    """Return passes in the direct seat and of responder, below the doubles of *card*."""
    top = card.overcall[1]
    answer = card.one_notrump_answer[1]
    return Package(
        title="chapter-passes-over",
        source="what a pass denies in the chapters before it [assumed]",
        edition="2006",
        agreements=(
            Agreement("(1x)", "-", hcp(0, top), "O-pass"),
            Agreement("(2x)", "-", hcp(0, top), "W-pass"),
            Agreement("(3x)", "-", hcp(0, top + 1), "P-pass"),
            Agreement("(4x)", "-", hcp(0, top), "P-pass"),
            Agreement("1x (1y) | 1x (2y)", "-", hcp(0, answer), "C-pass"),
            Agreement("1x (3y)", "-", hcp(0, answer + 1), "C-pass"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-passes-over = Passes over their bids
""",
    "fr": """
chapter-passes-over = Passes sur leurs enchères
""",
}
