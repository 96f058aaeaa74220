"""Bridge as a PettingZoo environment: an agent a seat, acting in turn (AEC).

See https://pettingzoo.farama.org/api/aec/ for the interface.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import numpy as np

from biritch.extras import MissingExtra
from biritch.front.environments.deals import BridgeDeal, BridgeSettings, Task
from biritch.front.environments.rewards import Reward, Rewarding
from biritch.front.environments.spaces import ACTIONS, SIZE, action_mask, observe

if TYPE_CHECKING:
    from biritch.core.deals import Deal

try:
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise MissingExtra("learn") from error


def env(**settings: Any) -> AECEnv:  # noqa: ANN401 - those of BridgeEnv
    """Return :class:`BridgeEnv` wrapped in PettingZoo's usage checks.

    Example:
        >>> bridge = env(task="bidding")
        >>> bridge.reset(seed=7)
        >>> observation, reward, terminated, truncated, info = bridge.last()
        >>> int(observation["action_mask"].sum())
        36
    """
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(BridgeEnv(**settings))
    )


class BridgeEnv(AECEnv):
    """A board of contract bridge; agents are the seats ``N``, ``E``, ``S`` and ``W``.

    Declarer acts for dummy. An observation is a dictionary of ``observation``, the seat's view
    as zeros and ones (``PARTS`` in :mod:`biritch.front.environments.spaces`), and
    ``action_mask``. An action is a number (``ACTIONS`` there); one that the mask forbids raises
    an error that names its law. Rewards come when the board is over; ``infos`` then have its
    ``score``, in points to North-South.

    Args:
        task: ``bidding``, ``play`` or ``both``.
        seats: Robots at seats that are no agents, ``{"E": "rule:sayc"}``.
        reward: ``points`` (hundreds), ``imps`` or ``match-points``.
        tables: Robots, each of which plays the board at all four seats of another table, to be
            compared with; with none, par.
        bidder: The robot that bids before ``play``.
        where: A condition for deals, as for :func:`biritch.deals`.
        budget: Seconds a robot may take for an action.
        render_mode: ``ansi`` or ``human``: the board as text.

    Raises:
        ValueError: There is no such task, reward or robot.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's own form
        "name": "biritch_bridge_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(  # noqa: PLR0913 - everything that may be chosen
        self,
        *,
        task: Task = "both",
        seats: Mapping[str, str] | None = None,
        reward: Reward = "imps",
        tables: tuple[str, ...] = (),
        bidder: str = "rule:sayc",
        where: str | Callable[[Deal], bool] | None = None,
        budget: float = 0.0,
        render_mode: str | None = None,
    ) -> None:
        """Set up the environment."""
        super().__init__()
        self.settings = BridgeSettings(
            task=task,
            seats=dict(seats or {}),
            bidder=bidder,
            rewarding=Rewarding(reward, tuple(tables)),
            where=where,
            budget=budget,
        )
        self.render_mode = render_mode
        self.possible_agents = list(self.settings.agents)
        self._rng = random.Random()  # noqa: S311 - chance of a game, to be repeatable
        self._boards = 0
        self._observed = spaces.Dict(
            {
                "observation": spaces.Box(0, 1, (SIZE,), np.int8),
                "action_mask": spaces.Box(0, 1, (len(ACTIONS),), np.int8),
            }
        )
        # One space an agent: each is sampled from with a seed of its own.
        self._actions = {name: spaces.Discrete(len(ACTIONS)) for name in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space:
        """Return the observation space of *agent*."""
        del agent
        return self._observed

    def action_space(self, agent: str) -> spaces.Space:
        """Return the action space of *agent*."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal the next board; a *seed* begins a repeatable series of boards."""
        del options
        if seed is not None:
            self._rng, self._boards = random.Random(seed), 0  # noqa: S311
        self._boards += 1
        self.deal = BridgeDeal(self.settings, self._rng, self._boards)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {name: {} for name in self.agents}
        self._select()

    def _select(self) -> None:
        actor = self.deal.actor
        if actor is not None:
            self.agent_selection = str(actor)
            return
        self.rewards = self.deal.rewards()
        score = self.deal.score_ns
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {name: {"score": score} for name in self.agents}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, np.ndarray[Any, Any]]:
        """Return the observation of *agent*; the mask is empty unless it is to act."""
        from biritch.core.seats import Seat

        view = self.deal.game.view(Seat.parse(agent))
        to_act = not self.deal.over and agent == str(self.deal.actor)
        return {
            "observation": observe(view),
            "action_mask": action_mask(view.legal if to_act else ()),
        }

    def step(self, action: int | None) -> None:
        """Perform the *action* of the agent to act.

        Raises:
            Illegal: It is not allowed; the error names its law. A :exc:`ValueError`.
        """
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.deal.act(ACTIONS[int(action)])
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """Return the board as text, or print it."""
        game = self.deal.game
        calls = " ".join(map(str, game.facts.auction.calls)) if game.facts.auction else ""
        lines = [f"board {game.board.number}, {game.board.dealer} deals: {calls}"]
        lines += [
            f"{trick.leader}: {' '.join(map(str, trick.cards))}" for trick in game.facts.tricks
        ]
        text = "\n".join(lines)
        if self.render_mode != "human":
            return text
        print(text)  # noqa: T201 - what is asked for
        return None

    def close(self) -> None:
        """Do nothing: there is no window."""
