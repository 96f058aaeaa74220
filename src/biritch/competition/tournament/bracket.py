"""The bracket of a knock-out tournament: its matches so far, and the next draw.

The IMPs of a match decide, without victory points. A match that is level after its last half
goes on with extra boards until it is not (as most knock-outs are played), or until the
director decides it by lot or for the better seed.
Team 1 is the strongest; where the teams are no power of two, the strongest rest first.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import count

from biritch.competition.results.result import BracketLine
from biritch.competition.scoring.ranking import RankingLine
from biritch.competition.teams import knockout
from biritch.competition.teams.match import TeamMatch
from biritch.competition.teams.team_ranking import TeamScoring, matches
from biritch.competition.tournament import seating
from biritch.competition.tournament.tournament import Tournament

USUAL = "imp"
"""How boards are scored in a knock-out unless the log says otherwise."""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """A match of the bracket, home first; a bye has no opponent and has won."""

    home: int
    away: int | None
    net: Fraction = Fraction(0)
    """The home team's margin."""
    played: int = 0
    boards: int = 0
    """How many it has so far."""
    extra_boards: int = 0
    """How many of them are extra boards."""
    winner: int | None = None
    decided: str = ""
    """How it was decided where it stayed level: ``lot`` or ``seed``."""


@dataclass(frozen=True, slots=True)
class BracketStage:
    """A stage of the bracket, with its matches in the order of the draw."""

    stage: knockout.KnockoutStage
    matches: tuple[BracketMatch, ...]
    rounds: tuple[int, ...]
    """The rounds of it that have begun."""


def stages_needed(teams: int) -> int:
    """Return how many stages a knock-out of that many *teams* has.

    Example:
        >>> stages_needed(8), stages_needed(9)
        (3, 4)
    """
    return (teams - 1).bit_length()


def bracket_stages(tournament: Tournament) -> tuple[BracketStage, ...]:
    """Return the stages so far; the last one may be in play.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> cup = Tournament(Scorebook(rules="wbf"), MovementSet("knock-out", 4, 4, 12, 90))
        >>> [(match.home, match.away) for match in bracket_stages(cup)[0].matches]
        [(1, 4), (2, 3)]
    """
    if tournament.seated is None or len(tournament.contestants) < 2:
        return ()
    reached, draws_left = [], list(enumerate(tournament.draws, 1))
    stage: knockout.KnockoutStage | None = knockout.opening(sorted(tournament.contestants))
    played = _matches(tournament)
    while stage is not None:
        # The draws are told apart by counting: so many halves, then its extra boards.
        many = _many(tournament, [draw for _, draw in draws_left])
        mine, draws_left = draws_left[:many], draws_left[many:]
        later = {
            who for _, draw in draws_left for two in _twos(tournament, draw) for who in two
        }
        rounds = tuple(number for number, _ in mine)
        whole = len(mine) >= _halves(tournament)
        bracket_matches = tuple(
            _bracket_match(tournament, two, rounds, played.get(frozenset(two)), later)
            for two in stage.matches
        )
        resting = tuple(BracketMatch(team, None, winner=team) for team in stage.resting)
        place = {who: at for at, who in enumerate(stage.slots) if who is not None}
        order = sorted((*bracket_matches, *resting), key=lambda match: place[match.home])
        reached.append(BracketStage(stage, tuple(order), rounds))
        winners = [match.winner for match in bracket_matches if match.winner is not None]
        if len(winners) < len(bracket_matches) or not whole:
            break
        stage = knockout.following(stage, winners)
    return tuple(reached)


def _halves(tournament: Tournament) -> int:
    assert tournament.seated is not None
    return tournament.seated.rounds // stages_needed(tournament.seated.pairs)


def _many(tournament: Tournament, draws: list[str]) -> int:
    """Return how many of *draws* belong to the first stage in them."""
    halves = _halves(tournament)
    # After the halves come the draws that have extra boards: the first without begins the next
    # stage.
    for many in count(halves):
        if many >= len(draws) or not seating.extra_boards_in(draws[many]):
            return min(many, len(draws))
    raise AssertionError


def _twos(tournament: Tournament, draw: str) -> tuple[tuple[int, int], ...]:
    # ``1-4 +2``: how many extra boards follows the matches.
    return seating.read_draw(draw.partition(" +")[0], len(tournament.contestants))


def _matches(tournament: Tournament) -> dict[frozenset[int], TeamMatch]:
    by = tournament.seated.count if tournament.seated is not None else ""
    how = TeamScoring(tournament.scorebook.regulation, by or USUAL)
    return {
        frozenset((int(match.home.label), int(match.away.label))): match
        for match in matches(tournament.agreed_scorebook.results, how)
    }


def _bracket_match(
    tournament: Tournament,
    two: tuple[int, int],
    rounds: tuple[int, ...],
    match: TeamMatch | None,
    later: set[int],
) -> BracketMatch:
    home, away = two
    done = _boards(tournament, two, rounds)
    more = sum(
        seating.extra_boards_in(tournament.draws[number - 1])
        for number in rounds
        if any({*sitting.entrants} == {*two} for sitting in tournament.sittings(number))
    )
    net = Fraction(0)
    if match is not None:
        # In the results the home team is the one that sat North-South in the open room; that
        # need not be the bracket's.
        net = match.nets[0] if match.home.label == str(home) else match.nets[1]
    bracket_match = BracketMatch(home, away, net, sum(done.values()), len(done), more)
    # Who was drawn for a later round has won, whatever a late correction says.
    if later & {*two}:
        return replace(bracket_match, winner=home if home in later else away)
    if gone := tournament.absentees & {*two}:
        return replace(bracket_match, winner=home if away in gone else away)
    if decided := tournament.decided.get(frozenset(two)):
        return replace(bracket_match, winner=decided.winner, decided=decided.by)
    # A level match has no winner yet: it goes on with extra boards.
    if len(rounds) >= _halves(tournament) and net and all(done.values()):
        return replace(bracket_match, winner=home if net > 0 else away)
    return bracket_match


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


def level_matches(tournament: Tournament) -> list[tuple[int, int]]:
    """Return the finished, tied matches of the current stage, home first.

    Example:
        >>> from biritch.competition.tournament.seating import SeatedMovement
        >>> level_matches(Tournament(seated=SeatedMovement("mitchell", 10, 5, 3, 24)))
        []
    """
    stages = bracket_stages(tournament) if tournament.knock_out else ()
    return [
        (match.home, match.away)
        for stage in stages[-1:]
        if len(stage.rounds) >= _halves(tournament)
        for match in stage.matches
        if match.away is not None
        and match.winner is None
        and not match.net
        and match.played == match.boards
    ]


def extra_boards(each: int) -> int:
    """Return the number of extra boards in a tied match: a quarter of *each*, at least one.

    Example:
        >>> extra_boards(16), extra_boards(2)
        (4, 1)
    """
    return max(1, each // 4)


def next_bracket_draw(tournament: Tournament) -> str:
    """Return the draw of the next round in the log's notation; empty after the final.

    Where scores are missing the margin so far decides. See
    :func:`biritch.competition.tournament.seating.read_draw` for how it is written.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> cup = Tournament(Scorebook(rules="wbf"), MovementSet("knock-out", 8, 6, 12, 90))
        >>> next_bracket_draw(cup)
        '1-8 4-5 2-7 3-6'
    """
    reached = bracket_stages(tournament)
    if tournament.seated is None or not reached:
        return ""
    last = reached[-1]
    open_now = [
        match for match in last.matches if match.away is not None and match.winner is None
    ]
    if len(last.rounds) < _halves(tournament):
        both = [match for match in last.matches if match.away is not None]
        return _matches_text(both)
    level = [match for match in open_now if not match.net]
    if level:
        return f"{_matches_text(level)} +{extra_boards(tournament.seated.each)}"
    winners = [
        match.winner or (match.home if match.net > 0 else match.away) for match in last.matches
    ]
    won = [who for who in winners if who is not None and who not in last.stage.resting]
    following = knockout.following(last.stage, won)
    return "" if following is None else seating.write_draw(following.matches)


def _matches_text(bracket_matches: list[BracketMatch]) -> str:
    return seating.write_draw(tuple((match.home, match.away or 0) for match in bracket_matches))


def bracket_ranking(tournament: Tournament) -> tuple[RankingLine, ...]:
    """Return the ranking of teams by their last stage.

    The points are matches won. It is empty until the first match is over.
    """
    boards = dict.fromkeys(tournament.contestants.values(), 0)
    for stage in bracket_stages(tournament):
        for match in stage.matches:
            for who in (match.home, match.away):
                if who is not None:
                    boards[tournament.contestants[who]] += match.played
    return knockout.rank_bracket(bracket_lines(tournament), boards)


def bracket_lines(tournament: Tournament) -> tuple[BracketLine, ...]:
    """Return the matches of the bracket so far with their winners, stage by stage.

    Example:
        >>> bracket_lines(Tournament())
        ()
    """
    known = tournament.contestants
    return tuple(
        BracketLine(
            level,
            known[match.home],
            None if match.away is None else known[match.away],
            None if match.winner is None else known[match.winner],
            match.decided,
        )
        for level, stage in enumerate(bracket_stages(tournament), 1)
        for match in stage.matches
    )
