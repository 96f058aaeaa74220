"""Games by name, and play by robots."""

from __future__ import annotations

import random
from collections.abc import Mapping

from biritch import shelf
from biritch.bidding.own_systems import from_file
from biritch.core.boards import Board
from biritch.core.choices import choose_word
from biritch.core.deals import Deal
from biritch.core.seats import Seat
from biritch.front.arguments import numbered_board
from biritch.front.double_dummy import whole_deal
from biritch.games import variants
from biritch.games.game import Game
from biritch.games.variant import Variant
from biritch.robots.catalogue import find
from biritch.robots.robot import Robot


def game(
    name: str = "contract",
    *,
    deal: Deal | str | None = None,
    board: Board | int = 1,
    options: Mapping[str, str] | None = None,
) -> Game:
    """Return a deal of the game *name*, ready for the first action.

    Args:
        name: ``contract``, ``minibridge``, ``rubber``, ``chicago``, ``whist`` …
        deal: The four hands; left out, a deal by chance.
        board: Who deals and who is vulnerable: a board, or its number (Law 2).
        options: What the players agreed on, as ``{"code": "pre1987"}``.

    Raises:
        ValueError: There is no such game or option; the message names those there are.

    Example:
        >>> import biritch as bw
        >>> game = bw.game(deal=bw.Deal.random(seed=7), board=7)
        >>> game, game.actor
        (<Game contract, board 7, 0 actions>, <Seat.SOUTH: 2>)
        >>> view = game.view(game.actor)  # all that South may know, and nothing else
        >>> game.after(view.legal[0])
        <Game contract, board 7, 1 actions>
    """
    games = shelf.load(variants, "VARIANT", Variant)
    variant = games[choose_word(name, games, "a game")]
    dealt = Deal.random() if deal is None else whole_deal(deal)
    return Game.start(variant.agreeing(options or {}), dealt, numbered_board(board))


def robot(name: str) -> Robot:
    """Return the robot *name*: the kind of play, a colon, and the bidding system.

    Args:
        name: ``robot:sef`` solves hidden hands, ``rule:sayc`` plays at once by rules of
            thumb, ``random`` does anything allowed.

    Raises:
        ValueError: There is no such robot or system; the message names those there are.

    Example:
        >>> import random
        >>> import biritch as bw
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> decision = bw.robot("rule:sayc").decide(
        ...     game.view(game.actor), budget=0, rng=random.Random(1)
        ... )
        >>> str(decision.action)
        'P'
    """
    if not isinstance(name, str):
        raise TypeError(f"not a robot: {name!r} (want its name, e.g. 'rule:sayc')")
    player, _, system = name.partition(":")
    if system.endswith(".system"):
        name = f"{player}:{from_file(system).name}"
    return find(name)


def play(
    game: Game,
    robots: Robot | str | Mapping[Seat, Robot | str] | Mapping[str, Robot | str],
    *,
    budget: float = 0.0,
    seed: int | None = None,
) -> Game:
    """Return *game* played to its end by robots.

    Args:
        game: Where to go on from.
        robots: One robot for every seat, by name or itself, or one for each seat.
        budget: About how many seconds a robot may think about one action.
        seed: Seed of the robots' random numbers; by default, the system's entropy.

    Raises:
        ValueError: There is no such robot.
        IllegalCall: A robot of your own called what is not allowed; it names its law.
        IllegalPlay: Likewise of a card.

    Example:
        >>> import biritch as bw
        >>> done = bw.play(bw.game(deal=bw.Deal.random(seed=7)), "rule:sayc")
        >>> str(done.facts.contract), done.facts.won, done.score
        ('1N E', 3, 200)
    """
    given = robots if isinstance(robots, Mapping) else dict.fromkeys(Seat, robots)
    seated = {
        Seat.parse(str(seat)): robot(player) if isinstance(player, str) else player
        for seat, player in given.items()
    }
    if without := [str(seat) for seat in Seat if seat not in seated]:
        raise ValueError(f"no robot for {', '.join(without)} (want one for each seat)")
    rng = random.Random(seed)  # noqa: S311 - a robot's luck, not the deal
    while (actor := game.actor) is not None:
        decision = seated[actor].decide(game.view(actor), budget=budget, rng=rng)
        game = game.after(decision.action)
    return game
