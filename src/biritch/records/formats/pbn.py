"""Portable Bridge Notation, which every bridge program reads."""

from biritch.records.format import Format
from biritch.records.pbn.losses import LOSES
from biritch.records.pbn.reader import read
from biritch.records.pbn.writer import write

FORMAT = Format(
    title="Portable Bridge Notation 2.1",
    suffixes=(".pbn",),
    # A brace opens a comment, but before a quote it opens an object of JSON.
    sign=r'\s*(?:%|\{(?!\s*")|;|\[\s*[A-Za-z]\w*\s*")',
    read=read,
    write=write,
    loses=LOSES,
    source="PBN 2.1, 14 February 2017 (Veugen and Backas)",
)

SENTENCES = {
    "en": """
format-pbn = Portable Bridge Notation 2.1
format-pbn-about = The import format, and what is found in the wild; written in the export \
format.
""",
    "fr": """
format-pbn = Portable Bridge Notation 2.1
format-pbn-about = Le format d'importation, et ce qu'on rencontre ; écrit au format \
d'exportation.
""",
}
