"""How a board ended, told line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from biritch.cli.terminal_tongue import Tongue
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side
from biritch.games.game import Game

if TYPE_CHECKING:
    from biritch.solver.solver import Solver


def told(game: Game, tongue: Tongue, seat: Seat, solver: Callable[[], Solver]) -> Iterator[str]:
    """Yield the contract, the tricks, the score and its parts, and what was possible."""
    contract = game.facts.contract
    if contract is None:
        yield tongue.say("terminal-passed-out")
    else:
        over = game.facts.won - 6 - contract.level
        yield tongue.say(
            "terminal-result",
            contract=tongue.contract(contract),
            tricks=game.facts.won,
            made="down" if over < 0 else "made",
            over=abs(over),
        )
        for name, points in game.parts.items():
            yield tongue.say(
                "terminal-part", part=tongue.say(f"cli-part-{name}"), points=points
            )
    yield tongue.say("terminal-your-score", points=str(ours(game, seat)))
    table = solver().tables([game.deal])[0]
    if contract is not None:
        best = table.of(contract.declarer, contract.strain)
        yield tongue.say("terminal-double-dummy", tricks=best)


def ours(game: Game, seat: Seat) -> int:
    """Return the points of the side of *seat*."""
    points = game.score or 0
    return points if seat.side is Side.NS else -points


def hands(deal: Deal, tongue: Tongue) -> Iterator[str]:
    """Yield all four hands, a suit a line."""
    for seat in Seat:
        yield tongue.say("terminal-hand-of", seat=tongue.seat(seat), points=deal[seat].hcp)
        yield from tongue.hand(deal[seat])
