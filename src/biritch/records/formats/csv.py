"""Results as CSV: ``board,ns,ew,contract,declarer,result,lead,score`` and more."""

from biritch.records.format import Format
from biritch.records.sheet import ENGLISH, LOSES, arranged, carries, writer
from biritch.records.sheet_reading import read

FORMAT = Format(
    title="CSV of results",
    suffixes=(".csv",),
    sign=r"(?i)\s*\"?(?:[a-z_ ]{1,20}\"?[,;\t]\"?)*board\"?\s*(?:[,;\t]|$)",
    read=read,
    write=writer(ENGLISH),
    loses=LOSES,
    source="docs/formats.md",
    carries=carries,
    arrange=arranged,
)
