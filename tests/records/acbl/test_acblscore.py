"""Game files of ACBLscore, written for these tests by ``game_files.py``."""

import random
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.records.files import lines_from
from biritch.records.format import FormatError
from biritch.records.record import Record
from biritch.records.results import points
from tests.cli.helpers import refused, run
from tests.records.acbl.game_files import Row, Section, game
from tests.records.boards import FORMATS

NAMES = {
    (1, 0): ("Doe,Ann", "Roe,Bob"),
    (2, 0): ("Poe,Cy", "Loe,Di"),
    (1, 1): ("Fox,Ed", "Cox,Fay"),
    (2, 1): ("Bix,Gus", "Wix,Hal"),
}
BOARDS: dict[int, list[Row]] = {
    1: [(1, 42, 1, -42), (1, 999, 2, 999), (2, -5, 2, 5)],
    2: [(1, 2060, 2, 2040), (3, 950, 3, 950), (2, 62, 1, -62)],
    3: [(1, 4000 + 11, 1, 4000 - 11), (2, 17, 2, -17), (2, 900, 1, 900)],
}
FILE = game([Section("A", BOARDS, NAMES)])


def read(data: bytes, errors: list[FormatError] | None = None) -> list[Record]:
    form = FORMATS["acblscore"]
    told = None if errors is None else errors.append
    return list(form.read(lines_from(data, form), told))


def test_scores_averages_and_boards_not_played() -> None:
    found = read(FILE)
    assert [(r.number, r.score, r.tag("Score")) for r in found] == [
        (1, 420, ""),
        (1, -50, ""),
        (2, None, "A6040"),
        (2, None, "not-played"),
        (2, 620, ""),
        (3, 110, ""),
        (3, 170, ""),
    ], "what is not in play, or after the last result, is left out"
    assert [r.tag("Group") for r in found if r.number == 3] == ["F1", ""]
    assert points(found[0], "ScoreMP") == ("1.50", "0.50")
    first = found[0]
    assert (first.event, first.site, first.scoring) == ("Open Pairs, Mon Aft", "Club", "MP")
    assert first.names == ("Ann Doe", "Ed Fox", "Bob Roe", "Fay Cox")
    assert (first.tag("PairNS"), first.tag("PairEW"), first.tag("Section")) == ("1", "1", "")


def test_sections_and_pairs_that_were_given_other_numbers() -> None:
    rows: dict[int, list[Row]] = {1: [(1, 42, 2, -42)]}
    howell = Section("B", rows, {k: NAMES[k] for k in ((1, 0), (2, 0))}, howell=True)
    howell.renumbered[2, 1] = 7
    one, other = read(game([Section("A", rows, NAMES), howell]))
    assert [one.tag("Section"), other.tag("Section")] == ["A", "B"]
    assert other.tag("PairEW") == "7"
    assert other.names == ("Ann Doe", "Cy Poe", "Bob Roe", "Di Loe")


def test_a_game_file_is_ranked(tmp_path: Path) -> None:
    path = tmp_path / "170601.ACM"
    path.write_bytes(FILE)
    found = run("rank", str(path), "--json").json["ranking"]
    assert {(one["pair"], one["direction"]) for one in found} == {
        (1, "ns"), (2, "ns"), (3, "ns"), (1, "ew"), (2, "ew"), (3, "ew"),
    }  # fmt: skip
    assert found[0]["names"] == "Ann Doe - Bob Roe"
    assert "is read, never written" in refused(run("convert", str(path), str(path)))


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (b"nothing of the kind", ["not-acblscore"]),
        (FILE[:0x200], ["cut-acblscore"]),
        (FILE[:-8], ["cut-acblscore"]),
        (game([Section("A", BOARDS, NAMES)], kind=1), ["acblscore-event"]),
        (game([Section("A", {1: [(1, 42, 1, -40), (2, 42, 2, -42)]})]), ["split-score"]),
        (game([Section("A", {0: [(1, 42, 1, -42)]})]), ["bad-number"]),
        (game([Section("A", {1: [(1, 1500, 1, -1500)]})]), ["bad-score"]),
        (b"", []),
    ],
)
def test_what_cannot_be_read_is_told_in_a_line(data: bytes, faults: list[str]) -> None:
    errors: list[FormatError] = []
    read(data, errors)
    assert [error.fault.name for error in errors] == faults
    if faults:
        with pytest.raises(FormatError):
            read(data)


def test_a_bad_score_costs_no_other() -> None:
    errors: list[FormatError] = []
    rows: dict[int, list[Row]] = {1: [(1, 42, 1, -40), (2, 42, 2, -42)]}
    assert [one.score for one in read(game([Section("A", rows)]), errors)] == [420]
    assert [(error.board, error.line) for error in errors] == [("1", 1)]


def test_pointers_that_lead_to_the_same_results_for_ever_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("biritch.records.acbl.acblscore.MOST_RESULTS", 500)
    many: dict[int, list[Row]] = {1: [(1, 42, 1, -42)] * 300}
    errors: list[FormatError] = []
    assert len(read(game([Section("A", many)] * 100), errors)) == 500
    assert [error.fault.name for error in errors] == ["many-results"]


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 2**32), st.integers(1, 40))
def test_a_file_damaged_anywhere_is_read_or_refused(seed: int, changes: int) -> None:
    rng = random.Random(seed)
    base = bytearray(FILE)
    for _ in range(changes):
        base[rng.randrange(6, len(base))] = rng.randrange(256)
    if rng.random() < 0.3:
        del base[rng.randrange(len(base)) :]
    read(bytes(base), [])
