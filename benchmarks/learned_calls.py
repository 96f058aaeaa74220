"""What other calls a system's hands would have gained by, learned from many deals at once.

    python -m benchmarks.learned_calls sayc --deals 2000 --keep rows.npz [--first 2000]
    python -m benchmarks.learned_calls --rows rows.npz ... [--leaves 40]

A call on one deal gains or loses six IMPs by chance, and one line of the notes is met too
seldom to average that out. So all lines learn together. With ``--keep`` four hands of a system
bid deals, and at every turn each other call the hand may make (`KINDS`) is bid out by the
same book: what it gained in IMPs is written, as it was bid and with everything two down
doubled, with the auction, what was shown, and the line that spoke; the learner is taught the
mean of both. With ``--rows`` gradient-boosted trees learn what a call gains from the hand and
from what all four have shown; four fifths of the deals teach, the last fifth is told: what
would be gained where the learner thinks a call worth so much more than the book's. That is a
bound on what rewording lines can bring, each call changed alone, double dummy. It is told once
more where the learner also knows the tricks to expect, which another learns first: what could
be gained by counting. Then the lines are printed where most is left, each with the hands a
small tree finds there: where to look.

Rows of several files, and systems, learn together. The learner is scikit-learn, no part of
this package: ``pip install scikit-learn``.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np

from benchmarks.bidding_changes import summed
from benchmarks.bidding_quality import doubled, points
from benchmarks.bidding_self_play import ended
from biritch.bidding import catalogue
from biritch.bidding.alternatives import Alternative, Kind, alternatives
from biritch.bidding.book import Page
from biritch.core.boards import Board
from biritch.core.calls import DOUBLE, PASS, REDOUBLE, Bid, Call
from biritch.core.cards import Strain, Suit
from biritch.core.hands import Hand
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Side
from biritch.core.trick_table import TrickTable
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.solver.choice import choose_solver

KINDS: tuple[Kind, ...] = ("agreed", "near", "natural", "penalty", "game", "close")
MOST, CLOSE = 7, 2
"""Other calls bid out at a turn, and how many of them may miss their promise by little."""
BOARDS, AT_ONCE, FOLDS = 16, 20, 5
FLOORS = (0.0, 0.1, 0.2, 0.3, 0.5, 1.0)
"""What a call must be thought to gain, in IMPs, to be made."""
FEWEST = 25
"""Hands in a leaf that is told."""
PLAYERS = ("me", "partner", "next", "before")
GAINING: Mapping[str, object] = {
    "max_iter": 400,
    "learning_rate": 0.04,
    "min_samples_leaf": 200,
    "l2_regularization": 20,
    "max_features": 0.4,
}
COUNTING: Mapping[str, object] = {
    "max_iter": 250,
    "learning_rate": 0.08,
    "min_samples_leaf": 100,
    "l2_regularization": 5,
    "max_leaf_nodes": 63,
}
"""How calls' gains and tricks are learned."""
NOWHERE = -128
"""What stands where a feature says nothing of a call."""


@dataclass(frozen=True)
class Row:
    """A call that might have been made, and what it gained."""

    deal: str
    place: int
    """The calls before."""
    line: str
    own: str
    other: str
    gained: int
    punished: int
    """The same with everything two down doubled."""
    tricks: tuple[int, ...]
    """What our two hands take as declarers in each strain, added up; then their two."""
    features: dict[str, int]


@dataclass(frozen=True)
class Rows:
    """Rows side by side: what they say by column, and their features in a table."""

    deals: list[str]
    places: np.ndarray
    lines: list[str]
    own: list[str]
    others: list[str]
    gained: np.ndarray
    punished: np.ndarray
    tricks: np.ndarray
    words: list[str]
    table: np.ndarray

    def of(self, word: str) -> np.ndarray:
        """Return a column of the table, as numbers; nowhere is not a number."""
        column = self.table[:, self.words.index(word)].astype(np.float32)
        column[column == NOWHERE] = np.nan
        return column


def of_a_hand(hand: Hand) -> dict[str, float]:
    """Return what a hand is told by."""
    held = {
        f"{name} {suit.name}": float(value)
        for suit in Suit
        for name, value in (("cards", hand.length(suit)), ("points", points_in(hand, suit)))
    }
    longest, *_, shortest = sorted(hand.lengths, reverse=True)
    aces = sum(hand.bits >> 13 * suit + 12 & 1 for suit in Suit)
    kings = sum(hand.bits >> 13 * suit + 11 & 1 for suit in Suit)
    return {
        "HCP": hand.hcp,
        "longest": longest,
        "shortest": shortest,
        "controls": 2 * aces + kings,
        **held,
    }


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
        "forced": situation.is_forced,
        "vulnerable": situation.vulnerable,
        "they vulnerable": situation.me.side.other in situation.vulnerability,
        "together": hand.hcp + situation.partner.hcp[0],
    }
    for name, seat in zip(("me", "next", "partner", "before"), range(4), strict=True):
        shown = situation.shown[situation.me.after(seat)]
        told[f"{name} least"], told[f"{name} most"] = shown.hcp
        told[f"{name} spoke"] = situation.has_acted(situation.me.after(seat))
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
    for back in (1, 2, 3, 4):
        if len(situation.calls) >= back:
            told |= of_a_bid(situation.calls[-back].call, f"{back} back")
    ours = max(Suit, key=lambda suit: hand.length(suit) + situation.partner.least(suit))
    told["trumps"] = hand.length(ours) + situation.partner.least(ours)
    return told


def of_a_bid(call: Call, name: str) -> dict[str, float]:
    """Return which call of the auction it is, each word with *name* before it."""
    if isinstance(call, Bid):
        return {f"{name} kind": 3, f"{name} level": call.level, f"{name} strain": call.strain}
    return {f"{name} kind": (PASS, DOUBLE, REDOUBLE).index(call)}


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
    stock = islice(seeded_deals(seed), first, first + count)
    number = first
    while deals := list(islice(stock, AT_ONCE)):
        for deal, table in zip(deals, solver.tables(deals), strict=True):
            board = Board.from_number(number % BOARDS + 1)
            auction = ended(system, deal, board, Auction(board.dealer))
            reached = worths(auction, table, board)
            for place, (seat, own) in enumerate(auction.calls_by_seat):
                before, hand = Auction.of(board.dealer, auction.calls[:place]), deal[seat]
                page = system.book_of(seat.side).page(before, board.vulnerability)
                rule, sign = page.choose(hand).rule, 1 if seat.side is Side.NS else -1
                tricks = tuple(
                    table.of(one, strain) + table.of(one.partner, strain)
                    for one in (seat, seat.after())
                    for strain in Strain
                )
                at_the_turn = of_a_hand(hand) | of_an_auction(page, hand)
                at_the_turn |= of_a_call(own, page, hand, "own")
                for other in some(alternatives(page, hand, KINDS)[1:]):
                    end = ended(system, deal, board, before.add(other.call))
                    gained, punished = (
                        sign * imps(now - then)
                        for now, then in zip(worths(end, table, board), reached, strict=True)
                    )
                    features = at_the_turn | of_a_call(other.call, page, hand, "other")
                    features["other fits"] = KINDS.index(other.kind)
                    yield Row(
                        f"{name} {seed} {number}",
                        place,
                        rule,
                        str(own),
                        str(other.call),
                        gained,
                        punished,
                        tricks,
                        {word: int(value) for word, value in features.items()},
                    )
            number += 1
        if sys.stderr.isatty():
            print(f"\r{number - first} deals", end="", file=sys.stderr)


def worths(auction: Auction, table: TrickTable, board: Board) -> tuple[int, int]:
    """Return North-South's points, as it was bid and with everything two down doubled."""
    reached = auction.contract
    return points(reached, table, board), points(doubled(reached, table), table, board)


def some(others: Sequence[Alternative]) -> list[Alternative]:
    """Return the calls that are bid out."""
    close = [one for one in others if one.kind == "close"][:CLOSE]
    return [one for one in others if one.kind != "close" or one in close][:MOST]


def keep(file: Path, rows: Iterator[Row]) -> None:
    """Write rows to a file, column by column."""
    kept = list(rows)
    words = sorted({word for row in kept for word in row.features})
    columns = {
        "deals": [row.deal for row in kept],
        "places": np.array([row.place for row in kept], np.int16),
        "lines": [row.line for row in kept],
        "own": [row.own for row in kept],
        "others": [row.other for row in kept],
        "gained": np.array([row.gained for row in kept], np.int8),
        "punished": np.array([row.punished for row in kept], np.int8),
        "tricks": np.array([row.tricks for row in kept], np.int8),
        "words": words,
        "table": np.array(
            [[row.features.get(word, NOWHERE) for word in words] for row in kept], np.int8
        ),
    }
    arrays: dict[str, Any] = {name: np.asarray(one) for name, one in columns.items()}
    np.savez_compressed(file, **arrays)


def read(files: Sequence[Path]) -> Rows:
    """Return the rows of files, their tables under the words of all."""
    parts = [dict(np.load(file)) for file in files]
    words = sorted({str(word) for part in parts for word in part["words"]})
    tables = list[np.ndarray]()
    for part in parts:
        table = np.full((len(part["table"]), len(words)), NOWHERE, np.int8)
        table[:, [words.index(word) for word in part["words"]]] = part["table"]
        tables.append(table)

    def whole(name: str) -> np.ndarray:
        return np.concatenate([part[name] for part in parts])

    return Rows(
        whole("deals").tolist(),
        whole("places"),
        whole("lines").tolist(),
        whole("own").tolist(),
        whole("others").tolist(),
        whole("gained"),
        whole("punished"),
        whole("tricks"),
        words,
        np.concatenate(tables),
    )


def learner(module: str, name: str, **settings: object) -> Any:  # noqa: ANN401
    """Return a learner of scikit-learn's, which tells no types.

    Raises:
        SystemExit: It is not installed.
    """
    try:
        return getattr(importlib.import_module(f"sklearn.{module}"), name)(**settings)
    except ModuleNotFoundError:
        sys.exit("the learner is not installed: pip install scikit-learn")


def thought(
    table: np.ndarray, true: np.ndarray, fold: np.ndarray, settings: Mapping[str, object]
) -> np.ndarray:
    """Return what a learner makes of each row that has not seen its deal."""
    guesses = np.zeros(len(true))
    for held_out in range(FOLDS):
        model = learner(
            "ensemble",
            "HistGradientBoostingRegressor",
            random_state=held_out,
            **settings,
        )
        model.fit(table[fold != held_out], true[fold != held_out])
        guesses[fold == held_out] = model.predict(table[fold == held_out])
    return guesses


def counted(rows: Rows, turn: np.ndarray, fold: np.ndarray) -> np.ndarray:
    """Return the tricks to expect, learned from other deals: ours in each strain, then theirs.

    *turn* is a row of each turn. What a turn tells of a strain is told alike of every strain.
    """
    strains = [of_a_strain(rows, turn, side, strain) for side in (0, 1) for strain in Strain]
    table, true = np.concatenate(strains), rows.tricks[turn].T.ravel() / 2
    guesses = thought(table, true, np.tile(fold, len(strains)), COUNTING)
    off = float(np.std(true - guesses))
    print(f"tricks to expect: {off:.2f} off, tricks differ by {float(np.std(true)):.2f}")
    return guesses.reshape(len(strains), len(turn)).T


def of_a_strain(rows: Rows, turn: np.ndarray, side: int, strain: Strain) -> np.ndarray:
    """Return what hands told at these turns say of playing a strain, the other suits in order.

    The others are ordered by the caller's cards in them, shortest first.
    """
    nowhere = np.full(len(turn), np.nan, np.float32)

    def of(word: str) -> np.ndarray:
        column: np.ndarray = rows.of(word)[turn]
        return column

    columns = [of("HCP"), of("controls"), nowhere, nowhere]
    columns[2:] = np.full_like(nowhere, side), np.full_like(nowhere, strain.suit is None)
    columns += [of(f"{who} {end}") for who in PLAYERS for end in ("least", "most")]
    trumps = strain.suit
    words = [f"{who} {end}" for who in PLAYERS[1:] for end in ("least", "most")]
    for word in ("cards", "points", *words):
        columns.append(nowhere if trumps is None else of(f"{word} {trumps.name}"))
    others = [suit for suit in Suit if suit is not trumps]
    held = [of(f"cards {suit.name}") + of(f"points {suit.name}") / 100 for suit in others]
    order = np.argsort(np.stack(held, 1), axis=1)
    for word in ("cards", "points", *words[:2], *words[2::2]):
        sides = np.stack([of(f"{word} {suit.name}") for suit in others], 1)
        sides = np.take_along_axis(sides, order, 1)
        columns += [*sides.T, *[nowhere] * (len(Suit) - len(others))]
    return np.stack(columns, 1)


def spare(rows: Rows, tricks: np.ndarray) -> np.ndarray:
    """Return the tricks to expect, and how many more than they need the bids are to take."""

    def over(name: str, whose: np.ndarray | int) -> np.ndarray:
        strain, level = rows.of(f"{name}strain"), rows.of(f"{name}level")
        bid = np.nan_to_num(strain, nan=-1) >= 0
        place = np.where(bid, np.nan_to_num(strain), 0).astype(int) + len(Strain) * whose
        expected = np.take_along_axis(tricks, place[:, None], 1)[:, 0]
        return np.where(bid, expected - level - 6, np.nan)

    ours = (np.nan_to_num(rows.of("ours")) > 0).astype(int)
    bids = [over("", 1 - ours), over("own ", 0), over("other ", 0)]
    best = [tricks[:, : len(Strain)].max(1), tricks[:, len(Strain) :].max(1)]
    return np.column_stack([*bids, bids[2] - bids[1], *best, best[0] + best[1], tricks])


def tell(rows: Rows, leaves: int) -> None:
    """Print what is left to gain, and where; then the same when tricks are counted."""
    lines = {line: place for place, line in enumerate(sorted(set(rows.lines)))}
    spoke = np.array([lines[line] for line in rows.lines], np.int16)
    table = np.column_stack([rows.table.astype(np.float32), spoke.astype(np.float32)])
    table[table == NOWHERE] = np.nan
    numbers = {deal: n for n, deal in enumerate(dict.fromkeys(rows.deals))}
    alike = dict[str, int]()
    # Deals of several systems are the same where their seeds and numbers are.
    same = [alike.setdefault(deal.split(maxsplit=1)[1], len(alike)) for deal in numbers]
    deal = np.array([numbers[deal] for deal in rows.deals])
    fold = np.array(same)[deal] % FOLDS
    both = (rows.gained.astype(float) + rows.punished) / 2
    turns = np.stack([deal, rows.places], 1)
    _, turn, which = np.unique(turns, axis=0, return_index=True, return_inverse=True)
    print(f"{len(numbers)} deals, {len(turn)} turns, {len(both)} other calls")
    guesses = thought(table, both, fold, GAINING)
    tell_floors(rows, both, guesses, which.ravel(), len(numbers))
    tricks = counted(rows, turn, fold[turn])[which.ravel()]
    guesses = thought(np.column_stack([table, spare(rows, tricks)]), both, fold, GAINING)
    tell_floors(rows, both, guesses, which.ravel(), len(numbers))
    words = [*rows.words, "line"]
    found = [
        (guesses[here].sum(), told_of(rows, here, where))
        for here, where in places(spoke, table, guesses, words)
        if guesses[here].mean() > FLOORS[2]
    ]
    for _, text in sorted(found, reverse=True)[:leaves]:
        print(text)


def tell_floors(
    rows: Rows, both: np.ndarray, guesses: np.ndarray, which: np.ndarray, deals: int
) -> None:
    """Print what is gained where the best call of a turn is thought to gain so much."""
    order = np.lexsort((guesses, which))
    chosen = order[np.append(np.diff(which[order]) > 0, True)]
    for floor in FLOORS:
        made = chosen[guesses[chosen] > floor]
        each, error = both[made].sum() / deals, (both[made] ** 2).sum() ** 0.5 / deals
        gained = f"{each:+.3f} a deal (error {error:.3f})"
        print(f"above {floor}: {len(made)} calls, {gains(rows, made)}; {gained}")


def gains(rows: Rows, some: np.ndarray) -> str:
    """Return what was gained, as it was bid and with everything two down doubled."""
    plain, punished = (summed(one[some].tolist()) for one in (rows.gained, rows.punished))
    return f"{plain}, doubled {punished}"


def places(
    spoke: np.ndarray, table: np.ndarray, guesses: np.ndarray, words: Sequence[str]
) -> Iterator[tuple[np.ndarray, str]]:
    """Yield sets of rows that a small tree for each line finds alike, and by what."""
    for line in np.unique(spoke):
        some = np.flatnonzero(spoke == line)
        if len(some) < 2 * FEWEST:
            continue
        tree = learner(
            "tree", "DecisionTreeRegressor", max_leaf_nodes=8, min_samples_leaf=FEWEST
        )
        features = np.nan_to_num(table[some], nan=-1.0)
        tree.fit(features, guesses[some])
        for leaf, where in paths(tree.tree_, words):
            yield some[tree.apply(features) == leaf], where


def told_of(rows: Rows, some: np.ndarray, where: str) -> str:
    """Return a line about rows of one line of the notes."""
    own = ", ".join(sorted({rows.own[number] for number in some}))
    other = ", ".join(sorted({rows.others[number] for number in some}))
    line = rows.lines[some[0]]
    return f"{gains(rows, some)} in {len(some)} [{line}] {own} -> {other}; {where}"


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
