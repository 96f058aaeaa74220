"""LIN, the notation of Bridge Base Online: deals, auctions, plays, vugraph sessions."""

from biritch.records.format import Format
from biritch.records.lin.losses import LOSES
from biritch.records.lin.reader import read
from biritch.records.lin.writer import write

FORMAT = Format(
    title="LIN (Bridge Base Online)",
    suffixes=(".lin",),
    # A pair, an address of the viewer, or pairs escaped as in one.
    sign=r"\s*(?:[A-Za-z0-9]{2}\||lin=|(?:https?://)?\S*(?:[?&]lin=|handviewer\S*\?)|[A-Za-z]{2}%7[Cc])",
    read=read,
    write=write,
    loses=LOSES,
    source="no published standard; what Bridge Base Online writes",
)

SENTENCES = {
    "en": """
format-lin = LIN (Bridge Base Online)
format-lin-about = Hands, sessions of vugraph, addresses with lin=; written a board a line.
""",
    "fr": """
format-lin = LIN (Bridge Base Online)
format-lin-about = Donnes, séances de vugraph, adresses avec lin= ; écrit une donne par ligne.
""",
}
