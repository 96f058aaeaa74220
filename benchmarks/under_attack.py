"""How long a table waits while somebody asks a server for much, and how soon it stops then.

    python benchmarks/under_attack.py --seconds 10

One person asks at a table, every fiftieth of a second, for something that is answered at once;
meanwhile an attacker, a process of its own, does one thing as fast as it is let. Prints the
median and the 99th percentile of the answers, what the attacker was answered, and the seconds
from SIGTERM to the end while it goes on. Client, attacker and server share the processors: say
how many there are, and what else they did.
"""

from __future__ import annotations

import argparse
import itertools
import multiprocessing
import multiprocessing.queues
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import TypeAlias

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from biritch.core.random_deals import seeded_deals
from tests.server.served import Person, start

OWN = ("system mine\nfrom: sayc\n" + "1N P 2C P 2D P 3C = 12-14 points\n" * 2_000)[: 64 * 1024]
Answers: TypeAlias = "multiprocessing.queues.Queue[dict[int, int]]"
_ids = itertools.count(1)


def members(turn: int, many: int) -> str:
    """Return a list of *many* members, other ones in each *turn*."""
    return "name,number\n" + "".join(f"M {turn} {n},{n}\n" for n in range(1, many + 1))


def hands(boards: int) -> str:
    """Return a file of *boards* boards."""
    deals = itertools.islice(seeded_deals("attack"), boards)
    return "".join(
        f'[Board "{n}"]\n[Dealer "N"]\n[Vulnerable "None"]\n[Deal "{deal}"]\n\n'
        for n, deal in enumerate(deals, 1)
    )


def nothing(client: httpx.Client) -> Callable[[], int]:
    """Ask nothing."""
    del client

    def rest() -> int:
        time.sleep(0.1)
        return 0

    return rest


def lists(client: httpx.Client) -> Callable[[], int]:
    """Put a list of 10,000 other members in the place of the last one, over and over."""
    return _load_members(client, 10_000)


def long_lists(client: httpx.Client) -> Callable[[], int]:
    """Send lists of 40,000 members: read whole, and refused (409), for 10,000 are kept."""
    return _load_members(client, 40_000)


def _load_members(client: httpx.Client, many: int) -> Callable[[], int]:
    told = client.post("/clubs", json={"title": "x"}).json()
    key = {"authorization": f"Bearer {told['key']}"}
    path = f"/clubs/{told['club']}"
    seen = client.get(f"{path}/members", headers=key).json()["n"]

    def ask() -> int:
        nonlocal seen
        turn = next(_ids)
        body = {"id": f"a{turn}", "do": "load", "whole": True, "seen": seen}
        said = client.post(f"{path}/do", json=body | {"text": members(turn, many)}, headers=key)
        if said.is_success:
            seen = said.json()["n"]
        return said.status_code

    return ask


def systems(client: httpx.Client) -> Callable[[], int]:
    """Bring a system of 64 kB, over and over."""
    return lambda: client.post("/bidding/own", content=OWN).status_code


def uploads(client: httpx.Client) -> Callable[[], int]:
    """Upload 400 boards to eight tournaments, over and over."""
    asked = {"pairs": 8, "movement": "howell", "rounds": 7, "each": 2}
    told = [client.post("/events", json=asked).json() for _ in range(8)]
    turn, file = itertools.cycle(told), hands(400)

    def ask() -> int:
        one = next(turn)
        key = {"authorization": f"Bearer {one['director']}"}
        path = f"/events/{one['event']}/boards?file=a.pbn"
        return client.post(path, content=file, headers=key).status_code

    return ask


def tables(client: httpx.Client) -> Callable[[], int]:
    """Open tables, over and over."""
    return lambda: client.post("/tables", json={"robots": "random:sif"}).status_code


ATTACKS: dict[str, Callable[[httpx.Client], Callable[[], int]]] = {
    "nothing": nothing,
    "lists of 10,000 members": lists,
    "lists of 40,000 members": long_lists,
    "systems of 64 kB": systems,
    "400 boards, eight tournaments": uploads,
    "tables": tables,
}


def attack(name: str, url: str, ready: Event, over: Event, told: Answers) -> None:
    """Do what *name* says to the server at *url* until it is *over*."""
    answers: Counter[int] = Counter()
    with httpx.Client(base_url=url, timeout=60) as client:
        ask = ATTACKS[name](client)
        ready.set()
        while not over.is_set():
            try:
                answers[ask()] += 1
            except httpx.HTTPError:
                answers[-1] += 1
                time.sleep(0.05)
    told.put(dict(answers))


def measure(name: str, seconds: float, folder: Path) -> None:
    """Attack a server by *name* for so many *seconds*, and print what became of it."""
    begun = time.perf_counter()
    served = start(folder, database=f"sqlite:///{folder / 't.db'}", chance=f"attack {name}")
    started = time.perf_counter() - begun
    person = Person.seated(served, robots="random:sif")
    context = multiprocessing.get_context("spawn")
    ready, over, told = context.Event(), context.Event(), context.Queue()
    url = f"http://{served.host}"
    enemy = context.Process(target=attack, args=(name, url, ready, over, told))
    enemy.start()
    ready.wait(60)
    waits: list[float] = []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        asked = time.perf_counter()
        person.ask("settings", robotPace=0)
        waits.append(time.perf_counter() - asked)
        time.sleep(0.02)
    stopping = time.perf_counter()
    served.stop()
    stopped = time.perf_counter() - stopping
    over.set()
    answers = told.get(timeout=60)
    enemy.join(60)
    waits.sort()
    p99 = waits[int(len(waits) * 0.99)]
    print(
        f"{name:32} ready {started:4.1f} s, median {statistics.median(waits) * 1000:6.1f} ms,"
        f" 99th {p99 * 1000:7.1f} ms, stop {stopped:4.1f} s, answers {answers}",
        flush=True,
    )


def main() -> None:
    """Measure each attack."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--only", choices=list(ATTACKS))
    wish = asked.parse_args()
    os.environ.setdefault("PYTEST_CURRENT_TEST", "attack (call)")
    for name in [wish.only] if wish.only else ATTACKS:
        with tempfile.TemporaryDirectory(prefix="biritch-attack-") as folder:
            measure(name, wish.seconds, Path(folder))


if __name__ == "__main__":
    main()
