"""``biritch deal --script``: boards accepted by a dealer script, and its statistics."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from biritch.cli.input_files import small_file
from biritch.cli.messages import refuse
from biritch.cli.progress import ProgressBar
from biritch.core.bad_value import BadValue, reason_of
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.words.languages import decimal_mark
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.dealing.script_run import AverageResult, FrequencyResult, ScriptRun


def open_script(path: str, seed: str | None, lang: str) -> ScriptRun:
    """Return a run of the script at *path*; print its warnings on standard error.

    Raises:
        Refusal: The script cannot be read; the line is named.
    """
    from biritch.competition.dealing.script_run import ScriptRun
    from biritch.competition.dealing.script_text import read_script

    try:
        script = read_script(small_file(path))
    except BadValue as error:
        raise refuse("cli-at", place=path, what=reason_of(error)) from None
    for line, what in script.warnings:
        click.echo(f"{path}: {tell(f'dealer-script-{what}', lang, line=str(line))}", err=True)
    return ScriptRun(script, script.seed if seed is None else seed)


def script_boards(
    run: ScriptRun, number: int, tries: int, first: int, lang: str
) -> Iterator[tuple[Board, Deal]]:
    """Yield *number* boards accepted by the script of *run*.

    Raises:
        Refusal: Fewer were found in that many *tries*.
    """
    from biritch.competition.dealing.script_run import script_board

    with ProgressBar(lambda: tell("cli-dealing", lang), number) as bar:
        for place, dealt in enumerate(run.deals(number, tries, bar.at)):
            yield script_board(run.script, first + place), dealt
    if run.kept < number:
        raise refuse("cli-too-rare", tries=str(run.tried), found=str(run.kept))


def result_lines(run: ScriptRun, lang: str) -> list[str]:
    """Return the averages and frequencies of *run* as lines of text."""
    from biritch.competition.dealing.script_run import AverageResult

    lines = []
    for result in run.results():
        if isinstance(result, AverageResult):
            mean = f"{result.mean:.4f}".replace(".", decimal_mark(lang))
            lines.append(f"{result.text or tell('cli-script-average', lang)}: {mean}")
        else:
            lines += _frequency_lines(result, lang)
    return lines


def _frequency_lines(result: FrequencyResult, lang: str) -> list[str]:
    lines = [result.text or tell("cli-script-frequency", lang)]
    for values, times in result.counts.items():
        shown = [
            _value(value, low, high)
            for value, (low, high) in zip(values, result.axes, strict=True)
        ]
        percent = f"{100 * times / max(1, result.deals):6.2f}".replace(".", decimal_mark(lang))
        lines.append(f"{'  '.join(f'{one:>6}' for one in shown)}  {times:>9}  {percent} %")
    return lines


def _value(value: int, low: int, high: int) -> str:
    return f"<{low}" if value < low else f">{high}" if value > high else str(value)


def result_facts(run: ScriptRun) -> list[dict[str, object]]:
    """Return the averages and frequencies of *run* as data."""
    from biritch.competition.dealing.script_run import AverageResult

    facts: list[dict[str, object]] = []
    result: AverageResult | FrequencyResult
    for result in run.results():
        if isinstance(result, AverageResult):
            facts.append({"average": result.text, "mean": result.mean, "deals": result.deals})
        else:
            rows = [{"values": list(key), "deals": n} for key, n in result.counts.items()]
            facts.append({"frequency": result.text, "counts": rows, "deals": result.deals})
    return facts
