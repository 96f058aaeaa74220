"""JSON: a list of boards, one object each, as ``biritch deal --format json`` writes them."""

from biritch.records.format import Format
from biritch.records.json.reader import read
from biritch.records.json.writer import LOSES, write

FORMAT = Format(
    title="JSON",
    suffixes=(".json",),
    # A list, or an object that is not a document of ACBL Live.
    sign=r"\s*(?:\[\s*(?:[\[{\]]|$)|\{(?!.*\"(?:sessions|club_id_number)\")\s*(?:\"|$))",
    read=read,
    write=write,
    loses=LOSES,
    source="docs/formats.md",
)

SENTENCES = {
    "en": """
format-json = JSON
format-json-about = One document of up to 64 million characters; written as a list, a board a \
line.
""",
    "fr": """
format-json = JSON
format-json-about = Un document de 64 millions de caractères au plus ; écrit en liste, une \
donne par ligne.
""",
}
