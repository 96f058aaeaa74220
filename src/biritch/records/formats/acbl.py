"""ACBL Live for Clubs: the results of a session in JSON, read and never written."""

from collections.abc import Iterable, Iterator

from biritch.records.acbl.live import read
from biritch.records.format import Format
from biritch.records.record import Record


def _write(_records: Iterable[Record]) -> Iterator[str]:
    return iter(())


FORMAT = Format(
    title="ACBL Live (JSON)",
    suffixes=(".json",),
    sign=r"\s*\{.*\"(?:sessions|club_id_number)\"",
    read=read,
    write=_write,
    loses=(),
    source="no published standard; what ACBL Live for Clubs hands out",
    carries=lambda _record: False,
    read_only=True,
)

SENTENCES = {
    "en": """
format-acbl = ACBL Live (JSON)
format-acbl-about = Pairs: results, players, hands.
""",
    "fr": """
format-acbl = ACBL Live (JSON)
format-acbl-about = Paires : résultats, joueurs, mains.
""",
}
