"""Steps about the keys of directors, tables and players."""

from __future__ import annotations

from dataclasses import replace

from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

FIRST_DESK, LAST_DESK = 2, 4
"""The further directors, whose keys may be withdrawn; the first one's opens everything."""


class KeyWithdrawn(LoggedStep, tag="withdraw-key", frozen=True):
    """A further director's key is revoked."""

    desk: int

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"desk/{self.desk}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        fit = FIRST_DESK <= self.desk <= LAST_DESK
        return None if fit else Phrase.of("tournament-fault-desk", desk=self.desk)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, withdrawn=tournament.withdrawn | {self.desk})


class KeysRenewed(LoggedStep, tag="renew-keys", frozen=True):
    """The keys of tables, captains and players are replaced."""

    turn: int
    """How often they were renewed, this time included."""
    owners: str
    """The digests of the new keys, and whose each is, as a JSON object."""
    codes: str = ""
    """The keys sealed with their short codes, by the digests of these, as a JSON object."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects("keys")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        fit = self.turn == tournament.key_turn + 1
        return None if fit else Phrase.of("tournament-fault-keys-turn", turn=self.turn)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, key_turn=self.turn)
