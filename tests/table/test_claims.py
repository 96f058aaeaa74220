"""Claims at the table, held against double dummy by plain search."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from biritch.core.seats import Seat
from biritch.robots import accepts_claim
from biritch.rules.play import Trick
from biritch.solver import plain_search as slow
from biritch.solver.solver import Position
from biritch.table.claims import tricks_left
from biritch.table.events import Answered
from biritch.table.table import Table
from tests.proving import cases
from tests.table.tables import claim, in_play

CARDS = 13 * 4


def most(table: Table) -> int:
    """Return the tricks declarer still wins when all play perfectly."""
    facts = table.playing.facts
    contract, turn = facts.contract, table.playing.phase.turn
    assert contract is not None
    trick = facts.tricks[-1]
    under_way = trick if len(trick.cards) < 4 else Trick(turn)
    position = Position(facts.hands, contract.strain, under_way)
    best = max(slow.leads([position])[0].values())
    return best if turn.side == contract.declarer.side else tricks_left(table.playing) - best


def answered(table: Table) -> Table:
    """Let robots judge the claim on the table, as the server lets them."""
    while (waiting := table.claim) is not None:
        chair = min(waiting.waiting)
        game = table.playing
        accepts = accepts_claim(
            game.view(chair),
            waiting.seat,
            waiting.tricks,
            30,
            random.Random(0),
            shown=game.facts.hands[waiting.seat],
        )
        table = table.after(Answered(chair, accepts))
    return table


@pytest.mark.slow
@settings(max_examples=cases(15, 60), deadline=None)
@given(st.integers(0, 10**6), st.integers(CARDS - cases(13, 18), CARDS - 5))
def test_declarer_is_given_what_cannot_be_taken_away_and_no_more(seed: int, cards: int) -> None:
    """Defenders who see dummy and the claimed hand know every card: they cannot be wrong."""
    table = in_play(seed, cards=cards)
    sure = most(table)
    granted = []
    for tricks in range(tricks_left(table.playing) + 1):
        after = answered(claim(table, Seat.SOUTH, tricks))
        granted += [tricks] * after.claimed
        if after.claimed:
            assert after.playing.facts.won == table.playing.facts.won + tricks
        else:
            assert after.playing == table.playing
    # Tricks that cannot be lost are no gift (Law 71); none is given beyond the sure ones.
    assert granted == list(range(granted[0], sure + 1))
