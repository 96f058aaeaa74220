"""Judgement of a pupil's deal: goals reached, mistakes, and the continuation.

A play is judged by its goal: open while the tricks may still be won, reached once they are won,
missed once the other side has too many. Double dummy analysis then finds the card after which
best defence could not fail; a mistake that the defence did not punish is a note on a reached
goal, not a fault.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from biritch.bidding import catalogue
from biritch.bidding.agreement.meaning import Meaning
from biritch.coach.course.lesson import (
    AnswerQuestion,
    CallByTheBook,
    ChooseContract,
    LeadAsAgreed,
    LessonDeal,
    ReachContract,
    SignalAsAgreed,
    TakeTricks,
)
from biritch.core.calls import Bid, Call, Contract, OtherCall
from biritch.core.cards import Card
from biritch.core.seats import Seat, Side
from biritch.games.game import Game
from biritch.games.phase import Action, AgreedClaim
from biritch.games.phases.contract_choice import GAMES
from biritch.robots.double_dummy import double_dummy, tricks
from biritch.robots.play import leads
from biritch.robots.play.signals import signal
from biritch.robots.play.situation import CardSituation
from biritch.rules.auction import Auction
from biritch.rules.play import Trick
from biritch.scoring.tariff import score
from biritch.solver.solver import Position

_ALL, _TO_WIN = 13, 6
_AS_GOOD = 30
"""Points by which a part-score may fall short of the best one: an overtrick."""
TableGoal: TypeAlias = (
    TakeTricks | CallByTheBook | LeadAsAgreed | SignalAsAgreed | ChooseContract | ReachContract
)
"""What is done at the table; a question is answered beside it."""
GoalState: TypeAlias = Literal["open", "reached", "missed"]
"""How far a goal is."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A mistake that lost a goal: the index of the action, and the right ones.

    ``at`` is ``None`` for a wrong answer, or if the pupil made no mistake. ``meant`` is what a
    wrong call promised, ``better`` the right actions, ``better_meant`` what the first of them
    would have promised. For a card, ``trick`` is its trick, ``kept`` the tricks of the board
    after the better cards against best defence, and ``left`` those after the card itself.

    Example:
        >>> Mistake(0, at=3).better
        ()
    """

    goal: int
    at: int | None = None
    action: Action | None = None
    better: tuple[Action, ...] = ()
    meant: Meaning | None = field(default=None, repr=False)
    better_meant: Meaning | None = field(default=None, repr=False)
    trick: int = 0
    kept: int = 0
    left: int = 0


@dataclass(frozen=True, slots=True)
class Standing:
    """The state of each goal of a deal, and the first mistake.

    ``note`` is a card that best defence would have punished, on a reached goal.

    Example:
        >>> Standing(("reached", "reached")).is_done
        True
    """

    states: tuple[GoalState, ...]
    mistake: Mistake | None = None
    note: Mistake | None = None

    @property
    def is_done(self) -> bool:
        """Whether all goals are decided."""
        return all(state == "reached" for state in self.states)


@dataclass(frozen=True, slots=True)
class _Step:
    """An action, its position and its index."""

    number: int
    game: Game
    action: Action


def standing(
    deal: LessonDeal, actions: Sequence[Action], answers: Sequence[str] = ()
) -> Standing:
    """Return the pupil's standing after *actions* on *deal* and the *answers*, in order.

    Raises:
        Illegal: One of the actions is not allowed where it comes.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> deal = lessons()["trick"].deals[0]
        >>> standing(deal, ()).states
        ('open',)
    """
    steps, now = _steps(deal, actions)
    states: list[GoalState] = []
    mistakes: list[Mistake] = []
    notes: list[Mistake] = []
    questions = iter(zip(deal.questions, [*answers, *[""] * len(deal.questions)], strict=False))
    for number, goal in enumerate(deal.goals):
        if isinstance(goal, AnswerQuestion):
            asked, answer = next(questions)
            wrong = bool(answer) and answer != asked.right
            state: GoalState = "missed" if wrong else "reached" if answer else "open"
            mistake = Mistake(number) if wrong else None
        else:
            state, mistake = _judge_goal(deal, number, goal, steps, now)
        states.append(state)
        if mistake is not None:
            (notes if state == "reached" else mistakes).append(mistake)
    first = min(
        mistakes, key=lambda lost: _ALL**3 if lost.at is None else lost.at, default=None
    )
    return Standing(tuple(states), first, notes[0] if notes else None)


def _steps(deal: LessonDeal, actions: Sequence[Action]) -> tuple[list[_Step], Game]:
    """Return the pupil's own actions with their positions, and the final position."""
    game, steps = deal.opening, []
    for number, action in enumerate(actions):
        # Declarer acts for dummy: the actor is who decides.
        if game.actor == deal.seat and not isinstance(action, AgreedClaim):
            steps.append(_Step(number, game, action))
        game = game.after(action)
    return steps, game


def _judge_goal(
    deal: LessonDeal, number: int, goal: TableGoal, steps: Sequence[_Step], now: Game
) -> tuple[GoalState, Mistake | None]:
    match goal:
        case TakeTricks():
            return _judge_tricks(deal, number, goal, steps, now)
        case CallByTheBook():
            return _judge_calls(deal, number, goal, steps, now)
        case ReachContract():
            return _judge_contract(deal, number, goal, steps, now)
        case ChooseContract():
            found = [step for step in steps if isinstance(step.action, Bid)]
            return _one(number, found, lambda step: tuple(best_choices(step.game)))
        case LeadAsAgreed():
            return _one(number, _cards(steps), lambda step: agreed_leads(deal, goal, step.game))
        case SignalAsAgreed():
            return _one(number, _cards(steps), lambda step: agreed_signals(deal, step.game))


def _cards(steps: Sequence[_Step]) -> list[_Step]:
    return [step for step in steps if isinstance(step.action, Card)]


def _one(
    number: int, steps: Sequence[_Step], right: Callable[[_Step], tuple[Action, ...]]
) -> tuple[GoalState, Mistake | None]:
    """Judge the first of *steps*: it must be one of *right*."""
    if not steps:
        return "open", None
    step, actions = steps[0], right(steps[0])
    if step.action in actions:
        return "reached", None
    return "missed", Mistake(number, step.number, step.action, actions)


def agreed_leads(deal: LessonDeal, goal: LeadAsAgreed, game: Game) -> tuple[Card, ...]:
    """Return the agreed lead from each suit of *goal* in *game*."""
    carding = catalogue.find(deal.system).partnership.carding
    hand, contract = game.facts.hands[deal.seat], game.facts.contract
    assert contract is not None
    return tuple(
        leads.agreed_card(hand, suit, contract.strain, carding)
        for suit in goal.suits
        if hand.length(suit)
    )


def agreed_signals(deal: LessonDeal, game: Game) -> tuple[Card, ...]:
    """Return the agreed signal in *game*, or an empty tuple."""
    carding = catalogue.find(deal.system).partnership.carding
    at = CardSituation.of(game.view(deal.seat), carding)
    card = signal(at, [card for card in game.phase.legal() if isinstance(card, Card)])
    return () if card is None else (card,)


def best_choices(game: Game) -> list[Bid]:
    """Return the best makeable contracts of their kind, game or part-score.

    Example:
        >>> import biritch as bw
        >>> game = bw.game("minibridge", deal=bw.Deal.random(seed=7))
        >>> len(best_choices(game)) > 0
        True
    """
    declarer = game.actor
    assert declarer is not None
    choices = [bid for bid in game.phase.legal() if isinstance(bid, Bid)]
    boards = [(game.deal, bid.strain, declarer) for bid in choices]
    worth: dict[Bid, int] = {}
    for bid, won in zip(choices, tricks(double_dummy(), boards), strict=True):
        contract = Contract(bid.strain, declarer, bid.level)
        worth[bid] = score(game.variant.tariff, contract, won, vulnerable=False)
    most = max(worth.values())
    best = max(worth, key=lambda bid: worth[bid])
    return [
        bid
        for bid, points in worth.items()
        if (bid in GAMES) == (best in GAMES)
        and (points > 0 if bid in GAMES else points >= most - _AS_GOOD)
    ]


def _judge_calls(
    deal: LessonDeal, number: int, goal: CallByTheBook, steps: Sequence[_Step], now: Game
) -> tuple[GoalState, Mistake | None]:
    """Judge the pupil's calls by the book of the system."""
    book = catalogue.find(deal.system).book_of(deal.seat.side)
    made = [step for step in steps if isinstance(step.action, (Bid, OtherCall))][: goal.calls]
    for step in made:
        auction = step.game.facts.auction
        assert isinstance(auction, Auction)
        page = book.page(auction, step.game.board.vulnerability)
        chosen: Call = page.choose(step.game.facts.hands[deal.seat]).call
        right = (chosen, *(call for call in goal.accepted if call in step.game.phase.legal()))
        if step.action not in right:
            call = step.action
            assert isinstance(call, (Bid, OtherCall))
            meant, better = page.meaning(call), page.meaning(chosen)
            return "missed", Mistake(number, step.number, call, right, meant, better)
    over = now.over or now.phase.kind != "auction"
    return "reached" if over or len(made) == goal.calls else "open", None


def _judge_contract(
    deal: LessonDeal, number: int, goal: ReachContract, steps: Sequence[_Step], now: Game
) -> tuple[GoalState, Mistake | None]:
    """Judge the final contract; the mistake is the pupil's last call."""
    if not now.over and now.phase.kind == "auction":
        return "open", None
    contract = now.facts.contract
    ours = contract is not None and contract.declarer.side is deal.seat.side
    if contract is not None and ours:
        played = Bid(contract.level, contract.strain)
        if played in goal.contracts:
            return "reached", None
    called = [step for step in steps if isinstance(step.action, (Bid, OtherCall))]
    bids = [step for step in called if isinstance(step.action, Bid)]
    last = next(reversed(bids or called), None)
    if last is None:
        return "missed", Mistake(number, None, None, goal.contracts)
    return "missed", Mistake(number, last.number, last.action, goal.contracts)


def call_made(deal: LessonDeal, actions: Sequence[Action]) -> tuple[Call, Call] | None:
    """Return the pupil's first call and the system's there, or ``None``.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> call_made(lessons()["opening"].deals[0], ()) is None
        True
    """
    steps, _ = _steps(deal, actions)
    for step in steps:
        auction, call = step.game.facts.auction, step.action
        if isinstance(auction, Auction) and isinstance(call, (Bid, OtherCall)):
            book = catalogue.find(deal.system).book_of(deal.seat.side)
            page = book.page(auction, step.game.board.vulnerability)
            return call, page.choose(step.game.facts.hands[deal.seat]).call
    return None


def tricks_wanted(deal: LessonDeal, goal: TakeTricks, now: Game) -> int | None:
    """Return the tricks that the pupil's side needs; ``None`` without a contract.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> deal = lessons()["trick"].deals[0]
        >>> tricks_wanted(deal, deal.goals[0], deal.opening) > 0
        True
    """
    contract = now.facts.contract
    if goal.tricks is not None or contract is None:
        return goal.tricks
    made = contract.level + _TO_WIN
    return made if contract.declarer.side is deal.seat.side else _ALL + 1 - made


def _judge_tricks(
    deal: LessonDeal, number: int, goal: TakeTricks, steps: Sequence[_Step], now: Game
) -> tuple[GoalState, Mistake | None]:
    """Judge the tricks won; a mistake on a reached goal becomes a note."""
    need = tricks_wanted(deal, goal, now)
    if need is None:
        return "open", None
    side = deal.seat.side
    if count_tricks_won(side, now) >= need:
        slips = _slips(number, need, side, steps)
        return "reached", slips[0] if slips else None
    if not now.over and count_tricks_won(side.other, now) <= _ALL - need:
        return "open", None
    # What was lost earlier was given back: the last slip is the one that cost the goal.
    slips = _slips(number, need, side, steps)
    return "missed", slips[-1] if slips else Mistake(number)


def _slips(number: int, need: int, side: Side, steps: Sequence[_Step]) -> list[Mistake]:
    """Return the cards after which best defence holds *side* below *need* tricks."""
    played = [step for step in _cards(steps) if count_tricks_won(side, step.game) < need]
    answers = double_dummy().leads([position(step.game) for step in played])
    slips = []
    for step, cards in zip(played, answers, strict=True):
        card, won = step.action, count_tricks_won(side, step.game)
        assert isinstance(card, Card)
        right = tuple(other for other, more in cards.items() if won + more >= need)
        if right and card not in right:
            tricks_so_far = sum(trick.full for trick in step.game.facts.tricks)
            slip = Mistake(
                number,
                step.number,
                card,
                right,
                trick=tricks_so_far + 1,
                kept=won + max(cards.values()),
                left=won + cards[card],
            )
            slips.append(slip)
    return slips


def count_tricks_won(side: Side, game: Game) -> int:
    """Return the number of tricks that *side* has won.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> count_tricks_won(Side.NS, lessons()["trick"].deals[0].opening)
        0
    """
    contract, won = game.facts.contract, game.facts.won
    if contract is None:
        return 0
    if contract.declarer.side is side:
        return won
    full = sum(trick.full for trick in game.facts.tricks)
    return (_ALL if game.over else full) - won


def position(game: Game) -> Position:
    """Return the position of *game*, before a card is played, for the solver.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> len(position(lessons()["trick"].deals[0].opening).hands[0])
        13
    """
    facts, contract = game.facts, game.facts.contract
    assert contract is not None
    last = facts.tricks[-1] if facts.tricks else None
    turn = game.phase.turn
    assert turn is not None
    trick = last if last is not None and not last.full else Trick(turn)
    return Position(facts.hands, contract.strain, trick)


def play_out(deal: LessonDeal, actions: Sequence[Action]) -> tuple[tuple[Seat, Card], ...]:
    """Return the double dummy continuation after *actions*.

    It ends when the required tricks are won or impossible.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> len(play_out(lessons()["trick"].deals[0], ())) > 3
        True
    """
    game = deal.opening
    for action in actions:
        game = game.after(action)
    return tuple(_line(deal, game))


def _line(deal: LessonDeal, game: Game) -> Iterator[tuple[Seat, Card]]:
    need = max(
        (
            tricks_wanted(deal, goal, game) or 0
            for goal in deal.goals
            if isinstance(goal, TakeTricks)
        ),
        default=_ALL,
    )
    while not game.over and game.phase.kind == "play":
        lost = _ALL - need < count_tricks_won(deal.seat.side.other, game)
        whole = not game.facts.tricks or game.facts.tricks[-1].full
        if whole and (lost or count_tricks_won(deal.seat.side, game) >= need):
            return
        [cards] = double_dummy().leads([position(game)])
        seat = game.phase.turn
        assert seat is not None
        # Of cards as good the lowest: nothing is thrown away for show.
        card = max(cards, key=lambda card: (cards[card], -card.rank, -card.suit))
        yield seat, card
        game = game.after(card)
