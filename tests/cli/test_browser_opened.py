"""What the browser is opened at: a table, whatever page stands at the door."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable

import pytest
from click.testing import CliRunner

from biritch.cli.main import biritch
from biritch.server.web import server


@pytest.mark.parametrize(
    ("arguments", "page"),
    [(["serve", "--browser"], "play"), (["play", "--game", "minibridge"], "play?new")],
)
def test_the_browser_is_opened_at_a_table(
    monkeypatch: pytest.MonkeyPatch, arguments: list[str], page: str
) -> None:
    opened: list[str] = []

    def serve(_: object, ready: Callable[[str], None]) -> None:
        ready("http://127.0.0.1:1/")

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(webbrowser, "open", opened.append)
    result = CliRunner().invoke(biritch, [*arguments, "--database", "memory:"])
    assert result.exit_code == 0, result.output
    assert opened == [f"http://127.0.0.1:1/{page}"]
