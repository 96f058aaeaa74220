"""What each card of a deal gave away, worked out a second time: by DDS, trick by trick."""

from __future__ import annotations

from biritch.core.calls import Contract
from biritch.core.cards import Card
from biritch.games.game import Game
from biritch.rules.play import Trick
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.solver.choice import choose_solver
from biritch.solver.solver import Position


def regrets(game: Game) -> list[tuple[int, int]]:
    """Return what every card of *game*, which is over, cost its side: IMPs, and tricks.

    The value of a position is asked once before and once after the card; nothing of the
    post-mortem is used.
    """
    contract = game.facts.contract
    assert isinstance(contract, Contract)
    cards = [action for action in game.log if isinstance(action, Card)]
    hands, trick, won = list(game.deal.hands), Trick(contract.declarer.after()), 0
    asked: list[tuple[Position, int, bool]] = []
    for card in cards:
        mine = trick.turn.side is contract.declarer.side
        asked.append((Position(tuple(hands), contract.strain, trick), won, mine))
        hands[trick.turn] = hands[trick.turn].without(card)
        trick = trick.add(card)
        if trick.full:
            winner = trick.winner(contract.strain)
            won += winner.side is contract.declarer.side
            trick = Trick(winner)
    answers = choose_solver("dds").leads([position for position, _, _ in asked])
    values = []
    for (position, before, mine), answer in zip(asked, answers, strict=True):
        best = max(answer.values())
        left = len(position.hands[position.trick.turn])
        values.append(before + (best if mine else left - best))
    values.append(won)
    found = []
    for place, (_, _, mine) in enumerate(asked):
        lost = values[place] - values[place + 1] if mine else values[place + 1] - values[place]
        points = [
            score(
                TARIFF,
                contract,
                total,
                vulnerable=contract.declarer in game.board.vulnerability,
            )
            for total in values[place : place + 2]
        ]
        swing = points[0] - points[1] if mine else points[1] - points[0]
        found.append((imps(swing), lost))
    assert all(lost >= 0 for _, lost in found)
    return found
