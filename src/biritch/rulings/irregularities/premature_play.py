"""Played too soon, two at once, or impossible to play as asked: Laws 57 to 60."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "57-60",
    ask(
        "premature-kind",
        before_partner=ask(
            "declarer-played-both",
            yes=rule("57C", "no-rectification"),
            no=rule(
                "57A", "card-major", "partner-plays-as-told",
                options=("option-highest", "option-lowest", "option-no-other"),
                adjust=("adjust-50e",),
            ),
        ),
        together=rule("58A", "simultaneous-play"),
        two_cards=ask(
            "cards-visible",
            one=rule("58B1", "visible-played"),
            several=rule("58B2", "designate-one", "opponent-may-withdraw"),
        ),
        cannot=rule("59", "any-legal-card"),
        played_over=rule("60A1", "forfeited"),
    ),
)  # fmt: skip
