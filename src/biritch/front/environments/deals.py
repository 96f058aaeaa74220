"""One deal of an environment: robots play the other seats; scored at its end."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from biritch.core.boards import Board
from biritch.core.choices import choose_word
from biritch.core.deals import Deal
from biritch.core.predeal import matching
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Side
from biritch.front.environments.rewards import Rewarding
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.games.variants.contract import VARIANT
from biritch.robots.catalogue import find
from biritch.robots.double_dummy import double_dummy, tricks
from biritch.robots.robot import Robot
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF

Task = Literal["bidding", "play", "both"]
"""What agents do: call, play the cards, or both."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BridgeSettings:
    """The settings of an environment.

    ``task`` is what agents do. Bidding ends with the auction, and the contract scores its
    double dummy result; before play, the robot ``bidder`` bids for all four, and passed-out
    boards are dealt again. ``seats`` are the robots at other seats, each with ``budget``
    seconds an action. ``where`` is a condition on deals.

    Raises:
        ValueError: There is no such task or robot, or no seat is left to learn.

    Example:
        >>> BridgeSettings(seats={"E": "rule:sayc", "W": "rule:sayc"}).agents
        ('N', 'S')
    """

    task: Task = "both"
    seats: Mapping[str, str] = field(default_factory=dict)
    bidder: str = "rule:sayc"
    rewarding: Rewarding = Rewarding()  # noqa: RUF009 - frozen
    where: str | Callable[[Deal], bool] | None = None
    budget: float = 0.0

    def __post_init__(self) -> None:
        """Refuse invalid settings."""
        choose_word(self.task, get_args(Task), "a task")
        for name in (*self.seats.values(), self.bidder):
            find(name)
        if len({Seat.parse(seat) for seat in self.seats}) == 4:
            raise ValueError("no seat is left to learn: all four are robots'")

    @property
    def agents(self) -> tuple[str, ...]:
        """The seats of agents, from North."""
        robots = {Seat.parse(seat) for seat in self.seats}
        return tuple(str(seat) for seat in Seat if seat not in robots)


class BridgeDeal:
    """A deal in progress; robots act until an agent is to act or it is over.

    Example:
        >>> deal = BridgeDeal(BridgeSettings(task="bidding"), random.Random(7))
        >>> deal.over, str(deal.actor)
        (False, 'N')
    """

    def __init__(self, settings: BridgeSettings, rng: random.Random, number: int = 1) -> None:
        """Deal and open board *number*; all random numbers come from *rng*."""
        self.settings = settings
        self._rng = rng
        self._robots: dict[Seat, Robot] = {
            Seat.parse(seat): find(name) for seat, name in settings.seats.items()
        }
        self.board = Board.from_number((number - 1) % 16 + 1)
        seed = str(rng.getrandbits(64))
        where = settings.where
        deals = seeded_deals(seed) if where is None else matching({}, where, seed)
        self.game = self._open_game(next(deals))
        while self.game.over:  # passed out: there is nothing to play
            self.game = self._open_game(next(deals))
        self._go_on()

    def _open_game(self, deal: Deal) -> Game:
        game = Game.start(VARIANT, deal, self.board)
        if self.settings.task != "play":
            return game
        bidder = find(self.settings.bidder)
        while game.actor is not None and game.facts.contract is None:
            view = game.view(game.actor)
            game = game.after(bidder.decide(view, budget=0.0, rng=self._rng).action)
        return game

    @property
    def over(self) -> bool:
        """Whether the agents have nothing left to do."""
        return self.game.over or (
            self.settings.task == "bidding" and self.game.facts.contract is not None
        )

    @property
    def actor(self) -> Seat | None:
        """The agent to act; ``None`` once it is over."""
        return None if self.over else self.game.actor

    def act(self, action: Action) -> None:
        """Perform the agent's *action*, and those of the robots after it.

        Raises:
            Illegal: It is not allowed; the error names its law.
        """
        self.game = self.game.after(action)
        self._go_on()

    def _go_on(self) -> None:
        while (seat := self.actor) is not None and seat in self._robots:
            view = self.game.view(seat)
            robot = self._robots[seat]
            decision = robot.decide(view, budget=self.settings.budget, rng=self._rng)
            self.game = self.game.after(decision.action)

    @property
    def score_ns(self) -> int:
        """The points of North-South, once it is over."""
        if self.game.over:
            return self.game.score or 0
        contract = self.game.facts.contract
        assert contract is not None
        board = (self.game.deal, contract.strain, contract.declarer)
        (won,) = tricks(double_dummy(), [board])
        red = contract.declarer in self.board.vulnerability
        points = score(TARIFF, contract, won, vulnerable=red)
        return points if contract.declarer.side is Side.NS else -points

    def rewards(self) -> dict[str, float]:
        """Return each agent's reward, once it is over."""
        worth = self.settings.rewarding.of_north_south(
            self.score_ns, self.game.deal, self.board
        )
        return {
            name: worth if Seat.parse(name).side is Side.NS else -worth
            for name in self.settings.agents
        }
