"""Friends through any run of events: folded, written, read, and never telling."""

from __future__ import annotations

from functools import partial

import pytest

from biritch.core.seats import Seat
from biritch.games.variants.contract import VARIANT
from biritch.server.tables import company_message as drawing
from biritch.server.tables import protocol
from biritch.server.tables.company_message import Presence, company_message
from biritch.server.tables.log_events import LoggedEvent, read, write
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.view_message import TableContext, refuted_claims, table_view
from biritch.table.company import OPEN
from biritch.table.events import Claimed, Dealt
from biritch.table.setup import SEVERAL, Setup
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.proving import cases
from tests.table.evenings import evening

LIBRARY = SystemLibrary()
SEEDS = range(cases(12, 400))


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_the_fold_of_what_is_written(seed: int) -> None:
    table = evening(seed)
    lines = [write(LoggedEvent(event, None, "", 7)) for event in table.events]
    again = [read(line, n).event for n, line in enumerate(lines, 1)]
    first = Setup(VARIANT, (OPEN,) * 4, SEVERAL, manners=table.setup.manners)
    assert Table.fold(first, again) == table


def sent_now(table: Table, number: int) -> bytes:
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
    other = Dealt(first.board, type(first.deal)((n, w, s, e)))
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
    return sum(sent_now(one, number) != sent_now(other, number) for number in guests)


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


def test_the_card_that_beats_a_claim_is_told_once_the_board_is_over() -> None:
    boards = [table for seed in range(cases(60, 400)) if (table := evening(seed)).refuted]
    assert boards
    for table in boards:
        told = refuted_claims(table)
        assert [(one.claimant, one.tricks, one.card) for one in told] == [
            (str(one.claim.seat), one.claim.tricks, "SA" if one.beaten_by else "")
            for one in table.refuted
        ]
        sent = b"".join(map(partial(sent_now, table), range(len(table.company.guests))))
        assert b"refuted" not in sent
