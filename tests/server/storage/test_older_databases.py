"""A database that an older version wrote by really playing is opened, and gone on with."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import httpx

from tests.server.served import Person, start

KEPT = Path(__file__).parent / "kept" / "site_of_2026_11_21.sql"
"""A board played to its end and a tournament, by the version of 21 November 2026."""
TABLE, TOKEN = "RggFGqd6Ik8ge9zX", "a2ysezaynQJw31SG-PRMPSvTjBgFu_cd"
EVENT, DIRECTOR = "cxzhx8", "8w55kq3j4j7yr5vsqe5m"


def test_a_database_of_an_older_version_is_opened_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    with sqlite3.connect(file) as database:
        database.executescript(KEPT.read_text("utf-8"))
    database.close()
    served = start(tmp_path, database=f"sqlite:///{file}")
    person = Person.enter(served, TABLE, TOKEN)
    view = person.until(lambda message: message["t"] == "view")
    assert (view["phase"], view["contract"], view["n"]) == ("over", "7C", 58)
    assert person.ask("next")["t"] == "done"
    person.leave()
    at, key = f"http://{served.host}/events/{EVENT}", {"authorization": f"Bearer {DIRECTOR}"}
    seen = httpx.get(f"{at}/view", headers=key).json()["n"]
    asked = {"id": "1", "do": "next", "round": 1, "anyway": True, "seen": seen}
    told = httpx.post(f"{at}/do", json=asked, headers=key)
    assert told.status_code == 200, told.text
    served.stop()
