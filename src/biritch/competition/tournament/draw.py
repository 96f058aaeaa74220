"""The draw of the next round, where the results so far decide who meets whom.

It is a function of the tournament alone, so anybody can check it. The first round is drawn by
seed, the upper half against the lower; later rounds from the ranking, neighbours first and no
match twice. A knock-out follows its bracket.
"""

from __future__ import annotations

from collections import Counter

from biritch.competition.movement import Unsuitable
from biritch.competition.teams import swiss
from biritch.competition.tournament import bracket, seating
from biritch.competition.tournament.ranking import tournament_ranking
from biritch.competition.tournament.tournament import Tournament


def next_draw(tournament: Tournament) -> str:
    """Return the matches of the next round, written as in the log; empty if none are drawn.

    Absent teams are left out; of an odd number the lowest that has had no bye sits out.

    Example:
        >>> from biritch.competition.tournament.log import MovementSet
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
    here = [who for who in tournament.contestants if who not in tournament.gone]
    place = {
        int(line.contestant.label): at for at, line in enumerate(tournament_ranking(tournament))
    }
    # Whoever has no place yet comes by number: team 1 is the strongest.
    order = sorted(here, key=lambda who: place.get(who, len(place) + who))
    rounds = [tournament.sittings(turn) for turn in range(1, number)]
    met = {(min(s.entrants), max(s.entrants)) for sittings in rounds for s in sittings}
    byes = {
        who
        for sittings in rounds
        for who in here
        if all(who not in s.entrants for s in sittings)
    }
    # Odd tables are open rooms, where the home team sits North-South.
    homes = Counter(s.ns[0] for sittings in rounds for s in sittings if s.table % 2)
    draw = swiss.turned(_draw(order, met, byes, first=number == 1), homes)
    return seating.write_draw(draw.matches)


def _draw(
    order: list[int], met: set[swiss.Two], byes: set[int], *, first: bool
) -> swiss.SwissDraw:
    if first:
        return swiss.first_round(order)
    try:
        return swiss.closest(order, met, byes)
    except Unsuitable:  # all have met: neighbours meet again
        return swiss.danish(order)
