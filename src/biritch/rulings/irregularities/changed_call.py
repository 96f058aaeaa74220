"""A call taken back for another: Law 25."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "25",
    ask(
        "unintended",
        yes=ask(
            "partner-called",
            yes=rule("25A4", "first-call-stands"),
            no=rule("25A1", "replace-unintended", "lho-may-withdraw", "no-lead-restriction"),
        ),
        no=ask(
            "accepts-change",
            ("explain-25b",),
            yes=rule("25B1", "second-call-stands", "withdrawn-unauthorised"),
            no=rule("25B2", "first-call-stands", "withdrawn-unauthorised"),
        ),
    ),
    "auction",
)
