"""JSON: a list of boards, one object each, as ``biritch deal --format json`` writes them."""

from biritch.records.format import Format
from biritch.records.json.reader import read
from biritch.records.json.writer import LOSES, write

FORMAT = Format(
    title="JSON",
    suffixes=(".json",),
    sign=r"\s*(?:\[\s*(?:[\[{\]]|$)|\{(?!.*\"(?:sessions|club_id_number)\")\s*(?:\"|$))",
    read=read,
    write=write,
    loses=LOSES,
    source="docs/formats.md",
)
