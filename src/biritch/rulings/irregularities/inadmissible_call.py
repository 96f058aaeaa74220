"""Calls that may never be: doubles of nobody, bids when bound to pass, eight: Laws 35 to 39."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import RESTRICTED

_DOUBLE = ask(
    "lead-faced",
    yes=rule("36C", "scored-without"),
    no=ask(
        "lho-called",
        yes=rule("36A", "calls-cancelled", "as-if-nothing"),
        no=ask(
            "in-turn",
            yes=rule(
                "36B1", "legal-call-instead", "partner-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
            no=rule(
                "36B3", "back-in-turn", "partner-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
    ),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "35-39",
    ask(
        "inadmissible-kind",
        double=_DOUBLE,
        bound_to_pass=ask(
            "lho-called",
            yes=rule("37A", "call-and-later-stand", "still-bound"),
            no=rule(
                "37B", "pass-instead", "side-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
        above_seven=ask(
            "lho-called",
            yes=rule("38", "calls-cancelled", "pass-instead", "side-passes-always"),
            no=rule(
                "38", "calls-cancelled", "pass-instead", "side-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
        after_the_end=ask(
            "after-the-end-kind",
            other=rule("39B", "calls-cancelled", "no-rectification"),
            defender=ask(
                "lho-called",
                yes=rule("39B", "calls-cancelled", "no-rectification"),
                no=rule("39C", "calls-cancelled", "lead-restriction"),
            ),
        ),
    ),
    "auction",
)  # fmt: skip
