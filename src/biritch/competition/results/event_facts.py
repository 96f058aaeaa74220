"""Data of an event in a file beside its results: names, penalties, regulation, club."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction

from biritch.competition.results.entry import FileAdjustment, ResultFile
from biritch.competition.results.result import BracketLine, Contestant, Direction
from biritch.records.pbn.event_tags import COMPETITIONS, table_rows
from biritch.records.record import Tag

METHODS = {"IMP;Butler": "butler", "IMP;Cross": "cross-imp"}
"""The methods that a record's scoring says outright; the rest is match points unless asked."""
KINDS = {word: kind for kind, word in COMPETITIONS.items() if kind != "pairs"}
ABOUT = {"Date": "date", "Site": "club", "Director": "director", "Movement": "movement"}
"""Other facts of an event, by its tag."""
_DIRECTIONS: dict[str, Direction] = {"NS": "ns", "EW": "ew"}


def with_event_facts(file: ResultFile, tags: Iterable[Tag]) -> ResultFile:
    """Return *file* extended by the data in *tags*.

    Example:
        >>> tags = [Tag("Regulation", "acbl"), Tag("Competition", "Teams")]
        >>> file = with_event_facts(ResultFile(()), tags)
        >>> file.rules, file.kind
        ('acbl', 'teams')
    """
    tags = tuple(tags)
    told = {tag.name: tag.value.strip() for tag in tags}
    about = {name: told[tag] for tag, name in ABOUT.items() if told.get(tag)}
    winners = told.get("Winners", "")
    method = told.get("RankingMethod", "") or METHODS.get(told.get("Scoring", ""), "")
    return replace(
        file,
        names={**(file.names or {}), **_names(tags)} or None,
        adjustments=(*file.adjustments, *_adjustments(tags)),
        bracket=(*file.bracket, *_bracket(tags)),
        title=file.title or told.get("Event", ""),
        rules=told.get("Regulation", "") or file.rules,
        method=method or file.method,
        count=told.get("TeamScoring", "") or file.count,
        kind=KINDS.get(told.get("Competition", ""), file.kind),
        winners=int(winners) if winners in ("1", "2") else file.winners,
        about={**file.about, **about},
    )


def _who(row: Mapping[str, str]) -> Contestant:
    return Contestant(row.get("PairId", ""), _DIRECTIONS.get(row.get("Direction", ""), ""))


def _names(tags: tuple[Tag, ...]) -> dict[Contestant, str]:
    return {
        _who(row): row["Names"]
        for row in table_rows(tags, "TotalScoreTable")
        if row.get("PairId") and row.get("Names")
    }


def _bracket(tags: tuple[Tag, ...]) -> tuple[BracketLine, ...]:
    """Return the matches of a knock-out; rows without a numeric stage are skipped."""
    return tuple(
        BracketLine(
            int(row["Stage"]),
            Contestant(row["Home"]),
            Contestant(away) if (away := row.get("Visit", "")) else None,
            Contestant(winner) if (winner := row.get("Winner", "")) else None,
            row.get("DecidedBy", ""),
        )
        for row in table_rows(tags, "BracketTable")
        if re.fullmatch("[1-9][0-9]?", row.get("Stage", ""), re.ASCII) and row.get("Home")
    )


def _adjustments(tags: tuple[Tag, ...]) -> tuple[FileAdjustment, ...]:
    """Return penalties and bonuses; rows without numeric points are skipped."""
    return tuple(
        FileAdjustment(
            _who(row),
            Fraction(row["Points"]),
            row.get("Kind", "") or "penalty",
            row.get("Reason", ""),
            _figure(row.get("Top", "")),
            int(_figure(row.get("Boards", ""))),
        )
        for row in table_rows(tags, "AdjustmentTable")
        if row.get("PairId") and re.fullmatch(_FIGURE, row.get("Points", ""), re.ASCII)
    )


def _figure(text: str) -> Fraction:
    """Return the number in *text*, or 0."""
    return Fraction(text) if re.fullmatch(_FIGURE, text, re.ASCII) else Fraction(0)


_FIGURE = r"[+-]?[0-9]{1,7}(?:\.[0-9]{1,9}|/[1-9][0-9]{0,8})?"
