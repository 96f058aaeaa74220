#!/usr/bin/env python3
"""Write the list of public names, docs/public-names.txt, or check it.

    scripts/public_names.py [--check]

Public is what ``import biritch`` offers, with the public members of its classes. A line is a
name with its parameters, so that a change of either is seen.
"""

from __future__ import annotations

import argparse
import inspect
import sys
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

import biritch  # noqa: E402 - found beside this file

FILE = ROOT / "docs" / "public-names.txt"


def parameters(function: object) -> str:
    """Return the parameters of *function* as they are called, defaults as ``=``."""
    found, starred = [], False
    for name, part in inspect.signature(function).parameters.items():  # type: ignore[arg-type]
        if name in ("self", "cls") or name.startswith("_"):
            continue
        if part.kind is part.KEYWORD_ONLY and not starred:
            found.append("*")
            starred = True
        signs: dict[object, str] = {part.VAR_POSITIONAL: "*", part.VAR_KEYWORD: "**"}
        sign = signs.get(part.kind, "")
        starred = starred or part.kind is part.VAR_POSITIONAL
        found.append(f"{sign}{name}" + ("" if part.default is part.empty else "="))
    return f"({', '.join(found)})"


def members(name: str, kind: type) -> Iterator[str]:
    """Yield the public members of a class, its own and those it inherits from ours."""
    if issubclass(kind, Enum):
        yield from (f"{name}.{member}" for member in kind.__members__)
    else:
        yield f"{name}{parameters(kind)}"
    for owner in kind.__mro__:
        if not owner.__module__.startswith("biritch"):
            continue
        for key, value in vars(owner).items():
            if key.startswith("_") or (issubclass(kind, Enum) and key in kind.__members__):
                continue
            bare = value.__func__ if isinstance(value, classmethod | staticmethod) else value
            is_called = inspect.isfunction(bare)
            yield f"{name}.{key}" + (parameters(bare) if is_called else "")


def lines() -> list[str]:
    """Return every public name, sorted.

    Example:
        >>> "Deal.north" in lines(), "solve(deals)" in lines()
        (True, True)
    """
    found = {"__version__"}
    for name in biritch.__all__:
        value = getattr(biritch, name)
        if inspect.isclass(value):
            found.update(members(name, value))
        else:
            found.add(name + (parameters(value) if inspect.isfunction(value) else ""))
    return sorted(found)


def main() -> int:
    """Write the list, or check it; return the exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing")
    text = "\n".join(lines()) + "\n"
    if not parser.parse_args().check:
        FILE.write_text(text, "utf-8")
        return 0
    if FILE.read_text("utf-8") == text:
        return 0
    print(f"{FILE.relative_to(ROOT)} is not what biritch offers: run scripts/public_names.py")
    return 1


if __name__ == "__main__":
    sys.exit(main())
