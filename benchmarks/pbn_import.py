"""How fast PBN is read, beside endplay's reader, in one run.

    python benchmarks/pbn_import.py [--boards 10000] [--rounds 5]

Two files are written first: deals alone, and the real deals of ``tests/vectors`` with
their auctions and plays. Each reader reads each file in turn, so that whatever else the
machine does weighs on both; medians are printed, and the median of the ratios.
"""

from __future__ import annotations

import argparse
import gc
import gzip
import json
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from statistics import median

from endplay.parsers import pbn as endplay_pbn

from biritch.core.boards import Board
from biritch.core.calls import Contract, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat, Vulnerability
from biritch.records.files import lines_of
from biritch.records.formats.pbn import FORMAT
from biritch.records.play_order import in_columns
from biritch.records.record import Record, WrittenAuction, WrittenPlay

REPLAYS = Path(__file__).parent.parent / "tests" / "vectors" / "replays_52.jsonl.gz"


def dealt(count: int) -> Iterator[Record]:
    """Yield boards dealt and not played."""
    for number, deal in enumerate(islice(seeded_deals("pbn import"), count), 1):
        board = Board.from_number(number)
        yield Record(number, board.dealer, board.vulnerability, deal)


def played(count: int) -> Iterator[Record]:
    """Yield real boards, bid and played to the end; the same again when there are no more."""
    with gzip.open(REPLAYS, "rt", encoding="utf-8") as file:
        boards = [json.loads(line) for line in file]
    for number in range(count):
        board = boards[number % len(boards)]
        contract = Contract.parse(board["contract"], Seat.parse(board["declarer"]))
        cards = [Card.parse(board["play"][at : at + 2]) for at in range(0, 104, 2)]
        yield Record(
            number=number + 1,
            dealer=Seat.parse(board["dealer"]),
            vulnerability=Vulnerability.parse(board["vul"]),
            deal=Deal.parse(board["deal"]),
            auction=WrittenAuction(tuple(map(parse_call, board["auction"]))),
            contract=contract,
            play=WrittenPlay(contract.leader, in_columns(cards, contract.strain)),
            tricks=board["result"],
        )


def ours(path: Path) -> int:
    """Read the file; return how many boards it has."""
    return len(list(FORMAT.read(lines_of(path))))


def theirs(path: Path) -> int:
    """Read the file with endplay; return how many boards it has."""
    with path.open(encoding="utf-8") as file:
        return len(endplay_pbn.load(file))


def seconds(reader: Callable[[Path], int], path: Path, boards: int) -> float:
    """Return how long *reader* takes to read all the *boards* of *path*."""
    # The garbage of the reader before would otherwise be collected on this one's time.
    gc.collect()
    start = time.perf_counter()
    boards_read = reader(path)
    elapsed = time.perf_counter() - start
    if boards_read != boards:
        raise SystemExit(f"{reader.__name__}: {boards_read} boards read, {boards} written")
    return elapsed


def compare(title: str, path: Path, boards: int, rounds: int) -> None:
    """Print one line of the table."""
    pairs = [
        (seconds(ours, path, boards), seconds(theirs, path, boards)) for _ in range(rounds)
    ]
    mine, other = (median(pair[side] for pair in pairs) for side in (0, 1))
    ratio = median(pair[1] / pair[0] for pair in pairs)
    per_board = (f"{elapsed / boards * 1e6:>10.1f} µs" for elapsed in (mine, other))
    print(f"{title:<32} {boards:>6} {' '.join(per_board)} {ratio:>7.2f}")


def main() -> None:
    """Write the files, read them, print the table."""
    parser = argparse.ArgumentParser(description="How fast PBN is read, beside endplay.")
    parser.add_argument("--boards", type=int, default=10_000)
    parser.add_argument("--rounds", type=int, default=5)
    arguments = parser.parse_args()
    print(f"{'a board of':<32} {'boards':>6} {'biritch':>13} {'endplay':>13} {'ratio':>7}")
    with tempfile.TemporaryDirectory() as folder:
        for title, records, boards in (
            ("deals alone", dealt, arguments.boards),
            ("deals, auctions and plays", played, arguments.boards),
            ("a session, deals alone", dealt, 32),
            ("a session, auctions and plays", played, 32),
        ):
            path = Path(folder) / "boards.pbn"
            with path.open("w", encoding="utf-8", newline="") as file:
                file.writelines(FORMAT.write(records(boards)))
            rounds = arguments.rounds if boards > 1_000 else arguments.rounds * 20
            compare(title, path, boards, rounds)


if __name__ == "__main__":
    main()
