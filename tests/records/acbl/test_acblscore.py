"""Game files of ACBLscore, written for these tests by ``game_files.py``."""

import random
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.competition.results.records import results_from_records
from biritch.competition.results.result import ArtificialScore, ObtainedScore
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
        (game([Section("A", {1: [(1, 4011, 1, -11), (2, 42, 2, -42)]})]), ["split-score"]),
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
    rows: dict[int, list[Row]] = {1: [(1, 1500, 1, -1500), (2, 42, 2, -42)]}
    assert [one.score for one in read(game([Section("A", rows)]), errors)] == [420]
    assert [(error.board, error.line) for error in errors] == [("1", 1)]


def test_a_split_score_is_each_sides_own() -> None:
    rows: dict[int, list[Row]] = {1: [(1, 42, 1, -40), (2, 2060, 2, -42), (3, 2050, 3, 2050)]}
    file = game([Section("A", rows)])
    assert [one.tag("Score") for one in read(file)] == [
        "NS 420 EW -400",
        "NS 60% EW -420",
        "A5050",
    ]
    first, second, third = results_from_records(read(file)).results
    assert (first.for_ns, first.for_ew) == (ObtainedScore.of(420), ObtainedScore.of(400))
    assert second.for_ns == ArtificialScore(Fraction(60))
    assert second.for_ew == ObtainedScore.of(420)
    assert third.for_ns == third.for_ew == ArtificialScore(Fraction(50))


SECTION: dict[int, list[Row]] = {1: [(1, 42, 1, -42), (2, 45, 2, -45), (3, -5, 3, 5)]}
OTHER: dict[int, list[Row]] = {1: [(1, 62, 1, -62), (2, 17, 2, -17)]}


def test_a_section_is_a_field_of_its_own(tmp_path: Path) -> None:
    """Each section's best has the top of its own board: 2 of three tables, 1 of two."""
    path = tmp_path / "170601.ACA"
    path.write_bytes(game([Section("A", SECTION), Section("B", OTHER)]))
    said = run("rank", str(path), "--rules", "acbl", "--json")
    found = {(one["pair"], one["direction"]): one for one in said.json["ranking"]}
    got = {who[0]: one["score"] for who, one in found.items() if who[1] == "ns"}
    assert got == {"A1": 1, "A2": 2, "A3": 0, "B1": 1, "B2": 0}
    assert found["B1", "ns"]["percent"] == 100
    assert "each section compared within itself: A, B" in said.err


def test_several_events_are_several_rankings(tmp_path: Path) -> None:
    path = tmp_path / "170601.ACE"
    path.write_bytes(game([Section("A", SECTION)], more={"Newcomers": [Section("A", OTHER)]}))
    events = run("rank", str(path), "--json").json["events"]
    assert [event["event"] for event in events] == ["Open Pairs, Mon Aft", "Newcomers, Mon Aft"]
    assert [len(event["ranking"]) for event in events] == [6, 4]
    for name in ("2", "newcomers, mon aft"):
        one = run("rank", str(path), "--event", name, "--json").json
        assert one["ranking"] == events[1]["ranking"]
    assert "no such event: '3'" in refused(run("rank", str(path), "--event", "3"))
    assert "choose one with --event" in refused(
        run("rank", str(path), "--csv", str(tmp_path / "r.csv"))
    )
    shown = run("rank", str(path), "--lang", "fr").out
    assert shown.index("Open Pairs") < shown.index("Newcomers")


def test_one_odd_score_costs_its_line_and_not_the_ranking(tmp_path: Path) -> None:
    path = tmp_path / "170601.ACM"
    odd: dict[int, list[Row]] = {1: [(4, 1500, 4, -1500), *SECTION[1]]}
    path.write_bytes(game([Section("A", odd)]))
    said = run("rank", str(path), "--json")
    assert said.status == 0
    assert {one["pair"] for one in said.json["ranking"]} == {1, 2, 3}
    assert "board 1: not a score: '1500'" in said.err


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
