"""Logs written before steps were structs are read as they were; each step is its own line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from biritch.competition.results.entry import ResultError
from biritch.competition.tournament.log import TournamentStep, read_entry, write_entry
from biritch.competition.tournament.scorebook_log import ScoreAction, ScorebookStep
from biritch.competition.tournament.steps.scores import CarriedOver
from biritch.competition.tournament.steps.step import LoggedStep
from biritch.competition.tournament.values import CarriedShare

KEPT = Path(__file__).parent / "kept" / "steps_of_2026.log"
"""A line of every kind as a codec by hand wrote it, and again without what came later."""
LINES = KEPT.read_text(encoding="utf-8").splitlines()


def test_every_kind_of_step_is_kept() -> None:
    kinds = {kind.__struct_config__.tag for kind in get_args(TournamentStep)}
    assert {json.loads(line)["do"] for line in LINES} == kinds
    assert len(kinds) == len(get_args(TournamentStep))


@pytest.mark.parametrize("line", LINES, ids=lambda line: str(json.loads(line)["do"]))
def test_a_kept_line_is_read_with_all_it_says(line: str) -> None:
    entry, before = read_entry(line), json.loads(line)
    before.pop("id", None)
    if isinstance(entry.what, CarriedOver):  # figures were text too
        before["shares"] = [[int(a), b, c, int(d)] for a, b, c, d in before["shares"]]
    written = json.loads(write_entry(entry))
    # What came later has its default.
    assert {name: written[name] for name in before} == before
    assert read_entry(write_entry(entry)) == entry


SCOREBOOK = (KEPT.parent / "scorebook_of_2026.log").read_text(encoding="utf-8").splitlines()
"""Lines of every kind of a scorebook, each kind of score among them, by a codec by hand."""


@pytest.mark.parametrize("line", SCOREBOOK)
def test_a_kept_line_of_a_scorebook_is_read_and_written_as_it_was(line: str) -> None:
    entry, before = read_entry(line), json.loads(line)
    written = json.loads(write_entry(entry))
    assert {name: written[name] for name in before} == before
    assert written.keys() - before.keys() <= {"teams", "count", "boards"}
    assert read_entry(write_entry(entry)) == entry


def test_every_kind_of_scorebook_step_is_kept() -> None:
    steps = {type(read_entry(line).what) for line in SCOREBOOK}
    assert steps == {*get_args(ScorebookStep)}
    words = {json.loads(line)["do"] for line in SCOREBOOK}
    assert {action.value for action in ScoreAction} <= words


def test_shares_are_exact() -> None:
    shares = next(
        step.shares
        for step in (read_entry(line).what for line in LINES)
        if isinstance(step, CarriedOver)
    )
    assert str(shares[0].points) == "7/3"
    assert all(isinstance(share, CarriedShare) for share in shares)


@pytest.mark.parametrize(
    "text",
    [
        '{"at": "x", "by": "y", "do": "begin"}',
        '{"at": "x", "by": "y", "do": "begin", "round": "two"}',
        '{"at": "x", "by": "y", "do": "nothing"}',
        '{"by": "y", "do": "arrive", "pair": 7}',
        '{"at": "x", "by": "y", "do": "refuse", "board": "1", "ns": [["1", "up"]], "ew": []}',
        '{"at": "x", "by": "y", "do": "carry", "shares": [["1", "1/0", "1", "1"]]}',
    ],
)
def test_what_is_no_step_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(ResultError) as found:
        read_entry(text, 7)
    assert found.value.phrase.name == "rank-fault-log"


@pytest.mark.parametrize("kind", get_args(TournamentStep), ids=lambda kind: str(kind.__name__))
def test_every_step_says_itself_what_it_answers_and_changes(kind: type[LoggedStep]) -> None:
    for name in ("subjects", "after"):
        owner = next(base for base in kind.__mro__ if name in base.__dict__)
        assert owner is not LoggedStep, f"{kind.__name__}.{name}"


def test_steps_are_values() -> None:
    step = read_entry(LINES[0]).what
    assert hash(step) == hash(read_entry(LINES[0]).what)
    with pytest.raises(AttributeError):
        step.pairs = 9  # type: ignore[union-attr,misc]
    assert isinstance(step, msgspec.Struct)
