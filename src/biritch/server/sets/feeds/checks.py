"""Validation of results from other servers: each call and card is replayed by the rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping

from biritch.core.calls import Contract, parse_call
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.games.game import Game
from biritch.games.phase import Action, AgreedClaim
from biritch.rules.offence import Illegal
from biritch.server.sets.feeds.document import BadFeed, FeedResult
from biritch.server.sets.log import BoardPlayed, SetOpened
from biritch.server.sets.playing import board_of, calls_of, outcome, variant_of

BestPlay = Callable[[Deal, Contract], Awaitable[tuple[Card, int]]]
"""Finds the best lead against a contract, and declarer's tricks after it."""


def check_result(opened: SetOpened, result: FeedResult) -> Game:
    """Return the game of *result*, replayed as far as cards were played.

    Raises:
        BadFeed: There is no such board in the set, or nothing that is legal leads to it.

    A result of a set whose boards are only bid ends with the lead; its double dummy result is
    checked by :func:`check_perfect`.
    """
    try:
        board, deal = board_of(opened, result.board)
    except KeyError:
        raise BadFeed("no-board", board=result.board) from None
    given = calls_of(opened, result.board)
    if given and result.calls.split() != given:
        raise BadFeed("impossible", board=result.board)
    try:
        calls = [parse_call(text) for text in result.calls.split()]
        cards = [Card.parse(text) for text in result.cards.split()]
        game = _replay(Game.start(variant_of(opened.kind), deal, board), calls, cards)
    except (Illegal, ValueError):
        raise BadFeed("impossible", board=result.board) from None
    contract = game.facts.contract
    if opened.kind == "bidding" and contract is not None:
        if game.over or len(cards) != 1 or contract.brief != result.contract:
            raise BadFeed("impossible", board=result.board)
        return game
    if not game.over or same_as(game) != facts_of(result):
        raise BadFeed("impossible", board=result.board)
    return game


def _replay(game: Game, calls: Iterable[Action], cards: Iterable[Action]) -> Game:
    """Return *game* after all *calls*, then all *cards*.

    Raises:
        Illegal, ValueError: One of them is not allowed.
    """
    for action in (*calls, *cards):
        game = game.after(action)
    return game


def same_as(game: Game) -> tuple[str, str, int, int]:
    """Return the facts that a result must state about *game*, which is over."""
    return facts_of(outcome(game, 0))


def facts_of(result: FeedResult | BoardPlayed) -> tuple[str, str, int, int]:
    """Return the facts that *result* states about its board."""
    return result.contract, result.declarer, result.tricks, result.score


async def check_perfect(games: Mapping[FeedResult, Game], best_play: BestPlay) -> None:
    """Check that the double dummy results after the leads match the *games*' results.

    Raises:
        BadFeed: It does not.
    """
    found: dict[tuple[int, str, str], tuple[Card, int]] = {}
    for result, game in games.items():
        contract = game.facts.contract
        if contract is None:
            continue
        key = result.board, result.contract, str(contract.declarer)
        if key not in found:
            found[key] = await best_play(game.deal, contract)
        lead, tricks = found[key]
        played = game.after(AgreedClaim(tricks))
        if result.cards != str(lead) or same_as(played) != facts_of(result):
            raise BadFeed("impossible", board=result.board)
