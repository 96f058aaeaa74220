"""BRI: three hands as numbers, 128 bytes a board (Duplimate machines and their likes)."""

from biritch.core.deals import Deal
from biritch.records.machines.cards import NUMBERS, deal_of_numbers, numbers
from biritch.records.machines.layouts import BlockLayout

_FILLED = " " * 32 + "\0" * 18


def _write_deal(deal: Deal, _place: int, _count: int) -> str:
    return numbers(deal) + _FILLED


FORMAT = BlockLayout(
    size=NUMBERS + len(_FILLED),
    write=_write_deal,
    read=lambda block, _place: deal_of_numbers(block[:NUMBERS]),
).format("BRI (dealing machines)", ".bri", "Big Deal, output.c: print_bri")

SENTENCES = {
    "en": """
format-bri = BRI (dealing machines)
format-bri-about = For dealing machines; deals alone.
""",
    "fr": """
format-bri = BRI (machines à duplicater)
format-bri-about = Pour les machines à duplicater ; les donnes seules.
""",
}
