"""DUP: a board's numbers, then its drawing, then what the Duplimate is asked to do.

The drawing may be blank, so that nobody sees board 1 on the machine's screen: the numbers
alone are read.
"""

from biritch.core.deals import Deal
from biritch.records.machines.cards import DRAWN, NUMBERS, deal_of_numbers, draw_deal, numbers
from biritch.records.machines.layouts import BlockLayout

_ORDERS = 10
"""Random hands Y, reverse order N, first board 1, no copies, how many boards."""


def _write_deal(deal: Deal, _place: int, count: int) -> str:
    return f"{numbers(deal)}{draw_deal(deal)}YN1  0 {count % 100:02} "


FORMAT = BlockLayout(
    size=NUMBERS + DRAWN + _ORDERS,
    write=_write_deal,
    read=lambda block, _place: deal_of_numbers(block[:NUMBERS]),
).format("DUP (Duplimate)", ".dup", "Big Deal, output.c: print_dup")

SENTENCES = {
    "en": """
format-dup = DUP (Duplimate)
format-dup-about = For the Duplimate; deals alone, and what the machine is asked to do.
""",
    "fr": """
format-dup = DUP (Duplimate)
format-dup-about = Pour la Duplimate ; les donnes seules, et ce qu'on demande à la machine.
""",
}
