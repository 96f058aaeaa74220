"""A month of four evenings: ladders, handicaps, attendance, worked out by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from biritch.competition.clubs.attendance import season_attendance
from biritch.competition.clubs.evening import BoardShare, Evening, EveningLine
from biritch.competition.clubs.handicaps import HandicapTerms, handicaps
from biritch.competition.clubs.ladder import ladder_formulas, player_keys, season_ladder
from biritch.competition.clubs.members import Member
from biritch.competition.clubs.player_story import player_story
from biritch.competition.clubs.season import Season
from biritch.competition.movement import EntrantKind
from biritch.competition.tournament.people import EnteredPlayer

ANN, BOB, CY, DI = (EnteredPlayer(name) for name in ("Ann", "Bob", "Cy", "Di"))
ANN_AGAIN = EnteredPlayer("ann", "FFB 12")


def evening(number: int, *pairs: tuple[EnteredPlayer, EnteredPlayer, str]) -> Evening:
    """An evening of pairs from the best down, each with its percentage."""
    shares = [Fraction(share) for _, _, share in pairs]
    lines = tuple(
        EveningLine(
            (one, other),
            1 + sum(more > share for more in shares),
            len(pairs),
            share,
            beaten=sum(less < share for less in shares) + Fraction(shares.count(share) - 1, 2),
            master=Fraction(max(0, 3 - place), 10),
        )
        for place, ((one, other, _), share) in enumerate(zip(pairs, shares, strict=True))
    )
    return Evening(f"e{number}", f"2026-09-0{number}", "Monday", EntrantKind.PAIRS, lines, 24)


# Ann: 60, 55, 50, 65. Bob: 60, 45, 35. Cy: 40, 55, 50, 35. Di: 40, 45, 65.
MONTH = (
    evening(1, (ANN, BOB, "60"), (CY, DI, "40")),
    evening(2, (ANN, CY, "55"), (BOB, DI, "45")),
    evening(3, (ANN, CY, "50")),
    evening(4, (ANN_AGAIN, DI, "65"), (BOB, CY, "35")),
)


def totals(ladder: str, count: int = 3, least: int = 1) -> dict[str, tuple[int, str]]:
    lines = season_ladder(Season("s", "September", ladder, count, least), MONTH)
    return {
        line.name: (line.rank, "" if line.total is None else f"{float(line.total):.4f}")
        for line in lines
    }


def test_the_best_three_of_four_are_averaged_and_fewer_have_no_place() -> None:
    assert totals("best-average", count=3) == {
        "ann": (1, "60.0000"),  # 65, 60, 55
        "Di": (2, "50.0000"),  # 65, 45, 40
        "Cy": (3, "48.3333"),  # 55, 50, 40
        "Bob": (4, "46.6667"),  # 60, 45, 35
    }
    four = totals("best-average", count=4)
    assert four["Bob"] == (0, "")
    assert four["ann"] == (1, "57.5000")
    assert four["Cy"] == (2, "45.0000")


def test_sums_averages_and_points_by_place() -> None:
    assert totals("best-total", count=2)["Bob"] == (3, "105.0000")
    # Cy: 180 / 4; Bob: 140 / 3, to the second decimal.
    assert totals("average")["Cy"] == (4, "45.0000")
    assert totals("average", least=4)["Bob"] == (0, "")
    # Ann won all four, once alone in the field.
    assert totals("places", count=0)["ann"] == (1, "40.0000")
    assert totals("places", count=0)["Cy"] == (2, "38.0000")  # 9 + 10 + 10 + 9
    assert totals("beaten", count=0)["ann"] == (1, "3.0000")
    assert totals("master-points")["ann"] == (1, "1.2000")
    assert totals("victory-points")["ann"] == (0, "")


def test_equal_totals_share_a_place() -> None:
    two = (evening(1, (ANN, BOB, "52.5"), (CY, DI, "47.5")),)
    lines = season_ladder(Season("s", "S", "average"), two)
    assert [(line.rank, line.shared) for line in lines] == [
        (1, True), (1, True), (3, True), (3, True)]  # fmt: skip


def test_one_person_with_and_without_a_number_is_one_and_two_namesakes_are_two() -> None:
    keys = player_keys(MONTH)
    assert keys[ANN] == keys[ANN_AGAIN] == "FFB 12"
    other = EnteredPlayer("Ann", "FFB 99")
    third = (*MONTH, evening(5, (other, BOB, "51")))
    assert len({player_keys(third)[who] for who in (ANN, ANN_AGAIN, other)}) == 3


def test_only_evenings_of_the_season_count() -> None:
    season = Season("s", "S", "average", since="2026-09-02", until="2026-09-03")
    lines = {line.name: line for line in season_ladder(season, MONTH)}
    assert float(lines["Ann"].total or 0) == 52.5
    left_out = Season("s", "S", "average", left_out=("e1", "e2", "e4"))
    assert {line.name for line in season_ladder(left_out, MONTH)} == {"Ann", "Cy"}
    assert not season_ladder(Season("s", "S", "average", words="tuesday"), MONTH)
    assert not season_ladder(Season("s", "S", "average", form="teams"), MONTH)


def test_handicaps_are_half_of_what_an_average_is_from_fifty() -> None:
    found = {one.name: one.handicap for one in handicaps(MONTH)}
    assert found["ann"] == Fraction("-3.75")  # 57.5
    assert found["Cy"] == Fraction("2.5")  # 45
    assert set(found) == {"ann", "Bob", "Cy", "Di"}
    assert "Bob" not in {one.name for one in handicaps(MONTH, HandicapTerms(least=4))}
    latest = {one.name: one.average for one in handicaps(MONTH, HandicapTerms(2, 2))}
    assert latest["ann"] == Fraction("57.5")  # 50 and 65
    assert latest["Cy"] == Fraction("42.5")


def test_table_money_of_members_and_visitors() -> None:
    season = Season("s", "S", fee="3,50", visitor_fee="5")
    members = (Member("Ann", numbers="FFB 12"), Member("Bob"), Member("Cy"))
    attended = season_attendance(season, MONTH, members)
    assert [(one.members, one.visitors, one.money) for one in attended.evenings] == [
        (3, 1, Fraction("15.5")),
        (3, 1, Fraction("15.5")),
        (2, 0, Fraction(7)),
        (3, 1, Fraction("15.5")),
    ]
    assert attended.money == Fraction("53.5")
    assert {one.name: (one.evenings, one.money) for one in attended.players} == {
        "ann": (4, Fraction(14)),
        "Cy": (4, Fraction(14)),
        "Bob": (3, Fraction("10.5")),
        "Di": (3, Fraction(15)),
    }
    only = season_ladder(Season("s", "S", "average", members_only=True), MONTH, members)
    assert "Di" not in {line.name for line in only}


def test_a_players_page_says_with_whom_and_in_which_part() -> None:
    done = {
        "Ann": (
            BoardShare("1", "declarer", Fraction(80)),
            BoardShare("2", "defence", Fraction(20)),
        ),
        "Bob": (BoardShare("1", "dummy", Fraction(80)),),
    }
    line = EveningLine((ANN, BOB), 1, 2, Fraction(50), played=done)
    fifth = Evening("e5", "2026-09-05", "M", EntrantKind.PAIRS, (line,))
    story = player_story("FFB 12", (*MONTH, fifth))
    assert story is not None
    assert [one.partners[0] for one in story.evenings] == ["Bob", "Cy", "Cy", "Di", "Bob"]
    assert [(one.of, one.percent, one.many) for one in story.partners] == [
        ("Bob", Fraction(55), 2),
        ("Cy", Fraction("52.5"), 2),
        ("Di", Fraction(65), 1),
    ]
    assert [(one.of, one.percent) for one in story.parts] == [
        ("declarer", Fraction(80)),
        ("defence", Fraction(20)),
    ]
    assert player_story("nobody", MONTH) is None


@pytest.mark.parametrize("name", sorted(ladder_formulas()))
def test_every_formula_ranks_a_month(name: str) -> None:
    lines = season_ladder(Season("s", "S", name, count=2), MONTH)
    assert len(lines) == 4
    ranks = [line.rank for line in lines if line.rank]
    assert ranks == sorted(ranks)
