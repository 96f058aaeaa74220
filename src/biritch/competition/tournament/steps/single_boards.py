"""Steps that change one board of a table only.

It was played with directions exchanged, by another pair, or instead of another board.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import chain

from biritch.competition.movement import BoardApart, Round, Sitting, Unsuitable
from biritch.competition.tournament import seating
from biritch.competition.tournament.scorebook_log import BoardAtTable
from biritch.competition.tournament.seating import SeatedMovement, SeatTaken
from biritch.competition.tournament.signatures import Signature
from biritch.competition.tournament.steps.seats import (
    SeatingChanged,
    is_of_any_board,
    scores_lost,
    tables_changed,
    with_scores_moved,
)
from biritch.competition.tournament.subjects import Subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase


class BoardRearranged(SeatingChanged, frozen=True):
    """The base of the three steps; existing scores stay with the seats."""

    round: int
    table: int
    board: int

    @property
    def subjects(self) -> Subjects:
        own = frozenset({f"board/{self.round}/{self.table}/{self.board}"})
        return Subjects(own | {"movement"}, own)

    def reschedule(self, before: SeatedMovement) -> tuple[Round, ...]:
        return self.rearrange(before, seating.schedule(before).rounds)

    def with_pairs(self, before: SeatedMovement, taken: SeatTaken) -> tuple[Round, ...]:
        return self.rearrange(before, seating.rounds_with_pairs(before, taken))

    def rearrange(self, before: SeatedMovement, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* of the movement *before* after it.

        Raises:
            Unsuitable: That board is not there, or it cannot be so.
        """
        raise NotImplementedError

    def find_table(self, before: SeatedMovement, rounds: tuple[Round, ...]) -> Sitting:
        """Return the table concerned.

        Raises:
            Unsuitable: There is no such table in that round, or it does not play the board.
        """
        there = rounds[self.round - 1] if 0 < self.round <= len(rounds) else ()
        here = next((one for one in there if one.table == self.table), None)
        if here is None:
            raise Unsuitable("tournament-fault-no-table", table=self.table, round=self.round)
        boards = seating.boards_at(before, here)
        if self.board not in boards:
            blanks = {"board": self.board, "table": self.table, "round": self.round}
            numbers = ", ".join(map(str, boards))
            raise Unsuitable("tournament-fault-board-elsewhere", boards=numbers, **blanks)
        return here

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        """Return why not: a repeated board, an absent entrant, or a lost score."""
        if again := _find_repeat(changed):
            return again
        if tournament.seated is None:
            return None
        known = {place.table for place in chain.from_iterable(_places(tournament.seated))}
        for place in chain.from_iterable(_places(changed)):
            absent = tournament.missing & {*place.sitting.entrants}
            if place.table not in known and place.round == self.round and absent:
                return Phrase.of("tournament-fault-missing", pair=min(absent))
        return scores_lost(tournament, changed, self.find_moved(tournament, changed))

    def find_moved(
        self, tournament: Tournament, changed: SeatedMovement
    ) -> dict[BoardAtTable, BoardAtTable]:
        """Return a mapping of keys of this round's scores to those in *changed*."""
        return tables_changed(tournament, self.round, changed)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* after it; scores of the board belong to those who sat there."""
        after = super().after(tournament, signed)
        assert after.seated is not None
        moved = self.find_moved(tournament, after.seated)
        return replace(
            after,
            scorebook=with_scores_moved(after.scorebook, moved),
            refused=frozenset(moved.get(table, table) for table in tournament.refused),
        )


class BoardTurned(BoardRearranged, tag="turn-board", frozen=True):
    """One board was played with the directions exchanged."""

    def rearrange(self, before: SeatedMovement, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* with the sides of one board exchanged at its table."""
        here = self.find_table(before, rounds)
        turned = _apart_of(here, self.board).with_sides_swapped
        return _each_table(
            rounds,
            lambda number, place: (
                place.with_apart(turned) if number == self.round and place is here else place
            ),
        )


class BoardPlayersExchanged(BoardRearranged, tag="exchange-board", frozen=True):
    """One board was played by another entrant, which exchanges boards with the first."""

    one: int
    other: int

    @property
    def subjects(self) -> Subjects:
        base = super().subjects
        seats = frozenset(f"seats/{self.round}/{pair}" for pair in (self.one, self.other))
        return Subjects(base.answers | seats, base.changes | seats)

    def rearrange(self, before: SeatedMovement, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* with the two entrants' places exchanged on that board."""
        here = self.find_table(before, rounds).at_board(self.board)
        known = {*chain.from_iterable(place.entrants for place in chain(*rounds))}
        if self.one == self.other or self.one not in known or self.other not in here.entrants:
            raise Unsuitable("tournament-fault-exchange", round=self.round)
        two = {self.one: self.other, self.other: self.one}

        def exchange(number: int, place: Sitting) -> Sitting:
            there = place.at_board(self.board)
            if self.board not in seating.boards_at(before, place):
                return place
            if not two.keys() & {*there.entrants}:
                return place
            if number < self.round:
                blanks = {"pair": self.one, "round": number}
                raise Unsuitable("tournament-fault-board-again", **blanks)
            ns, ew = (tuple(two.get(who, who) for who in side) for side in (there.ns, there.ew))
            return place.with_apart(_apart_of(place, self.board)._replace(ns=ns, ew=ew))

        return _each_table(rounds, exchange)


class BoardPlayedInstead(BoardRearranged, tag="move-board", frozen=True):
    """One board was played instead of another (Law 15A)."""

    played: int
    """The board that was on the table; a score that is there already is of that board."""

    def find_moved(
        self, tournament: Tournament, changed: SeatedMovement
    ) -> dict[BoardAtTable, BoardAtTable]:
        """Return the mapping of scores, including those of the exchanged board.

        A score without a contract, and a ruling, stay with the board they were given for.
        """
        moved = super().find_moved(tournament, changed)
        before = find_place(tournament.seated, self.round, self.table, self.board)
        after = find_place(changed, self.round, self.table, self.played)
        if before is not None and after is not None:
            lines = tournament.scorebook.pasts.get(before.table, ())
            if all(is_of_any_board(line.step) for line in lines):
                moved[before.table] = after.table
        return moved

    def rearrange(self, before: SeatedMovement, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* in which a table plays another board than one of its set.

        If that board comes to one of its players again, the table plays the missed one if none
        of them plays it elsewhere; else it has nothing to play for it.
        """
        here = self.find_table(before, rounds)
        sets = max(place.boards for place in chain(*rounds))
        last = seating.boards_of(before, sets)[-1]
        if not 0 < self.played <= last or self.played in seating.boards_at(before, here):
            raise Unsuitable("tournament-fault-board-instead", text=self.played, most=last)
        who = {*here.at_board(self.board).entrants}
        changed = here.with_apart(_apart_of(here, self.board)._replace(played=self.played))
        elsewhere = {
            one
            for place in chain(*rounds)
            if place is not here and self.board in seating.boards_at(before, place)
            for one in place.at_board(self.board).entrants
        }

        def exchange(number: int, place: Sitting) -> Sitting:
            if number == self.round and place is here:
                return changed
            there = {*place.at_board(self.played).entrants}
            if self.played not in seating.boards_at(before, place) or not who & there:
                return place
            if number < self.round:
                blanks = {"pair": min(who & there), "round": number}
                raise Unsuitable("tournament-fault-board-again", **blanks)
            missed = 0 if there & elsewhere else self.board
            return place.with_apart(_apart_of(place, self.played)._replace(played=missed))

        return _each_table(rounds, exchange)


def _each_table(
    rounds: tuple[Round, ...], change: Callable[[int, Sitting], Sitting]
) -> tuple[Round, ...]:
    return tuple(
        tuple(change(number, place) for place in sittings)
        for number, sittings in enumerate(rounds, 1)
    )


def _apart_of(place: Sitting, board: int) -> BoardApart:
    """Return how *board*, played at *place*, is now played there."""
    usual = BoardApart(board, board, place.ns, place.ew)
    return next((one for one in place.apart if one.played == board), usual)


def find_place(
    seated: SeatedMovement | None, number: int, table: int, board: int
) -> seating.BoardPlace | None:
    """Return where *board* is played in round *number* at *table*, or ``None``."""
    there = _places(seated)[number - 1] if seated is not None else ()
    mine = (place for place in there if (place.sitting.table, place.board) == (table, board))
    return next(mine, None)


def _places(seated: SeatedMovement) -> tuple[tuple[seating.BoardPlace, ...], ...]:
    return seating.places_by_round(seated)


def _find_repeat(seated: SeatedMovement) -> Phrase | None:
    """Return the objection that somebody would play a board twice, or ``None``."""
    known: dict[tuple[int, int], int] = {}
    for place in chain.from_iterable(_places(seated)):
        for who in place.sitting.entrants:
            if (who, place.board) in known:
                blanks = {"pair": who, "round": known[who, place.board]}
                return Phrase.of("tournament-fault-board-again", **blanks)
            known[who, place.board] = place.round
    return None
