"""Refusals of requests, and questions about unusual ones."""

from __future__ import annotations

from fractions import Fraction

from biritch.competition.results.result import BoardResult, ObtainedScore
from biritch.competition.tournament.tournament import Tournament
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat, next_of

MOST_DOWN = 7
"""Tricks down from which a score is asked about."""
MOST_POINTS = 2_300
"""Points from which a score is asked about: more than any slam that is not doubled makes."""
MOST_PENALTY = 100
"""Points of a penalty from which it is asked about, where boards are not counted in points."""


class BadTournamentRequest(ValueError):
    """Raised for a request that cannot become a log entry, often for lack of permission.

    Example:
        >>> BadTournamentRequest("director").phrase.name
        'tournament-not-director'
    """

    def __init__(self, name: str, /, **arguments: str | int) -> None:
        """Use the message ``tournament-not-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"tournament-not-{name}", **arguments)


class StrangeRequest(BadTournamentRequest):
    """Raised for an unusual request: it is done if repeated with ``anyway``.

    Example:
        >>> StrangeRequest("penalty", points="-9999").phrase.name
        'tournament-not-strange-penalty'
    """

    def __init__(self, name: str, /, **arguments: str | int) -> None:
        """Use the message ``tournament-not-strange-<name>``."""
        super().__init__(f"strange-{name}", **arguments)


def refuse_strange_score(tournament: Tournament, result: BoardResult) -> None:
    """Question an extraordinary score, or a lead that the leader did not hold.

    Raises:
        StrangeRequest: It is such a score.
    """
    written, board = result.written, int(result.board)
    if written.tricks is None or not written.contract[:1].isdigit():
        return
    points = result.for_ns.plain if isinstance(result.for_ns, ObtainedScore) else None
    down = int(written.contract[0]) + 6 - written.tricks
    if points is not None and (down >= MOST_DOWN or abs(points) >= MOST_POINTS):
        raise StrangeRequest("score", points=f"{points:+d}")
    layout = tournament.layouts.get(board)
    if layout is None or not written.lead:
        return
    leader = next_of(tuple(Seat), Seat.parse(written.declarer))
    if Card.parse(written.lead) not in Deal.parse(layout.dealt)[leader]:
        raise StrangeRequest("lead", board=board)


def refuse_strange_penalty(tournament: Tournament, told: str, points: Fraction) -> None:
    """Question a penalty that would decide the ranking by itself.

    Raises:
        StrangeRequest: It is such a penalty.
    """
    if abs(points) >= MOST_PENALTY and tournament.scorebook.method != "total_points":
        raise StrangeRequest("penalty", points=told)
