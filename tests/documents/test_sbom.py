"""What Biritch is made of is written with its versions and digests."""

from __future__ import annotations

import importlib.machinery
import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
REPORT = {
    "install": [
        {
            "metadata": {"name": "Msg_Spec", "version": "0.22.0", "license": "BSD"},
            "download_info": {"archive_info": {"hashes": {"sha256": "ab" * 32}}},
        }
    ]
}


@pytest.fixture(scope="module")
def sbom() -> ModuleType:
    """Return the script as a module."""
    loader = importlib.machinery.SourceFileLoader(
        "write_sbom", str(ROOT / "scripts" / "write_sbom")
    )
    spec = importlib.util.spec_from_loader("write_sbom", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    loader.exec_module(module)
    return module


def test_every_component_has_a_version_an_address_and_a_digest(sbom: ModuleType) -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    made = sbom.bill(REPORT, lock, "1.2.3")
    assert (made["bomFormat"], made["specVersion"]) == ("CycloneDX", "1.6")
    names = {each["name"] for each in made["components"]}
    assert {"msg-spec", "@fluent/bundle", "@codemirror/view"} <= names
    assert "vite" not in names, "what only builds the page is not in it"
    for each in made["components"]:
        assert each["version"] in each["purl"]
        [digest] = each["hashes"]
        assert len(bytes.fromhex(digest["content"])) in {32, 64}


def test_requirements_are_written_with_their_hashes(sbom: ModuleType) -> None:
    assert sbom.hashed(REPORT) == f"msg-spec==0.22.0 --hash=sha256:{'ab' * 32}\n"


def test_what_a_server_is_installed_with_is_asked_for(sbom: ModuleType) -> None:
    asked = " ".join(sbom.requirements())
    assert "msgspec" in asked
    assert "asyncpg" in asked
