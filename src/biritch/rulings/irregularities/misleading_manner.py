"""An opponent misled by tempo or manner: Law 73D and 73E."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

IRREGULARITY = Irregularity(
    "73",
    ask(
        "false-inference",
        no=rule("73D1", "own-risk"),
        yes=ask(
            "bridge-reason",
            yes=rule("73D1", "own-risk"),
            no=ask(
                "could-have-been-aware",
                no=rule("73D1", "own-risk"),
                yes=adjusted("73E2", "misled-infraction"),
            ),
        ),
    ),
    "information",
)
