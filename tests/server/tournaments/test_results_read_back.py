"""What leaves as JSON comes back with the same ranking, whatever the event was."""

from __future__ import annotations

import asyncio
import random
import time
from fractions import Fraction
from pathlib import Path

import msgspec
import pytest

from biritch.cli.tournaments.rankings import RankingRequest, tournament_results
from biritch.competition.results.files import read_results
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.tournament import Tournament
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.published.results import results_json
from biritch.server.tournaments.registry import Tournaments
from biritch.server.tournaments.requests import (
    AdjustScore,
    EnterSlip,
    GiveAverage,
    GivePenalty,
    GroupFouled,
    PlayRequest,
    RulingRequest,
    StartRound,
)

EVENINGS = {
    "wbf": {"pairs": 6, "movement": "howell"},
    "acbl": {"pairs": 8, "movement": "howell", "rules": "acbl"},
    "ffb, two winners": {"pairs": 10, "movement": "mitchell", "rules": "ffb", "rounds": 5},
    "ebu, cross-IMPs": {"pairs": 6, "method": "cross_imps", "movement": "howell",
                        "rules": "ebu"},
    "Butler": {"pairs": 8, "method": "butler", "movement": "howell"},
    "two sections": {"pairs": 20, "movement": "mitchell", "sections": 2, "rounds": 5},
    "teams, VPs": {"form": "teams", "pairs": 4, "movement": "swiss", "rounds": 2, "each": 8},
    "teams, board-a-match": {"form": "teams", "pairs": 4, "movement": "swiss", "rounds": 2,
                             "each": 2, "count": "bam"},
    "individual": {"form": "individual", "pairs": 8},
}  # fmt: skip


async def played(name: str) -> Tournament:
    """Every board is played, one is weighted, one an average, one fouled; two pay."""
    here, chance = Tournaments(MemoryStore(), time.time), random.Random(name)
    names = ["Ann & Bob", "Zoë & Łukasz"]
    asked = {"each": 2, "names": names, **EVENINGS[name]}
    opened = await here.open(msgspec.convert(asked, OpenTournament))
    kept = await here.find(opened.event)
    assert kept is not None
    for number in range(1, kept.tournament.rounds + 1):
        kept = await here.do(kept, Role(), StartRound(f"round {number}", number))
        for place in kept.tournament.places_in_round(number):
            slip = f"{place.board} {place.sitting.ns[0]} 4S{chance.choice('NE')}" + (
                chance.choice(["=", "+1", "-1", "-2"])
            )
            # A team plays the board in both rooms: the slip names who sits North-South.
            kept = await here.do(kept, Role(), EnterSlip(slip, slip))
    first = kept.tournament.places_in_round(1)
    pairs = [place.sitting.ns[0] for place in first]
    ruled: list[PlayRequest | RulingRequest] = [
        AdjustScore("w", first[0].board, pairs[0], "60% 4S=, 40% 4S-1"),
        GivePenalty("p", 1, "-0.5"),
        GivePenalty("q", 2, "-1.25", "late"),
    ]
    if kept.tournament.form.value != "teams":
        ruled.append(GiveAverage("a", first[1].board, pairs[1], "60", "40"))
    if kept.tournament.form.value == "pairs":
        two = f"{first[-1].sitting.ns[0]}-{first[-1].sitting.ew[0]}"
        ruled.append(GroupFouled("f", first[-1].board, two))
    for request in ruled:
        kept = await here.do(kept, Role(), request)
    return kept.tournament


@pytest.mark.parametrize("name", EVENINGS)
def test_rank_finds_the_ranking_of_the_event(name: str, tmp_path: Path) -> None:
    tournament = asyncio.run(played(name))
    file = tmp_path / "results.json"
    file.write_text(results_json(tournament), encoding="utf-8")
    (event,) = read_results(file)
    request = RankingRequest(str(file), *[None] * 7)  # type: ignore[arg-type]
    read = tournament_results(request, event).ranking

    def lines(ranking: object) -> list[tuple[int, str, Fraction, Fraction | None]]:
        return [
            (line.rank, str(line.contestant), line.total.points, line.total.percent)
            for line in ranking  # type: ignore[attr-defined]
        ]

    assert lines(read) == lines(tournament_ranking(tournament))
    assert event.names
    assert sorted(event.names.values()) == ["Ann & Bob", "Zoë & Łukasz"]
