"""A system as a list of calls, for files of other programs: auction, call, description.

The descriptions we write are lines of notes, so that reading them back gives the same
agreements; others' prose is parsed as far as possible.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import dropwhile
from types import MappingProxyType
from typing import TypeAlias

from biritch.bidding.agreement.agreement import Agreement
from biritch.bidding.agreement.condition import AuctionCondition
from biritch.bidding.agreement.pattern import AuctionPattern, BiddingSequence, OwnedCall
from biritch.bidding.exchange.circumstances import (
    EVERY_SEAT,
    EVERY_VULNERABILITY,
    SEATS,
    VULNERABILITIES,
    Circumstances,
    circumstances,
    gather_circumstances,
)
from biritch.bidding.exchange.prose import ReadProse, read_prose
from biritch.bidding.notation.chapter_text import read_clauses
from biritch.bidding.notation.own_template import slug
from biritch.bidding.notation.places import NotesError, Place
from biritch.bidding.notation.promise_text import read_promise
from biritch.bidding.notation.promise_writing import write_promise
from biritch.bidding.promises.suit_letters import Suits
from biritch.bidding.system import System
from biritch.core.calls import PASS, Call

Words: TypeAlias = Callable[[Agreement], str]
"""Says what an agreement is called, such as ``Stayman``; nothing where it has no name."""
Lost: TypeAlias = Counter[str]
"""What could not be carried: how often, by the message that says so (``exchange-…``)."""

OR_ELSE = " || "
"""What stands between several descriptions of one call."""
MOST = 20_000
"""Calls of one file."""
_FORCING = MappingProxyType(
    {
        "one-round": "forcing",
        "game": "game-forcing",
        "invitational": "invitational",
        "sign-off": "to play",
    }
)
_ASKS_MORE = ("sign-off", "no", "invitational", "one-round", "game")
_WIDEST = 2_000
"""Ways to read the ``*`` of one line that are tried; of more, the line is left out."""


@dataclass(frozen=True, slots=True)
class ExchangedCall:
    """A call after an auction, and its description."""

    auction: tuple[OwnedCall, ...]
    """The calls before, each with whether our side made it; their passes are left out."""
    call: Call
    says: str
    passed: bool = False
    """Whether our side passed before the bidding began."""
    seat: str = "0"
    """The seat of the opening: ``1`` to ``4``, ``12``, ``34``, or ``0`` for any."""
    vulnerable: str = "00"
    """We and they, each ``Y``, ``N`` or ``0`` for either."""
    artificial: bool = False
    forcing: str = "no"
    lengths: tuple[int, int] | None = None
    """Cards of its suit, at least and at most."""
    line: int = 0
    """Where it stands in the file."""


def exchange_system(system: System, words: Words) -> tuple[list[ExchangedCall], Lost]:
    """Return *system* as a list of calls, and what this form cannot express.

    Example:
        >>> from biritch.bidding import catalogue
        >>> calls, lost = exchange_system(catalogue.find("sayc"), lambda agreement: "")
        >>> calls[0].says, lost["exchange-general"] > 100
        ('25-27 HCP, balanced; as three-notrump', True)
    """
    carrier = _Carrier(system)
    for agreement in system.agreements:
        for pattern in agreement.patterns:
            why = _reason_unspelled(agreement, pattern)
            if why:
                carrier.lost[why] += 1
                continue
            for call in _instances(agreement, pattern, words, carrier.lost):
                carrier.keep(call, own=agreement.own)
    calls = list(carrier.calls.values())
    if len(calls) > MOST:
        carrier.lost["exchange-lines"] += len(calls) - MOST
    return calls[:MOST], carrier.lost


def _reason_unspelled(agreement: Agreement, pattern: AuctionPattern) -> str:
    """Return the message why a line cannot be written as single calls, or an empty string."""
    if pattern.begun:
        return "exchange-general"
    strains = (*(sign.strain for _, sign in pattern.signs), agreement.call_pattern.strain)
    if agreement.roles or "t" in strains:
        return "exchange-shown"
    return "exchange-many" if pattern.breadth > _WIDEST else ""


class _Carrier:
    """Collects the calls of a system."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.lost: Lost = Counter()
        self.calls: dict[tuple[object, ...], ExchangedCall] = {}
        # What a pair's own lines say takes the place of what others say of the call there.
        self.own: set[tuple[object, ...]] = set()

    def keep(self, call: ExchangedCall, *, own: bool) -> None:
        place = call.auction, call.passed, call.call
        if own:
            self.own.add(place)
        elif place in self.own or _is_struck(self.system, call):
            return
        key = *place, call.seat, call.vulnerable
        before = self.calls.get(key)
        if before is None:
            self.calls[key] = call
        elif before.artificial != call.artificial:
            self.lost["exchange-unheard"] += 1
        else:
            self.calls[key] = _join_calls(before, call)


def _is_struck(system: System, call: ExchangedCall) -> bool:
    sequence = BiddingSequence(call.passed, call.auction)
    return any(strike.strikes(sequence, call.call) for strike in system.struck)


def _join_calls(one: ExchangedCall, other: ExchangedCall) -> ExchangedCall:
    """Return *one* and *other*, which have the same auction and call, as one call."""
    if other.says in one.says.split(OR_ELSE):
        return one
    lengths = None
    if one.lengths is not None and other.lengths is not None:
        low, high = zip(one.lengths, other.lengths, strict=True)
        lengths = min(low), max(high)
    # Partner cannot tell which of them it is, and has to answer the one that asks for more.
    forcing = max(one.forcing, other.forcing, key=_ASKS_MORE.index)
    says = f"{one.says}{OR_ELSE}{other.says}"
    return replace(one, says=says, lengths=lengths, forcing=forcing)


def _instances(
    agreement: Agreement, pattern: AuctionPattern, words: Words, lost: Lost
) -> Iterator[ExchangedCall]:
    clauses = _clauses(agreement)
    never = False
    for auction, suits in agreement.spell_out_auctions(pattern):
        call = agreement.call_pattern.call(suits)
        # Read and written again: with suits for letters, some of it may say the same twice.
        said = _settle_text(write_promise(agreement.promise, suits))
        term = words(agreement)
        sequence = BiddingSequence.of(auction)
        where = circumstances(agreement.when, sequence.calls, passed=sequence.passed)
        never = never or not (where.seats and where.vulnerabilities)
        exchanged_call = ExchangedCall(
            sequence.calls,
            call,
            "; ".join(part for part in (f"{term}: {said}" if term else said, clauses) if part),
            sequence.passed,
            artificial=agreement.artificial,
            forcing=agreement.forcing,
            lengths=_lengths(agreement, call, suits),
        )
        for seat, vulnerable in where.codes():
            yield replace(exchanged_call, seat=seat, vulnerable=vulnerable)
    if never:
        lost["exchange-never"] += 1


@cache
def _settle_text(said: str) -> str:
    return write_promise(read_promise(said, _HERE))


def _lengths(agreement: Agreement, call: Call, suits: Suits) -> tuple[int, int] | None:
    from biritch.bidding.promises.suit_letters import AuctionContext
    from biritch.core.calls import Bid

    suit = call.strain.suit if isinstance(call, Bid) else None
    if suit is None:
        return None
    try:
        box = agreement.promise.bind(AuctionContext(suits)).project()
    except (KeyError, ValueError, TypeError):
        return 0, 13
    return box.lengths[suit]


def _clauses(agreement: Agreement) -> str:
    said = [_FORCING[agreement.forcing]] if agreement.forcing in _FORCING else []
    said += ["artificial"] if agreement.artificial else []
    said += [f"as {agreement.kind}"] if agreement.kind else []
    said += [agreement.height] if agreement.height != "any" else []
    if agreement.when:
        said.append(f"if {' and '.join(map(str, agreement.when))}")
    return ", ".join(said)


_HERE = Place("", 1)
_TERM = re.compile(r'([^":;{}|]{1,60}): (?=\S)')


@dataclass(frozen=True, slots=True)
class _Line:
    """A description as a line of notes."""

    says: str
    when: tuple[AuctionCondition, ...] = ()
    """Its conditions."""


@dataclass(frozen=True, slots=True)
class _Row:
    """A description of a call, with its circumstances."""

    call: ExchangedCall
    where: Circumstances
    line: _Line | None
    """It as a line of notes, if it is one."""


def _line_of(said: str) -> _Line | None:
    """Parse a description as a line of notes; return ``None`` if it is prose."""
    term = _TERM.match(said)
    for words, rest in ((term[1], said[term.end() :]) if term else ("", said), ("", said)):
        promise, _, clauses = rest.partition("; ")
        try:
            read_promise(promise, _HERE)
            when = read_clauses(clauses, _HERE).when
        except NotesError:
            continue
        quoted = f'en "{words}": ' if words else ""
        return _Line(f"{quoted}{rest}", when)
    return None


@dataclass
class ImportedNotes:
    """Calls from another program's file, as notes."""

    title: str
    about: str = ""
    calls: list[ExchangedCall] = field(default_factory=list)
    lost: Lost = field(default_factory=Counter)

    def notes(self, base: str = "") -> str:
        """Return the notes; *base* names the system they belong to, if any.

        Text that could not be parsed becomes a comment, to be completed by hand.
        """
        lines = [f"system {slug(self.title or 'imported')}"]
        lines += [f"from: {base}"] if base else []
        title = _plain(self.title)[:60] or "Imported"
        lines += [f'title en "{title}"  fr "{title}"']
        lines += [f"# {_plain(self.about)}"] if self.about else []
        lines.append("assumed: as its pair wrote it")
        for auction, rows in _by_auction(_rows(self.calls)):
            lines.append("")
            indent = ""
            if auction:
                lines.append(auction)
                indent = "  "
            lines += [f"{indent}{self._row_text(row)}" for row in rows]
        return "\n".join(lines) + "\n"

    def _row_text(self, row: _Row) -> str:
        call = row.call
        bid = "P" if call.call is PASS else str(call.call)
        if row.line is not None:
            return f"{bid} = {row.line.says}{_where(row, row.line.says)}"
        read = read_prose(row.call.says, call.call)
        promised = _add_length(read, call)
        if promised:
            self.lost["exchange-prose"] += 1
            quoted = f'en "{_plain(row.call.says)[:100]}": ' if row.call.says.strip() else ""
            line = f"{bid} = {quoted}{promised}{_prose_clauses(read, call)}"
            return line + _where(row, line)
        self.lost["exchange-unread"] += 1
        return f"# {bid} = {_plain(row.call.says)[:200]}"


def _rows(calls: Iterable[ExchangedCall]) -> Iterator[_Row]:
    """Yield every description of *calls*, each once."""
    alike: dict[ExchangedCall, tuple[ExchangedCall, dict[Circumstances, None]]] = {}
    lines: dict[ExchangedCall, _Line | None] = {}
    for call in calls:
        where = Circumstances(SEATS[call.seat], VULNERABILITIES[call.vulnerable])
        for said in call.says.split(OR_ELSE):
            told = replace(call, says=said, seat="0", vulnerable="00", line=0)
            line = _line_of(said)
            if line is not None:
                # Such a description says all there is to say, and the rest of the line nothing.
                told = replace(told, artificial=False, forcing="no", lengths=None)
            lines[told] = line
            alike.setdefault(told, (replace(call, says=said), {}))[1][where] = None
    for told, (call, parts) in alike.items():
        for where in gather_circumstances(parts):
            yield _place_call(call, where, lines[told])


def _place_call(call: ExchangedCall, where: Circumstances, line: _Line | None) -> _Row:
    """Return *call* in the form of notes: an initial pass of ours becomes a call."""
    begun = tuple(dropwhile(lambda made: made == (True, PASS), call.auction))
    passed = begun != call.auction
    if where.seats != EVERY_SEAT:
        after = circumstances((), begun, passed=True).seats
        said = circumstances(line.when if line is not None else (), begun).seats
        if begun and where.seats == after and not said <= after:
            passed = True
        if passed and where.seats >= after:
            where = replace(where, seats=EVERY_SEAT)
    return _Row(replace(call, auction=begun, passed=passed), where, line)


def _add_length(read: ReadProse, call: ExchangedCall) -> str:
    """Return the promise of a description, with the length that the file has separately."""
    from biritch.core.calls import Bid

    promised = list(read.promises)
    suit = call.call.strain.suit if isinstance(call.call, Bid) else None
    told = call.lengths
    if suit is not None and told not in (None, (0, 13)) and not read.names(suit):
        assert told is not None
        low, high = told
        span = f"{low}+" if high >= 13 else f"{low}" if low == high else f"{low}-{high}"
        promised.append(f"{span}{suit}")
    return ", ".join(promised)


def _prose_clauses(read: ReadProse, call: ExchangedCall) -> str:
    forcing = _FORCING.get(call.forcing) or read.forcing
    clauses = [forcing] if forcing else []
    clauses += ["artificial"] if call.artificial or read.artificial else []
    return f"; {', '.join(clauses)}" if clauses else ""


def _where(row: _Row, line: str) -> str:
    """Return the conditions on seats and vulnerabilities that *line* lacks."""
    if row.where == Circumstances():
        return ""
    when = row.line.when if row.line is not None else ()
    said = circumstances(when, row.call.auction, passed=row.call.passed)
    where = row.where
    if said.seats <= where.seats:
        where = replace(where, seats=EVERY_SEAT)
    if said.vulnerabilities <= where.vulnerabilities:
        where = replace(where, vulnerabilities=EVERY_VULNERABILITY)
    conditions = list(where.words(opening=not row.call.auction))
    if not conditions:
        return ""
    return f"{',' if ';' in line else ';'} if {' and '.join(conditions)}"


def _by_auction(rows: Iterable[_Row]) -> Iterator[tuple[str, list[_Row]]]:
    grouped: dict[str, list[_Row]] = {}
    for row in rows:
        said = [_call_text(ours, made) for ours, made in row.call.auction]
        before = " ".join([*(["P"] if row.call.passed else []), *said])
        grouped.setdefault(before, []).append(row)
    yield from grouped.items()


def _call_text(ours: bool, call: Call) -> str:  # noqa: FBT001 - as it stands in an auction
    text = "P" if call is PASS else str(call)
    return text if ours else f"({text})"


def _plain(text: str) -> str:
    """Return *text* without characters that have a meaning in notes."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    return " ".join(kept.replace('"', "'").replace("#", "No.").split())
