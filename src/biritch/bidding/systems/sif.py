"""SIF, the Standard d'Initiation Français: what beginners are taught of the SEF.

Natural, five-card majors, 15-17 notrump. No booklet of that name could be found: this is the
SEF with the tools that first-year courses leave for later put away, and their plain raises.
"""

from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.conventions.answers import first_year
from biritch.bidding.system import System
from biritch.bidding.systems import sef

SYSTEM = System(
    name="sif",
    titles={
        "en": "SIF, French standard for beginners",
        "fr": "SIF, Standard d'Initiation Français",
    },
    version="2024, reconstructed",
    source="Standard d'Enseignement Français (FFB), cours de première année",
    packages=(first_year.PACKAGE, *sef.SYSTEM.packages),
    partnership=Partnership(
        tools=frozenset(
            {
                "first_year_raises",
                "negative_double",
                "preempts",
                "two_club_strong",
                "two_diamond_gf",
                "weak_two_majors",
            }
        )
    ),
)

SENTENCES = {
    "en": """
system-sif-about = The SEF of the first years: few conventions, plain raises.
""",
    "fr": """
system-sif-about = Le SEF des premières années : peu de conventions, des soutiens simples.
""",
}
