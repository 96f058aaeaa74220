"""What is sent to a seat does not depend on the cards it may not see."""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core.boards import Board
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.rules.offence import Illegal
from biritch.server.tables import protocol
from biritch.server.tables import view_message as drawing
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.view_message import (
    TableContext,
    common_parts,
    common_view,
    own_view,
    table_view,
)
from biritch.table.events import Dealt
from biritch.table.table import Table
from biritch.table.views import ChairView, chair_view
from tests.games.forms import forms, swapped
from tests.games.test_game import FROM_THE_DEAL, reshuffled
from tests.proving import cases
from tests.table.tables import NOBODY, PERSON, claim, opened, played, setup

LIBRARY = SystemLibrary()


def sent(table: Table, chair: Seat | None, seen: int = 0) -> bytes:
    """Return the very bytes *chair* is sent: what all are told, and what it alone is.

    Together they are the table as it is seen from there.
    """
    around = TableContext("table", frozenset(table.setup.persons), None)
    public = chair_view(table, None)
    parts = common_parts(public, around, LIBRARY)
    common = protocol.common_text(common_view(public, around, parts))
    own = own_view(chair_view(table, chair, beside=public), LIBRARY, seen, parts)
    text = protocol.whole_text(common, own)
    whole = protocol.encode(table_view(chair_view(table, chair), around, LIBRARY, seen))
    assert msgspec.json.decode(text) == msgspec.json.decode(whole)
    return text


def twin(table: Table, chair: Seat, rng: random.Random) -> Table | None:
    """Return the same events on cards that *chair* cannot tell from these, if there are."""
    seat = table.seat_of(chair)
    other = reshuffled(table.playing, seat, rng)
    if other is None:
        return None
    dealt = Dealt(other.board, other.deal)
    try:
        return Table.fold(table.setup, (dealt, *table.events[1:]))
    except Illegal:
        return None


def told_apart(table: Table, chair: Seat, rng: random.Random) -> bool:
    other = twin(table, chair, rng)
    return other is not None and sent(other, chair) != sent(table, chair)


seeds = st.integers(0, 10**6)


@pytest.mark.slow
@settings(max_examples=cases(50, 200))
@given(seeds, st.integers(0, 60), st.sampled_from(["S", "NS", "NESW"]))
def test_hidden_cards_change_no_byte(seed: int, steps: int, persons: str) -> None:
    table = played(opened(seed, persons), steps, seed)
    if table.over:
        return
    for chair in table.setup.persons:
        assert not told_apart(table, chair, random.Random(seed))


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(forms()))
@given(seed=seeds, steps=st.integers(0, 80))
@settings(max_examples=cases(10, 40))
def test_so_it_is_in_every_game(name: str, seed: int, steps: int) -> None:
    variant = forms()[name]
    persons = [PERSON if seat in variant.players else NOBODY for seat in Seat]
    begun = Table(replace(setup("NS"), variant=variant, sitters=tuple(persons)))  # type: ignore[arg-type]
    board = begun.place_board(Board.from_number(seed % 16 + 1))
    table = played(begun.after(Dealt(board, next(seeded_deals(str(seed))))), steps, seed)
    if table.over:
        return
    for chair in (*table.setup.persons, None):
        other = replace(table, game=swapped(table.playing, chair, random.Random(seed)))
        assert sent(other, chair) == sent(table, chair)
        if chair is not None and name not in FROM_THE_DEAL and not variant.agreed:
            assert not told_apart(table, chair, random.Random(seed))


@pytest.mark.slow
@given(seeds, st.integers(8, 40))
def test_nor_do_they_after_an_undo(seed: int, steps: int) -> None:
    table = played(opened(seed), steps, seed)
    if table.over or Seat.SOUTH not in table.doers:
        return
    table = table.after(table.undo(Seat.SOUTH))
    assert not told_apart(table, Seat.SOUTH, random.Random(seed))


@given(seeds, st.integers(0, 40))
def test_a_claim_shows_one_hand_and_only_to_those_who_answer(seed: int, steps: int) -> None:
    table = played(opened(seed, "NESW"), steps, seed)
    contract = table.playing.facts.contract
    if table.over or contract is None or not table.playing.facts.tricks:
        return
    claimed = claim(table, contract.declarer, 0)
    assert claimed.claim is not None
    for chair in Seat:
        shown = {
            seat for seat in Seat if chair_view(claimed, chair).view.seen[seat] is not None
        }
        more = {contract.declarer} if chair in claimed.claim.waiting else set()
        assert shown == {chair, contract.dummy} | more


@pytest.mark.parametrize("leak", ["hands", "counts", "legal"])
def test_a_leak_is_caught(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Plant one in what is looked at, and see the bytes differ."""
    honestly = chair_view

    def leaky(table: Table, chair: Seat | None, beside: ChairView | None = None) -> ChairView:
        honest = honestly(table, chair, beside=beside)
        north = table.playing.facts.hands[Seat.NORTH]
        view = honest.view
        if leak == "hands":
            seen = (north, *view.seen[1:])
            return replace(honest, view=replace(view, seen=seen))
        if leak == "counts":
            counts = (north.hcp, *view.counts[1:])
            return replace(honest, view=replace(view, counts=counts))
        return replace(honest, view=replace(view, legal=tuple(north)[:1]))

    monkeypatch.setitem(globals(), "chair_view", leaky)
    monkeypatch.setattr(drawing, "_choices", lambda _look, _library: [])
    assert told_apart(opened(3), Seat.SOUTH, random.Random(1))
