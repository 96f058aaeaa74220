"""Friends through any run of events: folded, written, read, and never telling."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from biritch.core.boards import Board
from biritch.core.random_deals import seeded
from biritch.core.seats import Seat
from biritch.games.variants.contract import VARIANT
from biritch.rules.offence import Illegal
from biritch.server.tables import company_message as drawing
from biritch.server.tables import protocol
from biritch.server.tables.company_message import Presence, company_message
from biritch.server.tables.log_events import LoggedEvent, read, write
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.view_message import TableContext, table_view
from biritch.table.company import HOST, OPEN, PHRASES
from biritch.table.company_events import (
    Departed,
    Explained,
    Invited,
    Joined,
    Questioned,
    Reseated,
    Settled,
    Spoken,
    Swapped,
    UndoAnswered,
    UndoAsked,
    Voted,
)
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event, Replaced
from biritch.table.manners import Manners
from biritch.table.refusals import NotNow
from biritch.table.setup import SEVERAL, Setup, Sitter
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.proving import cases
from tests.table.tables import legal

LIBRARY = SystemLibrary()
FOUR = tuple(Seat)
SEEDS = range(cases(12, 400))


def begun(rng: random.Random) -> Table:
    """Return a table of friends, four of whom sit."""
    manners = Manners(onlookers=rng.choice(["played", "open"]))
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
        return Dealt(Board.numbered(table.dealt + 1), next(deals))  # type: ignore[call-overload]
    choices = () if table.game is None else legal(table)
    if choices and table.turn is not None and rng.random() < 0.7:
        return Acted(table.turn, rng.choice(choices))
    match rng.randrange(14):
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
                return Answered(seat, accepts=rng.random() < 0.3, why="my ace")
            return Claimed(seat, rng.randrange(14), "all high")
        case _:
            count = len(table.company.guests)
            return Joined(count, f"guest {count}", rng.choice([None, seat]), f"key {count}")


def evening(seed: int, steps: int = 160) -> Table:
    """Return a table after many things people tried; what is refused changes nothing."""
    rng = random.Random(f"evening {seed}")
    deals, table = seeded(f"evening {seed}"), begun(rng)
    for _ in range(steps):
        before = table
        try:
            table = table.after(anything(table, rng, deals))
        except (Illegal, NotNow):
            assert table is before
    return table


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_the_fold_of_what_is_written(seed: int) -> None:
    table = evening(seed)
    lines = [write(LoggedEvent(event, None, "", 7)) for event in table.events]
    again = [read(line, n).event for n, line in enumerate(lines, 1)]
    first = Setup(VARIANT, (OPEN,) * 4, SEVERAL, manners=table.setup.manners)
    assert Table.fold(first, again) == table


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_plays_a_board_of_which_other_hands_were_shown(seed: int) -> None:
    rng = random.Random(f"evening {seed}")
    deals, table = seeded(f"evening {seed}"), begun(rng)
    shown: dict[int, set[Seat]] = {}
    for _ in range(160):
        board = table.dealt
        try:
            table = table.after(anything(table, rng, deals))
        except (Illegal, NotNow):
            continue
        if table.dealt != board:
            shown = {}
        if table.over:
            continue
        for number, guest in enumerate(table.company.guests):
            seen = shown.setdefault(number, set())
            if guest.seat is not None:
                seen.add(guest.seat)
            elif table.company.shown and not guest.gone:
                seen.update(Seat)
            assert guest.seat is None or seen == {guest.seat}


def told(table: Table, number: int) -> bytes:
    """Return all that a guest is sent now, to the last byte."""
    here = frozenset(range(len(table.company.guests)))
    company = company_message(table, "table", number, Presence(here, {}))
    seat = table.company.guests[number].seat
    sent = protocol.encode(company)
    if table.game is not None:
        around = TableContext("table", frozenset(Seat), None)
        look = chair_view(table, seat, shown=seat is None and table.company.shown)
        sent += protocol.encode(table_view(look, around, LIBRARY, 0))
    return sent


def worlds(seed: int) -> tuple[Table, Table] | None:
    """Return an evening in two worlds, where East and West hold each other's unseen cards."""
    table = evening(seed, 10 + seed % 30)
    if table.game is None or table.over or table.game.facts.tricks or table.company.shown:
        return None
    if any(isinstance(event, Claimed) for event in table.events):
        return None
    last = max(n for n, event in enumerate(table.events) if isinstance(event, Dealt))
    first = table.events[last]
    assert isinstance(first, Dealt)
    n, e, s, w = first.deal.hands
    other = replace(first, deal=type(first.deal)((n, w, s, e)))
    setup = Setup(VARIANT, (OPEN,) * 4, SEVERAL, manners=table.setup.manners)
    events = (*table.events[:last], other, *table.events[last + 1 :])
    return table, Table.fold(setup, events)


def apart(pair: tuple[Table, Table]) -> int:
    """Return how many guests who hold neither hand could tell the worlds apart."""
    one, other = pair
    guests = [
        number
        for number, guest in enumerate(one.company.guests)
        if guest.seat not in (Seat.EAST, Seat.WEST)
    ]
    return sum(told(one, number) != told(other, number) for number in guests)


def pairs() -> list[tuple[Table, Table]]:
    found = [pair for seed in range(cases(120, 1200)) if (pair := worlds(seed)) is not None]
    assert len(found) >= 10
    return found


@pytest.mark.slow
def test_hidden_cards_change_no_byte_of_what_friends_are_sent() -> None:
    assert sum(map(apart, pairs())) == 0


@pytest.mark.slow
def test_a_leak_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant one: the message of the company tells East's points."""
    honest = drawing.company_message

    def leaky(table: Table, name: str, number: int, around: Presence) -> protocol.TableCompany:
        message = honest(table, name, number, around)
        if table.game is not None:
            message.n = table.game.facts.hands[Seat.EAST].hcp
        return message

    monkeypatch.setitem(globals(), "company_message", leaky)
    assert sum(map(apart, pairs())) > 0


def test_onlookers_never_take_the_place_of_players() -> None:
    table = begun(random.Random(1)).after(Reseated(3, None))
    while True:
        count = len(table.company.guests)
        try:
            table = table.after(Joined(count, "Olga", None, f"key {count}"))
        except NotNow:
            break
    assert table.after(Joined(len(table.company.guests), "Dan", Seat.WEST, "new"))


def test_nothing_is_claimed_before_the_first_deal() -> None:
    with pytest.raises(Illegal, match="Law 68"):
        begun(random.Random(1)).after(Claimed(Seat.SOUTH, 3))


def test_only_the_host_stays_for_ever() -> None:
    table = begun(random.Random(1))
    with pytest.raises(NotNow, match="host"):
        table.after(Departed(HOST))


def test_a_remark_makes_no_action_late_and_stops_no_robot() -> None:
    table = evening(3)
    before = table.moved
    after = table.after(Spoken(HOST, "director", "?"))
    assert (after.moved, after.n) == (before, table.n + 1)
