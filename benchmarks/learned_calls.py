"""What other calls a system's hands would have gained by, learned from many deals at once.

    python benchmarks/learned_calls.py sayc --deals 2000 --keep rows.jsonl [--first 2000]
    python benchmarks/learned_calls.py --rows rows.jsonl [--leaves 40]

A call on one deal gains or loses six IMPs by chance, and one line of the notes is met too
seldom to average that out. So all lines learn together. With ``--keep`` four hands of a system
bid deals, and at every turn each other call the hand may make (`KINDS`) is bid out by the
same book: what it gained in IMPs is written, with the auction, what was shown, and the line
that spoke. With ``--rows`` gradient-boosted trees learn what a call gains from the hand and
from what all four have shown; four fifths of the deals teach, the last fifth is told: what
would be gained where the learner thinks a call worth so much more than the book's. That is a
bound on what rewording lines can bring, each call changed alone, double dummy. Then the lines
are printed where most is left, each with the hands a small tree finds there: where to look.

Rows of several files, and systems, learn together. The learner is scikit-learn, no part of
this package: ``pip install scikit-learn``.
"""

from __future__ import annotations

import argparse
import importlib
import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bidding_changes import summed
from benchmarks.bidding_quality import points
from benchmarks.bidding_self_play import ended
from biritch.bidding import catalogue
from biritch.bidding.alternatives import Kind, alternatives
from biritch.bidding.book import Page
from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from biritch.core.cards import Suit
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded
from biritch.core.seats import Side
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver

KINDS: tuple[Kind, ...] = ("agreed", "near", "natural", "penalty")
MOST = 7
"""Other calls bid out at a turn."""
BOARDS, AT_ONCE, FOLDS = 16, 20, 5
FLOORS = (0.0, 0.1, 0.2, 0.3, 0.5, 1.0)
"""What a call must be thought to gain, in IMPs, to be made."""
FEWEST = 25
"""Hands in a leaf that is told."""


@dataclass(frozen=True)
class Row:
    """A call that might have been made, and what it gained."""

    deal: str
    turn: str
    """The auction and the hand, by which the calls of a turn are told apart from others'."""
    line: str
    own: str
    other: str
    gained: int
    features: dict[str, float]


def of_a_hand(hand: Hand) -> dict[str, float]:
    """Return what a hand is told by."""
    held = {
        f"{name} {suit.name}": float(value)
        for suit in Suit
        for name, value in (("cards", hand.length(suit)), ("points", points_in(hand, suit)))
    }
    longest, *_, shortest = sorted(hand.lengths, reverse=True)
    return {"HCP": hand.hcp, "longest": longest, "shortest": shortest, **held}


def points_in(hand: Hand, suit: Suit) -> int:
    """Return the high-card points of a suit."""
    ranks = hand.bits >> 13 * suit
    return sum(
        worth for worth, place in ((4, 12), (3, 11), (2, 10), (1, 9)) if ranks >> place & 1
    )


def of_an_auction(page: Page, hand: Hand) -> dict[str, float]:
    """Return what is known of the auction by the hand that is to call."""
    situation = page.situation
    bid, passes = situation.bid, situation.standing.passes
    told: dict[str, float] = {
        "calls": len(situation.calls),
        "level": bid.level if bid is not None else 0,
        "strain": bid.strain if bid is not None else -1,
        "ours": situation.standing.ours,
        "doubled": situation.standing.multiplier,
        "passes": passes,
        "forced": situation.forced,
        "vulnerable": situation.vulnerable,
        "they vulnerable": situation.me.side.other in situation.vulnerability,
        "together": hand.hcp + situation.partner.hcp[0],
    }
    for name, seat in zip(("me", "next", "partner", "before"), range(4), strict=True):
        shown = situation.shown[situation.me.after(seat)]
        told[f"{name} least"], told[f"{name} most"] = shown.hcp
        told[f"{name} spoke"] = situation.acted(situation.me.after(seat))
        for suit in Suit:
            told[f"{name} least {suit.name}"], told[f"{name} most {suit.name}"] = shown.lengths[
                suit
            ]
    theirs = situation.theirs[-1:]
    for suit in theirs:
        told |= {
            "cards of theirs": hand.length(suit),
            "points in theirs": points_in(hand, suit),
        }
    ours = max(Suit, key=lambda suit: hand.length(suit) + situation.partner.least(suit))
    told["trumps"] = hand.length(ours) + situation.partner.least(ours)
    return told


def of_a_call(call: Call, page: Page, hand: Hand, name: str) -> dict[str, float]:
    """Return what a call is told by, each word with *name* before it."""
    told: dict[str, float] = {"kind": 3}
    if call in (PASS, DOUBLE, REDOUBLE):
        told["kind"] = (PASS, DOUBLE, REDOUBLE).index(call)
    elif isinstance(call, Bid):
        suit = call.strain.suit
        told |= {"level": call.level, "strain": call.strain}
        lowest = page.situation.cheapest(call.strain)
        told["jump"] = call.level - lowest.level if lowest is not None else 0
        if suit is not None:
            shown = page.situation.partner.lengths[suit]
            told |= {"cards": hand.length(suit), "points": points_in(hand, suit)}
            told |= {"partner least": shown[0], "partner most": shown[1]}
            told["theirs"] = suit in page.situation.theirs
    return {f"{name} {word}": float(value) for word, value in told.items()}


def rows_of(name: str, seed: str, first: int, count: int) -> Iterator[Row]:
    """Yield the calls that might have been made on so many deals, and what they gained."""
    system, solver = catalogue.find(name), choose_solver()
    stock = islice(seeded(seed), first, first + count)
    number = first
    while deals := list(islice(stock, AT_ONCE)):
        for deal, table in zip(deals, solver.tables(deals), strict=True):
            board = Board.numbered(number % BOARDS + 1)
            auction = ended(system, deal, board, Auction(board.dealer))
            reached = points(auction.contract, table, board)
            for place, (seat, own) in enumerate(auction.seated):
                before, hand = Auction.of(board.dealer, auction.calls[:place]), deal[seat]
                page = system.book_of(seat.side).page(before, board.vulnerability)
                offer, sign = page.choose(hand), 1 if seat.side is Side.NS else -1
                at_the_turn = of_a_hand(hand) | of_an_auction(page, hand)
                at_the_turn |= of_a_call(own, page, hand, "own")
                for other in alternatives(page, hand, KINDS)[1 : MOST + 1]:
                    end = ended(system, deal, board, before.add(other.call))
                    gained = sign * imps(points(end.contract, table, board) - reached)
                    features = at_the_turn | of_a_call(other.call, page, hand, "other")
                    calls = " ".join(map(str, before.calls))
                    turn = f"{hand!s} {board.vulnerability!s} {calls}"
                    yield Row(
                        f"{name} {seed} {number}",
                        turn,
                        offer.rule,
                        str(own),
                        str(other.call),
                        gained,
                        {word: int(value) for word, value in features.items()},
                    )
            number += 1
        if sys.stderr.isatty():
            print(f"\r{number - first} deals", end="", file=sys.stderr)


def keep(file: Path, rows: Iterator[Row]) -> None:
    """Add rows to a file."""
    with file.open("a", encoding="utf-8") as stream:
        for row in rows:
            stream.write(json.dumps(list(vars(row).values())) + "\n")


def read(files: Sequence[Path]) -> list[Row]:
    """Return the rows of files."""
    lines = (line for file in files for line in file.read_text("utf-8").splitlines())
    return [Row(*json.loads(line)) for line in lines]


def learner(module: str, name: str, **settings: object) -> Any:  # noqa: ANN401
    """Return a learner of scikit-learn's, which tells no types.

    Raises:
        SystemExit: It is not installed.
    """
    try:
        return getattr(importlib.import_module(f"sklearn.{module}"), name)(**settings)
    except ModuleNotFoundError:
        sys.exit("the learner is not installed: pip install scikit-learn")


def thought(table: np.ndarray, gained: np.ndarray, fold: np.ndarray) -> np.ndarray:
    """Return what each call is thought to gain by a learner that has not seen its deal."""
    guesses = np.zeros(len(gained))
    for held_out in range(FOLDS):
        model = learner(
            "ensemble",
            "HistGradientBoostingRegressor",
            max_iter=400,
            learning_rate=0.04,
            min_samples_leaf=200,
            l2_regularization=20,
            max_features=0.4,
            random_state=held_out,
        )
        model.fit(table[fold != held_out], gained[fold != held_out])
        guesses[fold == held_out] = model.predict(table[fold == held_out])
    return guesses


def tell(rows: Sequence[Row], leaves: int) -> None:
    """Print what is left to gain, and where."""
    words = [*sorted({word for row in rows for word in row.features}), "line"]
    lines = {
        line: float(place) for place, line in enumerate(sorted({row.line for row in rows}))
    }
    nowhere = float("nan")
    table = np.array(
        [
            [*(row.features.get(word, nowhere) for word in words[:-1]), lines[row.line]]
            for row in rows
        ]
    )
    gained = np.array([float(row.gained) for row in rows])
    place = {deal: n for n, deal in enumerate(dict.fromkeys(row.deal for row in rows))}
    fold = np.array([place[row.deal] % FOLDS for row in rows])
    guesses = thought(table, gained, fold)
    best = dict[tuple[str, str], int]()
    for number, row in enumerate(rows):
        turn = row.deal, row.turn
        if turn not in best or guesses[number] > guesses[best[turn]]:
            best[turn] = number
    chosen = np.array(list(best.values()))
    print(f"{len(place)} deals, {len(best)} turns, {len(rows)} other calls")
    for floor in FLOORS:
        made = chosen[guesses[chosen] > floor]
        each = gained[made].sum() / len(place)
        total = summed([rows[number].gained for number in made])
        print(f"above {floor}: {len(made)} calls, {total}, {each:+.3f} a deal")
    found = [
        (guesses[here].sum(), told_of([rows[n] for n in here], where))
        for here, where in places(rows, table, guesses, words)
        if guesses[here].mean() > FLOORS[2]
    ]
    for _, text in sorted(found, reverse=True)[:leaves]:
        print(text)


def places(
    rows: Sequence[Row], table: np.ndarray, guesses: np.ndarray, words: Sequence[str]
) -> Iterator[tuple[np.ndarray, str]]:
    """Yield sets of rows that a small tree for each line finds alike, and by what."""
    by_line = defaultdict[str, list[int]](list)
    for number, row in enumerate(rows):
        by_line[row.line].append(number)
    for numbers in by_line.values():
        some = np.array(numbers)
        if len(some) < 2 * FEWEST:
            continue
        tree = learner(
            "tree", "DecisionTreeRegressor", max_leaf_nodes=6, min_samples_leaf=FEWEST
        )
        features = np.nan_to_num(table[some], nan=-1.0)
        tree.fit(features, guesses[some])
        for leaf, where in paths(tree.tree_, words):
            yield some[tree.apply(features) == leaf], where


def told_of(rows: Sequence[Row], where: str) -> str:
    """Return a line about rows of one line of the notes."""
    own = ", ".join(sorted({row.own for row in rows}))
    other = ", ".join(sorted({row.other for row in rows}))
    total = summed([row.gained for row in rows])
    return f"{total} in {len(rows)} [{rows[0].line}] {own} -> {other}; {where}"


def paths(tree: Any, words: Sequence[str], node: int = 0) -> Iterator[tuple[int, str]]:  # noqa: ANN401
    """Yield the leaves of a tree below *node*, each with what leads there."""
    if tree.children_left[node] < 0:
        yield node, ""
        return
    asked = f"{words[tree.feature[node]]} {{}} {tree.threshold[node]:.1f}"
    for child, sign in ((tree.children_left[node], "<="), (tree.children_right[node], ">")):
        for leaf, where in paths(tree, words, child):
            yield leaf, f"{asked.format(sign)}, {where}".rstrip(", ")


def main() -> None:
    """Gather, or learn."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system", nargs="?", default="sayc")
    parser.add_argument("--seed", default="learned")
    parser.add_argument("--first", type=int, default=0, help="deals to leave out")
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--keep", type=Path, help="the file to add rows to")
    parser.add_argument("--rows", type=Path, nargs="+", help="files to learn from")
    parser.add_argument("--leaves", type=int, default=40, help="places told, the best first")
    asked = parser.parse_args()
    if asked.keep is not None:
        keep(asked.keep, rows_of(asked.system, asked.seed, asked.first, asked.deals))
    elif asked.rows is not None:
        tell(read(asked.rows), asked.leaves)
    else:
        parser.error("nothing to do: --keep FILE gathers rows, --rows FILE learns from them")


if __name__ == "__main__":
    main()
