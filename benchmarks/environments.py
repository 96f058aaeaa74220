"""How many actions a second the environments for learners take, on one core.

    benchmarks/environments.py [SECONDS]

Agents act at random where the mask allows; so contracts are high, and plays as long as any.
"""

from __future__ import annotations

import random
import sys
import time
from typing import Any

import numpy as np

from biritch.front.environments.bridge import BridgeEnv
from biritch.front.environments.single_seat import SeatEnv

ROBOTS = {"E": "rule:sayc", "W": "rule:sayc"}
CASES: tuple[tuple[str, dict[str, Any]], ...] = (
    ("both, four agents, points", {"reward": "points"}),
    ("play, four agents, points", {"task": "play", "reward": "points"}),
    ("bidding, four agents, points (contract solved)", {"task": "bidding", "reward": "points"}),
    ("bidding, four agents, IMPs to par (deal solved)", {"task": "bidding"}),
    ("bidding against rule:sayc, IMPs to par", {"task": "bidding", "seats": ROBOTS}),
)


def pick(mask: np.ndarray[Any, Any], rng: random.Random) -> int:
    """Return an action that is allowed; pass every other time, so that auctions end."""
    return 0 if mask[0] and rng.random() < 0.5 else rng.choice(np.flatnonzero(mask).tolist())


def aec(settings: dict[str, Any], seconds: float) -> tuple[int, int, float]:
    """Return actions, boards and seconds of processor time."""
    env, rng, actions, boards = BridgeEnv(**settings), random.Random(1), 0, 0
    start = time.process_time()
    env.reset(seed=1)
    while (spent := time.process_time() - start) < seconds:
        if env.terminations[env.agent_selection]:
            boards += 1
            env.reset()
            continue
        env.step(pick(env.observe(env.agent_selection)["action_mask"], rng))
        actions += 1
    return actions, boards, spent


def seat(seconds: float) -> tuple[int, int, float]:
    """Return the same of one seat among robots."""
    env, rng, actions, boards = SeatEnv(reward="points"), random.Random(1), 0, 0
    start = time.process_time()
    seen, _ = env.reset(seed=1)
    while (spent := time.process_time() - start) < seconds:
        seen, _, over, _, _ = env.step(pick(seen["action_mask"], rng))
        actions += 1
        if over:
            boards += 1
            seen, _ = env.reset()
    return actions, boards, spent


def main() -> None:
    """Measure and print."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    rows = [(title, aec(settings, seconds)) for title, settings in CASES]
    rows.append(("one seat among rule:sayc, points", seat(seconds)))
    for title, (actions, boards, spent) in rows:
        print(f"{title:50} {actions / spent:8.0f} actions/s {boards / spent:7.1f} boards/s")


if __name__ == "__main__":
    main()
