"""A card seen during play: Laws 48 and 49, and what it becomes: Law 50."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "48-50",
    ask(
        "whose-card",
        declarer=ask(
            "how-declarer",
            dropped=rule("48A", "no-penalty-card", "need-not-play"),
            after_lead=rule("48B1; 54A", "declarer-spreads"),
            faced=rule("48B2; 68", "perhaps-claim"),
        ),
        dummy=ask(
            "dummy-suggested",
            yes=rule("45F", "play-continues", adjust=("adjust-45f",)),
            no=rule("48A", "no-penalty-card"),
        ),
        defender=ask(
            "how-defender",
            low=rule("50B; 50C", "card-minor", "minor-play", adjust=("adjust-50e",)),
            honour=rule("50B; 50D", "card-major", "major-play", "major-lead",
                        options=("option-require", "option-forbid", "option-leave"),
                        adjust=("adjust-50e",)),
            several=rule("50B; 51", "cards-major", "several-play", "major-lead",
                         adjust=("adjust-50e",)),
            claiming=rule("49; 68", "perhaps-claim"),
            objecting=rule("49; 68B2", "no-penalty-card", "concession-void"),
        ),
    ),
)  # fmt: skip
