"""Actions a second of the environments for learners beside OpenSpiel and pgx, one process.

    benchmarks/environments_beside.py [SECONDS]

Agents act at random where the mask allows, and pass every other time, so that auctions end. In
each, the seat to act observes the board before every action. OpenSpiel's bridge is C++ behind
Python, and solves the whole deal where bidding alone is asked; pgx's is bidding only, compiled
by XLA for this machine (its compiling is left out), one table and many at once, with results
looked up in a table made here. A library that is not installed is left out. Neither is a
dependency: install them beside Biritch in an environment of your own.
"""

from __future__ import annotations

import importlib
import random
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import numpy as np

import biritch as bw
from biritch.front.environments.bridge import BridgeEnv

TABLES = 1_000
"""Tables that pgx plays at once."""
PASS = {"open_spiel": 52, "pgx": 0}


def ours(task: Literal["bidding", "both"], seconds: float) -> float:
    """Return actions a second of this package."""
    env, rng, actions = BridgeEnv(task=task, reward="points"), random.Random(1), 0
    env.reset(seed=1)
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        if env.terminations[env.agent_selection]:
            env.reset()
            continue
        mask = env.observe(env.agent_selection)["action_mask"]
        passes = mask[0] and rng.random() < 0.5
        env.step(0 if passes else rng.choice(np.flatnonzero(mask).tolist()))
        actions += 1
    return actions / spent


def open_spiel(solved: bool, seconds: float) -> float:  # noqa: FBT001 - as its game names it
    """Return actions a second of OpenSpiel; the dealt cards are no actions."""
    spiel = importlib.import_module("pyspiel")
    game = spiel.load_game("bridge", {"use_double_dummy_result": solved})
    rng, actions = random.Random(1), 0
    state = game.new_initial_state()
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            state.apply_action(rng.choice([card for card, _ in state.chance_outcomes()]))
            continue
        np.asarray(state.observation_tensor(state.current_player()))
        legal = state.legal_actions()
        passes = PASS["open_spiel"] in legal and rng.random() < 0.5
        state.apply_action(PASS["open_spiel"] if passes else rng.choice(legal))
        actions += 1
    return actions / spent


def keys_of(deals: list[bw.Deal]) -> np.ndarray[Any, Any]:
    """Return the deals as pgx writes them: who holds each card of a suit, ace to king."""
    keys = np.zeros((len(deals), 4), dtype=np.int32)
    for at, deal in enumerate(deals):
        for place, suit in enumerate(
            (bw.Suit.SPADES, bw.Suit.HEARTS, bw.Suit.DIAMONDS, bw.Suit.CLUBS)
        ):
            for rank in "A23456789TJQK":
                seat = next(seat for seat in bw.Seat if rank in deal[seat].ranks(suit))
                keys[at, place] = keys[at, place] * 4 + seat.value
    return keys


def pgx(tables: int, seconds: float) -> float:
    """Return actions a second of pgx, *tables* at once, its compiling left out."""
    jax = importlib.import_module("jax")
    bidding = importlib.import_module("pgx.bridge_bidding")
    keys = keys_of(bw.deals(200, seed=1))
    with tempfile.TemporaryDirectory() as folder:
        table = Path(folder) / "table.npy"
        np.save(table, np.stack([keys, np.full_like(keys, 0x77777)]))
        env = bidding.BridgeBidding(str(table))

    def act(state: Any, key: Any) -> Any:  # noqa: ANN401 - of a library that may be missing
        one, two, three = jax.random.split(key, 3)
        logits = jax.numpy.log(state.legal_action_mask.astype(jax.numpy.float32))
        chosen = jax.random.categorical(one, logits)
        passes = jax.random.bernoulli(two)
        stepped = env.step(state, jax.numpy.where(passes, PASS["pgx"], chosen), three)
        return stepped, ~state.terminated

    step, begin = jax.jit(jax.vmap(act)), jax.jit(jax.vmap(env.init))
    root = jax.random.PRNGKey(1)
    state = begin(jax.random.split(root, tables))
    step(state, jax.random.split(root, tables))
    actions, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        root, _ = jax.random.split(root)
        keys_now = jax.random.split(root, tables)
        state, acted = step(state, keys_now)
        actions += int(acted.sum())
        if bool(state.terminated.all()):
            state = begin(keys_now)
    return actions / spent


def main() -> None:
    """Measure and print, a line a case."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5.0
    rows: list[tuple[str, Callable[[], float]]] = [
        ("biritch, bidding and play", lambda: ours("both", seconds)),
        ("biritch, bidding, contract solved", lambda: ours("bidding", seconds)),
        ("OpenSpiel, bidding and play", lambda: open_spiel(False, seconds)),
        ("OpenSpiel, bidding, deal solved", lambda: open_spiel(True, seconds)),
        ("pgx, bidding, one table", lambda: pgx(1, seconds)),
        (f"pgx, bidding, {TABLES:,} tables at once", lambda: pgx(TABLES, seconds)),
    ]
    for title, measure in rows:
        try:
            print(f"{title:40} {measure():12,.0f} actions a second", flush=True)
        except ModuleNotFoundError as missing:
            print(f"{title:40} {missing.name} is not installed", flush=True)


if __name__ == "__main__":
    main()
