"""Results as travellers in PBN: a game a board, its results in the board's ``ScoreTable``.

The columns are those of PBN 2.1, chapter 5.9, so that other programs show them; what the
standard has no column for stands in columns of its own (``Score``: a score of the director's in
our words; ``Lead``, ``Section``, ``Round``, ``Group``, ``ScoredApart``; of teams ``Room``, the
numbers of pairs being theirs).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from biritch.core.calls import Contract
from biritch.core.seats import Side
from biritch.records.pbn.event_tags import OF_ALL, OF_FIRST, table_tag
from biritch.records.pbn.writer import contract_sign
from biritch.records.record import PASSED_OUT, Record
from biritch.records.results import SEATED, lead, mean_word, pair, points

COLUMNS = (
    "PairId_NS", "PairId_EW", "Names_NS", "Names_EW", "Contract", "Declarer", "Result", "Lead",
    "Score_NS", "Score_EW", "MP_NS", "MP_EW", "IMP_NS", "IMP_EW", "Score", "Section", "Round",
    "Room", "Group", "ScoredApart",
)  # fmt: skip


def traveller_records(records: Iterable[Record]) -> Iterator[Record]:
    """Yield one record for each board of *records*, which are single results, by board.

    Example:
        >>> from biritch.records.record import Tag
        >>> one = Record(number=7, score=50, tags=(Tag("PairNS", "1"),))
        >>> other = Record(number=7, score=90, tags=(Tag("PairNS", "2"),))
        >>> [record.tags[0].rows for record in traveller_records([one, other])]
        [('1 50 -50', '2 90 -90')]
    """
    by_board: dict[str, list[Record]] = {}
    for record in records:
        by_board.setdefault(record.title, []).append(record)
    for lines in by_board.values():
        first = lines[0]
        kept = {*OF_ALL, *OF_FIRST, "Board"}
        tags = tuple(tag for tag in first.tags if tag.name in kept)
        rows = [_row(line) for line in lines]
        yield replace(
            first,
            contract=None,
            tricks=None,
            score=None,
            play=None,
            room="",
            names=("", "", "", ""),
            tags=(*tags, table_tag("ScoreTable", COLUMNS, rows)),
        )


def _row(record: Record) -> list[str]:
    cells = dict.fromkeys(COLUMNS, "")
    for side in Side:
        name = side.name
        first, other = SEATED[side]
        players = [record.names[first], record.names[other]]
        cells[f"PairId_{name}"] = pair(record, side)
        cells[f"Names_{name}"] = ";".join(players) if any(players) else ""
        for unit in ("MP", "IMP"):
            won = points(record, f"Score{unit}")
            cells[f"{unit}_{name}"] = won[side] if won else ""
    contract, led = record.contract, lead(record)
    if isinstance(contract, Contract):
        cells["Contract"], cells["Declarer"] = contract_sign(contract), str(contract.declarer)
        cells["Result"] = "" if record.tricks is None else str(record.tricks)
    elif contract is PASSED_OUT:
        cells["Contract"] = "Pass"
    cells["Lead"] = "" if led is None else str(led)
    word = record.tag("Score")
    # A weighted score is told in points as its mean; our own column has it whole.
    score = str(record.score) if record.score is not None else mean_word(word)
    if score.lstrip("+-").isdecimal():
        cells["Score_NS"], cells["Score_EW"] = score, str(-int(score))
    cells |= {"Score": word}
    cells["Room"] = record.room
    cells |= {name: record.tag(name) for name in ("Section", "Round", "Group", "ScoredApart")}
    return list(cells.values())
