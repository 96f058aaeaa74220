"""The engine of a wheel is that of the tree: it is compiled once for both."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest

import hatch_build
from hatch_build import ENGINE, take_engine


def tree(folder: Path) -> Path:
    """Return a source tree with one source of the engine."""
    for name in ("native/engine/deal.cpp", "native/CMakeLists.txt", "pyproject.toml"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("1", encoding="utf-8")
    (folder / "src" / "biritch" / "solver").mkdir(parents=True)
    return folder


def test_the_engine_of_a_wheel_is_put_in_place_until_a_source_changes(tmp_path: Path) -> None:
    root, wheel = tree(tmp_path / "tree"), tmp_path / "one.whl"
    file = f"{ENGINE}{hatch_build._suffix()}"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr(f"biritch/solver/{ENGINE}.pyi", "its types")
        packed.writestr(f"biritch/solver/{file}", "compiled")
    take_engine(root, wheel)
    in_place = root / "src" / "biritch" / "solver" / file
    assert in_place.read_text(encoding="utf-8") == "compiled"
    assert [path.name for path in in_place.parent.iterdir()] == [file]
    stamp = hatch_build._stamp_of_engine(root)
    assert stamp.read_text(encoding="utf-8") == hatch_build._engine_now(root)
    (root / "native" / "engine" / "deal.cpp").write_text("2", encoding="utf-8")
    assert stamp.read_text(encoding="utf-8") != hatch_build._engine_now(root)


def test_a_wheel_without_an_engine_is_told(tmp_path: Path) -> None:
    wheel = tmp_path / "pure.whl"
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr(f"biritch/solver/{ENGINE}.pyi", "its types")
    with pytest.raises(StopIteration):
        take_engine(tree(tmp_path / "tree"), wheel)
