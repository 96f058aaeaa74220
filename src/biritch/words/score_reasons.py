"""Explanations of scores as sentences."""

from __future__ import annotations

from biritch.competition.scoring.reason import Reason
from biritch.competition.scoring.rounding import brief, text
from biritch.core.phrase import Phrase
from biritch.words.languages import decimal_mark
from biritch.words.translation import say

ADJUSTMENTS = ("penalty", "bonus", "carry", "handicap", "bye")
"""Kinds of adjustments that have a word of their own."""
COUNTED = ("boards", "found", "margin", "net")
"""Whole numbers that a noun follows: one board, two boards."""


def sentence(reason: Reason, language: str) -> str:
    """Return a reason as a sentence, its figures as the language writes them.

    Example:
        >>> from fractions import Fraction
        >>> from biritch.competition.scoring.reason import Reason
        >>> sentence(Reason("tie", Fraction(1), (("rule", "mutual"),)), "en")
        'a tie broken by: what they got from one another'
    """
    point = decimal_mark(language)
    arguments: dict[str, str | int] = {}
    for name, figure in (*reason.figures, ("value", reason.value)):
        if isinstance(figure, (str, int)):
            counted = isinstance(figure, str) or name in COUNTED
            arguments[name] = figure if counted else str(figure)
        else:
            exact = name in ("percent", "given")
            arguments[name] = text(figure, 2, point) if exact else brief(figure, point)
    if reason.name == "adjustment" and arguments["kind"] in ADJUSTMENTS:
        arguments["kind"] = say(Phrase.of(f"rank-kind-{arguments['kind']}"), language)
    if reason.name == "tie":
        rule = str(arguments["rule"]).replace("_", "-")
        arguments["rule"] = say(Phrase.of(f"rank-tie-{rule}"), language)
    return say(Phrase.of(f"rank-why-{reason.name}", **arguments), language)
