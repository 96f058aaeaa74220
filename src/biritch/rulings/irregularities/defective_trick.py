"""A trick with three cards or five, and tricks looked at again: Laws 65 to 67."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "65-67",
    ask(
        "trick-fault",
        too_few=ask(
            "next-trick",
            no=rule("67A1", "supply-card"),
            yes=ask(
                "had-suit",
                yes=rule("67B1(a)", "supply-suit", "deemed-revoke"),
                no=rule("67B1(b)", "supply-any", "deemed-revoke"),
            ),
        ),
        too_many=ask(
            "next-trick",
            no=rule("67A2", "see-played-card"),
            yes=rule("67B2", "extra-restored", "extra-revoke"),
        ),
        look_again=ask(
            "own-side-played",
            no=rule("66A", "may-see-trick"),
            yes=rule("66C", "may-not-see-trick"),
        ),
    ),
)
