"""A database that an older version wrote by really playing is opened, and gone on with."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from biritch.server.storage.store import archive_of
from tests.cli.helpers import run
from tests.engines import Databases
from tests.server.served import Person, start

KEPT = Path(__file__).parent / "kept" / "site_of_2026_11_21.sql"
"""A board played to its end and a tournament, by the version of 21 November 2026."""
TABLE, TOKEN = "RggFGqd6Ik8ge9zX", "a2ysezaynQJw31SG-PRMPSvTjBgFu_cd"
EVENT, DIRECTOR = "cxzhx8", "8w55kq3j4j7yr5vsqe5m"


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The database as it was kept."""
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as database:
        database.executescript(KEPT.read_text("utf-8"))
    database.close()
    return file


def go_on(folder: Path, database: str) -> None:
    """Deal another board at the table of *database*, and score one of its tournament."""
    served = start(folder, database=database)
    person = Person.enter(served, TABLE, TOKEN)
    view = person.until(lambda message: message["t"] == "view")
    assert (view["phase"], view["contract"], view["n"]) == ("over", "7C", 58)
    assert person.ask("next")["t"] == "done"
    person.leave()
    at, key = f"http://{served.host}/events/{EVENT}", {"authorization": f"Bearer {DIRECTOR}"}

    def look() -> dict[str, Any]:
        seen: dict[str, Any] = httpx.get(f"{at}/view", headers=key).json()
        return seen

    def do(step: str, **more: object) -> None:
        asked = {"id": step, "do": step, "seen": look()["n"], **more}
        told = httpx.post(f"{at}/do", json=asked, headers=key)
        assert told.status_code == 200, told.text

    do("next", round=1, anyway=True)
    table = look()["tables"][0]
    board = table["boards"][0]["number"]
    do("slip", text=f"{board} {table['ns']['number']} 4SN=")
    score = look()["tables"][0]["boards"][0]["score"]
    assert (table["boards"][0]["score"], score["points"]) == (None, 420), score
    served.stop()
    assert not archive_of(database).verify().faults


def test_a_database_of_an_older_version_is_opened_and_gone_on_with(
    file: Path, tmp_path: Path
) -> None:
    go_on(tmp_path, f"sqlite:///{file}")


def test_it_goes_to_postgresql_whose_tables_of_an_older_form_are_brought_up(
    file: Path, databases: Databases, tmp_path: Path
) -> None:
    database = databases.fresh()
    start(tmp_path, database=f"sqlite:///{file}").stop()
    said = run("restore", str(file), database)
    assert said.status == 0, said
    # As the servers before sealed logs left it.
    databases.run("ALTER TABLE biritch.head DROP COLUMN day")
    databases.run("DROP TABLE biritch.sealed")
    databases.run("UPDATE biritch.alembic_version SET version_num = 'chained_lines'")
    go_on(tmp_path, database)
