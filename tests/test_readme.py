"""The README as a package index shows it: no link that leads nowhere."""

import os
import re
from email.parser import Parser
from pathlib import Path

import pytest
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

from hatch_build import readme_of_index

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LINKS = re.compile(r"\]\(([^)\s]+)\)")


def relative(text: str) -> list[str]:
    """Return the links and pictures of *text* that need our files beside them."""
    found = LINKS.findall(text) + re.findall(r"(?:src|href)=\"([^\"]+)", text)
    return [link for link in found if "://" not in link and not link.startswith("#")]


def test_the_metadata_that_is_built_has_no_link_that_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from hatchling.build import prepare_metadata_for_build_wheel

    monkeypatch.chdir(ROOT)
    folder = prepare_metadata_for_build_wheel(os.fspath(tmp_path))
    text = (tmp_path / folder / "METADATA").read_text(encoding="utf-8")
    told = Parser().parsestr(text)
    assert told["Description-Content-Type"] == "text/markdown"
    readme = told.get_payload()
    assert isinstance(readme, str)
    assert readme.startswith("# Biritch\n")
    assert relative(readme) == []
    for heading in re.findall(r"^## .*$", README, re.MULTILINE):
        assert heading in readme
    assert set(told.get_all("Provides-Extra", [])) == {
        "all",
        "bridgemate",
        "cluster",
        "data",
        "dds",
        "learn",
        "pdf",
        "qr",
        "server",
        "telemetry",
    }


def test_our_own_readme_has_links_of_both_kinds() -> None:
    """Else the test above would prove nothing."""
    assert any(link.endswith(".webp") for link in relative(README))
    assert any(link.endswith(".md") for link in relative(README))


def test_without_an_address_words_stay_and_pictures_go() -> None:
    text = "![a](docs/pictures/a.webp)\n\n[Laws](docs/l.md), [site](https://example.org/)"
    told = readme_of_index(text, None)
    assert told.startswith("Laws, [site](https://example.org/)")
    assert relative(told) == []


def test_with_an_address_everything_leads_there() -> None:
    told = readme_of_index(README, "https://example.org/biritch/")
    assert relative(told) == []
    assert "(https://example.org/biritch/raw/main/docs/pictures/play-en.webp)" in told
    assert "(https://example.org/biritch/blob/main/CONTRIBUTING.md)" in told


def test_the_address_is_told_in_one_place() -> None:
    project = ProjectMetadata(os.fspath(ROOT), PluginManager())
    source = project.core.urls.get("Source")
    assert project.core.readme == readme_of_index(README, source)
