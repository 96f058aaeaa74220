"""``biritch match``: two robots, two tables, one result."""

import json
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from biritch.core.calls import DOUBLE
from biritch.core.phrase import Phrase
from biritch.games.view import View
from biritch.matches import played_table
from biritch.matches.played_table import PlayedTable, TableFailed
from biritch.robots.players.robot import SimulatingRobot
from biritch.robots.robot import Decision
from tests.cli.helpers import refused, run
from tests.started import running

MATCH = ("match", "--ns", "rule:sef", "--ew", "rule:strong-club", "--processes", "1")
FEW = (*MATCH, "--boards", "6", "--seed", "7")


def test_the_contracts_example(tmp_path: Path) -> None:
    out = tmp_path / "out.pbn"
    found = run(*FEW, "--json", "--pbn", str(out)).json
    assert [board["board"] for board in found["boards"]] == [1, 2, 3, 4, 5, 6]
    for board in found["boards"]:
        for room in ("open", "closed"):
            assert {"contract", "declarer", "tricks", "score_ns"} <= set(board[room])
    swings = [board["imps"] for board in found["boards"]]
    assert any(swings)
    assert found["imps"] == {
        "home": sum(swing for swing in swings if swing > 0),
        "away": -sum(swing for swing in swings if swing < 0),
    }
    assert found["per_board"] == round(sum(swings) / 6, 3)
    assert found["error"] > 0
    assert set(found["seconds"]) == {"ns", "ew"}
    # Another command reads the file, replays it, and counts the same.
    checked = run("check", str(out), "--json").json
    assert (checked["deals"], checked["auctions"], checked["problems"]) == (12, 12, [])
    scored = run("match-score", str(out), "--json").json
    assert scored["imps"] == found["imps"]
    assert [board["imps"] for board in scored["boards"]] == swings


def test_the_deals_are_those_of_the_seed_and_the_sides_are_exchanged(tmp_path: Path) -> None:
    out = tmp_path / "out.pbn"
    run(*MATCH, "--boards", "2", "--seed", "7", "--pbn", str(out))
    text = out.read_text("utf-8")
    dealt = run("deal", "-n", "2", "--seed", "7", "--json").json
    for board in dealt:
        assert text.count(board["deal"]) == 2 or board["dealer"] != "N"
    names = [line.split('"')[1] for line in text.splitlines() if line.startswith("[North")]
    assert names == ["rule:sef", "rule:strong-club"] * 2
    assert [line for line in text.splitlines() if line.startswith("[Room")] == [
        '[Room "Open"]',
        '[Room "Closed"]',
    ] * 2


def test_a_robot_against_itself_draws_every_board() -> None:
    found = run(
        "match",
        "--ns",
        "rule:sef",
        "--ew",
        "rule",
        "--boards",
        "4",
        "--json",
        "--processes",
        "1",
    ).json
    assert found["imps"] == {"home": 0, "away": 0}
    assert found["error"] == 0
    chance = ("--ns", "random", "--ew", "random", "--boards", "3", "--seed", "a", "--json")
    thrown = run("match", *chance, "--processes", "1").json
    assert thrown["imps"] == {"home": 0, "away": 0}, "chance is the same at both tables"
    assert thrown["boards"] == run("match", *chance, "--processes", "1").json["boards"]
    other = (*chance[:6], "--seed", "b", "--json", "--processes", "1")
    assert run("match", *other).json["boards"] != thrown["boards"]


@pytest.mark.slow
def test_on_more_processes_it_is_the_same_match() -> None:
    alone = run(*FEW, "--json").json
    together = run(*FEW[:5], "--processes", "2", *FEW[7:], "--json").json
    assert together["boards"] == alone["boards"]


def test_the_clock_decides_nothing_without_a_budget() -> None:
    still, moving = (played_table._seat_robot("robot:sef", budget) for budget in (None, 1.0))
    assert isinstance(still, SimulatingRobot)
    assert isinstance(moving, SimulatingRobot)
    assert still.clock() == still.clock()
    assert moving.clock is time.monotonic


@pytest.mark.prove
def test_a_robot_that_deals_hands_plays_the_same_however_busy_the_machine_is() -> None:
    words = ("match", "--ns", "robot:sef", "--ew", "rule:sef", "--boards", "2", "--seed", "2")
    first = run(*words, "--json", "--processes", "1").json
    again = run(*words, "--json", "--processes", "4").json
    assert again["boards"] == first["boards"]


def test_boards_of_a_file(tmp_path: Path) -> None:
    file = tmp_path / "boards.pbn"
    file.write_text(run("deal", "-n", "3", "--seed", "x", "--first", "5").out)
    found = run(*MATCH, "--file", str(file), "--json").json
    assert [board["board"] for board in found["boards"]] == [5, 6, 7]
    assert len(run(*MATCH, "--file", str(file), "--boards", "1", "--json").json["boards"]) == 1
    short = refused(run(*MATCH, "--file", str(file), "--boards", "4"))
    assert short == f"{file}: 3 boards there, 4 wanted"


def test_people_read_it_in_both_languages() -> None:
    shown = run(*FEW).out
    assert "open room" in shown
    assert "rule:sef won" in shown
    french = run(*FEW, "--lang", "fr", "--notation", "fr").out
    assert "salle ouverte" in french
    assert "erreur type" in french


def test_bad_input_is_one_line(tmp_path: Path) -> None:
    assert '--ns: there is no such robot: "deep"' in refused(
        run("match", "--ns", "deep", "--ew", "rule")
    )
    assert "--ew: " in refused(run("match", "--ns", "rule", "--ew", "rule:nonsense"))
    assert "--budget: not a number of seconds: 'soon'" in refused(run(*FEW, "--budget", "soon"))
    assert "no-such" in refused(run(*FEW, "--pbn", str(tmp_path / "no-such" / "out.pbn")))
    assert "--ns" in refused(run("match", "--ew", "rule"))


def test_a_match_that_was_kept_goes_on_and_no_other(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    whole = run(*FEW, "--json", "--keep", str(kept)).json
    lines = kept.read_bytes().splitlines(keepends=True)
    assert len(lines) == 13
    # Seven tables, and an eighth that was being written when the machine stopped.
    kept.write_bytes(b"".join(lines[:8]) + lines[8][:40])
    again = run(*FEW, "--json", "--keep", str(kept)).json
    assert again["boards"] == whole["boards"]
    after = kept.read_bytes().splitlines(keepends=True)
    assert after[:8] == lines[:8], "what was played is not played again"
    assert len(after) == 13
    other = refused(run(*FEW, "--seed", "8", "--keep", str(kept)))
    assert "keeps another match: the seed was 7, not 8" in other
    budget = refused(run(*FEW, "--budget", "1", "--keep", str(kept), "--lang", "fr"))
    assert "le temps de réflexion était -, et non 1.0" in budget


@pytest.mark.parametrize("spoilt", [b"{}\n", b"[1]\n", b"nonsense\n", b'{"place": 0}\n'])
def test_a_file_that_keeps_no_match_is_refused_with_its_line(
    tmp_path: Path, spoilt: bytes
) -> None:
    kept = tmp_path / "match.jsonl"
    kept.write_bytes(spoilt)
    assert f"{kept}, line 1: " in refused(run(*FEW, "--keep", str(kept)))
    kept.unlink()
    run(*FEW, "--keep", str(kept))
    lines = kept.read_bytes().splitlines(keepends=True)
    kept.write_bytes(lines[0] + spoilt + lines[2])
    assert f"{kept}, line 2: " in refused(run(*FEW, "--keep", str(kept)))


def test_a_table_whose_score_was_changed_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "match.jsonl"
    run(*FEW, "--keep", str(kept))
    first, second, *rest = kept.read_text().splitlines()
    table = PlayedTable.parse(json.loads(second))
    changed = json.dumps(table.document() | {"score": table.score + 10})
    kept.write_text("\n".join([first, changed, *rest, ""]))
    assert "line 2" in refused(run(*FEW, "--keep", str(kept)))


@pytest.mark.slow
def test_a_match_killed_in_the_middle_goes_on_as_if_nothing_had_happened(
    tmp_path: Path,
) -> None:
    kept = tmp_path / "match.jsonl"
    words = (*MATCH, "--boards", "16", "--seed", "kill", "--json")
    command = [sys.executable, "-m", "biritch.cli.main", *words, "--keep", str(kept)]
    with running(command, stdout=subprocess.DEVNULL, env=None) as process:
        while not kept.exists() or kept.read_bytes().count(b"\n") < 5:
            assert process.poll() is None, "it ended before it could be killed"
            time.sleep(0.005)
        process.send_signal(signal.SIGKILL)
    before = kept.read_bytes()
    assert 5 <= before.count(b"\n") < 33
    again = run(*words, "--keep", str(kept)).json
    assert kept.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    assert again["boards"] == run(*words).json["boards"]


@dataclass(frozen=True)
class Rude:
    """A robot that doubles nobody."""

    system: str = "sef"
    name: str = "rude:sef"

    def decide(self, view: View, *, budget: float, rng: random.Random) -> Decision:
        del view, budget, rng
        return Decision(DOUBLE, Phrase.of("robot-any"))


def test_a_robot_that_breaks_a_law_is_named_with_its_board() -> None:
    played_table._seat_robot.cache_clear()
    with patch("biritch.matches.played_table.find", lambda _: Rude()):
        said = run(*FEW)
    played_table._seat_robot.cache_clear()
    assert "board 1, open room: X: inadmissible double (Law 36)" in refused(said)


def test_a_robots_fault_comes_back_from_another_process() -> None:
    import pickle

    fault = pickle.loads(pickle.dumps(TableFailed(7, "closed", "why")))
    assert (fault.board, fault.room, str(fault)) == (7, "closed", "board 7, closed room: why")


def test_the_report(tmp_path: Path) -> None:
    out = tmp_path / "report.html"
    found = run(*FEW, "--html", str(out), "--json").json
    page = out.read_text("utf-8")
    assert page.count('<section class="table">') == 12
    assert page.count('class="parted"') >= 2, "where the tables parted is marked in both"
    assert f"rule:sef {found['imps']['home']}</b>" in page
    assert "http" not in page.replace("http-equiv", ""), "nothing is fetched from elsewhere"
    run(*FEW, "--html", str(out), "--lang", "fr")
    assert 'lang="fr"' in out.read_text("utf-8")
    assert "Écarts" in out.read_text("utf-8")
