"""A bid that does not supersede the last one: Law 27."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import RESTRICTED

_REPLACED = ask(
    "replacement-27",
    ("explain-27b",),
    lowest=rule("27B1(a)", "no-rectification", adjust=("adjust-27d",)),
    comparable=rule(
        "27B1(b)", "no-rectification", "no-lead-restriction", adjust=("adjust-27d",)
    ),
    other=rule(
        "27B2", "partner-passes-always", "withdrawn-unauthorised", *RESTRICTED,
        adjust=("adjust-72c",),
    ),
    double=rule(
        "27B3", "double-cancelled", "partner-passes-always", *RESTRICTED,
        adjust=("adjust-72c",),
    ),
    insufficient=ask(
        "accepts-second",
        yes=rule("27A1", "bid-stands"),
        no=rule(
            "27B4", "replace-again", "partner-passes-always", *RESTRICTED,
            adjust=("adjust-72c",),
        ),
    ),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "27",
    ask(
        "unintended",
        yes=rule("25A1", "replace-unintended", "lho-may-withdraw", "no-lead-restriction"),
        no=ask(
            "in-turn",
            yes=ask(
                "lho-accepts",
                ("explain-27a",),
                yes=rule("27A1", "bid-stands"),
                no=_REPLACED,
            ),
            no=rule("27A2", "see-call-out-of-turn"),
        ),
    ),
    "auction",
)
