"""Results as CSV: ``board,ns,ew,contract,declarer,result,lead,score`` and more."""

from biritch.records.csv.reader import read
from biritch.records.csv.writer import ENGLISH, LOSES, arrange_records, carries, writer
from biritch.records.format import Format

FORMAT = Format(
    title="CSV of results",
    suffixes=(".csv",),
    sign=(
        r"(?i)\s*\"?(?:sep=.|(?:[a-z_ ]{1,20}\"?[,;\t|]\"?)*"
        r"(?:board|bd)(?: no| nr| number)?\"?\s*(?:[,;\t|]|$))"
    ),
    read=read,
    write=writer(ENGLISH),
    loses=LOSES,
    source="docs/formats.md",
    carries=carries,
    arrange=arrange_records,
    one_event=True,
)

SENTENCES = {
    "en": """
format-csv = CSV of results
format-csv-about = Columns in any order, commas, semicolons or tabs; results alone are written.
""",
    "fr": """
format-csv = CSV de résultats
format-csv-about = Colonnes dans n'importe quel ordre, virgules, points-virgules ou \
tabulations ; seuls les résultats sont écrits.
""",
}
