"""A call that grossly departs from agreements: Law 40C."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

IRREGULARITY = Irregularity(
    "40",
    ask(
        "psyche-allowed",
        no=adjusted("40B; 40C1", "psyche-forbidden"),
        yes=ask(
            "partner-allowed-for-it",
            yes=adjusted("40C1", "psyche-agreement"),
            no=ask(
                "psyche-often",
                yes=rule("40C1", "psyche-disclose", adjust=("adjust-penalty",)),
                no=rule("40A3; 40C1", "psyche-legal"),
            ),
        ),
    ),
    "information",
)
