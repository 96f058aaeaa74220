"""RZD: two bits a card, thirteen bytes a board, the number of boards before them (KoPS)."""

from biritch.core.deals import Deal
from biritch.records.machines.cards import pack_deal, unpack_deal
from biritch.records.machines.layouts import BlockLayout


def _head(count: int) -> str:
    # Low byte first.
    return chr(count & 255) + chr(count >> 8 & 255) + " " * 11


def _write_deal(deal: Deal, _place: int, _count: int) -> str:
    return pack_deal(deal, 0)


FORMAT = BlockLayout(
    size=13,
    write=_write_deal,
    read=lambda block, _place: unpack_deal(block, 0),
    head=_head,
    skipped=13,
).format("RZD (KoPS)", ".rzd", "Big Deal, output.c: print_kops")

SENTENCES = {
    "en": """
format-rzd = RZD (KoPS)
format-rzd-about = For dealing machines; deals alone, with their number.
""",
    "fr": """
format-rzd = RZD (KoPS)
format-rzd-about = Pour les machines à duplicater ; les donnes seules, avec leur nombre.
""",
}
