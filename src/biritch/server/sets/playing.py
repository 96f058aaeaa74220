"""The play of a set's board: the table, the robots' seeds and the result."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from biritch.core.boards import Board
from biritch.core.calls import Bid, Contract, OtherCall, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.variant import Variant
from biritch.games.view import View
from biritch.server.sets import jobs
from biritch.server.sets.log import BoardPlayed, Kind, SetOpened
from biritch.server.tables.log_setup import games, read_board
from biritch.server.workers.processes import WorkerLost
from biritch.server.workers.robots import by_rule
from biritch.table.events import Acted, Answered, Claimed, Dealt, Event
from biritch.table.setup import Setup, Sitter, TableRules, system_of
from biritch.table.table import Table
from biritch.table.views import seat_view

_log = logging.getLogger(__name__)
ME = Seat.SOUTH
"""Where everybody sits who plays a set."""
DEADLINE = 60.0
"""Seconds after which a worker that decides is given up, and another one asked."""
_KEPT = 100_000
"""Decisions held: many players come to the same nodes."""
_WAIT = 0.5

Compute: TypeAlias = Callable[..., Awaitable[Any]]
"""Does a job of workers: whose turn it is, seconds, a function, its arguments."""
WHOSE = "sets"
"""In whose turn robots play among themselves."""


def variant_of(kind: Kind) -> Variant:
    """Return the game of a set of *kind*."""
    if kind == "minibridge":
        return games()["minibridge"].agreeing({"equal": "dealer"})
    return games()["contract"]


def setup_of(opened: SetOpened, name: str = "") -> Setup:
    """Return the setup of a set's table; South is a person called *name*.

    There is no undo. Robots in the other seats bid the set's system.
    """
    robot = Sitter("robot", f"robot:{opened.system}")
    rules = TableRules(takes_back=False, unit=opened.unit)
    sitters = robot, robot, Sitter("person", name), robot
    return Setup(variant_of(opened.kind), sitters, rules, len(opened.boards))


def board_of(opened: SetOpened, number: int) -> tuple[Board, Deal]:
    """Return the board *number* of a set and its deal.

    Raises:
        KeyError: The set has no such board.
    """
    for line in opened.boards:
        if line.number == number:
            return read_board(line)
    raise KeyError(number)


def calls_of(opened: SetOpened, number: int) -> list[str]:
    """Return the given auction of a board; empty if the players bid."""
    for line, calls in zip(opened.boards, opened.calls, strict=False):
        if line.number == number:
            return calls
    return []


def node_seed(seed: str, game: Game, seat: Seat, salt: str = "") -> str:
    """Return the seed for *seat*'s next decision, from set, board and actions so far.

    Players with the same actions on the same board get the same seed.
    """
    done = " ".join(map(str, game.log))
    text = f"{seed} {game.board.number} {seat} {salt} {done}"
    return hashlib.sha256(text.encode()).hexdigest()


def next_given(opened: SetOpened, table: Table) -> Event | None:
    """Return the next call of the given auction, or ``None`` after its end."""
    if table.over or table.game is None or table.turn is None:
        return None
    calls = calls_of(opened, table.game.board.number)
    made = len(table.game.log)
    return Acted(table.turn, parse_call(calls[made])) if made < len(calls) else None


def is_bid(opened: SetOpened, table: Table) -> bool:
    """Return whether the auction is over in a set that is only bid."""
    return (
        opened.kind == "bidding"
        and not table.over
        and table.game is not None
        and table.game.facts.contract is not None
    )


def next_perfect(table: Table, lead: Card, tricks: int) -> Event | None:
    """Return the next event that ends a board without playing it out.

    The result is double dummy: the best *lead*, declarer's claim of *tricks*, everybody's
    consent.
    """
    if table.over:
        return None
    if table.claim is not None:
        return Answered(min(table.claim.waiting), accepts=True)
    game = table.playing
    contract = game.facts.contract
    assert contract is not None
    if not game.facts.tricks:
        assert table.turn is not None
        return Acted(table.turn, lead)
    return Claimed(table.chair_of(contract.declarer), tricks)


def outcome(game: Game, at: int, *, player: str = "", robot: str = "") -> BoardPlayed:
    """Return the result of *game*, whose board is over."""
    contract = game.facts.contract
    calls = [str(action) for action in game.log if isinstance(action, Bid | OtherCall)]
    cards = [str(action) for action in game.log if isinstance(action, Card)]
    return BoardPlayed(
        player=player,
        robot=robot,
        board=game.board.number,
        score=game.score or 0,
        contract="Pass" if contract is None else contract.brief,
        declarer="" if contract is None else str(contract.declarer),
        tricks=0 if contract is None else game.facts.won,
        calls=" ".join(calls),
        cards=" ".join(cards),
        at=at,
    )


class NodeDecider:
    """Decides for the robots of sets, cached: the same action for the same history."""

    def __init__(self, compute: Compute) -> None:
        """Run decisions with *compute*."""
        self.compute = compute
        self._made: OrderedDict[tuple[str, str], Action] = OrderedDict()
        self._asked: dict[tuple[str, str], asyncio.Task[Action]] = {}

    async def decide(self, system: str, view: View, seed: str, whose: str) -> Action:
        """Return a robot's action in *view* with *seed*; *whose* is the queue it counts in."""
        key = system, seed
        if (made := self._made.get(key)) is not None:
            self._made.move_to_end(key)
            return made
        task = self._asked.get(key)
        if task is None:
            task = asyncio.create_task(self._decide(system, view, seed, whose))
            self._asked[key] = task
            task.add_done_callback(lambda _: self._asked.pop(key, None))
        # A request that is given up does not end what others wait for.
        action = await asyncio.shield(task)
        self._made[key] = action
        while len(self._made) > _KEPT:
            self._made.popitem(last=False)
        return action

    async def _decide(self, system: str, view: View, seed: str, whose: str) -> Action:
        while True:
            try:
                decided = await self.compute(whose, DEADLINE, jobs.decide, system, view, seed)
            except (WorkerLost, TimeoutError) as fault:
                # A rule in its place would be another action than others met: try again.
                _log.warning("a robot of a set is asked again: %r", fault)
                await asyncio.sleep(_WAIT)
            except Exception:  # noqa: BLE001 - whatever a robot does, the game goes on
                # What the robot cannot do it cannot do anywhere: all meet the rule.
                _log.exception("a robot of a set failed: a rule decides")
                return by_rule(view).action
            else:
                action: Action = decided.action
                return action if action in view.legal else by_rule(view).action

    async def best_play(self, deal: Deal, contract: Contract) -> tuple[Card, int]:
        """Return the best lead against *contract*, and declarer's tricks after it."""
        played: tuple[Card, int] = await self.compute(
            WHOSE, DEADLINE, jobs.best_play, deal, contract
        )
        return played

    async def play_board(self, opened: SetOpened, number: int, salt: str) -> Game:
        """Return a board of a set as played by four robots; *salt* randomises South's."""
        table = Table(setup_of(opened)).after(Dealt(*board_of(opened, number)))
        perfect: tuple[Card, int] | None = None
        while not table.over:
            event = next_given(opened, table)
            if event is None and is_bid(opened, table):
                game = table.playing
                assert game.facts.contract is not None
                perfect = perfect or await self.best_play(game.deal, game.facts.contract)
                event = next_perfect(table, *perfect)
            if event is None:
                chair = table.turn
                assert chair is not None
                own = salt if chair is ME else ""
                seed = node_seed(opened.seed, table.playing, table.seat_of(chair), own)
                view = seat_view(table, table.seat_of(chair))
                system = system_of(table.setup.sitters, chair)
                event = Acted(chair, await self.decide(system, view, seed, WHOSE))
            table = table.after(event)
        return table.playing
