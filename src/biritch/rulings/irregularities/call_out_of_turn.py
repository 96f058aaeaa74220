"""A call out of rotation: Laws 28 to 33."""

from biritch.rulings.irregularity import Ask, Irregularity, ask, rule
from biritch.rulings.rectifications import RESTRICTED, comparable

_LATER_PASS = comparable("30B1(b)(i)", "30B1(b)(ii)")
_CHANGE = rule("25B", "see-changed-call")

_PASS = ask(
    "whose-turn",
    rho=rule("30A", "must-pass-once", adjust=("adjust-72c",)),
    partner=_LATER_PASS,
    lho=ask("called-before", yes=rule("30B2", "see-changed-call"), no=_LATER_PASS),
)


def _higher(law: str, lho: Ask | None = None) -> Ask:
    """Return what follows a bid (31) or a double (32) out of turn that is not accepted."""
    later = comparable(f"{law}B2; {law}A2(a)", f"{law}B2; {law}A2(b)")
    repeat = rule(f"{law}A1", "must-repeat")
    acts = comparable(f"{law}A2(a)", f"{law}A2(b)")
    return ask(
        "whose-turn",
        rho=ask("rho-call", passes=repeat, acts=acts),
        partner=later,
        lho=lho or _CHANGE,
    )


def _offered(following: Ask) -> Ask:
    accepted = rule("29A", "call-accepted")
    return ask("lho-accepts", ("explain-29",), yes=accepted, no=following)


IRREGULARITY = Irregularity(
    "28-33",
    ask(
        "call-kind",
        **{"pass": _offered(_PASS)},
        bid=_offered(
            _higher(
                "31",
                ask(
                    "called-before",
                    yes=_CHANGE,
                    no=comparable("31B2; 31A2(a)", "31B2; 31A2(b)"),
                ),
            )
        ),
        double=ask(
            "admissible",
            yes=_offered(_higher("32")),
            no=rule(
                "36B3",
                "back-in-turn",
                "partner-passes-always",
                *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
        simultaneous=rule("33", "simultaneous-call"),
        before_required_pass=rule("28A", "call-in-rotation"),
    ),
    "auction",
)
