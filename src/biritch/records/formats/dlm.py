"""DLM: a file for the Duplimate, two cards a letter, 99 boards always, with check sums."""

from biritch.records.format import Format
from biritch.records.losses import BY_NUMBER, DEALS_ONLY
from biritch.records.machines.duplimate import arrange_records, carries, read, write

FORMAT = Format(
    title="DLM (Duplimate)",
    suffixes=(".dlm",),
    sign=r"\s*\[Document\]",
    read=read,
    write=write,
    loses=(DEALS_ONLY, *BY_NUMBER),
    source="Big Deal, output.c: print_dlm",
    carries=carries,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-dlm = DLM (Duplimate)
format-dlm-about = For the Duplimate; deals alone, always 99 boards, with check sums.
""",
    "fr": """
format-dlm = DLM (Duplimate)
format-dlm-about = Pour la Duplimate ; les donnes seules, toujours 99, avec des sommes de \
contrôle.
""",
}
