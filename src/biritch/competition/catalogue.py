"""The movements by the names people type."""

from __future__ import annotations

from biritch import shelf
from biritch.competition import formulas, movements
from biritch.competition.formula import Formula
from biritch.competition.movement import EntrantKind, Movement


def movements_by_name() -> dict[str, Movement]:
    """Return every movement of the shelf; a file ``web_fast.py`` is ``web-fast``."""
    entries = shelf.load(movements, "MOVEMENT", Movement)
    return {name.replace("_", "-"): movement for name, movement in entries.items()}


PLACES = {EntrantKind.PAIRS: 2, EntrantKind.INDIVIDUAL: 4, EntrantKind.TEAMS: 1}
"""How many entrants a table holds; a team's is the table of its North-South pair."""


def entrants_at(movement: Movement, tables: int) -> int:
    """Return how many entrants sit down at so many *tables*, one more where one waits or roves.

    A number that the movement does not seat is returned as it is, to be refused by it.
    """
    full = PLACES[movement.form] * tables
    more = full + 1
    if full in movement.sizes or more not in movement.sizes:
        return full
    return more if movement.schedule(more).tables == tables else full


def movements_for(form: EntrantKind, entrants: int) -> list[str]:
    """Return the names of the movements that seat so many."""
    return [
        name
        for name, movement in movements_by_name().items()
        if movement.form is form and entrants in movement.sizes
    ]


def formulas_by_name() -> dict[str, Formula]:
    """Return every formula of the shelf."""
    entries = shelf.load(formulas, "FORMULA", Formula)
    return {name.replace("_", "-"): formula for name, formula in entries.items()}
