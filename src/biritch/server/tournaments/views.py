"""What each eye may see of an evening: the director's, a table's, a player's, everybody's.

With the pieces of :mod:`~biritch.server.tournaments.views_parts` the only place where
scores become
bytes. A table's telephone sees its own round; of a board the others' scores only once both
sides of this table have agreed with theirs. Where the boards are played here, and among
teams, nobody but the director learns of a board before everybody has played it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Literal

from biritch.competition.movement import Sitting
from biritch.competition.results.result import Contestant
from biritch.competition.scoring.rounding import brief
from biritch.competition.tournament import averages, lineups
from biritch.competition.tournament.clock import short
from biritch.competition.tournament.log import AppealFiled
from biritch.competition.tournament.scorebook_log import BoardAtTable as Score
from biritch.competition.tournament.tournament import RoundSitting, Tournament
from biritch.core.seats import Side
from biritch.server.tables.log_setup import letter
from biritch.server.tournaments import lineups as evening_halves
from biritch.server.tournaments import messages as evening_views
from biritch.server.tournaments import messages_parts as pieces
from biritch.server.tournaments import messages_rulings as ruling_pieces
from biritch.server.tournaments import seating as evening_seats
from biritch.server.tournaments import views_bracket as evening_bracket
from biritch.server.tournaments import views_parts as evening_told
from biritch.server.tournaments.entries_rulings import table_where
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import further, links, players
from biritch.server.tournaments.score_cards import open_cards
from biritch.server.tournaments.views_parts import ViewContext


def table_name(event: str, number: int, table: int) -> str:
    """Return what this server calls *table* in round *number*."""
    return f"{event}-{number}-{table}"


def table_of(name: str) -> tuple[str, int, int]:
    """Return the event, the round and the table of :func:`table_name`."""
    event, number, table = name.rsplit("-", 2)
    return event, int(number), int(table)


def view(
    evening: Tournament, role: Role | None, around: ViewContext, key: str = ""
) -> evening_views.AnyTournamentView:
    """Return what *role* sees of *evening*; nobody's role is everybody's."""
    common = _common(evening, around, all_of_it=role is not None and role.director)
    if role is None:
        return evening_views.PublicView(**common)
    if role.entrant:
        return _player(evening, role, common, around)
    if role.table is None:
        return _director(evening, common, (key, role.desk), around)
    sitting = evening.at(role.table)
    seated = None if sitting is None else evening_told.seated(evening, sitting, around)
    side: Literal["NS", "EW"] = "NS" if role.side is Side.NS else "EW"
    calls = evening_told.calls(evening, role.table)
    return evening_views.TelephoneView(
        **common, table=role.table, side=side, seated=seated, calls=calls
    )


def _common(evening: Tournament, around: ViewContext, *, all_of_it: bool) -> dict[str, Any]:
    """Return what everybody may know; the ranking only where it is shown."""
    clock, until = None, evening.correctable
    if evening.playing:
        left = evening.clock.seconds(around.now)
        assert evening.seated is not None
        clock = pieces.ClockView(left, evening.clock.running, short(evening.seated.minutes))
    known = evening if all_of_it else evening.open if evening.shown else None
    return {
        "n": around.n,
        "event": around.event,
        "title": evening.scorebook.title,
        "pairs": len(evening.contestants),
        "rounds": evening.rounds,
        "round": evening.round,
        "each": 0 if evening.seated is None else evening.seated.each,
        "clock": clock,
        "overrun": evening.overrun,
        "unit": evening_told.unit(evening),
        "ranking": None if known is None else evening_told.ranking(known),
        "form": evening.form,
        "online": evening.online is not None,
        "drawn": evening.by_results,
        "bracket": None if known is None else evening_bracket.bracket(known),
        "matches": None if known is None else evening_told.matches(known),
        "pending": [] if known is None else evening_told.pending(evening),
        "until": "" if until is None else until.isoformat(),
        "cards": open_cards(evening),
    }


def _player(
    evening: Tournament, role: Role, common: dict[str, Any], around: ViewContext
) -> evening_views.PlayerView:
    place = evening_seats.place(evening, role)
    seated = sitting = None
    if place is not None:
        sitting = place[0]
        seated = evening_told.seated(evening, sitting, around)
    before = [
        evening_told.board(evening, one.sitting, number, around)
        for one in evening.places()
        if one.round < evening.round and evening.played(one.sitting)
        if role in evening_seats.seats(evening, one.round, one.sitting).values()
        for number in evening.boards(one.sitting)
    ]
    return evening_views.PlayerView(
        **common,
        number=role.entrant,
        player=role.player,
        name=evening_seats.name(evening, role),
        names=evening.names.get(role.entrant, ""),
        seat=None if place is None else letter(place[1]),
        at="" if sitting is None else _seat_at(evening, sitting, around),
        seated=seated,
        past=before,
        lineups=evening_halves.of(evening, role),
        calls=[] if sitting is None else evening_told.calls(evening, sitting.table),
    )


def _seat_at(evening: Tournament, sitting: Sitting, around: ViewContext) -> str:
    """Return the table to go to; none in a room, nor before its line-ups are named."""
    found = lineups.half(evening, evening.round, sitting.ns[0])
    waits = found is not None and lineups.unnamed(evening, found)
    if evening.online is None or waits:
        return ""
    return table_name(around.event, evening.round, sitting.table)


def _director(
    evening: Tournament, common: dict[str, Any], who: tuple[str, int], around: ViewContext
) -> evening_views.DirectorView:
    key, desk = who
    seated, missed = evening.seated, averages.owed(evening)
    assert seated is not None
    around = replace(around, travellers=False)  # the desk has every score by itself
    return evening_views.DirectorView(
        **common,
        movement=seated.movement,
        minutes=seated.minutes,
        shown=evening.shown,
        tables=[
            evening_told.seated(evening, one, around)
            for one in evening.sittings(max(evening.round, 1))
        ],
        players=[
            _entrant(evening, n, who, missed[n]) for n, who in evening.contestants.items()
        ],
        scores=[
            _entered(evening, table, place)
            for table in evening.scorebook.pasts
            if (place := evening.place(table)) is not None  # else it was another movement's
        ],
        extras=[
            pieces.PenaltyView(int(one.contestant.label), brief(one.points), one.why)
            for one in evening.scorebook.adjustments
        ],
        appeals=[_appeal(evening, one) for one in evening.appeals.values()],
        waiting=[
            pieces.OwedScoresView(number, owed)
            for number in range(1, min(evening.round, evening.rounds + 1))
            if (owed := evening.waiting(number))
        ],
        links=links(key, evening),
        keys=players(key, evening),
        desk=desk,
        desks=further(key) if desk == 1 else [],
        robots="" if evening.online is None else evening.online.robots,
        flowing=evening.online is not None and evening.online.flowing,
        count=seated.count,
        sections=seated.sections,
        calls=evening_told.calls(evening)[::-1],
        lineups=evening_halves.all_of(evening),
    )


def _entrant(
    evening: Tournament, number: int, who: Contestant, missed: int
) -> pieces.EntrantStateView:
    left: Literal["here", "missing", "gone"] = (
        "missing" if number in evening.missing else "gone" if number in evening.gone else "here"
    )
    return pieces.EntrantStateView(
        number, evening.names.get(number, ""), who.direction, left, missed
    )


def _appeal(evening: Tournament, one: AppealFiled) -> ruling_pieces.AppealView:
    table = table_where(evening, one.board, one.pair)
    ns, ew = int(table.ns[0].label), int(table.ew[0].label)
    return ruling_pieces.AppealView(
        one.number,
        one.board,
        one.pair,
        ew if any(who.label == str(one.pair) for who in table.ns) else ns,
        one.facts,
        one.ruling,
        one.grounds,
        one.deposit,
        one.decision,
        one.outcome,
        one.late,
        [
            ruling_pieces.AppealFormView(form.at, form.by, form.what.outcome)
            for form in evening.forms[one.number]
            if isinstance(form.what, AppealFiled)
        ],
    )


def _entered(evening: Tournament, table: Score, place: RoundSitting) -> pieces.EnteredScoreView:
    last = evening.last(table)
    return pieces.EnteredScoreView(
        int(table.board),
        place.round,
        place.sitting.table,
        int(table.ns[0].label),
        int(table.ew[0].label),
        evening.state(table),
        None if last is None else evening_told.score(last.result),
        [evening_told.past(line) for line in evening.scorebook.pasts[table]],
    )
