"""Steps about who plays: named, missing, added, gone, signed up, replaced for a round."""

from __future__ import annotations

from dataclasses import replace

from biritch.competition.tournament import seating
from biritch.competition.tournament.reseating import with_one_more
from biritch.competition.tournament.signatures import BY_DIRECTOR, Signature
from biritch.competition.tournament.steps.step import LoggedStep, nobody_phrase
from biritch.competition.tournament.subjects import Subjects, same_subjects
from biritch.competition.tournament.tournament import Tournament
from biritch.competition.tournament.values import Substitution
from biritch.core.phrase import Phrase


class SignUpOpened(LoggedStep, tag="sign-ups", frozen=True):
    """Registration by players is opened or closed."""

    open: bool

    @property
    def subjects(self) -> Subjects:
        return same_subjects("sign-ups")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        late = tournament.round and self.open
        return Phrase.of("tournament-fault-sign-up-late") if late else None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, signing=self.open)


class EntrantSignedUp(LoggedStep, tag="sign-up", frozen=True):
    """Players have registered for a free place, and received keys."""

    pair: int
    names: str
    owners: str
    """The digests of their keys, and whose each is, as a JSON object."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"name/{self.pair}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: play has begun, registration is closed, or the place is taken."""
        if tournament.round:
            return Phrase.of("tournament-fault-sign-up-late")
        if not tournament.signing:
            return Phrase.of("tournament-fault-sign-up")
        if nobody := nobody_phrase(tournament, self.pair):
            return nobody
        # Who signed up alone may be joined: then the names begin with those there were.
        before = tournament.names.get(self.pair, "")
        taken = not self.names.strip() or not self.names.startswith(before)
        return Phrase.of("tournament-fault-place-taken", pair=self.pair) if taken else None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, names={**tournament.names, self.pair: self.names})


class DirectorPlays(LoggedStep, tag="plays", frozen=True):
    """A director plays with an entrant: boards it has still to play are hidden from them.

    Entrant 0: this director does not play any more.
    """

    desk: int
    pair: int

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"plays/{self.desk}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        return nobody_phrase(tournament, self.pair) if self.pair else None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        plays = {**tournament.playing_directors, self.desk: self.pair}
        return replace(tournament, playing_directors=plays)


class EntrantNamed(LoggedStep, tag="name", frozen=True):
    """The players of an entrant are named."""

    pair: int
    names: str
    numbers: str = ""
    """Their federations' numbers in the order of the names: ``FFB 0123, ACBL K4 & FFB 05``."""

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"name/{self.pair}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        return nobody_phrase(tournament, self.pair)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        """Return *tournament* with new names; unchanged names keep their numbers."""
        before, names = tournament.numbers, {**tournament.names, self.pair: self.names}
        same = not self.numbers and self.names == tournament.names.get(self.pair)
        others = {pair: text for pair, text in before.items() if same or pair != self.pair}
        numbers = {**others, self.pair: self.numbers} if self.numbers else others
        return replace(tournament, names=names, numbers=numbers)


class AttendanceStep(LoggedStep, frozen=True):
    """The base of steps about attendance."""

    pair: int

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"attendance/{self.pair}")


class EntrantMissing(AttendanceStep, tag="missing", frozen=True):
    """An entrant is absent; its opponents sit out."""

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: there is no such entrant, it has left, or it has played."""
        if nobody := nobody_phrase(tournament, self.pair):
            return nobody
        contestant = tournament.contestants[self.pair]
        if self.pair in tournament.absentees:
            return Phrase.of("scorebook-fault-gone", who=str(contestant))
        if any(contestant in (*at.ns, *at.ew) for at in tournament.scorebook.scores):
            return Phrase.of("tournament-fault-played", pair=self.pair)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, missing=tournament.missing | {self.pair})


class EntrantArrived(AttendanceStep, tag="arrive", frozen=True):
    """An absent entrant has arrived."""

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        if nobody := nobody_phrase(tournament, self.pair):
            return nobody
        here = self.pair not in tournament.missing
        return Phrase.of("tournament-fault-here", pair=self.pair) if here else None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        return replace(tournament, missing=tournament.missing - {self.pair})


class EntrantAdded(LoggedStep, tag="add", frozen=True):
    """A late pair is added, in a seat where somebody sat out."""

    names: str = ""

    @property
    def subjects(self) -> Subjects:
        return same_subjects("entrants")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        fit = tournament.online is None and with_one_more(tournament) is not None
        return None if fit else Phrase.of("tournament-fault-no-seat")

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        seated = with_one_more(tournament)
        assert seated is not None
        contestant = seating.contestants(seated)[seated.pairs]
        book = tournament.scorebook
        book = replace(book, names={**book.names, contestant: ""})
        new = {seated.pairs: self.names} if self.names else {}
        names = {**tournament.names, **new}
        joined = {**tournament.joined, seated.pairs: tournament.round}
        return replace(tournament, seated=seated, scorebook=book, names=names, joined=joined)


class EntrantReturned(AttendanceStep, tag="return", frozen=True):
    """An entrant that had left returns."""

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        contestant = tournament.contestants.get(self.pair)
        fit = contestant is not None and contestant in tournament.scorebook.gone
        return None if fit else Phrase.of("tournament-fault-here", pair=self.pair)

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        book, who = tournament.scorebook, tournament.contestants[self.pair]
        return replace(tournament, scorebook=replace(book, gone=book.gone - {who}))


class SubstituteNamed(Substitution, LoggedStep, tag="substitute", frozen=True):
    """A substitute plays for a player in one round, or on one board.

    The score belongs to the entrant. An empty name ends the substitution.
    """

    @property
    def subjects(self) -> Subjects:
        return same_subjects(f"substitute/{self.pair}/{self.round}/{self.board}")

    def objection(
        self, tournament: Tournament, signed: Signature = BY_DIRECTOR
    ) -> Phrase | None:
        """Return why not: there is no such entrant, or it does not play in that round."""
        if nobody := nobody_phrase(tournament, self.pair):
            return nobody
        boards = {
            place.board
            for place in tournament.places_in_round(self.round)
            if self.pair in place.sitting.entrants
        }
        if not boards or (self.board and self.board not in boards):
            blanks = {"pair": self.pair, "round": self.round}
            return Phrase.of("tournament-fault-substitute", **blanks)
        return None

    def after(self, tournament: Tournament, signed: Signature) -> Tournament:
        where = (self.pair, self.round, self.board)
        others = {key: one for key, one in tournament.substitutes.items() if key != where}
        named = {where: self} if self.who else {}
        return replace(tournament, substitutes={**others, **named})
