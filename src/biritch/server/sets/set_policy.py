"""The policy of a set's table: identical robots for all, no hints, no claims."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, get_args

from biritch.core.seats import Seat
from biritch.server.sets.log import SetOpened
from biritch.server.sets.playing import (
    NodeDecider,
    is_bid,
    next_given,
    next_perfect,
    node_seed,
)
from biritch.server.storage.store import LineTaken
from biritch.server.tables.connections.connection import Connection
from biritch.server.tables.live.live_table import LiveTable
from biritch.server.tables.live.table_policy import (
    UNDECIDED,
    Handler,
    TableHooks,
    TablePolicy,
    Thought,
    refuse_with,
)
from biritch.server.tables.log import TableLog
from biritch.server.tables.protocol import AskHint, ClaimTricks, OwnView
from biritch.server.tables.refusals import make_refusal
from biritch.server.tables.requests import TableAction
from biritch.table.events import Acted
from biritch.table.setup import system_of
from biritch.table.views import seat_view


class SetContext(Protocol):
    """What a table needs of the registry of sets."""

    @property
    def decider(self) -> NodeDecider:
        """The decider for the robots."""

    async def find_opening(self, name: str) -> SetOpened:
        """Return the opening line of the set *name*.

        Raises:
            OSError: It cannot be read.
        """

    def over(self, log: TableLog) -> None:
        """Note that boards are over at the table of *log*."""


def play_set(context: SetContext) -> Callable[[LiveTable], Sequence[TablePolicy]]:
    """Return the policy factory for tables of sets in *context*."""
    return lambda live: (SetPolicy(live, context),)


class SetPolicy:
    """The policy of a table where one player plays a set."""

    def __init__(self, live: LiveTable, context: SetContext) -> None:
        """Play a set of *context* at the table *live*."""
        self.live, self._around = live, context
        self._set: SetOpened | None = None
        self._told = -1
        self.hooks = TableHooks(
            handlers={
                **dict.fromkeys(get_args(TableAction), Handler(self._act, current=True)),
                # A refused claim tells how the cards lie.
                ClaimTricks: Handler(refuse_with("turn", "sets-no-claims"), current=True),
                AskHint: Handler(refuse_with("seat", "sets-no-hints"), current=True),
            },
            find_watching_refusal=lambda: "server-no-watching",
            prepare_turn=self._prepare_turn,
            finish_turn=self._finish_turn,
            choose_thought=self._choose_thought,
            decide=self._decide,
            note_show=self._note_over,
            change_own=self._bar_claims,
        )

    async def _act(self, connection: Connection, request: TableAction) -> None:
        if self._set is not None and is_bid(self._set, self.live.log.table):
            connection.send(make_refusal(request.id, "turn", "sets-only-bidding"))
        else:
            await self.live.act(connection, request)

    def _bar_claims(self, own: OwnView) -> OwnView:
        own.can_claim = False
        return own

    # ---- robots ----

    async def _prepare_turn(self) -> bool:
        """Make the given calls; end a board that is only bid."""
        if self._set is None:
            self._set = await self._around.find_opening(self.live.log.in_set)
        await self._make_given(self._set)
        return True

    async def _finish_turn(self) -> None:
        assert self._set is not None
        await self._make_given(self._set)

    async def _make_given(self, opened: SetOpened) -> None:
        made = False
        while (event := next_given(opened, self.live.log.table)) is not None:
            await self.live.log.append(event)
            made = True
        if made:
            await self.live.broadcast.explain()
            self.live.broadcast.show()

    def _choose_thought(self) -> Thought:
        table = self.live.log.table
        if self._set is not None and is_bid(self._set, table):
            return self._score_auction(table.moved)
        return UNDECIDED

    async def _score_auction(self, n: int) -> None:
        """Compute the double dummy result of the contract reached."""
        await self.live.robots.lease()
        game = self.live.log.table.playing
        assert game.facts.contract is not None
        lead, tricks = await self._around.decider.best_play(game.deal, game.facts.contract)

        async def store_score() -> None:
            if n != self.live.log.table.moved:
                return
            self.live.robots.finish()
            try:
                while (event := next_perfect(self.live.log.table, lead, tricks)) is not None:
                    await self.live.log.append(event)
            except (OSError, LineTaken) as error:
                await self.live.mend(error)
                return
            await self.live.broadcast.explain()
            self.live.broadcast.show()

        await self.live.inbox.put(store_score)

    async def _decide(self, n: int, seat: Seat) -> None:
        """Let a robot decide, as at every other table of this set."""
        await self.live.robots.lease()
        table = self.live.log.table
        assert self._set is not None
        decided = await self._around.decider.decide(
            system_of(table.setup.sitters, seat),
            seat_view(table, table.seat_of(seat)),
            node_seed(self._set.seed, table.playing, table.seat_of(seat)),
            self.live.log.name,
        )
        await self.live.robots.act(n, Acted(seat, decided))

    def _note_over(self) -> None:
        if self._told != len(self.live.log.over):
            self._told = len(self.live.log.over)
            self._around.over(self.live.log)
