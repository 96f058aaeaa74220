"""An appeal against a ruling: Laws 92 and 93."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "92-93",
    ask(
        "in-time",
        no=rule("92B", "appeal-late"),
        yes=ask(
            "concur",
            no=rule("92D", "appeal-one-only"),
            yes=ask(
                "appeal-about",
                law=rule("93B1", "appeal-law", "appeal-form"),
                facts=ask(
                    "committee",
                    yes=rule("93B2; 93B3", "appeal-committee", "appeal-form"),
                    no=rule("93A", "appeal-director", "appeal-form"),
                ),
                discipline=rule("93B3; 91", "appeal-discipline", "appeal-form"),
            ),
        ),
    ),
    "scores",
)
