"""Claims and concessions: made, doubted, regretted: Laws 68 to 71."""

from biritch.rulings.irregularity import Irregularity, ask, rule

_DOUBTED = ask(
    "trump-out",
    ("explain-70b",),
    yes=ask(
        "trump-unaware",
        yes=rule("70C", "trump-trick-lost"),
        no=rule("70A", "claim-stands"),
    ),
    no=ask(
        "line",
        stated=rule("70A", "claim-stands"),
        worse=rule("70D1", "normal-line-loses"),
        guess=rule("70E1", "guess-loses"),
        partner_choice=rule("70D2", "partner-choice-loses"),
        doubtful=rule("70A", "doubt-against-claimer"),
    ),
)

IRREGULARITY = Irregularity(
    "68-71",
    ask(
        "claim-kind",
        claim=ask(
            "claim-answer",
            agreed=rule("69A", "agreed-stands"),
            doubted=_DOUBTED,
            play_on=rule("68D2(b)", "played-on"),
        ),
        objection=rule("68B2", "concession-void", "play-continues", adjust=("adjust-16",)),
        agreement_regretted=ask(
            "in-time",
            no=rule("69B; 79C", "agreed-stands"),
            yes=ask(
                "trick-likely",
                yes=rule("69B2", "trick-given-back"),
                no=rule("69A", "agreed-stands"),
            ),
        ),
        concession_regretted=ask(
            "in-time",
            no=rule("71; 79C", "concession-stands"),
            yes=ask(
                "trick-unlosable",
                yes=rule("71", "trick-given-back"),
                no=rule("71", "concession-stands"),
            ),
        ),
    ),
    "claims",
)
