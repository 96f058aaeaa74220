"""Evenings of friends: whatever people may try at a table, in any order."""

from __future__ import annotations

import random

from biritch.core.boards import Board
from biritch.core.cards import Card
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.games.variants.contract import VARIANT
from biritch.rules.offence import Illegal
from biritch.table.company import OPEN, PHRASES
from biritch.table.company_events import (
    Admitted,
    Departed,
    Explained,
    Invited,
    Joined,
    Muted,
    Questioned,
    Reseated,
    Settled,
    Spoken,
    Swapped,
    TimeOver,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Replaced
from biritch.table.manners import Manners
from biritch.table.refusals import NotNow
from biritch.table.setup import SEVERAL, Setup, Sitter
from biritch.table.table import Table
from tests.table.tables import legal

FOUR = tuple(Seat)


def begun(rng: random.Random) -> Table:
    """Return a table of friends, four of whom sit."""
    admit = rng.random() < 0.5
    clock = rng.choice([0, 7])
    manners = Manners(onlookers=rng.choice(["played", "open"]), clock=clock, admit=admit)
    table = Table(Setup(VARIANT, (OPEN,) * 4, SEVERAL, manners=manners)).after(Settled(manners))
    for number, seat in enumerate(Seat):
        table = table.after(Joined(number, f"guest {number}", seat, f"key {number}"))
    return table.after(Invited(None, "looking", 10**13))


def anything(table: Table, rng: random.Random, deals: object) -> Event:  # noqa: PLR0911, PLR0912 - one for each
    """Return an event somebody may try."""
    seat, other, number = rng.choice(FOUR), rng.choice(FOUR), rng.randrange(7)
    calls = 0
    if table.game is not None and table.game.facts.auction is not None:
        calls = len(table.game.facts.auction.calls)
    if table.over and rng.random() < 0.5:
        return Dealt(Board.from_number(table.dealt + 1), next(deals))  # type: ignore[call-overload]
    choices = () if table.game is None else legal(table)
    if choices and table.turn is not None and rng.random() < 0.7:
        return Acted(table.turn, rng.choice(choices))
    match rng.randrange(16):
        case 0:
            return Reseated(number, rng.choice([None, seat]))
        case 1:
            return Swapped(seat, other)
        case 2:
            return Departed(number)
        case 3:
            return Spoken(number, "opponents", "a weak two")
        case 4:
            return Spoken(number, "table", phrase=rng.choice(PHRASES))
        case 5:
            return UndoAsked(seat)
        case 6 | 7:
            return UndoAnswered(seat, accepts=rng.random() < 0.6)
        case 8:
            return Voted(seat, other)
        case 9:
            return Questioned(seat, rng.randrange(calls + 1))
        case 10:
            return Explained(seat, rng.randrange(calls + 1), "five of them")
        case 11:
            return Replaced(seat, Sitter("robot", "random:sif"))
        case 12:
            if table.claim is not None:
                beaten_by = (other, Card.parse("SA")) if rng.random() < 0.5 else None
                accepts = rng.random() < 0.3
                law = rng.choice(("", "", "70E"))
                return Answered(seat, accepts, 3, why="my ace", beaten_by=beaten_by, law=law)
            return Claimed(seat, rng.randrange(14), "all high")
        case 13:
            return Muted(number, rng.random() < 0.5) if rng.random() < 0.5 else Admitted(number)
        case 14:
            return TimeOver(rng.choice(tuple(Side)))
        case _:
            count = len(table.company.guests)
            return Joined(count, f"guest {count}", rng.choice([None, seat]), f"key {count}")


def evening(seed: int, steps: int = 160) -> Table:
    """Return a table after many things people tried; what is refused changes nothing."""
    rng = random.Random(f"evening {seed}")
    deals, table = seeded_deals(f"evening {seed}"), begun(rng)
    for _ in range(steps):
        before = table
        try:
            table = table.after(anything(table, rng, deals))
        except (Illegal, NotNow):
            assert table is before
    return table
