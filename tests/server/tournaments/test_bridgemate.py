"""Bridgemate devices: what is sent passes their maker's checks, what comes back is entered."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

import pytest
from bridgemate_dataconnector import validate_init_dto
from bridgemate_dataconnector.dto import (
    DataConnectorResponseData,
    InitDTO,
    ResultDTO,
    ScoringProgramDataConnectorCommands,
    ScoringProgramResponse,
)

from biritch.cli.tournaments.bridgemates import (
    TournamentForDevices,
    event_for_devices,
    guid_of,
    slip_of,
)
from biritch.competition.tournament import seating
from biritch.competition.tournament.steps.movement import MovementSet
from tests.cli.helpers import run
from tests.server.served import Served
from tests.server.tournaments.participants import TournamentClient, mitchell

COMMANDS = ScoringProgramDataConnectorCommands


class Connector(HTTPServer):
    """A Data Connector that keeps what it is sent, and has results in its queue."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Answering)
        self.sent: list[tuple[int, Any]] = []
        self.queue: list[ResultDTO] = []
        self.refuses = False

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Answering(BaseHTTPRequestHandler):
    server: Connector

    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["content-length"])))
        data = json.loads(asked["SerializedData"]) if asked["SerializedData"] else None
        command = COMMANDS(asked["Command"])
        self.server.sent.append((command, data))
        reply = ScoringProgramResponse(request_command=command)
        reply.data_type = DataConnectorResponseData.OK
        reply.serialized_data = json.dumps("done")
        if self.server.refuses:
            reply.data_type = DataConnectorResponseData.Error
            reply.serialized_data = json.dumps("wrong licence")
        elif command is COMMANDS.PollQueueForNewResults:
            queue, self.server.queue = self.server.queue, []
            reply.data_type = DataConnectorResponseData.Results
            reply.serialized_data = json.dumps([one.to_dict() for one in queue])
        body = json.dumps(reply.to_dict()).encode()
        self.send_response(200)
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@contextmanager
def connector() -> Iterator[Connector]:
    with Connector() as found:
        thread = threading.Thread(target=found.serve_forever)
        thread.start()
        try:
            yield found
        finally:
            found.shutdown()
            thread.join()


def made(board: int, pair: int, **more: Any) -> ResultDTO:
    """A result as a device sends it: four hearts by North, just made."""
    told: dict[str, Any] = {
        "level": 4,
        "denomination": 3,
        "declarer_direction": 1,
        "total_tricks": 10,
    }
    result = ResultDTO(board_number=board, pair_north_south=pair, **told | more)
    result.scoring_direction = more.get("scoring_direction", ResultDTO.ScoringDirection_NSEW)
    return result


def devices(tournament: TournamentClient, found: Connector, *more: str) -> Any:
    address = f"{tournament.url}/event#{tournament.event}.{tournament.director}"
    return run("bridgemate", address, "--club", "C1", "--licence", "L1", "--connector",
               found.address, "--once", "--lang", "en", *more)  # fmt: skip


@pytest.mark.parametrize(
    ("movement", "pairs", "rounds", "sections"),
    [("mitchell", 10, 5, 1), ("mitchell", 9, 5, 1), ("howell", 7, 7, 1), ("mitchell", 19, 5, 2),
     ("rover", 13, 6, 1), ("web-sections", 30, 7, 1)],
)  # fmt: skip
def test_what_is_sent_passes_the_makers_own_checks(
    movement: str, pairs: int, rounds: int, sections: int
) -> None:
    from datetime import UTC, datetime

    seated = MovementSet(movement, pairs, rounds, 3, 27, sections)
    players = [
        {"number": one, "names": f"Ann {one} & Bob {one}"} for one in range(1, pairs + 1)
    ]
    whole = TournamentForDevices(
        {"title": "", "players": players}, seated, seating.schedule(seated)
    )
    event = event_for_devices(whole, guid_of("here"), datetime.now(UTC))
    assert validate_init_dto(event), event
    assert len(event.player_data or ()) == 2 * pairs


def test_the_evening_goes_to_the_devices_and_comes_back(served: Served) -> None:
    tournament = mitchell(served, names=["Ann & Bob", "Cleo & Dan"])
    tournament.do("td", "next", round=1)
    with connector() as found:
        found.queue = [
            made(1, 1),
            made(2, 1, level=3, denomination=5, stake=1, total_tricks=7, declarer_direction=4),
            made(3, 2, level=0),
            made(4, 2, level=-10),
            made(5, 3, level=-7),
            made(6, 3, scoring_direction=1),
            made(30, 1),
        ]
        told = devices(tournament, found)
        assert told.status == 0, told.err
        command, sent = found.sent[0]
        assert command is COMMANDS.InitializeEvent
        (session,) = sent["Sessions"]
        (section,) = session["ScoringGroups"][0]["Sections"]
        first = section["Tables"][0]["Rounds"][0]
        assert [first[name] for name in ("PairNS", "PairEW")] == [1, 4]
        assert (first["LowBoardNumber"], first["HighBoardNumber"]) == (1, 2)
        assert [one["LastName"] for one in sent["PlayerData"]][:2] == ["Ann", "Bob"]
        assert validate_init_dto(InitDTO.from_dict(sent))
        assert [command for command, _ in found.sent] == [
            COMMANDS.InitializeEvent,
            COMMANDS.PollQueueForNewResults,
            COMMANDS.AcceptResultQueueItems,
        ]
        assert "entered: 1 1 4H N 10" in told.out
        assert "a split score" in told.out
        assert "board 30, pair 1: not entered" in told.out
        points = {one["board"]: one["score"] for one in tournament.view()["scores"]}
        assert [points[board]["points"] for board in (1, 2, 3)] == [420, 300, 0]
        assert points[5]["given"] == "60-40"
        found.queue = [made(1, 1, total_tricks=11), made(2, 1)]
        found.queue[1].is_deleted = True
        again = devices(tournament, found, "--again")
        assert again.status == 0, again.err
        assert "board 2, pair 1: withdrawn" in again.out
        scores = {one["board"]: one["score"] for one in tournament.view()["scores"]}
        assert scores[1]["points"] == 450
        assert not scores.get(2)
        found.refuses = True
        refused = devices(tournament, found)
        assert (refused.status, "wrong licence" in refused.err) == (2, True)


def test_what_cannot_go_to_devices_is_refused(served: Served) -> None:
    with connector() as found:
        online = mitchell(served, online=True)
        refused = devices(online, found)
        assert (refused.status, "face-to-face" in refused.err) == (2, True)
        bad = run("bridgemate", "nowhere", "--club", "C", "--licence", "L", "--lang", "fr")
        assert (bad.status, "adresse d’arbitre" in bad.err) == (2, True)


def test_a_lead_is_told_as_a_slip_has_it() -> None:
    lead = made(7, 3, stake=2, lead_card_rank=10, lead_card_suit=2)
    assert slip_of(lead) == "7 3 4HXX N 10 DT"
