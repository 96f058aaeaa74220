"""Results as French clubs write them: semicolons, French columns, ``4P`` by ``O``.

The federation publishes no notation of its own: this is a table that its clubs can make and
read with any spreadsheet.
"""

from biritch.records.csv.reader import read
from biritch.records.csv.writer import FRENCH, LOSES, arrange_records, carries, writer
from biritch.records.format import Format

FORMAT = Format(
    title="CSV français",
    suffixes=(".csv",),
    sign=r"(?i)\s*\"?(?:[a-zéèû_° ]{1,20}\"?[,;\t]\"?)*(?:[ée]tui|donne|n°)\"?\s*(?:[,;\t]|$)",
    read=read,
    write=writer(FRENCH),
    loses=LOSES,
    source="docs/formats.md",
    carries=carries,
    arrange=arrange_records,
    one_event=True,
)

SENTENCES = {
    "en": """
format-ffb = CSV français
format-ffb-about = Results as French clubs write them: semicolons, French columns and notation.
""",
    "fr": """
format-ffb = CSV français
format-ffb-about = Les résultats comme les écrivent les clubs français : points-virgules, \
colonnes et notation françaises.
""",
}
