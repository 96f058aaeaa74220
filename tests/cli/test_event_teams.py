"""``biritch event`` for teams: rounds drawn by the ranking, matches in victory points."""

from pathlib import Path

import pytest

from tests.cli.helpers import Said, refused, run

FIRST = ("1 1 3 4S N +1", "1 3 1 4S N -1", "2 1 3 420", "2 3 1 -50")
"""Boards 1 and 2 of 1 against 3: 500 and 470 to team 1."""
OTHER = ("1 2 4 420", "1 4 2 450", "2 2 4 100", "2 4 2 110")
"""Of 2 against 4: 30 and 10 to team 4."""


def do(log: str, words: str, *more: str) -> Said:
    return run("event", log, *words.split(), "--by", "td", *more)


def told(log: str, *words: str) -> None:
    for one in words:
        assert do(log, one).status == 0, one


@pytest.fixture
def log(tmp_path: Path) -> str:
    """Five teams in the first round of a Swiss, two boards a match, nothing played yet."""
    path = str(tmp_path / "teams.log")
    told(path, "open Interclubs ffb teams wbf-continuous 2")
    told(path, *(f"enter {team} Team {team}" for team in range(1, 6)), "draw")
    return path


def test_a_round_of_matches_and_the_draw_of_the_next(log: str) -> None:
    told(log, *(f"score {one}" for one in (*FIRST, *OTHER)))
    found = run("event", log, "--json").json
    assert found["form"] == "teams"
    assert [(one["team"], one["score"]) for one in found["ranking"]] == [
        (1, 19.95),
        (5, 12),
        (4, 10.86),
        (2, 9.14),
        (3, 0.05),
    ]
    assert found["matches"][0] == {
        "round": 1,
        "home": 1,
        "away": 3,
        "boards": 2,
        "over": True,
        "imps": {"home": 21, "away": 0},
        "vp": {"home": 19.95, "away": 0.05},
    }
    assert [one["bye"] for one in do(log, "draw", "--json").json["rounds"]] == [[5], [3]]
    second = run("event", log, "--json").json["rounds"][1]["matches"]
    assert second == [{"home": 4, "away": 1}, {"home": 5, "away": 2}]
    # The boards are dealt anew: board 1 may be played again, and both rounds count.
    told(log, "score 1 1 4 100", "score 1 4 1 100", "score 2 1 4 0", "score 2 4 1 0")
    again = run("event", log, "--json").json
    assert {one["team"]: one["score"] for one in again["ranking"]}[1] == 29.95
    assert "4 Team 4 - 1 Team 1: 0-0 (10.00 - 10.00)" in run("event", log).out


def test_a_match_counts_when_it_is_over(log: str) -> None:
    told(log, *(f"score {one}" for one in FIRST[:3]))
    assert {one["team"] for one in run("event", log, "--json").json["ranking"]} == {5}
    told(log, "score 2 3 1 not-played")
    found = run("event", log, "--json").json
    assert found["matches"][0]["boards"] == 1
    assert found["ranking"][0]["team"] == 1


def test_a_score_is_corrected_in_the_round_it_belongs_to(log: str) -> None:
    told(log, *(f"score {one}" for one in (*FIRST, *OTHER)), "draw", "correct 1 1 3 -100")
    matches = run("event", log, "--json").json["matches"]
    assert matches[0]["imps"] == {"home": 10, "away": 2}
    assert do(log, "agree 1 1 3").status == 2
    assert run("event", log, "agree", "1", "1", "3", "--by", "3").status == 0
    assert len(run("event", log, "--json").json["not_agreed"]) == 7


def test_the_director_may_draw_and_who_has_left_is_not_drawn(log: str) -> None:
    told(log, "withdraw 3", *(f"score {one}" for one in OTHER), "draw 4:1 5-2")
    found = run("event", log, "--json").json
    assert found["rounds"][1] == {
        "round": 2,
        "matches": [{"home": 4, "away": 1}, {"home": 5, "away": 2}],
        "bye": [],
    }


def test_pairs_are_drawn_too(tmp_path: Path) -> None:
    path = str(tmp_path / "pairs.log")
    told(path, "open Swiss wbf", *(f"enter {pair}" for pair in range(1, 5)), "draw")
    told(path, "score 1 1 3 420", "score 1 2 4 -50")
    found = do(path, "draw", "--json").json
    assert found["rounds"][1]["matches"] == [{"home": 4, "away": 1}, {"home": 3, "away": 2}]
    assert "1 and 3 do not meet in round 2" in refused(do(path, "score 2 1 3 100"))


def test_matches_without_rounds(tmp_path: Path) -> None:
    path = str(tmp_path / "match.log")
    told(path, "open Match wbf teams bam", "enter A", "enter B")
    told(path, "score 1 A B 420", "score 1 B A 50", "score 2 A B 0", "score 2 B A 0")
    found = run("event", path, "--json").json
    assert [(one["team"], one["score"]) for one in found["ranking"]] == [("A", 3), ("B", 1)]


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("draw", "round 1 is not over: 1 against 3"),
        ("score 1 1 2 420", "1 and 2 do not meet in round 1"),
        ("score 1 3 1 4S Q =", "score: board 1: not a declarer"),
        ("open Again wbf teams imp x", "not understood"),
        ("open Again wbf teams imp 8 9", "not understood"),
    ],
)
def test_what_teams_may_not_do(log: str, words: str, line: str) -> None:
    before = Path(log).read_bytes()
    assert line in refused(do(log, words))
    assert refused(do(log, words, "--lang", "fr")) != line
    assert Path(log).read_bytes() == before


@pytest.mark.parametrize(
    ("count", "line"),
    [
        ("golf", "no such scale: 'golf'"),
        ("acbl-20", "want the boards of one: 6, 7, 8"),
        ("acbl-20 5", "no table for 5 boards"),
        ("wbf-25-0 9", "no table for 9 boards"),
    ],
)
def test_what_teams_cannot_count(tmp_path: Path, count: str, line: str) -> None:
    path = tmp_path / "teams.log"
    assert line in refused(do(str(path), f"open T wbf teams {count}"))
    assert not path.exists()


def test_a_log_that_was_tampered_with_is_refused_in_a_line(log: str) -> None:
    lines = Path(log).read_text(encoding="utf-8").splitlines()
    for old, new in (
        ('"wbf-continuous"', '"golf"'),
        ('"boards": 2', '"boards": -2'),
        ('"boards": 2', '"boards": "many"'),
        ('"byes": [["5", ""]]', '"byes": 5'),
        ('"byes": [["5", ""]]', '"byes": [["1", ""]]'),
        ('["1", ""], ["3", ""]', '["1", ""]'),
    ):
        assert any(old in one for one in lines), old
        Path(log).write_text("\n".join(lines).replace(old, new), encoding="utf-8")
        assert "teams.log: line " in refused(run("event", log))


@pytest.mark.parametrize(
    ("words", "line"),
    [
        ("draw 1-2 2-3", "2 stands twice in the draw"),
        ("draw 1-9", "9 does not take part"),
        ("draw 1-2-3", "not understood: 'draw 1-2-3'"),
    ],
)
def test_what_no_draw_is(tmp_path: Path, words: str, line: str) -> None:
    path = str(tmp_path / "teams.log")
    told(path, "open T wbf teams", "enter 1", "enter 2", "enter 3")
    assert line in refused(do(path, words))


def test_a_match_is_published(log: str, tmp_path: Path) -> None:
    told(log, *(f"score {one}" for one in FIRST))
    assert run("event", log, "--site", str(tmp_path / "site")).status == 0
    assert "19.95" in (tmp_path / "site" / "en" / "index.html").read_text(encoding="utf-8")
