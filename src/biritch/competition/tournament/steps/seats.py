"""Steps that change the seating during play, and their effect on rounds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, zip_longest

from msgspec.structs import replace as with_fields

from biritch.competition.movement import EntrantKind, Round, Sitting, Unsuitable
from biritch.competition.results.entry import TravellerLine, result_of
from biritch.competition.results.result import BoardResult
from biritch.competition.tournament import seating
from biritch.competition.tournament.scorebook import Scorebook
from biritch.competition.tournament.scorebook_log import (
    BoardAtTable,
    ScoreAction,
    ScoreAgreed,
    ScorebookLine,
    ScorebookStep,
    ScoreEntered,
    ScoreUndone,
)
from biritch.competition.tournament.seating import (
    ChangedSeating,
    SeatChange,
    SeatedMovement,
    SeatTaken,
)
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep
from biritch.competition.tournament.subjects import Subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.core.phrase import Phrase


class SeatingChanged(SeatChange, LoggedStep, frozen=True):
    """The base of the steps that change the seating."""

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why the seating may not be changed so, or ``None``."""
        seated = tournament.seated
        fixed = tournament.form is EntrantKind.TEAMS or tournament.online is not None
        if seated is None or tournament.by_results or fixed:
            return Phrase.of("tournament-fault-change")
        try:
            changed = self.seating_after(seated)
            seating.schedule(changed)
            return self.objection_in(tournament, changed)
        except Unsuitable as wrong:
            return wrong.phrase

    def seating_after(self, seated: SeatedMovement) -> SeatedMovement:
        """Return the movement after it."""
        return seating.changed_seating(seated, self)

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        """Return why not, given the changed movement *changed*, or ``None``."""
        raise NotImplementedError

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        assert tournament.seated is not None
        seated = self.seating_after(tournament.seated)
        book = tournament.scorebook
        names = {**dict.fromkeys(seating.contestants(seated).values(), ""), **book.names}
        return replace(tournament, seated=seated, scorebook=replace(book, names=names))


class MovementChanged(SeatingChanged, tag="change", frozen=True):
    """Another movement is played from a round on, with boards of its own.

    ``entrants`` are the numbers of its players, in the order of its seats: without those who
    left, and with higher numbers for pairs that come now.
    """

    round: int
    movement: str
    entrants: str
    rounds: int
    each: int
    """Boards a round."""
    minutes: int
    """Minutes a round."""
    sections: int = 1

    @property
    def subjects(self) -> Subjects:
        changes = frozenset({"movement", "entrants"})
        return Subjects(changes | {"round"}, changes)

    @property
    def new_boards_from(self) -> int:
        return self.round

    def resize(self, before: SeatedMovement) -> SeatedMovement:
        return SeatedMovement(
            self.movement,
            max(before.pairs, *seating.entrants_in(self.entrants)),
            self.round - 1 + self.rounds,
            self.each,
            self.minutes,
            self.sections,
        )

    def reschedule(self, before: SeatedMovement) -> tuple[Round, ...]:
        entrants, earlier = seating.entrants_in(self.entrants), seating.schedule(before)
        if min(self.rounds, self.each, self.minutes) < 1:
            raise Unsuitable("tournament-fault-size", most=seating.MOST_PAIRS)
        kind = seating.entrant_kind(self.movement)
        if kind is not earlier.form or self.sections * 2 > len(entrants):
            raise Unsuitable("tournament-fault-movement", text=self.movement, words="")
        inside = seating.cut_movement(self.movement, len(entrants), self.rounds, self.sections)
        past = seating.stage_start(seating.changed_seating(before, self))
        return earlier.rounds[: self.round - 1] + tuple(
            tuple(
                Sitting(
                    sitting.table,
                    tuple(entrants[who - 1] for who in sitting.ns),
                    tuple(entrants[who - 1] for who in sitting.ew),
                    sitting.boards + past,
                    sitting.section,
                )
                for sitting in sittings
            )
            for sittings in inside.rounds
        )

    def with_pairs(self, before: SeatedMovement, taken: SeatTaken) -> tuple[Round, ...]:
        if self.sections > 1:
            return super().with_pairs(before, taken)
        new = seating.changed_seating(before, self).pairs + 1
        more = with_fields(self, entrants=f"{self.entrants} {new}")
        return seating.schedule(seating.changed_seating(before, more)).rounds

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        """Return why not: it is not the next round, an entrant is wrong, or has scores."""
        if refusal := _next_round_objection(tournament, self.round, first=1):
            return refusal
        known = tournament.contestants
        who = seating.entrants_in(self.entrants)
        new = sorted(one for one in who if one not in known)
        if new != list(range(len(known) + 1, len(known) + 1 + len(new))):
            return Phrase.of("tournament-fault-entrants", text=self.entrants[:80])
        if away := tournament.absentees & {*who}:
            return Phrase.of("tournament-fault-entrant-gone", pair=min(away))
        later = [place for place in _places_scored(tournament) if place.round >= self.round]
        if later:
            return Phrase.of("tournament-fault-change-scored", round=later[0].round)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(super().after(tournament, signed), last_round=0)


class SectionAdded(SeatingChanged, tag="section", frozen=True):
    """A further section plays from a round on, with copies of the boards."""

    round: int
    movement: str
    pairs: int
    rounds: int

    @property
    def subjects(self) -> Subjects:
        changes = frozenset({"movement", "entrants"})
        return Subjects(changes | {"round"}, changes)

    def resize(self, before: SeatedMovement) -> SeatedMovement:
        pairs, sections = before.pairs + self.pairs, before.sections + 1
        return with_fields(before, pairs=pairs, sections=sections)

    def reschedule(self, before: SeatedMovement) -> tuple[Round, ...]:
        earlier = seating.schedule(before)
        if seating.entrant_kind(self.movement) is not earlier.form:
            raise Unsuitable("tournament-fault-movement", text=self.movement, words="")
        inside = seating.cut_movement(self.movement, self.pairs, self.rounds, 1)
        if self.round - 1 + self.rounds > len(earlier.rounds):
            most = len(earlier.rounds) + 1 - self.round
            raise Unsuitable("tournament-fault-section-long", most=most)
        past = seating.stage_start(seating.changed_seating(before, self))
        place = earlier.tables, before.pairs, max(sitting.section for sitting in earlier) + 1
        beside = [()] * (self.round - 1) + [
            tuple(
                replace(seating.move_sitting(sitting, *place), boards=sitting.boards + past)
                for sitting in sittings
            )
            for sittings in inside.rounds
        ]
        both = zip_longest(earlier.rounds, beside, fillvalue=())
        return tuple((*sittings, *more) for sittings, more in both)

    def with_pairs(
        self,
        before: SeatedMovement,
        taken: SeatTaken,
    ) -> tuple[Round, ...]:
        more = with_fields(self, pairs=self.pairs + 1)
        return seating.schedule(seating.changed_seating(before, more)).rounds

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        # Before play another movement is chosen; a section of another size may stand beside it.
        return _next_round_objection(tournament, self.round, first=0)


def _next_round_objection(tournament: Tournament, number: int, first: int) -> Phrase | None:
    """Return why not: *number* is not the next round, or it is too early or late."""
    following = tournament.round + 1
    if number != following or not first <= tournament.round <= tournament.rounds:
        return Phrase.of("tournament-fault-change-round", round=following)
    return None


class TablesRearranged(SeatingChanged, frozen=True):
    """The base of steps that change tables of one round but not the movement."""

    def rearrange(self, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* after it.

        Raises:
            Unsuitable: The tables are not there.
        """
        raise NotImplementedError

    def reschedule(self, before: SeatedMovement) -> tuple[Round, ...]:
        return self.rearrange(seating.schedule(before).rounds)

    def with_pairs(self, before: SeatedMovement, taken: SeatTaken) -> tuple[Round, ...]:
        return self.rearrange(seating.rounds_with_pairs(before, taken))


class BoardsMoved(TablesRearranged, tag="move", frozen=True):
    """A table plays, or played, another set of boards than in the movement (Law 15A)."""

    round: int
    table: int
    boards: int
    """The set, counted from 1."""

    @property
    def subjects(self) -> Subjects:
        moved = frozenset({f"boards/{self.round}/{self.table}"})
        return Subjects(moved | {"movement"}, moved)

    def rearrange(self, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* with another set at a table, without repeated boards.

        If the others meet that set at a later table, they play there the set missed here, if
        nobody at it plays that set elsewhere; else they have nothing to play.
        """
        changed = [list(sittings) for sittings in rounds]
        there = changed[self.round - 1]
        here = next((place for place in there if place.table == self.table), None)
        if here is None:
            raise Unsuitable("tournament-fault-no-table", table=self.table, round=self.round)
        moved = there[there.index(here)] = replace(here, boards=self.boards)
        _play_missed_instead(changed, self.round, moved, moved.entrants, here.boards)
        return tuple(map(tuple, changed))

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        """Return why not: no such set, it was played before, or a score is lost."""
        here = next(s for s in tournament.sittings(self.round) if s.table == self.table)
        sets = tournament.schedule.sets if tournament.schedule is not None else 0
        if not 0 < self.boards <= sets or self.boards == here.boards:
            return Phrase.of("tournament-fault-set", text=self.boards, most=sets)
        before = [
            place
            for place in tournament.places()
            if place.round <= self.round
            and place.sitting.boards == self.boards
            and {*place.sitting.entrants} & {*here.entrants}
        ]
        if before:
            who = min({*before[0].sitting.entrants} & {*here.entrants})
            blanks = {"pair": who, "round": before[0].round}
            return Phrase.of("tournament-fault-board-again", **blanks)
        return scores_lost(tournament, changed, {})


class PlacesExchanged(TablesRearranged, frozen=True):
    """The base of steps that assign existing scores to other entrants."""

    round: int

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* after it; the scores stay with the seats."""
        after = super().after(tournament, signed)
        assert after.seated is not None
        moved = tables_changed(tournament, self.round, after.seated)
        return replace(
            after,
            scorebook=with_scores_moved(after.scorebook, moved),
            refused=frozenset(moved.get(table, table) for table in tournament.refused),
        )


class TablesTurned(PlacesExchanged, tag="turn", frozen=True):
    """Tables of a round play, or played, with the directions exchanged.

    Existing scores stay with the seats: the pair that sat North has North's score.
    """

    tables: str = ""
    """Their numbers, ``3 5``; empty for all of them."""

    @property
    def subjects(self) -> Subjects:
        whole, some = f"turned/{self.round}", f"turned/{self.round}/some"
        if not self.tables.split():
            return Subjects(frozenset({whole, some, "movement"}), frozenset({whole}))
        turned = frozenset(f"turned/{self.round}/{table}" for table in self.tables.split())
        return Subjects(turned | {whole, "movement"}, turned | {some})

    def rearrange(self, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* with the directions of tables exchanged in one of them."""
        number = self.round
        turned = seating.entrants_in(self.tables) if self.tables else ()
        if not 0 < number <= len(rounds):
            raise Unsuitable("tournament-fault-no-table", table=self.tables, round=number)
        there = rounds[number - 1]
        unknown = sorted({*turned} - {sitting.table for sitting in there})
        if unknown:
            raise Unsuitable("tournament-fault-no-table", table=unknown[0], round=number)
        after = tuple(
            sitting.with_sides_swapped if not turned or sitting.table in turned else sitting
            for sitting in there
        )
        return (*rounds[: number - 1], after, *rounds[number:])

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        return None


class SeatsExchanged(PlacesExchanged, tag="exchange", frozen=True):
    """Two entrants exchange places in one round; one of them may sit out.

    Existing scores stay with the seats, as in :class:`TablesTurned`.
    """

    one: int
    other: int

    @property
    def subjects(self) -> Subjects:
        seats = frozenset(f"seats/{self.round}/{pair}" for pair in (self.one, self.other))
        return Subjects(seats | {"movement"}, seats)

    def seating_after(self, seated: SeatedMovement) -> SeatedMovement:
        """Return the movement after it; the same exchange again restores it.

        Example:
            >>> monday = SeatedMovement("howell", 8, 7, 3, 24)
            >>> once = SeatsExchanged(1, 2, 3).seating_after(monday)
            >>> SeatsExchanged(1, 3, 2).seating_after(once) == monday
            True
        """
        last = seated.change if isinstance(seated, ChangedSeating) else None
        if isinstance(seated, ChangedSeating) and isinstance(last, SeatsExchanged):
            same = {last.one, last.other} == {self.one, self.other}
            if same and last.round == self.round:
                return seated.before
        return super().seating_after(seated)

    def rearrange(self, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """Return *rounds* with two entrants' places exchanged in one of them.

        An entrant that would meet a set twice plays the missed one instead, as with moved
        boards.
        """
        if not 0 < self.round <= len(rounds) or self.one == self.other:
            raise Unsuitable("tournament-fault-exchange", round=self.round)
        two = {self.one: self.other, self.other: self.one}
        changed = [list(sittings) for sittings in rounds]
        there = changed[self.round - 1]
        sets = {who: place.boards for place in there for who in place.entrants if who in two}
        if not sets:
            raise Unsuitable("tournament-fault-exchange", round=self.round)
        for at, place in enumerate(there):
            if two.keys() & {*place.entrants}:
                ns, ew = (
                    tuple(two.get(who, who) for who in side) for side in (place.ns, place.ew)
                )
                apart = tuple(
                    one._replace(
                        ns=tuple(two.get(who, who) for who in one.ns),
                        ew=tuple(two.get(who, who) for who in one.ew),
                    )
                    for one in place.apart
                )
                there[at] = replace(place, ns=ns, ew=ew, apart=apart)
        for place in list(there):
            for who in two.keys() & {*place.entrants}:
                # Who sat out before has missed no set.
                missed = sets.get(who, 0)
                if missed != place.boards:
                    _play_missed_instead(changed, self.round, place, (who,), missed)
        return tuple(map(tuple, changed))

    def objection_in(self, tournament: Tournament, changed: SeatedMovement) -> Phrase | None:
        """Return why not: a board was played before, one is missing, or a score is lost."""
        here = {
            who: place.boards
            for place in seating.schedule(changed).rounds[self.round - 1]
            for who in place.entrants
            if who in (self.one, self.other)
        }
        for place in tournament.places():
            for who in {*place.sitting.entrants} & here.keys():
                if place.round < self.round and place.sitting.boards == here[who]:
                    blanks = {"pair": who, "round": place.round}
                    return Phrase.of("tournament-fault-board-again", **blanks)
        if absent := tournament.missing & {self.one, self.other}:
            return Phrase.of("tournament-fault-missing", pair=min(absent))
        moved = tables_changed(tournament, self.round, changed)
        return scores_lost(tournament, changed, moved)


def _play_missed_instead(
    changed: list[list[Sitting]],
    number: int,
    here: Sitting,
    who: Sequence[int],
    missed: int,
) -> None:
    """Let *who*, at *here* in round *number*, play the *missed* set where it comes again.

    If others at that table play the missed set elsewhere, the table has nothing to play.
    """
    for other, sittings in enumerate(changed, 1):
        for place in list(sittings):
            again = place.boards == here.boards and {*place.entrants} & {*who}
            if not again or (other, place.table) == (number, here.table):
                continue
            others = chain.from_iterable(changed)
            if not missed or any(
                o.boards == missed and {*o.entrants} & {*place.entrants} for o in others
            ):
                sittings.remove(place)
            else:
                sittings[sittings.index(place)] = replace(place, boards=missed)


def _places_scored(tournament: Tournament) -> list[seating.BoardPlace]:
    """Return the boards at tables that have a score, in order."""
    return [
        place
        for number in range(1, tournament.rounds + 1)
        for place in tournament.places_in_round(number)
        if place.table in tournament.scorebook.scores
    ]


def scores_lost(
    tournament: Tournament,
    changed: SeatedMovement,
    moved: Mapping[BoardAtTable, BoardAtTable],
) -> Phrase | None:
    """Return the objection that a score has no table in *changed*, or ``None``."""
    still = {place.table for there in seating.places_by_round(changed) for place in there}
    lost = [
        place
        for place in _places_scored(tournament)
        if place.table not in still and place.table not in moved
    ]
    if not lost:
        return None
    blanks = {"board": lost[0].board, "table": lost[0].sitting.table}
    return Phrase.of("tournament-fault-move-scored", round=lost[0].round, **blanks)


def tables_changed(
    tournament: Tournament, number: int, changed: SeatedMovement
) -> dict[BoardAtTable, BoardAtTable]:
    """Return a mapping of the keys of round *number*'s boards to those in *changed*."""
    then = {
        (place.sitting.table, place.board): place.table
        for place in seating.places_by_round(changed)[number - 1]
    }
    return {
        place.table: then[where]
        for place in tournament.places_in_round(number)
        if (where := (place.sitting.table, place.board)) in then
    }


def with_scores_moved(book: Scorebook, moved: Mapping[BoardAtTable, BoardAtTable]) -> Scorebook:
    """Return *book* with the scores of tables assigned by *moved*."""

    def of_others(
        by_table: Mapping[BoardAtTable, tuple[ScorebookLine, ...]],
    ) -> dict[BoardAtTable, tuple[ScorebookLine, ...]]:
        return {
            moved.get(table, table): tuple(
                replace(line, step=_moved_step(line.step, moved[table])) for line in lines
            )
            if table in moved
            else lines
            for table, lines in by_table.items()
        }

    forms = {moved.get(table, table): form for table, form in book.forms.items()}
    return replace(
        book, scores=of_others(book.scores), pasts=of_others(book.pasts), forms=forms
    )


def _score_on_board(result: BoardResult, board: str) -> BoardResult:
    """Return the contract of *result* as it scores on *board*, by its vulnerability."""
    written = result.written
    ns, ew = (tuple(who.label for who in side) for side in (result.ns, result.ew))
    tricks = "" if written.tricks is None else str(written.tricks)
    line = TravellerLine(board, ns, ew, written.contract, written.declarer, tricks)
    scored = result_of(line)
    return replace(result, board=board, for_ns=scored.for_ns, for_ew=scored.for_ew)


def is_of_any_board(step: ScorebookStep) -> bool:
    """Return whether *step* may be moved to another board: not points and rulings.

    Example:
        >>> from biritch.competition.tournament.scorebook_log import ScoreAgreed
        >>> is_of_any_board(ScoreAgreed("3", (), ()))
        True
    """
    if not isinstance(step, ScoreEntered):
        return True
    return step.action is not ScoreAction.ADJUST and bool(step.result.written.contract)


def _moved_step(step: ScorebookStep, table: BoardAtTable) -> ScorebookStep:
    if isinstance(step, ScoreEntered):
        result = replace(step.result, ns=table.ns, ew=table.ew)
        if result.board != table.board:
            result = _score_on_board(result, table.board)
        return replace(step, result=result)
    if isinstance(step, ScoreAgreed | ScoreUndone):
        return with_fields(step, board=table.board, ns=table.ns, ew=table.ew)
    return step
