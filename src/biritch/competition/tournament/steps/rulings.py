"""Steps of rulings: calls to the director and answers, appeals, withdrawn penalties.

Law 9B1: the director must be summoned at once when attention is drawn to an irregularity.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import get_args

from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep, nobody_phrase
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import (
    DirectorCall,
    DirectorReply,
    FiledAppeal,
    Outcome,
    SignedForm,
)
from biritch.core.phrase import Phrase


class DirectorCalled(LoggedStep, tag="call", frozen=True):
    """The director is called to a table; ``board`` is 0 if no board is concerned."""

    table: int
    board: int = 0
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        # A call that was held up until the next round names a table of the one before.
        return Subjects(frozenset({"round"}), frozenset({f"calls/{self.table}"}))

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: nobody sits there, the board is elsewhere, or a call is open."""
        boards = _boards_concerned(tournament, self.table)
        if boards is None:
            return Phrase.of("tournament-fault-call-table", table=self.table)
        if self.board and self.board not in boards:
            numbers = ", ".join(map(str, boards))
            here = {"board": self.board, "table": self.table}
            return Phrase.of("tournament-fault-call-board", boards=numbers, **here)
        for call in tournament.calls:
            same = (call.round, call.table) == (tournament.round, self.table)
            if same and not call.closed:
                return Phrase.of("tournament-fault-called", table=self.table)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* with one more call.

        Example:
            >>> signed = Signature("3 ns", "2026-01-05T20:41")
            >>> called = DirectorCalled(table=3, why="revoke")
            >>> call = called.after(Tournament(round=2), signed).calls[0]
            >>> call.number, call.round, call.closed
            (1, 2, False)
        """
        calls, number = tournament.calls, tournament.round
        here = self.table, self.board, self.why
        call = DirectorCall(len(calls) + 1, number, *here, signed.by, signed.at)
        return replace(tournament, calls=(*calls, call))


def _boards_concerned(tournament: Tournament, table: int) -> Collection[int] | None:
    """Return the boards that a call to *table* may be about, ``None`` if nobody sits there."""
    there = tournament.at(table)
    if there is None or not tournament.has_come(there):
        return None
    # Boards of earlier rounds that somebody at the table still owes are its business too.
    return [
        *tournament.boards(there),
        *(
            board
            for place, board in tournament.missing_scores()
            if {*place.sitting.entrants} & {*there.entrants} and place.round < tournament.round
        ),
    ]


class DirectorReplied(LoggedStep, tag="reply", frozen=True):
    """The director answers a call; ``closed``: the matter is settled."""

    call: int
    words: str = ""
    closed: bool = False

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"call/{self.call}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: no such call, it is settled, or the answer is empty."""
        if not 0 < self.call <= len(tournament.calls):
            return Phrase.of("tournament-fault-call-none", call=self.call)
        if tournament.calls[self.call - 1].closed:
            return Phrase.of("tournament-fault-call-closed", call=self.call)
        if not self.words.strip() and not self.closed:
            return Phrase.of("tournament-fault-call-empty")
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        calls = list(tournament.calls)
        call = calls[self.call - 1]
        reply = DirectorReply(self.words, signed.by, signed.at)
        replies = (*call.replies, reply) if self.words else call.replies
        calls[self.call - 1] = replace(call, replies=replies, closed=self.closed)
        return replace(tournament, calls=tuple(calls))


OUTCOMES: tuple[Outcome, ...] = get_args(Outcome)


class AppealFiled(FiledAppeal, LoggedStep, tag="appeal", frozen=True):
    """The form of an appeal (Laws 92 and 93); a later form of the same number replaces it."""

    @property
    def subjects(self) -> Subjects:
        own = f"appeal/{self.number}"
        return same_subjects(
            own, *([] if self.outcome else [f"appeals/{self.board}/{self.pair}"])
        )

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why the form cannot be entered: it is late, or has an error."""
        before = tournament.appeals.get(self.number)
        last = tournament.correctable
        if before is None and last is not None and not self.late:
            minutes = int((signed.now - last).total_seconds() // 60)
            if minutes >= 0:
                return Phrase.of("tournament-fault-appeal-late", minutes=minutes)
        following = len(tournament.appeals) + 1
        if before is None and self.number != following:
            return Phrase.of("tournament-fault-appeal-number", next=following)
        if nobody := nobody_phrase(tournament, self.pair):
            return nobody
        if not tournament.meetings(self.board, self.pair):
            blanks = {"pair": str(self.pair), "board": str(self.board)}
            return Phrase.of("tournament-fault-appeal-board", **blanks)
        if not (self.facts.strip() and self.ruling.strip()):
            return Phrase.of("tournament-fault-appeal-empty")
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        number = self.number
        forms = (*tournament.forms.get(number, ()), SignedForm(self, *signed))
        return replace(
            tournament,
            appeals={**tournament.appeals, number: self},
            forms={**tournament.forms, number: forms},
        )


class PenaltyTakenBack(LoggedStep, tag="penalty-back", frozen=True):
    """Points given to an entrant apart from the boards are withdrawn."""

    pair: int
    number: int
    """Which of all that stand, counted from 1."""
    why: str = ""

    @property
    def subjects(self) -> Subjects:
        # Their numbers change with every penalty that is taken back.
        return Subjects(
            frozenset({"penalties"}), frozenset({"penalties", f"penalties/{self.pair}"})
        )

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: the entrant has no such penalty."""
        given, number = tournament.scorebook.adjustments, self.number
        there = given[number - 1 : number] if number > 0 else ()
        fit = bool(there) and there[0].contestant == tournament.contestants.get(self.pair)
        return None if fit else Phrase.of("tournament-fault-penalty", pair=self.pair)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        given, book = tournament.scorebook.adjustments, tournament.scorebook
        left = given[: self.number - 1] + given[self.number :]
        return replace(tournament, scorebook=replace(book, adjustments=left))
