"""Reviews of a deal and the results of a robot field, as messages (run in workers)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Literal, cast

from biritch.core.cards import Strain
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.server.learn.messages import (
    CardReview,
    DealReview,
    DearCall,
    DearCard,
    FieldTable,
)
from biritch.server.practice.messages import Strain as StrainLetter
from biritch.server.tables.meanings import call_meaning
from biritch.server.web.wire import bilingual, letter, letter_if, sentence

if TYPE_CHECKING:
    from biritch.coach.post_mortem import CallVerdict, CardVerdict, PlayedDeal
    from biritch.core.boards import Board
    from biritch.core.calls import Contract
    from biritch.core.deals import Deal


def review(played: PlayedDeal) -> DealReview:
    """Return the review of *played*.

    Raises:
        ValueError: A call or a card is not allowed where it comes.
    """
    from biritch.coach.happenings import happenings
    from biritch.coach.post_mortem import kinds, post_mortem
    from biritch.robots.double_dummy import double_dummy

    found = post_mortem(played, double_dummy())
    game = Game.fold(VARIANT, played.deal, played.board, [*played.calls, *played.cards])
    return DealReview(
        table={
            letter(seat): {
                cast("StrainLetter", str(strain)): found.table.of(seat, strain)
                for strain in Strain
            }
            for seat in Seat
        },
        par_ns=found.par.score_ns,
        par_contracts=[str(each) for each in found.par.contracts],
        contract=_brief(found.contract),
        declarer=letter_if(found.contract.declarer if found.contract else None),
        best_ns=found.best_ns,
        cards=[
            CardReview(
                seat=letter(card.seat),
                card=str(card.card),
                tricks={str(other): total for other, total in card.tricks.items()},
                lost=card.lost,
                price=card.price,
            )
            for card in found.cards
        ],
        dear_cards={
            _name(side): [_card(card) for card in found.dearest_cards(side)] for side in Side
        },
        dear_calls={
            _name(side): [_call(call) for call in found.dearest_calls(side)] for side in Side
        },
        lost={
            _name(side): kinds(
                [
                    *(call for call in found.calls if call.seat.side is side),
                    *(card for card in found.cards if card.seat.side is side),
                ]
            )
            for side in Side
        },
        happened=[*happenings(game, played.tricks)],
    )


def field(deal: Deal, board: Board, system: str) -> list[FieldTable]:
    """Return the results of robots of other systems than *system* on *deal*."""
    from biritch.bidding.catalogue import find
    from biritch.coach.field import field_results, others

    results = field_results(deal, board, others(system), random.Random(str(deal)))  # noqa: S311 - to be repeatable
    return [
        FieldTable(
            system=result.system,
            title=bilingual(find(result.system).titles),
            contract=_brief(result.contract),
            declarer=letter_if(result.contract.declarer if result.contract else None),
            tricks=result.tricks,
            score_ns=result.score_ns,
        )
        for result in results
    ]


def _name(side: Side) -> Literal["NS", "EW"]:
    return "NS" if side is Side.NS else "EW"


def _brief(contract: Contract | None) -> str:
    return "Pass" if contract is None else contract.brief


def _card(card: CardVerdict) -> DearCard:
    return DearCard(
        number=card.number,
        seat=letter(card.seat),
        card=str(card.card),
        lost=card.lost,
        price=card.price,
        kind=card.kind,
        better=None if card.better is None else str(card.better),
        technique=card.reason.technique if card.reason else "",
        why=sentence(card.reason.says) if card.reason else None,
    )


def _call(call: CallVerdict) -> DearCall:
    return DearCall(
        number=call.number,
        seat=letter(call.seat),
        call=str(call.call),
        better=str(call.better),
        meaning=call_meaning(call.says),
        better_meaning=call_meaning(call.better_says),
        contract=_brief(call.contract),
        better_contract=_brief(call.better_contract),
        price=call.price,
    )
