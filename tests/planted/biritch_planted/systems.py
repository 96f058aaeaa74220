"""A planted system: four-card majors with the planted convention."""

from dataclasses import replace

from biritch.bidding import catalogue
from biritch.bidding.notation import library

PLAIN = library.system("four-card-majors")
assert PLAIN is not None

SYSTEM = replace(
    PLAIN,
    name="planted",
    titles={"en": "Planted system", "fr": "Système planté"},
    packages=(catalogue.packages()["planted"], *PLAIN.packages),
)

SENTENCES = {
    "en": """
system-planted-about = Planted: four-card majors and one convention.
""",
    "fr": """
system-planted-about = Planté : majeures quatrièmes et une convention.
""",
}
