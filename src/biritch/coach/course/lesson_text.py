"""Lessons as text files: their syntax and errors.

A line is ``word: what it says``; a line that begins with a blank goes on with the one before,
and one that begins with ``#`` is a remark. The words of the lesson come first::

    order: 6
    part: minibridge
    title en: The finesse
    title fr: L'impasse
    text en: Lead towards the hand with the queen.
    text fr: Jouez vers la main qui a la dame.

Then come the deals, each begun by its cards as PBN writes them::

    deal: N:AQ5.K832.A74.K65 J982.J9.QT6.T942 K43.AQ5.K982.A83 T76.T764.J53.QJ7
    board: 3
    begun: 3N H4
    goal: take 9
    task en: …

What every deal of a lesson would say (``task``, ``hint``, ``done``, ``missed``) may stand with
the words of the lesson, for the deals that do not say it themselves.

``course`` (of a lesson) is the course it belongs to, every one if it is not there; ``picture``
the cards and calls it is drawn with in the list. ``game`` (of a lesson) is the variant,
``system`` what the robots bid; ``begun`` the calls and cards already made, ``seat`` where the
pupil sits. A deal may have several goals and hints.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TypeVar

from biritch import shelf
from biritch.coach.course.lesson import (
    COURSES,
    PARTS,
    AnswerQuestion,
    CallByTheBook,
    ChooseContract,
    Goal,
    LeadAsAgreed,
    Lesson,
    LessonDeal,
    SignalAsAgreed,
    TakeTricks,
    Texts,
)
from biritch.core.boards import Board
from biritch.core.calls import parse_call
from biritch.core.cards import Card, Suit
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games import variants
from biritch.games.phase import Action
from biritch.games.variant import Variant

Value = TypeVar("Value")
_LANGUAGES = ("en", "fr")
_HEAD = frozenset(
    {"order", "part", "course", "picture", "game", "system", "title en", "title fr"}
)
_HEAD_TEXTS = frozenset({"text en", "text fr"})
_DEAL = frozenset({"deal", "board", "seat", "begun", "system", "accept"})
_TEXTS = frozenset(
    f"{word} {lang}" for word in ("task", "done", "missed") for lang in _LANGUAGES
)
_REPEATED = frozenset({"goal", "hint en", "hint fr"})


class LessonFault(ValueError):
    """Raised for a line of a lesson that cannot be parsed; has its place and what was expected.

    Example:
        >>> print(LessonFault("finesse.lesson", 3, 7, "not a number: 'six'"))
        finesse.lesson, line 3, column 7: not a number: 'six'
    """

    def __init__(self, file: str, line: int, column: int, what: str) -> None:
        """Keep the place and the reason."""
        super().__init__(f"{file}, line {line}, column {column}: {what}")
        self.line, self.column = line, column


@dataclass(frozen=True)
class LessonEntry:
    """A lesson on the shelf, with the names that a Python module would bind."""

    LESSON: Lesson
    SENTENCES: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class _Entry:
    """``word: value`` with the position of the value."""

    word: str
    value: str
    line: int
    column: int


def read_entry(text: str, file: str) -> LessonEntry:
    """Parse the lesson *text* of *file*.

    Raises:
        LessonFault: A line cannot be read, or something is missing.

    Example:
        >>> try:
        ...     read_entry("order: one", "x.lesson")
        ... except LessonFault as fault:
        ...     print(fault)
        x.lesson, line 1, column 8: not a number: 'one'
    """
    return _Reader(file, tuple(_entries(text, file))).read()


def _entries(text: str, file: str) -> Iterator[_Entry]:
    """Yield the entries of *text*, with continued lines joined."""
    pending: _Entry | None = None
    for number, line in enumerate(text.splitlines(), 1):
        if not line.strip() or line.startswith("#"):
            continue
        if line[0].isspace():
            if pending is None:
                raise LessonFault(file, number, 1, "this line goes on with none")
            joined = f"{pending.value} {line.strip()}".strip()
            pending = _Entry(pending.word, joined, pending.line, pending.column)
            continue
        if pending is not None:
            yield pending
        word, colon, value = line.partition(":")
        if not colon:
            raise LessonFault(file, number, len(line) + 1, f"no colon after {word!r}")
        column = len(line) - len(value.lstrip()) + 1
        pending = _Entry(" ".join(word.split()), value.strip(), number, column)
    if pending is not None:
        yield pending


@dataclass(frozen=True, slots=True)
class _Reader:
    file: str
    entries: tuple[_Entry, ...]

    def read(self) -> LessonEntry:
        first = next(
            (at for at, entry in enumerate(self.entries) if entry.word == "deal"),
            len(self.entries),
        )
        words = _HEAD | _HEAD_TEXTS | _TEXTS | {"hint en", "hint fr"}
        head = self._block(self.entries[:first], words)
        order = self._value(head, "order", int, "a number")
        part = self._value(head, "part", lambda text: PARTS[PARTS.index(text)], _one_of(PARTS))
        game = self._value(head, "game", _variant, _one_of(_games()), "contract")
        courses = COURSES
        if "course" in head:
            chosen = self._value(
                head, "course", lambda text: COURSES[COURSES.index(text)], _one_of(COURSES)
            )
            courses = (chosen,)
        picture = tuple(self._words(head["picture"], _action)) if "picture" in head else ()
        system = self._text(head, "system", "sif")
        titles = {lang: self._text(head, f"title {lang}") for lang in _LANGUAGES}
        name = Path(self.file).stem.replace("_", "-")
        deals = tuple(
            self._deal(block, game, system, self.entries[:first])
            for block in self._deals(self.entries[first:])
        )
        if not deals:
            raise self._missing(self.entries[-1:], "deal")
        text = self._texts(head, "text")
        lesson = Lesson(name, order, part, text, deals, courses, picture)
        says = {lang: f"lesson-{name} = {title}\n" for lang, title in titles.items()}
        return LessonEntry(lesson, MappingProxyType(says))

    def _deals(self, entries: Sequence[_Entry]) -> Iterator[Sequence[_Entry]]:
        starts = [at for at, entry in enumerate(entries) if entry.word == "deal"]
        for start, end in zip(starts, [*starts, len(entries)][1:], strict=True):
            yield entries[start:end]

    def _block(self, entries: Sequence[_Entry], words: frozenset[str]) -> dict[str, _Entry]:
        """Return *entries* by word, each once; report words not in *words*."""
        found: dict[str, _Entry] = {}
        for entry in entries:
            if entry.word not in words:
                what = f"not a word of a lesson: {entry.word!r} (want {_one_of(sorted(words))})"
                raise LessonFault(self.file, entry.line, 1, what)
            if entry.word in found and entry.word not in _REPEATED:
                raise LessonFault(self.file, entry.line, 1, f"{entry.word!r} is there twice")
            found[entry.word] = entry
        return found

    def _missing(self, entries: Sequence[_Entry], word: str) -> LessonFault:
        line = entries[0].line if entries else 1
        return LessonFault(self.file, line, 1, f"no {word!r}")

    def _text(self, block: Mapping[str, _Entry], word: str, default: str | None = None) -> str:
        entry = block.get(word)
        if entry is None:
            if default is None:
                raise self._missing(list(block.values()), word)
            return default
        if not entry.value:
            raise LessonFault(self.file, entry.line, entry.column, f"{word!r} says nothing")
        return entry.value

    def _texts(self, block: Mapping[str, _Entry], word: str) -> Texts:
        texts = {lang: self._text(block, f"{word} {lang}") for lang in _LANGUAGES}
        return MappingProxyType(
            {lang: text.replace(" / ", "\n") for lang, text in texts.items()}
        )

    def _value(
        self,
        block: Mapping[str, _Entry],
        word: str,
        read: Callable[[str], Value],
        wanted: str,
        default: str | None = None,
    ) -> Value:
        text = self._text(block, word, default)
        entry = block.get(word)
        try:
            return read(text)
        except (ValueError, KeyError) as error:
            assert entry is not None
            what = str(error) if wanted == "" else f"not {wanted}: {text!r}"
            raise LessonFault(self.file, entry.line, entry.column, what) from None

    def _deal(
        self, entries: Sequence[_Entry], game: Variant, system: str, head: Sequence[_Entry]
    ) -> LessonDeal:
        block = self._block(entries, _DEAL | _TEXTS | _REPEATED)
        usual = {entry.word: entry for entry in head if entry.word in _TEXTS}
        texts = block | {word: entry for word, entry in usual.items() if word not in block}
        goals = [entry for entry in entries if entry.word == "goal"]
        if not goals:
            raise self._missing(entries, "goal")
        accepted = self._value(
            block, "accept", lambda text: tuple(map(parse_call, text.split())), "", "P"
        )
        found = LessonDeal(
            variant=game,
            board=Board.from_number(self._value(block, "board", int, "a number", "1")),
            deal=self._value(block, "deal", Deal.parse, ""),
            begun=self._read_beginning(block),
            goals=tuple(
                self._goal(entry, accepted if "accept" in block else ()) for entry in goals
            ),
            task=self._texts(texts, "task"),
            hints=self._hints(entries, head),
            done=self._texts(texts, "done"),
            missed=self._texts(texts, "missed"),
            system=self._text(block, "system", system),
            seat=self._value(block, "seat", Seat.parse, "a seat", "S"),
        )
        self._check(found, block, goals)
        return found

    def _read_beginning(self, block: Mapping[str, _Entry]) -> tuple[Action, ...]:
        entry = block.get("begun")
        return tuple(self._words(entry, _action)) if entry is not None else ()

    def _words(self, entry: _Entry, read: Callable[[str], Value]) -> Iterator[Value]:
        for word in entry.value.split():
            try:
                yield read(word)
            except ValueError:
                column = entry.column + entry.value.index(word)
                what = f"not a call and not a card: {word!r}"
                raise LessonFault(self.file, entry.line, column, what) from None

    def _hints(self, entries: Sequence[_Entry], head: Sequence[_Entry]) -> tuple[Texts, ...]:
        own = any(entry.word.startswith("hint ") for entry in entries)
        hints = {
            lang: [
                entry for entry in (entries if own else head) if entry.word == f"hint {lang}"
            ]
            for lang in _LANGUAGES
        }
        if not hints["en"] or len(hints["en"]) != len(hints["fr"]):
            raise self._missing(hints["en"][-1:] or entries, "hint in both languages")
        return tuple(
            MappingProxyType({"en": en.value, "fr": fr.value})
            for en, fr in zip(hints["en"], hints["fr"], strict=True)
        )

    def _goal(self, entry: _Entry, accepted: tuple[Action, ...]) -> Goal:
        word, *rest = entry.value.split() or [""]
        try:
            return _GOALS[word](rest, accepted)
        except KeyError:
            what = f"not a goal: {word!r} (want {_one_of(_GOALS)})"
        except ValueError as error:
            what = f"a goal is not written so: {entry.value!r} ({error})"
        raise LessonFault(self.file, entry.line, entry.column, what)

    def _check(
        self, deal: LessonDeal, block: Mapping[str, _Entry], goals: Sequence[_Entry]
    ) -> None:
        """Refuse a deal with an impossible start or invalid questions."""
        try:
            over = deal.opening.over
        except ValueError as error:
            where = block.get("begun", block["deal"])
            raise LessonFault(self.file, where.line, where.column, str(error)) from None
        if over:
            where = block.get("begun", block["deal"])
            raise LessonFault(self.file, where.line, where.column, "nothing is left to do")
        try:
            _ = deal.questions
        except ValueError as error:
            where = next(entry for entry in goals if entry.value.startswith("ask"))
            raise LessonFault(self.file, where.line, where.column, str(error)) from None


def _one_of(words: Sequence[str] | Mapping[str, object] | frozenset[str]) -> str:
    return f"one of {', '.join(words)}"


@cache
def _games() -> dict[str, Variant]:
    return shelf.load(variants, "VARIANT", Variant)


def _variant(name: str) -> Variant:
    return _games()[name]


def _action(text: str) -> Action:
    try:
        return parse_call(text)
    except ValueError:
        return Card.parse(text)


def _number(words: Sequence[str]) -> int | None:
    """Return the single number of *words*; ``None`` without a word."""
    if len(words) > 1:
        raise ValueError("one number at most")
    return int(words[0]) if words else None


def _take(words: Sequence[str], _: tuple[Action, ...]) -> Goal:
    return TakeTricks(_number(words))


def _call(words: Sequence[str], accepted: tuple[Action, ...]) -> Goal:
    return CallByTheBook(_number(words), accepted)  # type: ignore[arg-type]


def _lead(words: Sequence[str], _: tuple[Action, ...]) -> Goal:
    if not words:
        raise ValueError("which suits?")
    return LeadAsAgreed(tuple(map(Suit.parse, words)))


def _signal(words: Sequence[str], _: tuple[Action, ...]) -> Goal:
    _none(words)
    return SignalAsAgreed()


def _choose(words: Sequence[str], _: tuple[Action, ...]) -> Goal:
    _none(words)
    return ChooseContract()


def _none(words: Sequence[str]) -> None:
    if words:
        raise ValueError("nothing follows")


def _ask(words: Sequence[str], _: tuple[Action, ...]) -> Goal:
    return AnswerQuestion(tuple(words))


_GOALS: Mapping[str, Callable[[Sequence[str], tuple[Action, ...]], Goal]] = MappingProxyType(
    {
        "take": _take,
        "call": _call,
        "lead": _lead,
        "signal": _signal,
        "choose": _choose,
        "ask": _ask,
    }
)
