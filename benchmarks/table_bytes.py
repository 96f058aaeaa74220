#!/usr/bin/env python3
"""Bytes that one person is sent in a deal with three robots, whole and as changes.

A server of its own is started; the person passes and plays the first legal card. The same
deals are played twice: as a page that asks for changes, and as one that does not. Sizes are
those of the messages, before any compression; zlib stands for what a proxy would save.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import sys
import tempfile
import urllib.request
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.typing import Origin

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from benchmarks.table_messages import (
    SETTINGS,
    free_port,
    listening,
    started,
)


def main() -> None:
    """Print kilobytes a deal of each way."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--robots", default="rule:sef", help="who sits in the other seats")
    parser.add_argument("--fields", action="store_true", help="print the largest fields too")
    options = parser.parse_args()
    asyncio.run(_measure(options.deals, options.robots, fields=options.fields))


async def _measure(deals: int, robots: str, *, fields: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder) / "settings.toml"
        settings.write_text(SETTINGS, encoding="utf-8")
        port = free_port()
        words = ["-m", "biritch.cli.main", "serve", "--port", str(port)]
        server = started([*words, "--database", "memory:", "--settings", str(settings)])
        try:
            await listening(port)
            for changes in (False, True):
                told = [
                    await _deal(port, deal, robots, changes=changes) for deal in range(deals)
                ]
                sizes = [sum(len(text.encode()) for text in texts) / 1000 for texts in told]
                packed = [len(zlib.compress("".join(texts).encode())) / 1000 for texts in told]
                count = statistics.mean(len(texts) for texts in told)
                print(
                    f"{'changes' if changes else 'whole':8} {count:5.0f} messages a deal, "
                    f"{min(sizes):.0f} to {max(sizes):.0f} kB, "
                    f"mean {statistics.mean(sizes):.0f} kB; "
                    f"zlib {statistics.mean(packed):.0f} kB"
                )
                if fields:
                    print("   ", _largest(told))
        finally:
            server.terminate()
            server.wait(30)


def _largest(told: list[list[str]]) -> str:
    sizes: Counter[str] = Counter()
    for texts in told:
        for text in texts:
            message = json.loads(text)
            parts = {**message, **message.get("set", {}), **message.get("more", {})}
            for name, value in parts.items():
                if name not in {"set", "more"}:
                    sizes[name] += len(
                        json.dumps(value, separators=(",", ":"), ensure_ascii=False)
                    )
    return ", ".join(
        f"{name} {size / len(told) / 1000:.1f}" for name, size in sizes.most_common(9)
    )


async def _deal(port: int, deal: int, robots: str, *, changes: bool) -> list[str]:
    """Play one deal as South; return every message that came."""
    body = json.dumps({"seed": f"bytes {deal}", "robots": robots}).encode()
    request = urllib.request.Request(f"http://127.0.0.1:{port}/tables", body, method="POST")
    opened = await asyncio.to_thread(lambda: json.load(urllib.request.urlopen(request)))
    heard: list[str] = []
    view: dict[str, Any] = {}
    origin, url = Origin(f"http://127.0.0.1:{port}"), f"ws://127.0.0.1:{port}/ws"
    async with connect(url, origin=origin, max_size=2**22, compression=None) as line:
        hello = {"t": "hello", "table": opened["table"], "token": opened["token"]}
        await line.send(json.dumps({**hello, "changes": True} if changes else hello))
        await line.send(json.dumps({"t": "settings", "id": "pace", "on": 0, "robotPace": 0}))
        asked = 0
        async for message in line:
            heard.append(str(message))
            told = json.loads(message)
            if told["t"] == "view":
                view = told
            elif told["t"] == "change":
                view |= told.get("set", {})
                for name, added in told.get("more", {}).items():
                    view[name] = [*view[name], *added]
                for name in told.get("gone", []):
                    del view[name]
            else:
                continue
            if view["phase"] == "over":
                break
            if view.get("canFace") or view["legal"]:
                asked += 1
                said = {"id": str(asked), "on": view["n"]}
                await line.send(json.dumps({**_act(view), **said}))
    return heard


def _act(view: dict[str, Any]) -> dict[str, str]:
    if view.get("canFace"):
        return {"t": "face"}
    if view["phase"] == "auction":
        bids = [call for call in view["legal"] if call[0] in "12" and call[-1] != "X"]
        return {"t": "call", "call": bids[0] if bids and not view["auction"][4:] else "P"}
    return {"t": "play", "card": view["legal"][0]}


if __name__ == "__main__":
    main()
