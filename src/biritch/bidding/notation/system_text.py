"""A system in the notation: its names, its card's figures, and what it plays.

A line ``plays NAME`` includes a chapter, a convention, a part (a list of chapters) or
everything another system plays; clauses after a semicolon restrict it. A system may have lines
of its own, as chapters have: each replaces the included lines about that call there.
"""

from __future__ import annotations

import re
from ast import PyCF_ONLY_AST
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, fields, replace
from typing import cast, get_args, get_type_hints

from biritch.bidding.agreement.agreement import Package
from biritch.bidding.agreement.carding import CUSTOMS
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.limits import restrict_package, unless, without_one_club
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.agreement.strike import Strike
from biritch.bidding.alerts.authority import Body
from biritch.bidding.notation import library
from biritch.bidding.notation.chapter_text import Chapter, ChapterReader, logical_lines
from biritch.bidding.notation.condition_text import read_conditions
from biritch.bidding.notation.faults import Faults, find_meant
from biritch.bidding.notation.line_forms import FORMS, find_meant_line
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.notation.recipe import Recipe
from biritch.bidding.system import System
from biritch.core.phrase import Titles

_HEAD = re.compile(r"(?:system|part) ([a-z][a-z0-9-]*(?::[a-z0-9-]+)?)")
_SAID = re.compile(r'([a-z]{2}) "([^"]*)"')
_SENTENCES = ("title", "about")
_SENTENCE = re.compile(rf'({"|".join(_SENTENCES)})((?: +[a-z]{{2}} "[^"]*")+)')
_SETTINGS = ("version", "source", "alerts", "carding", "tools", "from")
_SETTING = re.compile(rf"({'|'.join(_SETTINGS)}): *(.+)")
_FIGURE = re.compile(r"figure ([a-z]\w*) = (\d+)(?:-(\d+))?|figure ([a-z]\w*) is ([a-z]+)")
_PLAYS = re.compile(r"plays ([a-z][a-z0-9:-]*)(?:; *(.+))?")
_WITHOUT = re.compile(r"(\S+) without (\S+)")
_FROM_ONE_DIAMOND = "from 1D up"
_STRIKE_RULE = re.compile(r"strike rule (\S.*)")
_STRIKE = re.compile(r"strike ([1-7(PX-].*)")
_NAMING = ("let", "situation", "term", "tool", "figure")
_MARKS = ("sourced", "disputed", "assumed", "edition", "all", "source")
_LINE = re.compile(rf"[\d(*PX.]|(?:{'|'.join(_NAMING + _MARKS)})\b")
BEGINNINGS: tuple[str, ...] = (
    "system ",
    *(f"{word} " for word in (*_SENTENCES, *_NAMING, "plays", "strike")),
    *(f"{word}: " for word in dict.fromkeys((*_SETTINGS, *_MARKS))),
)
"""What a line begins with that is not about calls."""
_FIGURE_LINE = re.compile(r"figure (\w+) *(?:=|is)? *(.*)")
_UNNAMED = "unnamed"
"""What a system is called whose file does not say it."""
_YES = {"yes": True, "no": False}


@dataclass
class _Draft:
    """The state of the parser of a system."""

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
    baseless: bool = False
    """Whether it starts from a system that does not exist."""
    tools: list[tuple[str, Place]] = field(default_factory=list)
    """The tools it takes up or puts away, and where it says so."""
    figure_places: dict[str, Place] = field(default_factory=dict)
    strikes: list[tuple[Strike, Place]] = field(default_factory=list)
    struck_rules: list[tuple[str, Place]] = field(default_factory=list)


@dataclass(frozen=True)
class SystemNotes:
    """A parsed file of notes of a system."""

    system: System
    sentences: dict[str, str]
    """What it says of itself, by language, as Fluent writes messages."""
    recipe: Recipe = field(default_factory=Recipe)


def read_system(text: str, file: str) -> SystemNotes:
    r"""Parse the system *text* of *file*.

    Raises:
        NotesErrors: Lines cannot be read, or name what does not exist: all of them.

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
    reader = SystemReader(Place(file, 1))
    for line, place in logical_lines(text, file):
        reader.line(line, place)
    return reader.whole()


class SystemReader:
    """Parses a file of notes about a system line by line.

    Example:
        >>> reader = SystemReader(Place("mine.system", 1))
        >>> reader.line("system mine", Place("mine.system", 1))
        >>> reader.line("from: sayc", Place("mine.system", 2))
        >>> reader.whole().system.name
        'mine'
    """

    def __init__(self, place: Place) -> None:
        """Start; errors about the file as a whole have *place*."""
        self.draft = _Draft(place)
        self.faults = Faults()
        """What is wrong with the lines that were read."""
        self.lines = ChapterReader("", place.file, ("chapter", "own"), self.faults)
        """The lines of its own."""

    def line(self, text: str, place: Place) -> None:
        """Parse one line, without comment and indentation; errors go to :attr:`faults`."""
        with self.faults:
            if not self.draft.name and self._read_head(text, place):
                return
            if text == "usual":
                self.draft.usual = True
            else:
                self._further(text, place)

    def _read_head(self, text: str, place: Place) -> bool:
        """Parse the first line; return whether it is meant as the header of the file."""
        match = _HEAD.fullmatch(text)
        self.draft.name = _UNNAMED if match is None else match[1]
        if match is None:
            self.faults.add(
                NotesError(
                    place,
                    f"not a head: {text!r} (want e.g. system ours)",
                    lambda: _find_meant_head(text),
                )
            )
        # A file that forgot its head begins with a line of another kind.
        first = text.partition(" ")[0]
        return match is not None or not (first in FORMS or _LINE.match(text))

    def _further(self, text: str, place: Place) -> None:
        forms: tuple[tuple[re.Pattern[str], Callable[[re.Match[str], Place], None]], ...] = (
            (_PLAYS, self._plays),
            (_SENTENCE, self._sentence),
            (_SETTING, self._setting),
            (_FIGURE, self._figure),
            (_STRIKE_RULE, self._strike_rule),
            (_STRIKE, self._strike),
        )
        for form, keep in forms:
            if match := form.fullmatch(text):
                keep(match, place)
                return
        if not _LINE.match(text):
            raise NotesError(
                place,
                f"not a line of a system: {text!r} (want e.g. plays stayman, figure "
                "one_notrump = 15-17, tools: -drury, 1N 2C = 8+ HCP)",
                lambda: find_meant_line(text),
            )
        if (match := _FIGURE_LINE.match(text)) and match[1] in _figure_names():
            self._check_sum(match[2], place.right(match.start(2)))
        self.lines.take(text, place)

    @staticmethod
    def _check_sum(text: str, place: Place) -> None:
        """Refuse a range of a figure that is not a valid expression.

        Raises:
            NotesError: It is not one.
        """
        try:
            compile(text, "", "eval", PyCF_ONLY_AST)
        except (SyntaxError, ValueError, MemoryError, RecursionError):
            raise NotesError(place, f"not a range: {text!r} (want e.g. 15-17)") from None

    def _strike_rule(self, match: re.Match[str], place: Place) -> None:
        self.draft.struck_rules.append((match[1], place.right(match.start(1))))

    def _strike(self, match: re.Match[str], place: Place) -> None:
        start = match.start(1)
        for way in match[1].split("|"):
            try:
                strike = Strike.parse(way)
            except ValueError as error:
                raise NotesError(place.right(start), str(error)) from None
            self.draft.strikes.append((strike, place.right(start)))
            start += len(way) + 1

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
                self._tools(value, here)
            case _:
                self._base(value, here)

    def _carding(self, text: str, place: Place) -> None:
        carding = self.draft.partnership.carding
        for part in text.split(","):
            custom, _, way = part.strip().partition(" ")
            if way not in CUSTOMS.get(custom, ()):
                known = [f"{name} {one}" for name, ways in CUSTOMS.items() for one in ways]
                self.faults.add(_not_a_custom(part.strip(), known, place))
                continue
            carding = carding.playing(custom, way)
        self.draft.partnership = replace(self.draft.partnership, carding=carding)

    def _tools(self, text: str, place: Place) -> None:
        self.draft.tools += [
            (part.strip().lstrip("+-").strip(), place.right(text.index(part.strip())))
            for part in text.split(",")
        ]
        names = [part.strip() for part in text.split(",")]
        away = {name[1:].strip() for name in names if name.startswith("-")}
        played = {name.removeprefix("+").strip() for name in names if not name.startswith("-")}
        tools = (self.draft.partnership.tools | played) - away
        self.draft.partnership = replace(self.draft.partnership, tools=tools)

    def _base(self, name: str, place: Place) -> None:
        base = library.system(name) or library.usual(name)
        if base is None:
            self.draft.baseless = True
            known = library.system_names()
            raise NotesError(
                place,
                f"not a system: {name!r} (want {', '.join(known)})",
                lambda: find_meant(name, known),
            )
        self.draft.base, self.draft.partnership = base, base.partnership
        self.draft.version, self.draft.source = base.version, base.source

    def _figure(self, match: re.Match[str], place: Place) -> None:
        name = match[1] or match[4]
        kinds = get_type_hints(Figures)
        if name not in kinds:
            known = _figure_names()
            raise NotesError(
                place.right(len("figure ")),
                f"not a figure of a card: {name!r} (want {', '.join(known)})",
                lambda: find_meant(name, known),
            )
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
        self.draft.figure_places[name] = place.right(len("figure "))

    def packages(self) -> tuple[Package, ...]:
        """Return what it plays, without its own lines.

        Names that do not exist, or chapters with errors for these figures, are left out and
        reported in :attr:`faults`.
        """
        draft = self.draft
        # What another system plays is played with our figures where we name some.
        figures = draft.figures if draft.base is not None else {}
        card = _Card(draft.figures, figures)
        packages: tuple[Package, ...] = ()
        for name, clauses, place in draft.plays:
            with self.faults:
                packages += tuple(_read_played(name, clauses, place, card))
        if draft.base is not None and not draft.plays:
            packages = tuple(_system_packages(draft.base, draft.place, figures))
        struck = {rule for rule, _ in draft.struck_rules}
        return tuple(_without_rules(package, struck) for package in packages)

    def whole(self) -> SystemNotes:
        """Return the system of all lines so far.

        Raises:
            NotesErrors: There was none, a line is none of the notation, or it plays what does
                not exist.
        """
        draft = self.draft
        if not draft.name:
            self.faults.add(NotesError(draft.place, "empty (want e.g. system ours)"))
        packages = self.packages()
        if self.lines.rows:
            chapter = self.lines.chapter()
            with self.faults:
                own = chapter.package(draft_card(draft.figures))
                packages = (_own(chapter, own), *packages)
        self.faults.raise_found()
        system = System(
            name=draft.name,
            titles=draft.titles or {"en": draft.name},
            version=draft.version,
            source=draft.source,
            packages=packages,
            partnership=draft.partnership,
            usual=draft.usual,
            struck=tuple(strike for strike, _ in draft.strikes),
        )
        plays = tuple(draft.plays)
        if draft.base is not None and not plays:
            plays = ((draft.base.name, "", draft.place),)
        slug = draft.name.replace(":", "-")
        return SystemNotes(
            system,
            {lang: f"system-{slug}-about = {words}" for lang, words in draft.about.items()},
            Recipe(plays, draft.figures),
        )


def _figure_names() -> list[str]:
    return [part.name for part in fields(Figures)]


def _not_a_custom(text: str, known: list[str], place: Place) -> NotesError:
    wanted = ", ".join(known)
    return NotesError(
        place,
        f"not a custom of play: {text!r} (want {wanted})",
        lambda: find_meant(text, known),
    )


def _find_meant_head(text: str) -> str:
    """Return the header that *text* was probably meant for, or an empty string.

    Example:
        >>> _find_meant_head("System Our SAYC")
        'system our-sayc'
    """
    word, _, name = text.partition(" ")
    plain = re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")
    if find_meant(word, ("system",)) and plain[:1].isalpha():
        return f"system {plain[:40]}"
    return ""


def draft_card(figures: Mapping[str, object]) -> Figures:
    """Return a card with those *figures*, and defaults for the others.

    Example:
        >>> draft_card({"one_notrump": (12, 14)}).one_notrump
        (12, 14)
    """
    return Figures(**figures)  # type: ignore[arg-type]


def _own(chapter: Chapter, package: Package) -> Package:
    """Return the package of a system's own lines, which replace others on the same call."""
    also = {str(row.place) for row in chapter.rows if row.clauses.also}
    agreements = (
        replace(
            agreement,
            own=agreement.written not in also,
            words=_in_every_language(chapter.words.get(agreement.title, {})),
            checked=False,
        )
        for agreement in package.agreements
    )
    return replace(package, agreements=tuple(agreements))


def _in_every_language(words: Mapping[str, str]) -> tuple[tuple[str, str], ...]:
    """Return *words* in both languages; a missing one gets the other's text."""
    if not words:
        return ()
    titles = Titles(
        {language: said.replace("…", "").strip() for language, said in words.items()}
    )
    return tuple((language, titles[language]) for language in ("en", "fr"))


def _without_rules(package: Package, struck: set[str]) -> Package:
    if not any(agreement.rule in struck for agreement in package.agreements):
        return package
    kept = tuple(row for row in package.agreements if row.rule not in struck)
    return replace(package, agreements=kept)


@dataclass(frozen=True)
class _Card:
    """The figures used to read chapters, and those that apply to included systems too."""

    figures: Mapping[str, object]
    everywhere: Mapping[str, object] = field(default_factory=dict)


def _system_packages(
    system: System, place: Place, figures: Mapping[str, object]
) -> Iterator[Package]:
    """Yield the packages of *system*, with *figures* instead of its own."""
    recipe = library.recipe(system.name)
    if not figures or recipe is None:
        yield from system.packages
        return
    card = _Card({**recipe.figures, **figures}, figures)
    for name, clauses, _ in recipe.plays:
        yield from _read_played(name, clauses, place, card)


def _read_played(name: str, clauses: str, place: Place, card: _Card) -> Iterator[Package]:
    """Yield the packages that a line ``plays NAME; CLAUSES`` includes."""
    restrict = [_restriction(part.strip(), place) for part in clauses.split(",") if part]
    for package in _find_packages(name, place, card):
        kept = package
        for limit in restrict:
            kept = limit(kept)
        yield kept


def _find_packages(name: str, place: Place, card: _Card) -> Iterator[Package]:
    if (package := library.package(name, draft_card(card.figures))) is not None:
        yield package
    elif (text := library.part(name)) is not None:
        reader = SystemReader(Place(f"{name}.notes", 1))
        for line, where in logical_lines(text, f"{name}.notes"):
            reader.line(line, where)
        for inner, clauses, where in reader.draft.plays:
            yield from _read_played(inner, clauses, where, card)
    else:
        system = library.system(name) or library.usual(name)
        if system is None:
            raise NotesError(
                place,
                f"no chapter, convention, part or system: {name!r}",
                lambda: find_meant(name, [*library.chapter_names(), *library.system_names()]),
            )
        yield from _system_packages(system, place, card.everywhere)


def _restriction(text: str, place: Place) -> Callable[[Package], Package]:
    """Return the restriction that a clause after ``plays NAME;`` applies to a package."""
    if text == _FROM_ONE_DIAMOND:
        return without_one_club
    if text.startswith("if "):
        when = read_conditions(text.removeprefix("if "), place)
        return lambda package: restrict_package(when, package)
    if match := _WITHOUT.fullmatch(text):
        return lambda package: unless(match[2], match[1], package)
    raise NotesError(
        place,
        f"not a clause: {text!r} "
        "(want e.g. if they have spoken, FO-4N without key_cards, from 1D up)",
    )
