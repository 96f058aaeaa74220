"""The draw of the next round, if results decide who meets whom.

It is a function of the tournament alone, so anybody can check it. The first round is drawn by
seed, the upper half against the lower; later rounds from the ranking, neighbours first and no
match twice. A knock-out follows its bracket.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.teams import swiss
from biritch.competition.tournament import bracket, seating
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.tournament import Tournament


def next_draw(tournament: Tournament) -> str:
    """Return the matches of the next round in the log's notation; empty without a draw.

    Absent teams are left out; of an odd number the lowest without a bye sits out.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> from biritch.competition.tournament.scorebook import Scorebook
        >>> cup = Tournament(Scorebook(rules="wbf"), MovementSet("swiss", 8, 3, 8, 70))
        >>> next_draw(cup)
        '1-5 2-6 3-7 4-8'
    """
    number = tournament.round + 1
    if tournament.knock_out:
        return bracket.next_bracket_draw(tournament)
    if not tournament.by_results or not 0 < number <= tournament.rounds:
        return ""
    here = [who for who in tournament.contestants if who not in tournament.absentees]
    place = {
        int(line.contestant.label): at for at, line in enumerate(tournament_ranking(tournament))
    }
    # Teams without a place yet come by number: team 1 is the strongest.
    order = sorted(here, key=lambda who: place.get(who, len(place) + who))
    rounds = [tournament.sittings(turn) for turn in range(1, number)]
    met = {(min(s.entrants), max(s.entrants)) for sittings in rounds for s in sittings}
    byes = {
        who
        for sittings in rounds
        for who in here
        if all(who not in s.entrants for s in sittings)
    }
    # Odd tables are open rooms, where the home team sits North-South; pairs have one table.
    pairs = tournament.form is EntrantKind.PAIRS
    homes = Counter(s.ns[0] for sittings in rounds for s in sittings if pairs or s.table % 2)
    three = _triangle(tournament, order, met)
    left = [who for who in order if who not in three]
    draw = swiss.turn_draw(_draw(left, met, byes, first=number == 1), homes)
    written = seating.write_draw(draw.matches)
    return f"{written} {'-'.join(map(str, three))}".strip() if three else written


def _triangle(tournament: Tournament, order: list[int], met: set[swiss.Two]) -> tuple[int, ...]:
    """Return the three teams that play a triangle in the next round, if any.

    It takes two rounds: of an odd number of rounds left the first has a bye instead. The three
    lowest in the ranking play it that have not met, those first that have played none before.
    """
    if begun := seating.triangle_begun(tournament.draws):
        return begun
    assert tournament.seated is not None
    left = tournament.rounds - tournament.round
    if tournament.seated.odd != "triangle" or len(order) % 2 == 0 or left % 2:
        return ()
    before = {
        who
        for draw in tournament.draws
        for who in seating.read_swiss_draw(draw, len(tournament.contestants))[1] or ()
    }
    lowest = order[::-1][:MOST_TRIED]
    for three in sorted(
        combinations(lowest, 3),
        key=lambda those: (sum(who in before for who in those), sum(map(lowest.index, those))),
    ):
        if any(tuple(sorted(two)) in met for two in combinations(three, 2)):
            continue
        if _can_be_drawn([who for who in order if who not in three], met):
            return three[::-1]
    return ()


def _can_be_drawn(order: list[int], met: set[swiss.Two]) -> bool:
    if not met:
        return True
    try:
        swiss.closest(order, met)
    except Unsuitable:
        return False
    return True


MOST_TRIED = 12
"""Of that many teams at the end of the ranking three are sought for a triangle."""


def _draw(
    order: list[int], met: set[swiss.Two], byes: set[int], *, first: bool
) -> swiss.SwissDraw:
    if first:
        return swiss.first_round(order)
    try:
        return swiss.closest(order, met, byes)
    except Unsuitable:  # all have met: neighbours meet again
        return swiss.danish(order)
