"""The result of a board at the terminal, as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from biritch.cli.terminal.sentences import SpokenWording
from biritch.core.calls import Contract
from biritch.core.deals import Deal
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.scoring.sheet import Sheet

if TYPE_CHECKING:
    from biritch.solver.solver import Solver


def result_sentences(
    game: Game, wording: SpokenWording, seat: Seat, solver: Callable[[], Solver]
) -> Iterator[str]:
    """Yield contract, tricks, score with its parts, and double dummy results."""
    contract = game.facts.contract
    if contract is None:
        yield wording.say("terminal-passed-out")
    else:
        yield _result(game, contract, wording)
        for name, points in game.parts.items():
            yield wording.say(
                "terminal-part", part=wording.say(f"cli-part-{name}"), points=points
            )
    yield wording.say("terminal-your-score", points=str(own_points(game, seat)))
    if contract is not None and not game.facts.drawn:
        # The solver is loaded only here: at a table where all passed it is never wanted.
        best = solver().tables([game.deal_played])[0].of(contract.declarer, contract.strain)
        yield wording.say("terminal-double-dummy", tricks=best)


def _result(game: Game, contract: Contract, wording: SpokenWording) -> str:
    # At bridge-whist a contract has no level: the odd tricks are all those beyond six.
    over = game.facts.won - 6 - contract.level
    if not contract.level:
        return wording.say(
            "terminal-odd",
            contract=wording.contract(contract),
            tricks=game.facts.won,
            # Of thirteen tricks the others won 13 - won, and 7 - won beyond their six.
            odd=over if over > 0 else 1 - over,
            who="declarer" if over > 0 else "others",
        )
    return wording.say(
        "terminal-result",
        contract=wording.contract(contract),
        tricks=game.facts.won,
        made="down" if over < 0 else "made",
        over=abs(over),
    )


def sheet_sentences(sheet: Sheet, wording: SpokenWording) -> Iterator[str]:
    """Yield the sheet: totals, points towards game, games won, and the end."""
    for side in Side:
        yield wording.say(
            "terminal-sheet",
            side=wording.say(f"terminal-side-{str(side).lower()}"),
            total=str(sheet.total(side)),
            below=str(sheet.below(side)),
            games=sheet.games[side],
        )
    if sheet.over and sheet.winner is not None:
        won = abs(sheet.total(Side.NS) - sheet.total(Side.EW))
        winner = wording.say(f"terminal-side-{str(sheet.winner).lower()}")
        yield wording.say("terminal-sheet-won", side=winner, points=str(won))


def own_points(game: Game, seat: Seat) -> int:
    """Return the points of the side of *seat*."""
    points = game.score or 0
    return points if seat.side is Side.NS else -points


def hands_sentences(deal: Deal, wording: SpokenWording) -> Iterator[str]:
    """Yield all four hands, a suit a line."""
    for seat in Seat:
        yield wording.say("terminal-hand-of", seat=wording.seat(seat), points=deal[seat].hcp)
        yield from wording.hand(deal[seat])
