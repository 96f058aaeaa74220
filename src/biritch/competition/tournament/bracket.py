"""A knock-out at a tournament: the bracket as its draws and results tell it, and the next draw.

The IMPs of a match decide and nothing else (document 000, line 238). A match that is level
after its last half goes on with extra boards until it is not. The strongest is number 1; where
the entrants are no power of two, the strongest rest in the first round.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import count

from biritch.competition.scoring.ranking import RankingLine, Total
from biritch.competition.teams import knockout
from biritch.competition.teams.match import TeamMatch
from biritch.competition.teams.team_ranking import TeamScoring, matches
from biritch.competition.tournament import seating
from biritch.competition.tournament.tournament import Tournament

USUAL = "imp"
"""How boards count where nothing else is said."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match of the bracket, home first; who rests has no opponent and has won."""

    home: int
    away: int | None
    net: Fraction = Fraction(0)
    """The home team's margin."""
    played: int = 0
    boards: int = 0
    """How many it has so far."""
    extra: int = 0
    """How many of them are extra boards."""
    winner: int | None = None


@dataclass(frozen=True, slots=True)
class BracketStage:
    """A stage of the bracket with its matches in the order of the draw."""

    stage: knockout.KnockoutStage
    ties: tuple[BracketMatch, ...]
    rounds: tuple[int, ...]
    """The rounds of it that have begun."""


def stages(teams: int) -> int:
    """Return how many stages so many *teams* need."""
    return (teams - 1).bit_length()


def bracket_stages(tournament: Tournament) -> tuple[BracketStage, ...]:
    """Return the stages reached so far; the last one may be under way."""
    if tournament.seated is None or len(tournament.contestants) < 2:
        return ()
    found, left = [], list(enumerate(tournament.draws, 1))
    stage: knockout.KnockoutStage | None = knockout.opening(sorted(tournament.contestants))
    known = _matches(tournament)
    while stage is not None:
        many = _many(tournament, [draw for _, draw in left])
        mine, left = left[:many], left[many:]
        later = {who for _, draw in left for two in _twos(tournament, draw) for who in two}
        rounds = tuple(number for number, _ in mine)
        whole = len(mine) >= _halves(tournament)
        ties = tuple(
            _tie(tournament, two, rounds, known.get(frozenset(two)), later)
            for two in stage.matches
        )
        resting = tuple(BracketMatch(one, None, winner=one) for one in stage.resting)
        place = {who: at for at, who in enumerate(stage.slots) if who is not None}
        order = sorted((*ties, *resting), key=lambda one: place[one.home])
        found.append(BracketStage(stage, tuple(order), rounds))
        winners = [one.winner for one in ties if one.winner is not None]
        if len(winners) < len(ties) or not whole:
            break
        stage = knockout.following(stage, winners)
    return tuple(found)


def _halves(tournament: Tournament) -> int:
    assert tournament.seated is not None
    return tournament.seated.rounds // stages(tournament.seated.pairs)


def _many(tournament: Tournament, draws: list[str]) -> int:
    """Return how many of *draws* are those of the first stage in them."""
    halves = _halves(tournament)
    for many in count(halves):
        if many >= len(draws) or not seating.extra_in(draws[many]):
            return min(many, len(draws))
    raise AssertionError


def _twos(tournament: Tournament, draw: str) -> tuple[tuple[int, int], ...]:
    return seating.matches_in(draw.partition(" +")[0], len(tournament.contestants))


def _matches(tournament: Tournament) -> dict[frozenset[int], TeamMatch]:
    by = tournament.seated.count if tournament.seated is not None else ""
    how = TeamScoring(tournament.scorebook.regulation, by or USUAL)
    return {
        frozenset((int(one.home.label), int(one.away.label))): one
        for one in matches(tournament.settled.results, how)
    }


def _tie(
    tournament: Tournament,
    two: tuple[int, int],
    rounds: tuple[int, ...],
    match: TeamMatch | None,
    later: set[int],
) -> BracketMatch:
    home, away = two
    done = _boards(tournament, two, rounds)
    more = sum(
        seating.extra_in(tournament.draws[number - 1])
        for number in rounds
        if any({*one.entrants} == {*two} for one in tournament.sittings(number))
    )
    net = Fraction(0)
    if match is not None:
        net = match.nets[0] if match.home.label == str(home) else match.nets[1]
    found = BracketMatch(home, away, net, sum(done.values()), len(done), more)
    if later & {*two}:
        return replace(found, winner=home if home in later else away)
    if gone := tournament.gone & {*two}:
        return replace(found, winner=home if away in gone else away)
    if len(rounds) >= _halves(tournament) and net and all(done.values()):
        return replace(found, winner=home if net > 0 else away)
    return found


def _boards(
    tournament: Tournament, two: tuple[int, int], rounds: tuple[int, ...]
) -> dict[int, bool]:
    """Return the boards of a match, and whether both rooms have played each."""
    done: dict[int, bool] = {}
    for number in rounds:
        for sitting in tournament.sittings(number):
            if {*sitting.entrants} != {*two}:
                continue
            for board in tournament.boards(sitting):
                agreed = tournament.state(tournament.table(sitting, board)) == "agreed"
                done[board] = done.get(board, True) and agreed
    return done


def extra(each: int) -> int:
    """Return how many extra boards a level match goes on with: a quarter of a half."""
    return max(1, each // 4)


def next_bracket_draw(tournament: Tournament) -> str:
    """Return the draw of the next round as the log has it; nothing after the final.

    Where scores are wanting the margin so far decides.
    """
    found = bracket_stages(tournament)
    if tournament.seated is None or not found:
        return ""
    last = found[-1]
    open_now = [one for one in last.ties if one.away is not None and one.winner is None]
    if len(last.rounds) < _halves(tournament):
        both = [one for one in last.ties if one.away is not None]
        return _written(both)
    level = [one for one in open_now if not one.net]
    if level:
        return f"{_written(level)} +{extra(tournament.seated.each)}"
    winners = [one.winner or (one.home if one.net > 0 else one.away) for one in last.ties]
    won = [who for who in winners if who is not None and who not in last.stage.resting]
    stage = knockout.following(last.stage, won)
    return "" if stage is None else seating.written(stage.matches)


def _written(ties: list[BracketMatch]) -> str:
    return seating.written(tuple((one.home, one.away or 0) for one in ties))


def bracket_ranking(tournament: Tournament) -> tuple[RankingLine, ...]:
    """Return the teams by how far they came: who lost the final is second.

    The points are the matches won; nobody is in it before the first match is over.
    """
    found = bracket_stages(tournament)
    if not any(one.winner and one.away for heat in found for one in heat.ties):
        return ()
    wins = dict.fromkeys(tournament.contestants, 0)
    out = dict.fromkeys(tournament.contestants, len(found) + 1)
    boards = dict.fromkeys(tournament.contestants, 0)
    for level, heat in enumerate(found, 1):
        for one in heat.ties:
            for who in _both(one):
                boards[who] += one.played
                if one.winner == who and one.away is not None:
                    wins[who] += 1
                elif one.winner is not None and one.winner != who:
                    out[who] = level
    levels = list(out.values())
    return tuple(
        RankingLine(
            1 + sum(other > out[who] for other in levels),
            Total(tournament.contestants[who], Fraction(wins[who]), boards=boards[who]),
            levels.count(out[who]) > 1,
        )
        for who in sorted(out, key=lambda one: (-out[one], one))
    )


def _both(one: BracketMatch) -> Iterator[int]:
    yield one.home
    if one.away is not None:
        yield one.away
