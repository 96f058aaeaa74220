"""The host: all registries of one server (tables, sets, tournaments, clubs, classes …)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias

from biritch.core.deals import Deal
from biritch.core.trick_table import TrickTable
from biritch.server.accounts.registry import Accounts
from biritch.server.accounts.table_names import NamedLogs
from biritch.server.beside import Beside
from biritch.server.classes.class_policy import play_in_class
from biritch.server.classes.registry import Classes
from biritch.server.classes.tables import ClassTables
from biritch.server.clubs.registry import Clubs
from biritch.server.clubs.regulars import RegularTournaments
from biritch.server.mail import Mailer
from biritch.server.owner.desk import OwnerDesk
from biritch.server.practice.registry import PracticeHands, Reviewer, review_here
from biritch.server.sets.feeds.exchange import Feeds
from biritch.server.sets.registry import Sets
from biritch.server.sets.set_policy import play_set
from biritch.server.storage.store import Store
from biritch.server.systems.own_checks import check_here
from biritch.server.systems.own_messages import OwnCheck
from biritch.server.tables.live.live_table import LiveTable, MakePolicies
from biritch.server.tables.log import TableLog
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.policies.friends import play_with_friends
from biritch.server.tables.registry import Tables
from biritch.server.tables.services import Services
from biritch.server.together.bidding_tables import BiddingTables
from biritch.server.together.friends_match import FriendsMatches
from biritch.server.tournaments.online.tables import TournamentTables
from biritch.server.tournaments.online.tournament_policy import play_in
from biritch.server.tournaments.published.hands_to_solve import HandsToSolve
from biritch.server.tournaments.registry import Tournaments
from biritch.server.workers import jobs

SOLVING = 60.0
"""Seconds within which a worker solves a few deals, however slow the machine."""
Checker: TypeAlias = Callable[[bytes], Awaitable[OwnCheck]]
"""Works out what there is to say of a file of somebody's own."""


async def _compute_here(
    whose: str, deadline: float, job: Callable[..., Any], *arguments: object
) -> Any:  # noqa: ANN401 - what the job returns
    """Run *job* in this process, where there are no workers; *whose* is ignored."""
    del whose
    async with asyncio.timeout(deadline):
        return await asyncio.to_thread(job, *arguments)


async def _can_store() -> bool:
    """Return true: without a monitor the store is taken to be writable."""
    return True


class Host:
    """The registries of one server over one store; routes find it as ``app.state.host``."""

    def __init__(
        self,
        store: Store,
        services: Services,
        defaults: TableDefaults,
        clock: Callable[[], float],
        review: Reviewer = review_here,
    ) -> None:
        """Store everything in *store*; *clock* returns the seconds since 1970.

        *review* computes the review of a finished practice auction.
        """
        store = self.own_files = NamedLogs(store)
        self.check: Checker = check_here
        """Works out what there is to say of a system of somebody's own."""
        self._store, self._services = store, services
        self.compute: Callable[..., Awaitable[Any]] = _compute_here
        """Does a job of workers: whose turn it is, seconds, a function, its arguments."""
        self.probe: Callable[[], Awaitable[bool]] = _can_store
        """Says whether the store can be written."""
        self.mail: Mailer | None = None
        """Sends results by e-mail, where the operator named a server of his."""
        self.workload: Callable[[], Mapping[str, float]] = dict
        """Says what the robots have to do."""
        self.beside = beside = Beside()
        """Does what takes long beside the loop, once the application says how."""
        limits = services.limits
        self.accounts = Accounts(store, clock, limits)
        self.owner = OwnerDesk(store, clock)
        self.tables = Tables(store, defaults, clock, self._live_table, limits)
        self.tournaments = Tournaments(store, clock, limits.events_per_table, beside)
        self.clubs = Clubs(store, clock, limits.events_per_table, beside)
        self.classes = Classes(store, clock, limits.events_per_table)
        self.class_tables = ClassTables(store, self.tables, self.classes, services.perfect)
        self.hands_to_solve = HandsToSolve(store, self.tournaments, self._solve, beside)
        self.practice_hands = PracticeHands(
            store, services.mind, services.library, review, beside
        )
        self.bidding_tables = BiddingTables(
            store, clock, services.mind, services.library, review, beside
        )
        self.friends_matches = FriendsMatches(store, clock, self.tables)
        self.sets = Sets(store, clock, self._compute, services.sharing)
        self.feeds = Feeds(store, self.sets, self.owner, clock)
        self.tournament_tables = TournamentTables(
            store, self.tables, self.tournaments, services.sharing
        )

        self.regulars = RegularTournaments(
            store, self.clubs, self.tournaments, self.tournament_tables, clock
        )

    async def _compute(self, *job: Any) -> Any:  # noqa: ANN401 - what the job returns
        """Run a job with the current workers, which are set after this object exists."""
        return await self.compute(*job)

    def start(self) -> None:
        """Start the idle-table sweeper and resume online tournaments."""
        self.tables.start(self._services.sharing)
        self.tournament_tables.start()
        self.hands_to_solve.start()
        self.regulars.start()
        self.feeds.start()

    async def close(self) -> None:
        """Close every table, then the store."""
        await self.feeds.close()
        await self.regulars.close()
        await self.hands_to_solve.close()
        await self.tournament_tables.close()
        await self.sets.close()
        await self.tables.close()
        await self._store.close()

    async def _solve(self, event: str, deals: Sequence[Deal]) -> Sequence[TrickTable]:
        """Return the double dummy tables of *deals*; all tournaments share one queue slot."""
        del event
        found: Sequence[TrickTable] = await self.compute("hands", SOLVING, jobs.tables, deals)
        return found

    def _live_table(
        self, log: TableLog, reload: Callable[[], Awaitable[TableLog]]
    ) -> LiveTable:
        policies: MakePolicies | None = None
        if log.event:
            policies = play_in(self.tournament_tables)
        elif log.classroom:
            policies = play_in_class(self.class_tables)
        elif log.in_set:
            policies = play_set(self.sets)
        elif log.table.setup.manners is not None:
            policies = play_with_friends
        return LiveTable(log, self._services, reload, policies)
