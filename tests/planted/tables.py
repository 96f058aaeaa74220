"""The script that writes the tables of shelves, as a module."""

from __future__ import annotations

import importlib.util
from functools import cache
from pathlib import Path
from typing import Any


@cache
def tables() -> Any:
    """Return ``scripts/write_shelves.py``."""
    path = Path(__file__).resolve().parents[2] / "scripts" / "write_shelves.py"
    spec = importlib.util.spec_from_file_location("write_shelves", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
