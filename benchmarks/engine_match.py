"""A match against an outside bidding engine: the same deals both ways, scored double dummy.

    python -m benchmarks.engine_match sayc --boards 1000 --seed 7 --keep sayc.jsonl \
        --engine "ENGINE COMMAND" --card BBA-21GF --heard two-over-one
    python -m benchmarks.engine_match sayc+sim --boards 200 --seed 7 --keep judged.jsonl ...
    python -m benchmarks.engine_match sayc ... --keep after.jsonl --before before.jsonl
    python -m benchmarks.engine_match --table *.jsonl

The engine is a program of its own, started with two words, what it plays and what we are said
to play. It reads one JSON list a line, ``[hand, seat, dealer, vulnerable, calls]``: a hand as
``AKQ.J32.T987.654``, a seat ``N`` to ``W``, vulnerable ``""``, ``NS``, ``EW`` or ``Both``,
calls as ``P X XX 1C ... 7N``; it answers with one call as a JSON string. It
must answer a question alike each time: what it said in the files of ``--known`` and
``--before`` is not asked again.

One JSON line a board is kept: the hands ``h``, both auctions (``c1``: we sit North-South), the
contracts ``k``, North-South's points ``s``, our IMPs ``imp``, the rules ``r1`` and ``r2`` that
spoke, and for a judge what each call it changed was to gain, ``j1`` and ``j2``. A match goes on
behind what is kept. ``--before`` compares pair by pair with an earlier file of the same seed;
if that was bid by the book and this one is judged, it tells what the judge foretold and what
came. ``--table`` prints the rows of the documentation from many files.
"""

from __future__ import annotations

import argparse
import json
import random
import shlex
import statistics
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeAlias

from benchmarks.judged_system import JudgedSystem
from biritch.bidding import catalogue
from biritch.bidding.matchup import meet
from biritch.bidding.method import BiddingMethod
from biritch.core.boards import Board
from biritch.core.calls import Contract
from biritch.core.cards import Strain
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side, Vulnerability
from biritch.robots.double_dummy import tricks
from biritch.rules.auction import Auction
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.solver.choice import choose_solver
from biritch.words.notation import read_call, write_call

Line: TypeAlias = dict[str, Any]
"""What is kept of one board."""
RANKS, SEATS = "AKQJT98765432", "NESW"
VULNERABLE = {
    Vulnerability.NONE: "",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "Both",
}
SIDES = ("c1", Side.NS), ("c2", Side.EW)


def deal_boards(seed: str, count: int) -> Iterator[tuple[int, list[str]]]:
    """Yield the number of each board, from nought, and its four hands from North on."""
    rng = random.Random(int(seed) if seed.isdigit() else seed)
    deck = [suit + rank for suit in "SHDC" for rank in RANKS]
    for number in range(count):
        cards = deck[:]
        rng.shuffle(cards)
        yield number, [_write_hand(cards[13 * seat : 13 * seat + 13]) for seat in range(4)]


def _write_hand(cards: Sequence[str]) -> str:
    held = set(cards)
    return ".".join("".join(rank for rank in RANKS if suit + rank in held) for suit in "SHDC")


def write_calls(auction: Auction) -> str:
    """Return the calls of an auction in one line."""
    return " ".join(str(write_call(call, "en")) for call in auction.calls)


def seat_letter(seat: Seat) -> str:
    """Return the first letter of a seat."""
    return str(seat)[0]


@dataclass(slots=True)
class Engine:
    """The program outside, and what it has answered so far."""

    command: Sequence[str]
    known: dict[str, str] = field(default_factory=dict)
    process: subprocess.Popen[str] | None = None

    def remember(self, line: Line) -> None:
        """Learn its calls on a board that was kept."""
        for name, side in SIDES:
            calls = line[name].split()
            for turn, call in enumerate(calls):
                seat = (SEATS.index(line["d"]) + turn) % 4
                if (seat % 2 == 0) != (side is Side.NS):
                    question = [
                        line["h"][seat],
                        SEATS[seat],
                        line["d"],
                        line["v"],
                        calls[:turn],
                    ]
                    self.known[json.dumps(question)] = call

    def answer(self, hand: str, auction: Auction, vulnerable: str) -> str:
        """Return its call."""
        seat, dealer = seat_letter(auction.turn), seat_letter(auction.dealer)
        question = json.dumps([hand, seat, dealer, vulnerable, write_calls(auction).split()])
        if question not in self.known:
            if self.process is None:
                self.process = subprocess.Popen(
                    self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
                )
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            self.process.stdin.write(question + "\n")
            self.process.stdin.flush()
            answer = self.process.stdout.readline()
            if not answer:
                sys.exit(f"the engine ended at {question}")
            self.known[question] = json.loads(answer)
        return self.known[question]


@dataclass(slots=True)
class Pair:
    """Our side: a system by the book, or judged, that hears the engine in a system of ours."""

    name: str
    heard: str
    seconds: float
    tables: dict[Side, BiddingMethod] = field(default_factory=dict)
    judges: dict[Side, JudgedSystem] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Read both systems."""
        own, judged = self.name.partition("+sim")[:2]
        mine, theirs = catalogue.find(own), catalogue.find(self.heard)
        self.tables = {Side.NS: meet(mine, theirs), Side.EW: meet(theirs, mine)}
        if judged:
            self.judges = {
                side: JudgedSystem(self.name, table=table, limit=self.seconds)
                for side, table in self.tables.items()
            }

    def bid_out(
        self, side: Side, hands: Sequence[str], board: Board, engine: Engine
    ) -> tuple[Auction, list[list[Any]], list[list[Any]]]:
        """Return the auction with us on *side*, the rules that spoke, and what was judged."""
        auction = Auction(board.dealer)
        rules: list[list[Any]] = []
        judged: list[list[Any]] = []
        while not auction.over:
            seat, hand = auction.turn, hands[auction.turn]
            if seat.side is not side:
                theirs = engine.answer(hand, auction, VULNERABLE[board.vulnerability])
                auction = auction.add(read_call(theirs, "en"))
                continue
            place = [len(auction.calls), seat_letter(seat)]
            choice = self.tables[side].choose(Hand.parse(hand), auction, board.vulnerability)
            rules.append([*place, choice.meaning.rule])
            call = choice.call
            if self.judges:
                judge = self.judges[side]
                judge.foretold.clear()
                call = judge(Hand.parse(hand), auction, board)
                judged += [[*place, *told] for told in judge.foretold]
            auction = auction.add(call)
        return auction, rules, judged


def worth(contract: Contract | None, won: int, board: Board) -> tuple[int, str]:
    """Return North-South's points where declarer wins so many tricks, and both in words."""
    if contract is None:
        return 0, "passed out"
    over = won - contract.level - 6
    vulnerable = contract.declarer in board.vulnerability
    total = score(TARIFF, contract, won, vulnerable=vulnerable)
    told = write_contract(contract) + (f"{over:+d}" if over else "=")
    return (total if contract.declarer.side is Side.NS else -total), told


def write_contract(contract: Contract) -> str:
    """Return a contract as ``4SWx``: level, strain, declarer, doubled."""
    doubled = "x" * (contract.multiplier // 2)
    strain = "NT" if contract.strain is Strain.NOTRUMP else contract.strain.name[0]
    return f"{contract.level}{strain}{seat_letter(contract.declarer)}{doubled}"


def play_board(
    number: int, hands: list[str], pair: Pair, engine: Engine, before: Line | None
) -> Line:
    """Return one board, bid at both tables; what came of the same auctions *before* is kept."""
    board = Board.from_number(number % 16 + 1)
    line: Line = {"i": number, "h": hands, "d": seat_letter(board.dealer)}
    line["v"] = VULNERABLE[board.vulnerability]
    contracts = []
    for (name, side), rest in zip(SIDES, "12", strict=True):
        auction, line[f"r{rest}"], judged = pair.bid_out(side, hands, board, engine)
        line[name] = write_calls(auction)
        if pair.judges:
            line[f"j{rest}"] = judged
        contracts.append(auction.contract)
    if before is not None and all(before[name] == line[name] for name, _ in SIDES):
        return line | {name: before[name] for name in ("k", "s", "imp")}
    deal = Deal.parse("N:" + " ".join(hands))
    played = [one for one in contracts if one is not None]
    asked = [(deal, one.strain, one.declarer) for one in played]
    won = dict(zip(played, tricks(choose_solver(), asked), strict=True))
    ended = [worth(one, won[one] if one is not None else 0, board) for one in contracts]
    line["k"], line["s"] = [told for _, told in ended], [scored for scored, _ in ended]
    line["imp"] = imps(ended[0][0] - ended[1][0])
    return line


def read_lines(file: Path | None) -> tuple[Line, list[Line]]:
    """Return what a file says of its match, and its boards in order."""
    if file is None or not file.exists():
        return {}, []
    lines = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    head = lines[0] if lines and "system" in lines[0] else {}
    return head, [line for line in lines if "c1" in line]


def tell_mean(values: Sequence[float]) -> str:
    """Return a mean with its standard error."""
    error = statistics.stdev(values) / len(values) ** 0.5 if len(values) > 1 else 0.0
    return f"{statistics.fmean(values):+.2f} ± {error:.2f}".replace("-", "−")


def compare(lines: Sequence[Line], before: Sequence[Line]) -> Iterator[str]:
    """Yield what is another than before, pair by pair; and what a judge foretold, and came."""
    earlier = {line["i"]: line for line in before}
    both = [(line, earlier[line["i"]]) for line in lines if line["i"] in earlier]
    if not both:
        return
    more = [now["imp"] - then["imp"] for now, then in both]
    other = sum(now["c1"] != then["c1"] or now["c2"] != then["c2"] for now, then in both)
    was, is_now = ([pair[place]["imp"] for pair in both] for place in (1, 0))
    yield f"before {tell_mean(was)}, now {tell_mean(is_now)}"
    yield f"gained {tell_mean(more)} on {len(both)} boards, {other} of them bid otherwise"
    foretold, came = defaultdict[str, list[float]](list), defaultdict[str, list[float]](list)
    for now, then in both:
        for place, sign in (0, 1), (1, -1):
            told = now.get(f"j{place + 1}", [])
            if told:
                kind = told[0][4]
                foretold[kind].append(sum(one[5] for one in told))
                came[kind].append(imps(sign * (now["s"][place] - then["s"][place])))
    for kind in sorted(foretold):
        yield f"  {kind}: {_tell_judged(foretold[kind], came[kind])}"
    if foretold:
        all_told = [one for kind in foretold.values() for one in kind]
        all_came = [one for kind in came.values() for one in kind]
        yield f"  all: {_tell_judged(all_told, all_came)}"


def _tell_judged(foretold: Sequence[float], came: Sequence[float]) -> str:
    error = sum(one * one for one in came) ** 0.5
    told = sum(foretold)
    return (
        f"foretold {told:.0f} IMPs in {len(came)} auctions, came {sum(came):+.0f} ± {error:.0f}"
        f", {sum(came) / told:.2f} ± {error / told:.2f} of it"
    )


def table_rows(files: Iterable[Path]) -> Iterator[str]:
    """Yield the rows of the documentation: matches of one kind are put together."""
    yield "| ours | the engine plays | boards | IMPs a board | seeds | date |"
    yield "| --- | --- | --: | --: | --- | --- |"
    found = defaultdict[tuple[str, str, str], list[int]](list)
    seeds = defaultdict[tuple[str, str, str], list[str]](list)
    for file in files:
        head, lines = read_lines(file)
        key = head["system"], head["card"], head["date"]
        found[key] += [line["imp"] for line in lines]
        seeds[key].append(head["seed"])
    for (ours, card, day), swings in found.items():
        told = f"{len(swings):,} | {tell_mean(swings)}"
        yield f"| {ours} | {card} | {told} | {', '.join(seeds[ours, card, day])} | {day} |"


def play_match(asked: argparse.Namespace) -> None:
    """Play what is not kept yet, and tell."""
    head, lines = read_lines(asked.keep)
    names = ("system", "card", "heard", "seed")
    wanted = {name: getattr(asked, name) for name in names}
    if head and {name: head[name] for name in wanted} != wanted:
        sys.exit(f"{asked.keep} keeps another match: {head}")
    _, before = read_lines(asked.before)
    earlier = {line["i"]: line for line in before}
    engine = Engine([*shlex.split(asked.engine), asked.card, asked.told])
    for file in [asked.keep, asked.before, *asked.known]:
        for line in read_lines(file)[1]:
            engine.remember(line)
    pair, kept = Pair(asked.system, asked.heard, asked.seconds), len(lines)
    with asked.keep.open("a", encoding="utf-8") as out:
        if not head:
            out.write(
                json.dumps(wanted | {"date": datetime.now(UTC).date().isoformat()}) + "\n"
            )
        for number, hands in deal_boards(asked.seed, asked.boards):
            if number < kept:
                continue
            lines.append(play_board(number, hands, pair, engine, earlier.get(number)))
            out.write(json.dumps(lines[-1]) + "\n")
            out.flush()
            if len(lines) % 50 == 0:
                print(len(lines), tell_mean([line["imp"] for line in lines]), flush=True)
    swings = [line["imp"] for line in lines]
    print(f"{asked.system} against {asked.card}: {tell_mean(swings)}, {len(swings)} boards")
    print(*compare(lines, before), sep="\n")


def main() -> None:
    """Read what is asked."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("system", nargs="?", help="ours, with +sim to judge close calls")
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--engine", default="", help="the command that starts the engine")
    parser.add_argument("--card", default="BBA-21GF", help="what the engine plays")
    parser.add_argument("--told", default="BBA-Sayc", help="what it is told that we play")
    parser.add_argument("--heard", default="two-over-one", help="the system we hear it in")
    parser.add_argument("--seconds", type=float, default=1.0, help="for a judged call")
    parser.add_argument("--keep", type=Path, help="a file of boards, gone on with")
    parser.add_argument("--before", type=Path, help="a file of the same seed, to compare with")
    parser.add_argument("--known", type=Path, nargs="*", default=[], help="engine's answers")
    parser.add_argument("--table", type=Path, nargs="*", help="print rows from these files")
    asked = parser.parse_args()
    if asked.table is not None:
        print(*table_rows(asked.table), sep="\n")
    elif asked.system is None or asked.keep is None:
        parser.error("name a system, and a file to keep the boards in with --keep")
    else:
        play_match(asked)


if __name__ == "__main__":
    main()
