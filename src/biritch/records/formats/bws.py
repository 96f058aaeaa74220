"""BWS, in which a Bridgemate keeps the results of a session: read, never written."""

from collections.abc import Iterable, Iterator

from biritch.records.bws.reader import read
from biritch.records.format import Format
from biritch.records.record import Record


def _write(_records: Iterable[Record]) -> Iterator[str]:
    return iter(())


FORMAT = Format(
    title="BWS (Bridgemate)",
    suffixes=(".bws",),
    # Matches nothing: no text begins so.
    sign=r"(?!)",
    read=read,
    write=_write,
    loses=(),
    source="Bridgemate's tables, as scoring programs exchange them, in an Access database",
    text=False,
    carries=lambda _record: False,
    read_only=True,
)

SENTENCES = {
    "en": """
format-bws = BWS (Bridgemate)
format-bws-about = The last result of each table, players, hands.
""",
    "fr": """
format-bws = BWS (Bridgemate)
format-bws-about = Le dernier résultat de chaque table, joueurs, mains.
""",
}
