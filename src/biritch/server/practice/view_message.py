"""A practice hand as a message: the only thing of it that turns cards into bytes."""

from __future__ import annotations

from typing import cast

from biritch.core.seats import Seat
from biritch.server.practice.hand import ME, PracticeHand
from biritch.server.systems.messages import PracticeView
from biritch.server.tables.meanings import SystemLibrary
from biritch.server.web.wire import SeatLetter, VulnerableSides, letter


def drawn(name: str, held: PracticeHand, library: SystemLibrary) -> PracticeView:
    """Return *held* as South may see it."""
    view, auction = held.view(ME), held.auction
    board, contract = held.board, auction.contract
    mine = not held.over and auction.turn == ME
    hand = view.seen[ME]
    assert hand is not None
    choices = library.choices(held.systems, auction, board.vulnerability) if mine else ()
    return PracticeView(
        practice=name,
        n=held.n,
        drill=held.drill,
        system=held.system,
        against=held.against,
        board=board.number,
        dealer=letter(board.dealer),
        vulnerable=cast("VulnerableSides", str(board.vulnerability)),
        hand=[str(card) for card in hand],
        turn=None if held.over else letter(auction.turn),
        auction=library.made(held.systems, auction, board.vulnerability),
        legal=[str(call) for call in view.legal] if mine else [],
        choices=list(choices),
        can_undo=held.undone is not None,
        over=held.over,
        first=held.first,
        contract=None if not held.over else "Pass" if contract is None else contract.brief,
        declarer=None if contract is None else letter(contract.declarer),
        hands=_all(held) if held.over else None,
    )


def _all(held: PracticeHand) -> dict[SeatLetter, list[str]]:
    return {letter(seat): [str(card) for card in held.deal[seat]] for seat in Seat}
