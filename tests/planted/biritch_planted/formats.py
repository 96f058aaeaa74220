"""A planted notation: PBN in files of another suffix, which cannot carry sites."""

from dataclasses import replace

from biritch.records.format import Loss
from biritch.records.formats import pbn
from biritch.records.record import Record


def _siteless(record: Record) -> Record:
    return replace(record, site="")


FORMAT = replace(
    pbn.FORMAT,
    title="Planted notation",
    suffixes=(".planted",),
    sign="% planted",
    loses=(*pbn.FORMAT.loses, Loss("planted-sites", _siteless)),
)

SENTENCES = {
    "en": """
format-planted = Planted notation
format-planted-about = Planted, as PBN without sites.
records-loses-planted-sites = planted sites
""",
    "fr": """
format-planted = Notation plantée
format-planted-about = Plantée, comme PBN sans les lieux.
records-loses-planted-sites = lieux plantés
""",
}
