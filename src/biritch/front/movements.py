"""Movements by name: who meets whom, where, on which boards."""

from __future__ import annotations

from biritch.competition.catalogue import movements_by_name
from biritch.competition.movement import Schedule
from biritch.core.choices import choose_word, whole_number


def movement(name: str, entrants: int, rounds: int | None = None) -> Schedule:
    """Return the schedule of a movement for that many pairs, players or teams.

    Args:
        name: ``mitchell``, ``howell``, ``web`` …, one of those ``biritch movements`` lists.
        entrants: How many pairs enter; players in an individual, teams in a match of teams.
        rounds: How many rounds are played; left out, the usual number.

    Returns:
        The ``rounds``, each a tuple of tables: ``table``, ``ns`` and ``ew`` (their numbers),
        and ``boards``, the number of the set of boards.

    Raises:
        ValueError: There is no such movement, or it does not seat that many.

    Example:
        >>> from biritch import movement
        >>> schedule = movement("howell", 10)
        >>> len(schedule.rounds), schedule.tables, schedule.sets
        (9, 5, 9)
        >>> schedule.rounds[0][0]
        Sitting(table=1, ns=(10,), ew=(1,), boards=1, section=1)
    """
    movements = movements_by_name()
    chosen = movements[choose_word(name, movements, "a movement")]
    if rounds is not None:
        whole_number(rounds, "a number of rounds", 1)
    return chosen.schedule(whole_number(entrants, "a number of contestants", 1), rounds)
