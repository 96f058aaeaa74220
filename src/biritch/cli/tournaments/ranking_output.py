"""Rankings as JSON, tables and explanations."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from biritch.cli.options import console, plain_width
from biritch.competition.scoring.rounding import brief, number, text
from biritch.publishing.results import (
    CONTESTANTS,
    TournamentResults,
    place_in_stratum,
)
from biritch.words.languages import LANGUAGES, decimal_mark
from biritch.words.score_reasons import sentence
from biritch.words.translation import tell

if TYPE_CHECKING:
    from biritch.competition.results.result import BoardResult, BoardScore
    from biritch.competition.scoring.ranking import RankingLine
    from biritch.competition.scoring.reason import Reason
    from biritch.competition.scoring.session import BoardAward, ScoredSession
    from biritch.competition.teams.match import TeamMatch


def label(name: str) -> int | str:
    """Return a contestant's number, or its name.

    Example:
        >>> label("12"), label("Les Trèfles")
        (12, 'Les Trèfles')
    """
    # Numbers stay numbers in JSON; a longer one is a licence, which is a name.
    return int(name) if name.isascii() and name.isdigit() and len(name) < 10 else name


def ranking_facts(results: TournamentResults) -> list[dict[str, object]]:
    """Return the ranking as JSON data."""
    facts = []
    for placed in results.ranking:
        contestant, total = placed.contestant, placed.total
        row: dict[str, object] = {
            "rank": placed.rank,
            "pair": label(contestant.label),
            "direction": contestant.direction or None,
            "score": number(total.points),
            "percent": None if total.percent is None else number(total.percent),
            "boards": total.boards,
            "tied": placed.shared,
            "broken_by": placed.broken_by or None,
        }
        if results.kind != "pairs":
            row[CONTESTANTS[results.kind]] = row["pair"]
        if total.adjustments:
            row["adjusted"] = number(
                # A nought of the points' own kind, so that the sum keeps it.
                sum((a.points for a in total.adjustments), 0 * total.points)
            )
        if contestant in results.names:
            row["names"] = results.names[contestant]
        if results.strata:
            row["strata"] = {
                name: inside[contestant][0]
                for name, inside in results.strata.items()
                if contestant in inside
            }
        facts.append(row)
    return facts


def board_facts(results: TournamentResults) -> dict[str, list[dict[str, object]]]:
    """Return every board as JSON data: its results, or its comparisons."""
    if results.session is None:
        return match_boards(results.matches)
    return session_boards(results.session)


def session_boards(scored: ScoredSession) -> dict[str, list[dict[str, object]]]:
    """Return every board's results with both sides' awards."""
    boards: dict[str, list[dict[str, object]]] = {}
    lines: dict[int, list[BoardAward]] = {}
    for line in scored.lines:
        # Two tables may have equal results, so each result is known by its identity.
        lines.setdefault(id(line.result), []).append(line)
    for same in lines.values():
        result = same[0].result
        row = _result_document(result)
        for side in ("ns", "ew"):
            award = next(
                line_of_side.award
                for line_of_side in same
                if str(line_of_side.side).lower() == side
            )
            row[f"points_{side}"] = None if award is None else number(award.points)
            top = award is not None and award.top
            row[f"percent_{side}"] = number(100 * award.points / top) if award and top else None
        boards.setdefault(result.board, []).append(row)
    return boards


def _result_document(result: BoardResult) -> dict[str, object]:
    written = result.written
    ns, ew = (
        [label(contestant.label) for contestant in side] for side in (result.ns, result.ew)
    )
    row: dict[str, object] = {
        "ns": ns[0] if len(ns) == 1 else ns,
        "ew": ew[0] if len(ew) == 1 else ew,
        "contract": written.contract or None,
        "declarer": written.declarer or None,
        "tricks": written.tricks,
        "score": _standing(result.for_ns),
    }
    if result.for_ew != result.for_ns:
        row["score_ew"] = _standing(result.for_ew)
    if written.lead:
        row["lead"] = written.lead
    if result.group:
        row["group"] = result.group
    return row


def _standing(standing: BoardScore) -> object:
    from biritch.competition.results.result import ArtificialScore, ObtainedScore

    if isinstance(standing, ArtificialScore):
        return {"percent": number(standing.percent)}
    if isinstance(standing, ObtainedScore):
        if standing.plain is not None:
            return standing.plain
        return {"weighted": [[points, float(weight)] for points, weight in standing.parts]}
    return standing.value


def match_boards(matches: Iterable[TeamMatch]) -> dict[str, list[dict[str, object]]]:
    """Return every board with its score in every match."""
    boards: dict[str, list[dict[str, object]]] = {}
    for match in matches:
        for board in match.boards:
            boards.setdefault(board.board, []).append(
                {
                    "home": label(match.home.label),
                    "away": label(match.away.label),
                    "total": None if board.total is None else number(board.total),
                    "points_home": number(board.home) if board.played else None,
                    "points_away": number(board.away) if board.played else None,
                }
            )
    return boards


def reason_facts(reason: Reason) -> dict[str, object]:
    """Return a tree of reasons as JSON data, with sentences in every language."""
    return {
        "value": number(reason.value),
        "says": {language: sentence(reason, language) for language in LANGUAGES},
        "parts": [reason_facts(part) for part in reason.parts],
    }


def show_ranking(results: TournamentResults, lang: str) -> None:
    """Print the ranking, one table for each direction."""
    point = decimal_mark(lang)
    lines: dict[str, list[RankingLine]] = {}
    for placed in results.ranking:
        lines.setdefault(placed.contestant.direction, []).append(placed)
    for direction, line in lines.items():
        title = tell(f"cli-side-{direction}", lang) if direction else None
        heads = ["rank-head-rank", f"rank-head-{CONTESTANTS[results.kind]}", "rank-head-score"]
        percents = any(placed.total.percent is not None for placed in line)
        heads += ["rank-head-percent"] * percents
        words = [*(tell(head, lang) for head in heads), *results.strata]
        rows = []
        for placed in line:
            who, total = placed.contestant, placed.total
            cells = [
                f"{placed.rank}{'=' if placed.shared else ''}",
                who.label,
                brief(total.points, point),
            ]
            if percents:
                cells.append("" if total.percent is None else text(total.percent, 2, point))
            cells += [place_in_stratum(who, places) for places in results.strata.values()]
            rows.append([*cells, results.names.get(who, "")])
        if not _write_table(title, words, rows):
            _print_table(title, words, rows)


def _write_table(title: str | None, heads: list[str], rows: list[list[str]]) -> bool:
    """Print figures right-aligned under *heads*, then names; return false if not possible.

    ``rich`` measures every cell several times, a second for a thousand lines; without colour
    and wrapping, this prints the same text faster.
    """
    width = plain_width()
    lines = [[*heads, ""], *rows]
    cells = [cell for line in lines for cell in line]
    if width is None or not all(map(str.isprintable, cells)):
        return False
    measure = _measure([*cells, title or ""])
    sizes = [max(map(measure, column)) for column in zip(*lines, strict=True)]
    whole = sum(sizes) + 2 * (len(sizes) - 1)
    if max(whole, measure(title or "")) > width:
        return False
    written = [title + " " * (whole - measure(title))] if title else []
    for line in lines:
        gaps = [" " * (size - measure(cell)) for cell, size in zip(line, sizes, strict=True)]
        figures = [gap + cell for gap, cell in zip(gaps[:-1], line[:-1], strict=True)]
        written.append("  ".join([*figures, line[-1] + gaps[-1]]))
    sys.stdout.write("\n".join(written) + "\n")
    return True


def _measure(cells: Iterable[str]) -> Callable[[str], int]:
    """Return a width function: the length if all cells are ASCII."""
    if all(map(str.isascii, cells)):
        return len
    from rich.cells import cell_len

    return cell_len


def _print_table(title: str | None, heads: list[str], rows: list[list[str]]) -> None:
    """Print the same on a terminal, in colour, or cut to its width."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, title=title, title_justify="left")
    for head in heads:
        table.add_column(Text(head), justify="right")
    table.add_column("")
    for row in rows:
        table.add_row(*map(Text, row))
    console().print(table)


def show_reason(reason: Reason, lang: str) -> None:
    """Print a tree of reasons, with parts indented."""
    from rich.text import Text

    out = console()
    for depth, part in reason.walk():
        out.print(Text("  " * depth + sentence(part, lang)))
