"""What the director of an evening does besides scores: the clock, calls, what follows when."""

from __future__ import annotations

from biritch.competition.tournament.log import (
    ClockSet,
    DirectorReplied,
    MovementSet,
    PlayedOnline,
    RankingShown,
    TournamentStep,
)
from biritch.competition.tournament.log import OverrunRule as Overran
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase
from biritch.server.tournaments.requests import (
    ChangeMovement,
    PlayRequest,
    ReplyToCall,
    SetClock,
    SetFlow,
    SetOverrun,
    ShowRanking,
)


class BadTournamentRequest(ValueError):
    """A deed for another side to do."""

    def __init__(self, name: str, /, **said: str | int) -> None:
        """Keep the sentence ``evening-not-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"evening-not-{name}", **said)


def step(evening: Tournament, asked: PlayRequest) -> TournamentStep:
    """Return what the director would write by *asked*.

    Raises:
        NotYours: It cannot be written down.
    """
    match asked:
        case SetClock():
            return ClockSet(asked.running, asked.minutes)
        case ShowRanking():
            return RankingShown(asked.shown)
        case ReplyToCall():
            return DirectorReplied(asked.call, asked.words.strip(), asked.closed)
        case SetOverrun():
            return Overran(asked.boards, evening.round if asked.now else 0)
        case _:
            return _arranged(evening, asked)


def _arranged(evening: Tournament, asked: PlayRequest) -> TournamentStep:
    if isinstance(asked, SetFlow):
        if evening.online is None:
            raise BadTournamentRequest("online")
        return PlayedOnline(evening.online.robots, asked.flowing)
    assert isinstance(asked, ChangeMovement), asked
    return MovementSet(
        asked.movement,
        asked.pairs,
        asked.rounds,
        asked.each,
        asked.minutes,
        asked.sections,
        asked.count,
    )
