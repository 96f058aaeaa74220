"""Ten tasks of analysts, done here, with endplay and with redeal: lines and processor time.

    benchmarks/analysts_tasks.py [--redeal FOLDER] [--only NUMBER ...] [--rounds N]

FOLDER is a checkout of github.com/anntzer/redeal with its solver beside it. A task that a
library has no way to do stands as ``-``. Lines are those inside the function that does it; time
is the least of several rounds, imports and the start of the solver left out. With more rounds
than one, a solver may remember deals it has solved.
"""

# ruff: noqa: D103, C901, ANN401 - each task is told by its title
from __future__ import annotations

import argparse
import importlib
import inspect
import io
import random
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import biritch as bw
from biritch.records.games import cards_of

SAMPLES = Path(__file__).resolve().parent.parent / "samples"
NORTH, SOUTH = "KQ52.A4.KJ32.765", "AJT43.K32.A4.982"
LEAD, AUCTION = "KJ742.Q3.862.975", "1N P 3N P P P"
DEALS = bw.deals(10, seed=1)
TEXTS = [str(deal) for deal in DEALS]
FILE = io.StringIO()
RECORDS = [
    bw.Record(number=1 + place % 16, deal=deal)
    for place, deal in enumerate(bw.deals(1000, seed=2))
]
bw.write(RECORDS, FILE, "pbn")
BOARDS = FILE.getvalue()
Task = Callable[[], object]
TITLES = (
    "1,000 deals with a balanced North of 15 to 17",
    "how often North-South have eight spades, 3,000 deals",
    "1,000 deals with a balanced North of 25 to 27",
    "whether 4S makes opposite a known hand, 100 deals",
    "all twenty results of 10 deals",
    "par of 10 deals, solving included",
    "every lead against 3NT, 100 deals of an auction",
    "1,000 boards read from PBN",
    "3,000 contracts scored",
    "what every card of 18 played boards cost",
)


# ---- Biritch ----


def ours_1() -> object:
    return bw.deals(1000, where="balanced(N) and 15 <= hcp(N) <= 17", seed=1)


def ours_2() -> object:
    return sum(
        deal.north.lengths[3] + deal.south.lengths[3] >= 8 for deal in bw.deals(3000, seed=1)
    )


def ours_3() -> object:
    return bw.deals(1000, where="balanced(N) and 25 <= hcp(N) <= 27", seed=1)


def ours_4() -> object:
    return bw.makes("4S", north=NORTH, where="spades(S) >= 4", n=100, seed=1).value


def ours_5() -> object:
    return bw.solve(DEALS)


def ours_6() -> object:
    return [bw.par(deal, 1) for deal in DEALS]


def ours_7() -> object:
    return bw.leads(LEAD, AUCTION, dealer="E", n=100, seed=1)


def ours_8() -> object:
    return bw.read(BOARDS)


def ours_9() -> object:
    return sum(bw.Contract("4HSx+1").score("both") for _ in range(3000))


def ours_10() -> object:
    return [bw.analyse(record) for record in PLAYED]


PLAYED = [record for record in bw.read(SAMPLES / "boards.pbn") if record.play is not None]


# ---- endplay ----


def endplay_tasks() -> dict[int, Task]:
    """Return the tasks as endplay does them."""
    from endplay.dds import analyse_play, calc_all_tables, calc_dd_table, par, solve_all_boards
    from endplay.dealer import generate_deals
    from endplay.evaluate import hcp, is_balanced
    from endplay.parsers import pbn
    from endplay.types import Contract, Deal, Denom, Player, Vul

    deals = [Deal(text) for text in TEXTS]
    plays = [(record, list(map(str, cards_of(record)))) for record in PLAYED]
    calc_dd_table(Deal(str(bw.Deal.random(seed=99))))

    def task_1() -> object:
        asked = lambda d: 15 <= hcp(d.north) <= 17 and is_balanced(d.north)  # noqa: E731
        return list(generate_deals(asked, produce=1000, seed=1, max_attempts=10**7))

    def task_2() -> object:
        found = generate_deals(produce=3000, seed=1)
        return sum(len(d.north.spades) + len(d.south.spades) >= 8 for d in found)

    def task_4() -> object:
        given = Deal(f"N:{NORTH} ... ... ...")
        asked = lambda d: len(d.south.spades) >= 4  # noqa: E731
        found = list(generate_deals(asked, predeal=given, produce=100, seed=1))
        for deal in found:
            deal.trump, deal.first = Denom.spades, Player.west
        return sum(13 - max(dict(board).values()) >= 10 for board in solve_all_boards(found))

    def task_5() -> object:
        return list(calc_all_tables(deals))

    def task_6() -> object:
        tables = calc_all_tables(deals)
        return [par(table, Vul.none, Player.north).score for table in tables]

    def task_7() -> object:
        asked = lambda d: 15 <= hcp(d.east) <= 17 and is_balanced(d.east) and hcp(d.west) > 9  # noqa: E731
        given = Deal(f"S:{LEAD} ... ... ...")
        found = list(
            generate_deals(asked, predeal=given, produce=100, seed=1, max_attempts=10**6)
        )
        tricks: Counter[str] = Counter()
        for deal in found:
            deal.trump, deal.first = Denom.nt, Player.south
        for board in solve_all_boards(found):
            for card, won in board:
                tricks[str(card)] += won
        return tricks

    def task_8() -> object:
        return pbn.load(io.StringIO(BOARDS))

    def task_9() -> object:
        return sum(Contract("4HSX+1").score(Vul.both) for _ in range(3000))

    def task_10() -> object:
        found = []
        for record, play in plays:
            contract: Any = record.contract
            deal = Deal(str(record.deal))
            deal.trump = Denom.find(str(contract.strain))
            deal.first = Player.find(str(contract.leader))
            found.append(list(analyse_play(deal, play)))
        return found

    return {
        1: task_1, 2: task_2, 4: task_4, 5: task_5, 6: task_6, 7: task_7, 8: task_8,
        9: task_9, 10: task_10,
    }  # fmt: skip


# ---- redeal ----


def redeal_tasks(folder: str) -> dict[int, Task]:
    """Return the tasks as redeal does them."""
    sys.path.insert(0, folder)
    redeal: Any = importlib.import_module("redeal")
    smart: Any = importlib.import_module("redeal.smartstack")
    names: Any = importlib.import_module("redeal.global_defs")
    balanced = redeal.Shape("(4333)") + redeal.Shape("(4432)") + redeal.Shape("(5332)")
    points = redeal.Evaluator(4, 3, 2, 1)
    seat = {one.name: one for one in names.Seat}

    def dealt(dealer: Any, asked: Callable[[Any], bool], count: int) -> list[Any]:
        # Else easy deals of one round are compared with hard ones of another.
        random.seed(1)  # noqa: TID251 - redeal draws from this generator
        return [dealer(asked, 10**9) for _ in range(count)]

    def task_1() -> object:
        dealer = redeal.Deal.prepare({})
        asked = lambda d: balanced(d.north) and 15 <= d.north.hcp <= 17  # noqa: E731
        return dealt(dealer, asked, 1000)

    def task_2() -> object:
        dealer = redeal.Deal.prepare({})
        found = (dealer() for _ in range(3000))
        return sum(len(d.north.spades) + len(d.south.spades) >= 8 for d in found)

    def task_3() -> object:
        stack = smart.SmartStack(balanced, points, range(25, 28))
        dealer = redeal.Deal.prepare({seat["N"]: stack})
        return [dealer() for _ in range(1000)]

    def task_4() -> object:
        dealer = redeal.Deal.prepare({seat["N"]: redeal.H(NORTH.replace(".", " "))})
        found = dealt(dealer, lambda d: len(d.south.spades) >= 4, 100)
        return sum(deal.dd_tricks("4SS") >= 10 for deal in found)

    def task_7() -> object:
        dealer = redeal.Deal.prepare({seat["S"]: redeal.H(LEAD.replace(".", " "))})
        asked = lambda d: balanced(d.east) and 15 <= d.east.hcp <= 17 and d.west.hcp >= 10  # noqa: E731
        tricks: Counter[str] = Counter()
        for deal in dealt(dealer, asked, 100):
            for card, won in deal.dd_all_tricks("N", "S").items():
                tricks[str(card)] += won
        return tricks

    def task_9() -> object:
        return sum(redeal.Contract.from_str("4HX", vul=True).score(11) for _ in range(3000))

    return {1: task_1, 2: task_2, 3: task_3, 4: task_4, 7: task_7, 9: task_9}


def lines_of(task: Task) -> int:
    """Return how many lines the body of *task* has."""
    return len([line for line in inspect.getsource(task).splitlines()[1:] if line.strip()])


def least(task: Task, rounds: int) -> float:
    """Return the least seconds of processor time of *rounds*."""
    found = []
    for _ in range(rounds):
        start = time.process_time()
        task()
        found.append(time.process_time() - start)
    return min(found)


def main() -> None:
    """Measure and print, a line a task."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--redeal", metavar="FOLDER")
    parser.add_argument("--only", type=int, nargs="+", default=list(range(1, 11)))
    parser.add_argument("--rounds", type=int, default=1)
    asked = parser.parse_args()
    ours = {number: globals()[f"ours_{number}"] for number in range(1, 11)}
    libraries = [("Biritch", ours), ("endplay", endplay_tasks())]
    if asked.redeal:
        libraries.append(("redeal", redeal_tasks(asked.redeal)))
    print(f"{'lines and seconds':52}" + "".join(f"{name:>16}" for name, _ in libraries))
    for number in asked.only:
        cells = []
        for _, tasks in libraries:
            task = tasks.get(number)
            cell = "-"
            if task is not None:
                cell = f"{lines_of(task)} {least(task, asked.rounds):9.4f}"
            cells.append(f"{cell:>16}")
        print(f"{number:2} {TITLES[number - 1]:49}" + "".join(cells), flush=True)


if __name__ == "__main__":
    main()
