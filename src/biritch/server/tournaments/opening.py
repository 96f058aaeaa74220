"""How a tournament is opened: who has come and how long they stay, and all else by default."""

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
from biritch.competition.tournament.lineups import LineUpNaming
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
from biritch.robots.catalogue import find
from biritch.server.tournaments import messages
from biritch.server.tournaments.invitations import links, players
from biritch.server.tournaments.messages import (
    TournamentOpened,
)
from biritch.server.web.wire import sentence

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
    lineups: LineUpNaming = "set"


class CannotOpenTournament(ValueError):
    """A tournament that cannot be opened so."""

    def __init__(self, name: str, /, **said: str | int) -> None:
        """Keep the sentence ``tournament-opening-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"tournament-opening-{name}", **said)


def read(body: bytes) -> OpenTournament:
    """Read the body of ``POST /events``."""
    try:
        return msgspec.json.decode(body, type=OpenTournament)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise CannotOpenTournament("bad", what=str(error)[:200]) from None


@lru_cache(256)
def proposed(
    form: EntrantKind, entrants: int, time: int, each: int = 0
) -> tuple[messages.ProposedMovement, ...]:
    """Return the movements for so many *entrants* in *time* minutes, the best first."""
    wish = SessionNeeds(form, entrants, minutes=time, each=each or None)
    found = [_told(one, form) for one in proposals(wish, seating.movements(form))]
    if form is not EntrantKind.TEAMS or entrants < 4:
        return tuple(found)
    swiss = [*_swiss(wish), *_knockout(wish)]
    few = entrants <= 6  # so few meet all the others
    return tuple([*found, *swiss] if few else [*swiss, *found])


def _told(one: Proposal, form: EntrantKind) -> messages.ProposedMovement:
    return messages.ProposedMovement(
        one.name,
        sentence(Phrase.of(f"movement-{one.name}")),
        one.rounds,
        one.each,
        minutes(one.each, form),
        one.figures.tables,
        one.figures.boards,
        *one.figures.played,
        one.figures.rankings,
        one.figures.waits[1],
    )


def _knockout(wish: SessionNeeds) -> list[messages.ProposedMovement]:
    """Return the knock-out there is time for, of two halves where there are boards enough."""
    stages = bracket.stages_needed(wish.entrants)
    boards = wish.boards // stages
    halves = 2 if boards >= 2 * (wish.each or 4) else 1
    each = wish.each or min(16, boards // halves)
    if each < 1 or each * halves > boards:
        return []
    teams, rounds = wish.entrants, stages * halves
    return [
        messages.ProposedMovement(
            seating.KNOCK_OUT,
            sentence(Phrase.of("movement-knock-out")),
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


def _swiss(wish: SessionNeeds) -> list[messages.ProposedMovement]:
    """Return the Swiss there is time for: fewer than half as many rounds as teams."""
    teams = wish.entrants
    most = min(7, max(3, (teams - 1) // 2))
    rounds = min(most, wish.boards // (wish.each or 6))
    each = wish.each or min(16, wish.boards // max(1, rounds))
    if rounds < 1 or each < 1:
        return []
    whole = rounds * each
    return [
        messages.ProposedMovement(
            seating.SWISS,
            sentence(Phrase.of("movement-swiss")),
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
    """Return the first entries of the log of the tournament *asked* for, and *more* steps.

    Raises:
        CannotOpenTournament: No movement suits, or there are more names than pairs.
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
    if seating.entrant_kind(seated.movement) is EntrantKind.TEAMS:
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
        form = seating.entrant_kind(movement)
    except Unsuitable as wrong:
        raise NotAllowed(wrong.phrase) from None
    lasting = asked.minutes or minutes(each, form)
    if movement == seating.KNOCK_OUT:
        rounds = rounds or bracket.stages_needed(asked.pairs)
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


def told(name: str, director: str, tournament: Tournament) -> TournamentOpened:
    """Return what the opener of a tournament is told."""
    return TournamentOpened(
        name, director, links(director, tournament), players(director, tournament)
    )
