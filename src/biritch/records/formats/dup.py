"""DUP: a board's numbers, then its drawing, then what the Duplimate is asked to do.

The drawing may be blank, so that nobody sees board 1 on the machine's screen: the numbers
alone are read.
"""

from biritch.core.deals import Deal
from biritch.records.machines.cards import DRAWN, NUMBERS, drawn, numbered, numbers
from biritch.records.machines.layouts import BlockLayout

_ORDERS = 10
"""Random hands Y, reverse order N, first board 1, no copies, how many boards."""


def _written(deal: Deal, _place: int, count: int) -> str:
    return f"{numbers(deal)}{drawn(deal)}YN1  0 {count % 100:02} "


FORMAT = BlockLayout(
    size=NUMBERS + DRAWN + _ORDERS,
    write=_written,
    read=lambda block, _place: numbered(block[:NUMBERS]),
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
