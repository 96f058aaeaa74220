"""Whether an installation works, in an environment with nothing else: no pytest is needed.

    python tests/installed.py [pure]

Solves a deal, plays a board with four robots and opens the page. With ``pure`` it expects an
installation without the compiled engine, which says so.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import sysconfig
from importlib import metadata
from pathlib import Path
from urllib.request import urlopen

SUIT = (1 << 13) - 1
COMMAND = (shutil.which("biritch", path=sysconfig.get_path("scripts")) or "biritch",)


def say(*arguments: str) -> str:
    """Return what the command line prints for *arguments*."""
    done = subprocess.run([*COMMAND, *arguments], check=True, capture_output=True, text=True)
    return done.stdout


def check_engine() -> str:
    """Return the path of the engine through this processor, once it has answered rightly."""
    from biritch.solver import engine

    # Each seat has a whole suit: who declares it, or partner, wins everything.
    tricks = engine.tables([[SUIT << 39, SUIT << 26, SUIT << 13, SUIT]])[0]
    assert tricks[3].tolist() == [13, 0, 13, 0]
    assert tricks[4].tolist() == [0, 0, 0, 0]
    assert engine.leads([[1 << 51, 1, 2, 4]], 4, 0)[0, 51] == 1
    try:
        engine.tables([[1, 1, 2, 4]])
    except ValueError as refused:
        assert "there twice" in str(refused)  # noqa: PT017 - pytest is not here
    else:
        raise AssertionError("a card in two hands was not refused")
    return engine.PATH


def check_pure() -> str:
    """Return what ``--version`` says where there is no engine."""
    said = say("--version")
    assert "BIRITCH_PURE" in said, said
    done = subprocess.run(
        [*COMMAND, "solve", "-"], input=say("deal", "-n", "1", "--seed", "7"),
        check=False, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 2, done
    assert "BIRITCH_PURE" in done.stderr, done.stderr
    assert "Traceback" not in done.stderr, done.stderr
    return "plain search"


def check_board(robot: str) -> None:
    """Play a board at both tables of a match of robots, and read the result."""
    match = (
        "match",
        "--ns",
        robot,
        "--ew",
        robot,
        "--boards",
        "1",
        "--seed",
        "7",
        "--budget",
        "0.2",
    )
    [board] = json.loads(say(*match, "--json"))["boards"]
    assert board["open"]["contract"], board


def check_page() -> None:
    """Serve the page once, on a port of the system's choice."""
    serve = (*COMMAND, "serve", "--port", "0", "--database", "memory:")
    with subprocess.Popen(serve, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(word for word in server.stdout.readline().split() if "://" in word)
            with urlopen(address, timeout=20) as page:
                assert b"<html" in page.read()
        finally:
            server.terminate()


def main() -> None:
    """Fail unless everything works."""
    pure = sys.argv[1:] == ["pure"]
    solver = check_pure() if pure else check_engine()
    check_board("robot:sef")
    check_page()
    size = sum(
        Path(file.locate()).stat().st_size
        for file in metadata.files("biritch") or ()
        if Path(file.locate()).is_file()
    )
    version = metadata.version("biritch")
    print(f"biritch {version} works ({solver}; {size / 1e6:.1f} MB)")  # noqa: T201 - a script


if __name__ == "__main__":
    main()
