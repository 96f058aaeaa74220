"""Movements and schedules as JSON, tables and sentences."""

from __future__ import annotations

from typing import Any

from biritch.competition.movement import EntrantKind, Movement, Schedule, Sitting, Span
from biritch.competition.schedule_figures import ScheduleFigures
from biritch.words.translation import tell, tell_or

NOUNS = {
    EntrantKind.PAIRS: "pairs",
    EntrantKind.INDIVIDUAL: "players",
    EntrantKind.TEAMS: "teams",
}
_LETTERS = "ABCDEFGHIJ"


def movement_title(name: str, movement: Movement, lang: str) -> str:
    """Return the title of a movement in *lang*.

    Example:
        >>> from biritch.competition.catalogue import movements_by_name
        >>> name = "mitchell"
        >>> movement_title(name, movements_by_name()[name], "en")
        'Mitchell'
    """
    return tell_or(f"movement-{name}", lang, movement.title)


def boards_of_sitting(sitting: Sitting, each: int) -> list[int]:
    """Return the boards of a sitting's set, *each* to a set.

    Example:
        >>> from biritch.front.movements import movement
        >>> schedule = movement("mitchell", 10)
        >>> boards_of_sitting(schedule.rounds[0][0], 3)
        [1, 2, 3]
    """
    return list(range((sitting.boards - 1) * each + 1, sitting.boards * each + 1))


def room_of(schedule: Schedule, sitting: Sitting) -> str:
    """Return ``open`` or ``closed`` for a match at two tables, else empty."""
    if schedule.form is not EntrantKind.TEAMS:
        return ""
    twin = any(
        (sitting.ns, sitting.ew) == (other.ew, other.ns)
        for sittings in schedule.rounds
        if sitting in sittings
        for other in sittings
    )
    # A match has two tables running: the odd one is its open room.
    return ("closed", "open")[sitting.table % 2] if twin else ""


def schedule_facts(schedule: Schedule, each: int) -> dict[str, Any]:
    """Return the schedule as JSON data, with *each* boards a set."""
    sections = {sitting.section for sitting in schedule}

    def row(sitting: Sitting) -> dict[str, Any]:
        facts: dict[str, Any] = {"table": sitting.table}
        if len(sections) > 1:
            facts["section"] = _LETTERS[sitting.section - 1]
        if schedule.form is EntrantKind.INDIVIDUAL:
            (north, south), (east, west) = sitting.ns, sitting.ew
            facts["seats"] = {"N": north, "S": south, "E": east, "W": west}
        else:
            facts |= {"ns": sitting.ns[0], "ew": sitting.ew[0]}
        if room := room_of(schedule, sitting):
            facts["room"] = room
        return facts | {"boards": boards_of_sitting(sitting, each)}

    return {
        "form": str(schedule.form),
        NOUNS[schedule.form]: len(schedule.entrants),
        "boards": schedule.sets * each,
        "rounds": [[row(sitting) for sitting in sittings] for sittings in schedule.rounds],
    }


def figures_facts(figures: ScheduleFigures) -> dict[str, Any]:
    """Return *figures* as JSON data; a range is a list of least and most."""
    facts: dict[str, Any] = {
        "entrants": figures.entrants,
        "tables": figures.tables,
        "rounds": figures.rounds,
        "boards": figures.boards,
        "complete": figures.complete,
        "rankings": figures.rankings,
        "played": list(figures.played),
        "results": list(figures.results),
        "meetings": list(figures.meetings),
        "waits": list(figures.waits),
        "copies": figures.copies,
        "minutes": figures.minutes,
    }
    if figures.variance is not None:
        facts["variance"] = str(figures.variance)
        facts["deviation"] = round(float(figures.variance) ** 0.5, 3)
    return facts


def span_text(numbers: Span) -> str:
    """Return ``3`` or ``2-3``.

    Example:
        >>> span_text((2, 3)), span_text((4, 4))
        ('2-3', '4')
    """
    low, high = numbers
    return str(low) if low == high else f"{low}-{high}"


def duration(minutes: int, lang: str) -> str:
    """Return ``about 3 h 36 min``.

    Example:
        >>> duration(216, "en")
        'about 3 h 36 min'
    """
    hours, left = divmod(minutes, 60)
    return tell("movement-says-time", lang, hours=str(hours), minutes=f"{left:02}")


def session_sentences(figures: ScheduleFigures, form: EntrantKind, lang: str) -> list[str]:
    """Return the figures of a session as sentences."""
    sentences = [
        tell(f"movement-says-{NOUNS[form]}", lang, number=figures.entrants),
        tell("movement-says-tables", lang, tables=figures.tables, rounds=figures.rounds),
        tell(
            "movement-says-boards",
            lang,
            boards=figures.boards,
            played=span_text(figures.played),
        ),
        duration(figures.minutes, lang),
        tell(f"movement-says-{'all' if figures.complete else 'some'}", lang),
        tell("movement-says-results", lang, results=span_text(figures.results)),
    ]
    if figures.waits[1]:
        sentences.append(tell("movement-says-waits", lang, waits=span_text(figures.waits)))
    if figures.copies > 1:
        sentences.append(tell("movement-says-copies", lang, copies=figures.copies))
    if figures.rankings == 2:
        sentences.append(tell("movement-says-two-rankings", lang))
    elif figures.variance is not None:
        deviation = f"{float(figures.variance) ** 0.5:.2f}"
        name = "even" if not figures.variance else "uneven"
        sentences.append(tell(f"movement-says-{name}", lang, deviation=deviation))
    return sentences


def sitting_cell(sitting: Sitting, each: int) -> str:
    """Return ``10-1  4-6``: North-South, East-West, boards; ``8+5 3+2`` for players.

    Example:
        >>> from biritch.front.movements import movement
        >>> schedule = movement("mitchell", 10)
        >>> print(sitting_cell(schedule.rounds[0][0], 3))
        1-6
        1-3
    """
    first, *_, last = (*boards_of_sitting(sitting, each), sitting.boards * each)
    boards = str(first) if first == last else f"{first}-{last}"
    sides = ["+".join(map(str, side)) for side in (sitting.ns, sitting.ew)]
    return f"{'-'.join(sides)}\n{boards}"
