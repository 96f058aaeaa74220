"""Whole stories on the wire: hidden cards change no byte that a seat is ever sent.

A story of calls, cards, claims, answers and undos is told twice, on cards that differ only
where the seat was never shown them; it probes, asks for hints and comes back all along.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from biritch.core.cards import Card
from biritch.core.seats import Seat
from biritch.games.view import View
from biritch.server.tables.live import broadcast, live_table
from biritch.table.table import Table
from biritch.table.views import ChairView, chair_view
from tests.proving import cases
from tests.server.tables.story import run, story, told, twin, unknown
from tests.table.visibility import may_see

PEOPLE = ["S", "NS", "SW", "NESW"]


def pairs(
    persons: str, chair: Seat | None, wanted: int
) -> list[tuple[Table, Table, list[Card]]]:
    """Return stories in two worlds each, with a few cards *chair* was never shown."""
    found: list[tuple[Table, Table, list[Card]]] = []
    for seed in range(40 * wanted):
        rng = random.Random(f"pairs {seed}")
        table = story(seed, persons, rng.randrange(4, 70))
        other = twin(table, chair, rng)
        if other is not None:
            hidden = [card for hand in unknown(table, chair).values() for card in hand]
            found.append((table, other, rng.sample(hidden, min(2, len(hidden)))))
        if len(found) == wanted:
            return found
    raise AssertionError(f"only {len(found)} stories in two worlds")


def differ(persons: str, chair: Seat | None, wanted: int) -> int:
    """Return in how many stories *chair* could tell the worlds apart."""
    apart = 0
    for table, other, probes in pairs(persons, chair, wanted):
        one, mind = run(told(table, chair, probes))
        two, twins_mind = run(told(other, chair, probes))
        apart += (one, mind.hinted) != (two, twins_mind.hinted)
        assert len(one) > 3
    return apart


@pytest.mark.slow
@pytest.mark.parametrize("persons", PEOPLE)
def test_hidden_cards_change_no_byte_of_any_story(persons: str) -> None:
    for seat in persons:
        assert differ(persons, Seat.parse(seat), cases(2, 6)) == 0


@pytest.mark.slow
def test_nor_of_what_a_spectator_is_sent() -> None:
    assert differ("S", None, cases(3, 6)) == 0


@pytest.mark.slow
def test_the_stories_have_everything_in_them() -> None:
    """Else nothing would be proved: claims, answers, undos, cards in both worlds."""
    tables = [table for table, _, _ in pairs("S", Seat.SOUTH, 25)]
    kinds = {told.kind for table in tables for told in table.public_log}
    assert kinds == {"board", "call", "play", "trick", "claim", "accept", "refuse", "undo"}


@pytest.mark.slow
@pytest.mark.parametrize("leak", ["counts", "told", "view of a hint"])
def test_a_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant one, and see the bytes differ."""

    def leaky(table: Table, chair: Seat | None, beside: ChairView | None = None) -> ChairView:
        honest = chair_view(table, chair, beside=beside)
        north = table.playing.facts.hands[Seat.NORTH]
        if leak == "counts":
            counts = (north.hcp, *honest.view.counts[1:])
            return replace(honest, view=replace(honest.view, counts=counts))
        if leak == "told":
            last = replace(honest.public_log[-1], what=str(north))
            return replace(honest, public_log=(*honest.public_log[:-1], last))
        return replace(honest, view=replace(honest.view, deal=table.playing.deal))

    for where in (broadcast, live_table):
        monkeypatch.setattr(where, "chair_view", leaky)
    assert differ("S", Seat.SOUTH, 6) > 0


@pytest.mark.slow
def test_robots_are_given_a_view_and_nothing_else() -> None:
    """What they decide from shows what the laws show them, and not who sits where."""
    for seed in range(8):
        table = story(seed, "S", 60)
        _, mind = run(told(table, Seat.SOUTH, []))
        assert mind.given
        steps = [Table.fold(table.setup, table.events[:n]) for n in range(1, table.n + 1)]
        for view in mind.given:
            assert type(view) is View
            assert view.deal is None
            then = [replace(at, claim=None) for at in steps if at.playing.log == view.log]
            laws = set().union(*(may_see(at, view.seat) for at in then))
            assert {seat for seat in Seat if view.seen[seat] is not None} == laws
