"""How a board ended, told line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from biritch.cli.terminal.sentences import Tongue
from biritch.core.calls import Contract
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.scoring.sheet import Sheet

if TYPE_CHECKING:
    from biritch.solver.solver import Solver


def told(game: Game, tongue: Tongue, seat: Seat, solver: Callable[[], Solver]) -> Iterator[str]:
    """Yield the contract, the tricks, the score and its parts, and what was possible."""
    contract = game.facts.contract
    if contract is None:
        yield tongue.say("terminal-passed-out")
    else:
        yield _result(game, contract, tongue)
        for name, points in game.parts.items():
            yield tongue.say(
                "terminal-part", part=tongue.say(f"cli-part-{name}"), points=points
            )
    yield tongue.say("terminal-your-score", points=str(ours(game, seat)))
    if contract is not None and not game.facts.drawn:
        best = solver().tables([game.played])[0].of(contract.declarer, contract.strain)
        yield tongue.say("terminal-double-dummy", tricks=best)


def _result(game: Game, contract: Contract, tongue: Tongue) -> str:
    over = game.facts.won - 6 - contract.level
    if not contract.level:
        return tongue.say(
            "terminal-odd",
            contract=tongue.contract(contract),
            tricks=game.facts.won,
            odd=over if over > 0 else 1 - over,
            who="declarer" if over > 0 else "others",
        )
    return tongue.say(
        "terminal-result",
        contract=tongue.contract(contract),
        tricks=game.facts.won,
        made="down" if over < 0 else "made",
        over=abs(over),
    )


def sheet_lines(sheet: Sheet, tongue: Tongue) -> Iterator[str]:
    """Yield the sheet: totals, what counts towards game, games won, and how it ended."""
    for side in Side:
        yield tongue.say(
            "terminal-sheet",
            side=tongue.say(f"terminal-side-{str(side).lower()}"),
            total=str(sheet.total(side)),
            below=str(sheet.below(side)),
            games=sheet.games[side],
        )
    if sheet.over and sheet.winner is not None:
        won = abs(sheet.total(Side.NS) - sheet.total(Side.EW))
        winner = tongue.say(f"terminal-side-{str(sheet.winner).lower()}")
        yield tongue.say("terminal-sheet-won", side=winner, points=str(won))


def ours(game: Game, seat: Seat) -> int:
    """Return the points of the side of *seat*."""
    points = game.score or 0
    return points if seat.side is Side.NS else -points


def hands(deal: Deal, tongue: Tongue) -> Iterator[str]:
    """Yield all four hands, a suit a line."""
    for seat in Seat:
        yield tongue.say("terminal-hand-of", seat=tongue.seat(seat), points=deal[seat].hcp)
        yield from tongue.hand(deal[seat])
