"""Steps about rounds and their clock: begin, undo, cut off; rules for late boards."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Literal, TypeAlias, get_args

from biritch.competition.movement import Unsuitable
from biritch.competition.tournament import seating
from biritch.competition.tournament.clock import Clock
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep, word_phrase
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import OverrunChoice
from biritch.core.phrase import Phrase

MOST_CORRECTION = 24 * 60
"""Minutes of a correction period: Law 79C1 leaves its length to the organiser."""


class RoundBegan(LoggedStep, tag="begin", frozen=True):
    """A round begins, and its clock starts; the round after the last ends the tournament."""

    round: int
    matches: str = ""
    """Who meets whom where results decide it, home first: ``1-8 7-2``, ``1-4 +2``."""

    @property
    def subjects(self) -> Subjects:
        return Subjects(frozenset({"round"}), frozenset({"round", "clock"}))

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why it cannot begin: results decide who meets whom, and there is no draw."""
        if self.round != tournament.round + 1 or tournament.round > tournament.rounds:
            return Phrase.of("tournament-fault-round", round=tournament.round)
        # A knock-out may go on after its last round, with extra boards where a match is level.
        extra = tournament.knock_out and bool(seating.extra_boards_in(self.matches))
        if not tournament.by_results or (self.round > tournament.rounds and not extra):
            return (
                Phrase.of("tournament-fault-draw", text=self.matches) if self.matches else None
            )
        try:
            draw = self.matches.partition(" +")[0] if extra else self.matches
            if tournament.knock_out:
                seating.read_draw(draw, len(tournament.contestants))
            else:
                seating.read_swiss_draw(draw, len(tournament.contestants))
                assert tournament.seated is not None
                seating.schedule(tournament.seated, (*tournament.draws, draw))
        except Unsuitable as wrong:
            return wrong.phrase
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        # After the last round no clock runs.
        clock = Clock()
        if self.round <= tournament.rounds and tournament.seated is not None:
            clock = Clock(60.0 * tournament.seated.minutes, signed.now)
        draws = (*tournament.draws, self.matches) if self.matches else tournament.draws
        begun = replace(
            tournament, round=self.round, clock=clock, draws=draws, began=signed.now
        )
        opened = signed.at if self.round == 1 else tournament.opened
        begun = replace(begun, clock_before=tournament.clock, opened=opened)
        return begun.with_official(signed.now)


class RoundTakenBack(LoggedStep, tag="back", frozen=True):
    """The beginning of the round is undone: the one before continues."""

    round: int

    @property
    def subjects(self) -> Subjects:
        return Subjects(frozenset({"round"}), frozenset({"round", "clock"}))

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: it is drawn, or has a score.

        Example:
            >>> RoundTakenBack(1).objection(Tournament()).name
            'tournament-fault-back'
        """
        fit = self.round == tournament.round and may_be_taken_back(tournament)
        return None if fit else Phrase.of("tournament-fault-back", round=tournament.round)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        # The time since then was played.
        return replace(
            tournament, round=self.round - 1, clock=tournament.clock_before, official=None
        )


class LastRoundSet(LoggedStep, tag="last", frozen=True):
    """The tournament ends after this round: rounds are cut off or restored."""

    round: int

    @property
    def subjects(self) -> Subjects:
        return same_subjects("last")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: the movement has no such round still to play."""
        least, most = max(tournament.round, 1), whole_length(tournament)
        if tournament.knock_out or not least <= self.round <= most:
            return Phrase.of("tournament-fault-last", least=least, most=most)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* with this last round.

        Example:
            >>> from biritch.competition.tournament.steps.movement import MovementSet
            >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2)
            >>> LastRoundSet(5).after(monday, BY_DIRECTOR).rounds
            5
        """
        return replace(tournament, last_round=self.round)


class ClockSet(LoggedStep, tag="clock", frozen=True):
    """The clock is started or stopped, and minutes are added or subtracted."""

    running: bool
    minutes: int = 0

    @property
    def subjects(self) -> Subjects:
        return same_subjects("clock")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: no round is being played."""
        return None if tournament.playing else Phrase.of("tournament-fault-clock")

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        clock = tournament.clock.set(signed.now, running=self.running, minutes=self.minutes)
        return replace(tournament, clock=clock)


FollowChoice: TypeAlias = Literal["director", "all-in", "time"]
"""When the next round begins in a room: as a director says; once every score is in; once the
time is up too, where the results do not decide who meets whom."""
FOLLOW_CHOICES: tuple[FollowChoice, ...] = get_args(FollowChoice)


class RoundsFollow(LoggedStep, tag="follow", frozen=True):
    """When the next round begins in a room, one of :data:`FOLLOW_CHOICES`.

    No round begins by itself while the clock is stopped.
    """

    when: str

    @property
    def subjects(self) -> Subjects:
        return same_subjects("follow")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: the boards are played online, or there is no such word."""
        if tournament.online is not None:
            return Phrase.of("tournament-fault-follow-online")
        return word_phrase("tournament-fault-follow", self.when, FOLLOW_CHOICES)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, follows=self.when)


OVERRUN_CHOICES: tuple[OverrunChoice, ...] = ("wait", "director", "average")


class OverrunRule(LoggedStep, tag="overrun", frozen=True):
    """The rule for boards not begun in time, in one round; 0 is every round."""

    boards: str
    round: int = 0

    @property
    def subjects(self) -> Subjects:
        rules = frozenset({"overrun"})
        return Subjects(rules | {"round"} if self.round else rules, rules)

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: there is no such word."""
        return word_phrase("tournament-fault-overrun", self.boards, OVERRUN_CHOICES)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        # A rule for all rounds replaces those of single ones.
        others = tournament.overruns if self.round else {}
        overruns = {**others, self.round: self.boards}
        return replace(tournament, overruns=overruns)  # type: ignore[arg-type]


class CorrectionPeriodSet(LoggedStep, tag="correction", frozen=True):
    """How long scores and rulings may be contested after the session (Law 79C1)."""

    minutes: int

    @property
    def subjects(self) -> Subjects:
        return same_subjects("correction")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: it is longer than a day, or less than nothing."""
        fit = 0 <= self.minutes <= MOST_CORRECTION
        return None if fit else Phrase.of("tournament-fault-period", most=MOST_CORRECTION)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, correction=timedelta(minutes=self.minutes))


def may_be_taken_back(tournament: Tournament) -> bool:
    """Return whether the current round can be undone: not drawn, and without scores.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> may_be_taken_back(Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=2))
        True
    """
    if tournament.round < 1 or tournament.by_results or tournament.online is not None:
        return False
    # After the last round no table plays: then the end itself is taken back.
    return not any(
        place.table in tournament.scorebook.scores
        for place in tournament.places_in_round(tournament.round)
    )


def whole_length(tournament: Tournament) -> int:
    """Return the number of rounds of the whole movement.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), last_round=5)
        >>> monday.rounds, whole_length(monday)
        (5, 7)
    """
    return replace(tournament, last_round=0).rounds
