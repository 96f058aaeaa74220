"""Files of results and of victory point scales, and what is refused in them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction
from itertools import islice
from pathlib import PurePath
from typing import TYPE_CHECKING

import click

from biritch.cli.input_files import file_and_line
from biritch.cli.messages import Refusal, blame, refuse
from biritch.cli.parameters import ParamType, refused_value
from biritch.core.phrase import Phrase

if TYPE_CHECKING:
    from biritch.competition.results.entry import ResultFile
    from biritch.competition.results.result import BoardResult
    from biritch.competition.scoring.scale import NoScaleForLength, VPScale
    from biritch.records.format import Format

MOST_TABLE_LINES = 250_000
"""Lines of a table with a result in each: four thousand tables play sixty boards in fewer."""
MOST_LINES = 5_000_000
"""Lines of any other file of results."""
MOST_ROWS = 100_000
"""Rows of an organiser's own scale."""


def read_results_file(path: str) -> ResultFile:
    """Return the results of the file at *path* (``-`` is standard input), in any notation.

    Raises:
        Refusal: The file cannot be read in any notation it may be in.

    Example:
        >>> len(read_results_file("samples/results.xml").results) > 0
        True
    """
    from biritch.competition.results.entry import ResultError
    from biritch.records.format import FormatError

    try:
        results = _read(path)
    except ResultError as error:
        raise Refusal(_place(path, error)) from None
    except FormatError as error:
        raise Refusal(file_and_line(path, error)) from None
    if not results.results:
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-empty"))
    return results


def _read(path: str) -> ResultFile:
    from biritch.competition.results import json_document
    from biritch.competition.results import records as recorded
    from biritch.records.files import by_suffix, formats, lines_of, records_of

    known_formats, suffixed = formats(), by_suffix(path)
    if suffixed is not None and not suffixed.text:
        return recorded.results_from_records(records_of(path))
    source = lines_of(path)
    lines = list(islice(source, MOST_TABLE_LINES + 1))
    form = _form(path, lines, known_formats)
    if len(lines) > MOST_TABLE_LINES:
        lines += _more(path, source, table=form is known_formats["csv"])
    if form is known_formats["json"]:
        text = "\n".join(lines)
        if json_document.LOOK.match(text) and not json_document.WRITTEN.search(text):
            return json_document.read_document(lines)
    records = list(form.read(iter(lines), None))
    results = recorded.results_from_records(records)
    winners = re.search(r"<WINNER_TYPE>\s*([12])\s*<", "\n".join(lines[:MOST_ROWS]))
    return replace(results, winners=int(winners[1])) if winners else results


def _more(path: str, source: Iterable[str], *, table: bool) -> list[str]:
    """Return the lines that follow; refuse a file that is longer than any event's."""
    most = MOST_LINES - MOST_TABLE_LINES
    kept = [] if table else list(islice(source, most))
    if table or len(kept) == most:
        limit = MOST_TABLE_LINES if table else MOST_LINES
        raise refuse("cli-at", place=path, what=Phrase.of("rank-fault-long", most=limit))
    return kept


def _form(path: str, lines: list[str], known_formats: Mapping[str, Format]) -> Format:
    """Return the notation of *lines*: the suffix says, or else the first line that speaks.

    What looks like nothing is taken for a table, what begins with a tag for USEBIO.
    """
    spoken = [line for line in lines[:MOST_ROWS] if line.strip()]
    first = next((line for line in spoken if line[:1] != "#"), "")
    suffix = PurePath(path).suffix.lower()
    fit = [form for form in known_formats.values() if form.text and suffix in form.suffixes]
    fit = fit or [form for form in known_formats.values() if form.text]
    heads = [first] if not spoken or spoken[0] == first else [spoken[0], first]
    alike = (form for line in heads for form in fit if re.match(form.sign, line))
    other = known_formats["usebio" if first.lstrip()[:1] == "<" else "csv"]
    return next(alike, fit[0] if len(fit) == 1 else other)


def refuse_repeated(path: str, results: Iterable[BoardResult], *, once: bool = False) -> None:
    """Refuse results where somebody sits twice at a table, or with *once* has two on a board.

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
    """The name of a scale of victory points, or a file with one of the organiser's own.

    Example:
        >>> VPScaleName().convert("wbf-discrete", None, None).title
        'WBF 20-0, discrete'
    """

    name = "scale"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> VPScale:
        """Return the scale; refuse one that is on no shelf, naming those that are.

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

    The margin is the greatest one the row is for.

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
    """Return the refusal of a match of so many boards."""
    return refuse("rank-no-table", boards=str(error.boards), words=error.known)
