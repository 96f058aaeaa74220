"""A score written wrongly, or tricks that are not agreed: Law 79."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "79",
    ask(
        "score-fault",
        tricks=ask(
            "claim-matter",
            yes=rule("79B1; 69", "see-claim"),
            no=ask(
                "round-over",
                no=rule("79B2", "director-decides-tricks"),
                yes=ask(
                    "fully-satisfied",
                    yes=rule("79B3", "director-decides-tricks"),
                    no=rule("79B3", "no-increase"),
                ),
            ),
        ),
        written=ask(
            "in-time",
            yes=rule("79C1", "score-corrected"),
            no=ask(
                "beyond-doubt",
                yes=rule("79C2", "score-corrected"),
                no=rule("79C1", "score-final"),
            ),
        ),
        not_won=rule("79A2", "trick-not-won", adjust=("adjust-penalty",)),
    ),
    "scores",
)
