"""Results of a club from another server: a results file, converted to our table.

Any notation that ``biritch rank`` reads is accepted. Federation numbers are dropped: the
ranking of a simultaneous event does not need them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from biritch.competition.clubs.simultaneous import ClubResults, club_results
from biritch.competition.results.entry import ResultError
from biritch.competition.results.tables import results_of_table
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.records.files import formats, records_of
from biritch.records.format import FormatError
from biritch.records.pbn.event_tags import many_events, table_rows, table_tag
from biritch.records.record import Record, Tag

LARGEST = 1 << 20
"""The most bytes of a file."""
LONGEST = 400_000
"""The most letters of the table that is kept: some four thousand results."""


def results_table(data: bytes, name: str) -> str | Phrase:
    r"""Return the results in *data*, a file called *name*, as a table; or why it has none.

    Example:
        >>> results_table(b"board,ns,ew,score\n1,1,2,420\n", "lyon.csv").splitlines()[1]
        '1,1,2,,,,,420'
        >>> results_table(b"", "lyon.csv").name
        'club-simultaneous-no-results'
    """
    with TemporaryDirectory() as folder:
        path = Path(folder) / f"results{Path(name).suffix.lower()[:12]}"
        path.write_bytes(data)
        try:
            records = list(records_of(path))
            if many_events(records):
                return Phrase.of("club-simultaneous-events")
            table = "".join(formats()["csv"].write(_without_numbers(records)))
            file = results_of_table(table.splitlines())
        except (FormatError, ResultError, MissingExtra) as error:
            return error.phrase
    if not file.results:
        return Phrase.of("club-simultaneous-no-results")
    if file.kind == "teams":
        return Phrase.of("club-simultaneous-teams")
    if len(table) > LONGEST:
        return Phrase.of("club-simultaneous-long", many=len(file.results))
    return table


def _without_numbers(records: Iterable[Record]) -> list[Record]:
    """Return *records* without the federation numbers of players."""
    return [
        replace(record, tags=tuple(map(_without_member_ids, record.tags))) for record in records
    ]


def _without_member_ids(tag: Tag) -> Tag:
    if tag.name != "TotalScoreTable" or "MemberIds" not in tag.value:
        return tag
    rows = [{**row, "MemberIds": ""} for row in table_rows([tag], tag.name)]
    return table_tag(tag.name, tuple(rows[0]), [tuple(row.values()) for row in rows])


@lru_cache(maxsize=64)
def results_in_table(table: str) -> ClubResults:
    r"""Parse a *table* that :func:`results_table` wrote.

    Example:
        >>> table = results_table(b"board,ns,ew,score\n1,1,2,420\n", "lyon.csv")
        >>> len(results_in_table(table).results)
        1
    """
    return club_results(results_of_table(table.splitlines()))
