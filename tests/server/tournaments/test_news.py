"""A page that listens hears of every change at once, and of nothing else."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.served import PATIENCE, Served
from tests.server.tournaments.participants import mitchell


def test_who_listens_hears_how_many_lines_there_are(served: Served) -> None:
    tournament = mitchell(served)
    url = f"ws://{served.host}/events/{tournament.event}/live"
    with connect(url, open_timeout=PATIENCE, origin=Origin(f"http://{served.host}")) as socket:
        first = json.loads(socket.recv(PATIENCE))
        assert first == {"n": tournament.view()["n"]}
        n = tournament.do("td", "next", round=1)
        assert json.loads(socket.recv(PATIENCE)) == {"n": n}
        n = tournament.do("1ns", "score", board=1, contract="P")
        assert json.loads(socket.recv(PATIENCE)) == {"n": n}


def test_nobody_listens_to_what_is_not_there(served: Served) -> None:
    with pytest.raises(InvalidHandshake):
        connect(
            f"ws://{served.host}/events/nothere/live",
            open_timeout=PATIENCE,
            origin=Origin(f"http://{served.host}"),
        )
