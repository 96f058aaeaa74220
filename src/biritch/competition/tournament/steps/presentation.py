"""Steps about display: the ranking and its columns, notices, publication.

None of them changes the ranking itself.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Literal, TypeAlias, get_args

from biritch.competition.master_points import master_point_scales
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import (
    LONGEST,
    LoggedStep,
    nobody_phrase,
    word_phrase,
)
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import ColumnChoice, EntrantRating, PublicationChoice
from biritch.core.phrase import Phrase

MOST_HANDICAP = 30
"""The most percent of a handicap, either way."""


class RankingShown(LoggedStep, tag="show", frozen=True):
    """The ranking is shown to everybody, or to the director alone."""

    shown: bool

    @property
    def subjects(self) -> Subjects:
        return same_subjects("shown")

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, shown=self.shown).with_official(signed.now)


SectionRanking: TypeAlias = Literal["together", "listed", "apart"]
"""``together``: sections are one field and one ranking. ``listed``: one field, and each section
has its own ranking beside that of all. ``apart``: boards are compared within a section only,
and there are both rankings too."""
SECTION_RANKINGS: tuple[SectionRanking, ...] = get_args(SectionRanking)


class SectionsRanked(LoggedStep, tag="sections", frozen=True):
    """How sections are compared and ranked, a word of :data:`SECTION_RANKINGS`."""

    how: str

    @property
    def subjects(self) -> Subjects:
        return same_subjects("sections")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        return word_phrase("tournament-fault-section-ranking", self.how, SECTION_RANKINGS)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, section_ranking=self.how)


class EntrantRated(EntrantRating, LoggedStep, tag="rate", frozen=True):
    """An entrant's master points, for strata, and its handicap in per cent."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"rating/{self.pair}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        if nobody := nobody_phrase(tournament, self.pair):
            return nobody
        figure = re.fullmatch(r"[+-]?[0-9]{1,2}(\.[0-9]{1,2})?", self.handicap or "0", re.ASCII)
        if self.holding < 0 or figure is None or abs(Fraction(figure[0])) > MOST_HANDICAP:
            return Phrase.of("tournament-fault-rating", most=MOST_HANDICAP)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, ratings={**tournament.ratings, self.pair: self})


class RankingColumns(ColumnChoice, LoggedStep, tag="columns", frozen=True):
    """The columns beside the ranking: limits of strata, and a scale of master points."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects("columns")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: the limits do not fall, or the scale is not for these entrants.

        Example:
            >>> RankingColumns("100 300").objection(Tournament()).name
            'tournament-fault-strata'
        """
        if strata_limits(self.strata) is None:
            return Phrase.of("tournament-fault-strata", text=self.strata[:LONGEST])
        scales = master_point_scales().items()
        fit = [name for name, scale in scales if tournament.form in scale.forms]
        if self.points and self.points not in fit:
            blanks = {"text": self.points[:LONGEST], "words": ", ".join(fit) or "-"}
            return Phrase.of("tournament-fault-points", **blanks)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, columns=self)


def strata_limits(text: str) -> Sequence[int] | None:
    """Return the limits of strata in ``300 100``, or ``None`` if they do not fall.

    Example:
        >>> strata_limits("300, 100"), strata_limits("100 300")
        ((300, 100), None)
    """
    words = re.split(r"[ ,;]+", text.strip()) if text.strip() else []
    if not all(re.fullmatch("[1-9][0-9]{0,6}", word, re.ASCII) for word in words):
        return None
    limits = tuple(map(int, words))
    return limits if list(limits) == sorted(set(limits), reverse=True) else None


class PublicationSet(PublicationChoice, LoggedStep, tag="publication", frozen=True):
    """The notice on everything published, and who may list and embed the pages."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects("publication")

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, publication=self)


class ClubJoined(LoggedStep, tag="club", frozen=True):
    """The tournament belongs to a club: players are found in its list by number."""

    club: str
    """The name of the list; empty for none."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects("club")

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, club=self.club)


class Announced(LoggedStep, tag="announce", frozen=True):
    """A director's announcement to everybody; an empty one removes it."""

    words: str

    @property
    def subjects(self) -> Subjects:
        return same_subjects("announcement")

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return tournament.with_announcement(self.words, signed.at)
