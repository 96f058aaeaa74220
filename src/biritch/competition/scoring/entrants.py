"""The list of entrants: names, master points, handicaps, carry-over, penalties.

The table has columns ``pair,direction,name,points,handicap,carry,penalty`` in any order, of
which only the first is required. A handicap is a percentage if the ranking has one (ACBL clubs
give 50 less the mean, times a factor), else points of the ranking.
"""

from __future__ import annotations

import csv
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction

from biritch.competition.results.result import Contestant
from biritch.competition.scoring.adjustments import Adjustment
from biritch.core.phrase import Phrase, PhrasedError
from biritch.locales.typed_words import meanings_by_word

MOST = 10_000
LINES = {"NS": "ns", "EW": "ew", "EO": "ew", "": ""}


class EntrantsError(PhrasedError):
    """Raised for a line of the list that cannot be read; has ``phrase`` and ``line``."""

    def __init__(self, line: int, name: str, /, **blanks: str) -> None:
        """Keep the line, the message *name* and its arguments."""
        super().__init__(f"line {line}: {name} {blanks}")
        self.line, self.phrase = line, Phrase.of(f"rank-entrants-{name}", **blanks)

    def __str__(self) -> str:
        return f"line {self.line}: {super().__str__()}"


@dataclass(frozen=True, slots=True)
class Entrants:
    """The data of the list of entrants."""

    names: Mapping[Contestant, str] = field(default_factory=dict)
    points: Mapping[Contestant, int] = field(default_factory=dict)
    """Master points, by which strata are made."""
    extras: tuple[tuple[Contestant, Fraction, str, str], ...] = ()
    """Contestant, amount, kind (handicap, carry, penalty) and reason."""

    def adjustments(self, tops: Mapping[Contestant, Fraction]) -> tuple[Adjustment, ...]:
        """Return the adjustments; a handicap is a percentage of the top, if there is one."""
        return tuple(
            Adjustment(who, amount * self._unit(kind, tops.get(who)), kind, why)
            for who, amount, kind, why in self.extras
        )

    @staticmethod
    def _unit(kind: str, top: Fraction | None) -> Fraction:
        return top / 100 if kind == "handicap" and top else Fraction(1)


def read_entrants(text: str, people: Iterable[Contestant]) -> Entrants:
    r"""Parse the list *text* of entrants among *people*.

    Raises:
        EntrantsError: A line names nobody who played, or has a figure that is none.

    Example:
        >>> people = [Contestant("1", "ns"), Contestant("1", "ew")]
        >>> text = "pair,direction,name,points\n1,NS,Ann & Bob,250"
        >>> read_entrants(text, people).points
        {Contestant(label='1', direction='ns'): 250}
    """
    lines = text.splitlines()[:MOST]
    # Whatever sign stands most often in the heading parts the cells.
    mark = max(",;\t", key=(lines[0] if lines else "").count)
    rows = list(csv.reader(lines, delimiter=mark))
    titles = meanings_by_word("entrants")
    heads = [titles.get(_plain(cell), "") for cell in rows[0]] if rows else []
    if "who" not in heads:
        raise EntrantsError(1, "heading", text=", ".join(rows[0] if rows else [])[:60])
    people = tuple(people)
    names: dict[Contestant, str] = {}
    points: dict[Contestant, int] = {}
    extras: list[tuple[Contestant, Fraction, str, str]] = []
    for number, cells in enumerate(rows[1:], 2):
        row = {head: cell.strip() for head, cell in zip(heads, cells, strict=False)}
        if not any(row.values()):
            continue
        who = _who(number, row, people)
        if row.get("name"):
            names[who] = row["name"]
        if row.get("points"):
            points[who] = int(_figure(number, row["points"]))
        for kind, sign in (("handicap", 1), ("carry", 1), ("penalty", -1)):
            if row.get(kind):
                amount = _figure(number, row[kind])
                # People write a penalty of 3 as 3 or as -3.
                amount = sign * abs(amount) if sign < 0 else amount
                extras.append((who, amount, kind, row.get("why", "")))
    return Entrants(names, points, tuple(extras))


def _plain(word: str) -> str:
    letters = unicodedata.normalize("NFKD", word.strip().lower().replace("_", "-"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def _who(number: int, row: Mapping[str, str], people: tuple[Contestant, ...]) -> Contestant:
    label, line = row["who"], LINES.get(row.get("direction", "").upper(), "")
    same = [contestant for contestant in people if contestant.label == label]
    exact = [
        contestant for contestant in same if not line or contestant.direction in ("", line)
    ]
    # Where there are two rankings, a number is two pairs: the direction must tell.
    if len(exact) != 1:
        raise EntrantsError(number, "nobody", who=f"{label} {line.upper()}".strip()[:60])
    return exact[0]


def _figure(number: int, text: str) -> Fraction:
    try:
        return Fraction(text.replace(",", ".").replace("\N{MINUS SIGN}", "-").rstrip("% "))
    except (ValueError, ZeroDivisionError):
        raise EntrantsError(number, "figure", text=text[:60]) from None
