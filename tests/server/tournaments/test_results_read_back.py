"""What leaves in any notation comes back with the same ranking, whatever the event was."""

from __future__ import annotations

import asyncio
import io
import json
import random
import re
import time
from collections.abc import Iterable
from fractions import Fraction
from functools import cache
from pathlib import Path

import msgspec
import pytest

import biritch
from biritch.cli.tournaments.rankings import RankingRequest, tournament_results
from biritch.competition.results.files import read_results
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.tournament import Tournament
from biritch.records.files import formats
from biritch.records.pbn.event_tags import table_rows, tags_in
from biritch.records.record import Record, Tag
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.published.publication import FILES, Publication
from biritch.server.tournaments.published.results import results_json
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from biritch.server.tournaments.requests import (
    AdjustScore,
    EnterSlip,
    ExchangeSeats,
    GiveAverage,
    GivePenalty,
    GroupFouled,
    MoveBoards,
    PlayRequest,
    RankSections,
    RulingRequest,
    StartRound,
    SwapBoards,
    TurnTables,
)
from tests.cli.helpers import run

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
    "teams, IMPs in a round robin": {"form": "teams", "pairs": 4, "movement": "round-robin",
                                     "rounds": 3, "each": 4, "count": "imp"},
    "teams, knock-out": {"form": "teams", "pairs": 4, "movement": "knock-out", "rounds": 2,
                         "each": 4},
    "teams, Patton": {"form": "teams", "pairs": 4, "movement": "round-robin", "rounds": 3,
                      "each": 4, "count": "patton-polish"},
    "Swiss pairs": {"pairs": 8, "movement": "swiss", "rounds": 2, "each": 4,
                    "method": "cross_imps"},
    "sections apart": {"pairs": 20, "movement": "mitchell", "sections": 2, "rounds": 5},
    "single boards": {"pairs": 10, "movement": "mitchell", "rounds": 5},
    "second session": {"pairs": 8, "movement": "howell"},
    "second session of teams": {"form": "teams", "pairs": 4, "movement": "swiss", "rounds": 2,
                                "each": 8},
    "individual": {"form": "individual", "pairs": 8},
    "individual, cross-IMPs": {"form": "individual", "pairs": 8, "method": "cross_imps"},
}  # fmt: skip

SINGLE_BOARDS: tuple[PlayRequest, ...] = (
    TurnTables("turn", tables=[1], board=1, anyway=True),
    ExchangeSeats("lend", pair=7, other=6, board=2, anyway=True),
    SwapBoards("swap", table=2, other=3, board=3, against=5, anyway=True),
    MoveBoards("move", table=4, board=2, instead=7, anyway=True),
)
"""In round 1: a board turned, one lent to another pair, two exchanged, one for another."""


async def every_board_scored(
    here: Tournaments, event: str, chance: random.Random, name: str
) -> TournamentRecord:
    kept = await here.find(event)
    assert kept is not None
    for number in range(1, kept.tournament.rounds + 1):
        kept = await here.do(kept, Role(), StartRound(f"round {number}", number))
        if name == "single boards" and number == 1:
            for single in SINGLE_BOARDS:
                kept = await here.do(kept, Role(), single)
        for place in kept.tournament.places_in_round(number):
            slip = f"{place.board} {place.sitting.ns[0]} 4S{chance.choice('NE')}" + (
                chance.choice(["=", "+1", "-1", "-2"])
            )
            # A team plays the board in both rooms: the slip names who sits North-South.
            kept = await here.do(kept, Role(), EnterSlip(slip, slip))
    return kept


async def played(name: str) -> Tournament:
    """Every board is played, one is weighted, one an average, one fouled; two pay."""
    here, chance = Tournaments(MemoryStore(), time.time), random.Random(name)
    names = ["Ann & Bob", "Zoë & Łukasz"]
    asked = {"each": 2, "names": names, **EVENINGS[name]}
    if name.startswith("second session"):
        before = await here.open(msgspec.convert(asked, OpenTournament))
        await every_board_scored(here, before.event, chance, name)
        asked["after"] = f"{before.event}.{before.director}"
    opened = await here.open(msgspec.convert(asked, OpenTournament))
    kept = await every_board_scored(here, opened.event, chance, name)
    first = kept.tournament.places_in_round(1)
    pairs = [place.sitting.ns[0] for place in first]
    teams = kept.tournament.form.value == "teams"
    if "apart" in name:
        kept = await here.do(kept, Role(), RankSections("apart", "apart"))
    ruled: list[PlayRequest | RulingRequest] = [
        AdjustScore("w", first[0].board, pairs[0], "60% 4S=, 40% 4S-1"),
        AdjustScore("s", first[2].board, pairs[2], "4S=", ew="3N -1"),
        AdjustScore("t", first[3].board, pairs[3], "2S +1"),
        GivePenalty("p", 1, "-0.5"),
        GivePenalty("q", 2, "-1.25", 'late, "again"'),
    ]
    if not teams:
        ruled.append(GiveAverage("a", first[1].board, pairs[1], "60", "40"))
    if kept.tournament.form.value == "pairs":
        two = f"{first[-1].sitting.ns[0]}-{first[-1].sitting.ew[0]}"
        ruled.append(GroupFouled("f", first[-1].board, two))
    for request in ruled:
        kept = await here.do(kept, Role(), request)
    return kept.tournament


@cache
def evening(name: str) -> Publication:
    return Publication(asyncio.run(played(name)), "en")


Lines = list[tuple[int, str, Fraction, Fraction | None]]


def lines(ranking: Iterable[RankingLine]) -> Lines:
    return [
        (line.rank, str(line.contestant), line.total.points, line.total.percent)
        for line in ranking
    ]


def ranked(file: Path) -> tuple[Lines, dict[Contestant, str]]:
    (event,) = read_results(file)
    request = RankingRequest(str(file), *[None] * 7)  # type: ignore[arg-type]
    results = tournament_results(request, event)
    return lines(results.ranking), results.names


def expected(name: str) -> Lines:
    """The ranking of the desk."""
    return lines(tournament_ranking(evening(name).tournament))


DESK = [
    name
    for name in FILES
    if name.startswith(("results", "travellers", "bridgewebs", "ffb"))
    and not name.endswith(".pdf")
]
"""The files of the desk that hold results: a further one is tried by itself."""
READ_BACK = [name for name, form in formats().items() if form.text and not form.read_only]


@pytest.mark.parametrize("name", EVENINGS)
def test_every_file_of_the_desk_is_ranked_as_the_event_was(name: str, tmp_path: Path) -> None:
    publication, told = evening(name), expected(name)
    kind = publication.results.kind
    files = {one: FILES[one].made(publication) for one in DESK if kind in FILES[one].kinds}
    files["results.json"] = results_json(publication).encode()
    files["results.csv"] = publication.in_format("csv")
    for one, content in files.items():
        file = tmp_path / one
        file.write_bytes(content)
        found, names = ranked(file)
        assert (one, found) == (one, told)
        assert (one, lines(biritch.rank(file))) == (one, told)
        if one.endswith((".xml", ".pbn", ".csv")):
            assert run("check", str(file)).status == 0, one
        assert (one, sorted(names.values())) == (one, ["Ann & Bob", "Zoë & Łukasz"])


def holds_results(form: str) -> bool:
    kept = formats()[form].carry_record(Record(number=1, score=50, tags=(Tag("PairNS", "3"),)))
    return kept.tag("PairNS") == "3" and kept.score == 50


@pytest.mark.parametrize("name", EVENINGS)
@pytest.mark.parametrize("form", [form for form in READ_BACK if holds_results(form)])
def test_what_is_converted_ranks_the_same(name: str, form: str, tmp_path: Path) -> None:
    assert ranked(converted(name, form, tmp_path)[0])[0] == expected(name)


@pytest.mark.parametrize("form", READ_BACK)
def test_a_notation_without_results_says_so(form: str, tmp_path: Path) -> None:
    said = converted("wbf", form, tmp_path)[1]
    assert ("cannot hold" in said) == (not holds_results(form))


def converted(name: str, form: str, folder: Path) -> tuple[Path, str]:
    """Return the file that an evening's JSON is converted to, and what is said of losses."""
    source = folder / "source.json"
    source.write_text(results_json(evening(name)), encoding="utf-8")
    file = folder / f"target{(formats()[form].suffixes or ('.xml',))[0]}"
    said = run("convert", str(source), str(file), "--to", form)
    assert said.status == 0, said.err
    return file, said.err


def test_what_leaves_says_who_when_and_how() -> None:
    publication = evening("acbl")
    usebio = publication.in_format("usebio").decode()
    for told in (
        "<PLACE>1</PLACE>",
        "<TOTAL_SCORE>",
        "<PERCENTAGE>",
        "<DATE>",
        "?pbn [Regulation",
    ):
        assert told in usebio
    numbers = re.findall("<BOARD_NUMBER>([0-9]+)<", usebio)
    assert numbers == sorted(numbers, key=int)
    teams = evening("teams, VPs").in_format("usebio").decode()
    for told in (
        'EVENT_TYPE="SWISS_TEAMS"',
        'TEAM_NAME="Ann &amp; Bob"',
        "<TEAM_SCORE>",
        ">VPS<",
        "<OPPOSING_TEAM>",
    ):
        assert told in teams
    pbn = publication.in_format("pbn").decode()
    assert '[Score "60% ' in pbn
    assert "TotalScoreTable" in pbn
    alone = evening("individual").in_format("usebio").decode()
    assert "<N_PLAYER_NUMBER>" in alone
    assert "<PLAYER_NAME>Zoë &amp; Łukasz</PLAYER_NAME>" in alone


@pytest.mark.parametrize("name", EVENINGS)
def test_another_program_reads_every_board_of_the_pbn(name: str) -> None:
    from endplay.parsers import pbn

    publication = evening(name)
    boards = pbn.load(io.StringIO(publication.in_format("pbn").decode()))
    assert len(boards) == len(publication.results.results)
    scores = [board.info["Score"] for board in boards]
    assert any(score.startswith("60% ") for score in scores)


@pytest.mark.parametrize(
    "name", ["ffb, two winners", "individual, cross-IMPs", "teams, VPs", "teams, knock-out"]
)
def test_another_program_reads_a_game_a_board_with_its_table(name: str) -> None:
    from endplay.parsers import pbn

    publication = evening(name)
    text = publication.travellers().decode()
    boards = pbn.load(io.StringIO(text))
    numbers = sorted({int(result.board) for result in publication.results.results})
    assert sorted(board.board_num or 0 for board in boards) == numbers
    assert text.count("[ScoreTable ") == len(numbers)
    rows = [len(board.info["ScoreTable"]["rows"]) for board in boards]
    assert sum(rows) == len(publication.results.results)


@pytest.mark.parametrize("name", ["sections apart", "teams, VPs", "second session of teams"])
def test_a_table_of_results_is_converted_with_what_the_director_gave(
    name: str, tmp_path: Path
) -> None:
    source, target = tmp_path / "travellers.pbn", tmp_path / "target.xml"
    source.write_bytes(evening(name).travellers())
    assert run("convert", str(source), str(target), "--to", "usebio").status == 0
    assert ranked(target)[0] == expected(name)


def test_a_board_of_teams_has_both_rooms_of_every_match_with_its_imps() -> None:
    publication = evening("teams, VPs")
    boards = formats()["pbn"].read(iter(publication.travellers().decode().splitlines()))
    lines_of = {board.title: [*table_rows(board.tags, "ScoreTable")] for board in boards}
    for rows in lines_of.values():
        assert [row["Room"] for row in rows] == ["Open", "Closed"] * (len(rows) // 2)
    match = publication.results.matches[0]
    won = {one.board: one.home for one in match.boards if one.played}
    told = {
        number: row["IMP_NS"]
        for number, rows in lines_of.items()
        for row in rows
        if (row["PairId_NS"], row["Round"]) == (match.home.label, match.stage)
    }
    assert {board: Fraction(told[board]) for board in won} == won


def test_sections_are_elements_of_usebio_with_their_own_pairs(tmp_path: Path) -> None:
    """Another program that reads no instruction finds each section with its own pairs."""
    publication = evening("two sections")
    text = publication.in_format("usebio").decode()
    parts = re.findall('<SECTION SECTION_ID="([AB])">(.*?)</SECTION>', text, re.DOTALL)
    assert [letter for letter, _ in parts] == ["A", "B"]
    assert text.count("<SESSION>") == 1
    listed = [set(re.findall("<PAIR_NUMBER>([0-9]+)<", inside)) for _, inside in parts]
    met = [set(re.findall("_PAIR_NUMBER>([0-9]+)<", inside)) for _, inside in parts]
    assert listed == met
    assert sorted(map(int, listed[0] | listed[1])) == [*range(1, 21)]
    bare = tmp_path / "bare.xml"
    without = re.sub("<[?]pbn [^?]*TotalScoreTable.*?[?]>", "", text, count=1, flags=re.DOTALL)
    assert len(without) < len(text)
    bare.write_text(without, encoding="utf-8")
    found, told = ranked(bare)[0], expected("two sections")
    assert {who for _, who, *_ in found} == {who for _, who, *_ in told}


def test_what_is_carried_over_is_told_by_itself() -> None:
    document = json.loads(results_json(evening("second session")))
    carried = [one for one in document["adjustments"] if one["kind"] == "carry"]
    assert len(carried) == 8
    assert all(one["boards"] == 14 and one["top"] > 0 for one in carried)
    cup = json.loads(results_json(evening("teams, knock-out")))["bracket"]
    assert [(one["stage"], one["home"], one["away"]) for one in cup][:2] == [
        (1, "1", "4"),
        (1, "2", "3"),
    ]
    assert all(one["winner"] in (one["home"], one["away"]) for one in cup)


def test_rank_says_how_a_knock_out_is_ranked(tmp_path: Path) -> None:
    file = tmp_path / "cup.csv"
    file.write_bytes(evening("teams, knock-out").in_format("csv"))
    told = run("rank", str(file), "--lang", "en")
    assert "teams by the round they reached" in told.err
    counted = run("rank", str(file), "--by", "imp", "--lang", "en")
    assert "round they reached" not in counted.err
    assert counted.out != told.out
    lines_kept = file.read_text().splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines_kept) if "BracketTable" in line)
    file.write_text("".join(lines_kept[:at] + lines_kept[at + 4 :]))
    assert "not by the round they reached" in run("rank", str(file), "--lang", "en").err


def test_sections_ranked_apart_are_so_on_pages_and_in_the_table() -> None:
    publication = evening("sections apart")
    places = publication.results.sections
    assert {section for section, _, _ in places.values()} == {1, 2}
    page = publication.pages()["en/index.html"].decode()
    heads = re.findall("<h2>(Section [^<]*)</h2>", page)
    assert heads == [
        "Section A, North-South",
        "Section A, East-West",
        "Section B, North-South",
        "Section B, East-West",
    ]
    table = publication.spreadsheet().decode().splitlines()
    assert table[0].endswith(",section,rank in section")
    assert {line.split(",")[-2] for line in table[1:]} == {"A", "B"}
    assert sum(line.endswith((",1", ",1=")) for line in table[1:]) >= 4
    assert not evening("two sections").results.sections


def test_sections_ranked_apart_are_so_in_every_file() -> None:
    publication = evening("sections apart")
    best = sorted(
        (section, placed.contestant.label)
        for placed in publication.results.ranking
        if publication.results.sections[placed.contestant][1] == 1
        for section in ["AB"[publication.results.sections[placed.contestant][0] - 1]]
    )
    web = FILES["bridgewebs.csv"].made(publication).decode().partition("#TravellerLines")[0]
    firsts = [line.split(",") for line in web.splitlines() if line.startswith("1,")]
    assert sorted((cells[-1], cells[3]) for cells in firsts) == best
    for name in ("pbn", "usebio", "csv", "ffb"):
        text = publication.in_format(name).decode()
        tags = tags_in([line.lstrip("% #?pbn<") for line in text.splitlines()])
        rows = [*table_rows(tags, "TotalScoreTable")]
        told = [
            (r["Section"], r["PairId"]) for r in rows if r["SectionRank"].rstrip("=") == "1"
        ]
        assert (name, sorted(told)) == (name, best)
