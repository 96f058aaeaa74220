"""Game files of ACBLscore: read, never written."""

from collections.abc import Iterable, Iterator

from biritch.records.acbl.acblscore import read
from biritch.records.format import Format
from biritch.records.record import Record


def _write(_records: Iterable[Record]) -> Iterator[str]:
    return iter(())


FORMAT = Format(
    title="ACBLscore",
    suffixes=(".aca", ".ace", ".acm"),
    # Matches nothing: no text begins so.
    sign=r"(?!)",
    read=read,
    write=_write,
    loses=(),
    source="ACBLscore Game Files Decoded, by Matthew Kidd (lajollabridge.com, 2014)",
    text=False,
    carries=lambda _record: False,
    read_only=True,
)

SENTENCES = {
    "en": """
format-acblscore = ACBLscore
format-acblscore-about = Pairs: scores, averages, forms of a fouled board, match points, \
players.
""",
    "fr": """
format-acblscore = ACBLscore
format-acblscore-about = Paires : marques, moyennes, formes d'une donne faussée, points de \
match, joueurs.
""",
}
