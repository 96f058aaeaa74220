"""BER: the owner of each card, 1 to 4 from North, 52 digits a board and nothing between."""

import re

from biritch.core.deals import Deal
from biritch.records.faults import BadText
from biritch.records.machines.cards import deal_of_owners, owners
from biritch.records.machines.layouts import BlockLayout


def _write_deal(deal: Deal, _place: int, _count: int) -> str:
    return "".join(str(seat + 1) for seat in owners(deal))


def _read_deal(block: str, _place: int) -> Deal:
    if not re.fullmatch("[1-4]{52}", block):
        raise BadText("bad-cards", text=block)
    return deal_of_owners([int(digit) - 1 for digit in block])


FORMAT = BlockLayout(size=52, write=_write_deal, read=_read_deal).format(
    "BER (Bernasconi dealing machines)", ".ber", "Big Deal, output.c: print_ber"
)

SENTENCES = {
    "en": """
format-ber = BER (Bernasconi dealing machines)
format-ber-about = For dealing machines (Bernasconi); deals alone.
""",
    "fr": """
format-ber = BER (machines à duplicater Bernasconi)
format-ber-about = Pour les machines à duplicater (Bernasconi) ; les donnes seules.
""",
}
