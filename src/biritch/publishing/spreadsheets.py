"""A ranking as CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from biritch.competition.scoring.rounding import brief, text
from biritch.publishing.results import (
    CONTESTANTS,
    TournamentResults,
    place_in_section,
    place_in_stratum,
)
from biritch.records.csv.writer import safe
from biritch.words.languages import language_facts
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.results.result import Contestant


def ranking_table(results: TournamentResults, language: str) -> str:
    """Return the ranking as CSV with headers in *language*.

    Separators and decimal marks are those of spreadsheets in *language*.

    Example:
        >>> print(ranking_table(TournamentResults("pairs", (), {}), "en").rstrip())
        rank,direction,pair,names,score,percent,boards
    """
    facts = language_facts(language)
    point, separator = facts.decimal_mark, facts.cell_separator
    # Stratum A is everybody: its places are the ranks.
    strata = [name for name in results.strata if name != "A"]
    contestant = CONTESTANTS[results.kind]
    known = any(player.numbers for players in results.players.values() for player in players)
    heads = ["rank", "direction", contestant, "names", *["numbers"] * known]
    heads += ["score", "percent", "boards"]
    heads += ["master"] * bool(results.earned)
    heads += ["section", "section-rank"] * bool(results.sections)
    rows = [[tell(f"table-{head}", language) for head in heads] + strata]
    for placed in results.ranking:
        entrant, total = placed.contestant, placed.total
        rows.append(
            [
                f"{placed.rank}{'=' if placed.shared else ''}",
                tell(f"dealing-brief-{entrant.direction}", language)
                if entrant.direction
                else "",
                entrant.label,
                results.names.get(entrant, ""),
                *[_numbers(results, entrant)] * known,
                brief(total.points, point),
                "" if total.percent is None else text(total.percent, 2, point),
                str(total.boards),
                *[_points_earned(results, entrant, point)] * bool(results.earned),
                *place_in_section(entrant, results.sections)[: 2 * bool(results.sections)],
                *(place_in_stratum(entrant, results.strata[name]) for name in strata),
            ]
        )
    return "".join(_lines(rows, separator))


def _numbers(results: TournamentResults, entrant: Contestant) -> str:
    """Return the federations' numbers of an entrant's players, empty where none is known."""
    numbers = [player.numbers for player in results.players.get(entrant, ())]
    return " & ".join(numbers) if any(numbers) else ""


def _points_earned(results: TournamentResults, entrant: Contestant, point: str) -> str:
    points = results.earned.get(entrant)
    return "" if points is None else text(points, 2, point)


def _lines(rows: Iterable[Sequence[str]], separator: str) -> Iterator[str]:
    for cells in rows:
        line = io.StringIO()
        # "2=" is a shared rank: its sign is put back once the rest is known to be no formula.
        safe_cells = (safe(cell.rstrip("=")) + "=" * cell.endswith("=") for cell in cells)
        csv.writer(line, delimiter=separator, lineterminator="\r\n").writerow(safe_cells)
        yield line.getvalue()
