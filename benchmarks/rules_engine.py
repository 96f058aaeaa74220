"""Whole deals at random, dealt, bid and played: our `Game` against two other engines.

    python -m venv /tmp/spiel && /tmp/spiel/bin/pip install open_spiel rlcard
    PYTHONPATH=src /tmp/spiel/bin/python benchmarks/rules_engine.py --deals 200

All are driven from Python in the same way: ask for the legal actions, choose one at random,
do it, until the deal is over. RLCard's engine is Python and does not score; OpenSpiel's is
C++; both overwrite their state, ours keeps every state there was. Rounds are interleaved in
one process, and medians compared, so that what else the machine does weighs on all alike.
"""

from __future__ import annotations

import argparse
import importlib
import platform
import random
import statistics
import sys
from collections.abc import Callable
from time import perf_counter
from typing import Any

from biritch.core.boards import Board
from biritch.core.deal_numbers import DEALS
from biritch.core.deals import Deal
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT

Deals = Callable[[int, int], int]
"""Plays so many deals from a seed; returns how many calls and cards that took."""


def ours(deals: int, seed: int) -> int:
    """Play *deals* random deals through our `Game`."""
    rng, actions = random.Random(seed), 0
    for number in range(1, deals + 1):
        deal = Deal.from_rank(rng.randrange(DEALS))
        game = Game.start(VARIANT, deal, Board.from_number(number))
        while not game.over:
            game = game.after(rng.choice(game.phase.legal()))
            actions += 1
        # Scoring is part of the work.
        assert game.score is not None
    return actions


def imported(module: str, package: str) -> Any:  # noqa: ANN401 - whatever it is
    """Import *module*, or stop with the line that says what to install."""
    try:
        return importlib.import_module(module)
    except ImportError:
        sys.exit(f"rules_engine: {package} is not installed here (pip install {package})")


def rlcard() -> Deals:
    """Return the same, through RLCard."""
    module = imported("rlcard.games.bridge.game", "rlcard")

    def play(deals: int, seed: int) -> int:
        rng, actions = random.Random(seed), 0
        for _ in range(deals):
            game = module.BridgeGame()
            game.init_game()
            while not game.is_over():
                game.step(rng.choice(game.judger.get_legal_actions()))
                actions += 1
        return actions

    return play


def open_spiel() -> Deals:
    """Return the same, through OpenSpiel."""
    pyspiel = imported("pyspiel", "open_spiel")
    bridge = pyspiel.load_game("bridge(use_double_dummy_result=false)")

    def play(deals: int, seed: int) -> int:
        rng, actions = random.Random(seed), 0
        for _ in range(deals):
            state = bridge.new_initial_state()
            # OpenSpiel deals card by card, and these steps are no calls and no cards.
            while state.is_chance_node():
                state.apply_action(rng.choice(state.legal_actions()))
            while not state.is_terminal():
                state.apply_action(rng.choice(state.legal_actions()))
                actions += 1
            assert len(state.returns()) == 4
        return actions

    return play


def main() -> None:
    """Time all, in turn, and print medians and their ratios."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=100, help="deals a round")
    parser.add_argument("--rounds", type=int, default=9)
    arguments = parser.parse_args()
    engines: dict[str, Deals] = {
        "biritch": ours,
        "rlcard": rlcard(),
        "open_spiel": open_spiel(),
    }
    spent: dict[str, list[float]] = {name: [] for name in engines}
    acted: dict[str, list[float]] = {name: [] for name in engines}
    for seed in range(-1, arguments.rounds):
        for name, play in engines.items():
            start = perf_counter()
            actions = play(arguments.deals, seed)
            seconds = perf_counter() - start
            if seed >= 0:  # the first round only warms up
                spent[name].append(1e3 * seconds / arguments.deals)
                acted[name].append(1e6 * seconds / actions)
    print(
        f"Python {platform.python_version()}, "
        f"{arguments.rounds} rounds of {arguments.deals} deals"
    )
    for name in engines:
        a_deal, an_action = statistics.median(spent[name]), statistics.median(acted[name])
        print(f"{name:>12}: {a_deal:7.2f} ms a deal  {an_action:6.1f} us a call or card")
    for library in ("rlcard", "open_spiel"):
        for unit, times in ("a deal", spent), ("an action", acted):
            pairs = zip(times["biritch"], times[library], strict=True)
            ratio = statistics.median(mine / theirs for mine, theirs in pairs)
            print(f"biritch takes {ratio:.2f} times as long as {library} {unit}")


if __name__ == "__main__":
    main()
