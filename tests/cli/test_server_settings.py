"""Settings of servers: by option, by variable, in a file; the nearest one counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from biritch.cli import web_server
from biritch.cli.main import biritch
from biritch.cli.web_server import Listening
from biritch.server.web.limits import SERVER_NAMES
from tests.cli.helpers import refused, run

ASKED: list[Listening] = []
REALLY_RUN = web_server.run_server
FILE = """
[server]
host = "0.0.0.0"
port = 8001
site = ["https://bridge.example.org", "https://bridge.example.net"]
hsts = "subdomains"
trust = ["north=ab"]
database = "file.db"
bus = "nats://file:4222"
metrics = "127.0.0.1:9001"
log-format = "json"
[limits]
tables = 3
"""


@pytest.fixture(autouse=True)
def nobody_serves(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def keep(listening: Listening, *_: object, **__: object) -> None:
        ASKED.append(listening)

    monkeypatch.setattr("biritch.cli.commands.servers.serve.run_server", keep)
    monkeypatch.setattr(web_server, "run_server", keep)
    yield
    ASKED.clear()


def asked(*words: str, **env: str) -> Listening:
    said = run(*words, **env)
    assert said.status == 0, said
    return ASKED.pop()


def test_every_option_of_serve_and_worker_has_its_variable() -> None:
    names = set()
    for command in ("serve", "worker"):
        found = biritch.get_command(click.Context(biritch), command)
        assert found is not None
        for option in found.params:
            if option.name in {"lang", "help"}:
                continue
            assert option.envvar == f"BIRITCH_{str(option.name).upper()}"
            names.add(option.name)
    assert names == {*SERVER_NAMES, "settings"}


def test_what_is_typed_counts_before_the_variable_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "club.toml"
    file.write_text(FILE, encoding="utf-8")
    told = asked("serve", BIRITCH_SETTINGS=str(file))
    assert (told.host, told.port, told.database) == ("0.0.0.0", 8001, "file.db")
    assert (told.bus, told.metrics, told.log_format) == (
        "nats://file:4222",
        "127.0.0.1:9001",
        "json",
    )
    assert told.sites == ("https://bridge.example.org", "https://bridge.example.net")
    assert told.trust == ("north=ab",)
    assert told.hsts == "subdomains"
    env = {
        "BIRITCH_HOST": "::1",
        "BIRITCH_PORT": "8002",
        "BIRITCH_SITE": "https://bridge.example.com",
        "BIRITCH_HSTS": "off",
        "BIRITCH_DATABASE": "env.db",
        "BIRITCH_BUS": "nats://env:4222",
        "BIRITCH_METRICS": "127.0.0.1:9002",
        "BIRITCH_LOG_FORMAT": "text",
    }
    told = asked("serve", "--settings", str(file), **env)
    assert (told.host, told.port, told.database) == ("::1", 8002, "env.db")
    assert (told.bus, told.metrics, told.log_format) == (
        "nats://env:4222",
        "127.0.0.1:9002",
        "text",
    )
    assert (told.sites, told.hsts) == (("https://bridge.example.com",), "off")
    told = asked("serve", "--port", "8003", "--database", "typed.db", **env)
    assert (told.port, told.database) == (8003, "typed.db")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "abc"), ("HSTS", "x"), ("LOG_FORMAT", "xml"), ("ACCESS_LOG", "maybe"),
        ("SITE", "ftp://x"), ("SITE", "https://a https://b/c"),
    ],
)  # fmt: skip
def test_a_wrong_variable_is_refused_by_its_name(name: str, value: str) -> None:
    said = refused(run("serve", **{f"BIRITCH_{name}": value}))
    assert f"BIRITCH_{name}" in said
    assert "--" not in said
    option = f"--{name.lower().replace('_', '-')}"
    if name not in {"ACCESS_LOG", "SITE"}:
        assert option in refused(run("serve", option, value))


@pytest.mark.parametrize(
    ("name", "value"),
    [("robot", "nobody"), ("bus", "redis://x"), ("database", "ftp://x"), ("trust", "north")],
)
def test_what_names_nothing_is_refused_by_where_it_was_found(
    name: str, value: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("biritch.cli.commands.servers.serve.run_server", REALLY_RUN)
    base = {} if name == "database" else {"BIRITCH_DATABASE": str(tmp_path / "t.db")}
    said = refused(run("serve", "--port", "0", f"--{name}", value, **base))
    assert f"--{name}: " in said
    assert value.partition(":")[0] in said
    assert f"BIRITCH_{name.upper()}: " in refused(
        run("serve", "--port", "0", **base, **{f"BIRITCH_{name.upper()}": value})
    )
    file = tmp_path / "club.toml"
    file.write_text(f"[server]\n{name} = '{value}'\n", encoding="utf-8")
    said = refused(run("serve", "--port", "0", "--settings", str(file), **base))
    assert f"club.toml, [server] {name}: " in said


def test_biritch_alone_reads_the_variables_too() -> None:
    assert asked(BIRITCH_DATABASE="env.db", BIRITCH_PORT="8002").database == "env.db"


@pytest.mark.parametrize("name", [*SERVER_NAMES, "settings"])
def test_an_empty_variable_is_refused_and_named(name: str) -> None:
    if name == "processes":
        variables = {"BIRITCH_PROCESSES": "", "BIRITCH_DATABASE": "x", "BIRITCH_BUS": "y"}
        assert "BIRITCH_PROCESSES" in refused(run("worker", **variables))
        return
    variable = f"BIRITCH_{name.upper()}"
    assert variable in refused(run("serve", **{variable: ""}))


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("[server]\nhots = 'x'\n", "hots"),
        ("[server]\nport = 'many'\n", "many"),
        ("[server]\nhost = ''\n", "--host"),
        ("[server]\nport = 99999\n", "[server] port"),
        ("[server]\nlog-format = 'xml'\n", "[server] log_format"),
        ("[servers]\n", "servers"),
        ("[server]\nsite = 'bridge.example.org'\n", "bridge.example.org"),
    ],
)
def test_what_a_file_cannot_say_is_refused(text: str, word: str, tmp_path: Path) -> None:
    file = tmp_path / "club.toml"
    file.write_text(text, encoding="utf-8")
    assert word in refused(run("serve", "--settings", str(file)))


@pytest.mark.parametrize(
    "site", ["bridge.example.org", "ftp://x", "https://x:y", "https://x/path", "https://[x"]
)
def test_what_is_no_site_is_refused(site: str) -> None:
    assert site in refused(run("serve", "--site", site))
