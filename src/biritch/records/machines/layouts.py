"""Layouts of files with deals only: fixed-size blocks, or one a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from biritch.core.deals import Deal
from biritch.records.faults import BadText
from biritch.records.format import Errors, Format, FormatError
from biritch.records.losses import BY_PLACE, DEALS_ONLY
from biritch.records.record import Record


def each_deal_once(records: Iterable[Record]) -> Iterator[Record]:
    """Yield *records* without repeated pairs of board and deal.

    A results file has a board once for each table; a machine deals it once.

    Example:
        >>> import biritch as bw
        >>> boards = [Record(number=1, deal=bw.Deal.from_rank(7))] * 2
        >>> len(list(each_deal_once(boards)))
        1
    """
    met: set[tuple[str, object]] = set()
    for record in records:
        key = record.title, record.deal
        # Boards that nothing names may be dealt alike on purpose.
        if record.deal is None or not record.title or key not in met:
            met.add(key)
            yield record


def arrange_records(records: Sequence[Record]) -> Sequence[Record]:
    """Return *records*, each deal once."""
    return list(each_deal_once(records))


def has_whole_deal(record: Record) -> bool:
    """Return whether all 52 cards are known."""
    return isinstance(record.deal, Deal)


@dataclass(frozen=True, slots=True)
class BlockLayout:
    """The layout of a deal in *size* characters, after *skipped* initial ones.

    ``write`` receives the deal, its position from 1 and the number of deals; ``head`` the
    number.
    """

    size: int
    write: Callable[[Deal, int, int], str]
    read: Callable[[str, int], Deal]
    head: Callable[[int], str] = lambda _count: ""
    skipped: int = 0

    def format(self, title: str, suffix: str, source: str) -> Format:
        """Return the format of files in this layout; boards have no numbers."""
        return Format(
            title=title,
            suffixes=(suffix,),
            # Matches nothing: bytes are told by their suffix alone.
            sign=r"(?!)",
            read=self._read_all,
            write=self._write_all,
            loses=(DEALS_ONLY, BY_PLACE),
            source=source,
            text=False,
            numbers=False,
            carries=has_whole_deal,
            arrange=arrange_records,
        )

    def _write_all(self, records: Iterable[Record]) -> Iterator[str]:
        once = each_deal_once(records)
        deals = [record.deal for record in once if isinstance(record.deal, Deal)]
        yield self.head(len(deals))
        for place, deal in enumerate(deals, 1):
            yield self.write(deal, place, len(deals))

    def _read_all(self, lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
        def make_record(block: str, place: int) -> Record:
            return Record(deal=self.read(block, place))

        return each_block(lines, self.size, make_record, errors, self.skipped)


def each_block(
    pieces: Iterable[str],
    size: int,
    read: Callable[[str, int], Record],
    errors: Errors | None,
    skipped: int = 0,
) -> Iterator[Record]:
    """Yield *read* of each block of *size* characters and its position from 1.

    Raises:
        FormatError: A block cannot be read, and *errors* is not given.
    """
    for place, block in enumerate(_blocks(pieces, skipped, size), 1):
        try:
            whole = _whole(block, size)
            yield read(whole, place)
        except BadText as faulty:
            wrong = FormatError(place, str(place), faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)


def _whole(block: str, size: int) -> str:
    if len(block) < size:
        raise BadText("cut-board", size=len(block), want=size)
    return block


def _blocks(pieces: Iterable[str], skipped: int, size: int) -> Iterator[str]:
    """Yield blocks of *size* characters, and a non-blank rest."""
    rest, left = "", skipped
    for piece in pieces:
        rest += piece
        cut = min(left, len(rest))
        rest, left = rest[cut:], left - cut
        end = len(rest) // size * size
        for start in range(0, end, size):
            yield rest[start : start + size]
        rest = rest[end:]
    # DOS marks the end of a file with 1A; one that ends within its head is cut.
    if rest.strip(" \t\r\n\0\x1a") or 0 < left < skipped:
        yield rest


def each_line(
    lines: Iterable[str],
    read: Callable[[str, int], Record | None],
    errors: Errors | None,
) -> Iterator[Record]:
    """Yield *read* of each non-empty line and its position among them.

    Raises:
        FormatError: A line cannot be read, and *errors* is not given.
    """
    place = 0
    for number, line in enumerate(lines, 1):
        words = line.strip(" \t\r\0")
        if not words:
            continue
        place += 1
        try:
            record = read(words, place)
        except BadText as faulty:
            wrong = FormatError(number, "", faulty.fault)
            if errors is None:
                raise wrong from None
            errors(wrong)
            continue
        if record is not None:
            yield record
