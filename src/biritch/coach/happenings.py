"""Events of a deal, as search terms: a double, a finesse, a missed game.

Contracts and results come from the score, techniques from the cards as the tutor recognises
them; nothing is solved, so hundreds of deals take a moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from biritch.coach.declarer import card_technique
from biritch.coach.reasons import CardInPlay
from biritch.core.calls import Bid, Contract, OtherCall
from biritch.core.cards import Card, Strain, Suit
from biritch.core.seats import FOUR, Seat
from biritch.games.game import Game
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF

if TYPE_CHECKING:
    from biritch.rules.auction import Auction

HAPPENINGS = (
    *("passed-out", "part-score", "game", "slam", "grand-slam"),
    *("doubled", "redoubled", "contested", "sacrifice"),
    *("made", "overtricks", "down", "down-much", "game-missed", "slam-missed"),
    *("lead-S", "lead-H", "lead-D", "lead-C", "lead-trump", "lead-partner"),
    *("finesse", "drop", "hold-up", "ruff", "ruff-them", "set-up", "discard", "duck"),
    *("throw-in", "squeeze", "safety", "unblock", "claim"),
    *("revoke", "insufficient", "out-of-turn"),
)
"""All there is to search by, in the order in which pages offer it."""
_OF_DECLARER = {
    "finesse": "finesse",
    "drop": "drop",
    "hold-up": "hold-up",
    "ruff": "ruff",
    "ruff-losers": "ruff",
    "ruff-out": "ruff",
    "set-up": "set-up",
    "discard": "discard",
    "duck": "duck",
    "throw-in": "throw-in",
    "squeeze": "squeeze",
    "safety": "safety",
    "unblock": "unblock",
}
"""What declarer's techniques are called here, by what the tutor calls them."""
_MUCH = 3
"""Tricks by which a contract fails badly."""
_GAME = 100
"""Trick points of a game (Law 77)."""
_SLAM = 6
_DOUBLED = 2
_TRICKS = 13
_TEN = 10


def happenings(game: Game, won: int | None = None) -> tuple[str, ...]:
    """Return the events of *game*, from :data:`HAPPENINGS`.

    *won* are declarer's tricks if a claim ended the play.

    Example:
        >>> import biritch as bw
        >>> from biritch.core.calls import parse_call
        >>> game = bw.game(deal=bw.Deal.random(seed=7))
        >>> for call in map(parse_call, "1NT P P X P P P".split()):
        ...     game = game.after(call)
        >>> happenings(game)
        ('part-score', 'doubled', 'contested')
    """
    auction = game.facts.auction
    if auction is None or not auction.over:
        return ()
    contract = game.facts.contract
    seen = {*_of_auction(auction, contract)}
    if contract is not None:
        seen.update(_of_play(game))
        if game.over or won is not None:
            seen.update(_of_result(game, contract, game.facts.won if won is None else won))
            seen.update({"claim"} if _cut_short(game) else ())
    return tuple(name for name in HAPPENINGS if name in seen)


def _of_auction(auction: Auction, contract: Contract | None) -> Iterator[str]:
    if contract is None:
        yield "passed-out"
        return
    yield _worth(contract, contract.level)
    if contract.multiplier > 1:
        yield "doubled" if contract.multiplier == _DOUBLED else "redoubled"
    sides = {seat.side for seat, call in auction.calls_by_seat if call is not OtherCall.PASS}
    if len(sides) > 1:
        yield "contested"


def _worth(contract: Contract, level: int) -> str:
    """Return whether a bid of *level* in the strain of *contract* is a game or a slam."""
    if level >= _SLAM:
        return "slam" if level == _SLAM else "grand-slam"
    each = 20 if contract.strain in (Strain.CLUBS, Strain.DIAMONDS) else 30
    first = 10 if contract.strain is Strain.NOTRUMP else 0
    return "game" if first + each * level >= _GAME else "part-score"


def _of_result(game: Game, contract: Contract, won: int) -> Iterator[str]:
    """Yield the events from declarer's result."""
    over = won - 6 - contract.level
    yield "made" if over >= 0 else "down"
    if over > 0:
        yield "overtricks"
    if over <= -_MUCH:
        yield "down-much"
    could = _worth(contract, min(7, max(1, won - 6)))
    called = _worth(contract, contract.level)
    if called == "part-score" and could != "part-score":
        yield "game-missed"
    if called in ("part-score", "game") and could in ("slam", "grand-slam"):
        yield "slam-missed"
    if over < 0 and _was_good_sacrifice(game, contract, won):
        yield "sacrifice"


def _was_good_sacrifice(game: Game, contract: Contract, won: int) -> bool:
    """Return whether the contract lost less than the opponents' outbid one was worth."""
    auction = game.facts.auction
    assert auction is not None
    theirs = [
        (seat, call)
        for seat, call in auction.calls_by_seat
        if isinstance(call, Bid) and seat.side is not contract.declarer.side
    ]
    if not theirs or contract.multiplier == 1:
        return False
    seat, bid = theirs[-1]
    cost = -_points(game, contract, won)
    rival = Contract(bid.strain, seat, bid.level)
    return _points(game, rival, bid.level + 6) > cost


def _points(game: Game, contract: Contract, won: int) -> int:
    vulnerable = contract.declarer in game.board.vulnerability
    return score(TARIFF, contract, won, vulnerable=vulnerable)


def _of_play(game: Game) -> Iterator[str]:
    """Yield the events from the lead and the play."""
    contract = game.facts.contract
    assert contract is not None
    cards = [action for action in game.log if isinstance(action, Card)]
    if not cards:
        return
    yield from _of_lead(game, contract, cards[0])
    now = Game.start(game.variant, game.deal, game.board)
    for action in game.log:
        actor = now.actor
        if isinstance(action, Card) and actor is not None:
            yield from _of_card(now, actor, action, contract)
        now = now.after(action)


def _of_card(game: Game, actor: Seat, card: Card, contract: Contract) -> Iterator[str]:
    """Yield the events of one card; of the defenders' only ruffs."""
    if actor.side is contract.declarer.side:
        view = game.view(actor)
        technique = "" if len(view.legal) == 1 else card_technique(CardInPlay.of(view, card))
        # A small card led towards a tenace is no finesse yet: the next one tells.
        small = _suit_led(game) is None and card.rank < _TEN
        if not (small and technique == "finesse"):
            yield from filter(None, [_OF_DECLARER.get(technique)])
        return
    led = _suit_led(game)
    if led is not None and card.suit == contract.strain.suit != led:
        yield "ruff-them"


def _suit_led(game: Game) -> Suit | None:
    """Return the suit led to the current trick; ``None`` before its first card."""
    trick = game.facts.tricks[-1] if game.facts.tricks else None
    return None if trick is None or trick.full or not trick.cards else trick.cards[0].suit


def _cut_short(game: Game) -> bool:
    """Return whether some cards were played, but not all."""
    cards = sum(isinstance(action, Card) for action in game.log)
    return 0 < cards < len(FOUR) * _TRICKS


def _of_lead(game: Game, contract: Contract, card: Card) -> Iterator[str]:
    yield f"lead-{card.suit}"
    if card.suit == contract.strain.suit:
        yield "lead-trump"
    leader: Seat = contract.leader
    auction = game.facts.auction
    assert auction is not None
    bid = [
        call.strain.suit
        for seat, call in auction.calls_by_seat
        if seat is leader.partner and isinstance(call, Bid)
    ]
    if card.suit in bid:
        yield "lead-partner"
