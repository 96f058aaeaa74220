"""The step that sets the movement, its size and the scoring of its matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.scoring.scale import NoScaleForLength, scales
from biritch.competition.scoring.session import methods
from biritch.competition.teams.match import WORTHS
from biritch.competition.teams.patton import pattons
from biritch.competition.tournament import seating
from biritch.competition.tournament.seating import SeatedMovement
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep, word_phrase
from biritch.competition.tournament.subjects import Subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

OddChoice: TypeAlias = Literal["bye", "triangle"]
"""``bye``: one team waits. ``triangle``: three play each other over two rounds."""
ODD_CHOICES: tuple[OddChoice, ...] = get_args(OddChoice)
PATTONS = tuple(f"patton-{name}" for name in pattons())
"""The forms of Patton, as :attr:`MovementSet.count` names them."""


class MovementSet(SeatedMovement, LoggedStep, tag="seat", frozen=True):
    """The movement is set, by its name on the shelf ``movements/``, with its size."""

    @property
    def subjects(self) -> Subjects:
        answers = frozenset({"movement", "round", "entrants"})
        return Subjects(answers, answers | {"clock"})

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: play has begun, or there is no such movement of that size."""
        scorebook = tournament.scorebook
        if not scorebook.rules:
            return Phrase.of("scorebook-fault-not-open")
        if scorebook.scores or scorebook.adjustments or scorebook.gone or tournament.appeals:
            return Phrase.of("tournament-fault-begun")
        if tournament.online is not None and tournament.round:
            return Phrase.of("tournament-fault-tables")
        try:
            seating.schedule(self)
        except Unsuitable as wrong:
            return wrong.phrase
        method = scorebook.regulation.method
        if self.movement == seating.SWISS_PAIRS and methods()[method].unit != "imps":
            return Phrase.of("tournament-fault-swiss-method")
        return self._counting_objection()

    def _counting_objection(self) -> Phrase | None:
        """Return why matches cannot be scored this way: printed scales lack some lengths."""
        if self.odd and (wrong := word_phrase("tournament-fault-odd", self.odd, ODD_CHOICES)):
            return wrong
        pairs, knock_out = (
            self.movement == name for name in (seating.SWISS_PAIRS, seating.KNOCK_OUT)
        )
        patton = self.count in PATTONS and not knock_out and not pairs
        worths = ("imp",) if pairs else WORTHS
        if not self.count or self.count in worths or patton:
            return None
        if knock_out:
            words: tuple[str, ...] = tuple(WORTHS)
        else:
            words = (*scales(), *worths, *(() if pairs else PATTONS))
        if knock_out or self.count not in scales():
            return Phrase.of("tournament-fault-count", text=self.count, words=", ".join(words))
        return self._scale_objection(
            self.each * (1 if pairs else seating.sets_of_a_match(self))
        )

    def _scale_objection(self, boards: int) -> Phrase | None:
        try:
            # A draw is asked for only to learn whether the scale knows matches of this length.
            scales()[self.count].points(boards, 0)
        except NoScaleForLength as wrong:
            blanks = {"text": self.count, "known": wrong.known}
            return Phrase.of("tournament-fault-scale", boards=boards, **blanks)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        who = seating.contestants(self)
        teams = seating.entrant_kind(self.movement) is EntrantKind.TEAMS
        # Another movement: what was drawn under the one before, and who was absent, is void.
        scorebook = replace(
            tournament.scorebook, names=dict.fromkeys(who.values(), ""), teams=teams
        )
        return replace(
            tournament,
            scorebook=scorebook,
            seated=self,
            draws=(),
            missing=frozenset(),
            joined={},
            round=0,
            last_round=0,
        )
