"""Routes of sets, ``/sets/…``: lobby, play, results, ladders, profile.

A player is identified by the key stored with their account if signed in, otherwise by their
browser's key, sent as the keys of tables are.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING, cast

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.competition.sets.ladder import Span, streak
from biritch.core.phrase import Phrase
from biritch.server.accounts.visitors import accounts_of, are_accounts_allowed, cookie_of
from biritch.server.owner import routes as owner_routes
from biritch.server.sets import views
from biritch.server.sets.feeds import routes as feed_routes
from biritch.server.sets.log import SetRecord
from biritch.server.sets.messages import (
    AddFriend,
    ChangeProfile,
    DailyLadderView,
    DayView,
    LadderRow,
    ProfileView,
    SetLobby,
    SetNamed,
    SetSeat,
)
from biritch.server.sets.players import MOST_FRIENDS, PlayerRecord, player_id, titles_of
from biritch.server.sets.registry import BadSet, Sets, read_wish
from biritch.server.together.refusals import known_key
from biritch.server.web.answers import (
    BAD_JSON,
    Address,
    HTTPRefusal,
    answer,
    with_refusals,
)
from biritch.server.web.guard import body_of, spend
from biritch.server.web.plain_text import plain_text
from biritch.server.web.unreadable import describe_unreadable

if TYPE_CHECKING:
    from biritch.server.host import Host
    from biritch.server.sets.feeds.exchange import Feeds

SMALL = 4 * 1024
"""The most bytes of one body."""
_KEY = range(26, 129)
"""Letters of a key."""


def routes() -> list[BaseRoute]:
    """Return the routes of sets."""
    return [
        Route("/sets/lobby", _with_refusals(lobby)),
        Route("/sets/new", _with_refusals(open_set), methods=["POST"]),
        Route("/sets/ladder", _with_refusals(ladder)),
        Route("/sets/me", _with_refusals(me)),
        Route("/sets/me", _with_refusals(change_me), methods=["POST"]),
        Route("/sets/me/forget", _with_refusals(forget_me), methods=["POST"]),
        Route("/sets/friends", _with_refusals(add_friend), methods=["POST"]),
        *feed_routes.routes(),
        Route("/sets/{name:str}/view", _with_refusals(set_view)),
        Route("/sets/{name:str}/play", _with_refusals(play), methods=["POST"]),
        Route("/sets/{name:str}/boards/{board:int}", _with_refusals(board)),
    ]


def _with_refusals(address: Address) -> Address:
    async def refusing(request: Request) -> Response:
        try:
            return await address(request)
        except BadSet as error:
            raise HTTPRefusal(error.status, error.phrase) from None

    return with_refusals(refusing)


def _sets(request: Request) -> Sets:
    host: Host = request.app.state.host
    return host.sets


def _feeds(request: Request) -> Feeds:
    host: Host = request.app.state.host
    return host.feeds


async def _key(request: Request) -> str:
    """Return the player's key: that of the account, or else of the browser.

    Several browsers signed in to one account are one player.

    Raises:
        BadSet: There is none, or one that others could guess.
    """
    key = await _known_key(request)
    if not key:
        raise BadSet("no-key", 401)
    return key


async def _known_key(request: Request) -> str:
    """Return the player's key, or an empty string if none was sent."""
    if are_accounts_allowed(request) and (cookie := cookie_of(request)):
        accounts = accounts_of(request)
        who = await accounts.find_session(cookie)
        if who is not None and (key := await accounts.player_key(who.account)):
            return key
    return known_key(request)


async def _player(request: Request) -> str:
    """Return the player's ID, or an empty string if no key was sent."""
    key = await _known_key(request)
    return player_id(key) if key else ""


async def _find_set(request: Request) -> SetRecord:
    return await _sets(request).require_set(str(request.path_params["name"]))


async def lobby(request: Request) -> Response:
    """Respond with what can be played today."""
    sets, player = _sets(request), await _player(request)
    await sets.close_days()
    today = await sets.daily()
    assert today is not None
    yesterday = await sets.daily(sets.today - timedelta(1))
    known = await sets.players.all_records(sets.now / 1000)
    days = _days_of(await sets.players.find(player) if player in known else None)
    if len(today.scores.get(player, {})) == len(today.opened.boards):
        days.add(sets.today)
    return answer(
        SetLobby(
            views.summary_of(today, player),
            None if yesterday is None else views.summary_of(yesterday, player),
            [] if yesterday is None else views.ranking_of(yesterday, player, known, 3),
            None if yesterday is None else views.deal_of_the_day(yesterday, known),
            streak(days, sets.today),
        )
    )


def _days_of(record: PlayerRecord | None) -> set[date]:
    return set() if record is None else {date.fromisoformat(each.day) for each in record.days}


async def open_set(request: Request) -> Response:
    """Open a set for everybody who has its name.

    Raises:
        HTTPRefusal: The body is not such a message (400).
    """
    body = await body_of(request, SMALL)
    await _key(request)
    await owner_routes.admit(request)
    spend(request, "tables_opened")
    try:
        wish = read_wish(body)
    except BAD_JSON as error:
        raise _refuse_message(error) from None
    return answer(SetNamed(await _sets(request).open(wish)), 201)


def _refuse_message(error: Exception) -> HTTPRefusal:
    what = describe_unreadable(cast("msgspec.DecodeError", error))
    return HTTPRefusal(400, Phrase.of("server-bad-message", what=what))


async def set_view(request: Request) -> Response:
    """Respond with a set and its ranking; ``?with=ID`` adds a comparison with a player."""
    sets, record = _sets(request), await _find_set(request)
    if record.tables:  # what a server that was stopped left undone is gone on with
        sets.fill(record)
    known = await sets.players.all_records(sets.now / 1000)
    rival, player = request.query_params.get("with", ""), await _player(request)
    view = views.set_view(record, player, known, sets.now, rival)
    feeds = _feeds(request)
    far = await feeds.far_field(record.name)
    if far.servers:
        called = await feeds.servers_called()
        joint = await feeds.joint_standings(record, far, called)
        views.add_far_field(view, joint, player, known)
    return answer(view)


async def play(request: Request) -> Response:
    """Respond with the player's table in a set: always the same one."""
    await body_of(request, SMALL)
    key, record = await _key(request), await _find_set(request)
    if player_id(key) not in record.tables:
        # Begun in this browser before signing in: one goes on there, and has no second go.
        before = known_key(request)
        if before and player_id(before) in record.tables:
            key = before
    if player_id(key) not in record.tables:
        await owner_routes.admit(request)
        spend(request, "tables_opened")
    table, token = await _sets(request).seat(record.name, key)
    return answer(SetSeat(table, token), 201)


async def board(request: Request) -> Response:
    """Respond with a board and its field, once the sender has played it or the set is over.

    Raises:
        HTTPRefusal: There is no such board (404), or one has still to play it (403).
    """
    sets, record = _sets(request), await _find_set(request)
    player = await _player(request)
    number = int(request.path_params["board"])
    if number not in record.fields:
        raise BadSet("no-board", 404, board=number)
    if (player, number) not in record.mine and not record.is_over(sets.now):
        raise BadSet("board-open", 403, board=number)
    known = await sets.players.all_records(sets.now / 1000)
    view, feeds = views.board_view(record, player, number, known), _feeds(request)
    far = await feeds.far_field(record.name)
    if far.servers:
        view.elsewhere = views.far_lines(far, number, await feeds.servers_called())
    return answer(view)


async def ladder(request: Request) -> Response:
    """Respond with the ladder of this week, or of this month with ``?span=month``."""
    sets, player = _sets(request), await _player(request)
    span: Span = "month" if request.query_params.get("span") == "month" else "week"
    lines = await sets.ladder(span)
    known = await sets.players.all_records(sets.now / 1000)
    rows = [
        LadderRow(
            line.place,
            views.name_of(line.player, known),
            line.points,
            line.days,
            line.player == player,
        )
        for at, line in enumerate(lines)
        if at < views.SHOWN or line.player == player
    ]
    return answer(DailyLadderView(span, rows, len(lines)))


async def me(request: Request) -> Response:
    """Respond with the sender's stored profile."""
    sets, player = _sets(request), player_id(await _key(request))
    await sets.close_days()
    return answer(await _profile(sets, await sets.players.find(player)))


async def _profile(sets: Sets, record: PlayerRecord | None) -> ProfileView:
    if record is None:
        return ProfileView(listed=False)
    known = await sets.players.all_records(sets.now / 1000)
    ratings = {day: (value, deviation) for day, value, deviation in record.ratings}
    return ProfileView(
        listed=True,
        name=record.name,
        rating=round(record.rating),
        deviation=round(record.deviation),
        days=[
            DayView(each.day, each.result, each.place, each.of, *ratings[each.day])
            for each in record.days
        ],
        titles=titles_of(record),
        streak=streak(_days_of(record), sets.today),
        id=record.id,
        elsewhere=record.elsewhere,
        friends=[name for each in record.friends if (name := views.name_of(each, known))],
    )


async def change_me(request: Request) -> Response:
    """Take part in ratings, under a name or anonymously; nothing is stored before.

    Raises:
        HTTPRefusal: The body is not such a message (400).
    """
    body = await body_of(request, SMALL)
    sets, player = _sets(request), player_id(await _key(request))
    try:
        asked = msgspec.json.decode(body, type=ChangeProfile)
    except BAD_JSON as error:
        raise _refuse_message(error) from None
    name = plain_text(asked.name).strip()
    record = await sets.players.change(
        player, sets.now / 1000, name=name, elsewhere=asked.elsewhere
    )
    return answer(await _profile(sets, record))


async def forget_me(request: Request) -> Response:
    """Delete the sender's name, rating and history."""
    await body_of(request, SMALL)
    sets = _sets(request)
    await sets.players.forget(player_id(await _key(request)))
    return answer(ProfileView(listed=False))


async def add_friend(request: Request) -> Response:
    """Mark a player as a friend: shown in every ranking, whatever the rank.

    Raises:
        HTTPRefusal: The body is not such a message (400), or there are too many (409).
    """
    body = await body_of(request, SMALL)
    sets, player = _sets(request), player_id(await _key(request))
    try:
        asked = msgspec.json.decode(body, type=AddFriend)
    except BAD_JSON as error:
        raise _refuse_message(error) from None
    before = await sets.players.find(player)
    friends = [each for each in (before.friends if before else ()) if each != asked.id]
    if not asked.remove and asked.id != player:
        friends.append(asked.id)
    if len(friends) > MOST_FRIENDS:
        raise BadSet("many-friends", 409, most=MOST_FRIENDS)
    record = await sets.players.change(player, sets.now / 1000, friends=tuple(friends))
    return answer(await _profile(sets, record))
