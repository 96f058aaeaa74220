"""The review of a deal: tricks after every card, the costliest calls and cards.

A card's cost, in tricks and IMPs, is double dummy, against the best card there. A call's cost
compares its contract with that after the system's call, bid on by the book, both double dummy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from biritch.bidding.agreement.meaning import Meaning
from biritch.bidding.catalogue import find
from biritch.bidding.matchup import meet
from biritch.bidding.method import BiddingMethod
from biritch.coach.card_reasons import card_reason
from biritch.coach.reasons import CardReason
from biritch.core.boards import Board
from biritch.core.calls import Call, Contract
from biritch.core.cards import Card
from biritch.core.deals import Deal
from biritch.core.hands import Hand
from biritch.core.seats import Seat, Side
from biritch.core.trick_table import TrickTable
from biritch.games.game import Game
from biritch.games.variants.contract import VARIANT
from biritch.robots.play.rules_of_thumb import prefer
from biritch.robots.play.shown_suits import shown_suits
from biritch.robots.play.situation import CardSituation
from biritch.rules.auction import Auction
from biritch.rules.play import Trick
from biritch.scoring.imps import imps
from biritch.scoring.tariff import score
from biritch.scoring.tariffs.duplicate_2017 import TARIFF
from biritch.solver.par import Par, par
from biritch.solver.solver import Position, Solver

MistakeKind: TypeAlias = Literal["bidding", "lead", "play", "defence"]
"""What a mistake was made in: bidding, the opening lead, declarer's play, the defence."""
SHOWN = 2
"""Dearest calls and cards shown for each side."""
_LONGEST = 60
"""Calls after which an auction bid on by the book is broken off."""


@dataclass(frozen=True, slots=True)
class CardVerdict:
    """One card of the play, with declarer's total tricks after each legal card.

    ``lost`` is its cost in tricks, ``price`` in IMPs; ``better`` is a card without cost, and
    its reason.
    """

    number: int
    seat: Seat
    card: Card
    tricks: dict[Card, int]
    lost: int
    price: int
    kind: MistakeKind
    better: Card | None = None
    reason: CardReason | None = None


@dataclass(frozen=True, slots=True)
class CallVerdict:
    """A costly call: the better call, both contracts, and the cost in IMPs."""

    number: int
    seat: Seat
    call: Call
    better: Call
    says: Meaning
    better_says: Meaning
    contract: Contract | None
    better_contract: Contract | None
    price: int


@dataclass(frozen=True, slots=True)
class PostMortem:
    """The review of a played deal; scores are North-South's, in points."""

    table: TrickTable
    par: Par
    contract: Contract | None
    best_ns: int
    cards: tuple[CardVerdict, ...]
    calls: tuple[CallVerdict, ...]

    def dearest_cards(self, side: Side) -> tuple[CardVerdict, ...]:
        """Return the costliest cards of *side*, in descending order."""
        costly = [card for card in self.cards if card.lost and card.seat.side is side]
        return tuple(sorted(costly, key=_card_order)[:SHOWN])

    def dearest_calls(self, side: Side) -> tuple[CallVerdict, ...]:
        """Return the costliest calls of *side*, in descending order."""
        costly = [call for call in self.calls if call.seat.side is side]
        return tuple(sorted(costly, key=lambda call: (-call.price, call.number))[:SHOWN])


def _card_order(verdict: CardVerdict) -> tuple[int, int, int]:
    return -verdict.price, -verdict.lost, verdict.number


@dataclass(frozen=True, slots=True)
class PlayedDeal:
    """A deal with its calls and cards, and both sides' systems.

    ``tricks`` are declarer's if a claim ended the play.

    Example:
        >>> deal = PlayedDeal(Deal.random(seed=7), Board.from_number(1), (), (), ("sef", "sef"))
        >>> deal.auction.over
        False
    """

    deal: Deal
    board: Board
    calls: tuple[Call, ...]
    cards: tuple[Card, ...]
    systems: tuple[str, str]
    tricks: int | None = None

    @property
    def auction(self) -> Auction:
        """The auction.

        Raises:
            IllegalCall: A call is not allowed where it comes.
        """
        return Auction.of(self.board.dealer, self.calls)

    def book(self) -> BiddingMethod:
        """Return the systems of both sides together.

        Raises:
            ValueError: There is no such system.
        """
        return meet(*map(find, self.systems))


def post_mortem(played: PlayedDeal, solver: Solver) -> PostMortem:
    """Return the review of *played*.

    Raises:
        ValueError: A call or a card is not allowed where it comes, or there is no such system.

    Example:
        >>> from biritch.core.calls import parse_call
        >>> from biritch.robots.double_dummy import double_dummy
        >>> calls = tuple(map(parse_call, "1NT P P P".split()))
        >>> board = Board.from_number(1)
        >>> deal = PlayedDeal(Deal.random(seed=7), board, calls, (), ("sef", "sef"))
        >>> post_mortem(deal, double_dummy()).contract.brief
        '1N'
    """
    games = _games(played)
    table = solver.tables([played.deal])[0]
    contract = games[-1].facts.contract if played.auction.over else None
    cards = _cards(played, games, contract, solver) if contract is not None else ()
    return PostMortem(
        table=table,
        par=par(table, played.board),
        contract=contract,
        best_ns=_score_ns(contract, played.board, table),
        cards=cards,
        calls=_calls(played, contract, table) if played.auction.over else (),
    )


def _games(played: PlayedDeal) -> list[Game]:
    """Return the games before the first card, and after each card."""
    game = Game.start(VARIANT, played.deal, played.board)
    for call in played.calls:
        game = game.after(call)
    games = [game]
    for card in played.cards:
        games.append(games[-1].after(card))
    return games


def _score_ns(contract: Contract | None, board: Board, table: TrickTable) -> int:
    if contract is None:
        return 0
    won = table.of(contract.declarer, contract.strain)
    return _points_ns(contract, board, won)


def _points_ns(contract: Contract, board: Board, won: int) -> int:
    points = score(TARIFF, contract, won, vulnerable=contract.declarer in board.vulnerability)
    return points if contract.declarer.side is Side.NS else -points


# ---- cards ----


@dataclass(frozen=True, slots=True)
class _Moment:
    """A card before it is played, and declarer's tricks so far."""

    position: Position
    seat: Seat
    won: int
    left: int


def _moments(contract: Contract, deal: Deal, cards: Sequence[Card]) -> list[_Moment]:
    hands: tuple[Hand, ...] = deal.hands
    trick, won = Trick(contract.declarer.after()), 0
    moments = []
    for card in cards:
        seat = trick.turn
        left = len(hands[seat])
        moments.append(_Moment(Position(hands, contract.strain, trick), seat, won, left))
        hands = _without(hands, seat, card)
        trick = trick.add(card)
        if trick.full:
            winner = trick.winner(contract.strain)
            won += winner.side is contract.declarer.side
            trick = Trick(winner)
    return moments


def _without(hands: tuple[Hand, ...], seat: Seat, card: Card) -> tuple[Hand, ...]:
    return tuple(
        hand.without(card) if who == seat else hand
        for who, hand in zip(Seat, hands, strict=True)
    )


def _cards(
    played: PlayedDeal, games: Sequence[Game], contract: Contract, solver: Solver
) -> tuple[CardVerdict, ...]:
    moments = _moments(contract, played.deal, played.cards)
    answers = solver.leads([moment.position for moment in moments])
    verdicts = []
    for number, (moment, won) in enumerate(zip(moments, answers, strict=True)):
        declaring = moment.seat.side is contract.declarer.side
        totals = {
            card: moment.won + (own if declaring else moment.left - own)
            for card, own in won.items()
        }
        verdicts.append(
            _verdict(played, games[number], contract, (number, moment.seat, totals))
        )
    return tuple(verdicts)


def _verdict(
    played: PlayedDeal,
    game: Game,
    contract: Contract,
    card_at: tuple[int, Seat, dict[Card, int]],
) -> CardVerdict:
    number, seat, totals = card_at
    card = played.cards[number]
    declaring = seat.side is contract.declarer.side
    best = (max if declaring else min)(totals.values())
    lost = abs(best - totals[card])
    price, better, reason = 0, None, None
    if lost:
        swing = _points_ns(contract, played.board, best)
        swing -= _points_ns(contract, played.board, totals[card])
        price = imps(swing if seat.side is Side.NS else -swing)
        good = [other for other, total in totals.items() if total == best]
        better, reason = _better(game, good, played)
    return CardVerdict(
        number, seat, card, totals, lost, price, _kind(number, declaring), better, reason
    )


def _kind(number: int, declaring: bool) -> MistakeKind:  # noqa: FBT001 - private
    if not number:
        return "lead"
    return "play" if declaring else "defence"


def _better(
    game: Game, good: Sequence[Card], played: PlayedDeal
) -> tuple[Card, CardReason | None]:
    """Return the usual card among those without cost, and its reason."""
    actor = game.actor
    assert actor is not None
    view = game.view(actor)
    shown = shown_suits(view, played.book())
    carding = find(played.systems[actor.side is not Side.NS]).partnership.carding
    card = prefer(CardSituation.of(view, carding, shown), sorted(good))
    return card, card_reason(view, card, carding, shown)


# ---- calls ----


def _calls(
    played: PlayedDeal, contract: Contract | None, table: TrickTable
) -> tuple[CallVerdict, ...]:
    book, auction = played.book(), Auction(played.board.dealer)
    reached = _score_ns(contract, played.board, table)
    meanings = book.explain(played.auction, played.board.vulnerability)
    verdicts = []
    for number, call in enumerate(played.calls):
        seat = auction.turn
        chosen = book.choose(played.deal[seat], auction, played.board.vulnerability)
        if chosen.call != call:
            other = _finish_auction(played, book, auction.add(chosen.call))
            swing = _score_ns(other, played.board, table) - reached
            price = imps(swing if seat.side is Side.NS else -swing)
            if price > 0:
                verdicts.append(
                    CallVerdict(
                        number=number,
                        seat=seat,
                        call=call,
                        better=chosen.call,
                        says=meanings[number],
                        better_says=chosen.meaning,
                        contract=contract,
                        better_contract=other,
                        price=price,
                    )
                )
        auction = auction.add(call)
    return tuple(verdicts)


def _finish_auction(
    played: PlayedDeal, book: BiddingMethod, auction: Auction
) -> Contract | None:
    """Return the contract if all four continue by the book."""
    while not auction.over and len(auction.calls) < _LONGEST:
        hand = played.deal[auction.turn]
        auction = auction.add(book.pick(hand, auction, played.board.vulnerability))
    return auction.contract if auction.over else None


def kinds(verdicts: Iterable[CardVerdict | CallVerdict]) -> dict[MistakeKind, int]:
    """Return the cost of *verdicts* in IMPs by kind of mistake.

    Example:
        >>> kinds([])
        {'bidding': 0, 'lead': 0, 'play': 0, 'defence': 0}
    """
    lost: dict[MistakeKind, int] = {"bidding": 0, "lead": 0, "play": 0, "defence": 0}
    for verdict in verdicts:
        kind = "bidding" if isinstance(verdict, CallVerdict) else verdict.kind
        lost[kind] += verdict.price
    return lost
