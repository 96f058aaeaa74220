"""Deals in plain text: a line a deal, lists of DDS, diagrams; written a line a deal."""

from collections.abc import Iterable, Iterator

from biritch.core.deals import Deal
from biritch.records.format import Format
from biritch.records.losses import BY_NUMBER, DEALS_ONLY
from biritch.records.machines.layouts import arrange_records, each_deal_once
from biritch.records.plain.reader import read
from biritch.records.record import Record


def _carries(record: Record) -> bool:
    return isinstance(record.deal, Deal) and record.number is not None


def _write(records: Iterable[Record]) -> Iterator[str]:
    for record in each_deal_once(records):
        board = record.board
        if board is not None and _carries(record):
            sides = f"dealer {board.dealer}, vulnerable {board.vulnerability}"
            yield f"Board {board.number}, {sides}: {record.deal}\n"


FORMAT = Format(
    title="Plain text",
    suffixes=(".deals",),
    sign=(
        r"\s*(?:(?i:board|donne|deal|hand|étui)\W{0,3}[1-9]|PBN [0-3] |NUMBER [0-9]|[♠♥♦♣]|"
        r"(?:[NESWnesw]:?\s*)?(?:10|[AKQJTakqjt2-9])*(?:\.(?:10|[AKQJTakqjt2-9])*){3}\s|"
        # A seat above a hand or before it, the number of a board, ranks or a suit alone.
        r"(?i:north|nord|west|ouest|east|est|south|sud|[nesw])\b\s*[:=]?(?:\s[^,;|\t]*)?$|"
        r"[0-9]+\.\s*$|(?:[SHDCP]\s*[:=]?\s+)?(?:10|[AKQJT2-9])(?: (?:10|[AKQJTRDV2-9]))*\s*$)"
    ),
    read=read,
    write=_write,
    loses=(DEALS_ONLY, BY_NUMBER[1]),
    source="what people paste, what dealer prints in one line, lists of DDS",
    carries=_carries,
    arrange=arrange_records,
)

SENTENCES = {
    "en": """
format-text = Plain text
format-text-about = Deals alone: a line a deal, lists of DDS, diagrams as they are pasted; \
written a line a deal.
""",
    "fr": """
format-text = Texte
format-text-about = Les donnes seules : une par ligne, listes de DDS, diagrammes collés ; \
écrites une par ligne.
""",
}
