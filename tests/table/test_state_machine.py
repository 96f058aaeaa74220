"""A table through any run of events: always the fold of its log, and never a step back."""

from __future__ import annotations

import random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from biritch.core.seats import Seat
from biritch.rules.offence import Illegal
from biritch.table.events import Answered, Claimed, Replaced
from biritch.table.refusals import NotNow
from biritch.table.setup import Sitter
from biritch.table.table import Table
from biritch.table.views import chair_view
from tests.table.tables import dealt, legal, opened
from tests.table.visibility import may_see, still_held

chairs = st.sampled_from(Seat)


class AtTable(RuleBasedStateMachine):
    """People and robots do whatever they like; what is refused changes nothing."""

    table: Table

    @initialize(seed=st.integers(0, 10**6), persons=st.sampled_from(["S", "NS", "NESW"]))
    def sit(self, seed: int, persons: str) -> None:
        self.table = opened(seed, persons)
        self.setup = self.table.setup
        self.rng = random.Random(seed)
        self.longest = 1

    @rule(steps=st.integers(1, 30))
    def act(self, steps: int) -> None:
        for _ in range(steps):
            choices = legal(self.table)
            if not choices:
                return
            assert self.table.turn is not None
            self.table = self.table.apply(self.table.turn, self.rng.choice(choices))

    @rule(chair=chairs)
    def act_out_of_turn(self, chair: Seat) -> None:
        before, choices = self.table, legal(self.table)
        if choices and chair != before.turn:
            try:
                self.table = before.apply(chair, choices[0])
            except Illegal:
                assert self.table is before
            else:
                raise AssertionError("out of turn, and done")

    @rule(chair=chairs, tricks=st.integers(0, 13))
    def claim(self, chair: Seat, tricks: int) -> None:
        try:
            self.table = self.table.after(Claimed(chair, tricks))
        except Illegal:
            return
        assert self.table.claim is not None
        assert self.table.turn is None

    @rule(chair=chairs, accepts=st.booleans())
    def answer(self, chair: Seat, accepts: bool) -> None:
        before = self.table
        try:
            self.table = before.after(Answered(chair, accepts))
        except Illegal:
            return
        claim, game = before.claim, before.playing
        assert claim is not None
        if not accepts:
            assert (self.table.claim, self.table.playing) == (None, game)
        elif claim.waiting == {chair}:
            contract = game.facts.contract
            assert contract is not None
            assert self.table.over
            won = self.table.playing.facts.won
            theirs = 13 - won if claim.seat.side != contract.declarer.side else won
            turned = [trick for trick in game.facts.tricks if len(trick.cards) == 4]
            sides = [trick.winner(contract.strain).side for trick in turned]
            assert theirs == sides.count(claim.seat.side) + claim.tricks

    @rule(chair=chairs)
    def take_back(self, chair: Seat) -> None:
        before = self.table
        try:
            self.table = before.after(before.undo(chair))
        except NotNow:
            return
        kept = len(self.table.playing.log)
        assert self.table.setup.rules.takes_back
        assert before.doers[kept] == chair
        assert chair not in before.doers[kept + 1 :]
        assert self.table.playing.log == before.playing.log[:kept]
        assert self.table.playing.deal == before.playing.deal
        assert self.table.events[:-1] == before.events
        assert self.table.public_log[:-1] == before.public_log
        assert self.table.turn == chair

    @rule(chair=chairs, sitter=st.sampled_from([Sitter("person", "Ann"), Sitter("robot", "x")]))
    def replace(self, chair: Seat, sitter: Sitter) -> None:
        before = self.table
        self.table = before.after(Replaced(chair, sitter))
        assert self.table.setup.sitters[chair] == sitter
        assert self.table.playing == before.playing
        assert self.table.claim == before.claim

    @precondition(lambda self: self.table.over)
    @rule()
    def next_board(self) -> None:
        number = self.table.playing.board.number + 1
        self.table = self.table.after(dealt(number, number))

    @invariant()
    def the_log_only_grows(self) -> None:
        assert self.table.n >= self.longest
        self.longest = self.table.n

    @invariant()
    def the_table_is_the_fold_of_its_log(self) -> None:
        assert self.table == Table.fold(self.setup, self.table.events)

    @invariant()
    def each_sees_what_the_laws_show_and_nothing_else(self) -> None:
        table, held = self.table, still_held(self.table)
        for chair in (*Seat, None):
            view = chair_view(table, chair).view
            shown = {seat for seat in Seat if view.seen[seat] is not None}
            assert (view.deal is None) != table.over
            if not table.over:
                assert shown == may_see(table, chair)
                assert all(view.seen[seat] == held[seat] for seat in shown)
                assert bool(view.legal) == (chair is not None and chair == table.turn)


TestAtTable = pytest.mark.slow(AtTable.TestCase)
TestAtTable.settings = settings(max_examples=40, stateful_step_count=25, deadline=None)
