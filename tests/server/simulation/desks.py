"""Desks of a run: the server's owner, and two who upload the hands of one tournament.

Whatever is asked is asked again until somebody says it is done: a server may fall before it
says so. So an act may be there twice that was acknowledged once, but never not at all.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, field
from typing import Any

from biritch.competition.tournament.layouts import BoardLayout, read_layouts, write_layouts
from biritch.competition.tournament.steps.scores import BoardsDealt
from biritch.core.deals import Deal
from biritch.server.host import Host
from biritch.server.owner.desk import OwnerRefusal
from biritch.server.owner.messages import MakeReport, SiteSettings
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.opening import OpenTournament
from biritch.server.tournaments.registry import HasChanged, TournamentRecord
from biritch.server.workers import jobs

Asked = Callable[[Callable[[Host], Coroutine[Any, Any, Any]]], Coroutine[Any, Any, Any]]
"""Has a server do something, another one where it falls, until it is done."""
LATER = 3.0
"""Seconds between two things an owner does, about."""


async def compute_later(
    rng: random.Random, whose: str, deadline: float, job: Callable[..., Any], *words: object
) -> Any:
    """Do a job of workers after a while, in the one thread there is."""
    del whose, deadline
    await asyncio.sleep(rng.expovariate(1 / 0.5))
    return job(*words)


@dataclass
class Invited:
    """An invitation: how many may use it, how often that was tried and acknowledged."""

    uses: int
    tried: int = 0
    used: int = 0


@dataclass
class OwnerLife:
    """The owner of the servers, and visitors who use invitations and report."""

    asked: Asked
    rng: random.Random
    invited: dict[str, Invited] = field(default_factory=dict)
    noted: list[str] = field(default_factory=list)
    """What was acknowledged, as the log of acts names it."""
    settled: list[str] = field(default_factory=list)
    """What may be settled: the last acknowledged, and all that were tried since."""
    reports: dict[str, str] = field(default_factory=dict)
    """The answer to each report, by what was reported."""
    done: int = 0

    async def live(self) -> None:
        """Do one thing after another."""
        acts = (self._invite, self._use, self._use_together, self._settle, self._report)
        while True:
            await asyncio.sleep(self.rng.expovariate(1 / LATER))
            await self.rng.choice(acts)()
            self.done += 1

    async def _invite(self) -> None:
        uses, note = self.rng.randrange(1, 4), f"invited {len(self.noted)} {self.rng.random()}"

        async def invite(host: Host) -> str:
            return await host.owner.invite("owner", note, uses, 30)

        self.invited[await self.asked(invite)] = Invited(uses)
        self.noted.append(note)

    async def _use(self) -> None:
        if not self.invited:
            return
        code = self.rng.choice([*self.invited])
        mine = self.invited[code]

        async def use(host: Host) -> bool:
            mine.tried += 1
            try:
                await host.owner.use_invitation(code)
            except OwnerRefusal:
                return False
            return True

        if await self.asked(use):
            mine.used += 1

    async def _use_together(self) -> None:
        await asyncio.gather(*(self._use() for _ in range(3)))

    async def _settle(self) -> None:
        name = f"settled {self.rng.random()}"
        self.settled.append(name)

        async def settle(host: Host) -> bool:
            try:
                await host.owner.settle("owner", SiteSettings(owner=name))
            except OwnerRefusal:  # another one settled at the same moment, or a try before it
                return False
            return True

        if await self.asked(settle):
            self.settled = [name]

    async def _report(self) -> None:
        what = f"reported {self.rng.random()}"

        async def report(host: Host) -> str:
            return (await host.owner.report(MakeReport("report", what))).id

        name = await self.asked(report)

        async def answer(host: Host) -> bool:
            try:
                await host.owner.answer("owner", name, f"answer to {what}", closed=True)
            except OwnerRefusal:
                return False
            return True

        if await self.asked(answer):
            self.reports[name] = f"answer to {what}"

    def faults(self, records: Mapping[str, bytes], acts: list[bytes]) -> list[str]:
        """Return what of all this is not as it was acknowledged."""
        faults = []
        told = [json.loads(line) for line in acts]
        names = {each.get("of", "") for each in told}
        faults += [f"the act {name} is lost" for name in self.noted if name not in names]
        left = [json.loads(body) for name, body in records.items() if "invitation/" in name]
        for kept in left:
            if not 0 < kept["uses"] <= 3:
                faults.append(f"an invitation is good for {kept['uses']}")
        for mine in self.invited.values():
            if mine.used > mine.uses:
                faults.append(f"an invitation for {mine.uses} was used {mine.used} times")
        over = sum(mine.uses for mine in self.invited.values()) - sum(k["uses"] for k in left)
        if not sum(m.used for m in self.invited.values()) <= over + 3 * len(left):
            faults.append("invitations were used that are still good")
        if self.settled and (body := records.get("owner/settings")) is not None:
            if json.loads(body).get("owner") not in {*self.settled}:
                faults.append(f"{body!r} is settled, not one of {self.settled}")
        elif len(self.settled) == 1 and self.settled[0] in names:
            faults.append("what was settled is gone")
        for name, answer in self.reports.items():
            kept = json.loads(records.get(f"owner/report/{name}", b"{}"))
            if kept.get("answer") != answer or not kept.get("closed"):
                faults.append(f"the answer to report {name} is lost: {kept}")
        return faults


@dataclass
class Uploads:
    """A tournament in a room whose hands two desks upload, one of them the wrong file."""

    asked: Asked
    rng: random.Random
    event: str = ""
    stored: list[str] = field(default_factory=list)
    """The files that were acknowledged, the last one counts."""
    tried: list[str] = field(default_factory=list)

    async def open(self) -> None:
        """Open the tournament."""
        request = OpenTournament(pairs=4, movement="howell", rounds=3, each=1)
        opened = await self.asked(lambda host: host.tournaments.open(request))
        self.event = opened.event

    async def live(self) -> None:
        """Upload, at two desks."""
        await asyncio.gather(self._upload(0), self._upload(1))
        await asyncio.Event().wait()

    def _file(self) -> str:
        deals = [Deal.random(self.rng.randrange(2**40)) for _ in range(2)]
        return write_layouts({n: BoardLayout(n, str(deal)) for n, deal in enumerate(deals, 1)})

    async def _upload(self, desk: int) -> None:
        for _ in range(2):
            await asyncio.sleep(self.rng.expovariate(1 / 5.0))
            text = self._file()
            self.tried.append(text)

            async def upload(host: Host, text: str = text) -> bool:
                record = await host.tournaments.find(self.event)
                assert record is not None
                await host.hands_to_solve.expect(self.event)
                try:
                    role = Role(desk=1 + desk)
                    await host.tournaments.keep(record, BoardsDealt(text), role, record.n)
                except HasChanged:
                    return False
                await host.hands_to_solve.note(self.event)
                return True

            if await self.asked(upload):
                self.stored.append(text)

    def faults(self, record: TournamentRecord) -> list[str]:
        """Return what of the hands is not as it was acknowledged."""
        there = record.tournament.layouts
        if not self.stored:
            return []
        files = {text: read_layouts(text) for text in self.tried}
        dealt = {n: layout.dealt for n, layout in there.items()}
        faults = []
        if all(dealt != {n: one.dealt for n, one in file.items()} for file in files.values()):
            faults.append("the hands are of no file that was uploaded, or of two")
        for number, layout in there.items():
            if layout.tricks is None:
                faults.append(f"board {number} was never solved")
            elif layout.tricks != jobs.tables([Deal.parse(layout.dealt)])[0]:
                faults.append(f"board {number} has the table of another deal")
        return faults

    def is_solved(self, record: TournamentRecord) -> bool:
        """Whether all hands that are there have their tables."""
        return all(each.tricks is not None for each in record.tournament.layouts.values())
