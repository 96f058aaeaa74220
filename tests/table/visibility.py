"""Who may see what, computed from the laws, never read off the code under test."""

from __future__ import annotations

from biritch.core.cards import Card
from biritch.core.hands import Hand
from biritch.core.seats import Seat
from biritch.table.table import Table


def still_held(table: Table) -> dict[Seat, Hand]:
    """Return what each seat holds: its cards as dealt, less those on the table or turned."""
    game = table.playing
    gone = Hand.of(card for card in game.log if isinstance(card, Card))
    return {seat: game.deal[seat] - gone for seat in Seat}


def may_see(table: Table, chair: Seat | None) -> set[Seat]:
    """Return whose cards *chair* may see while the board is played.

    One's own; dummy's from the opening lead on (Law 41D); those of a robot declarer whose
    place a person, dummy otherwise, has taken; those a claim has faced, when one must answer it
    (Law 68C).
    """
    game, claim = table.playing, table.claim
    contract = game.facts.contract
    seen = set() if chair is None else {chair}
    if contract is not None and any(isinstance(card, Card) for card in game.log):
        seen |= {contract.dummy}
        sitters = table.setup.sitters
        takes_over = sitters[contract.dummy].person and not sitters[contract.declarer].person
        if chair == contract.dummy and takes_over:
            seen |= {contract.declarer}
    if claim is not None and chair in claim.waiting:
        seen |= {claim.seat}
    return seen
