"""Tournaments that open by themselves: right by the clock on the wall, once, and taken back."""

from __future__ import annotations

import asyncio
import itertools
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime
from typing import Any

import httpx
import pytest

from biritch.competition.clubs.diary import BoxMade, ClubDiary, RegularSet, RegularTakenBack
from biritch.competition.clubs.members import MemberListError
from biritch.competition.clubs.regular import RegularTournament
from biritch.server.clubs.boxes import fresh_box
from biritch.server.clubs.diary_lines import diary_document, diary_line, director_key, seal_key
from biritch.server.clubs.registry import ClubRecord
from biritch.server.clubs.regulars import find_held
from biritch.server.host import Host
from biritch.server.storage.store import Store
from biritch.server.storage.stores.memory import MemoryStore
from biritch.server.tables.opening import TableDefaults
from biritch.server.tables.services import Services
from biritch.server.web.limits import Limits
from tests.server.clubs.test_clubs import Club
from tests.server.served import PATIENCE, Served
from tests.server.simulation.world import LIBRARY, Mind, unsolved

_ids = itertools.count(1)
PARIS = RegularTournament(
    name="m", title="Monday", first="2026-03-16", zone="Europe/Paris", each=2, places=8
)


def utc(regular: RegularTournament, day: str) -> str:
    return f"{regular.start(date.fromisoformat(day)).astimezone(UTC):%d %H:%M}"


def varied(**more: Any) -> RegularTournament:
    kept = {"name": "m", "title": "T", "first": "2026-03-16", "zone": "Europe/Paris"}
    return RegularTournament(**{**kept, **more})


def test_eight_in_the_evening_stays_eight_when_the_clocks_change() -> None:
    assert [utc(PARIS, day) for day in ("2026-03-23", "2026-03-30")] == ["23 19:00", "30 18:00"]
    assert [utc(PARIS, day) for day in ("2026-10-19", "2026-10-26")] == ["19 18:00", "26 19:00"]
    assert utc(varied(zone="America/New_York"), "2026-03-09") == "10 00:00"
    assert utc(varied(zone="UTC"), "2026-03-30") == "30 20:00"
    assert utc(varied(zone="Asia/Kolkata"), "2026-03-30") == "30 14:30"


def test_an_hour_that_is_left_out_is_later_and_of_one_that_comes_twice_the_first_counts() -> (
    None
):
    assert utc(varied(at="02:30"), "2026-03-29") == "29 01:30"  # 03:30 on the wall
    assert utc(varied(at="02:30"), "2026-10-25") == "25 00:30"
    assert f"{varied(at='02:30').start(date(2026, 10, 25)):%H:%M %Z}" == "02:30 CEST"


def days(regular: RegularTournament, since: str, most: int) -> list[str]:
    return [f"{day:%m-%d}" for day in regular.days(date.fromisoformat(since), most)]


def test_days_follow_by_weeks_by_months_or_once() -> None:
    assert days(PARIS, "2026-03-01", 3) == ["03-16", "03-23", "03-30"]
    assert days(PARIS, "2036-03-01", 2) == ["03-03", "03-10"], "ten years on"
    assert days(varied(weeks=2), "2026-03-17", 2) == ["03-30", "04-13"]
    assert days(varied(until="2026-03-29"), "2026-03-17", 9) == ["03-23"]
    assert days(varied(repeat="once"), "2026-03-16", 9) == ["03-16"]
    assert days(varied(repeat="once"), "2026-03-17", 9) == []
    third = varied(repeat="monthly")
    assert days(third, "2026-03-16", 4) == ["03-16", "04-20", "05-18", "06-15"]
    assert days(third, "2026-12-22", 2) == ["01-18", "02-15"], "over the end of a year"
    last = varied(repeat="monthly", first="2026-03-30")
    assert days(last, "2026-03-01", 3) == ["03-30", "04-27", "05-25"], "no fifth: the last"


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"zone": "Europe/Lutece"}, "no-zone"),
        ({"zone": "../../etc/passwd"}, "no-zone"),
        ({"first": "2026-02-30"}, "no-day"),
        ({"at": "25:00"}, "no-day"),
        ({"until": "2026-03-15"}, "no-day-left"),
    ],
)
def test_what_cannot_be_held_is_refused(more: dict[str, Any], why: str) -> None:
    with pytest.raises(MemberListError) as error:
        ClubDiary().after(RegularSet(varied(**more)))
    assert error.value.phrase.name == f"club-{why}"


def test_changes_are_taken_back_one_by_one_and_read_as_written() -> None:
    diary = ClubDiary().after(RegularSet(PARIS))
    assert diary_line(diary_document(RegularSet(PARIS))) == RegularSet(PARIS)
    diary = diary.after(RegularSet(varied(name="w", title="Other")))
    assert [*diary.after(RegularTakenBack()).regulars] == ["m"]
    assert not diary.after(RegularTakenBack()).after(RegularTakenBack()).regulars
    with pytest.raises(MemberListError):
        ClubDiary().after(RegularTakenBack())


# ---- by itself ----


class Wall:
    """The clock of the servers, and the club they hold."""

    def __init__(self) -> None:
        self.store: Store = MemoryStore()
        self.now = datetime(2026, 3, 16, 12, tzinfo=UTC)
        self.club = self.key = ""

    def host(self) -> Host:
        services = Services(Mind(), LIBRARY, unsolved, "s", 0, Limits(), None)
        return Host(self.store, services, TableDefaults(), lambda: self.now.timestamp())

    async def opened(self, host: Host, *regulars: RegularTournament) -> None:
        told = await host.clubs.open("Club")
        self.club, self.key = told.club, told.key
        public, private = fresh_box()
        await host.clubs.write(
            await self.record(host), BoxMade(public, seal_key(private, self.key))
        )
        for one in regulars:
            await host.clubs.write(await self.record(host), RegularSet(one))
        await host.regulars.note_change(self.club)

    async def record(self, host: Host) -> ClubRecord:
        found = await host.clubs.find(self.club)
        assert found is not None
        return found

    async def names(self, host: Host) -> list[str]:
        record = await self.record(host)
        return [f"{held.day}" for held in record.diary.tournaments.values()]


def lived(story: Callable[[Wall, Host], Awaitable[None]]) -> None:
    async def live() -> None:
        wall = Wall()
        host = wall.host()
        try:
            await story(wall, host)
        finally:
            await host.close()

    asyncio.run(live())


def test_it_opens_when_sign_up_does_once_and_begins_for_those_who_came() -> None:
    async def story(wall: Wall, host: Host) -> None:
        regular = varied(first="2026-03-30", opens=24, places=16, robots="rule:sef", each=2)
        await wall.opened(host, regular)
        for hour in (0, 17):  # 2026-03-29 17:59 UTC at last
            wall.now = datetime(2026, 3, 29, hour, 59, tzinfo=UTC)
            await host.regulars.look()
            assert await wall.names(host) == []
        wall.now = datetime(2026, 3, 29, 18, tzinfo=UTC)
        await asyncio.gather(host.regulars.look(), host.regulars.look())
        await host.regulars.look()
        assert await wall.names(host) == ["2026-03-30"]
        record = await wall.record(host)
        held = find_held(record.diary, "m", date(2026, 3, 30))
        assert held is not None
        there = await host.tournaments.find(held.event)
        assert there is not None
        assert there.tournament.signing
        role = there.role(director_key(record.diary, held, wall.key))
        assert role is not None
        assert role.director, "the club's key opens the desk"
        assert director_key(record.diary, held, "another") == ""
        renewed = await host.clubs.renew(record, wall.key)
        record = await wall.record(host)
        assert there.role(director_key(record.diary, held, renewed.key)) is not None
        assert director_key(record.diary, held, wall.key) == ""
        for pair in ("Ann & Bob", "Cy & Di", "Ed & Flo", "Gil & Hal", "Ida & Joe"):
            await host.tournaments.sign_up(there, pair.split(" & "), 0, pair)
        wall.now = datetime(2026, 3, 30, 17, 59, tzinfo=UTC)
        await host.regulars.look()
        assert there.tournament.round == 0
        wall.now = datetime(2026, 3, 30, 18, 0, 1, tzinfo=UTC)
        await host.regulars.look()
        await host.regulars.look()
        found = await host.tournaments.find(held.event)
        assert found is not None
        assert found.tournament.round == 1
        assert 5 <= len(found.tournament.contestants) < 16, "as many as came, not as places"
        assert found.tournament.names[5] == "Ida & Joe"

    lived(story)


def test_a_server_that_was_down_catches_up_and_what_is_long_past_stays_past() -> None:
    async def story(wall: Wall, host: Host) -> None:
        await wall.opened(host, varied(opens=1))
        wall.now = datetime(2026, 3, 16, 19, 50, tzinfo=UTC)  # fifty minutes late
        await host.regulars.look()
        assert await wall.names(host) == ["2026-03-16"]
        wall.now = datetime(2026, 4, 6, 19, 30, tzinfo=UTC)
        await host.regulars.look()
        assert await wall.names(host) == ["2026-03-16"], "an hour and a half late, as others"

    lived(story)


def test_a_day_that_is_called_off_is_not_held() -> None:
    async def story(wall: Wall, host: Host) -> None:
        await wall.opened(host, varied(opens=1, skipped=("2026-03-16",)))
        for day in (16, 23):
            wall.now = datetime(2026, 3, day, 18, 30, tzinfo=UTC)
            await host.regulars.look()
        assert await wall.names(host) == ["2026-03-23"]

    lived(story)


def test_of_two_servers_at_once_one_opens_it_and_nothing_of_the_other_stays() -> None:
    async def story(wall: Wall, host: Host) -> None:
        await wall.opened(host, varied(opens=200))
        other = wall.host()
        await asyncio.gather(host.regulars.look(), other.regulars.look())
        assert sorted(await wall.names(host)) == ["2026-03-16", "2026-03-23"]
        assert isinstance(wall.store, MemoryStore)
        logs = [name for name in wall.store._tables if name.startswith("event/")]
        assert len(logs) == 2

    lived(story)


def test_nobody_came_so_nothing_begins() -> None:
    async def story(wall: Wall, host: Host) -> None:
        await wall.opened(host, varied(opens=1))
        for minute in (30, 59):
            wall.now = datetime(2026, 3, 16, 18, minute, tzinfo=UTC)
            await host.regulars.look()
        wall.now = datetime(2026, 3, 16, 19, 1, tzinfo=UTC)
        await host.regulars.look()
        record = await wall.record(host)
        held = find_held(record.diary, "m", date(2026, 3, 16))
        assert held is not None
        there = await host.tournaments.find(held.event)
        assert there is not None
        assert there.tournament.round == 0

    lived(story)


# ---- over the network ----


def asked(club: Club, do: str, **more: object) -> httpx.Response:
    seen = more.pop("seen", None)
    if seen is None:
        seen = club.get("regulars").json()["changes"]
    body = {"id": str(next(_ids)), "do": do, "seen": seen, **more}
    return httpx.post(f"{club.url}/regulars/do", params={"token": club.key}, json=body)


def _first_day(club: Club) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{club.url}/regulars").json()["regulars"][0]["days"][0]
    return found


def test_a_club_sets_it_everybody_sees_it_and_what_slipped_is_taken_back(
    served: Served,
) -> None:
    club = Club.opened(served)
    today = datetime.now(UTC).date().isoformat()
    terms = {"title": "Evening", "first": today, "at": "23:59", "zone": "Pacific/Pago_Pago"}
    assert httpx.get(f"{club.url}/regulars").status_code == 403, "nothing to see yet"
    wrong = asked(club, "regular", terms={**terms, "zone": "Europe/Lutece"})
    assert (wrong.status_code, "Europe/Paris" in wrong.text) == (409, True)
    none = asked(club, "regular", terms={**terms, "places": 4, "minutes": 10, "each": 30})
    assert none.status_code == 409
    told = asked(club, "regular", terms={**terms, "opens": 336}).json()
    (one,) = told["regulars"]
    name = one["terms"]["name"]
    assert one["days"][0]["day"] == today
    end = time.monotonic() + PATIENCE
    while not (first := _first_day(club))["event"]:
        assert time.monotonic() < end
        time.sleep(0.05)
    assert (first["signed"], first["round"]) == (0, 0)
    (listed, *_) = club.get("tournaments").json()
    assert listed["role"] == "director"
    assert re.fullmatch(r"Evening · [A-Z][a-z]{2} \d+, \d{4}", listed["title"])
    assert asked(club, "skip", name=name, day=today, seen=0).status_code == 409, "stale"
    skipped = asked(club, "skip", name=name, day=today).json()
    assert skipped["regulars"][0]["days"][0]["skipped"]
    back = asked(club, "regular-back").json()
    assert not back["regulars"][0]["days"][0]["skipped"]
    assert asked(club, "regular-gone", name=name).json()["regulars"] == []
    assert asked(club, "regular-back").json()["regulars"][0]["terms"]["name"] == name
    assert httpx.post(f"{club.url}/regulars/do", json={}).status_code == 403
