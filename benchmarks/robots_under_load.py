#!/usr/bin/env python3
"""How robots do while tables become more: moves, decisions by rule of thumb, workers killed.

At each table one person, who acts at once, sits with three robots. All tables of one count play
for so many seconds on a server of their own.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = "[limits]\ntables_opened = [100000, 100000]\nrequests_per_address = [1e6, 1e6]\n"


def main() -> None:
    """Measure each number of tables that was named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 12, 24])
    parser.add_argument("--seconds", type=float, default=40)
    parser.add_argument("--robot", default="robot:sef")
    options = parser.parse_args()
    print("tables  moves  a second  hurried  by rule  killed")
    for tables in options.tables:
        moves, hurried, robots = measured(tables, options.seconds, options.robot)
        print(
            f"{tables:6}  {moves:5}  {moves / options.seconds:8.1f}  {hurried:6.0%}"
            f"  {robots['by_rule']:7}  {robots['replaced']:6}",
            flush=True,
        )


def measured(tables: int, seconds: float, robot: str) -> tuple[int, float, dict[str, Any]]:
    """Return the moves made, the part of views that said robots hurry, and the workload."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    host = f"127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(SETTINGS, encoding="utf-8")
        words = ["serve", "--port", str(port), "--database", f"sqlite:///{folder}/tables.db"]
        process = subprocess.Popen(
            [sys.executable, "-m", "biritch.cli.main", *words, "--settings", str(settings)],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            moves, hurried = asyncio.run(played(host, tables, seconds, robot))
            return moves, hurried, health(host)["robots"]
        finally:
            process.terminate()
            process.wait(30)


def health(host: str) -> dict[str, Any]:
    """Return what the server says of itself."""
    with urllib.request.urlopen(f"http://{host}/healthz", timeout=20) as answer:
        found: dict[str, Any] = json.load(answer)
    return found


async def played(host: str, tables: int, seconds: float, robot: str) -> tuple[int, float]:
    """Play at *tables* tables for so many seconds; return the moves, and how many hurried."""
    for _ in range(600):
        try:
            health(host)
            break
        except OSError:
            await asyncio.sleep(0.1)
    await asyncio.sleep(5)  # until the workers have loaded what they need
    people = [Player(host, number, robot) for number in range(tables)]
    tasks = [asyncio.create_task(person.play()) for person in people]
    await asyncio.sleep(seconds)
    moves = sum(person.n for person in people)
    views = sum(person.views for person in people)
    hurried = sum(person.hurried for person in people) / max(1, views)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return moves, hurried


class Player:
    """A person who passes, and plays the first legal card, at once."""

    def __init__(self, host: str, number: int, robot: str) -> None:
        """Sit at the table of deal *number*."""
        self.host, self.number, self.robot = host, number, robot
        self.n = self.views = self.hurried = self._asked = 0

    async def play(self) -> None:
        """Play until cancelled."""
        body = json.dumps({"seed": f"load {self.number}", "robots": self.robot}).encode()
        request = urllib.request.Request(f"http://{self.host}/tables", body, method="POST")
        opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
        origin = Origin(f"http://{self.host}")
        async with connect(f"ws://{self.host}/ws", origin=origin, max_size=2**22) as line:
            hello = {"t": "hello", "table": opened["table"], "token": opened["token"]}
            await line.send(json.dumps(hello))
            async for text in line:
                view = json.loads(text)
                if view["t"] == "view":
                    self.n, self.views = view["n"], self.views + 1
                    self.hurried += view["hurried"]
                    if (action := wanted(view)) is not None:
                        self._asked += 1
                        said = {**action, "id": f"{self._asked}", "on": view["n"]}
                        await line.send(json.dumps(said))


def wanted(view: dict[str, Any]) -> dict[str, object] | None:
    """Return what the person does in *view*, if there is anything to do."""
    if view["canFace"]:
        return {"t": "face"}
    if view["canNext"]:
        return {"t": "next"}
    if not view["legal"]:
        return None
    action = view["legal"][0]
    if view["phase"] == "auction":
        return {"t": "call", "call": "P"}
    return {"t": "play", "card": action}


if __name__ == "__main__":
    main()
