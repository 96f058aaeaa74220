"""The base of a tournament's steps: a tagged struct with its rule and its effect."""

from __future__ import annotations

from msgspec import Struct

from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.subjects import Subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase

LONGEST = 40
"""Letters of a wrong word that a refusal repeats."""


class LoggedStep(Struct, tag_field="do", frozen=True):
    """A step of a tournament's log; its tag is the field ``do`` of a stored entry.

    Tags never change: old logs must stay readable.
    """

    @property
    def subjects(self) -> Subjects:
        """The subjects it answers and changes."""
        raise NotImplementedError

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why it is not allowed in *tournament*, or ``None``.

        The tournament has a movement, unless this step sets it.
        """
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* after it; it must be allowed."""
        raise NotImplementedError


def nobody_phrase(tournament: Tournament, pair: int) -> Phrase | None:
    """Return the objection that there is no entrant *pair*, or ``None``.

    Example:
        >>> from biritch.competition.tournament.tournament import Tournament
        >>> nobody_phrase(Tournament(), 3).name
        'tournament-fault-nobody'
    """
    entrants = tournament.contestants
    if pair in entrants:
        return None
    return Phrase.of("tournament-fault-nobody", pair=pair, most=len(entrants))


def word_phrase(message: str, text: str, words: tuple[str, ...]) -> Phrase | None:
    """Return the objection *message* if *text* is not one of *words*, or ``None``.

    Example:
        >>> word_phrase("tournament-fault-odd", "by", ("bye", "triangle")).name
        'tournament-fault-odd'
    """
    if text in words:
        return None
    return Phrase.of(message, text=text[:LONGEST], words=", ".join(words))
