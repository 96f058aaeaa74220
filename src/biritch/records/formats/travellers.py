"""CSV with travellers, as BBO Extractor makes it and BridgeWebs takes it in."""

from biritch.records.csv.travellers import LOSES, arrange_records, read, write
from biritch.records.csv.writer import carries
from biritch.records.format import Format

FORMAT = Format(
    title="CSV of travellers",
    suffixes=(".csv",),
    sign=r"\s*\"?#(?:BoardCount|Tournament|Date|ScoringType|Ranking|Title)\b",
    read=read,
    write=write,
    loses=LOSES,
    source="no published standard; what BBO Extractor writes and two other programs read",
    carries=carries,
    arrange=arrange_records,
    one_event=True,
)

SENTENCES = {
    "en": """
format-travellers = CSV of travellers
format-travellers-about = BBO Extractor's, which BridgeWebs takes: headlines, then \
#TravellerLines; results alone are written.
""",
    "fr": """
format-travellers = CSV de fiches ambulantes
format-travellers-about = Celui de BBO Extractor, que prend BridgeWebs : des titres, puis \
#TravellerLines ; seuls les résultats sont écrits.
""",
}
