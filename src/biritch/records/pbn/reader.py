"""PBN text read into records, one game at a time (PBN 2.1)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar, cast

from biritch.core.calls import Contract
from biritch.core.seats import Seat
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError, report_error, until_error
from biritch.records.pbn import sections, values
from biritch.records.pbn.losses import with_contract
from biritch.records.pbn.syntax import PbnGame, PbnTag, games, tags
from biritch.records.record import Comment, Lines, Played, Record, Tag
from biritch.records.results import score_word

if TYPE_CHECKING:
    from biritch.core.deals import Deal, PartialDeal

T = TypeVar("T")

MOST_DROPPED = 200
"""How many things that no field holds are named with one board."""
MOST_INHERITED = 5_000
"""How many tag names are remembered from game to game."""

_TEXTS: Mapping[str, str] = MappingProxyType(
    {"Event": "event", "Site": "site", "Date": "date", "Scoring": "scoring"}
)
_PLAYERS = tuple(seat.name.capitalize() for seat in Seat)
_JUDGED = ("Board", "Declarer", "Contract", "Result", "Score", "Room")
"""Tags whose value may be kept as it is, when no field can hold what it says."""
_FIELDS = frozenset((*_TEXTS, *_PLAYERS, *_JUDGED, "Dealer", "Vulnerable", "Deal"))
_ROOMS = MappingProxyType({"open": "Open", "closed": "Closed"})


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the games of *lines*; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A game cannot be read, and *errors* is not given.

    Example:
        >>> lines = ['[Board "7"]', '[Declarer "S"]', '[Contract "4HX"]', '[Result "9"]']
        >>> (record,) = read(lines)
        >>> record.number, str(record.contract), record.tricks
        (7, '4HX S', 9)
    """
    before = Inherited()
    held: Record | None = None
    dropped: list[Fault] = []
    start = 0
    for block in until_error(games(lines), errors):
        try:
            record, faults = _record(block, before)
        except FormatError as error:
            report_error(FormatError(error.line, _board_of(block), error.fault), errors)
            dropped = []
            continue
        dropped += faults
        if record is None:
            start = start or block.start
            continue
        # What follows a board without a tag of its own is named with that board.
        if held is not None:
            yield held
        held = _with_dropped(_with_shared_deal(record, before), dropped)
        dropped = []
    if held is not None:
        yield _with_dropped(held, dropped)
    elif any(fault.name == "stray-text" for fault in dropped):
        report_error(FormatError(start, "", Fault.of("no-board")), errors)


def _with_dropped(record: Record, faults: list[Fault]) -> Record:
    if not faults:
        return record
    return replace(record, lines=record.lines.with_dropped(*faults[:MOST_DROPPED]))


def _with_shared_deal(record: Record, before: Inherited) -> Record:
    """Return *record* with the previous game's deal, if it is the same board.

    Both tables of a match may share one deal: the second game has no ``Deal``, and the same
    ``Board`` or none.
    """
    last, tags = before.game, record.lines.tags
    before.game = record
    if last is None or last.deal is None or "Deal" in tags:
        return record
    same = record.title == last.title and record.event in ("", last.event)
    if not (same or "Board" not in tags) or ("Board" not in tags and "Event" in tags):
        return record
    if not {"Contract", "Auction", "Play", "Result", "Score"} & set(tags):
        return record
    number = last.number if "Board" not in tags else record.number
    shared = replace(
        record,
        number=number,
        deal=last.deal,
        dealer=last.dealer if record.dealer is None else record.dealer,
        vulnerability=(
            last.vulnerability if record.vulnerability is None else record.vulnerability
        ),
        event=record.event or last.event,
        lines=record.lines.with_dropped(Fault.of("shared-deal")),
    )
    before.game = shared
    return with_contract(shared)


class Inherited:
    """Values inherited from earlier games: with ``#`` on request, with ``##`` always."""

    def __init__(self) -> None:
        """Start with nothing to inherit."""
        self.last: dict[str, str] = {}
        self.running: dict[str, str] = {}
        self.game: Record | None = None
        """The game before, whose deal the next one may share."""

    def value(self, name: str, value: str) -> str:
        """Return the value of the tag *name*, inherited if *value* says so."""
        if value == "#":
            self.running.pop(name, None)
            return self.last.get(name, "")
        if value[:2] == "##":
            value = value[2:]
            if len(self.running) < MOST_INHERITED:
                self.running[name] = value
        elif name in self.running:
            self.running[name] = value
        return value

    def remember(self, values: dict[str, str]) -> None:
        """Store the values of a game for later ones."""
        if len(self.last) < MOST_INHERITED:
            self.last.update(values)


def _board_of(block: PbnGame) -> str:
    for line in block.lines[:200]:
        head, _, rest = line.partition('"')
        if head.strip().lower().replace(" ", "") == "[board":
            return Fault.of("", board=rest.partition('"')[0]).arguments[0][1]
    return ""


class _Game:
    """The tags of one game, by kind."""

    def __init__(self, raw_tags: list[PbnTag], before: Inherited) -> None:
        self.values: dict[str, str] = {}
        self.raws: dict[str, PbnTag] = {}
        self.notes: dict[str, dict[int, str]] = {"": {}, "Auction": {}, "Play": {}}
        self.comments: list[tuple[int, Comment]] = []
        self.extra: list[Tag] = []
        self.dropped: list[Fault] = []
        section = ""
        for raw in raw_tags:
            if raw.name in ("Auction", "Play"):
                section = raw.name
                self._first(raw)
                continue
            rows = self._rows(raw) if raw.body else ()
            if raw.name == "Note":
                sections.notes_of(raw, self.notes[section])
            elif raw.name and self._first(raw):
                self._sort(raw.name, raw.value, rows, before)
        # ``##`` in a former game: its value goes on to every game that leaves the tag out.
        for name, value in before.running.items():
            if name not in self.raws:
                self._sort(name, value, (), before)
        before.remember(self.values)
        before.remember({tag.name: tag.value for tag in self.extra})

    def _first(self, raw: PbnTag) -> bool:
        """Return whether this tag is the first of its name; others are ignored (PBN 3.4)."""
        known = self.raws.setdefault(raw.name, raw)
        # Another number or another deal is another board: nothing says which one is meant.
        if raw.name in ("Board", "Deal") and known.value != raw.value:
            raise FormatError(raw.line, "", Fault.of("two-values", name=raw.name))
        if known is not raw and (known.value != raw.value or raw.body):
            self.dropped.append(Fault.of("tag-ignored", name=raw.name, text=raw.value))
        return known is raw

    def _rows(self, raw: PbnTag) -> tuple[str, ...]:
        """Store the comments after *raw*; return the text after it."""
        rows = []
        for line, text in raw.body:
            if text[0] == "{":
                # A note belongs to its section, and so does what is said after it.
                after = "Auction" if raw.name == "Note" else raw.name
                self.comments.append((line, Comment(after, text[1:])))
            elif not raw.name or raw.name in _FIELDS or raw.name == "Note":
                if text.lstrip()[:1] == "[":
                    raise FormatError(line, "", Fault.of("bad-tag", text=text.strip()))
                # A dealer's statistics, a line for people: no part of the board.
                self.dropped.append(Fault.of("stray-text", text=text.strip()))
            else:
                rows.append(text.rstrip())
        return tuple(rows)

    def _sort(self, name: str, value: str, rows: tuple[str, ...], before: Inherited) -> None:
        # Few files inherit anything: for the others this is skipped.
        if value[:1] == "#" or before.running:
            value = before.value(name, value)
        if name in _FIELDS:
            self.values[name] = value
        else:
            self.extra.append(Tag(name, value, rows))

    def get(self, name: str, reader: Callable[[str], T | None]) -> T | None:
        """Return *reader* of the tag *name*; a fault has that tag's line."""
        value = self.values.get(name)
        if not value:
            return None
        try:
            return reader(value)
        except BadText as faulty:
            line = self.raws[name].line if name in self.raws else 0
            raise FormatError(line, "", faulty.fault) from None

    def text(self, name: str) -> str:
        """Return the text of the tag *name*; empty for a question mark."""
        value = self.values.get(name, "")
        return "" if value == "?" else value

    def deal(self, value: str) -> Deal | PartialDeal | None:
        """Return the deal; one that no field can hold remains a tag."""
        try:
            return values.deal(value)
        except BadText:
            if not values.deal_as_written(value):
                raise
            self.extra.append(Tag("Deal", value))
            self.dropped.append(Fault.of("deal-kept", text=value))
            return None

    def in_order(self) -> tuple[Comment, ...]:
        """Return the comments in file order."""
        if not self.comments:
            return ()
        return tuple(
            comment for _, comment in sorted(self.comments, key=lambda numbered: numbered[0])
        )

    def seat(self, name: str) -> Seat | None:
        return self.get(name, lambda value: values.seat(name, value))

    def keep(self, name: str) -> None:
        """Store the tag *name* unchanged, unless it is empty."""
        value = self.values.get(name)
        if value and value.strip() not in values.UNTOLD:
            self.extra.append(Tag(name, value))


def _record(block: PbnGame, before: Inherited) -> tuple[Record | None, list[Fault]]:
    raw_tags = tags(block)
    game = _Game(raw_tags, before)
    directives = [] if block.simple is not None else _directives(block.lines)
    if not game.raws:
        loose = [Fault.of("stray-text", text=words.text) for words in game.in_order()]
        # Comments of a file that has no board at all say nothing about a board.
        return None, [*directives, *game.dropped, *loose]
    fields = _fields(game)
    dealer = game.seat("Dealer")
    fields["play"], cards = _play(game)
    fields["auction"], fields["dealer"], calls = _auction(game, dealer)
    of_tags = {name: raw.line for name, raw in game.raws.items()}
    lines = Lines(block.start, of_tags, calls, cards)
    deal = cast("Deal | PartialDeal | None", game.get("Deal", game.deal))
    fields |= {field: game.text(name) for name, field in _TEXTS.items()}
    record = Record(
        vulnerability=game.get("Vulnerable", values.vulnerability),
        deal=deal,
        names=_names(game),
        tags=tuple(game.extra),
        comments=game.in_order(),
        lines=lines,
        **fields,
    )
    return with_contract(record), [*directives, *game.dropped]


_STANDARD = re.compile(r"%\s*(?:PBN\b|EXPORT\b|IMPORT\b|$)", re.IGNORECASE)


def _directives(lines: Iterable[str]) -> list[Fault]:
    """Return the faults of lines with %, except the standard's own."""
    return [
        Fault.of("percent-lines", text=line.strip())
        for line in lines
        if line[:1] == "%" and not _STANDARD.match(line)
    ]


def _names(game: _Game) -> tuple[str, str, str, str]:
    n, e, s, w = map(game.text, _PLAYERS)
    return n, e, s, w


def _fields(game: _Game) -> dict[str, Any]:
    """Return the optional fields, keeping tags with other values."""
    value = game.values.get("Declarer", "")
    # ``^S`` is declarer by an irregularity: no field holds that, so the tags stay as they are.
    declarer = None if value[:1] == "^" else game.seat("Declarer")
    _move_unplayed(game)
    contract: Played | None = game.get(
        "Contract", lambda text: values.contract_played(text, declarer)
    )
    fields: dict[str, Any] = {
        "number": game.get("Board", values.number),
        "contract": contract,
        "tricks": game.get("Result", lambda text: values.tricks(text, contract)),
        "score": game.get("Score", lambda text: values.score(text, contract)),
        "room": _ROOMS.get(game.values.get("Room", "").strip().lower(), ""),
    }
    if contract is None:
        game.keep("Contract")
    if not isinstance(contract, Contract):
        game.keep("Declarer")
    for name, field in (("Board", "number"), ("Result", "tricks"), ("Score", "score")):
        if fields[field] is None:
            game.keep(name)
    if not fields["room"]:
        game.keep("Room")
    return fields


def _move_unplayed(game: _Game) -> None:
    """Move a substitute for a score from ``Contract`` (``N/P``, ``A60/40``) to ``Score``."""
    text = game.values.get("Contract", "")
    try:
        values.contract(text)
    except BadText:
        word = score_word(text)
        if word and game.values.get("Score", "") in ("", *values.UNTOLD):
            game.values |= {"Contract": "", "Score": word}


def _auction(game: _Game, dealer: Seat | None) -> tuple[Any, Seat | None, tuple[int, ...]]:
    raw = game.raws.get("Auction")
    if raw is None:
        return None, dealer, ()
    first = _seat_of(raw)
    if (cut := sections.until_blank(raw)) is not None:
        raw = cut
        game.dropped.append(Fault.of("blank-call"))
    written, begun, lines, comments = sections.auction(
        raw, game.notes["Auction"], first, dealer
    )
    game.comments += ((raw.line, Comment("Auction", text)) for text in comments)
    return written, begun, lines


def _play(game: _Game) -> tuple[Any, tuple[int, ...]]:
    raw = game.raws.get("Play")
    if raw is None:
        return None, ()
    leader = _seat_of(raw)
    if leader is None:
        if any(text[0] != "{" for _, text in raw.body):
            fault = Fault.of("bad-seat", name="Play", text=raw.value)
            raise FormatError(raw.line, "", fault)
        return None, ()
    written, lines, comments = sections.play(raw, game.notes["Play"], leader)
    game.comments += ((raw.line, Comment("Play", text)) for text in comments)
    return written, lines


def _seat_of(raw: PbnTag) -> Seat | None:
    try:
        return values.seat(raw.name, raw.value)
    except BadText as faulty:
        raise FormatError(raw.line, "", faulty.fault) from None
