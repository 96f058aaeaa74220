"""The message about the people at a table of friends, for one of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from biritch.core.seats import Seat
from biritch.server.accounts.table_names import visible_name
from biritch.server.tables.protocol import (
    CompanySeat,
    GuestView,
    MannersMessage,
    RemarkView,
    TableCompany,
    ToldMeaning,
    UndoWishView,
)
from biritch.server.web.wire import SeatLetter, letter, letter_if
from biritch.table.company import HOST, Utterance
from biritch.table.manners import Manners
from biritch.table.table import Table


@dataclass(frozen=True, slots=True)
class Presence:
    """The guests who are connected, and the seconds that seats are still reserved.

    ``tournament`` is the table's tournament; empty among friends.
    """

    here: frozenset[int]
    waits: Mapping[Seat, int]
    tournament: str = ""


def manners_message(manners: Manners) -> MannersMessage:
    """Return *manners* as a message.

    Example:
        >>> manners_message(Manners(clock=7)).clock
        7
    """
    return MannersMessage(
        manners.grace,
        manners.undo,
        manners.onlookers,
        manners.delay,
        manners.clock,
        manners.robot,
        manners.overtime,
        manners.admit,
    )


def manners_of(message: MannersMessage) -> Manners:
    """Return the manners in a message; the inverse of :func:`manners_message`.

    Example:
        >>> manners_of(MannersMessage(undo="off")).undo
        'off'
    """
    return Manners(
        message.grace,
        message.undo,
        message.onlookers,
        message.delay,
        message.clock,
        message.robot,
        overtime=message.overtime,
        admit=message.admit,
    )


def company_message(
    table: Table, name: str, number: int | None, around: Presence
) -> TableCompany:
    """Return the people at *table*, called *name*, as guest *number* sees them.

    An onlooker of a tournament, or a guest not yet admitted, has no number and sees who sits
    where.
    """
    company, setup = table.company, table.setup
    seat = None if number is None else company.guests[number].seat
    inside = number is not None and company.guests[number].admitted
    wish = table.undoing if inside else None
    return TableCompany(
        n=table.n,
        table=name,
        variant=setup.variant.name,
        you=-1 if number is None else number,
        seat=letter_if(seat),
        host=number == HOST and not around.tournament,
        tournament=around.tournament,
        started=table.game is not None,
        can_deal=seat is not None and table.may_deal and table.is_full,
        players=[letter(each) for each in setup.variant.players],
        guests=[
            GuestView(
                n,
                visible_name(each.name),
                letter_if(each.seat),
                n in around.here,
                not each.admitted,
                each.muted,
            )
            for n, each in enumerate(company.guests)
            if not each.gone and (each.seat is not None or n in around.here or n == number)
        ],
        seats={letter(each): _seat(table, each, around) for each in setup.variant.players},
        remarks=[_remark(each) for each in company.said if number in each.listeners],
        undo=None
        if wish is None
        else UndoWishView(letter(wish.seat), [letter(each) for each in sorted(wish.waiting)]),
        explained=_meanings_explained(table, seat) if inside else [],
        questions=_questions(table, seat),
        may_talk=table.over and inside,
        onlookers_invited=company.invitation(None) is not None,
        shown=company.shown,
        manners=manners_message(company.manners),
        overtime=[side.name for side in sorted(company.overtime)],  # type: ignore[misc]
    )


def _meanings_explained(table: Table, seat: Seat | None) -> list[ToldMeaning]:
    """Return the players' own explanations of calls that *seat* may read."""
    told = table.company.explained
    return [ToldMeaning(call, text) for call, text in told if _may_read(table, call, seat)]


def _questions(table: Table, seat: Seat | None) -> list[int]:
    """Return the calls of *seat* that opponents ask about."""
    asked = table.company.questions
    mine = {call for _, call in asked if seat is not None and _caller(table, call) == seat}
    return sorted(mine)


def _seat(table: Table, seat: Seat, around: Presence) -> CompanySeat:
    company, sitter = table.company, table.setup.sitters[seat]
    owner = company.owner(seat)
    kind: dict[str, str] = {"person": "person", "robot": "robot", "nobody": "open"}
    name = sitter.name if owner is None else company.guests[owner].name
    voters: list[SeatLetter] = [
        letter(voter) for voter, absent in sorted(company.votes) if absent == seat
    ]
    return CompanySeat(
        kind=kind[sitter.kind],  # type: ignore[arg-type]
        name=visible_name(name),
        guest=owner,
        here=owner in around.here,
        waits=around.waits.get(seat),
        invited=company.invitation(seat) is not None,
        votes=voters,
    )


def _remark(utterance: Utterance) -> RemarkView:
    spoken = utterance.spoken
    return RemarkView(
        utterance.n,
        spoken.guest,
        spoken.audience,
        spoken.text,
        spoken.phrase,
        spoken.calls,
    )


def _caller(table: Table, call: int) -> Seat | None:
    auction = None if table.game is None else table.game.facts.auction
    if auction is None or call >= len(auction.calls):
        return None
    return auction.calls_by_seat[call][0]


def _may_read(table: Table, call: int, seat: Seat | None) -> bool:
    """Return whether *seat* may read the explanation of *call*: never its maker's partner.

    Partner's explanation is unauthorized information (Law 16B1); onlookers read it when the
    board is over.
    """
    caller = _caller(table, call)
    if table.over:
        return True
    return caller is not None and seat is not None and seat != caller.partner
