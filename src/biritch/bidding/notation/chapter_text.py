"""A chapter of notes: its header, its definitions, and a line for each agreement.

``docs/notation.md`` has the grammar. A file is parsed into a :class:`Chapter` once; its package
of agreements is then computed for the figures of each card.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from types import MappingProxyType

from biritch.bidding.agreement.agreement import (
    Agreement,
    Height,
    Package,
    SuitOrder,
)
from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.agreement.known_conditions import PHRASES
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.agreement.pattern import CALL, AuctionPattern, CallPattern
from biritch.bidding.notation.condition_text import Situations, read_conditions
from biritch.bidding.notation.faults import RAISED, Faults, find_meant
from biritch.bidding.notation.figure_text import CardFigures
from biritch.bidding.notation.line_forms import find_meant_line
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.notation.promise_text import read_promise
from biritch.bidding.promises.promise import ANYTHING, Promise

_PATH = re.compile(rf"{CALL}(?: +{CALL})*")
_NEARLY_CALLS = re.compile(r"[\d(*.]")
_ONE_CALL = re.compile(CALL)
_SIGNS = str.maketrans("♣♦♥♠", "CDHS")
_CALL_WORDS = {
    **dict.fromkeys(("PASS", "PASSE", "-", "NB"), "P"),
    **dict.fromkeys(("DBL", "DOUBLE", "D", "CONTRE"), "X"),
    **dict.fromkeys(("RDBL", "REDOUBLE", "SURCONTRE", "R"), "XX"),
}
"""What people write for a pass, a double and a redouble."""
_TOLD_LATER = re.compile(r"\b[1-7][upqiv]\b")
_HEAD = re.compile(r"(convention|chapter) ([a-z][a-z0-9-]*)")
_SAID = re.compile(r'([a-z]{2}) "([^"]*)"')
_SENTENCE = re.compile(r'(title|term|tool)(?: ([a-z][a-z0-9_-]*))?((?: +[a-z]{2} "[^"]*")+)')
_SOURCE = re.compile(r"(sourced|disputed|assumed|source|edition): *(.+)")
_NAMED_SOURCE = re.compile(
    r"source ([a-z0-9][a-z0-9-]*): *(?:(sourced|disputed|assumed): *)?(.+)"
)
_ALL = re.compile(r"all: *(.+)")
_LET = re.compile(r"let ([a-z][a-z0-9-]+) = (.+)")
_SITUATION = re.compile(r"situation ([a-z][a-z0-9-]*) = (.+)")
_FIGURE = re.compile(r"figure ([a-z]\w*) = (.+)")
_TERM = re.compile(r"([a-z][a-z0-9-]*): +")
_SPOKEN = re.compile(r'((?:[a-z]{2} "[^"]*" *)+): +')
_BELOW = re.compile(r"([CDHS]|o?[mM]|[xyzwtupqiv]) below ([CDHS]|o?[mM]|[xyzwtupqiv])")
_FORCING: Mapping[str, Forcing] = MappingProxyType(
    {
        "forcing": "one-round",
        "game-forcing": "game",
        "invitational": "invitational",
        "to play": "sign-off",
    }
)
_CLAUSES = ("as", "if", "with", "without", "for")
_FLAGS = ("artificial", "also")
_HEIGHTS: Mapping[str, Height] = MappingProxyType({"cheapest": "cheapest", "jump": "jump"})
CLAUSES: tuple[str, ...] = (
    *_FORCING,
    *_FLAGS,
    *_HEIGHTS,
    "x below y",
    *(f"{word} " for word in _CLAUSES),
)
"""Every clause as it is written, or what it begins with; ``x`` and ``y`` stand for suits."""
WANTED = (
    "want e.g. forcing, game-forcing, invitational, to play, artificial, as stayman, "
    "if forced, with drury, without drury, for major is 5, x below y, cheapest, jump"
)


MOST_AUCTIONS = 1_000
"""Auctions that one line may be about, by all the lines it stands below."""


@dataclass(frozen=True, slots=True)
class Clauses:
    """The clauses of a line after its promise."""

    forcing: Forcing = "no"
    artificial: bool = False
    kind: str | None = None
    """What sort of call it is; that of its term where nothing is said."""
    order: tuple[SuitOrder, ...] = ()
    height: Height = "any"
    when: tuple[AuctionCondition, ...] = ()
    needs: tuple[ToolNeed, ...] = ()
    cards: tuple[tuple[str, Place], ...] = ()
    """What must be true of the figures of a card that plays it."""
    also: bool = False
    """Whether it leaves what others say of the call, in a system of one's own."""

    def below(self, own: Clauses) -> Clauses:
        """Return *own*, the clauses of a nested line, combined with these."""
        if self == _NO_CLAUSES:
            return own
        return replace(
            own,
            order=(*self.order, *own.order),
            height=self.height if own.height == "any" else own.height,
            when=(*self.when, *own.when),
            needs=(*self.needs, *own.needs),
            cards=(*self.cards, *own.cards),
        )


_NO_CLAUSES = Clauses()


@dataclass(frozen=True, slots=True)
class ParentLine:
    """A line of calls that other lines may be nested below."""

    place: Place
    auctions: tuple[str, ...] | None
    """The auctions it leads to; ``None`` where they could not be read."""
    clauses: Clauses = _NO_CLAUSES


@dataclass(frozen=True, slots=True)
class Row:
    """A line of notes about one call, with its promise not yet parsed."""

    place: Place
    patterns: tuple[AuctionPattern, ...]
    """The auctions it is about; none where they cannot be read."""
    call_pattern: CallPattern
    what: str
    """Its words and the promise, as they stand in the file."""
    column: int
    """Where they begin."""
    clauses: Clauses
    rule: str
    source: str
    below: tuple[ParentLine, ...] = ()
    """The lines it stands below, the nearest last."""
    words: str = ""
    """The calls of the line itself, the first of its ways."""
    start: Place | None = None
    """Where the line begins."""

    @property
    def auction(self) -> str:
        """The auctions it applies to, in the notation."""
        return " | ".join(pattern.text for pattern in self.patterns)

    @property
    def call(self) -> str:
        """The call, in the notation."""
        return str(self.call_pattern)


@dataclass(frozen=True)
class Chapter:
    r"""A parsed file of notes: agreements for the figures of any card.

    Example:
        >>> chapter = read_chapter(
        ...     "chapter example\n"
        ...     "1N\n"
        ...     "  2C = 8+ HCP, 4H or 4S; forcing, artificial, as stayman  [ask]\n",
        ...     "example.notes",
        ... )
        >>> asked, = chapter.package().agreements
        >>> asked.auction, asked.call, asked.forcing, asked.kind
        ('1N', '2C', 'one-round', 'stayman')
    """

    name: str
    convention: bool
    source: str
    edition: str
    rows: tuple[Row, ...]
    definitions: Mapping[str, tuple[str, Place]]
    figures: Mapping[str, str]
    sentences: Mapping[str, str]
    """What it says, by language, as Fluent writes messages."""
    words: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The same words as they stand in the file, by message and language."""
    uneven: tuple[Place, ...] = ()
    """Lines whose indent is that of no line above them."""
    _packages: dict[Figures, Package] = field(default_factory=dict, compare=False)

    @cached_property
    def depends_on_card(self) -> bool:
        """Whether it uses a card's figures, so that agreements differ between cards."""
        texts = [what for what, _ in self.definitions.values()]
        texts += [row.what for row in self.rows]
        return any("<" in text or "support" in text for text in texts) or any(
            row.clauses.cards for row in self.rows
        )

    def package(self, card: Figures | None = None) -> Package:
        """Return its agreements for the figures of *card*, or for the default ones.

        Raises:
            NotesErrors: Lines cannot be read.
        """
        card = card if card is not None and self.depends_on_card else Figures()
        if card not in self._packages:
            faults = Faults()
            agreements = tuple(CardReader(self, card, faults=faults).agreements())
            faults.raise_found()
            self._packages[card] = Package(
                title=f"chapter-{self.name}",
                source=self.source,
                agreements=agreements,
                edition=self.edition,
                convention=self.convention,
            )
        return self._packages[card]

    def check(self) -> None:
        r"""Parse every line, and refuse those that can never be legal.

        Shipped chapters are checked by a test, not at every start.

        Raises:
            NotesErrors: Lines cannot be read, or can never be legal.

        Example:
            >>> read_chapter("chapter a\n2N 1N = 8+ HCP", "a.notes").check()
            Traceback (most recent call last):
            ...
            biritch.bidding.notation.places.NotesErrors: a.notes:2:9: 1N can never follow 2N
        """
        faults, rows = Faults(), {str(row.place): row for row in self.rows}
        for agreement in self.package().agreements:
            with faults:
                check_legal(agreement, rows[agreement.written])
        faults.raise_found()


class CardReader:
    """Parses the lines of a chapter for one card."""

    def __init__(
        self,
        chapter: Chapter,
        card: Figures,
        bounded: Callable[[Promise, Place], None] | None = None,
        faults: Faults = RAISED,
    ) -> None:
        """Parse *chapter* for *card*; *bounded* limits the size of promises.

        Errors are collected in *faults*.
        """
        self.chapter, self.bounded, self.faults = chapter, bounded, faults
        self.figures = CardFigures(card, chapter.figures)
        self._defined: dict[str, Promise] = {}
        self._read: dict[str, Promise] = {}

    def agreements(self) -> Iterator[Agreement]:
        """Yield the agreements of all lines that apply to the card."""
        for row in self.chapter.rows:
            if (agreement := self.agreement(row)) is not None:
                yield agreement

    def agreement(self, row: Row) -> Agreement | None:
        """Return the agreement of *row*, or ``None`` if it does not apply or has errors."""
        for text, place in row.clauses.cards:
            with self.faults:
                if not self.figures.holds(text, place):
                    return None
        title, text, column = _split_wording(row)
        promise = self._promise(text, row.place, column - row.column)
        return self._agreement(row, title, promise)

    def _agreement(self, row: Row, title: str, promise: Promise) -> Agreement | None:
        if not row.patterns:
            return None
        clauses = row.clauses
        kind = title if clauses.kind is None else clauses.kind
        return Agreement(
            row.patterns,
            row.call_pattern,
            promise,
            row.rule,
            clauses.forcing,
            clauses.artificial,
            f"call-{title}" if title else "",
            kind,
            clauses.order,
            clauses.height,
            clauses.needs,
            clauses.when,
            row.source or self.chapter.source,
            str(row.place),
            checked=False,
        )

    def _promise(self, text: str, place: Place, columns: int = 0) -> Promise:
        if text in self._read:
            return self._read[text]
        promise, before = ANYTHING, self.faults.count
        with self.faults:
            promise = self._read_promise(text, place.right(columns))
        if self.faults.count == before:  # what is wrong is told wherever it stands
            self._read[text] = promise
        return promise

    def _read_promise(self, text: str, begun: Place) -> Promise:
        filled = self.figures.fill_in(text, begun)
        names = self.chapter.definitions
        promise = read_promise(filled, begun, self.find_definition, self.faults, names)
        if self.bounded is not None:
            self.bounded(promise, begun)
        return promise

    def find_definition(self, name: str) -> Promise | None:
        """Return the promise that the name stands for in the file, or ``None``."""
        if name not in self._defined and name in self.chapter.definitions:
            text, place = self.chapter.definitions[name]
            self._defined[name] = self._promise(text, place)
        return self._defined.get(name)


def check_legal(agreement: Agreement, row: Row) -> None:
    """Refuse the agreement of *row* if it can never be legal.

    If the call would be legal with another indentation, the error says so.

    Raises:
        NotesError: No auction of it is legal.
    """
    wrong, place = agreement.objection(), row.place
    if wrong is None:
        return
    if row.below and (line := _find_line_meant(agreement, row)) is not None:
        place = row.start or row.place
        wanted = f"it below line {line}" if line else "it at the left edge"
        wrong = (
            f"indented below line {row.below[-1].place.on_line}, where {wrong} (want {wanted})"
        )
    raise NotesError(place, wrong)


def _find_line_meant(agreement: Agreement, row: Row) -> int | None:
    """Return the line below which *row* would be legal, 0 for none, or ``None``."""
    leads: list[ParentLine | None] = [*reversed(row.below[:-1]), None]
    for lead in leads:
        befores = ("",) if lead is None else lead.auctions
        if befores is None:
            continue
        tail = row.words
        for before in befores:
            auction, _, call = f"{before} {tail}".strip().rpartition(" ")
            try:
                moved = replace(
                    agreement,
                    patterns=(AuctionPattern.parse(auction),),
                    call_pattern=CallPattern.parse(call),
                    checked=False,
                )
            except ValueError:  # no auction at all
                continue
            if moved.objection() is None:
                return 0 if lead is None else lead.place.on_line
    return None


def _split_wording(row: Row) -> tuple[str, str, int]:
    """Return the term of a line if any, its promise, and the promise's position."""
    if match := _TERM.match(row.what):
        return match[1], row.what[match.end() :], row.column + match.end()
    if match := _SPOKEN.match(row.what):
        return _own_term(row), row.what[match.end() :], row.column + match.end()
    return "", row.what, row.column


def _own_term(row: Row) -> str:
    """Return a message name for the wording in the line itself."""
    return re.sub(r"[^a-z0-9]+", "-", f"{row.rule}-{row.auction}-{row.call}".lower()).strip("-")


class ChapterReader:
    """Parses a file of notes line by line.

    Example:
        >>> reader = ChapterReader("", "mine.system", ("chapter", "mine"))
        >>> reader.take("1N = 12-14 HCP", Place("mine.system", 4))
        >>> reader.chapter().rows[0].call
        '1N'
        >>> bool(reader.faults)
        False
    """

    def __init__(
        self,
        text: str,
        file: str,
        head: tuple[str, str] | None = None,
        faults: Faults | None = None,
    ) -> None:
        """Parse *text*; if *head* is given, the header is elsewhere and has that name.

        Errors are collected in *faults*, and reading goes on.
        """
        self.text, self.file, self.head = text, file, head
        self.faults = Faults() if faults is None else faults
        self.package_source, self.edition = "", "SEF 2024"
        self.source = ""
        self.sources: dict[str, str] = {}
        self.definitions: dict[str, tuple[str, Place]] = {}
        self.figures: dict[str, str] = {}
        self.sentences: dict[str, list[str]] = {}
        self.words: dict[str, dict[str, str]] = {}
        self.situations: dict[str, tuple[AuctionCondition, ...]] = {}
        self.rows: list[Row] = []
        self.everywhere = Clauses()
        self.above: list[ParentLine] = []
        """The lines that the next may stand below."""
        self.uneven: list[Place] = []

    def chapter(self) -> Chapter:
        """Return the chapter of all lines so far.

        What is wrong with it is in :attr:`faults`.
        """
        for text, place in logical_lines(self.text, self.file):
            self.take(text, place)
        if self.head is None:
            place = Place(self.file, 1)
            self.faults.add(NotesError(place, "empty (want e.g. chapter ours)"))
        kind, name = self.head or ("chapter", "")
        return Chapter(
            name,
            kind == "convention",
            self.package_source,
            self.edition,
            tuple(self.rows),
            self.definitions,
            self.figures,
            {language: "\n".join(lines) for language, lines in self.sentences.items()},
            {f"call-{name}": words for name, words in self.words.items()},
            tuple(self.uneven),
        )

    def take(self, text: str, place: Place) -> None:
        """Parse one line, without comment and indentation; errors go to :attr:`faults`."""
        with self.faults:
            if self.head is None and self._read_head(text, place):
                return
            if _PATH.match(text) or _NEARLY_CALLS.match(text):
                self._call_line(text, place)
                return
            for form, keep in self._forms():
                if match := form.fullmatch(text):
                    keep(match, place)
                    return
            raise NotesError(
                place,
                f"not a line of notes: {text!r} "
                "(want e.g. 1N 2C = 8+ HCP, let four = 4H or 4S)",
                lambda: find_meant_line(text),
            )

    def _read_head(self, text: str, place: Place) -> bool:
        """Parse the first line; return whether it is meant as the header of the file."""
        match = _HEAD.fullmatch(text)
        self.head = (match[1], match[2]) if match is not None else ("chapter", "")
        if match is None:
            self.faults.add(
                NotesError(
                    place, f"not a head: {text!r} (want e.g. chapter ours, convention multi)"
                )
            )
        # A file that forgot its head begins with a line of another kind.
        return match is not None or not (
            _PATH.match(text) or any(form.fullmatch(text) for form, _ in self._forms())
        )

    def _forms(self) -> tuple[tuple[re.Pattern[str], Callable[..., None]], ...]:
        return (
            (_SOURCE, self._keep_source),
            (_NAMED_SOURCE, self._name_source),
            (_SENTENCE, self._keep_sentence),
            (_ALL, self._restrict),
            (_LET, self._define),
            (_SITUATION, self._name_situation),
            (_FIGURE, self._keep_figure),
        )

    def _keep_source(self, match: re.Match[str], place: Place) -> None:
        if match[1] == "edition":
            self.edition = match[2]
        elif match[1] == "source":
            if self.rows:
                raise NotesError(place, "the source of the chapter stands before its calls")
            self.package_source = match[2]
        else:
            self.source = f"{match[2]} [{match[1]}]"

    def _name_source(self, match: re.Match[str], place: Place) -> None:
        del place
        self.sources[match[1]] = f"{match[3]} [{match[2]}]" if match[2] else match[3]

    def _keep_sentence(self, match: re.Match[str], place: Place) -> None:
        kind, name = match[1], match[2]
        assert self.head is not None
        if kind == "title":
            name = self.head[1]
        elif name is None:
            raise NotesError(place, f"a {kind} without a name")
        for language, words in _SAID.findall(match[3]):
            self._say(kind, name, language, words)

    def _say(self, kind: str, name: str, language: str, words: str) -> None:
        if kind == "term":
            self.words.setdefault(name, {})[language] = words
            message = f"call-{name} = {_with_promise(words, language)}"
        else:
            slug = name.replace("_", "-")
            message = f"{'chapter' if kind == 'title' else 'tool'}-{slug} = {words}"
        self.sentences.setdefault(language, []).append(message)

    def _restrict(self, match: re.Match[str], place: Place) -> None:
        self.everywhere = self._clauses(match[1], place.right(match.start(1)))

    def _name_situation(self, match: re.Match[str], place: Place) -> None:
        here = place.right(match.start(2))
        if match[1] in PHRASES:
            raise NotesError(place, f"{match[1]!r} is the name of a condition")
        self.situations[match[1]] = read_conditions(
            match[2], here, self.situations, self.faults
        )

    def _define(self, match: re.Match[str], place: Place) -> None:
        if match[1] in self.definitions:
            raise NotesError(place, f"defined twice: {match[1]}")
        self.definitions[match[1]] = match[2], place.right(match.start(2))

    def _keep_figure(self, match: re.Match[str], place: Place) -> None:
        del place
        self.figures[match[1]] = match[2]

    def _call_line(self, text: str, place: Place) -> None:
        self._leave_deeper(place)
        parent = self.above[-1] if self.above else ParentLine(place, ("",), self.everywhere)
        path, equals, what = text.partition(" = ")
        clauses = parent.clauses
        if not equals:
            path, _, restricted = text.partition(";")
            own = self._clauses(restricted, place.right(len(path) + 1))
            clauses = clauses.below(own)
        auctions = None
        with self.faults:
            auctions = _join_auctions(parent.auctions, path, place)
        below = tuple(self.above)
        self.above.append(ParentLine(place, auctions, clauses))
        if equals:
            self._row(auctions, path, what, place, below, clauses)

    def _leave_deeper(self, place: Place) -> None:
        """Leave the nesting levels that do not contain this line."""
        left = None
        while self.above and self.above[-1].place.column >= place.column:
            left = self.above.pop()
        indented = place.column > 1 and not self.above
        if (indented and left is None) or (
            left is not None and left.place.column != place.column
        ):
            self.uneven.append(place)

    def _row(  # noqa: PLR0913, PLR0917 - what a line has
        self,
        auctions: tuple[str, ...] | None,
        path: str,
        what: str,
        place: Place,
        below: tuple[ParentLine, ...],
        inherited: Clauses,
    ) -> None:
        patterns: tuple[AuctionPattern, ...] = ()
        call = _UNREAD
        with self.faults:
            if auctions is not None:
                patterns, call = _split_last(auctions, place)
        start, place = place, place.right(len(path) + len(" = "))
        rule, source = "", self.source
        if what.endswith("]") and "[" in what:
            what, _, tag = what[:-1].rpartition("[")
            rule, _, named = (part.strip() for part in tag.partition(";"))
            with self.faults:
                source = self._source(named, place.right(len(what))) if named else source
        promise, _, text = what.partition(";")
        own = self._clauses(text, place.right(len(promise) + 1))
        auction = " | ".join(pattern.text for pattern in patterns)
        row = Row(
            place,
            patterns,
            call,
            promise.strip(),
            place.column,
            inherited.below(own),
            rule or f"{auction} {call}".strip(),
            source,
            below,
            path.partition("|")[0].strip(),
            start,
        )
        if match := _SPOKEN.match(promise):
            for language, words in _SAID.findall(match[1]):
                self._say("term", _own_term(row), language, words)
        self.rows.append(row)

    def _clauses(self, text: str, place: Place) -> Clauses:
        return read_clauses(text, place, self.situations, self.faults)

    def _source(self, text: str, place: Place) -> str:
        mark, colon, rest = text.partition(": ")
        if colon and mark in ("sourced", "disputed", "assumed"):
            return f"{rest} [{mark}]"
        if text not in self.sources:
            raise NotesError(
                place,
                f"not a source: {text!r} (want {_list_names(self.sources)}, assumed: …)",
                lambda: find_meant(text, self.sources),
            )
        return self.sources[text]


def _list_names(names: Mapping[str, str]) -> str:
    return ", ".join(sorted(names)) or "source ours: …"


def logical_lines(text: str, file: str) -> Iterator[tuple[str, Place]]:
    r"""Yield the lines of notes without comments and indentation, with their places.

    A line that begins with ``;`` continues the previous one.

    Example:
        >>> for line, place in logical_lines("1N\n  2C = 8+ HCP  # asks\n    ; forcing", "a"):
        ...     print(line, place.column)
        1N 1
        2C = 8+ HCP ; forcing 3
    """
    waiting: tuple[str, Place] | None = None
    for number, line in enumerate(text.splitlines(), 1):
        bare = _strip_comment(line)
        start = bare.lstrip(" ")
        if not start:
            continue
        column = len(bare) - len(start) + 1
        if start.startswith(";") and waiting is not None:
            before, place = waiting
            join = (place.column + len(before) + 1, number, column)
            waiting = f"{before} {start}", replace(place, continued=(*place.continued, join))
            continue
        if waiting is not None:
            yield waiting
        waiting = start, Place(file, number, column)
    if waiting is not None:
        yield waiting


def _strip_comment(line: str) -> str:
    """Return *line* without its comment (from ``#``) and trailing blanks."""
    if "#" in line:
        line = re.sub(r"(^|\s)#.*$", "", line)
    return line.rstrip()


def _with_promise(words: str, language: str) -> str:
    if "…" in words:
        return words.replace("…", "{ $what }")
    return f"{words} : {{ $what }}" if language == "fr" else f"{words}: {{ $what }}"


def _join_auctions(
    before: tuple[str, ...] | None, text: str, place: Place
) -> tuple[str, ...] | None:
    """Return the auctions of a line: each of the parent's, extended by each of its own.

    ``None`` if the parent's could not be parsed.
    """
    ways = _ways(text)
    if ways is None:
        raise _not_an_auction(text, place)
    if before is None:
        return None
    if before == ("",):
        return ways
    if len(before) * len(ways) > MOST_AUCTIONS:
        many = len(before) * len(ways)
        raise NotesError(place, f"{many} auctions in one line (want {MOST_AUCTIONS} at most)")
    return tuple(f"{start} {way}".strip() for start in before for way in ways)


def _not_an_auction(text: str, place: Place) -> NotesError:
    """Return the error for *text*, which is not an auction: its first invalid word."""
    for word in re.finditer(r"\S+", text):
        if word[0] != "|" and not _ONE_CALL.fullmatch(word[0]):
            return _not_a_call(word[0], place.right(word.start()))
    return NotesError(place, f"not an auction: {text.strip()!r} (want e.g. 1N 2C (X) P)")


def _not_a_call(word: str, place: Place) -> NotesError:
    return NotesError(
        place,
        f"not a call: {word!r} (want e.g. 2C, 1M, 3x, (X), P)",
        lambda: _find_meant_call(word),
    )


def _find_meant_call(word: str) -> str:
    """Return the call that *word* was probably meant for, or an empty string.

    Example:
        >>> [_find_meant_call(word) for word in ("1NT", "2♣", "(dbl)", "pass", "9C")]
        ['1N', '2C', '(X)', 'P', '']
    """
    bare = word.strip("()").upper().translate(_SIGNS)
    bare = _CALL_WORDS.get(bare, bare.replace("NT", "N").replace("SA", "N"))
    guess = f"({bare})" if word.startswith("(") else bare
    return guess if _ONE_CALL.fullmatch(guess) else ""


_UNREAD = CallPattern.parse("P")
"""Stands for a call that cannot be read."""


def _split_last(
    auctions: tuple[str, ...], place: Place
) -> tuple[tuple[AuctionPattern, ...], CallPattern]:
    """Return the auctions before the call of a line, and the call.

    Raises:
        NotesError: They end in different calls, or have letters that only a call may have.
    """
    split = [auction.rpartition(" ") for auction in auctions]
    call = split[0][2]
    if any(last != call for _, _, last in split):
        raise NotesError(place, "a line about one call, after several auctions, names one")
    for before, _, _ in split:
        if told := _TOLD_LATER.search(before):
            raise NotesError(
                place, f"not in what was called before: {told[0]!r} (want e.g. 3*, 3x)"
            )
    try:
        patterns = tuple(AuctionPattern.parse(before) for before, _, _ in split)
        return patterns, CallPattern.parse(call)
    except ValueError as error:
        raise NotesError(place, str(error)) from None


@cache
def _ways(text: str) -> tuple[str, ...] | None:
    """Return the auctions in *text* as agreements store them; cached across lines."""
    ways = [way.strip() for way in text.split("|")]
    if not all(_PATH.fullmatch(way) for way in ways):
        return None
    return tuple(" ".join(way.split()) for way in ways)


def read_clauses(
    text: str,
    place: Place,
    situations: Situations = MappingProxyType({}),
    faults: Faults = RAISED,
) -> Clauses:
    """Return the clauses in *text*, which are separated by commas.

    *situations* are named conditions, by name. Invalid clauses are skipped if *faults* collects
    them.

    Raises:
        NotesError: A clause is invalid, and *faults* is not given.

    Example:
        >>> str(read_clauses("forcing, x below M", Place("example.notes", 1)).order[0])
        'x below M'
    """
    if "for " in text or (situations and "if " in text):
        return _clauses(text, place, situations, faults)
    try:
        return _placeless(text)
    except NotesError:
        return _clauses(text, place, situations, faults)


@cache
def _placeless(text: str) -> Clauses:
    """Return clauses that many lines share, parsed once and without a place."""
    return _clauses(text, Place("", 0), {}, RAISED)


def _clauses(text: str, place: Place, situations: Situations, faults: Faults) -> Clauses:
    found = Clauses()
    start = 0
    for part in re.split("[,;]", text) if text.strip() else ():
        word = part.strip()
        here = place.right(start + part.index(word))
        start += len(part) + 1
        with faults:
            found = _add_clause(found, word, here, situations, faults)
    return found


def _add_clause(
    found: Clauses, word: str, place: Place, situations: Situations, faults: Faults
) -> Clauses:
    """Return *found* with the clause *word* added.

    Raises:
        NotesError: It is no clause.
    """
    if word in _FORCING:
        return replace(found, forcing=_FORCING[word])
    if word in _HEIGHTS:
        return replace(found, height=_HEIGHTS[word])
    if word in _FLAGS:
        artificial = found.artificial or word == "artificial"
        return replace(found, artificial=artificial, also=found.also or word == "also")
    if match := _BELOW.fullmatch(word):
        return replace(found, order=(*found.order, SuitOrder(match[1], match[2])))
    first, _, rest = word.partition(" ")
    if first not in _CLAUSES or not rest:
        raise NotesError(
            place, f"not a clause: {word!r} ({WANTED})", lambda: _find_meant_clause(word)
        )
    here = place.right(len(first) + 1)
    if first == "if":
        asked = read_conditions(rest, here, situations, faults)
        return replace(found, when=(*found.when, *asked))
    return _add_named(found, first, rest, here)


def _add_named(found: Clauses, first: str, rest: str, place: Place) -> Clauses:
    """Return *found* with a kind, a tool, or a condition on the card's figures added."""
    if first == "as":
        return replace(found, kind="" if rest == "none" else rest)
    if first == "for":
        return replace(found, cards=(*found.cards, (rest, place)))
    return replace(found, needs=(*found.needs, ToolNeed(rest, first == "with")))


def _find_meant_clause(word: str) -> str:
    """Return the clause that *word* was probably meant for, or an empty string.

    Example:
        >>> [_find_meant_clause(word) for word in ("forcng", "forced to game", "when forced")]
        ['forcing', 'game-forcing', 'if forced']
    """
    if word in _CLAUSE_SLIPS:
        return _CLAUSE_SLIPS[word]
    if meant := find_meant(word, (*_FORCING, *_FLAGS, *_HEIGHTS)):
        return meant
    first, _, rest = word.partition(" ")
    if first == "when" and rest:
        return f"if {rest}"
    if word in PHRASES:
        return f"if {word}"
    meant = find_meant(first, _CLAUSES) if rest else ""
    return f"{meant} {rest}" if meant else ""


_CLAUSE_SLIPS: Mapping[str, str] = MappingProxyType(
    {
        "forcing to game": "game-forcing",
        "forced to game": "game-forcing",
        "gf": "game-forcing",
        "GF": "game-forcing",
        "sign-off": "to play",
        "signoff": "to play",
        "conventional": "artificial",
    }
)
"""What people write for clauses."""


def read_chapter(text: str, file: str) -> Chapter:
    """Parse the chapter *text* of *file*.

    Raises:
        NotesErrors: Lines are none of the notation: all of them.
    """
    reader = ChapterReader(text, file)
    chapter = reader.chapter()
    reader.faults.raise_found()
    return chapter
