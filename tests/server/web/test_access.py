"""Every request is counted by its route, and a line about it names nobody and no secret."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from biritch.server.web.access import ACCESS, RequestTaken, begin_access_log, log_access
from biritch.server.web.application import application
from biritch.server.web.metrics import SAID, Metrics
from biritch.server.web.structured_logs import line_format
from tests.server.accounts.people import site

DEPLOY = Path(__file__).parents[3] / "deploy"


@pytest.fixture
def quiet() -> Iterator[None]:
    """Leave the logger as it was."""
    logger = logging.getLogger(ACCESS)
    before = logger.handlers, logger.level, logger.propagate
    yield
    logger.handlers, logger.propagate = before[0], before[2]
    logger.setLevel(before[1])


def asked(*requests: tuple[str, str, Any]) -> list[RequestTaken]:
    taken: list[RequestTaken] = []
    with site() as here:
        app = application(None, None, None, observe=taken.append)  # type: ignore[arg-type]
        app.state.host = here.host  # type: ignore[attr-defined]

        async def ask() -> None:
            way = httpx.ASGITransport(app, client=("192.0.2.1", 5000))
            async with httpx.AsyncClient(transport=way, base_url="http://here") as client:
                for method, path, body in requests:
                    await client.request(method, path, json=body)

        here.loop.run(ask())
    return taken


def test_a_request_is_named_by_its_route() -> None:
    taken = asked(
        ("GET", "/livez", None),
        ("GET", "/events/k3x7qa/view?token=secretkey", None),
        ("GET", "/events/pages/pages/en/index.html", None),
        ("POST", "/tables", {"robots": "random:sif"}),
        ("BREW", "/tables", None),
        ("GET", "/assets/../../etc", None),
    )
    assert [(each.method, each.route, each.status) for each in taken][:4] == [
        ("GET", "/livez", 200),
        ("GET", "/events/{name}/view", 404),
        ("GET", "/events/{name}/pages/{path}", 404),
        ("POST", "/tables", 201),
    ]
    assert taken[4].method == "other"
    assert all(each.seconds > 0 and each.size > 0 for each in taken[:4])
    assert "secretkey" not in repr(taken)
    assert "k3x7qa" not in repr(taken)


@pytest.mark.usefixtures("quiet")
def test_a_line_is_text_or_json(capsys: pytest.CaptureFixture[str]) -> None:
    taken = RequestTaken("GET", "/events/{name}/view", 200, 0.00321, 512)
    log_access(taken)
    assert capsys.readouterr().err == "", "nobody asked for an access log"
    begin_access_log("text")
    log_access(taken)
    assert capsys.readouterr().err == "access: GET /events/{name}/view 200 3.2 ms 512 B\n"
    begin_access_log("json")
    log_access(taken)
    said = json.loads(capsys.readouterr().err)
    assert (said["route"], said["status"], said["ms"], said["bytes"]) == (
        "/events/{name}/view", 200, 3.2, 512,
    )  # fmt: skip


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_is_sent_begins_no_line_of_the_log(form: str) -> None:
    for sign in ("\n", "\r", "\x1b[2J", "\u2028", "\x85"):
        sent = (f"a{sign}biritch: b",)
        record = logging.makeLogRecord({"msg": "asked for %s", "args": sent})
        line = line_format(form, "biritch: ").format(record)
        assert len(line.splitlines()) == 1
        assert "\x1b" not in line


def test_requests_and_steps_are_in_the_numbers() -> None:
    from prometheus_client import generate_latest

    metrics = Metrics()
    metrics.observe_request(RequestTaken("GET", "/livez", 200, 0.004, 11))
    metrics.observe_step("call", 0.01)
    text = generate_latest(metrics.registry).decode()
    labels = 'method="GET",route="/livez",status="2xx"'
    assert f"biritch_request_seconds_count{{{labels}}} 1.0" in text
    assert 'biritch_step_seconds_count{kind="call"} 1.0' in text


def test_the_dashboard_and_the_alerts_ask_for_numbers_there_are() -> None:
    metrics = Metrics()
    known = {f"biritch_{name}" for name in SAID}
    known |= {name.removesuffix("_total") for name in metrics.registry._names_to_collectors}
    for file in ("grafana.json", "alerts.yml"):
        text = (DEPLOY / file).read_text(encoding="utf-8")
        wanted = set(re.findall(r"\bbiritch_[a-z_]+", text))
        assert len(wanted) > 5
        for name in wanted:
            stem = re.sub(r"_(bucket|count|total)$", "", name)
            assert {name, stem} & known, (file, name)
    assert json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))["panels"]


def test_a_step_at_a_table_is_told_with_its_kind() -> None:
    from biritch.server.tables import protocol
    from biritch.server.tables.connections.connection import Connection
    from tests.server.tables.story import Scripted, story, working

    told: list[str] = []

    def observe_step(kind: str, seconds: float) -> None:
        assert seconds >= 0
        told.append(kind)

    async def ask_a_call() -> None:
        async with working(story(1, "N", 0), Scripted(())) as live:
            live.services = replace(live.services, observe_step=observe_step)
            assert live.ask_at_once(Connection(None, 0), protocol.MakeCall("1", 0, "P"))
            async with asyncio.timeout(60):
                while not told:  # noqa: ASYNC110 - nobody tells when
                    await asyncio.sleep(0)

    asyncio.run(ask_a_call())
    assert told == ["call"]
