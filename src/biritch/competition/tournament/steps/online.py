"""The step that makes a tournament online, and its options."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep, word_phrase
from biritch.competition.tournament.subjects import Subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import OnlineRules
from biritch.core.phrase import Phrase

AbsenceChoice: TypeAlias = Literal["robot", "keep", "average"]
"""What becomes of the seat of somebody who is away where the boards are played online.

``robot``: after a while a robot plays until the player is back. ``keep``: the seat is kept as
long as the round lasts, then a robot plays what is left. ``average``: it is kept so long, and
boards not begun by then count 40 % for the side that was away and 60 % for the one that waited
(Law 12C2(a)).
"""
ABSENCE_CHOICES: tuple[AbsenceChoice, ...] = get_args(AbsenceChoice)

OnlookerChoice: TypeAlias = Literal["none", "played", "open"]
"""What onlookers see at a table online: nothing, the cards that are played, all four hands."""
ONLOOKER_CHOICES: tuple[OnlookerChoice, ...] = get_args(OnlookerChoice)
UndoChoice: TypeAlias = Literal["off", "ask"]
"""Whether a call or a card may be taken back online: never, or when the opponents agree."""
UNDO_CHOICES: tuple[UndoChoice, ...] = get_args(UndoChoice)
MOST_BEHIND = 16
"""Boards by which onlookers of tables online may be behind, at most."""
LONGEST_DELAY = 120
"""Minutes by which they may be behind besides, at most."""


class PlayedOnline(OnlineRules, LoggedStep, tag="online", frozen=True):
    """The boards are played online, with robots in empty seats.

    ``flowing``: the next round begins by itself when every table has finished; ``away``: what
    happens to an absent player's seat, one of :data:`ABSENCE_CHOICES`; ``undo``: one of
    :data:`UNDO_CHOICES`; ``onlookers``: what they see, one of :data:`ONLOOKER_CHOICES`,
    ``behind`` boards and ``delay`` minutes later. The last four apply to tables opened from
    then on.
    """

    @property
    def subjects(self) -> Subjects:
        return self.subjects_since(None)

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: an unknown word, or too late.

        ``flowing`` may always change in an online tournament.
        """
        if refusal := word_phrase("tournament-fault-away", self.away, ABSENCE_CHOICES):
            return refusal
        known = self.undo in UNDO_CHOICES and self.onlookers in ONLOOKER_CHOICES
        behind = 0 <= self.behind <= MOST_BEHIND and 0 <= self.delay <= LONGEST_DELAY
        if not (known and behind):
            text = f"{self.undo} {self.onlookers} {self.behind} {self.delay}"
            return Phrase.of("tournament-fault-table-rules", text=text)
        late = tournament.round and tournament.online is None
        return Phrase.of("tournament-fault-begun") if late else None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, online=self)
