#!/usr/bin/env python3
"""Processor time of a message at a table of four, beside a bare echo of the same messages.

Four people play at one table, each action stored before it is told; then a Starlette
application that only echoes sends the very messages they were sent. Both servers run at the
same time, and rounds of one and the other alternate: what else the machine does weighs on both.
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

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

ROOT = Path(__file__).resolve().parents[1]
ECHO = """
import sys, uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute

async def echo(socket):
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())

uvicorn.run(Starlette(routes=[WebSocketRoute("/ws", echo)]), port=int(sys.argv[1]),
            log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
"""
SETTINGS = "[limits]\ntables_opened = [1e6, 1e6]\nframes_per_second = 1000000\n"


def main() -> None:
    """Print the time of a message of each, and the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=6)
    options = parser.parse_args()
    asyncio.run(compared(options.boards))


async def compared(boards: int) -> None:
    """Play so many *boards*, each followed by its echo."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(SETTINGS, encoding="utf-8")
        ports = [free_port(), free_port()]
        database = f"sqlite:///{folder}/tables.db"
        table_words = ["-m", "biritch.cli.main", "serve", "--port", str(ports[0])]
        table_words += ["--database", database, "--settings", str(settings)]
        servers = [started(table_words), started(["-c", ECHO, str(ports[1])])]
        try:
            for port in ports:
                await listening(port)
            await asyncio.sleep(8)  # workers and systems are loaded meanwhile
            used, sent = [0.0, 0.0], [0, 0]
            for board in range(boards + 1):
                before = [seconds(server.pid) for server in servers]
                said = await played(ports[0], board)
                await asyncio.sleep(0.2)
                middle = [seconds(server.pid) for server in servers]
                await echoed(ports[1], said)
                await asyncio.sleep(0.2)
                after = [seconds(server.pid) for server in servers]
                if board:  # the first one is to warm up
                    used[0] += middle[0] - before[0]
                    used[1] += after[1] - middle[1]
                    sent = [sent[0] + len(said), sent[1] + len(said)]
            each = [1e6 * used[at] / sent[at] for at in (0, 1)]
            print(f"messages  table µs  echo µs  ratio\n{sent[0]:8}", end="")
            print(f"  {each[0]:8.0f}  {each[1]:7.0f}  {each[0] / each[1]:5.1f}")
        finally:
            for server in servers:
                server.terminate()
                server.wait(30)


def free_port() -> int:
    """Return a port nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def started(words: list[str]) -> subprocess.Popen[bytes]:
    """Start Python with *words*."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    nowhere = subprocess.DEVNULL
    return subprocess.Popen(
        [sys.executable, *words], cwd=ROOT, env=environment, stdout=nowhere, stderr=nowhere
    )


async def listening(port: int) -> None:
    """Wait until somebody listens at *port*."""
    for _ in range(600):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise TimeoutError(f"nobody listens at {port}")


def seconds(process: int) -> float:
    """Return the processor time of *process* so far (Linux)."""
    stat = Path(f"/proc/{process}/stat").read_text(encoding="utf-8")
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def played(port: int, board: int) -> list[str]:
    """Play one board by four people; return all that they were sent."""
    asked = {"seats": dict.fromkeys("NESW", "person"), "seed": f"messages {board}"}
    body = json.dumps({**asked, "faceDown": False}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/tables", body, method="POST")
    opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
    heard: list[str] = []
    over = asyncio.Event()

    async def person(seat: str) -> None:
        origin = Origin(f"http://127.0.0.1:{port}")
        url = f"ws://127.0.0.1:{port}/ws"
        async with connect(url, origin=origin, max_size=2**22, compression=None) as line:
            token = opened["tokens"][seat]
            await line.send(
                json.dumps({"t": "hello", "table": opened["table"], "token": token})
            )
            await sat(line, seat, heard, over)

    people = [asyncio.create_task(person(seat)) for seat in "NESW"]
    await asyncio.wait_for(over.wait(), 120)
    for task in people:
        task.cancel()
    await asyncio.gather(*people, return_exceptions=True)
    return heard


async def sat(line: ClientConnection, seat: str, heard: list[str], over: asyncio.Event) -> None:
    """Act for *seat* whenever it is its turn, until the board is *over*."""
    asked = 0
    async for message in line:
        text = str(message)
        heard.append(text)
        view: dict[str, Any] = json.loads(text)
        if view["t"] != "view":
            continue
        if view["phase"] == "over":
            over.set()
        elif view["legal"] and view["turn"]:
            asked += 1
            said = {"id": f"{seat}{asked}", "on": view["n"]}
            if view["phase"] == "auction":
                bids = [call for call in view["legal"] if call[0] in "1234" and call[-1] != "X"]
                call = bids[0] if bids and view["n"] < 20 else "P"
                await line.send(json.dumps({"t": "call", "call": call, **said}))
            else:
                card = view["legal"][0]
                await line.send(json.dumps({"t": "play", "card": card, **said}))


async def echoed(port: int, said: list[str]) -> None:
    """Have every message of *said* echoed, on four lines."""
    lines = [
        await connect(f"ws://127.0.0.1:{port}/ws", max_size=2**22, compression=None)
        for _ in range(4)
    ]
    for at, text in enumerate(said):
        line = lines[at % 4]
        await line.send(text)
        await line.recv()
    for line in lines:
        await line.close()


if __name__ == "__main__":
    main()
