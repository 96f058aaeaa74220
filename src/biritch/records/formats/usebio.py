"""USEBIO 1.2, the XML of results that British and other federations take."""

from biritch.records.format import Format
from biritch.records.usebio.losses import LOSES, arrange_records, carries
from biritch.records.usebio.reader import read
from biritch.records.usebio.writer import writer

FORMAT = Format(
    title="USEBIO 1.2",
    suffixes=(".xml",),
    sign=r"\s*<(?:\?xml|!DOCTYPE|!--|USEBIO)",
    read=read,
    write=writer("1.2"),
    loses=LOSES,
    source="usebio.org, versions 1.0 to 1.3",
    carries=carries,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-usebio = USEBIO 1.2
format-usebio-about = Versions 1.0 to 1.3: pairs, Swiss pairs, individuals, matches of teams, \
hands; an event is written with its pairs or its matches, a line a result.
""",
    "fr": """
format-usebio = USEBIO 1.2
format-usebio-about = Versions 1.0 à 1.3 : paires, suisse par paires, individuels, matchs par \
équipes, mains ; un tournoi est écrit avec ses paires ou ses matchs, un résultat par ligne.
""",
}
