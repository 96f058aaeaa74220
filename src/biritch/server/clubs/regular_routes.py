"""Routes of a club's regular tournaments: list the coming days, and change the terms."""

from __future__ import annotations

from dataclasses import fields
from datetime import UTC, date, timedelta
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.clubs.diary import (
    BoxMade,
    DiaryLine,
    RegularRemoved,
    RegularSet,
    RegularTakenBack,
)
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.regular import RegularTournament, check_regular
from biritch.competition.tournament.scorebook import NotAllowed
from biritch.core.phrase import Phrase
from biritch.server.clubs import regular_messages as messages
from biritch.server.clubs.boxes import fresh_box
from biritch.server.clubs.diary_lines import seal_key
from biritch.server.clubs.registry import ClubRecord, ListHasChanged
from biritch.server.clubs.regulars import (
    LATE,
    count_entrants,
    find_held,
    opening_of,
    without_day,
)
from biritch.server.clubs.routes import clubs_of, record_of
from biritch.server.storage.logs import Unreadable
from biritch.server.tokens import random_word
from biritch.server.tournaments.opening import CannotOpenTournament, first_entries
from biritch.server.tournaments.published.desk_papers import language_of
from biritch.server.web.answers import BAD_JSON, HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread
from biritch.server.web.guard import body_of, key_of, spend
from biritch.server.web.plain_text import read_json
from biritch.server.web.unreadable import bad_message
from biritch.words.languages import Language

if TYPE_CHECKING:
    from biritch.server.host import Host

LARGE = 32 * 1024
SHOWN = 4
"""Days of each that are shown."""


def routes() -> list[BaseRoute]:
    """Return the routes of regular tournaments."""
    at = "/clubs/{name:str}/regulars"
    return [
        Route(at, with_refusals(regulars)),
        Route(f"{at}/do", with_refusals(do), methods=["POST"]),
    ]


async def regulars(request: Request) -> Response:
    """List the regular tournaments; without the club's key only the public ones.

    Raises:
        HTTPRefusal: There is no such club, or the key is wrong (403).
    """
    if key_of(request):
        return answer(await _view(request, await record_of(request)))
    try:
        record = await clubs_of(request).find(str(request.path_params["name"]))
    except Unreadable:
        record = None
    told = None if record is None else await _view(request, record, inside=False)
    if told is None or not told.regulars:  # who guesses names learns nothing
        raise HTTPRefusal(403, Phrase.of("club-not-yours"))
    return answer(told)


async def do(request: Request) -> Response:
    """Change the regular tournaments; the change is stored before the response.

    Raises:
        HTTPRefusal: The body is no such change (400), or it cannot be made (409).
    """
    body = await body_of(request, LARGE)
    record = await record_of(request)
    try:
        asked: messages.RegularRequest = read_json(body, messages.RegularRequest)
    except BAD_JSON as error:
        raise HTTPRefusal(400, bad_message(error)) from None
    clubs, host = clubs_of(request), _host(request)
    try:
        line = _line(record, asked, language_of(request))
        if isinstance(line, RegularSet):
            spend(request, "searches")
            await in_thread(request, _try_opening, line.regular)
        record = await _with_box(request, record)
        record = await clubs.write(record, line, asked.id, asked.seen)
    except ListHasChanged as error:
        raise HTTPRefusal(409, error.phrase) from None
    except (MemberListError, CannotOpenTournament, NotAllowed) as error:
        raise HTTPRefusal(409, error.phrase) from None
    await host.regulars.note_change(record.name)
    return answer(await _view(request, record))


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


async def _with_box(request: Request, record: ClubRecord) -> ClubRecord:
    """Return the club, with a box for the keys of tournaments that open by themselves."""
    if record.diary.box is not None:
        return record
    public, private = fresh_box()
    box = BoxMade(public, seal_key(private, key_of(request)))
    return await clubs_of(request).write(record, box, "box")


def _line(record: ClubRecord, asked: messages.RegularRequest, language: Language) -> DiaryLine:
    """Return the log line for *asked*; titles have dates in *language*.

    Raises:
        MemberListError: There is no such regular tournament.
    """
    match asked:
        case messages.KeepRegular(terms=terms):
            values = msgspec.structs.asdict(terms)
            values |= {"skipped": tuple(terms.skipped), "name": terms.name or random_word(6)}
            return RegularSet(RegularTournament(**values, language=language))
        case messages.RemoveRegular(name=name):
            return RegularRemoved(name)
        case messages.SkipDay(name=name, day=day, skipped=skipped):
            if (there := record.diary.regulars.get(name)) is None:
                raise MemberListError("not-there", what=name)
            return RegularSet(without_day(there, day, skipped=skipped))
        case _:
            return RegularTakenBack()


def _try_opening(regular: RegularTournament) -> None:
    """Refuse terms that could not be opened on the first day.

    Raises:
        MemberListError, CannotOpenTournament, NotAllowed: It could not.
    """
    check_regular(regular)
    for day in regular.days(date.min, 1):
        first_entries(opening_of(regular, day), regular.start(day).isoformat())


async def _view(
    request: Request, record: ClubRecord, *, inside: bool = True
) -> messages.ClubRegulars:
    diary = record.diary
    shown = [one for one in diary.regulars.values() if inside or one.public]
    views = [await _one(request, record, one) for one in shown]
    views.sort(key=lambda each: each.days[0].begins if each.days else "9")
    return messages.ClubRegulars(record.title, diary.changes, bool(diary.earlier), views)


async def _one(
    request: Request, record: ClubRecord, regular: RegularTournament
) -> messages.RegularView:
    now = clubs_of(request).now
    days: list[messages.RegularDay] = []
    for day in regular.days((now - LATE - timedelta(1)).date(), SHOWN + 2):
        start = regular.start(day).astimezone(UTC)
        if start + timedelta(minutes=regular.minutes) <= now or len(days) == SHOWN:
            continue
        held, there = find_held(record.diary, regular.name, day), None
        if held is not None:
            there = await _host(request).tournaments.find(held.event)
        days.append(
            messages.RegularDay(
                day.isoformat(),
                start.isoformat(timespec="seconds"),
                regular.opening(day).isoformat(timespec="seconds"),
                regular.is_skipped(day),
                "" if there is None else there.name,
                0 if there is None else count_entrants(there.tournament),
                0 if there is None else there.tournament.round,
            )
        )
    names = {each.name for each in fields(regular)} - {"language"}
    values = {name: getattr(regular, name) for name in names}
    terms = messages.RegularTerms(**{**values, "skipped": list(regular.skipped)})
    return messages.RegularView(terms, days)
