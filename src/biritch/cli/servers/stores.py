"""Databases on the command line: their content and damage."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from biritch.cli.options import print_json
from biritch.words.translation import say, tell

if TYPE_CHECKING:
    from biritch.server.storage.store import StoreReport
    from biritch.words.translation import Language

MOST_SHOWN = 50
"""Faults that are listed one by one."""


def show_report(
    report: StoreReport, lang: Language, *, as_json: bool, name: str, **more: str
) -> None:
    """Print *report*: the sentence *name* with *more*, or the damage."""
    if as_json:
        print_json(document(report, lang) | (more if report.ok else {}))
        return
    for fault in report.faults[:MOST_SHOWN]:
        click.echo(tell("cli-says", lang, what=fault.phrase), err=True)
    if report.ok:
        click.echo(tell(name, lang, logs=report.logs, entries=report.entries, **more))
    else:
        click.echo(tell("store-broken", lang, places=len(report.faults)), err=True)


def document(report: StoreReport, lang: Language) -> dict[str, object]:
    """Return *report* as JSON data.

    Example:
        >>> from biritch.server.storage.store import StoreReport
        >>> document(StoreReport(12, 3411), "en")
        {'ok': True, 'logs': 12, 'entries': 3411}
    """
    facts: dict[str, object] = {
        "ok": report.ok,
        "logs": report.logs,
        "entries": report.entries,
    }
    if report.faults:
        facts["broken"] = [
            {"log": fault.log, "line": fault.line, "why": say(fault.phrase, lang)}
            for fault in report.faults
        ]
    return facts
