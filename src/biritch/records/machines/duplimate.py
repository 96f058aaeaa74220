"""The Duplimate's own file: ``Board 07=`` and 26 letters, then a check sum.

The file has 99 boards; undealt ones have deal number 0 (North all spades, East all hearts).
Check sums are exclusive ors: the board's of its number and letters, the document's of its
copies, its first and last board, and 1 if hands may be seen on the machine.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from biritch.core.deals import Deal
from biritch.records.faults import BadText
from biritch.records.format import Errors, FormatError
from biritch.records.losses import with_board_conditions
from biritch.records.machines.cards import deal_of_owners, owners
from biritch.records.record import Record

BOARDS = 99
_BOARD = re.compile(r"board\s+0*([0-9]{1,9})\s*=\s*(.*)", re.IGNORECASE)
_LETTERS = re.compile("([a-p]{26})([0-9]{3})", re.ASCII)
_NONE = Deal.from_rank(0)


def carries(record: Record) -> bool:
    """Return whether *record* is a whole deal with a number that the file can hold."""
    number, deal = record.number, record.deal
    room = number is not None and number <= BOARDS
    return room and isinstance(deal, Deal) and deal != _NONE


def arrange_records(records: Sequence[Record]) -> Sequence[Record]:
    """Return *records* by number, the first of each."""
    first = {record.number or 0: record for record in reversed(records)}
    return [first[number] for number in sorted(first)]


def write(records: Iterable[Record]) -> Iterator[str]:
    """Yield the file."""
    fit = [record for record in records if carries(record)]
    deals = {record.number: record.deal for record in arrange_records(fit)}
    numbers = [number for number in deals if number is not None] or [1]
    yield from _head(min(numbers), max(numbers))
    for number in range(1, BOARDS + 1):
        deal = deals.get(number)
        letters = _letters(deal if isinstance(deal, Deal) else _NONE)
        yield f"Duplicates {number:02}=0\r\n"
        yield f"Board {number:02}={letters}{_check(number, letters):03}\r\n"


def _head(first: int, last: int) -> Iterator[str]:
    fields = {
        "Headline": "Biritch",
        "Status": "Show",
        "Duplicates": 0,
        "From board": first,
        "To board": last,
        "Next board to duplimate": 0,
        "PrintOuts": 0,
        "Crypto key": 0,
        "Checksum": 0 ^ first ^ last ^ 1,
    }
    yield "[Document]\r\n"
    for name, value in fields.items():
        yield f"{name}={value}\r\n"


def _letters(deal: Deal) -> str:
    seats = owners(deal)
    # Two cards a letter, from a to p: four times the seat of the first, and that of the second.
    return "".join(chr(97 + 4 * seats[at] + seats[at + 1]) for at in range(0, 52, 2))


def _check(number: int, letters: str) -> int:
    total = number
    for letter in letters:
        total ^= ord(letter)
    return total


def read(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    """Yield the boards; report unreadable ones to *errors* and continue.

    Raises:
        FormatError: A board cannot be read, and *errors* is not given.
    """
    for line, text in enumerate(lines, 1):
        match = _BOARD.fullmatch(text.strip())
        if match is None:
            continue
        try:
            record = _record(int(match[1]), match[2].strip())
        except BadText as faulty:
            wrong = FormatError(line, match[1], faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)
            continue
        if record.deal != _NONE:
            yield record


def _record(number: int, text: str) -> Record:
    match = _LETTERS.fullmatch(text)
    if match is None:
        raise BadText("bad-cards", text=text)
    if number == 0:
        raise BadText("bad-number", text="0")
    if _check(number, match[1]) != int(match[2]):
        raise BadText("bad-sum", text=match[2], want=f"{_check(number, match[1]):03}")
    letters = (ord(letter) - 97 for letter in match[1])
    seats = [seat for pair in letters for seat in divmod(pair, 4)]
    return with_board_conditions(Record(number=number, deal=deal_of_owners(seats)))
