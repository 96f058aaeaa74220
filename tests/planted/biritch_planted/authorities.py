"""A planted federation, whose alerts are those of the EBU but for clubs of five."""

from dataclasses import replace

from biritch.bidding.alerts.authorities import ebu
from biritch.bidding.alerts.authority import AlertRule

PLANTED = AlertRule("announce", kinds=frozenset({"planted"}), announcement="announce-planted")

AUTHORITY = replace(
    ebu.AUTHORITY,
    name="planted",
    titles={"en": "Planted federation", "fr": "Fédération plantée"},
    rules=(PLANTED, *ebu.AUTHORITY.rules),
)

SENTENCES = {
    "en": """
announce-planted = Planted announcement
""",
    "fr": """
announce-planted = Annonce plantée
""",
}
