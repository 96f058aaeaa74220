"""USEBIO 1.3 of January 2018, which says dates in the order of ISO; read like any other."""

from biritch.records.format import Format
from biritch.records.usebio.losses import LOSES, arrange_records, carries
from biritch.records.usebio.reader import read
from biritch.records.usebio.writer import writer

FORMAT = Format(
    title="USEBIO 1.3",
    suffixes=(),
    # Matches nothing: what is read as USEBIO is read as 1.2.
    sign=r"(?!)",
    read=read,
    write=writer("1.3"),
    loses=LOSES,
    source="usebio.org, version 1.3",
    carries=carries,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-usebio-13 = USEBIO 1.3
format-usebio-13-about = As USEBIO 1.2, with dates in the order of ISO.
""",
    "fr": """
format-usebio-13 = USEBIO 1.3
format-usebio-13-about = Comme USEBIO 1.2, les dates dans l'ordre de l'ISO.
""",
}
