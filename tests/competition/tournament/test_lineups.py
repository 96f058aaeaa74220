"""Line-ups as the log tells them: halves, what is usual, what may not be named."""

from __future__ import annotations

import pytest

from biritch.competition.tournament import fold, lineups
from biritch.competition.tournament.log import LogEntry, TournamentStep, read_entry, write_entry
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import ScorebookOpened, ScorebookStep
from biritch.competition.tournament.steps.entrants import EntrantNamed
from biritch.competition.tournament.steps.movement import MovementSet
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.steps.rounds import RoundBegan
from biritch.competition.tournament.steps.teams import LineUpNamed, LineUpRule
from biritch.competition.tournament.tournament import Tournament

AT = "2026-11-21T20:00:00+00:00"
SIX = "Reds: Ann & Bob & Cleo & Dan & Eve & Flo"


def match(
    rule: str, *steps: TournamentStep, by: str = "director", online: bool = False
) -> Tournament:
    what: list[ScorebookStep | TournamentStep] = [
        ScorebookOpened("Match"),
        MovementSet("team-match", 2, 4, 1, 20),
        EntrantNamed(1, SIX),
        LineUpRule(rule),
    ]
    what += [PlayedOnline("robot:sif")] if online else []
    entries = [LogEntry(one, "director", AT) for one in [*what, RoundBegan(1)]]
    entries += [
        LogEntry(one, "director" if isinstance(one, RoundBegan) else by, AT) for one in steps
    ]
    assert [read_entry(write_entry(one)) for one in entries] == entries
    return fold.fold(entries)


def refused(
    rule: str, *steps: TournamentStep, by: str = "director", online: bool = False
) -> str:
    with pytest.raises(NotAllowed) as found:
        match(rule, *steps, by=by, online=online)
    return found.value.phrase.name


def halves(tournament: Tournament) -> list[tuple[lineups.Pairs, lineups.Pairs]]:
    found = (lineups.match_half(tournament, number, 1) for number in (1, 2, 3, 4))
    return [lineups.pairs_playing(tournament, one) for one in found if one is not None]


def test_a_half_is_both_stages_and_the_away_pairs_change_rooms_after_it() -> None:
    usual = (("ab", "cd"), ("ab", "cd"))
    crossed = (("ab", "cd"), ("cd", "ab"))
    assert halves(match("set")) == [usual, usual, crossed, crossed]


def test_a_named_line_up_is_what_the_next_half_follows() -> None:
    tournament = match("blind", LineUpNamed(1, 1, "ef", "ab"), LineUpNamed(2, 1, "ac", "bd"))
    assert halves(tournament)[0] == (("ef", "ab"), ("ac", "bd"))
    assert halves(tournament)[2] == (("ef", "ab"), ("bd", "ac"))


def test_the_same_two_pairs_do_not_meet_in_both_halves() -> None:
    first = (
        LineUpNamed(1, 1, "ab", "cd"),
        LineUpNamed(2, 1, "ab", "cd"),
        RoundBegan(2),
        RoundBegan(3),
    )
    assert refused(
        "blind", *first, LineUpNamed(1, 3, "ab", "ef"), LineUpNamed(2, 3, "ab", "cd")
    ) == ("lineup-again")
    kept = match("blind", *first, LineUpNamed(1, 3, "ae", "bf"), LineUpNamed(2, 3, "ab", "cd"))
    assert halves(kept)[2] == (("ae", "bf"), ("ab", "cd"))
    one = match("blind", *first, LineUpNamed(1, 3, "ab", "cd"))
    assert halves(one)[2] == (("ab", "cd"), ("cd", "ab"))


@pytest.mark.parametrize(
    ("rule", "step", "by", "said"),
    [
        ("blind", LineUpNamed(1, 1, "ag", "cd"), "director", "lineup-stranger"),
        ("blind", LineUpNamed(2, 1, "ae", "cd"), "director", "lineup-stranger"),
        ("blind", LineUpNamed(1, 1, "ab", "bc"), "director", "lineup-both-rooms"),
        ("blind", LineUpNamed(1, 1, "aa", "bc"), "director", "lineup-not-two"),
        ("blind", LineUpNamed(1, 3, "ab", "cd"), "director", "lineup-no-match"),
        ("away-first", LineUpNamed(1, 1, "ab", "cd"), "player 1 a", "lineup-away-first"),
        ("set", LineUpNamed(1, 1, "ab", "cd"), "player 1 a", "lineup-director"),
    ],
)
def test_what_may_not_be_named(rule: str, step: TournamentStep, by: str, said: str) -> None:
    assert refused(rule, step, by=by) == said


def test_tables_that_are_open_keep_their_players() -> None:
    assert refused("set", LineUpNamed(1, 1, "ab", "ef"), online=True) == "lineup-fixed"
    both = (LineUpNamed(1, 1, "ab", "ef"), LineUpNamed(2, 1, "ab", "cd"))
    assert refused("blind", *both, LineUpNamed(1, 1, "ab", "cd"), online=True) == "lineup-fixed"
    assert halves(match("blind", *both, LineUpNamed(1, 1, "ab", "cd")))[0][0] == ("ab", "cd")
    assert refused("blurred") == "lineup-rule"
