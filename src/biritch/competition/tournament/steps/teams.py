"""Steps about matches of teams: line-ups, and decisions of tied matches."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal, TypeAlias, get_args

from biritch.competition.tournament import bracket, lineups
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature, is_trusted
from biritch.competition.tournament.steps.step import LoggedStep, word_phrase
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import MatchDecision, TeamLineUp
from biritch.core.phrase import Phrase

LineUpNaming: TypeAlias = Literal["set", "away-first", "blind"]
"""``set``: the usual pairs play, unless the director says otherwise. ``away-first``: the away
team names its line-up first. ``blind``: neither sees the other's before both have named."""
LINE_UP_NAMINGS: tuple[LineUpNaming, ...] = get_args(LineUpNaming)
TOO_LATE = ("lineup-no-match", "lineup-fixed", "lineup-director", "lineup-away-first")
"""Refusals that do not depend on the line-up that is named."""
DECISIONS = ("lot", "seed")
"""How a match that stays level may be decided."""


class LineUpRule(LoggedStep, tag="line-ups", frozen=True):
    """The rule by which teams name line-ups from now on."""

    rule: str

    @property
    def subjects(self) -> Subjects:
        return same_subjects("line-up-rule")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        if tournament.round:
            return Phrase.of("tournament-fault-begun")
        return word_phrase("lineup-rule", self.rule, LINE_UP_NAMINGS)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, lineup_rule=self.rule)


class LineUpNamed(TeamLineUp, LoggedStep, tag="line-up", frozen=True):
    """A team names its line-up for the half that begins with ``round``.

    ``open`` and ``closed`` are the pair in each room, by letters: ``ab``.
    """

    @property
    def subjects(self) -> Subjects:
        named = f"line-up/{self.team}/{self.round}"
        return Subjects(frozenset({named, "round"}), frozenset({named}))

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why a team may not name this line-up now, or ``None`` if it may."""
        by_director = is_trusted(signed.by)
        half = lineups.match_half(tournament, tournament.round, self.team)
        if not tournament.lineup_rule or half is None or half.round != self.round:
            return Phrase.of("lineup-no-match", team=self.team, round=self.round)
        other = half.away if self.team == half.home else half.home
        theirs = lineups.pairs_named(tournament, half, other)
        if lineups.is_fixed(tournament, half, by_director=by_director):
            return Phrase.of("lineup-fixed")
        if not by_director:
            if tournament.lineup_rule == "set":
                return Phrase.of("lineup-director")
            away_first = tournament.lineup_rule == "away-first" and self.team == half.home
            if away_first and theirs is None:
                return Phrase.of("lineup-away-first", away=half.away)
        pairs = (self.open, self.closed)
        return lineups.pairs_objection(tournament, half, self.team, pairs, theirs)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        named = {(self.team, self.round): self}
        return replace(tournament, lineups={**tournament.lineups, **named})


def usual_lineup(tournament: Tournament, half: lineups.MatchHalf, team: int) -> LineUpNamed:
    """Return the line-up of *team* in *half* if it names none."""
    first, second = lineups.pairs_playing(tournament, half)[team == half.away]
    return LineUpNamed(team, half.round, first, second)


class MatchDecided(MatchDecision, LoggedStep, tag="decide", frozen=True):
    """A tied match of a knock-out is decided by lot, or for the better seed."""

    @property
    def subjects(self) -> Subjects:
        low, high = sorted((self.home, self.away))
        return same_subjects(f"match/{low}-{high}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: no such match, not over, or not tied.

        Example:
            >>> from biritch.competition.tournament.steps.movement import MovementSet
            >>> cup = Tournament(seated=MovementSet("mitchell", 10, 5, 3, 24))
            >>> MatchDecided(1, 4, 1, "lot").objection(cup).name
            'tournament-fault-decide'
        """
        two = (self.home, self.away)
        level = two in bracket.level_matches(tournament)
        words = self.by in DECISIONS and self.winner in two
        seed = self.by != "seed" or self.winner == min(two)
        if level and words and seed:
            return None
        return Phrase.of("tournament-fault-decide", home=self.home, away=self.away)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        two = frozenset((self.home, self.away))
        return replace(tournament, decided={**tournament.decided, two: self})
