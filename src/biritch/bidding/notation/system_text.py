"""A system as notes write it: its names, the figures of its card, and what it plays.

A line ``plays NAME`` takes up a chapter, a convention, a part (a list of chapters) or all that
another system plays; what follows a semicolon restricts it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, fields, replace
from typing import cast, get_args, get_type_hints

from biritch.bidding.agreement.agreement import Package
from biritch.bidding.agreement.carding import CUSTOMS
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.limits import restricted, unless, without_one_club
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.alerts.authority import Body
from biritch.bidding.notation import library
from biritch.bidding.notation.chapter_text import logical_lines
from biritch.bidding.notation.condition_text import read_conditions
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.system import System

_HEAD = re.compile(r"(?:system|part) ([a-z][a-z0-9-]*(?::[a-z0-9-]+)?)")
_SAID = re.compile(r'([a-z]{2}) "([^"]*)"')
_SENTENCE = re.compile(r'(title|about)((?: +[a-z]{2} "[^"]*")+)')
_SETTING = re.compile(r"(version|source|alerts|carding|tools|from): *(.+)")
_FIGURE = re.compile(r"figure ([a-z]\w*) = (\d+)(?:-(\d+))?|figure ([a-z]\w*) is ([a-z]+)")
_PLAYS = re.compile(r"plays ([a-z][a-z0-9:-]*)(?:; *(.+))?")
_WITHOUT = re.compile(r"(\S+) without (\S+)")
_FROM_ONE_DIAMOND = "from 1D up"
_YES = {"yes": True, "no": False}


@dataclass
class _Draft:
    """What has been read of a system so far."""

    place: Place
    name: str = ""
    titles: dict[str, str] = field(default_factory=dict)
    about: dict[str, str] = field(default_factory=dict)
    version: str = ""
    source: str = ""
    usual: bool = False
    figures: dict[str, object] = field(default_factory=dict)
    partnership: Partnership = field(default_factory=Partnership)
    plays: list[tuple[str, str, Place]] = field(default_factory=list)
    base: System | None = None


@dataclass(frozen=True)
class SystemNotes:
    """A file of notes that writes a system."""

    system: System
    sentences: dict[str, str]
    """What it says of itself, by language, as Fluent writes messages."""


def read_system(text: str, file: str) -> SystemNotes:
    r"""Return the system that the notes *text*, of *file*, write.

    Raises:
        NotesError: A line cannot be read, or names what does not exist.

    Example:
        >>> notes = read_system(
        ...     'system plain\n'
        ...     'title en "Plain"\n'
        ...     'plays stayman\n',
        ...     "plain.system",
        ... )
        >>> notes.system.title, notes.system.packages[0].title
        ('Plain', 'chapter-stayman')
    """
    reader = _SystemReader(Place(file, 1))
    for line, place in logical_lines(text, file):
        reader.line(line, place)
    return reader.whole()


class _SystemReader:
    """Reads a file of notes about a system from its first line to its last."""

    def __init__(self, place: Place) -> None:
        self.draft = _Draft(place)

    def line(self, text: str, place: Place) -> None:
        draft = self.draft
        if not draft.name:
            if (match := _HEAD.fullmatch(text)) is None:
                raise NotesError(place, f"not a head: {text!r} (want 'system NAME')")
            draft.name = match[1]
        elif text == "usual":
            draft.usual = True
        else:
            self._further(text, place)

    def _further(self, text: str, place: Place) -> None:
        forms: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Place], None]], ...] = (
            (_PLAYS, self._plays),
            (_SENTENCE, self._sentence),
            (_SETTING, self._setting),
            (_FIGURE, self._figure),
        )
        for form, keep in forms:
            if match := form.fullmatch(text):
                keep(match, place)
                return
        raise NotesError(
            place, f"not a line of a system: {text!r} (want plays, title, figure, tools: …)"
        )

    def _plays(self, match: re.Match[str], place: Place) -> None:
        self.draft.plays.append((match[1], match[2] or "", place.right(len("plays "))))

    def _sentence(self, match: re.Match[str], place: Place) -> None:
        del place
        sentences = dict(_SAID.findall(match[2]))
        (self.draft.titles if match[1] == "title" else self.draft.about).update(sentences)

    def _setting(self, match: re.Match[str], place: Place) -> None:
        draft, value = self.draft, match[2].strip()
        here = place.right(match.start(2))
        match match[1]:
            case "version":
                draft.version = value
            case "source":
                draft.source = value
            case "alerts":
                draft.partnership = replace(draft.partnership, body=cast("Body", value))
            case "carding":
                self._carding(value, here)
            case "tools":
                self._tools(value)
            case _:
                self._base(value, here)

    def _carding(self, text: str, place: Place) -> None:
        carding = self.draft.partnership.carding
        for part in text.split(","):
            custom, _, way = part.strip().partition(" ")
            if way not in CUSTOMS.get(custom, ()):
                raise NotesError(place, f"not a custom of play: {part.strip()!r}")
            carding = carding.playing(custom, way)
        self.draft.partnership = replace(self.draft.partnership, carding=carding)

    def _tools(self, text: str) -> None:
        names = [part.strip() for part in text.split(",")]
        away = {name[1:].strip() for name in names if name.startswith("-")}
        played = {name.removeprefix("+").strip() for name in names if not name.startswith("-")}
        tools = (self.draft.partnership.tools | played) - away
        self.draft.partnership = replace(self.draft.partnership, tools=tools)

    def _base(self, name: str, place: Place) -> None:
        base = library.system(name)
        if base is None:
            raise NotesError(place, f"not a system: {name!r}")
        self.draft.base, self.draft.partnership = base, base.partnership
        self.draft.version, self.draft.source = base.version, base.source

    def _figure(self, match: re.Match[str], place: Place) -> None:
        name = match[1] or match[4]
        kinds = get_type_hints(Figures)
        if name not in kinds:
            known = ", ".join(part.name for part in fields(Figures))
            raise NotesError(place, f"not a figure of a card: {name!r} (want {known})")
        if match[4]:
            value: object = _YES.get(match[5], match[5])
            words = get_args(kinds[name])
            if not isinstance(value, bool) and value not in words:
                raise NotesError(place, f"{name} is not {value!r} (want {', '.join(words)})")
        elif kinds[name] is int:
            value = int(match[2])
        else:
            value = int(match[2]), int(match[3] or match[2])
        self.draft.figures[name] = value

    def whole(self) -> SystemNotes:
        draft = self.draft
        if not draft.name:
            raise NotesError(draft.place, "empty (want 'system NAME' first)")
        card = Figures(**draft.figures)  # type: ignore[arg-type]
        packages = tuple(
            package
            for name, clauses, place in draft.plays
            for package in _played(name, clauses, place, card)
        )
        if draft.base is not None and not packages:
            packages = draft.base.packages
        system = System(
            name=draft.name,
            titles=draft.titles or {"en": draft.name},
            version=draft.version,
            source=draft.source,
            packages=packages,
            partnership=draft.partnership,
            usual=draft.usual,
        )
        slug = draft.name.replace(":", "-")
        return SystemNotes(
            system,
            {lang: f"system-{slug}-about = {words}" for lang, words in draft.about.items()},
        )


def _played(name: str, clauses: str, place: Place, card: Figures) -> Iterator[Package]:
    """Yield what a line ``plays NAME; CLAUSES`` takes up."""
    restrict = [_restriction(part.strip(), place) for part in clauses.split(",") if part]
    for package in _named(name, place, card):
        kept = package
        for limit in restrict:
            kept = limit(kept)
        yield kept


def _named(name: str, place: Place, card: Figures) -> Iterator[Package]:
    if (package := library.package(name, card)) is not None:
        yield package
    elif (text := library.part(name)) is not None:
        reader = _SystemReader(Place(f"{name}.notes", 1))
        for line, where in logical_lines(text, f"{name}.notes"):
            reader.line(line, where)
        for inner, clauses, where in reader.draft.plays:
            yield from _played(inner, clauses, where, card)
    else:
        system = library.system(name)
        if system is None:
            raise NotesError(place, f"no chapter, convention, part or system: {name!r}")
        yield from system.packages


def _restriction(text: str, place: Place) -> Callable[[Package], Package]:
    """Return what a clause after ``plays NAME;`` makes of a package."""
    if text == _FROM_ONE_DIAMOND:
        return without_one_club
    if text.startswith("if "):
        when = read_conditions(text.removeprefix("if "), place)
        return lambda package: restricted(when, package)
    if match := _WITHOUT.fullmatch(text):
        return lambda package: unless(match[2], match[1], package)
    raise NotesError(
        place, f"not a clause: {text!r} (want if CONDITION, RULE without TOOL or from 1D up)"
    )
