"""How an evening is opened: who has come and how long they stay, and all else by default."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import ceil
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.proposals import Proposal, SessionNeeds, proposals
from biritch.competition.schedule_figures import PACES
from biritch.competition.tournament import bracket, fold, seating
from biritch.competition.tournament import lineups as evening_lineups
from biritch.competition.tournament.lineups import Rule
from biritch.competition.tournament.log import (
    EntrantNamed,
    LineUpRule,
    LogEntry,
    MovementSet,
    PlayedOnline,
    TournamentStep,
)
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import ScorebookOpened as Began
from biritch.competition.tournament.scorebook_log import ScorebookStep
from biritch.competition.tournament.tournament import Tournament
from biritch.core.deals import Deal
from biritch.core.phrase import Phrase
from biritch.core.seats import Side
from biritch.robots.catalogue import find
from biritch.server.tournaments import keys as evening_keys
from biritch.server.tournaments import messages_parts as evening_pieces
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages_parts import (
    DirectorKey,
    PlayerKey,
    TableKeys,
    TournamentOpened,
)
from biritch.server.web.sentences import says

Text = Annotated[str, Meta(max_length=120)]
ROBOT = "robot:sif"
"""Who plays where nobody sits, unless another is named."""


class OpenTournament(Struct, forbid_unknown_fields=True, rename="camel"):
    """What ``POST /events`` asks for: how many pairs is enough.

    ``form`` says what enters, ``pairs`` how many; teams are scored by ``count``, a scale of
    victory points or ``imp``, ``bam``, ``total``. With ``online`` the boards are played at
    this server's tables, by ``robots`` where nobody sits; ``deals`` are their deals in PBN,
    in order, and those that are not told are dealt afresh. ``sections`` play side by side.
    ``lineups`` says how teams name who plays (``set``, ``away-first``, ``blind``).
    ``after`` is the key, ``event.key``, of a session whose scores are carried over.

    Without a ``movement`` the best one for so many pairs in ``time`` minutes is taken, with
    its rounds and boards; ``each`` is boards a round and ``minutes`` what a round lasts.
    ``names`` are the pairs' in order of number; ``rules`` and ``method`` are as on the
    shelves ``presets`` and ``methods``.
    """

    pairs: Annotated[int, Meta(ge=2, le=seating.MOST_PAIRS)]
    form: EntrantKind = EntrantKind.PAIRS
    title: Text = ""
    names: Annotated[list[Text], Meta(max_length=seating.MOST_PAIRS)] = []
    movement: Text = ""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    each: Annotated[int, Meta(ge=0, le=32)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    time: Annotated[int, Meta(ge=10, le=900)] = 180
    sections: Annotated[int, Meta(ge=1, le=seating.MOST_SECTIONS)] = 1
    rules: Text = "wbf"
    method: Text = ""
    count: Text = ""
    online: bool = False
    robots: Text = ""
    flowing: bool = True
    deals: Annotated[list[Text], Meta(max_length=400)] = []
    after: Text = ""
    lineups: Rule = "set"


class CannotOpenTournament(ValueError):
    """An evening that cannot be opened so."""

    def __init__(self, name: str, /, **said: str | int) -> None:
        """Keep the sentence ``evening-opening-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"evening-opening-{name}", **said)


def read(body: bytes) -> OpenTournament:
    """Read the body of ``POST /events``."""
    try:
        return msgspec.json.decode(body, type=OpenTournament)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise CannotOpenTournament("bad", what=str(error)[:200]) from None


@lru_cache(256)
def proposed(
    form: EntrantKind, entrants: int, time: int, each: int = 0
) -> tuple[evening_pieces.ProposedMovement, ...]:
    """Return the movements for so many *entrants* in *time* minutes, the best first."""
    wish = SessionNeeds(form, entrants, minutes=time, each=each or None)
    found = [_told(one, form) for one in proposals(wish, seating.movements(form))]
    if form is not EntrantKind.TEAMS or entrants < 4:
        return tuple(found)
    swiss = [*_swiss(wish), *_knockout(wish)]
    few = entrants <= 6  # so few meet all the others
    return tuple([*found, *swiss] if few else [*swiss, *found])


def _told(one: Proposal, form: EntrantKind) -> evening_pieces.ProposedMovement:
    return evening_pieces.ProposedMovement(
        one.name,
        says(Phrase.of(f"movement-{one.name}")),
        one.rounds,
        one.each,
        minutes(one.each, form),
        one.figures.tables,
        one.figures.boards,
        *one.figures.played,
        one.figures.rankings,
        one.figures.waits[1],
    )


def _knockout(wish: SessionNeeds) -> list[evening_pieces.ProposedMovement]:
    """Return the knock-out there is time for, of two halves where there are boards enough."""
    stages = bracket.stages(wish.entrants)
    boards = wish.boards // stages
    halves = 2 if boards >= 2 * (wish.each or 4) else 1
    each = wish.each or min(16, boards // halves)
    if each < 1 or each * halves > boards:
        return []
    teams, rounds = wish.entrants, stages * halves
    return [
        evening_pieces.ProposedMovement(
            seating.KNOCK_OUT,
            says(Phrase.of("movement-knock-out")),
            rounds,
            each,
            minutes(each, EntrantKind.TEAMS),
            teams // 2 * 2,
            rounds * each,
            halves * each,
            rounds * each,
            1,
            halves if teams & (teams - 1) else 0,
        )
    ]


def _swiss(wish: SessionNeeds) -> list[evening_pieces.ProposedMovement]:
    """Return the Swiss there is time for: fewer than half as many rounds as teams."""
    teams = wish.entrants
    most = min(7, max(3, (teams - 1) // 2))
    rounds = min(most, wish.boards // (wish.each or 6))
    each = wish.each or min(16, wish.boards // max(1, rounds))
    if rounds < 1 or each < 1:
        return []
    whole = rounds * each
    return [
        evening_pieces.ProposedMovement(
            seating.SWISS,
            says(Phrase.of("movement-swiss")),
            rounds,
            each,
            minutes(each, EntrantKind.TEAMS),
            teams // 2 * 2,
            whole,
            whole - each * (teams % 2),
            whole,
            1,
            teams % 2,
        )
    ]


def minutes(each: int, form: EntrantKind = EntrantKind.PAIRS) -> int:
    """Return how long a round of so many boards usually lasts."""
    return ceil(each * PACES[form])


def first_entries(
    asked: OpenTournament, at: str, more: Iterable[TournamentStep] = ()
) -> list[LogEntry]:
    """Return the first entries of the log of the evening *asked* for, and *more* steps.

    Raises:
        BadEvening: No movement suits, or there are more names than pairs.
        NotAllowed: The regulation, the method or the movement is not known.
    """
    if len(asked.names) > asked.pairs:
        raise CannotOpenTournament("names", names=len(asked.names), pairs=asked.pairs)
    named = (
        EntrantNamed(n, name.strip()) for n, name in enumerate(asked.names, 1) if name.strip()
    )
    opened = Began(asked.title.strip(), asked.rules, asked.method)
    _deals(asked)
    here: list[TournamentStep] = (
        [PlayedOnline(asked.robots or ROBOT, asked.flowing)] if asked.online else []
    )
    seated = _seated(asked)
    if seating.form(seated.movement) is EntrantKind.TEAMS:
        here.append(LineUpRule(asked.lineups))
    what: list[ScorebookStep | TournamentStep] = [opened, seated, *named, *here, *more]
    found = [LogEntry(one, "director", at) for one in what]
    fold.fold(found)
    return found


def _seated(asked: OpenTournament) -> MovementSet:
    movement, rounds, each = asked.movement, asked.rounds, asked.each
    size = asked.pairs // asked.sections
    if not movement:
        found = proposed(asked.form, size, asked.time, each)
        if not found:
            raise CannotOpenTournament("none", pairs=asked.pairs, minutes=asked.time)
        movement, rounds, each = found[0].name, found[0].rounds, found[0].each
    elif not rounds and (known := seating.movements(asked.form).get(movement)):
        rounds = max([1, *known.lengths(size)]) if size in known.sizes else 1
    each = each or 2
    try:
        form = seating.form(movement)
    except Unsuitable as wrong:
        raise NotAllowed(wrong.phrase) from None
    lasting = asked.minutes or minutes(each, form)
    if movement == seating.KNOCK_OUT:
        rounds = rounds or bracket.stages(asked.pairs)
    return MovementSet(
        movement, asked.pairs, rounds or 3, each, lasting, asked.sections, asked.count
    )


def _deals(asked: OpenTournament) -> None:
    for number, text in enumerate(asked.deals, 1):
        try:
            Deal.parse(text)
        except ValueError as error:
            raise CannotOpenTournament("deal", number=number, what=str(error)[:200]) from None
    if asked.online and asked.robots:
        try:
            find(asked.robots)
        except ValueError as error:
            raise CannotOpenTournament("bad", what=str(error)[:200]) from None


def told(name: str, director: str, evening: Tournament) -> TournamentOpened:
    """Return what the opener of an evening is told."""
    return TournamentOpened(
        name, director, links(director, evening), players(director, evening)
    )


def links(director: str, evening: Tournament) -> list[TableKeys]:
    """Return the keys of the tables of *evening*; none where they are played here."""
    if evening.online is not None or evening.schedule is None:
        return []
    teams = len(evening.contestants)
    tables = teams // 2 * 2 if evening.by_results else evening.schedule.tables
    return [
        TableKeys(table, *(evening_keys.of(director, Role(table, side)) for side in Side))
        for table in range(1, tables + 1)
    ]


def players(director: str, evening: Tournament) -> list[PlayerKey]:
    """Return the keys of the players of *evening*; in a room, of the captains of teams."""
    teams = evening.form is EntrantKind.TEAMS
    if evening.online is None and not teams:
        return []
    return [
        PlayerKey(
            one.entrant,
            one.player,
            evening_seats.name(evening, one),
            evening_keys.of(director, one),
        )
        for one in evening_keys.players(evening.form, len(evening.contestants))
        if not teams or one.player in evening_lineups.roster(evening, one.entrant)
        if evening.online is not None or one.player == evening_keys.CAPTAIN
    ]


def further(director: str) -> list[DirectorKey]:
    """Return the keys of further directors."""
    return [
        DirectorKey(one.desk, evening_keys.of(director, one)) for one in evening_keys.desks()
    ]
