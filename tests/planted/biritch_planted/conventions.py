"""A planted convention: five clubs over an opening of one notrump."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.promises.points import hcp

PACKAGE = Package(
    title="chapter-planted",
    source="Planted",
    convention=True,
    agreements=(
        Agreement("1N", "5C", hcp(21), "PLANTED", "game", True, "call-planted", "planted"),
        Agreement(
            "1N", "5D", hcp(23), "PLANTED-5D", "game", True, "call-planted", needs="seedling"
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-planted = Planted five clubs
call-planted = Planted: { $what }
tool-seedling = Planted seedling
""",
    "fr": """
chapter-planted = Cinq trèfles plantés
call-planted = Planté : { $what }
tool-seedling = Jeune pousse plantée
""",
}
