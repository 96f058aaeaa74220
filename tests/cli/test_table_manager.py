"""``biritch table-manager`` and ``biritch player``, as two programs."""

import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from biritch.core.seats import Seat
from tests.cli.helpers import PLAIN, refused, run
from tests.matches.table import sit
from tests.started import running

ENGLISH = {**os.environ, **PLAIN}


@pytest.fixture
def boards(tmp_path: Path) -> Path:
    file = tmp_path / "boards.pbn"
    file.write_text(run("deal", "-n", "2", "--seed", "table manager").out)
    return file


def test_bad_input_is_one_line(boards: Path, tmp_path: Path) -> None:
    assert "--file" in refused(run("table-manager"))
    assert "no-such.pbn" in refused(run("table-manager", "--file", "no-such.pbn"))
    assert "70000" in refused(run("table-manager", "--file", str(boards), "--port", "70000"))
    nobody = run("table-manager", "--file", str(boards), "--port", "0", "--wait", "1")
    assert nobody.status == 2
    assert nobody.err.startswith("Listening at 127.0.0.1:")
    assert nobody.err.endswith("biritch: nobody took the seat of North within 1 seconds\n")
    other = tmp_path / "other.pbn"
    other.write_text(run("deal", "-n", "1", "--seed", "else").out)
    taken = run("table-manager", "--file", str(boards), "--pbn", str(other))
    assert "board 1 is not the next one of the set, played to its end" in refused(taken)


def test_a_player_without_a_table(tmp_path: Path) -> None:
    del tmp_path
    words = ("player", "--connect", "127.0.0.1:nine", "--seat", "N")
    assert "--connect: not an address: 127.0.0.1:nine" in refused(run(*words))
    sits = ("player", "--connect", "127.0.0.1:9", "--seat")
    assert "--seat" in refused(run(*sits, "X"))
    assert 'there is no such robot: "deep"' in refused(run(*sits, "N", "--robot", "deep"))
    assert "not the name of a team" in refused(run(*sits, "N", "--team", 'a "b"'))
    assert "pas un nom" in refused(run(*sits, "N", "--team", '"', "--lang", "fr"))


@pytest.mark.slow
def test_two_programs_play_a_file_and_go_on_where_they_were(
    boards: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out.pbn"
    words = ["table-manager", "--file", str(boards), "--pbn", str(out), "--room", "open"]
    command = [sys.executable, "-m", "biritch.cli.main", *words, "--port", "0", "--json"]

    def table() -> tuple[str, str]:
        """Return what the table manager and North's player say, once all is played."""
        with running(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=ENGLISH
        ) as manager:
            assert manager.stderr is not None
            address = manager.stderr.readline().split()[-1].rstrip(".")
            port = int(address.rpartition(":")[2])
            for seat in (Seat.EAST, Seat.SOUTH, Seat.WEST):
                threading.Thread(target=sit, args=(port, seat), daemon=True).start()
            north = run(
                *("player", "--connect", address, "--seat", "N", "--robot", "rule:sayc"),
                *("--team", "Ours", "--budget", "0", "--against", "sayc"),
            )
            said, _ = manager.communicate(timeout=60)
        return said, north.out

    said, north = table()
    assert north == "2 boards played: Ours North-South, Theirs East-West.\n"
    import json

    told = json.loads(said)
    assert told["teams"] == {"ns": "Ours", "ew": "Theirs"}
    assert [board["board"] for board in told["boards"]] == [1, 2]
    assert run("check", str(out), "--json").json["problems"] == []
    assert '[Room "Open"]' in out.read_text("utf-8")
    # The second board is taken out again, as if the machine had stopped before it.
    whole = out.read_bytes()
    out.write_bytes(whole[: whole.rindex(b"[Event")])
    said, north = table()
    assert north == "1 board played: Ours North-South, Theirs East-West.\n"
    assert json.loads(said)["boards"] == told["boards"]
    assert out.read_bytes() == whole
    # Nothing is left to be played: nobody is waited for.
    assert run(*words, "--json").json["boards"] == told["boards"]
    assert "Ours – Theirs" in run(*words).out
