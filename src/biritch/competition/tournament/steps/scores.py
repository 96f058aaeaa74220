"""Steps about scores and boards that are not entries of the scorebook."""

from __future__ import annotations

from dataclasses import replace

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.results.result import Contestant
from biritch.competition.tournament import seating
from biritch.competition.tournament.layouts import read_layouts
from biritch.competition.tournament.scorebook_log import BoardAtTable
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import CarriedShare
from biritch.core.phrase import Phrase


class ScoreRefused(LoggedStep, tag="refuse", frozen=True):
    """The other side disputes the score of a board at a table."""

    board: str
    ns: tuple[Contestant, ...]
    ew: tuple[Contestant, ...]

    @classmethod
    def of(cls, table: BoardAtTable) -> ScoreRefused:
        """Return the step that disputes the score of *table*."""
        return cls(table.board, table.ns, table.ew)

    @property
    def table(self) -> BoardAtTable:
        """The board and the table."""
        return BoardAtTable(self.board, self.ns, self.ew)

    @property
    def subjects(self) -> Subjects:
        return same_subjects(self.table.subject)

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: there is no score, it is agreed, or it is one's own."""
        table, scores = self.table, tournament.scorebook.scores
        if table not in scores:
            return Phrase.of("scorebook-fault-nothing", **table.labels)
        if tournament.state(table) == "agreed":
            return Phrase.of("tournament-fault-settled", **table.labels)
        if scores[table][-1].by == signed.by:
            return Phrase.of("scorebook-fault-oneself", by=signed.by, **table.labels)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, refused=tournament.refused | {self.table})


class BoardsDealt(LoggedStep, tag="boards", frozen=True):
    """The hands of boards are known: machine-dealt or entered.

    A line each: the number, the deal as PBN writes it, and perhaps the tricks of each declarer
    (N, E, S, W) in each strain (NT, S, H, D, C), a hexadecimal digit each.
    """

    boards: str

    @property
    def subjects(self) -> Subjects:
        return same_subjects("hands")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: they cannot be parsed, or the boards are dealt by the server."""
        if tournament.online is not None:
            return Phrase.of("tournament-fault-dealt-here")
        try:
            read_layouts(self.boards)
        except ValueError as error:
            return Phrase.of("tournament-fault-hands", text=str(error)[:60])
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        layouts = {**tournament.layouts, **read_layouts(self.boards)}
        return replace(tournament, layouts=layouts)


class BoardFouled(LoggedStep, tag="foul", frozen=True):
    """Tables played a board in a changed form (Law 87): its results form two groups.

    ``tables`` are their pairs, ``3-8 5-10``, North-South first; empty undoes it.
    """

    board: int
    tables: str
    form: str = "B"
    """Which of the changed forms it was, where there are several."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"fouled/{self.board}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why the results of the board cannot be grouped so, or ``None``.

        Example:
            >>> from biritch.competition.tournament.steps.movement import MovementSet
            >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=1)
            >>> BoardFouled(1, "1-2").objection(monday).name
            'tournament-fault-fouled'
        """
        if tournament.form is EntrantKind.TEAMS:
            return Phrase.of("tournament-fault-fouled-teams")
        if not self.form.isalnum() or not self.form.isascii() or len(self.form) > 1:
            return Phrase.of("tournament-fault-form", text=self.form[:20])
        try:
            fouled_tables(tournament, self.board, self.tables)
        except Unsuitable as wrong:
            return wrong.phrase
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* with the board's results grouped by form.

        Example:
            >>> from biritch.competition.tournament.steps.movement import MovementSet
            >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24), round=1)
            >>> list(BoardFouled(1, "8-1").after(monday, BY_DIRECTOR).scorebook.forms.values())
            ['B']
        """
        book = tournament.scorebook
        others = {
            table: form
            for table, form in book.forms.items()
            if table.board != str(self.board) or form != self.form
        }
        these = dict.fromkeys(fouled_tables(tournament, self.board, self.tables), self.form)
        return replace(tournament, scorebook=replace(book, forms={**others, **these}))


def fouled_tables(tournament: Tournament, board: int, tables: str) -> list[BoardAtTable]:
    """Return where *tables* (``3-8 5-10``) played *board*.

    Raises:
        Unsuitable: One of them does not play it.

    Example:
        >>> from biritch.competition.tournament.steps.movement import MovementSet
        >>> monday = Tournament(seated=MovementSet("howell", 8, 7, 3, 24))
        >>> [table.ew[0].label for table in fouled_tables(monday, 1, "8-1")]
        ['1']
    """
    places = (
        ()
        if tournament.seated is None
        else seating.board_places(tournament.seated, tournament.draws).get(board, ())
    )
    found = []
    for two in tables.split():
        there = [
            place.table for place in places if "-".join(map(str, place.sitting.entrants)) == two
        ]
        if not there:
            raise Unsuitable("tournament-fault-fouled", board=board, text=two[:20])
        found += there
    return found


class CarriedOver(LoggedStep, tag="carry", frozen=True):
    """Points of earlier sessions are carried over."""

    shares: tuple[CarriedShare, ...]

    @property
    def subjects(self) -> Subjects:
        return same_subjects("carried")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        return Phrase.of("tournament-fault-begun") if tournament.round else None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, carried=self.shares)
