"""A director's desk at two hundred tables: what a look costs after each score.

    PYTHONPATH=src python benchmarks/director_desk.py --pairs 400 --sections 8

Four hundred pairs play nine rounds of three boards; in the last one the desk looks after every
score and is told what changed. Milliseconds of processor and bytes: of the whole view, and of
the changes (the median of so many looks). A look of the same desk that knows nothing is the
measure beside it, so that a slow machine shows in both.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from datetime import UTC, datetime
from statistics import median
from time import process_time
from typing import TypeVar

import msgspec

from biritch.competition.tournament import fold
from biritch.competition.tournament.log import LogEntry
from biritch.competition.tournament.scorebook_log import ScorebookOpened
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.rounds import RoundBegan
from biritch.competition.tournament.tournament import Tournament
from biritch.server.tournaments.entries import entries_of
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.requests import EnterSlip
from biritch.server.tournaments.views import ViewContext, tournament_view

AT = "2026-01-05T20:00:00+00:00"
KEY = "abcdefghjkmnpqrstuvwxyz234"
TOLD = ("3N N =", "4S S -1", "2H E +1", "4H N +1", "3NT W -2", "1N S +1", "5D E -3", "pass")
Value = TypeVar("Value")


def entered(tournament: Tournament, board: int, pair: int, told: str) -> Tournament:
    """Return *tournament* with a slip of the director."""
    slip = EnterSlip(id="x", text=f"{board} {pair} {told}")
    for step in entries_of(tournament, Role(), slip):
        tournament = fold.after(tournament, LogEntry(step, "director", AT))
    return tournament


def looked(tournament: Tournament, then: Tournament | None = None) -> bytes:
    """Return what a desk is told that has seen *then*."""
    since = then.length if then is not None else 0
    context = ViewContext("a", tournament.length, datetime.now(UTC), since=since, then=then)
    return msgspec.json.encode(tournament_view(tournament, Role(), context, KEY))


def timed(work: Callable[[], Value]) -> tuple[float, Value]:
    """Return the milliseconds of processor that *work* takes, and what it returns."""
    begun = process_time()
    value = work()
    return 1000 * (process_time() - begun), value


def main() -> None:
    """Play the tournament and look."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=400)
    parser.add_argument("--sections", type=int, default=8)
    parser.add_argument("--looks", type=int, default=40)
    parser.add_argument("--seed", type=int, default=7)
    arguments = parser.parse_args()
    rng = random.Random(arguments.seed)
    movement = MovementSet("mitchell", arguments.pairs, 9, 3, 27, arguments.sections)
    opened = [
        LogEntry(step, "director", AT) for step in (ScorebookOpened("Congress"), movement)
    ]
    tournament = fold.fold(opened)
    begun = process_time()
    for number in range(1, 10):
        tournament = fold.after(tournament, LogEntry(RoundBegan(number), "director", AT))
        for place in tournament.places_in_round(number):
            if number < 9 or place.sitting.table % 4:
                pair = place.sitting.ns[0]
                tournament = entered(tournament, place.board, pair, rng.choice(TOLD))
    print(f"{len(tournament.scorebook.scores)} scores in {process_time() - begun:.1f} s")
    took, whole = timed(lambda: looked(tournament))
    print(f"the whole view  {took:6.1f} ms  {len(whole):9,} bytes")
    times: list[float] = []
    sizes: list[int] = []
    for place in tournament.places_in_round(9):
        if place.table in tournament.scorebook.scores or len(times) == arguments.looks:
            continue
        then = tournament
        tournament = entered(then, place.board, place.sitting.ns[0], rng.choice(TOLD))
        took, told = timed(lambda now=tournament, then=then: looked(now, then))  # type: ignore[misc]
        times.append(took)
        sizes.append(len(told))
    print(f"what changed    {median(times):6.1f} ms  {max(sizes):9,} bytes at most")


if __name__ == "__main__":
    main()
