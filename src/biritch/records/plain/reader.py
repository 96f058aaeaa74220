"""Deals read from plain text: lines of four hands, lists of DDS, diagrams.

A line has four hands in the order of play, ``N:AKQ2.K32.A32.432 …``, with a seat before them or
not, one of them perhaps ``-``; or each after its seat, ``n AKQ2.K32.A32.432 e …``, on one line
or on four, as *dealer* prints a deal; or
the numbers of a list of DDS before them. A diagram has a suit a line,
North above, West and East side by side or one after the other, South below; signs or letters
of suits, English or French, or ranks alone in twelve lines, as *dealer* prints them. Lines
around may name the board, its dealer and its vulnerability.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from biritch.core.hands import FULL_PACK
from biritch.core.seats import Seat, Vulnerability
from biritch.records.faults import BadText, Fault
from biritch.records.format import Errors, FormatError, report_error
from biritch.records.losses import with_board_conditions
from biritch.records.pbn.values import deal_of_bits, holding
from biritch.records.record import Lines, Record

_RANK = "(?:10|[AKQJTRDV2-9akqjtrdv])"
_SUIT_SIGNS = "♠♥♦♣♤♡♢♧"
_HAND = rf"(?:{_RANK}*|-)(?:\.(?:{_RANK}*|-)){{3}}"
_FOUR = re.compile(
    rf"(?:\b(?P<first>[NESWnesw])\s*:\s*)?(?<![\w.])"
    rf"({_HAND}|-)\s+({_HAND}|-)\s+({_HAND}|-)\s+({_HAND}|-)(?![\w.])"
)
_ONE_LINE = re.compile(
    rf"\bn\s+({_HAND})\s+e\s+({_HAND})\s+s\s+({_HAND})\s+w\s+({_HAND})", re.IGNORECASE
)
_OF_SEAT = re.compile(r"\s*(north|east|south|west|nord|est|sud|ouest|[nesw])\b\s*[:=]?\s*(.+)")
_BY_SUIT = re.compile(
    r"[\s,;]*".join(
        rf"[{signs}]\ufe0f?\s*[:=]?\s*((?:{_RANK} ?)*|-+)"
        for signs in ("S♠♤", "H♥♡", "D♦♢", "C♣♧")
    )
    + r"\s*"
)
_BARE = re.compile(
    rf"\s*((?:{_RANK})(?: {_RANK})*|-+)(?:\s{{3,}}((?:{_RANK})(?: {_RANK})*|-+))?\s*"
)
_SHAPE_OF_BARE = [1] * 4 + [2] * 4 + [1] * 4
_DDS = re.compile(r"\s*PBN\s+([0-3])\s+([0-3])\b")
_DDS_VULNERABLE = (
    Vulnerability.NONE, Vulnerability.BOTH, Vulnerability.NS, Vulnerability.EW,
)  # fmt: skip
_BOARD = re.compile(
    r"\b(?:board|donne|étui|bd|deal|hand)\.?\s*(?:no\.?|n°|#)?\s*:?\s*([1-9][0-9]{0,8})\b",
    re.IGNORECASE,
)
_SEATS = {
    "N": Seat.NORTH, "NORTH": Seat.NORTH, "NORD": Seat.NORTH, "E": Seat.EAST, "EAST": Seat.EAST,
    "EST": Seat.EAST, "S": Seat.SOUTH, "SOUTH": Seat.SOUTH, "SUD": Seat.SOUTH, "W": Seat.WEST,
    "WEST": Seat.WEST, "OUEST": Seat.WEST, "O": Seat.WEST,
}  # fmt: skip
_SEAT = "(north|east|south|west|nord|est|sud|ouest|[nesw])"
_DEALER = re.compile(
    rf"\b{_SEAT}\s+deals?\b|\b(?:dealer|donneur)\s*[:=]?\s*{_SEAT}\b", re.IGNORECASE
)
_VULNERABLE = re.compile(
    r"\b(none|neither|nobody|no one|both|all|n-?/?s|e-?/?w|e-?/?o|personne|tous|nord-sud|"
    r"est-ouest|north-south|east-west)\s+(?:vul\w*|is vul\w*|vulnérables?)|"
    r"\bvul\w*\s*[:=]?\s*(none|neither|nobody|both|all|n-?/?s|e-?/?w|e-?/?o|personne|tous|"
    r"nord-sud|est-ouest|-)",
    re.IGNORECASE,
)
_SIDES = {
    **dict.fromkeys(("none", "neither", "nobody", "noone", "personne", ""), Vulnerability.NONE),
    **dict.fromkeys(("both", "all", "tous"), Vulnerability.BOTH),
    **dict.fromkeys(("ns", "nordsud", "northsouth"), Vulnerability.NS),
    **dict.fromkeys(("ew", "eo", "estouest", "eastwest"), Vulnerability.EW),
}
_SIGNED = re.compile(rf"([{_SUIT_SIGNS}])\ufe0f?([^{_SUIT_SIGNS}]*)")
_RANKS = re.compile(rf"[\s:.-]*((?:{_RANK} ?)*)(?![A-Za-z0-9])")
_LETTERED = re.compile(
    rf"(?<![A-Za-z0-9])([SHDCPKTshdcpkt])\s*[:=]?\s+((?:{_RANK})(?: ?{_RANK})*|-+|—)"
    r"(?=\s{2,}|\s*$)"
)
_LABEL = re.compile(rf"\s*{_SEAT}\s*:?\s*", re.IGNORECASE)
_ROSE = re.compile(
    r"\s*(?:[NS]|[WO]\s*[+\s-]*\s*E|(?:west|ouest)\s+(?:east|est)|[-+|\s]+)\s*", re.IGNORECASE
)
_NUMBERED = re.compile(r"\s*([1-9][0-9]{0,8})\.\s*")
_LETTERS = {"S": 3, "H": 2, "D": 1, "C": 0}
_FRENCH_LETTERS = {"P": 3, "C": 2, "K": 1, "T": 0}


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the deals; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A deal cannot be read, and *errors* is not given; or there is none.

    Example:
        >>> hands = "AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432"
        >>> (record,) = read([f"Board 7, dealer S, vulnerable both: N:{hands}"])
        >>> record.number, str(record.dealer), record.deal.north.length(3)
        (7, 'S', 13)
    """
    reader, number, found = _Reader(), 0, False
    for number, line in enumerate(lines, 1):
        try:
            records = list(reader.line(line, number))
        except BadText as faulty:
            found = True
            report_error(FormatError(number, reader.board, faulty.fault), errors)
            reader.reset()
            continue
        found = found or bool(records)
        yield from records
    if reader.draft.hands:
        found = True
        fault = Fault.of("bad-deal", text=f"{len(reader.draft.hands)} hands of a diagram")
        report_error(FormatError(number, reader.board, fault), errors)
    if number and not found:
        report_error(FormatError(number, "", Fault.of("no-board")), errors)


@dataclass(slots=True)
class _Draft:
    """A partly read board: its data, and the hands of its diagram."""

    fields: dict[str, object] = field(default_factory=dict)
    hands: list[tuple[Seat | None, dict[int, str]]] = field(default_factory=list)
    beside: bool = False
    """Whether two hands of the diagram stand side by side."""


class _Reader:
    """The parser's state."""

    def __init__(self) -> None:
        self.label: Seat | None = None
        self.stray: list[Fault] = []
        self.draft = _Draft()
        self.count = 0
        """Boards so far: one without a number of its own is counted."""
        self.by_seat: dict[Seat, int] = {}
        """Hands that stand after their seats, a line each."""
        self.bare: list[list[str]] = []
        """Lines of ranks alone, as *dealer* prints a diagram."""
        self.french = False
        """Whether the diagram has the French letters of suits."""

    def reset(self) -> None:
        """Forget the current board."""
        self.draft, self.label = _Draft(), None
        self.by_seat, self.bare, self.french = {}, [], False

    @property
    def board(self) -> str:
        """The number of the board, if known."""
        return str(self.draft.fields.get("number", ""))

    def line(self, line: str, number: int) -> Iterator[Record]:
        """Process one line; yield the boards it completes."""
        told = self._read_line(line)
        if (bits := self._hands(line)) is not None:
            yield self._finish_record(bits, number)
            return
        if self._take_seat(line) or self._take_bare(line):
            if (whole := self._whole()) is not None:
                yield self._finish_record(whole, number)
            return
        held = self._suits(line)
        if held:
            yield from self._holdings(held, number)
        elif label := _LABEL.fullmatch(line):
            self.label = _SEATS[label[1].upper()]
        elif line.strip() and not told and not _ROSE.fullmatch(line):
            self.stray.append(Fault.of("stray-text", text=line.strip()))

    def _take_seat(self, line: str) -> bool:
        """Process a hand after its seat; return whether the line is one."""
        match = _OF_SEAT.fullmatch(line.lower()) and _OF_SEAT.fullmatch(_small_seat(line))
        if not match:
            return False
        rest = match[2].strip()
        if re.fullmatch(_HAND, rest):
            bits = _bits(rest)
        elif by_suit := _BY_SUIT.fullmatch(rest.upper()):
            bits = _bits(".".join("".join(held.split()) for held in by_suit.groups()))
        else:
            return False
        self.by_seat[_SEATS[match[1].upper()]] = bits
        return True

    def _take_bare(self, line: str) -> bool:
        """Process a line of ranks alone; return whether it is one of a diagram."""
        match = _BARE.fullmatch(line)
        if match is None or self.draft.hands:
            self.bare = [] if line.strip() else self.bare
            return False
        row = [held for held in match.groups() if held]
        if len(row) != _SHAPE_OF_BARE[len(self.bare)]:
            self.bare = []
            return False
        self.bare.append(row)
        return True

    def _whole(self) -> list[int] | None:
        """Return the hands read line by line, from North, once there are four."""
        if len(self.by_seat) == 4:
            return [self.by_seat[seat] for seat in Seat]
        if len(self.bare) < len(_SHAPE_OF_BARE):
            return None
        rows, self.bare = self.bare, []
        columns = [
            [row[0] for row in rows[:4]],
            [row[1] for row in rows[4:8]],
            [row[0] for row in rows[8:]],
            [row[0] for row in rows[4:8]],
        ]
        return [_bits(".".join(held.replace(" ", "") for held in hand)) for hand in columns]

    def _suits(self, line: str) -> list[tuple[int, str]]:
        """Return the suits of *line*; letters are French if spades were P."""
        found = _LETTERED.findall(line)
        if found and found[0][0].upper() in "PS":
            self.french = found[0][0].upper() == "P"
        return _holdings(line, _FRENCH_LETTERS if self.french else _LETTERS)

    def _read_line(self, line: str) -> bool:
        fields = self.draft.fields
        before = len(fields)
        if match := _NUMBERED.fullmatch(line) or _BOARD.search(line):
            fields["number"] = int(match[1])
        if match := _DEALER.search(line):
            fields["dealer"] = _SEATS[(match[1] or match[2]).upper()]
        if match := _VULNERABLE.search(line):
            word = re.sub(r"[^a-z]", "", (match[1] or match[2]).lower())
            fields["vulnerability"] = _SIDES.get(word, Vulnerability.NONE)
        if match := _DDS.match(line):
            fields["dealer"] = Seat(int(match[1]))
            fields["vulnerability"] = _DDS_VULNERABLE[int(match[2])]
        numbered = _BOARD.search(line) or _NUMBERED.fullmatch(line)
        return len(fields) > before or numbered is not None

    def _hands(self, line: str) -> list[int] | None:
        """Return the hands of a line with all four, from North, or ``None``."""
        if match := _ONE_LINE.search(line):
            return [_bits(word) for word in match.groups()]
        match = _FOUR.search(line)
        if match is None:
            return None
        first = _SEATS[(match["first"] or "N").upper()]
        words = [match[place] for place in range(2, 6)]
        if words.count("-") > 1:
            return None
        bits = [0 if word == "-" else _bits(word) for word in words]
        if 0 in bits and sum(held.bit_count() for held in bits) == 39:
            bits[bits.index(0)] = FULL_PACK.bits ^ sum(bits)
        return [bits[(seat - first) % 4] for seat in range(4)]

    def _holdings(self, held: list[tuple[int, str]], number: int) -> Iterator[Record]:
        draft = self.draft
        if len(held) == 2 and held[0][0] == held[1][0]:
            if not draft.beside or len(draft.hands[-1][1]) == 4:
                draft.hands += [(Seat.WEST, {}), (Seat.EAST, {})]
                draft.beside = True
            for (_, hand), (suit, ranks) in zip(draft.hands[-2:], held, strict=True):
                hand[suit] = ranks
            return
        for suit, ranks in held:
            if not draft.hands or len(draft.hands[-1][1]) == 4:
                draft.hands.append((self.label, {}))
                self.label = None
            draft.hands[-1][1][suit] = ranks
        if len(draft.hands) == 4 and all(len(hand) == 4 for _, hand in draft.hands):
            yield self._finish_record(_seat_hands(draft), number)

    def _finish_record(self, bits: list[int], number: int) -> Record:
        lines = Lines(number, dropped=tuple(self.stray))
        deal = deal_of_bits(bits)
        if deal is None:
            raise BadText("bad-deal", text=self.board)
        self.count += 1
        self.draft.fields.setdefault("number", self.count)
        record = Record(deal=deal, lines=lines, **self.draft.fields)  # type: ignore[arg-type]
        printed = with_board_conditions(record)
        self.stray = []
        self.reset()
        return replace(
            record,
            dealer=printed.dealer if record.dealer is None else record.dealer,
            vulnerability=(
                printed.vulnerability if record.vulnerability is None else record.vulnerability
            ),
        )


def _seat_hands(draft: _Draft) -> list[int]:
    """Return the hands of a diagram from North: by label, else by position."""
    order = (Seat.NORTH, Seat.WEST, Seat.EAST, Seat.SOUTH)
    labels = [seat for seat, _ in draft.hands]
    known = sorted(seat for seat in labels if seat is not None)
    seats = labels if known == sorted(Seat) else list(order)
    french = any(
        set(ranks.upper()) & set("RV") for _, hand in draft.hands for ranks in hand.values()
    )
    bits = [0] * 4
    for seat, (_, hand) in zip(seats, draft.hands, strict=True):
        assert seat is not None
        for suit, ranks in hand.items():
            bits[seat] |= _ranks(ranks, french=french) << 13 * suit
    return bits


def _small_seat(line: str) -> str:
    """Return *line* with its first word in lower case."""
    head = re.match(r"\s*[A-Za-z]+", line)
    return line if head is None else head[0].lower() + line[head.end() :]


def _holdings(line: str, letters: Mapping[str, int]) -> list[tuple[int, str]]:
    """Return the suits of *line*, each with its ranks as text."""
    signed = [
        (3 - _SUIT_SIGNS.index(match[1]) % 4, _RANKS.match(match[2]))
        for match in _SIGNED.finditer(line)
    ]
    if signed:
        return [(suit, ranks[1] if ranks else "") for suit, ranks in signed]
    return [
        (letters[match[1].upper()], match[2].strip("-—"))
        for match in _LETTERED.finditer(line)
        if match[1].upper() in letters
    ]


def _ranks(text: str, *, french: bool) -> int:
    word = "".join(text.upper().split())
    if french:
        word = word.translate(str.maketrans("RDV", "KQJ"))
    bits = holding(word) if len(word) < 30 else -1
    if bits < 0:
        raise BadText("bad-hand", text=text)
    return bits


def _bits(word: str) -> int:
    french = bool(set(word.upper()) & set("RV"))
    suits = [_ranks(suit.strip("-"), french=french) for suit in word.split(".")]
    return sum(bits << 13 * (3 - place) for place, bits in enumerate(suits))
