"""DGE: four hands with the suit glyphs of the old IBM character set, 128 bytes a board."""

from biritch.core.deals import Deal
from biritch.records.machines.cards import DRAWN, draw_deal, read_drawn_deal
from biritch.records.machines.layouts import BlockLayout

_FILLED = "\0" * 60


def _write_deal(deal: Deal, _place: int, _count: int) -> str:
    return draw_deal(deal) + _FILLED


FORMAT = BlockLayout(
    size=DRAWN + len(_FILLED),
    write=_write_deal,
    read=lambda block, _place: read_drawn_deal(block[:DRAWN]),
).format("DGE (dealing machines)", ".dge", "Big Deal, output.c: print_dge")

SENTENCES = {
    "en": """
format-dge = DGE (dealing machines)
format-dge-about = For dealing machines; deals alone, with signs of suits.
""",
    "fr": """
format-dge = DGE (machines à duplicater)
format-dge-about = Pour les machines à duplicater ; les donnes seules, avec les signes des \
couleurs.
""",
}
