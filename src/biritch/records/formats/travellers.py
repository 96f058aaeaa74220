"""CSV with travellers, as BBO Extractor makes it and BridgeWebs takes it in."""

from biritch.records.format import Format
from biritch.records.sheet import carries
from biritch.records.travellers import LOSES, arranged, read, write

FORMAT = Format(
    title="CSV of travellers",
    suffixes=(".csv",),
    sign=r"\s*\"?#(?:BoardCount|Tournament|Date|ScoringType|Ranking|Title)\b",
    read=read,
    write=write,
    loses=LOSES,
    source="no published standard; what BBO Extractor writes and two other programs read",
    carries=carries,
    arrange=arranged,
)
