"""The club's scoring devices: the file for their control program, and its results.

Results may be read from the same file repeatedly. Each row is entered once: its number and
content are part of the request's ID, which the log keeps.
"""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from datetime import datetime
from typing import Literal, NamedTuple

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from biritch.core.calls import Contract
from biritch.core.phrase import Phrase
from biritch.extras import MissingExtra
from biritch.publishing.device_files import NotForDevices, device_file, mark_of
from biritch.records.bws.received_data import ReceivedResult, ReceivedResults, read_received
from biritch.records.faults import BadText
from biritch.records.record import PASSED_OUT, Record
from biritch.records.results import lead
from biritch.server.tournaments.access import find_requested, require_director, tournaments
from biritch.server.tournaments.entries import REFUSALS, where_played
from biritch.server.tournaments.keys import Role
from biritch.server.tournaments.messages import DeviceEntry, DeviceResults, How
from biritch.server.tournaments.refusals import BadTournamentRequest
from biritch.server.tournaments.registry import TournamentRecord, Tournaments
from biritch.server.tournaments.requests import EnterSlip, UndoScore
from biritch.server.web.answers import HTTPRefusal, answer, with_refusals
from biritch.server.web.costly import in_thread, in_worker
from biritch.server.web.guard import body_of, spend
from biritch.server.web.wire import sentence_in_each, speak_phrase
from biritch.words.languages import ENGLISH, Language
from biritch.words.notation import notation_of, write_card, write_strain
from biritch.words.translation import tell

LARGEST = 16 << 20
"""The most bytes of a file: 400 pairs over three sessions have two million."""
DEADLINE = 20.0
"""Seconds within which a file is read, or given up."""
SIGNATURE = "Bridgemate"
"""The reason that stands in the log beside what the devices say."""
NOT_PLAYED = "not played"
"""What devices remark of a board that was not played."""


def routes() -> list[BaseRoute]:
    """Return the web routes of scoring devices."""
    return [
        Route("/events/{name:str}/devices.bws", with_refusals(for_devices)),
        Route("/events/{name:str}/devices", with_refusals(from_devices), methods=["POST"]),
    ]


async def for_devices(request: Request) -> Response:
    """Respond to a director with the database for the control program on ``computer``.

    Raises:
        HTTPRefusal: The key is not a director's (403), or a tournament that devices have no
            room for, or a part of the server is missing (409).
    """
    record = await require_director(request)
    computer = request.query_params.get("computer", "")[:255]
    try:
        content = await in_thread(
            request, device_file, record.tournament, record.name, computer, _local(request)
        )
    except (NotForDevices, MissingExtra) as error:
        raise HTTPRefusal(409, error.phrase) from None
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'attachment; filename="{record.name}.bws"',
    }
    return Response(content, headers=headers, media_type="application/octet-stream")


def _local(request: Request) -> datetime:
    return tournaments(request).now.astimezone()


async def from_devices(request: Request) -> Response:
    """Enter the new results in the body, a file from the control program.

    Raises:
        HTTPRefusal: The key is not a director's (403), no such file or one of another
            tournament (400), or a part of the server is missing (409).
    """
    body = await body_of(request, LARGEST)
    record, role = await find_requested(request)
    if role is None or not role.director:
        raise HTTPRefusal(403, Phrase.of("tournament-wrong-key"))
    spend(request, "searches", 0.5)
    # A file may be made to be read for ever: the process that does it is ended in time.
    read = await in_worker(request, DEADLINE, read_devices_file, body)
    if isinstance(read, UnreadableFile):
        raise HTTPRefusal(read.status, read.why)
    if read.mark != mark_of(record.name):
        raise HTTPRefusal(400, Phrase.of("devices-other"))
    entries = [
        entry async for entry in _Entering(tournaments(request), record, role, read).entries()
    ]
    record = await tournaments(request).find(record.name) or record
    return answer(DeviceResults(record.n, entries))


class UnreadableFile(NamedTuple):
    """Why a devices' file cannot be read, with the HTTP status."""

    status: int
    why: Phrase


def read_devices_file(data: bytes) -> ReceivedResults | UnreadableFile:
    """Return the results in the file *data*, or why it cannot be read.

    Example:
        >>> read_devices_file(b"nothing").why.name
        'records-fault-not-access'
    """
    try:
        return read_received(data)
    except BadText as faulty:
        return UnreadableFile(400, faulty.fault.phrase)
    except MissingExtra as missing:
        return UnreadableFile(409, missing.phrase)


class _Entering:
    """The rows of one file as they are entered into the log."""

    def __init__(
        self, held: Tournaments, record: TournamentRecord, role: Role, read: ReceivedResults
    ) -> None:
        self._held, self._record, self._role, self._read = held, record, role, read
        # Whichever director read it: a row is entered once.
        self._done = {one.partition("/")[2] for one in record.done}

    async def entries(self) -> AsyncIterator[DeviceEntry]:
        """Enter new rows, and yield the outcome of each."""
        for rows in self._read.by_place().values():
            live = [row for row in rows if not row.erased]
            entry = await (self._enter_row(live[-1]) if live else self._erase_row(rows[-1]))
            if entry is not None:
                yield entry

    async def _enter_row(self, row: ReceivedResult) -> DeviceEntry | None:
        """Enter a result, or correct an earlier one from devices."""
        request_id = _request_id(row)
        if request_id in self._done:
            return None
        slip = "" if row.record is None else slip_of(row.record, row.pairs[0])
        if not slip:
            why = row.fault.phrase if row.fault else Phrase.of("devices-no-result")
            return _device_entry(row, "refused", why)
        try:
            how = self._how(row)
            request = EnterSlip(
                request_id,
                slip,
                correct=how == "corrected",
                why=SIGNATURE,
                anyway=True,
            )
            await self._held.do(self._record, self._role, request)
        except REFUSALS as error:
            return _device_entry(row, "refused", error.phrase)
        return _device_entry(row, how)

    def _how(self, row: ReceivedResult) -> Literal["entered", "corrected"]:
        """Return whether the board has no score yet, or one from devices.

        Raises:
            BadTournamentRequest: The board is not theirs, or the director gave it a score.
        """
        tournament = self._record.tournament
        place = where_played(tournament, row.place.board, row.pairs[0])
        if place.sitting.ew[0] != row.pairs[1]:
            raise BadTournamentRequest("meeting", board=row.place.board, pair=row.pairs[1])
        table = tournament.table(place.sitting, row.place.board)
        last = tournament.last(table)
        if table not in tournament.scorebook.scores or last is None:
            return "entered"
        if last.why != SIGNATURE:
            raise BadTournamentRequest("devices", board=row.place.board, pair=row.pairs[0])
        return "corrected"

    async def _erase_row(self, row: ReceivedResult) -> DeviceEntry | None:
        """Undo the entry of a row that has been erased since."""
        entered, undone = _request_id(row), _request_id(row, erased=True)
        if entered not in self._done or undone in self._done:
            return None
        try:
            self._how(row)
            request = UndoScore(undone, row.place.board, row.pairs[0], SIGNATURE)
            await self._held.do(self._record, self._role, request)
        except REFUSALS as error:
            return _device_entry(row, "refused", error.phrase)
        return _device_entry(row, "taken-back")


def _request_id(row: ReceivedResult, *, erased: bool = False) -> str:
    return f"bws-{row.row}-{row.digest}{'-x' if erased else ''}"


def _device_entry(row: ReceivedResult, how: How, why: Phrase | None = None) -> DeviceEntry:
    said = None if why is None else speak_phrase(why)
    record, pair = row.record, row.pairs[0]
    shown = record if how != "taken-back" else None
    slip = sentence_in_each(lambda language: slip_of(shown, pair, language) if shown else "")
    return DeviceEntry(row.place.board, pair, row.place.table, how, slip, said)


def slip_of(record: Record, pair: int, language: Language = ENGLISH) -> str:
    """Return the devices' score of a board as a director's slip, or an empty string.

    Example:
        >>> from biritch.core.calls import Contract
        >>> from biritch.core.seats import Seat
        >>> made = Record(number=3, contract=Contract.parse("4HX", Seat.WEST), tricks=11)
        >>> slip_of(made, 1), slip_of(made, 1, "fr")
        ('3 1 4HX W 11', '3 1 4CX O 11')
    """
    notation = notation_of(language)
    where, tags = f"{record.number} {pair}", {tag.name: tag.value for tag in record.tags}
    given = re.fullmatch(r"A(\d\d)(\d\d)", tags.get("Score", ""))
    if given:
        return f"{where} {given[1]}-{given[2]}"
    if tags.get("Score") == "not-played" or tags.get("Remarks", "").lower() == NOT_PLAYED:
        return f"{where} {tell('desk-given-not-played', language)}"
    if record.contract is PASSED_OUT:
        return f"{where} P"
    if not isinstance(record.contract, Contract) or record.tricks is None:
        return ""
    contract, card = record.contract, lead(record)
    seat = str(contract.declarer)
    words = (
        where,
        f"{contract.level}{write_strain(contract.strain, notation)}{contract.brief[2:]}",
        "O" if notation == "fr" and seat == "W" else seat,
        record.tricks,
        write_card(card, notation) if card else "",
    )
    return " ".join(map(str, words)).strip()
