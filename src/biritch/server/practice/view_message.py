"""South's view of a practice hand as a message; other hands only after the auction."""

from __future__ import annotations

from typing import cast

from biritch.core.calls import CALLS, Call
from biritch.core.seats import Seat
from biritch.rules.offence import Offence
from biritch.server.practice.hand import ME, PracticeHand
from biritch.server.practice.messages import PracticeView
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.tables.protocol import ForbiddenActions
from biritch.server.tables.view_message import forbidden_actions
from biritch.server.web.wire import SeatLetter, VulnerableSides, letter


def practice_view(name: str, practice: PracticeHand, library: SystemLibrary) -> PracticeView:
    """Return *practice* as South may see it."""
    view, auction = practice.view(ME), practice.auction
    board, contract = practice.board, auction.contract
    mine = not practice.over and auction.turn == ME
    cards = view.seen[ME]
    assert cards is not None
    choices = library.choices(practice.systems, auction, board.vulnerability) if mine else ()
    return PracticeView(
        practice=name,
        n=practice.n,
        drill=practice.drill,
        system=practice.system,
        against=practice.against,
        board=board.number,
        dealer=letter(board.dealer),
        vulnerable=cast("VulnerableSides", str(board.vulnerability)),
        hand=[str(card) for card in cards],
        turn=None if practice.over else letter(auction.turn),
        auction=library.calls_made(practice.systems, auction, board.vulnerability),
        legal=[str(call) for call in view.legal] if mine else [],
        choices=list(choices),
        can_undo=practice.calls_after_undo is not None,
        over=practice.over,
        first=practice.first,
        contract=None if not practice.over else "Pass" if contract is None else contract.brief,
        declarer=None if contract is None else letter(contract.declarer),
        hands=_all_hands(practice) if practice.over else None,
        forbidden=forbidden_calls(practice),
    )


def forbidden_calls(practice: PracticeHand) -> list[ForbiddenActions]:
    """Return the calls that the Laws forbid now, grouped by reason."""
    reasons: dict[Offence, list[Call]] = {}
    for call in CALLS:
        if offence := practice.auction.standing.objection(call):
            reasons.setdefault(offence, []).append(call)
    return [forbidden_actions(*reason) for reason in reasons.items()]


def _all_hands(practice: PracticeHand) -> dict[SeatLetter, list[str]]:
    return {letter(seat): [str(card) for card in practice.deal[seat]] for seat in Seat}
