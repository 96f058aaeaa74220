"""Movements and formulas by their typed names."""

from __future__ import annotations

from biritch import shelf
from biritch.competition import formulas, movements
from biritch.competition.formula import Formula
from biritch.competition.movement import EntrantKind, Movement


def movements_by_name() -> dict[str, Movement]:
    """Return all movements by name: ``web-sections`` is the file ``web_sections.py``.

    Example:
        >>> movements_by_name()["web-sections"].form.value
        'pairs'
    """
    entries = shelf.load(movements, "MOVEMENT", Movement)
    return {name.replace("_", "-"): movement for name, movement in entries.items()}


PLACES = {EntrantKind.PAIRS: 2, EntrantKind.INDIVIDUAL: 4, EntrantKind.TEAMS: 1}
"""How many entrants a table holds; a team has one table, that of its North-South pair."""


def entrants_at(movement: Movement, tables: int) -> int:
    """Return how many entrants *movement* seats at that many *tables*.

    If one waits or roves, it is one more than the seats. A number that the movement does not
    seat is returned unchanged, for the movement to refuse.

    A number that the movement does not seat is returned as it is, to be refused by it.

    Example:
        >>> entrants_at(movements_by_name()["mitchell"], 7)
        14
    """
    full = PLACES[movement.form] * tables
    more = full + 1
    if full in movement.sizes or more not in movement.sizes:
        return full
    return more if movement.schedule(more).tables == tables else full


def movements_for(form: EntrantKind, entrants: int) -> list[str]:
    """Return the names of the movements for that many *entrants*.

    Example:
        >>> movements_for(EntrantKind.TEAMS, 3)
        ['round-robin', 'triangle']
    """
    return [
        name
        for name, movement in movements_by_name().items()
        if movement.form is form and entrants in movement.sizes
    ]


def formulas_by_name() -> dict[str, Formula]:
    """Return all formulas by name.

    Example:
        >>> "knock-out" in formulas_by_name()
        True
    """
    entries = shelf.load(formulas, "FORMULA", Formula)
    return {name.replace("_", "-"): formula for name, formula in entries.items()}
