"""Bridge as a Gymnasium environment: one seat learns, robots play the others.

See https://gymnasium.farama.org for the interface.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from biritch.core.seats import Seat
from biritch.extras import MissingExtra
from biritch.front.environments.deals import BridgeDeal, BridgeSettings, Task
from biritch.front.environments.rewards import Reward, Rewarding
from biritch.front.environments.spaces import ACTIONS, SIZE, action_mask, observe

if TYPE_CHECKING:
    from biritch.core.deals import Deal

try:
    import gymnasium
    from gymnasium import spaces
except ImportError as error:
    raise MissingExtra("learn") from error


class SeatEnv(gymnasium.Env):
    """A board of contract bridge from one seat; its partner and opponents are robots.

    Observations, actions and rewards are as in the environment of four seats
    (:mod:`biritch.front.environments.bridge`). An agent that is dummy only watches: if a board
    leaves it nothing to do, the next one is dealt.

    Args:
        seat: Who learns.
        partner: The robot opposite.
        opponents: The robot at the two other seats.
        task: ``bidding``, ``play`` or ``both``.
        reward: ``points`` (hundreds), ``imps`` or ``match-points``.
        tables: Robots whose results at other tables it is compared with; with none, par.
        where: A condition for deals.
        budget: Seconds a robot may take for an action.
        render_mode: Nothing is drawn.

    Raises:
        ValueError: There is no such seat, task, reward or robot.

    Example:
        >>> env = SeatEnv(task="bidding")
        >>> seen, info = env.reset(seed=7)
        >>> seen, reward, terminated, truncated, info = env.step(0)
        >>> bool(terminated or seen["action_mask"].any())
        True
    """

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 - Gymnasium's own form

    def __init__(  # noqa: PLR0913 - everything that may be chosen
        self,
        *,
        seat: str = "S",
        partner: str = "rule:sayc",
        opponents: str = "rule:sayc",
        task: Task = "both",
        reward: Reward = "imps",
        tables: tuple[str, ...] = (),
        where: str | Callable[[Deal], bool] | None = None,
        budget: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """Set up the environment."""
        self.seat = Seat.parse(seat)
        self.render_mode = render_mode
        robots = {str(self.seat.partner): partner}
        robots |= {str(self.seat.after(turn)): opponents for turn in (1, 3)}
        self.settings = BridgeSettings(
            task=task,
            seats=robots,
            bidder=opponents,
            rewarding=Rewarding(reward, tuple(tables)),
            where=where,
            budget=budget,
        )
        self._rng = random.Random()  # noqa: S311 - chance of a game, to be repeatable
        self._boards = 0
        self.action_space = spaces.Discrete(len(ACTIONS))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (SIZE,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, np.ndarray[Any, Any]], dict[str, Any]]:
        """Deal boards until there is something to do; return the observation."""
        super().reset(seed=seed)
        del options
        if seed is not None:
            self._rng, self._boards = random.Random(seed), 0  # noqa: S311
        while True:
            self._boards += 1
            self.deal = BridgeDeal(self.settings, self._rng, self._boards)
            if not self.deal.over:
                return self._observation(), {}

    def _observation(self) -> dict[str, np.ndarray[Any, Any]]:
        view = self.deal.game.view(self.seat)
        legal = () if self.deal.over else view.legal
        return {"observation": observe(view), "action_mask": action_mask(legal)}

    def step(
        self, action: int
    ) -> tuple[dict[str, np.ndarray[Any, Any]], float, bool, bool, dict[str, Any]]:
        """Perform the *action*, and the robots' actions after it.

        Raises:
            Illegal: It is not allowed; the error names its law. A :exc:`ValueError`.
        """
        self.deal.act(ACTIONS[int(action)])
        if not self.deal.over:
            return self._observation(), 0.0, False, False, {}
        reward = self.deal.rewards()[str(self.seat)]
        return self._observation(), reward, True, False, {"score": self.deal.score_ns}

    def action_masks(self) -> np.ndarray[Any, Any]:
        """Return which actions are legal, for libraries with masked policies."""
        return self._observation()["action_mask"].astype(bool)


def vector(
    count: int,
    *,
    processes: bool = False,
    **settings: Any,  # noqa: ANN401 - those of SeatEnv
) -> gymnasium.vector.VectorEnv:
    """Return *count* environments that act together; with *processes*, in processes.

    Example:
        >>> envs = vector(3, task="bidding")
        >>> seen, infos = envs.reset(seed=7)
        >>> seen["action_mask"].shape
        (3, 90)
    """
    made = [lambda: SeatEnv(**settings) for _ in range(count)]
    if processes:
        return gymnasium.vector.AsyncVectorEnv(made)
    return gymnasium.vector.SyncVectorEnv(made)
