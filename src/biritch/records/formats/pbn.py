"""Portable Bridge Notation, which every bridge program reads."""

from biritch.records.format import Format
from biritch.records.pbn.arranging import LOSES
from biritch.records.pbn.reading import read
from biritch.records.pbn.writing import write

FORMAT = Format(
    title="Portable Bridge Notation 2.1",
    suffixes=(".pbn",),
    sign=r'\s*(?:%|\{(?!\s*")|;|\[\s*[A-Za-z]\w*\s*")',
    read=read,
    write=write,
    loses=LOSES,
    source="PBN 2.1, 14 February 2017 (Veugen and Backas)",
)
