"""Erasure of a person, or of a whole tournament, from the logs too.

When a person is erased, all log lines stay with their scores, and a dash replaces the name;
other results are unchanged. Backups made before still have the name.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from biritch.competition.clubs.evening import FORGOTTEN
from biritch.competition.clubs.members import plain
from biritch.competition.tournament.lineups import players_in
from biritch.competition.tournament.people import players_of
from biritch.competition.tournament.tournament import Tournament

_UNTOUCHED = frozenset({"keys", "seals", "salt", "owners", "id", "by", "at", "do", "t"})
"""Fields that hold no words of people."""


def without_person(names: Iterable[str]) -> Callable[[list[bytes]], list[bytes]]:
    r"""Return a function that removes all *names* from the lines of a log.

    Names are searched wherever text is stored: entrants, line-ups, substitutes, appeals,
    reasons.

    Example:
        >>> forget = without_person(["Ann Lee"])
        >>> forget([b'{"do": "name", "names": "Ann Lee & Bob", "numbers": "FFB 1 & FFB 2"}'])
        [b'{"do": "name", "names": "\\u2014 & Bob", "numbers": " & FFB 2"}']
    """
    sought = [" ".join(name.split()) for name in names if name.strip()]
    patterns = [_whole_name(name) for name in sought]
    known = {plain(name) for name in sought}

    def clean(value: Any) -> Any:  # noqa: ANN401 - whatever JSON holds
        if isinstance(value, str):
            for pattern in patterns:
                value = pattern.sub(FORGOTTEN, value)
            return value
        if isinstance(value, list):
            return [clean(each) for each in value]
        if isinstance(value, dict):
            return {
                name: each if name in _UNTOUCHED else clean(each)
                for name, each in value.items()
            }
        return value

    def forget(lines: list[bytes]) -> list[bytes]:
        return [_rewrite_line(line, known, clean) for line in lines]

    return forget


def _whole_name(name: str) -> re.Pattern[str]:
    """Return a pattern for *name* as a whole, whatever its case and spacing."""
    words = r"\s+".join(map(re.escape, name.split()))
    return re.compile(rf"(?<!\w){words}(?!\w)", re.IGNORECASE)


def _rewrite_line(line: bytes, known: set[str], clean: Callable[[Any], Any]) -> bytes:
    try:
        document = json.loads(line)
    except ValueError:  # not a line of words
        return line
    before = json.dumps(document)
    numbers = document.get("numbers") if isinstance(document, dict) else None
    if isinstance(numbers, str) and numbers:
        players = players_in(str(document.get("names", "")))
        parts = numbers.split("&")
        kept = [
            "" if place < len(players) and plain(players[place]) in known else part.strip()
            for place, part in enumerate(parts)
        ]
        document["numbers"] = " & ".join(kept) if any(kept) else ""
    after = json.dumps(clean(document))
    return line if after == before else after.encode()


def names_with_number(tournament: Tournament, numbers: Sequence[str]) -> set[str]:
    """Return the names in *tournament* of players with one of *numbers*.

    Example:
        >>> monday = Tournament(names={1: "A. Lee & Bob"}, numbers={1: "FFB 12 & "})
        >>> names_with_number(monday, ["12"])
        {'A. Lee'}
    """
    sought = {number for number in numbers if number}
    return {
        player.name
        for entrant in tournament.names
        for player in players_of(tournament, entrant)
        if sought & {part.split(" ")[-1] for part in re.split(r",\s*", player.numbers) if part}
    }
