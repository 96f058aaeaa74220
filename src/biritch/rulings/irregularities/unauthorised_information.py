"""A hesitation, a tone, a question: information from partner: Laws 16 and 73."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

IRREGULARITY = Irregularity(
    "16, 73",
    ask(
        "ui-moment",
        now=rule("16B2", "facts-agreed", "reserve-rights", "play-continues", "partner-careful"),
        later=ask(
            "ui-given",
            no=rule("16A; 73D1", "score-stands-no-infraction"),
            yes=ask(
                "ui-suggests",
                no=rule("16B1(a)", "score-stands-no-infraction"),
                yes=ask(
                    "logical-alternative",
                    ("explain-alternative",),
                    no=rule("16B1(b)", "score-stands-no-infraction"),
                    yes=adjusted("16B3", "ui-infraction"),
                ),
            ),
        ),
    ),
    "information",
)
