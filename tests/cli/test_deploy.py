"""``biritch deploy`` writes every file of ``deploy/``, and overwrites none."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tests.cli.helpers import refused, run

ROOT = Path(__file__).parents[2]


def test_every_file_is_written_once(tmp_path: Path) -> None:
    folder = tmp_path / "site"
    names = {file.name for file in (ROOT / "deploy").iterdir() if file.is_file()}
    assert set(run("deploy", str(folder), "--json").json["written"]) == names
    for name in names:
        assert (folder / name).read_bytes() == (ROOT / "deploy" / name).read_bytes()
    (folder / "nginx.conf").write_text("mine")
    assert "already" in refused(run("deploy", str(folder)))
    assert (folder / "nginx.conf").read_text() == "mine"


def test_the_files_travel_in_the_wheel_and_the_source() -> None:
    document = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    targets = document["tool"]["hatch"]["build"]["targets"]
    assert targets["wheel"]["force-include"] == {"deploy": "biritch/cli/servers/deploy"}
    assert "/deploy" in targets["sdist"]["include"]


def test_proxies_pass_on_the_host_with_its_port() -> None:
    nginx = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    assert "proxy_set_header Host $http_host;" in nginx
    assert "proxy_set_header Host $host;" not in nginx
    assert "add_header Strict-Transport-Security" not in nginx
