"""Opening a tournament: from the body of ``POST /events`` to the first steps of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Literal

from msgspec import Meta, Struct

from biritch.competition.movement import EntrantKind, Unsuitable
from biritch.competition.tournament import bracket, fold, seating
from biritch.competition.tournament.log import LogEntry, TournamentStep
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.competition.tournament.scorebook_log import ScorebookOpened, ScorebookStep
from biritch.competition.tournament.steps.entrants import EntrantNamed, SignUpOpened
from biritch.competition.tournament.steps.movement import MovementSet, OddChoice
from biritch.competition.tournament.steps.online import (
    LONGEST_DELAY,
    MOST_BEHIND,
    OnlookerChoice,
    PlayedOnline,
    UndoChoice,
)
from biritch.competition.tournament.steps.presentation import (
    RankingShown,
    SectionRanking,
    SectionsRanked,
)
from biritch.competition.tournament.steps.rounds import CorrectionPeriodSet, LastRoundSet
from biritch.competition.tournament.steps.teams import LineUpNaming, LineUpRule
from biritch.competition.tournament.tournament import Tournament
from biritch.core.bad_value import reason_of
from biritch.core.deals import Deal
from biritch.core.phrase import Argument, Phrase
from biritch.robots.catalogue import find
from biritch.server.tournaments.messages import (
    TournamentOpened,
)
from biritch.server.tournaments.movements.proposals import (
    Pace,
    proposed_movements,
    round_minutes,
)
from biritch.server.tournaments.people.invitations import player_keys, table_keys
from biritch.server.web.answers import BAD_JSON
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import describe_unreadable

Text = Annotated[str, Meta(max_length=120)]
SWISS_METHOD = "cross_imps"
"""How the boards of Swiss pairs are scored, unless another method is named."""
ROBOT = "robot:sif"
"""Who plays where nobody sits, unless another is named."""


class OpenTournament(Struct, forbid_unknown_fields=True, rename="camel"):
    """The body of ``POST /events``; only ``pairs`` is required.

    ``form`` is the kind of entrants (``pairs``, ``teams``, ``individual``), ``pairs`` their
    number; the default is the movement's, or pairs. Teams are scored by ``count``: a scale of
    victory points, or ``imp``, ``bam``, ``total``. With ``online`` the boards are played at
    this server's tables, with ``robots`` in empty seats; ``deals`` are in PBN and in order, and
    missing ones are random. ``undo`` says when a call or a card may be undone; ``onlookers``
    says what they see, ``behind`` boards and ``delay`` minutes late, and never a board still to
    be played elsewhere. ``sections`` play side by side. Pairs can play a Swiss too
    (``movement`` ``swiss``): matches of ``each`` boards, in IMPs by ``method`` and victory
    points by ``count``. Teams can score a Patton, ``patton-hereford`` or ``patton-polish``;
    ``odd`` is what an odd Swiss of teams does, ``bye`` or ``triangle``. ``ranked`` says how
    sections are ranked, ``together``, ``listed`` or ``apart``. With ``shown`` the ranking is
    public from the beginning; ``correction`` is the correction period in minutes. With
    ``meanings`` players see the meaning of each call before they make it; with ``signing`` they
    register themselves at the public address. ``lineups`` says how teams name their players
    (``set``, ``away-first``, ``blind``). ``pace`` is minutes a board and ``change`` minutes a
    change of round, 0 for the usual ones; ``last`` ends a movement after that round. ``after``
    is the key, ``event.key``, of a session whose scores are carried over.

    Without a ``movement`` the best one for that many pairs in ``time`` minutes is used, with
    its rounds and boards; ``each`` is boards a round and ``minutes`` the length of a round.
    ``names`` are the pairs' in order of number; ``rules`` and ``method`` are names of the
    shelves ``presets`` and ``methods``.
    """

    pairs: Annotated[int, Meta(ge=2, le=seating.MOST_PAIRS)]
    form: EntrantKind | None = None
    title: Text = ""
    names: Annotated[list[Text], Meta(max_length=seating.MOST_PAIRS)] = []
    movement: Text = ""
    rounds: Annotated[int, Meta(ge=0, le=100)] = 0
    each: Annotated[int, Meta(ge=0, le=32)] = 0
    minutes: Annotated[int, Meta(ge=0, le=600)] = 0
    time: Annotated[int, Meta(ge=10, le=900)] = 180
    sections: Annotated[int, Meta(ge=1, le=seating.MOST_SECTIONS)] = 1
    pace: Annotated[int, Meta(ge=0, le=30)] = 0
    change: Annotated[int, Meta(ge=0, le=15)] = 0
    last: Annotated[int, Meta(ge=0, le=100)] = 0
    rules: Text = "wbf"
    method: Text = ""
    count: Text = ""
    online: bool = False
    robots: Text = ""
    flowing: bool = True
    undo: UndoChoice = "off"
    onlookers: OnlookerChoice = "none"
    behind: Annotated[int, Meta(ge=0, le=MOST_BEHIND)] = 1
    delay: Annotated[int, Meta(ge=0, le=LONGEST_DELAY)] = 0
    meanings: bool = False
    signing: bool = False
    deals: Annotated[list[Text], Meta(max_length=400)] = []
    after: Text = ""
    lineups: LineUpNaming = "set"
    odd: OddChoice | Literal[""] = ""
    ranked: SectionRanking = "together"
    shown: bool = False
    correction: Annotated[int, Meta(ge=-1, le=1440)] = -1

    @property
    def enters(self) -> EntrantKind:
        """The kind of entrants; pairs by default."""
        return self.form or EntrantKind.PAIRS


class CannotOpenTournament(ValueError):
    """Raised when a tournament cannot be opened as requested; has the reason.

    Example:
        >>> CannotOpenTournament("names", names=9, pairs=8).phrase.name
        'tournament-opening-names'
    """

    def __init__(self, name: str, /, **arguments: Argument) -> None:
        """Use the message ``tournament-opening-<name>``."""
        super().__init__(name)
        self.phrase = Phrase.of(f"tournament-opening-{name}", **arguments)


def read_request(body: bytes) -> OpenTournament:
    """Parse the body of ``POST /events``.

    Raises:
        CannotOpenTournament: It is not such a message.

    Example:
        >>> read_request(b'{"pairs": 8}').pairs
        8
    """
    try:
        request: OpenTournament = read_json(body, OpenTournament)
    except BAD_JSON as error:
        raise CannotOpenTournament("bad", what=describe_unreadable(error)) from None
    return request


def first_entries(
    request: OpenTournament, at: str, more: Iterable[TournamentStep] = ()
) -> list[LogEntry]:
    """Return the first log entries of the tournament of *request*, and *more* steps.

    Raises:
        CannotOpenTournament: No movement suits, or there are more names than pairs.
        NotAllowed: The regulation, the method or the movement is not known.
    """
    if len(request.names) > request.pairs:
        raise CannotOpenTournament("names", names=len(request.names), pairs=request.pairs)
    names = (
        EntrantNamed(n, name.strip()) for n, name in enumerate(request.names, 1) if name.strip()
    )
    _check_deals(request)
    online_steps: list[TournamentStep] = [_played_online(request)] if request.online else []
    seated = _movement_set(request)
    method = request.method
    if seated.movement == seating.SWISS_PAIRS and not method:
        method = SWISS_METHOD
    opened = ScorebookOpened(request.title.strip(), request.rules, method)
    online_steps += _settle_opening(request)
    if seating.entrant_kind(seated.movement) is EntrantKind.TEAMS:
        online_steps.append(LineUpRule(request.lineups))
    last = request.last or (0 if request.movement else request.rounds)
    if 0 < last < seated.rounds:
        online_steps.append(LastRoundSet(last))
    steps: list[ScorebookStep | TournamentStep] = [opened, seated, *names, *online_steps, *more]
    entries = [LogEntry(step, "director", at) for step in steps]
    # Folded for its refusals alone, before anything is stored.
    fold.fold(entries)
    return entries


def _settle_opening(request: OpenTournament) -> Iterable[TournamentStep]:
    """Yield the steps that set options other than the movement."""
    if request.shown:
        yield RankingShown(shown=True)
    if request.correction >= 0:
        yield CorrectionPeriodSet(request.correction)
    if request.signing:
        yield SignUpOpened(open=True)
    if request.ranked != "together":
        yield SectionsRanked(request.ranked)


def _played_online(request: OpenTournament) -> PlayedOnline:
    return PlayedOnline(
        request.robots or ROBOT,
        request.flowing,
        undo=request.undo,
        onlookers=request.onlookers,
        behind=request.behind,
        delay=request.delay,
        meanings=request.meanings,
    )


def _movement_set(request: OpenTournament) -> MovementSet:
    movement, rounds, each = request.movement, request.rounds, request.each
    if movement == seating.SWISS and request.form is EntrantKind.PAIRS:
        movement = seating.SWISS_PAIRS
    sections = request.sections
    size = request.pairs // request.sections
    if not movement:
        pace = Pace(request.pace, request.change, request.rounds)
        proposed = proposed_movements(request.enters, size, request.time, each, pace)
        if not proposed:
            raise CannotOpenTournament("none", pairs=request.pairs, minutes=request.time)
        movement, rounds, each = proposed[0].name, proposed[0].whole, proposed[0].each
        sections *= proposed[0].sections
    elif not rounds and (movement_known := seating.movements(request.enters).get(movement)):
        rounds = max([1, *movement_known.lengths(size)]) if size in movement_known.sizes else 1
    each = each or 2
    try:
        form = seating.entrant_kind(movement)
    except Unsuitable as wrong:
        raise NotAllowed(wrong.phrase) from None
    _check_form(request, movement, form)
    pace = Pace(request.pace, request.change)
    minutes = request.minutes or round_minutes(each, pace)
    if movement == seating.KNOCK_OUT:
        rounds = rounds or bracket.stages_needed(request.pairs)
    return MovementSet(
        movement,
        request.pairs,
        rounds or 3,
        each,
        minutes,
        sections,
        request.count,
        request.odd,
    )


def _check_form(request: OpenTournament, movement: str, form: EntrantKind) -> None:
    """Refuse a movement that does not suit the kind of entrants."""
    if request.form not in (None, form):
        raise CannotOpenTournament(f"form-{form.value}", movement=movement)


def _check_deals(request: OpenTournament) -> None:
    for number, text in enumerate(request.deals, 1):
        try:
            Deal.parse(text)
        except ValueError as error:
            raise CannotOpenTournament("deal", number=number, what=reason_of(error)) from None
    if request.online and request.robots:
        try:
            find(request.robots)
        except ValueError as error:
            raise CannotOpenTournament("bad", what=reason_of(error)) from None


def opened_answer(name: str, director: str, tournament: Tournament) -> TournamentOpened:
    """Return the response to ``POST /events``: the name and the keys of the tournament."""
    return TournamentOpened(
        name, director, table_keys(director, tournament), player_keys(director, tournament)
    )
