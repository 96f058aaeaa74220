"""Files of results as commands read them, and what they have to say of a wrong one."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import TYPE_CHECKING

import click

from biritch.cli.reading import ParamType, misplaced
from biritch.cli.speaking import Refusal, blame, refuse
from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from biritch.competition.entering import Entered
    from biritch.competition.results import Contestant, Result
    from biritch.competition.scale import NoTable, Scale

MOST_ROWS = 100_000
"""Rows of an organiser's own scale."""


def entered(path: str) -> Entered:
    """Return the results of the file at *path* (``-`` is standard input)."""
    from biritch.competition.entering import Misread
    from biritch.competition.file import guess
    from biritch.records.format import FormatError
    from biritch.records.reading import lines_of

    try:
        lines = list(lines_of(path))
        found = guess(path, lines).read(lines)
    except Misread as error:
        raise Refusal(_place(path, error)) from None
    except FormatError as error:
        at = Phrase.of("rank-at-line", line=str(error.line))
        raise refuse("cli-at", place=path, what=_at(at, error.phrase)) from None
    if not found.results:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-empty"))
    return found


def apart(path: str, results: Iterable[Result], *, once: bool = False) -> None:
    """Refuse a table where somebody sits twice, and who has two results *once* is enough."""
    seen: set[tuple[str, Contestant]] = set()
    for result in results:
        people = (*result.ns, *result.ew)
        if len(set(people)) < len(people):
            who = next(one for one in people if people.count(one) > 1)
            what = Phrase.of("rank-fault-itself", board=result.board, who=who.label)
            raise refuse("cli-at", place=path, what=what)
        for who in people if once else ():
            if (result.board, who) in seen:
                what = Phrase.of("rank-fault-again", board=result.board, who=str(who))
                raise refuse("cli-at", place=path, what=what)
            seen.add((result.board, who))


def _place(path: str, error: object) -> Phrase:
    from biritch.competition.entering import Misread

    assert isinstance(error, Misread)
    what = error.phrase if error.where is None else _at(error.where, error.phrase)
    return blame("cli-at", place=path, what=what)


def _at(where: Phrase, what: Phrase) -> Phrase:
    return Phrase.of("rank-at", place=where, what=what)


class ScaleName(ParamType):
    """The name of a scale of victory points, or a file with one of the organiser's own."""

    name = "scale"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Scale:
        """Return the scale; refuse one that is on no shelf, naming those that are."""
        from biritch.competition.scale import Scale, scales

        del ctx
        if isinstance(value, Scale):
            return value
        name = str(value).strip()
        if name.lower().endswith((".csv", ".txt")):
            return own_scale(name)
        known = scales()
        found = known.get(name.lower().replace("_", "-"))
        if found is None:
            words = ", ".join(known)
            raise misplaced(param, "rank-bad-scale", text=name, words=words)
        return found


def own_scale(path: str) -> Scale:
    """Return the scale in the file at *path*: ``margin,winner,loser``, a row each.

    The margin is the greatest one the row is for.
    """
    from biritch.cli.filing import text_of
    from biritch.competition.scale import own

    rows = []
    for number, line in enumerate(text_of(path).splitlines()[:MOST_ROWS], 1):
        cells = line.partition("#")[0].replace(";", ",").split(",")
        if not line.strip() or (number == 1 and not cells[0].strip().isdigit()):
            continue
        try:
            margin, winner, loser = (Fraction(cell.strip()) for cell in cells)
            rows.append((_whole(margin), winner, loser))
        except (ValueError, ZeroDivisionError):
            what = Phrase.of("rank-scale-row", text=line[:60])
            raise refuse("cli-at", place=f"{path}:{number}", what=what) from None
    try:
        return own(path, tuple(rows))
    except ValueError:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-scale-rows")) from None


def _whole(margin: Fraction) -> int:
    if margin.denominator != 1 or margin < 0:
        raise ValueError(margin)
    return int(margin)


def no_table(error: NoTable) -> Refusal:
    """Return the refusal of a match of so many boards."""
    return refuse("rank-no-table", boards=str(error.boards), words=error.known)
