"""The club's own devices: the file written for them, and results read back from it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest

from biritch import rank
from biritch.publishing.device_files import mark_of
from biritch.records.bws.access import AccessDatabase
from biritch.records.bws.jet import JetTable, database
from biritch.records.bws.layout import LAYOUT, LAYOUT_OF_PLAYERS
from biritch.records.bws.received_data import read_received
from tests.cli.helpers import run
from tests.server.served import PATIENCE, Served
from tests.server.tournaments.participants import TournamentClient, mitchell

NOW = datetime(2026, 11, 23, 20, 0, tzinfo=UTC)
MADE = {"NS/EW": "N", "Contract": "4 H", "Result": "=", "LeadCard": "S10"}


def row(board: int, ns: int, ew: int, **more: object) -> dict[str, Any]:
    """A result as the control program writes it: four hearts by North, just made."""
    where = {"Section": 1, "Table": ns, "Round": 1, "Board": board, "PairNS": ns, "PairEW": ew}
    return {**where, **MADE, **more}


def left(tournament: TournamentClient, *rows: Mapping[str, Any]) -> bytes:
    """The file as the control program has left it, of which only these tables are read."""
    tables = [
        JetTable("Session", LAYOUT["Session"], [{"GUID": mark_of(tournament.event)}]),
        JetTable("ReceivedData", LAYOUT["ReceivedData"], rows),
    ]
    return database(tables, NOW)


def read(tournament: TournamentClient, *rows: Mapping[str, Any]) -> list[tuple[str, int, str]]:
    """What the desk makes of it: how, the board, and the slip or why not."""
    answer = sent(tournament, left(tournament, *rows))
    assert answer.status_code == 200, answer.text
    return [
        (one["how"], one["board"], one["why"]["en"] if one["why"] else one["slip"]["en"])
        for one in answer.json()["entries"]
    ]


def sent(tournament: TournamentClient, content: bytes, key: str = "td") -> httpx.Response:
    url = f"{tournament.url}/events/{tournament.event}/devices"
    token = {"token": tournament.key(key)}
    return httpx.post(url, params=token, content=content, timeout=PATIENCE)


def points(tournament: TournamentClient) -> dict[int, Any]:
    return {one["board"]: one["score"] for one in tournament.view()["scores"]}


def test_results_enter_once_are_corrected_and_taken_back(served: Served) -> None:
    tournament = mitchell(served, names=["Ann & Bob", "Cleo & Dan"])
    tournament.do("td", "next", round=1)
    first, second = row(1, 1, 4), row(2, 1, 4, Contract="3 NT xx", Result="-2")
    assert read(tournament, first, second) == [
        ("entered", 1, "1 1 4H N 10 ST"),
        ("entered", 2, "2 1 3NXX N 7 ST"),
    ]
    lines = tournament.view()["n"]
    assert read(tournament, first, second) == []
    assert tournament.view()["n"] == lines
    assert points(tournament)[1]["points"] == 420
    # A correction is a new row, and the old one is marked as erased.
    better = row(1, 1, 4, Result="+1")
    erased = {**first, "Erased": True}
    assert read(tournament, erased, second, better) == [("corrected", 1, "1 1 4H N 11 ST")]
    gone = {**second, "Erased": True}
    assert read(tournament, erased, gone, better) == [("taken-back", 2, "")]
    assert read(tournament, erased, gone, better) == []
    assert (points(tournament)[1]["points"], points(tournament).get(2)) == (450, None)
    # The log says who: a row is known again by it, after the server was started anew, too.
    assert "Bridgemate" in tournament.look().text


def test_what_the_director_gave_stays_and_strange_rows_are_told(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    tournament.do("td", "slip", text="1 1 60-40")
    artificial = {"Contract": "", "Result": "", "LeadCard": "", "NS/EW": ""}
    told = read(
        tournament,
        row(1, 1, 4),
        row(2, 1, 4, **artificial, Remarks="40%-60%"),
        row(3, 2, 5, **artificial, Remarks="Not played"),
        row(4, 2, 5, Contract="PASS", Result="", LeadCard=""),
        row(5, 3, 4),
        row(6, 3, 6, Contract="9 H"),
        row(7, 9, 4),
        row(6, 3, 6, **artificial, Table=4),
    )
    stays = "the director has given it a score"
    assert [how for how, _, _ in told].count("refused") == 5
    assert told[0][0] == "refused"
    assert stays in told[0][2]
    assert told[1:4] == [
        ("entered", 2, "2 1 40-60"),
        ("entered", 3, "3 2 not played"),
        ("entered", 4, "4 2 P"),
    ]
    assert "Pair 4 does not play board 5" in told[4][2]
    assert "9" in told[5][2]
    assert "Pair 9 does not play" in told[6][2]
    assert "neither a contract" in told[7][2].lower()
    assert points(tournament)[1]["given"] == "60-40"


def test_results_of_a_round_that_the_desk_has_not_begun_are_kept(served: Served) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    (entry,) = read(tournament, row(3, 1, 6, Round=2))
    assert entry[0] == "entered", entry


def test_files_of_others_and_keys_of_others_are_refused(served: Served) -> None:
    tournament, other = mitchell(served), mitchell(served)
    wrong = sent(tournament, left(other, row(1, 1, 4)))
    assert (wrong.status_code, "another tournament" in wrong.text) == (400, True)
    assert sent(tournament, b"\0\1\0\0Standard Jet DB" + bytes(99)).status_code == 400
    assert sent(tournament, left(tournament), "1ns").status_code == 403
    online = mitchell(served, online=True)
    url = f"{online.url}/events/{online.event}/devices.bws"
    told = httpx.get(url, params={"token": online.director}, timeout=PATIENCE)
    assert (told.status_code, "in a room" in told.text) == (409, True)


@pytest.mark.parametrize(
    ("opened", "winners", "scoring", "first"),
    [
        ({}, 2, 1, (1, 4, 1, 2)),
        ({"movement": "team-match", "pairs": 2, "rounds": 2, "each": 4}, 2, 4, (1, 2, 1, 4)),
        ({"movement": "howell", "pairs": 5, "rounds": 5}, 1, 1, None),
    ],
)
def test_the_file_has_movement_boards_and_names(
    served: Served,
    opened: dict[str, object],
    winners: int,
    scoring: int,
    first: tuple[int, ...] | None,
) -> None:
    names = ["Ann & Bob", "Zoë & Łukasz Kowalczyk-Wiśniewski"]
    tournament = mitchell(served, names=names, **opened)
    url = f"{tournament.url}/events/{tournament.event}/devices.bws"
    asked = {"token": tournament.director, "computer": "SALLE"}
    base = AccessDatabase(httpx.get(url, params=asked, timeout=PATIENCE).content)
    (section,) = base.rows("Section")
    assert (section["Letter"], section["Winners"], section["ScoringType"]) == (
        "A", winners, scoring,
    )  # fmt: skip
    assert [one["Computer"] for one in base.rows("Clients")] == ["SALLE"]
    rounds = [*base.rows("RoundData")]
    tables = {one["Table"] for one in rounds}
    assert len(rounds) == len(tables) * tournament.view()["rounds"]
    assert {one["Table"] for one in base.rows("Tables")} == tables
    if first:
        told = tuple(rounds[0][name] for name in ("NSPair", "EWPair", "LowBoard", "HighBoard"))
        assert told == first
    players = {one["Name"] for one in base.rows("PlayerNumbers")}
    # The devices show eighteen letters.
    assert {"Łukasz Kowalczyk-W", "Bob"} <= players or "Zoë & Łukasz Kowal" in players


def test_an_individual_has_its_four_players_and_its_results_come_back(
    served: Served, tmp_path: Path
) -> None:
    """Programs know an individual by the columns South and West; pairs have none of them."""
    names = ["Ann", "Bob", "Cyd", "Dan", "Eve", "Fay", "Guy", "Łukasz"]
    tournament = TournamentClient.opened(
        served, form="individual", pairs=8, each=2, rounds=1, names=names
    )
    url = f"{tournament.url}/events/{tournament.event}/devices.bws"
    token = {"token": tournament.director}
    base = AccessDatabase(httpx.get(url, params=token, timeout=PATIENCE).content)
    seats = ("NSPair", "EWPair", "South", "West")
    kept: dict[str, list[dict[str, Any]]] = {
        name: [dict(one) for one in base.rows(name)]
        for name in ("Section", "RoundData", "PlayerNumbers")
    }
    rounds = kept["RoundData"]
    assert all(len({one[seat] for seat in seats}) == 4 for one in rounds)
    assert sorted(str(one["Name"]) for one in kept["PlayerNumbers"]) == names
    kept["Session"] = [{"GUID": mark_of(tournament.event)}]
    kept["ReceivedData"] = [
        {
            **dict(
                zip(("PairNS", "PairEW", "South", "West"), map(one.get, seats), strict=True)
            ),
            **{name: one[name] for name in ("Section", "Table", "Round")},
            **MADE,
            "Result": result,
            "Board": board,
        }
        for one, result in zip(rounds, ("=", "-1"), strict=True)
        for board in range(one["LowBoard"], one["HighBoard"] + 1)
    ]
    tables = [JetTable(name, LAYOUT_OF_PLAYERS[name], said) for name, said in kept.items()]
    file = tmp_path / "individual.bws"
    file.write_bytes(database(tables, NOW))
    tournament.do("td", "next", round=1)
    entered = sent(tournament, file.read_bytes()).json()["entries"]
    assert [one["how"] for one in entered] == ["entered"] * 4
    told = {one["names"]: one["points"] for one in tournament.view()["ranking"]}
    ranking = rank(file)
    read_back = {ranking.names[one.contestant]: float(one.total.points) for one in ranking}
    assert read_back == {name: float(points) for name, points in told.items()}


def test_the_command_writes_the_file_and_reads_it_as_it_changes(
    served: Served, tmp_path: Path
) -> None:
    tournament = mitchell(served)
    tournament.do("td", "next", round=1)
    path = tmp_path / "evening.bws"
    address = f"{tournament.url}/event#{tournament.event}.{tournament.director}"
    asked = ("bridgemate", address, "--file", str(path), "--once", "--lang", "en")
    written = run(*asked)
    assert (written.status, written.out) == (0, ""), written.err
    assert read_received(path.read_bytes()).results == ()
    there = run(*asked)
    assert (there.status, "--again" in there.err) == (2, True)
    path.write_bytes(left(tournament, row(1, 1, 4)))
    assert run(*asked, "--again").out == "entered: 1 1 4H N 10 ST\n"
    assert run(*asked, "--again").out == ""
    path.write_bytes(b"half")
    again = run(*asked, "--again")
    assert (again.status, "cannot read" in again.err) == (0, True)
    neither = run("bridgemate", address, "--lang", "fr")
    assert (neither.status, "--file" in neither.err) == (2, True)
