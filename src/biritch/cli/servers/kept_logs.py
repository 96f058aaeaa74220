"""Shared parts of ``biritch tables`` and ``biritch tournaments``."""

from __future__ import annotations

import asyncio
import time
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from biritch.cli.help import TranslatedCommand, TranslatedGroup, TranslatedOption
from biritch.cli.messages import Refusal, refuse
from biritch.cli.options import language, print_json
from biritch.cli.servers.database import database_options, open_archive
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.server.owner.kept_logs import Kind, LogSummary
    from biritch.server.storage.store import StoreArchive


def group_of(kind: Kind) -> click.Group:  # noqa: C901 - its four commands
    """Return the command ``biritch`` *kind*, with its subcommands."""

    class Part(TranslatedCommand):
        family = f"{kind}-"

    @click.group(name=kind, cls=TranslatedGroup)
    @language
    def group(lang: str) -> None:
        """List, show, export and erase."""
        del lang

    @group.command("list", cls=Part)
    @click.argument("search", metavar="[TEXT]", default="")
    @database_options
    def list_logs(search: str, database: str | None, lang: str, *, as_json: bool) -> None:
        """List those whose name, title or people contain TEXT."""
        found = [each for each in _summaries(kind, database) if _is_found(each, search)]
        if as_json:
            print_json([asdict(each) for each in found])
            return
        for each in found:
            click.echo(_line(each, lang))
        if not found:
            click.echo(tell("kept-logs-none", lang))

    @group.command("show", cls=Part)
    @click.argument("name", metavar="NAME")
    @database_options
    def show(name: str, database: str | None, lang: str, *, as_json: bool) -> None:
        """Show one of them."""
        found = next((each for each in _summaries(kind, database, name)), None)
        if found is None:
            raise refuse("kept-logs-unknown", name=name)
        if as_json:
            print_json(asdict(found))
        else:
            click.echo(_line(found, lang))

    @group.command("export", cls=Part)
    @click.argument("name", metavar="NAME")
    @click.argument("out", metavar="OUT")
    @database_options
    def export(name: str, out: str, database: str | None, lang: str, *, as_json: bool) -> None:
        """Write all lines of one of them to the new file OUT."""
        from biritch.cli.output_files import write_new
        from biritch.server.owner.kept_logs import export_logs
        from biritch.server.storage.chain import Damaged
        from biritch.server.storage.private_files import make_private

        _, archive = open_archive(database)
        logs = _logs_of(kind, name, archive)
        try:
            lines = [(log, archive.read(log)) for log in logs]
        except Damaged as error:
            raise Refusal(error.fault.phrase) from None
        write_new(Path(out), export_logs(lines))
        make_private(Path(out))
        _say("export", name, lang, as_json=as_json, written=out)

    @group.command("erase", cls=Part)
    @click.argument("name", metavar="NAME")
    @click.option("--yes", is_flag=True, cls=TranslatedOption, help="cli-option-yes")
    @database_options
    def erase(name: str, database: str | None, lang: str, *, yes: bool, as_json: bool) -> None:
        """Erase one of them for ever."""
        address, archive = open_archive(database)
        logs = _logs_of(kind, name, archive)
        if not yes:
            raise refuse("accounts-sure", name=name)
        lines = asyncio.run(_erase(address, kind, name, logs))
        _say("erase", name, lang, as_json=as_json, lines=lines)

    return group


def _logs_of(kind: Kind, name: str, archive: StoreArchive) -> list[str]:
    """Return the logs of *name*.

    Raises:
        Refusal: There is none, or the store cannot be read.
    """
    from biritch.server.owner.kept_logs import logs_of
    from biritch.server.storage.chain import Damaged
    from biritch.server.storage.store import BadDatabase

    try:
        logs = logs_of(kind, name, archive.names())
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    except Damaged as error:
        raise Refusal(error.fault.phrase) from None
    if not logs:
        raise refuse("kept-logs-unknown", name=name)
    return logs


def _summaries(kind: Kind, database: str | None, only: str = "") -> list[LogSummary]:
    """Return the summaries of all of *kind*, or of the one called *only*.

    Raises:
        Refusal: The store cannot be read, or is damaged.
    """
    from biritch.server.owner.kept_logs import names_of, summarize
    from biritch.server.storage.chain import Damaged
    from biritch.server.storage.store import BadDatabase

    _, archive = open_archive(database)
    prefix = "event/" if kind == "tournaments" else ""
    try:
        names = [name for name in names_of(kind, archive.names()) if only in {"", name}]
        return [summarize(kind, name, archive.read(prefix + name)) for name in names]
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    except Damaged as error:
        raise Refusal(error.fault.phrase) from None


def _is_found(summary: LogSummary, search: str) -> bool:
    words = (summary.name, summary.title, *summary.people)
    return any(search.casefold() in word.casefold() for word in words)


def _line(summary: LogSummary, lang: str) -> str:
    from biritch.words.dates import write_day

    return tell(
        "kept-logs-line",
        lang,
        name=summary.name,
        title=", ".join(filter(None, (summary.title, *summary.people))) or "—",
        began=write_day(summary.began, lang) if summary.began else "—",
        last=write_day(summary.last, lang) if summary.last else "—",
        lines=summary.lines,
    )


async def _erase(address: str, kind: Kind, name: str, logs: list[str]) -> int:
    """Remove *logs* permanently, and log the act; return the number of lines.

    Raises:
        Refusal: The store cannot be written, or removes nothing.
    """
    from biritch.server.owner.desk import OwnerDesk
    from biritch.server.storage.addresses import reason_of_failure
    from biritch.server.storage.keeper import RemovingStore
    from biritch.server.storage.store import BadDatabase, find

    try:
        store = find(address)
    except BadDatabase as error:
        raise Refusal(error.phrase) from None
    try:
        if not isinstance(store, RemovingStore):
            raise refuse("kept-logs-stay")
        lines = await store.remove(logs)
        await OwnerDesk(store, time.time).note("biritch", "remove", f"{kind} {name}")
    except OSError as error:
        raise refuse("accounts-unwritten", why=reason_of_failure(error)) from None
    else:
        return lines
    finally:
        await store.close()


def _say(done: str, name: str, lang: str, *, as_json: bool, **more: str | int) -> None:
    if as_json:
        print_json({"done": done, "name": name, **more})
    else:
        click.echo(tell(f"kept-logs-done-{done}", lang, name=name, **more))
