"""A page saved from BBO or from ACBL Live: the boards embedded in it; never written."""

from collections.abc import Iterable, Iterator

from biritch.records.format import Format
from biritch.records.plain.saved_pages import read
from biritch.records.record import Record


def _write(_records: Iterable[Record]) -> Iterator[str]:
    return iter(())


FORMAT = Format(
    title="Saved page (HTML)",
    suffixes=(".html", ".htm"),
    sign=r"(?i)\s*<(?:!doctype\s+html|html|head|body)",
    read=read,
    write=_write,
    loses=(),
    source="no published standard; pages of Bridge Base Online and of ACBL Live for Clubs",
    carries=lambda _record: False,
    read_only=True,
)

SENTENCES = {
    "en": """
format-saved-page = Saved page (HTML)
format-saved-page-about = Boards embedded in pages of BBO (My Hands, travellers) and ACBL Live.
""",
    "fr": """
format-saved-page = Page enregistrée (HTML)
format-saved-page-about = Les donnes contenues dans des pages de BBO (My Hands, feuilles de \
marque) et d'ACBL Live.
""",
}
