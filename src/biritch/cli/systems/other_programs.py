"""Systems in other programs' files, and as convention cards."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from biritch.cli.messages import refuse

if TYPE_CHECKING:
    from biritch.bidding.agreement.agreement import Agreement
    from biritch.bidding.exchange.exchanged_calls import ImportedNotes, Lost
    from biritch.bidding.system import System
    from biritch.words.translation import Language

_LARGEST = 4_000_000
"""Bytes of a file that is imported."""
_DEEPEST = 10
"""Files that include one another."""


def card_of(system: System, layout: str | None, language: Language) -> bytes:
    """Return *system*'s convention card as a PDF, in *layout* or its federation's.

    Example:
        >>> from biritch.bidding import catalogue
        >>> card_of(catalogue.find("sayc"), None, "en")[:5]
        b'%PDF-'
    """
    from biritch.bidding.cards import convention_card
    from biritch.publishing.papers.convention_card_paper import convention_card_paper
    from biritch.publishing.wording import PrintedWording

    chosen = convention_card.all_layouts()[layout or system.partnership.body]
    card = convention_card.fill_card(system, chosen)
    return convention_card_paper(card, PrintedWording(language))


def exchange_text(system: System, form: str, language: Language) -> tuple[str, Lost]:
    """Return *system* as a file ``bml`` or ``bss``, and what is lost.

    Example:
        >>> from biritch.bidding import catalogue
        >>> exchange_text(catalogue.find("sayc"), "bss", "en")[0][:40]
        '*00{SAYC, Standard American Yellow Card}'
    """
    from biritch.bidding.exchange.bml import write_bml
    from biritch.bidding.exchange.bss import write_bss
    from biritch.bidding.exchange.exchanged_calls import exchange_system
    from biritch.words.translation import tell

    def words(agreement: Agreement) -> str:
        if agreement.words:
            said = dict(agreement.words)[language]
        elif agreement.title:
            said = tell(agreement.title, language, what="")
        else:
            return ""
        kept = "".join(letter for letter in said if letter not in '":;{}|')
        return " ".join(kept.split())[:60].strip(" ,")

    calls, lost = exchange_system(system, words)
    write = write_bml if form == "bml" else write_bss
    return write(system.titles[language], system.source, calls), lost


def import_notes(path: str) -> ImportedNotes:
    """Return the notes imported from another program's file at *path*.

    Raises:
        Refusal: It cannot be opened, or is no such file.
    """
    from biritch.bidding.exchange.bml import read_bml
    from biritch.bidding.exchange.bss import read_bss

    readers = {".bml": read_bml, ".txt": read_bml, ".bss": read_bss}
    read = readers.get(Path(path).suffix.lower())
    if read is None:
        raise refuse("cli-system-unknown-file", place=path)
    try:
        with Path(path).open("rb") as file:
            data = file.read(_LARGEST + 1)
    except OSError as fault:
        raise refuse("cli-own-unread", place=path, why=fault.strerror or "") from None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        text = data.decode("cp1252", "replace")
    if len(data) > _LARGEST:
        raise refuse("cli-own-wrong", what=f"{path}: larger than {_LARGEST} bytes")
    if read is read_bml:
        text = _with_included(text, Path(path).absolute().parent)
    try:
        return read(text)
    except ValueError as error:
        raise refuse("cli-own-wrong", what=f"{path}: {error}") from None


def _with_included(text: str, folder: Path, depth: int = 0) -> str:
    """Return *text* with ``#INCLUDE`` files from its own folder inserted.

    For a file elsewhere, or an unreadable one, the line stays, and is reported.
    """
    lines: list[str] = []
    size = 0
    for line in text.splitlines():
        match = re.fullmatch(r"\s*(?i:#INCLUDE)\s+[\"'<]?([^\"'<>]+?)[\"'>]?\s*", line)
        inside = None if match is None or depth == _DEEPEST else _inside(folder, match[1])
        lines.append(line if inside is None else _with_included(inside, folder, depth + 1))
        size += len(lines[-1])
        if size > _LARGEST:
            break
    return "\n".join(lines)


def _inside(folder: Path, name: str) -> str | None:
    path = (folder / name).resolve()
    if not path.is_relative_to(folder.resolve()) or path.suffix.lower() not in (".bml", ".txt"):
        return None
    try:
        with path.open("rb") as file:
            return file.read(_LARGEST).decode("utf-8-sig", "replace")
    except OSError:
        return None
