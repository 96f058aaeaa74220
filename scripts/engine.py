#!/usr/bin/env python3
"""Build the double dummy engine of ``native/`` and install it beside this Python.

With the C++ compiler of the machine, or, where it has none, with the one that comes as the
package ``ziglang``, which is removed afterwards. Nothing is built when nothing changed.
Status 1 and a line that says why when it cannot be built.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
NATIVE = ROOT / "native"
PREFIX = Path(sys.prefix)
STAMP, LOG = PREFIX / "engine.txt", PREFIX / "engine.log"
COMPILERS = ("c++", "g++", "clang++", "cl")
PIP = (sys.executable, "-m", "pip", "--disable-pip-version-check")


def sources() -> str:
    """Return a digest of everything the engine is built from, and for."""
    digest = hashlib.sha256(f"{sys.version} {platform.machine()}".encode())
    parts = [NATIVE / name for name in ("engine", "paths", "python", "src")]
    files = [path for part in parts for path in part.rglob("*.[chp]*") if path.is_file()]
    for path in sorted([*files, NATIVE / "CMakeLists.txt", NATIVE / "pyproject.toml"]):
        if path.suffix != ".pyc":
            digest.update(path.relative_to(NATIVE).as_posix().encode() + path.read_bytes())
    return digest.hexdigest()


def install(environment: dict[str, str]) -> bool:
    """Build and install, keeping what is printed in a log; whether it came out."""
    with LOG.open("a", encoding="utf-8") as log:
        done = subprocess.run(
            [*PIP, "install", "--force-reinstall", "--no-deps", "--verbose", str(NATIVE)],
            env=os.environ | environment, stdout=log, stderr=log, check=False,
        )  # fmt: skip
    return done.returncode == 0


def install_with_zig() -> bool:
    """The same with the compiler of ``ziglang``, which is fetched for this alone."""
    with TemporaryDirectory(prefix="biritch-compiler-") as folder:
        packages = Path(folder, "packages")
        with LOG.open("a", encoding="utf-8") as log:
            fetched = subprocess.run(
                [*PIP, "install", "--target", str(packages), "ziglang"],
                stdout=log, stderr=log, check=False,
            )  # fmt: skip
        if fetched.returncode != 0:
            return False
        zig = packages / "ziglang" / ("zig.exe" if os.name == "nt" else "zig")
        # Zig compiles for the machine at hand unless it is told not to.
        compiler = _tool(folder, "c++", f'"{zig}" c++ -mcpu=baseline -g0')
        archiver = _tool(folder, "ar", f'"{zig}" ar')
        indexer = _tool(folder, "ranlib", f'"{zig}" ranlib')
        return install(
            {
                "CXX": compiler,
                "CMAKE_ARGS": f"-DCMAKE_AR={archiver} -DCMAKE_RANLIB={indexer}",
                "ZIG_GLOBAL_CACHE_DIR": str(Path(folder, "cache")),
            }
        )


def _tool(folder: str, name: str, command: str) -> str:
    """Write a program that is *command*, for CMake wants each tool to be one file."""
    if os.name == "nt":
        tool = Path(folder, f"{name}.bat")
        tool.write_text(f"@{command} %*\n", encoding="utf-8")
    else:
        tool = Path(folder, name)
        tool.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        tool.chmod(0o755)
    return tool.as_posix()


def main() -> None:
    """Install the engine, unless it is there."""
    digest = sources()
    if find_spec("biritch_dd") and STAMP.exists() and STAMP.read_text() == digest:
        return
    print("Building the double dummy engine (a minute)…", flush=True)
    LOG.write_text("", encoding="utf-8")
    have = os.environ.get("CXX") or any(map(shutil.which, COMPILERS))
    if (have and install({})) or install_with_zig():
        STAMP.write_text(digest)
        return
    print(f"biritch: the double dummy engine could not be built (see {LOG})", file=sys.stderr)
    sys.exit(1)


if __name__ == "__main__":
    main()
