"""A checker of histories: could what people were told have happened, one thing after another?

A log is right about the people who wrote it if it is linearizable: each step took effect at one
moment between being asked and being acknowledged, in the order of the log, at the line it was
acknowledged with (or below the length it was told with), and no step that was refused took
effect. A log is in one order already, so there is only one order to try: a moment for each step
is looked for greedily, the earliest there is, and where none is left nothing else could have
helped.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import inf


@dataclass(frozen=True, slots=True)
class Step:
    """Something somebody asked for: when, when it was acknowledged, and as which line.

    One that was never acknowledged may have happened at any time, or never; one that was
    ``refused`` may not have happened.
    """

    name: str
    asked: float
    answered: float = inf
    line: int | None = None
    refused: bool = False
    below: int | None = None
    """How long the log was when it was acknowledged, where nobody is told which line it is."""


def faults_of(log: Sequence[str], steps: Iterable[Step]) -> list[str]:
    """Return why *log*, the name of a step in each line, is no history of *steps*.

    Lines that nobody of them asked for have an empty name.

    Example:
        >>> faults_of(["a", "b"], [Step("a", 0, 1, 0), Step("b", 2, 3, 1)])
        []
        >>> faults_of(["b", "a"], [Step("a", 0, 1, 1), Step("b", 2, 3, 0)])
        ['a is in line 1, after b, which was asked for when a was acknowledged already']
    """
    asked = {step.name: step for step in steps}
    places: dict[str, int] = {}
    faults = []
    for number, name in enumerate(log):
        if name and name in places:
            faults.append(f"{name} is in lines {places[name]} and {number}")
        elif name:
            places[name] = number
    for step in asked.values():
        there = places.get(step.name)
        if step.refused and there is not None:
            faults.append(f"{step.name} was refused, and is in line {there}")
        if step.line is not None and step.line != there:
            faults.append(
                f"{step.name} was acknowledged as line {step.line}, and is in {there}"
            )
        if step.below is not None and (there is None or there >= step.below):
            faults.append(
                f"{step.name} was acknowledged below line {step.below}, and is in {there}"
            )
    return faults + _out_of_order(log, asked, places)


def _out_of_order(
    log: Sequence[str], asked: dict[str, Step], places: dict[str, int]
) -> list[str]:
    moment, last = -inf, ""
    faults = []
    for number, name in enumerate(log):
        step = asked.get(name)
        if step is None or places[name] != number:
            continue
        if step.asked > moment:
            moment, last = step.asked, name
        if step.answered < moment:
            faults.append(
                f"{name} is in line {number}, after {last}, which was asked for when {name} was"
                " acknowledged already"
            )
    return faults
