"""A planted convention: five clubs over an opening of one notrump."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.promises.points import hcp

PACKAGE = Package(
    title="chapter-planted",
    source="Planted",
    convention=True,
    agreements=(
        Agreement.read("1N", "5C", hcp(21), "PLANTED", "game", True, "call-planted", "planted"),
        Agreement.read(
            "1N",
            "5D",
            hcp(23),
            "PLANTED-5D",
            "game",
            True,
            "call-planted",
            needs=(ToolNeed("seedling"),),
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
