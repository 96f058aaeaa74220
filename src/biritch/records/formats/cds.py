"""CDS: a byte for the number of the board, then two bits a card, fourteen bytes a board."""

from collections.abc import Iterable, Iterator

from biritch.core.deals import Deal
from biritch.records.faults import BadText
from biritch.records.format import Errors, Format
from biritch.records.losses import BY_NUMBER, DEALS_ONLY, with_board_conditions
from biritch.records.machines.cards import pack_deal, unpack_deal
from biritch.records.machines.layouts import arrange_records, each_block, each_deal_once
from biritch.records.record import Record


def _carries(record: Record) -> bool:
    number = record.number
    return isinstance(record.deal, Deal) and number is not None and number < 256


def _write(records: Iterable[Record]) -> Iterator[str]:
    for record in each_deal_once(records):
        if isinstance(record.deal, Deal) and _carries(record):
            yield chr(record.number or 0) + pack_deal(record.deal, 1)


def _read_records(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    return each_block(lines, 14, _record, errors)


def _record(block: str, _place: int) -> Record:
    if block[0] == "\0":
        raise BadText("bad-number", text="0")
    return with_board_conditions(Record(number=ord(block[0]), deal=unpack_deal(block[1:], 1)))


FORMAT = Format(
    title="CDS (dealing machines)",
    suffixes=(".cds",),
    # Matches nothing: no text begins so.
    sign=r"(?!)",
    read=_read_records,
    write=_write,
    loses=(DEALS_ONLY, *BY_NUMBER),
    source="Big Deal, output.c: print_cds",
    text=False,
    carries=_carries,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-cds = CDS (dealing machines)
format-cds-about = For dealing machines; deals alone, with their numbers.
""",
    "fr": """
format-cds = CDS (machines à duplicater)
format-cds-about = Pour les machines à duplicater ; les donnes seules, avec leurs numéros.
""",
}
