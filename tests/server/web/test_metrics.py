"""What a server tells those who watch it: numbers and lines of JSON, never a card or a key."""

from __future__ import annotations

import json
import re
import urllib.request
from pathlib import Path

import pytest

from biritch.core.cards import DECK
from tests.server.served import PATIENCE, Person, free_port, serving, start


@pytest.mark.slow
def test_numbers_and_lines_name_no_card_and_no_key(tmp_path: Path) -> None:
    port, database = free_port(), f"sqlite:///{tmp_path / 'tables.db'}"
    words = ("--metrics", f"127.0.0.1:{port}", "--log-format", "json")
    with serving(tmp_path, *words, database=database) as served:
        opened = served.open(seed="watched")
        person = Person.enter(served, opened["table"], opened["token"])
        person.until(lambda message: message["t"] == "view")
        assert person.ask("settings", robotPace=0)["t"] == "done"
        person.to_the_end()
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as at:
            numbers = at.read().decode()
        person.leave()
        lines = served.stop().splitlines()
    values = dict(re.findall(r"^(biritch_\w+) (\S+)$", numbers, re.MULTILINE))
    assert float(values["biritch_tables"]) == float(values["biritch_sockets"]) == 1
    assert float(values["biritch_store_seconds_count"]) > 50
    assert float(values["biritch_loop_late_seconds_count"]) > 5
    assert float(values["biritch_bus_connected"]) == 1
    assert 'biritch_step_seconds_count{kind="call"}' in numbers
    assert 'route="/tables",status="2xx"' in numbers
    shown = {json.dumps(str(card)) for card in DECK}
    said = numbers + "\n".join(lines)
    assert not [card for card in shown if card in said]
    assert not [secret for secret in (opened["token"], opened["table"]) if secret in numbers]
    assert opened["token"] not in said
    for line in lines:
        if line.startswith("{"):
            assert {"time", "level", "from", "says"} <= set(json.loads(line))


def test_a_place_that_is_none_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="biritch: --metrics: wanted HOST:PORT"):
        start(tmp_path, "--metrics", "here")
