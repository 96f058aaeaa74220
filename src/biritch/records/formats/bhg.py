"""BHG: 52 letters a line, thirteen a hand from the dealer's, ``A`` the ace of spades (Borel).

Nothing tells the number of a board: the dealer is that of its place in the file.
"""

import re
from collections.abc import Iterable, Iterator

from biritch.core.deals import Deal
from biritch.records.faults import BadText
from biritch.records.format import Errors, Format
from biritch.records.losses import BY_PLACE, DEALS_ONLY
from biritch.records.machines.cards import deal_of
from biritch.records.machines.layouts import (
    arrange_records,
    each_deal_once,
    each_line,
    has_whole_deal,
)
from biritch.records.record import Record

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"


def _write(records: Iterable[Record]) -> Iterator[str]:
    # The file begins with an empty line.
    yield "\r\n"
    deals = (record.deal for record in each_deal_once(records))
    fit = (deal for deal in deals if isinstance(deal, Deal))
    for turn, deal in enumerate(fit):
        hands = (deal.hands[(turn + place) % 4] for place in range(4))
        yield "".join(_LETTERS[51 - card] for hand in hands for card in hand) + "\r\n"


def _read_records(lines: Iterable[str], errors: Errors | None = None) -> Iterator[Record]:
    return each_line(lines, _record, errors)


def _record(line: str, place: int) -> Record:
    if not re.fullmatch("[A-Za-z]{52}", line):
        raise BadText("bad-cards", text=line)
    bits = [0] * 4
    for at, letter in enumerate(line):
        bits[(place - 1 + at // 13) % 4] |= 1 << 51 - _LETTERS.index(letter)
    return Record(deal=deal_of(bits))


FORMAT = Format(
    title="BHG (Borel)",
    suffixes=(".bhg",),
    sign=r"\s*[A-Za-z]{52}\s*$",
    read=_read_records,
    write=_write,
    loses=(DEALS_ONLY, BY_PLACE),
    source="Big Deal, output.c: print_borel",
    numbers=False,
    carries=has_whole_deal,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-bhg = BHG (Borel)
format-bhg-about = For dealing machines (Borel); deals alone, without numbers.
""",
    "fr": """
format-bhg = BHG (Borel)
format-bhg-about = Pour les machines à duplicater (Borel) ; les donnes seules, sans numéros.
""",
}
