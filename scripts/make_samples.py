"""Make the files in ``samples/`` that the README and the tutorials work on.

    python scripts/make_samples.py

Eighteen boards of one seed are played by ten pairs in a Howell movement, every pair by rule
robots that bid a system of its own. ``boards.pbn`` are the boards as one table played
them, ``results.csv`` and ``results.xml`` the 90 results of the session. Nothing is taken
from a real club: deals, auctions, play and names are ours. They are the same at every run, as
long as the systems bid as they do now.
"""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice
from pathlib import Path

from biritch.competition.catalogue import movements_by_name
from biritch.competition.movement import Sitting
from biritch.core.boards import Board
from biritch.core.deals import Deal
from biritch.core.random_deals import seeded_deals
from biritch.core.seats import Seat
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.records.files import formats
from biritch.records.games import game_record
from biritch.records.record import PASSED_OUT, Record, Tag
from biritch.robots.catalogue import find

SAMPLES = Path(__file__).parent.parent / "samples"
SEED, BOARDS_A_SET = "club", 2
PAIRS = {
    1: ("sayc", "Ada Wren", "Tom Birch"),
    2: ("sef", "Claire Aubépine", "Yves Noyer"),
    3: ("acol:modern", "Edith Hazel", "Sam Rowan"),
    4: ("strong-club", "Li Ash", "Noor Cedar"),
    5: ("acol:foundation", "Max Elder", "Ida Linden"),
    6: ("sif", "Paul Sureau", "Rose Tilleul"),
    7: ("four-card-majors", "Otto Alder", "Eva Maple"),
    8: ("sef:2018", "Jean Charme", "Lise Frêne"),
    9: ("acol:benji", "Ned Holly", "Amy Larch"),
    10: ("sayc", "Kit Aspen", "Joy Poplar"),
}
"""Each pair with the system it bids and the names of its players."""


def played(deal: Deal, board: Board, sitting: Sitting) -> Game:
    """Return the game of *deal* as the two pairs of *sitting* bid and play it."""
    (ns,), (ew,) = sitting.ns, sitting.ew
    robots = {seat: find(f"rule:{PAIRS[(ns, ew)[seat.side]][0]}") for seat in Seat}
    rng, game = random.Random(0), Game.start(VARIANT, deal, board)
    while (actor := game.actor) is not None:
        # Dummy's cards are played by declarer: whoever acts, it is by what that seat may see.
        game = game.after(robots[actor].decide(game.view(actor), budget=0, rng=rng).action)
    return game


def record_of(game: Game, sitting: Sitting, number: int) -> Record:
    """Return *game* as a record of round *number*, with the pairs that played it."""
    (ns,), (ew,) = sitting.ns, sitting.ew
    names = PAIRS[ns][1], PAIRS[ew][1], PAIRS[ns][2], PAIRS[ew][2]
    places = {"PairNS": ns, "PairEW": ew, "Round": number, "Table": sitting.table}
    tags = tuple(Tag(name, str(value)) for name, value in places.items())
    record = replace(game_record(game, names), event="Samples of Biritch", scoring="MP")
    return replace(record, tags=tags)


def session() -> list[Record]:
    """Return the results of the whole session, board by board."""
    schedule = movements_by_name()["howell"].schedule(len(PAIRS))
    deals = dict(enumerate(islice(seeded_deals(SEED), BOARDS_A_SET * schedule.sets), 1))
    records = []
    for number, sittings in enumerate(schedule.rounds, 1):
        for sitting in sittings:
            first = BOARDS_A_SET * (sitting.boards - 1) + 1
            for board in range(first, first + BOARDS_A_SET):
                game = played(deals[board], Board.from_number(board), sitting)
                records.append(record_of(game, sitting, number))
    return sorted(records, key=lambda record: (record.number or 0, record.tag("Table")))


def main() -> None:
    """Play the session and write the three files."""
    results, notations = session(), formats()
    # A board is shown as a table played it at which somebody bid, where there was one.
    ordered = sorted(results, key=lambda record: record.contract is PASSED_OUT)
    first = {record.number or 0: replace(record, tags=()) for record in reversed(ordered)}
    boards = [first[number] for number in sorted(first)]
    alone = [replace(record, deal=None, auction=None) for record in results]
    for name, notation, records in (
        ("boards.pbn", "pbn", boards),
        ("results.csv", "csv", alone),
        ("results.xml", "usebio", results),
    ):
        text = "".join(notations[notation].write(records))
        (SAMPLES / name).write_bytes(notations[notation].encode_text(text))
        print(f"samples/{name}: {len(records)} records")


if __name__ == "__main__":
    main()
