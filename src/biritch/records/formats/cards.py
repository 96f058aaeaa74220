"""Deals as CSV: sixteen holdings, the number, dealer and vulnerability (Big Deal's ``csv``)."""

import re
from collections.abc import Iterable, Iterator

from biritch.core.deals import Deal
from biritch.core.seats import Seat, Vulnerability
from biritch.records.faults import BadText
from biritch.records.format import Errors, Format
from biritch.records.losses import BY_NUMBER, DEALS_ONLY, with_board_conditions
from biritch.records.machines.cards import of_suits, suits
from biritch.records.machines.layouts import arrange_records, each_deal_once, each_line
from biritch.records.record import Record

_SIDES = ("-", "NS", "EW", "All")
_LINE = re.compile(r'"([^"]*)"(?:,|$)')
_SIGN = r'\s*(?:"[2-9TJQKAtjqka]{0,13}",){16}"[0-9]+"'


def _carries(record: Record) -> bool:
    return isinstance(record.deal, Deal) and record.number is not None


def _write(records: Iterable[Record]) -> Iterator[str]:
    for record in each_deal_once(records):
        board, deal = record.board, record.deal
        if board is None or not isinstance(deal, Deal) or not _carries(record):
            continue
        who = f"{board.dealer}/{_SIDES[board.vulnerability.value]}"
        yield ",".join(f'"{word}"' for word in (*suits(deal), board.number, who)) + "\r\n"


def _read_records(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    return each_line(lines, _record, errors)


def _record(line: str, _place: int) -> Record:
    words = _LINE.findall(line)
    if len(words) != 18:
        raise BadText("bad-cards", text=line)
    if not re.fullmatch("0{0,6}[1-9][0-9]{0,8}", words[16], re.ASCII):
        raise BadText("bad-number", text=words[16])
    record = with_board_conditions(Record(number=int(words[16]), deal=of_suits(words[:16])))
    dealer, _, who = words[17].partition("/")
    try:
        conditions = Seat.parse(dealer), Vulnerability.parse(who)
    except ValueError:
        raise BadText("bad-vulnerability", text=words[17]) from None
    return Record(record.number, *conditions, deal=record.deal)


FORMAT = Format(
    title="CSV of deals",
    suffixes=(".csv",),
    sign=_SIGN,
    read=_read_records,
    write=_write,
    loses=(DEALS_ONLY, BY_NUMBER[1]),
    source="Big Deal, output.c: print_csv",
    carries=_carries,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-cards = CSV of deals
format-cards-about = Big Deal's sixteen columns; deals alone.
""",
    "fr": """
format-cards = CSV de donnes
format-cards-about = Les seize colonnes de Big Deal ; les donnes seules.
""",
}
