"""Files of results and of victory point scales, with their errors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING

import click

from biritch.cli.input_files import DroppedReport, file_and_line
from biritch.cli.messages import Refusal, blame, refuse
from biritch.cli.parameters import ParamType, refused_value
from biritch.core.phrase import Phrase
from biritch.words.translation import Language, say

if TYPE_CHECKING:
    from biritch.competition.results.entry import ResultFile
    from biritch.competition.results.result import BoardResult
    from biritch.competition.scoring.scale import NoScaleForLength, VPScale

MOST_ROWS = 100_000
"""Rows of an organiser's own scale."""


def read_results_file(
    path: str, unread: Unread | None = None, encoding: str | None = None
) -> list[ResultFile]:
    """Return the results of the file at *path* (``-`` is standard input), event by event.

    With *unread*, unreadable results are reported there and skipped. Content that no result
    holds is reported on standard error.

    Raises:
        Refusal: The file cannot be read in any notation it may be in, or has no result.

    Example:
        >>> len(read_results_file("samples/results.xml")[0].results) > 0
        True
    """
    from biritch.competition.results.entry import ResultError
    from biritch.competition.results.files import read_results
    from biritch.records.format import FormatError

    try:
        events = read_results(path, unread, encoding)
    except (ResultError, FormatError) as error:
        raise Refusal(unread_phrase(path, error)) from None
    dropped = DroppedReport()
    for event in events:
        for fault in event.dropped:
            dropped.add([fault])
    dropped.show()
    events = [event for event in events if event.results] or events[:1]
    if not events[0].results:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-empty"))
    return events


def unread_phrase(path: str, error: Exception) -> Phrase:
    """Return *error*, about a result in the file at *path*, in one line."""
    from biritch.records.format import FormatError

    return file_and_line(path, error) if isinstance(error, FormatError) else _place(path, error)


@dataclass
class Unread:
    """Reports unreadable results on standard error, one a line."""

    path: str
    lang: Language
    many: int = 0

    def __call__(self, error: Exception) -> None:
        """Report one of them."""
        self.many += 1
        click.echo(say(unread_phrase(self.path, error), self.lang), err=True)


def one_event(events: list[ResultFile], wanted: str | None, path: str) -> list[ResultFile]:
    """Return the event *wanted* by number or title; all without one.

    Raises:
        Refusal: There is no such event.
    """
    if wanted is None:
        return events
    word = wanted.strip().lower()
    for number, event in enumerate(events, 1):
        if word in (str(number), event.title.lower()):
            return [event]
    words = ", ".join(f"{number}: {event.title}" for number, event in enumerate(events, 1))
    fault = Phrase.of("rank-no-event", text=wanted[:60], words=words[:400])
    raise refuse("cli-at", place=path, what=fault)


def refuse_repeated(path: str, results: Iterable[BoardResult], *, once: bool = False) -> None:
    """Refuse results with double seats or, with *once*, repeated boards.

    Raises:
        Refusal: There is such a result; the board and who it is are named.
    """
    from biritch.competition.results.entry import ResultError, check_meetings

    try:
        check_meetings(results, once=once)
    except ResultError as error:
        raise refuse("cli-at", place=path, what=error.phrase) from None


def _place(path: str, error: object) -> Phrase:
    from biritch.competition.results.entry import ResultError

    assert isinstance(error, ResultError)
    fault = error.phrase if error.where is None else _at(error.where, error.phrase)
    return blame("cli-at", place=path, what=fault)


def _at(where: Phrase, fault: Phrase) -> Phrase:
    return Phrase.of("rank-at", place=where, what=fault)


class VPScaleName(ParamType):
    """The name of a scale of victory points, or a file with an own one.

    Example:
        >>> VPScaleName().convert("wbf-discrete", None, None).title
        'WBF 20-0, discrete'
    """

    name = "scale"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> VPScale:
        """Return the scale, or refuse it with the known ones.

        Raises:
            Refusal: There is no such scale, or the file has none in it.
        """
        from biritch.competition.scoring.scale import VPScale, scales

        del ctx
        if isinstance(value, VPScale):
            return value
        name = str(value).strip()
        if name.lower().endswith((".csv", ".txt")):
            return read_scale(name)
        known_scales = scales()
        scale = known_scales.get(name.lower().replace("_", "-"))
        if scale is None:
            words = ", ".join(known_scales)
            raise refused_value(param, "rank-bad-scale", text=name, words=words)
        return scale


def read_scale(path: str) -> VPScale:
    """Return the scale in the file at *path*: ``margin,winner,loser``, a row each.

    The margin is the greatest one of the row.

    Raises:
        Refusal: A row cannot be read, or the rows make no scale.
    """
    from biritch.cli.input_files import small_file
    from biritch.competition.scoring.scale import own_scale

    rows = []
    for number, line in enumerate(small_file(path).splitlines()[:MOST_ROWS], 1):
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
        return own_scale(path, tuple(rows))
    except ValueError:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-scale-rows")) from None


def _whole(margin: Fraction) -> int:
    if margin.denominator != 1 or margin < 0:
        raise ValueError(margin)
    return int(margin)


def refuse_match_length(error: NoScaleForLength) -> Refusal:
    """Return the refusal of a match length without a table."""
    return refuse("rank-no-table", boards=str(error.boards), words=error.known)
