"""The shelf of movements: every one fair at every size it claims."""

from __future__ import annotations

import json
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from biritch.competition.catalogue import entrants_at, movements_by_name, movements_for
from biritch.competition.fairness import balance, schedule_faults
from biritch.competition.movement import (
    EntrantKind,
    Guarantee,
    Round,
    Schedule,
    Sitting,
    Unsuitable,
    number_ranges,
)
from biritch.competition.rotations import cross_rounds, mitchell, without
from biritch.words.translation import LANGUAGES, Language, has_sentence, say
from tests.proving import PROVING

MOVEMENTS = movements_by_name()
VECTORS = Path(__file__).parent.parent / "vectors" / "movements"
GUIDES = json.loads((VECTORS / "guides.json").read_text(encoding="utf-8"))
HOWELLS = json.loads((VECTORS / "howells.json").read_text(encoding="utf-8"))

INDIVIDUALS = range(4, 33)


def faults(schedule: Schedule) -> set[str]:
    """The names of what is wrong; each can be said in both languages."""
    found = list(schedule_faults(schedule))
    assert all(say(fault, language) for fault in found for language in LANGUAGES)
    return {fault.name.removeprefix("movement-fault-") for fault in found}


@pytest.mark.slow
@pytest.mark.parametrize("name", MOVEMENTS)
def test_a_movement_keeps_its_guarantees_at_every_size_and_length(name: str) -> None:
    movement = MOVEMENTS[name]
    for entrants in movement.sizes:
        lengths = movement.lengths(entrants)
        assert lengths
        if entrants > 100 and entrants % 37 and not PROVING:
            continue  # so large a field is more of the same sections
        for rounds in (
            lengths if PROVING else {lengths[0], lengths[len(lengths) // 2], lengths[-1]}
        ):
            schedule = movement.schedule(entrants, rounds)
            assert not list(schedule_faults(schedule)), (entrants, rounds)
            assert len(schedule.rounds) == rounds
            assert schedule.entrants == tuple(range(1, entrants + 1))
            assert schedule.form is movement.form


@pytest.mark.parametrize("name", MOVEMENTS)
def test_a_movement_refuses_what_it_does_not_claim(name: str) -> None:
    movement = MOVEMENTS[name]
    for size in set(range(max(movement.sizes) + 2)) - set(movement.sizes):
        with pytest.raises(Unsuitable) as refused:
            movement.schedule(size)
        for language in LANGUAGES:
            assert number_ranges(movement.sizes) in say(refused.value.phrase, language)
    with pytest.raises(Unsuitable, match="cannot be played in"):
        movement.schedule(movement.sizes[0], 999)


@pytest.mark.parametrize("name", MOVEMENTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_movement_has_a_title_and_a_sentence(name: str, language: Language) -> None:
    assert has_sentence(f"movement-{name}", language)
    assert has_sentence(f"movement-{name}-about", language)
    assert MOVEMENTS[name].title
    assert MOVEMENTS[name].source


def test_the_fairness_test_can_fail() -> None:
    """A Mitchell of an even number of tables meets its own boards half-way without a skip."""
    guarantee = Guarantee((8, 8), meetings=(0, 1), down=True)
    assert faults(Schedule(mitchell(8, 8), guarantee)) == {"again"}
    with pytest.raises(Unsuitable):
        MOVEMENTS["mitchell"].schedule(16)


def doctored(change: dict[tuple[int, int], Sitting]) -> Schedule:
    """A good Mitchell of five tables, a sitting or two of which are others."""
    good = MOVEMENTS["mitchell"].schedule(10)
    rounds: tuple[Round, ...] = tuple(
        tuple(change.get((number, one.table), one) for one in sittings)
        for number, sittings in enumerate(good.rounds, 1)
    )
    return replace(good, rounds=rounds)


GOOD = MOVEMENTS["mitchell"].schedule(10)
TEAMS = MOVEMENTS["american-whist"].schedule(5)


@pytest.mark.parametrize(
    ("fault", "schedule"),
    [
        ("numbers", Schedule(((Sitting(1, (1,), (3,), 1),),), Guarantee((1, 1)))),
        ("twice", doctored({(1, 1): Sitting(1, (1,), (7,), 1)})),
        ("table", doctored({(1, 1): Sitting(2, (1,), (6,), 1)})),
        ("itself", doctored({(1, 1): Sitting(1, (1,), (1,), 1)})),
        ("shared", doctored({(1, 1): Sitting(1, (1,), (6,), 2)})),
        ("again", doctored({(1, 1): Sitting(1, (1,), (6,), 2)})),
        ("results", doctored({(1, 1): Sitting(1, (1,), (6,), 2)})),
        ("meetings", doctored({(1, 1): Sitting(1, (1,), (7,), 1)})),
        ("meetings", replace(GOOD, guarantee=replace(GOOD.guarantee, meetings=(1, 1)))),
        ("partners", replace(GOOD, guarantee=replace(GOOD.guarantee, partners=(1, 1)))),
        ("waits", replace(GOOD, rounds=(GOOD.rounds[0][1:], *GOOD.rounds[1:]))),
        ("balance", replace(GOOD, guarantee=replace(GOOD.guarantee, variance=Fraction(0)))),
        ("room", replace(TEAMS, rounds=TEAMS.rounds[:-1])),
        ("travel", replace(GOOD, rounds=GOOD.rounds[::-1])),
    ],
)
def test_every_fault_is_seen(fault: str, schedule: Schedule) -> None:
    assert fault in faults(schedule)


def written(schedule: Schedule, cell: str) -> Sitting:
    """A cell of a guide, ``1-104:5``, East-West of a Mitchell numbered from 101."""
    meeting, _, boards = cell.partition(":")
    lines = len(schedule.entrants) // 2
    ns, ew = (int(n) - 100 + lines if int(n) > 100 else int(n) for n in meeting.split("-"))
    return Sitting(0, (ns,), (ew,), int(boards or 0))


@pytest.mark.parametrize("guide", GUIDES)
def test_the_guides_of_the_reference_are_followed(guide: str) -> None:
    name, *numbers = guide.split()
    schedule = MOVEMENTS[name].schedule(*map(int, numbers))
    wanted = [[written(schedule, cell) for cell in row] for row in GUIDES[guide]]
    if name == "round-robin":  # each match has two tables; the guide names the match
        found = [[replace(s, table=0, boards=0) for s in row[::2]] for row in schedule.rounds]
    else:
        found = [[replace(s, table=0) for s in row] for row in schedule.rounds]
    assert found == wanted


@pytest.mark.parametrize("tables", HOWELLS)
def test_howells_found_by_others_are_as_even_as_ours(tables: str) -> None:
    rows = [
        (r, Sitting(table, (ns,), (ew,), boards))
        for table, r, ns, ew, boards in HOWELLS[tables]
    ]
    rounds = tuple(
        tuple(sitting for at, sitting in rows if at == number)
        for number in range(1, 2 * int(tables))
    )
    ours = MOVEMENTS["howell"].schedule(2 * int(tables))
    theirs = Schedule(rounds, ours.guarantee)
    assert not list(faults(theirs))
    assert balance(theirs) == balance(ours)


@pytest.mark.parametrize("tables", [4, 6, 8, 10, 12])
def test_perfect_howells_compare_every_two_pairs_alike(tables: int) -> None:
    found = balance(MOVEMENTS["howell"].schedule(2 * tables))
    assert found.variance == 0
    assert found.least == found.mean == found.most == tables - 1


@pytest.mark.parametrize(
    ("name", "entrants", "deviation"),
    [
        ("howell", 10, 1.789),
        ("howell", 14, 1.852),
        ("howell", 18, 1.886),
        ("howell", 22, 1.907),
        ("howell", 7, 0),
        ("mitchell", 10, 2.485),
        ("mitchell", 14, 3.490),
        ("mitchell", 26, 6.495),
        ("mitchell-crossed", 14, 1.049),
        ("mitchell-crossed", 18, 1.165),
        ("mitchell-crossed", 22, 1.875),
        ("mitchell-crossed", 26, 1.773),
        ("mitchell-skip", 12, 2.405),
        ("mitchell-relay", 16, 3.991),
        ("howell", 6, 1.633),
        ("howell-unshared", 6, 1.236),
    ],
)
def test_balance_agrees_with_published_figures(
    name: str, entrants: int, deviation: float
) -> None:
    """Standard deviations of *Movements - a fair approach*, as the reference has them."""
    variance = balance(MOVEMENTS[name].schedule(entrants)).variance
    assert float(variance) ** 0.5 == pytest.approx(deviation, abs=0.0006)


def test_one_round_more_crossed_is_worse_at_eleven_tables() -> None:
    rounds = mitchell(11, 11)
    one, two = (
        balance(Schedule(cross_rounds(rounds, last), Guarantee((11, 11)))).variance
        for last in (1, 2)
    )
    assert one < two


def test_the_hesitation_of_seven_tables_is_as_published() -> None:
    """J. Pain, EBU newsletter, Unusual Movements for Clubs 1: 24 boards, eight rounds."""
    schedule = MOVEMENTS["hesitation"].schedule(14)
    first = [(s.ns[0], s.ew[0], s.boards) for s in schedule.rounds[0]]
    assert first == [
        (1, 8, 1), (2, 9, 2), (3, 10, 3), (4, 11, 5), (5, 12, 6), (6, 13, 7), (7, 14, 8),
    ]  # fmt: skip
    second, last = schedule.rounds[1], schedule.rounds[-1]
    assert (second[-1].ns, second[0].ew, second[1].ew) == ((14,), (7,), (8,))
    assert [s.ew[0] for s in last[:-1]] == [1, 2, 3, 4, 5, 6]
    unswitched = replace(schedule, rounds=(*schedule.rounds[:-1], (
        *(s.with_sides_swapped for s in last[:-1]), last[-1])))  # fmt: skip
    assert balance(schedule).variance < balance(unswitched).variance


def test_the_documents_mitchell_of_nine_tables() -> None:
    schedule = MOVEMENTS["mitchell"].schedule(18)
    assert (len(schedule.rounds), schedule.sets) == (9, 9)
    second = {s.table: (s.ns[0], s.ew[0] - 9, s.boards) for s in schedule.rounds[1]}
    assert (second[1], second[2], second[9]) == ((1, 9, 2), (2, 1, 3), (9, 8, 1))


def test_the_documents_36_pairs_are_two_sections_of_nine_tables() -> None:
    schedule = MOVEMENTS["sections"].schedule(36)
    assert {s.section for s in schedule} == {1, 2}
    assert schedule.tables == 18
    assert schedule.guarantee.results == (18, 18)


def test_the_documents_match_exchanges_its_boards() -> None:
    stages = [[s.boards for s in sittings] for sittings in MOVEMENTS["team-match"].plan(2, 4)
              .rounds]  # fmt: skip
    assert stages == [[1, 2], [2, 1], [3, 4], [4, 3]]


def test_a_missing_pair_leaves_its_opponents_waiting() -> None:
    rounds = without(mitchell(5, 5), 10)
    assert [len(sittings) for sittings in rounds] == [4] * 5
    assert max(who for one in rounds for s in one for who in s.entrants) == 9


def test_a_missing_north_south_pair_makes_east_west_wait() -> None:
    one = MOVEMENTS["mitchell-north-south"].schedule(9)
    other = MOVEMENTS["mitchell"].schedule(9)
    assert {s.table for s in one} == {1, 2, 3, 4}
    assert {s.table for s in other} == {1, 2, 3, 4, 5}


def test_numbers_are_told_in_short() -> None:
    assert number_ranges((5, 7, 6, 9, 11, 12)) == "5-7, 9, 11, 12"


def test_tables_tell_how_many_come() -> None:
    assert entrants_at(MOVEMENTS["mitchell"], 9) == 18
    assert entrants_at(MOVEMENTS["mitchell"], 8) == 16
    assert entrants_at(MOVEMENTS["rover"], 7) == 15
    assert entrants_at(MOVEMENTS["individual"], 3) == 12
    assert entrants_at(MOVEMENTS["american-whist"], 7) == 7


def test_the_shelf_holds_all_three_forms() -> None:
    assert {movement.form for movement in MOVEMENTS.values()} == set(EntrantKind)


@pytest.mark.parametrize(
    ("form", "numbers"),
    [
        (EntrantKind.PAIRS, range(4, 101)),
        (EntrantKind.TEAMS, range(2, 33)),
        (EntrantKind.INDIVIDUAL, INDIVIDUALS),
    ],
)
def test_whoever_comes_can_be_seated(form: EntrantKind, numbers: range) -> None:
    """Clubs of 6 to 24 pairs, federations' events of 40 to 80."""
    assert [number for number in numbers if not movements_for(form, number)] == []


@pytest.mark.parametrize("teams", [4, 6, 12])
def test_teams_of_an_even_american_whist_all_meet_over_one_set(teams: int) -> None:
    """Each two teams play one set against one another, once each way."""
    schedule = MOVEMENTS["american-whist-even"].schedule(teams)
    rooms = {(*one.ns, *one.ew, one.boards) for one in schedule}
    assert len(rooms) == teams * (teams - 1)
    assert rooms == {(away, home, boards) for home, away, boards in rooms}
    assert schedule.copies == 2
