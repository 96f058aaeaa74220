"""What irregularities share: adjusted scores, comparable calls, refused leads, tricks moved."""

from __future__ import annotations

from biritch.rulings.irregularity import Node, Question, Ruling, ask, rule

ADJUSTED = ("adjust-self-inflicted", "adjust-penalty")
"""What is to be thought of with every adjusted score (Laws 12C1(e) and 90)."""

RESTRICTED = ("lead-restriction",)
"""What follows a call withdrawn for no comparable one (Law 26B)."""


def adjusted_score(law: str, *says: str, adjust: tuple[str, ...] = ()) -> Question:
    """Return the questions from an infraction by *law* to the score (Law 12).

    Example:
        >>> adjusted_score("16B3").answers
        ('yes', 'no')
    """
    after = (*adjust, *ADJUSTED)
    return ask(
        "damage",
        yes=ask(
            "outcome",
            one=rule(f"{law}; 12C1(b)", *says, "assign-one", adjust=after),
            several=rule(f"{law}; 12C1(c)", *says, "assign-weighted", adjust=after),
            unknown=rule(f"{law}; 12C1(d)", *says, "assign-artificial", adjust=after),
        ),
        no=rule(f"{law}; 12B1", *says, "score-stands-undamaged", adjust=("adjust-penalty",)),
    )


def comparable_call(comparing: str, other: str) -> Question:
    """Return the question whether a call is comparable, with the laws of both answers.

    Example:
        >>> dict(comparable_call("27B1", "27B2").ways)["yes"].law
        '27B1'
    """
    return ask(
        "comparable",
        ("explain-comparable",),
        yes=rule(comparing, "no-rectification", adjust=("adjust-23c",)),
        no=rule(
            other, "partner-passes-once", "withdrawn-unauthorised", *RESTRICTED,
            adjust=("adjust-72c",),
        ),
    )  # fmt: skip


def refused_lead(**more: Node) -> Question:
    """Return declarer's choices when a defender's lead out of turn is refused (50D2).

    Example:
        >>> refused_lead().answers
        ('require', 'forbid', 'leave')
    """
    return ask(
        "declarer-chooses",
        ("explain-refused-lead",),
        **more,
        require=rule(
            "56; 50D2(a)", "lead-required", "card-picked-up", "card-unauthorised",
            adjust=("adjust-50e",),
        ),
        forbid=rule(
            "56; 50D2(a)", "lead-forbidden", "card-picked-up", "card-unauthorised",
            adjust=("adjust-50e",),
        ),
        leave=rule(
            "56; 50D2(b)", "lead-any", "card-stays-major", adjust=("adjust-50e",)
        ),
    )  # fmt: skip


def tricks_transferred(law: str, declarer: int, *says: str) -> Question:
    """Return the ruling of an established revoke: tricks for declarer, then equity.

    Example:
        >>> tricks_transferred("64A1", 2).answers
        ('enough', 'more')
    """
    moved = abs(declarer)
    sentence = ("tricks-two", "tricks-one", "tricks-none")[2 - moved]
    return ask(
        "equity",
        enough=Ruling(law, (*says, sentence), adjust=("no-card-that-could",), tricks=declarer),
        more=Ruling(f"{law}; 64C1", (*says, sentence, "revoke-equity"), adjust=ADJUSTED),
    )
