"""Tournaments at the server's own tables: robots, players, what nobody may know too soon."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from biritch.competition.tournament.scorebook import NotAllowed
from biritch.core.boards import Board
from biritch.core.phrase import Phrase
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables import log_setup as lines
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.log import TableLog
from biritch.server.tables.services import Services
from biritch.server.tournaments.online.tournament_policy import TournamentPolicy, play_in
from biritch.table.events import Dealt
from biritch.table.setup import SEVERAL, Setup, Sitter
from tests.server.served import PATIENCE, Person, Served, serving, start
from tests.server.storage.test_killed import kept
from tests.server.tables.story import LIBRARY, Scripted, enter, nothing, until
from tests.server.tournaments.participants import TournamentClient

MITCHELL = {"pairs": 6, "movement": "mitchell", "rounds": 3, "each": 1}


def online(served: Served, **asked: object) -> TournamentClient:
    return TournamentClient.opened(
        served, title="Online", online=True, robots="random:sif", **asked
    )


def over(view: dict[str, Any]) -> bool:
    return bool(view["round"] > view["rounds"])


def sit(served: Served, tournament: TournamentClient, who: str) -> Person:
    """Take *who* to the seat the tournament names."""
    at = tournament.until(lambda view: view["at"] != "", who)["at"]
    person = Person.enter(served, at, tournament.keys[who])
    person.until(lambda message: message["t"] == "view")
    assert person.ask("settings", robotPace=0)["t"] == "done"
    return person


@pytest.mark.slow
def test_robots_play_a_whole_swiss_of_eight_teams(served: Served) -> None:
    tournament = online(served, form="teams", pairs=8, movement="swiss", rounds=3, each=1)
    tournament.do("td", "next", round=1)
    view = tournament.until(over)
    assert len(view["scores"]) == 3 * 8
    assert {one["past"][0]["by"] for one in view["scores"]} == {"play"}
    assert {one["state"] for one in view["scores"]} == {"agreed"}
    met = [{one["home"]["number"], one["away"]["number"]} for one in view["matches"]]
    assert len(met) == 12
    assert all(met.count(two) == 1 for two in met)
    points = sum(float(one["points"]) for one in view["ranking"])
    assert points == pytest.approx(12 * 20)


def test_a_player_is_taken_to_the_seat_and_to_no_other(served: Served) -> None:
    tournament = online(served, **MITCHELL, names=["Ann & Bob"])
    assert tournament.view("1b")["name"] == "Bob"
    tournament.do("td", "next", round=1)
    bob = sit(served, tournament, "1b")
    assert tournament.view("1b")["seat"] == "S"
    assert bob.view["seats"]["S"] == {"kind": "person", "name": "Bob", "here": True}
    assert bob.view["seats"]["N"]["kind"] in {"person", "robot"}
    at = tournament.view("1b")["at"]
    for token, words in (
        ("", "looks on"),
        (tournament.keys["2a"], "no seat"),
        ("x", "no seat"),
    ):
        stranger = Person.enter(served, at, token)
        refused = stranger.hear()
        assert refused["t"] == "refused", refused
        assert words in refused["says"]["en"]
        assert stranger.closed()
    bob.my_turn()
    assert bob.ask("hint")["t"] == "refused"
    assert "the table tells" in tournament.refused("1b", "score", board=1, contract="P")
    assert "the table tells" in tournament.refused("1b", "next", round=2)
    bob.leave()


@pytest.mark.slow
def test_nobody_learns_of_a_board_that_somebody_has_still_to_play(served: Served) -> None:
    """All of what the page of a player and its table are sent, to the last byte."""
    tournament = online(served, **MITCHELL)
    tournament.do("td", "show", shown=True)
    tournament.view("1a")
    tournament.do("td", "next", round=1)
    for number in (1, 2, 3):
        tournament.until(lambda view, now=number: view["round"] == now)  # type: ignore[misc]
        north = sit(served, tournament, "1a")
        north.to_the_end()
        if number < 3:
            assert north.view["deal"] is None
            assert north.view["played"] is None
            assert not north.view["result"].get("doubleDummy")
            told, ranked = tournament.view("1a"), tournament.view("")["ranking"]
            played = Counter(one["board"] for one in tournament.view()["scores"])
            mine = [*told["past"], *(told["seated"] or {"boards": []})["boards"]]
            hidden = [one for one in mine if played[one["number"]] < 3]
            assert hidden, "robots in the last round have played the others, not this one"
            assert all(one["traveller"] is None and one["deal"] == "" for one in hidden)
            withheld(tournament, hidden[0]["number"])
            if max(played.values()) < 3:
                assert told["ranking"] == ranked == []
        north.leave()
    view = tournament.until(over, "1a")
    assert len(view["past"]) == 3
    assert all(len(one["traveller"]) == 3 and one["deal"] for one in view["past"])
    assert len(view["ranking"]) == 6
    for one in view["past"]:
        the_field_is_told(tournament, one)
    assert board(tournament, 1, "").status_code == 200
    tournament.do("td", "show", shown=False)
    assert board(tournament, 1, "").status_code == 403
    assert board(tournament, 99, "1a").status_code == 404


def board(tournament: TournamentClient, number: int, who: str) -> httpx.Response:
    key = {"token": tournament.key(who)} if who else {}
    return httpx.get(f"{tournament.url}/events/{tournament.event}/boards/{number}", params=key)


def withheld(tournament: TournamentClient, number: int) -> None:
    """Nobody is told of the board, unless the robots have played it in this very moment."""
    for who in ("1a", "td", ""):
        if board(tournament, number, who).status_code != 409:
            scores = Counter(one["board"] for one in tournament.view()["scores"])
            assert scores[number] == 3
            return


def the_field_is_told(tournament: TournamentClient, seen: dict[str, Any]) -> None:
    """The results of a board as its traveller has them, my own marked, and how I played it."""
    found = board(tournament, seen["number"], "1a").json()
    field, deal = found["field"], found["deal"]
    assert sum(line["times"] for line in field["lines"]) == field["tables"] == 3
    [mine] = [line for line in field["lines"] if line["mine"]]
    assert mine["score"]["points"] == seen["score"]["points"] == deal["scoreNs"]
    assert mine["score"]["contract"] == deal["contract"]
    worths = {float(line["ns_percent"]) for line in seen["traveller"]}
    wanted = worths if field["side"] == "NS" else {100 - worth for worth in worths}
    assert {float(line["worth"]) for line in field["lines"]} == wanted
    share = float(mine["points"]) / float(mine["top"])
    assert share == pytest.approx(float(mine["worth"]) / 100, abs=1e-3)
    assert (found["me"], deal["deal"]) == ("N", seen["deal"])
    assert len(deal["calls"]) >= 4
    assert deal["cards"] or deal["contract"] == "Pass"
    # Whoever sat the other way sees the same field from there.
    theirs = board(tournament, seen["number"], "td").json()
    assert theirs["me"] is None
    assert theirs["field"]["side"] == "NS"


@pytest.mark.slow
def test_the_director_may_hold_the_next_round(served: Served) -> None:
    tournament = online(served, **MITCHELL, flowing=False)
    tournament.do("td", "next", round=1)
    tournament.until(lambda view: len(view["scores"]) == 3)
    assert tournament.view()["round"] == 1
    said = tournament.refused(
        "td", "seat", movement="mitchell", pairs=6, rounds=3, each=1, minutes=9
    )
    assert "stay" in said
    tournament.do("td", "flow", flowing=True)
    tournament.until(over)
    assert len(tournament.view()["scores"]) == 9


@pytest.mark.slow
def test_a_kill_in_the_middle_of_a_round_loses_and_doubles_nothing(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    first = start(tmp_path, database=database)
    tournament = online(first, form="teams", pairs=2, movement="team-match", rounds=2, each=2)
    tournament.view("1a")
    tournament.do("td", "next", round=1)
    north = sit(first, tournament, "1a")
    north.to_the_end()
    board, n = north.view["board"], north.view["n"]
    tournament.until(lambda view: len(view["scores"]) >= 1)
    first.kill()
    with serving(tmp_path, database=database) as second:
        tournament.url = f"http://{second.host}"
        again = sit(second, tournament, "1a")
        assert (again.view["board"], again.view["n"]) == (board, n)
        assert again.ask("next")["t"] == "done"
        again.to_the_end()
        again.leave()
        tournament.until(lambda view: view["round"] == 2)
        last = sit(second, tournament, "1a")
        last.to_the_end()
        assert last.ask("next")["t"] == "done"
        last.to_the_end()
        last.leave()
        view = tournament.until(over)
        told = [(one["board"], one["ns"]) for one in view["scores"]]
        assert sorted(told) == [(one, team) for one in range(1, 5) for team in (1, 2)]
        assert all(len(one["past"]) == 1 for one in view["scores"])


@pytest.mark.slow
def test_an_event_goes_on_by_itself_after_a_kill(tmp_path: Path) -> None:
    """Nobody opens any address of it; one that has ended, or not begun, stays as it was."""
    file = tmp_path / "tables.db"
    first = start(tmp_path, database=f"sqlite:///{file}")
    short, waits = online(first, **{**MITCHELL, "rounds": 2}), online(first, **MITCHELL)
    short.do("td", "next", round=1)
    short.until(over)
    tournament = online(first, form="teams", pairs=4, movement="swiss", rounds=3, each=2)
    tournament.do("td", "next", round=1)
    tournament.until(lambda view: 0 < len(view["scores"]) < 24)
    first.kill()
    before = {one.event: kept(file, f"event/{one.event}") for one in (short, waits)}
    with serving(tmp_path, database=f"sqlite:///{file}"):
        end = time.monotonic() + PATIENCE
        while not any(
            b'"round": 4' in line for line in kept(file, f"event/{tournament.event}")
        ):
            assert time.monotonic() < end, kept(file, f"event/{tournament.event}")[-3:]
            time.sleep(0.1)
    scores = [line for line in kept(file, f"event/{tournament.event}") if b'"score"' in line]
    assert len(scores) == 3 * 2 * 4
    assert {name: kept(file, f"event/{name}") for name in before} == before


def test_the_deals_may_be_the_clubs_own(served: Served) -> None:
    deals = [str(deal) for _, deal in zip(range(3), seeded_deals("club"), strict=False)]
    tournament = online(served, **MITCHELL, deals=deals)
    tournament.do("td", "next", round=1)
    tournament.until(over)
    assert [one["deal"] for one in tournament.view("1a")["past"]] == deals
    asked = {"pairs": 6, "online": True, "deals": ["N:AK"]}
    answer = httpx.post(f"{tournament.url}/events", json=asked)
    assert answer.status_code == 400
    assert "Board 1" in answer.json()["refused"]["en"]


class Field:
    """A tournament around one table, whose other tables play when the test says so."""

    def __init__(self) -> None:
        """Nothing is played elsewhere yet, and the director is called by nobody."""
        self.elsewhere: dict[int, float] = {}
        self.called: list[tuple[int, str]] = []
        self.closed = False
        self.explained: set[str] = set()

    def over(self, event: str) -> None:
        del event

    def is_finished(self, event: str, board: int) -> bool:
        del event
        return board in self.elsewhere

    def objection(self, table: str, board: int) -> Phrase | None:
        del table, board
        return None

    def played_elsewhere(self, table: str, board: int) -> float | None:
        del table
        return self.elsewhere.get(board)

    def explains_calls(self, event: str) -> bool:
        return event in self.explained

    def closed_room(self, table: str) -> bool:
        del table
        return self.closed

    async def call_director(self, table: str, board: int, why: str, request_id: str) -> None:
        del table, request_id
        if self.called:
            raise NotAllowed(Phrase.of("tournament-fault-called", table=1))
        self.called.append((board, why))


def test_a_robot_minds_a_seat_until_its_player_comes_back() -> None:
    async def story() -> None:
        store = MemoryStore()
        n, e, s, w = (Sitter("person", name) for name in ("Ann", "Bob", "Cleo", "Dan"))
        board = lines.write_board(Board.from_number(1), next(seeded_deals("minded")))
        setup = Setup(lines.games()["contract"], (n, e, s, w), SEVERAL)
        await store.append(
            "t", 0, [lines.write_opening(setup, {}, at=0, set=[board], event="e")]
        )

        async def load() -> TableLog:
            log = await TableLog.load("t", store, lambda: 0.0)
            assert log is not None
            return log

        mind = Scripted((Dealt(*lines.read_board(board)),))
        room = LiveTable(
            await load(), Services(mind, LIBRARY, nothing, "", 0), load, play_in(Field())
        )

        played = room.find_policy(TournamentPolicy)
        assert played is not None

        def sits(kind: str) -> bool:
            return room.log.table.setup.sitters[Seat.NORTH].kind == kind

        try:
            line = await enter(room, Seat.NORTH, 0, [])
            await played.replace(Seat.NORTH, "rule:sif")
            await played.replace(Seat.EAST, "rule:sif")
            await until(lambda: not room.log.table.setup.sitters[Seat.EAST].person)
            assert sits("person")
            await room.leave(line)
            await played.replace(Seat.NORTH, "rule:sif")
            await until(lambda: sits("robot"))
            assert (await load()).table.setup.sitters[Seat.NORTH] == Sitter("robot", "rule:sif")
            await enter(room, Seat.NORTH, 0, [])
            await until(lambda: sits("person"))
            assert room.log.table.setup.sitters[Seat.NORTH] == n
        finally:
            await room.close()

    asyncio.run(story())
