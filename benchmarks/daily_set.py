#!/usr/bin/env python3
"""Many players of one daily set: how long its rankings take, and what memory they need.

Results are drawn at random: each player makes one of forty scores on each of eight boards.
Printed are the times to read the log, to count a result more and rank its board again, to rank
the whole set and to answer one player; and the memory of it all.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from statistics import median

import msgspec

from biritch.competition.sets.set_ranking import rank_players
from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.server.sets import views
from biritch.server.sets.log import BoardPlayed, SetEntry, SetOpened, SetRecord, write_line
from biritch.server.storage.store import find
from biritch.server.tables.log_setup import write_board

BOARDS = 8
CONTRACTS = ("2S", "3S", "4S", "3N", "5D")


def log_lines(players: int, rng: random.Random) -> list[bytes]:
    """Return the log of a daily set that so many *players* played to its end."""
    deals = seeded_deals("daily set")
    boards = [write_board(Board.from_number(at), next(deals)) for at in range(1, BOARDS + 1)]
    opened = SetOpened(
        at=0,
        kind="boards",
        unit="matchpoints",
        system="sef",
        seed="s",
        boards=boards,
        day="2026-11-28",
        until=1,
    )
    lines = [write_line(opened)]
    for number in range(players):
        player = f"{number:024}"
        lines.append(write_line(SetEntry(player, f"table{number}", 0)))
        lines += [write_line(result(player, board, rng)) for board in range(1, BOARDS + 1)]
    return lines


def result(player: str, board: int, rng: random.Random) -> BoardPlayed:
    """Return a result drawn at random."""
    tricks = min(13, max(5, round(rng.gauss(9, 1.5))))
    contract = rng.choice(CONTRACTS)
    over = tricks - 6 - int(contract[0])
    score = -50 * -over if over < 0 else 110 + 310 * (contract[0] > "3") + 30 * over
    calls = f"P 1S P {contract} P P P"
    cards = "SA " * 52
    return BoardPlayed(
        player=player,
        board=board,
        score=score,
        contract=contract,
        declarer="S",
        tricks=tricks,
        calls=calls,
        cards=cards.strip(),
        at=0,
    )


def timed(job: Callable[[], object], times: int = 15) -> float:
    """Return the median milliseconds of *job*."""
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        job()
        taken.append(1000 * (time.perf_counter() - start))
    return median(taken)


async def stored(url: str, lines: list[bytes]) -> tuple[float, float]:
    """Return the seconds in which *lines* are stored at *url*, a thousand a time, and read."""
    store = find(url)
    start = time.perf_counter()
    for at in range(0, len(lines), 1000):
        await store.append("set/benchmark", at, lines[at : at + 1000])
    wrote = time.perf_counter() - start
    start = time.perf_counter()
    await store.read("set/benchmark")
    read = time.perf_counter() - start
    await store.close()
    return wrote, read


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=10_000)
    parser.add_argument(
        "--database", default="", help="of a fresh store; else a file of SQLite"
    )
    asked = parser.parse_args()
    rng = random.Random(1)
    lines = log_lines(asked.players, rng)
    start = time.perf_counter()
    record = SetRecord("day-2026-11-28", lines)
    folded = time.perf_counter() - start
    player = f"{asked.players // 2:024}"
    fresh = iter(range(10_000_000))

    def one_more() -> None:
        played = result(f"late{next(fresh)}", 1, rng)
        record.take([write_line(played)])
        for score in record.fields[1].counts:
            record.fields[1].worth(score, "matchpoints")

    def answered() -> bytes:
        return msgspec.json.encode(views.set_view(record, player, {}, 0))

    def ranked() -> None:
        rank_players(record.scores, record.fields, "matchpoints", BOARDS)

    print(f"{asked.players} players, {BOARDS} boards, {len(lines)} lines")
    print(f"read the log: {folded:.2f} s")
    print(f"one result more, and its board ranked: {timed(one_more):.2f} ms")
    print(f"the whole set ranked: {timed(ranked):.1f} ms")
    record.standings()
    print(f"one player answered: {timed(answered):.1f} ms, {len(answered()) // 1000} kB")
    tracemalloc.start()
    held = SetRecord("day-2026-11-28", lines)
    print(f"memory: {tracemalloc.get_traced_memory()[0] / 1e6:.0f} MB for {len(held.scores)}")
    tracemalloc.stop()
    with tempfile.TemporaryDirectory() as folder:
        wrote, read = asyncio.run(
            stored(asked.database or f"sqlite:///{Path(folder) / 'sets.db'}", lines)
        )
    print(
        f"stored in {wrote:.1f} s, read in {read:.2f} s ({sum(map(len, lines)) / 1e6:.0f} MB)"
    )


if __name__ == "__main__":
    main()
