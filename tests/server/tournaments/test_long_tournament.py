"""A tournament of nine tables, killed on the way, ranked as the command line ranks it."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from fractions import Fraction
from pathlib import Path
from typing import Any

import httpx
import pytest

from biritch.competition.scoring.rounding import text
from tests.proving import cases
from tests.server.served import serving, start
from tests.server.tournaments.participants import TournamentClient


def _told(rng: random.Random) -> dict[str, str]:
    """Return a contract somebody may have played, and what became of it."""
    if not rng.randrange(20):
        return {"contract": "Pass"}
    level = rng.choice((1, 2, 3, 3, 4, 4, 5, 6))
    over = rng.randrange(-min(4, level + 6), min(3, 7 - level) + 1)
    return {
        "contract": f"{level}{rng.choice('CDHSN')}{rng.choice(('', '', '', '', 'X'))}",
        "declarer": rng.choice("NESW"),
        "result": f"{over:+d}" if over else "=",
    }


def _round(tournament: TournamentClient, rng: random.Random) -> None:
    for table in [one for one in tournament.view()["tables"] if one["playing"]]:
        for board in table["boards"]:
            number, said = board["number"], _told(rng)
            tournament.do(f"{table['table']}ns", "score", board=number, **said)
            tournament.do(f"{table['table']}ew", "agree", board=number)


def _ranked(tournament: TournamentClient, folder: Path) -> dict[str, Any]:
    url = f"{tournament.url}/events/{tournament.event}/results.csv"
    file = folder / "results.csv"
    file.write_text(
        httpx.get(url, params={"token": tournament.director}).text, encoding="utf-8"
    )
    command = [sys.executable, "-m", "biritch.cli.main", "rank", str(file), "--json"]
    told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
    return {str(one["pair"]).split()[0]: one for one in told["ranking"]}


EACH = cases(1, 3)
"""Boards a round."""


@pytest.mark.slow
def test_nine_tables_nine_rounds(tmp_path: Path) -> None:
    rng, database = random.Random(9), f"sqlite:///{tmp_path / 'tables.db'}"
    served = start(tmp_path, database=database)
    asked = {"pairs": 18, "movement": "mitchell", "rounds": 9, "each": EACH, "minutes": 27}
    tournament = TournamentClient.opened(served, title="Nine tables", **asked)
    for number in range(1, 6):
        tournament.do("td", "next", round=number)
        _round(tournament, rng)
    before = tournament.view()
    served.kill()
    with serving(tmp_path, database=database) as again:
        tournament.url = f"http://{again.host}"
        assert {**tournament.view(), "clock": None} == {**before, "clock": None}
        for number in range(6, 10):
            tournament.do("td", "next", round=number)
            _round(tournament, rng)
        tournament.do("td", "next", round=10)
        tournament.do("td", "show", shown=True)
        ranking = tournament.view("")["ranking"]
        assert len(tournament.view()["scores"]) == 9 * 9 * EACH
        found = _ranked(tournament, tmp_path)
    assert len(ranking) == len(found) == 18
    for one in ranking:
        theirs = found[str(one["pair"])]
        assert one["rank"] == theirs["rank"]
        assert one["percent"] == text(Fraction(str(theirs["percent"])))
        assert one["boards"] == 9 * EACH
