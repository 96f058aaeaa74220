"""What the tests of the table share: setups, and tables in any state."""

from __future__ import annotations

import random

from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.phase import Action
from biritch.games.variants.contract import VARIANT
from biritch.table.events import Claimed, Dealt, Event
from biritch.table.setup import SEVERAL, SOLO, Setup, Sitter, TableRules
from biritch.table.table import Table

PERSON, ROBOT = Sitter("person", "someone"), Sitter("robot", "random:sif")
NOBODY = Sitter("nobody")


def setup(
    persons: str = "S", rules: TableRules | None = None, boards: int | None = None
) -> Setup:
    """Return a table where *persons* (``NS``) sit and robots fill the other seats."""
    n, e, s, w = (PERSON if str(seat) in persons else ROBOT for seat in Seat)
    rules = rules or (SOLO if len(persons) == 1 else SEVERAL)
    return Setup(VARIANT, (n, e, s, w), rules, boards)


def dealt(seed: object, number: int = 1) -> Dealt:
    return Dealt(Board.from_number(number), next(seeded_deals(str(seed))))


def opened(seed: object = 0, persons: str = "S", number: int = 1) -> Table:
    """Return a table with a board about to be bid."""
    return Table(setup(persons)).after(dealt(seed, number))


def legal(table: Table) -> tuple[Action, ...]:
    """Return what may be done now, whoever is to act."""
    actor = table.playing.actor
    return () if table.turn is None or actor is None else table.playing.view(actor).legal


def act(table: Table, action: Action) -> Table:
    """Let whoever is to act do *action*."""
    assert table.turn is not None
    return table.apply(table.turn, action)


def calls(table: Table, text: str) -> Table:
    """Make the calls of *text* in turn."""
    from biritch.core.calls import parse_call

    for word in text.split():
        table = act(table, parse_call(word))
    return table


def played(table: Table, steps: int, seed: object = 0) -> Table:
    """Do *steps* legal actions at random, or as many as there are."""
    rng = random.Random(f"played {seed}")
    for _ in range(steps):
        choices = legal(table)
        if not choices:
            break
        table = act(table, rng.choice(choices))
    return table


def in_play(seed: object = 0, declarer: str = "S", persons: str = "S", cards: int = 0) -> Table:
    """Return a table at which *declarer* plays one notrump, *cards* cards on."""
    table = opened(seed, persons)
    first = Seat.parse(declarer)
    table = calls(table, "P " * first + "1N P P P")
    return played(table, cards, seed)


def claim(table: Table, chair: Seat, tricks: int) -> Table:
    return table.after(Claimed(chair, tricks))


def refold(table: Table) -> Table:
    """Return what the log of *table* folds to."""
    return Table.fold(table.setup, table.events)


def events(table: Table) -> tuple[Event, ...]:
    return table.events
