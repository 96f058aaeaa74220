"""What a defender's penalty card obliges to: Laws 50 to 52."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "50-52",
    ask(
        "penalty-moment",
        owner=ask(
            "penalty-kind",
            minor=rule("50C", "minor-play", adjust=("adjust-50e",)),
            major=rule("50D1", "major-play", "follow-suit-first", adjust=("adjust-50e",)),
            several=rule("51A", "several-play", "follow-suit-first", adjust=("adjust-50e",)),
        ),
        partner_leads=ask(
            "penalty-lead",
            minor=rule("50C", "lead-any", "minor-unauthorised", adjust=("adjust-50e",)),
            major=rule(
                "50D2", "wait-for-declarer", "card-unauthorised",
                options=("option-require", "option-forbid", "option-leave"),
                adjust=("adjust-50e",),
            ),
            several_one_suit=rule(
                "51B1", "wait-for-declarer", "card-unauthorised",
                options=("option-require-all", "option-forbid-all", "option-leave-all"),
                adjust=("adjust-50e",),
            ),
            several_suits=rule(
                "51B2", "wait-for-declarer", "card-unauthorised",
                options=("option-require-one", "option-forbid-some", "option-leave-all"),
                adjust=("adjust-50e",),
            ),
        ),
        not_played=ask(
            "penalty-accepted",
            played=rule("52B1(b)", "play-stands", "card-stays-penalty"),
            accepts=rule("52B1(a)", "play-stands", "card-stays-penalty"),
            refuses=rule("52B2", "substitute-penalty", "card-major"),
        ),
    ),
)  # fmt: skip
