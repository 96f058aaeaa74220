"""Pupils of the course: one who does what is right, and those who act at random."""

from __future__ import annotations

import random
from collections.abc import Callable

from biritch.bidding import catalogue
from biritch.coach.course.judgement import (
    agreed_leads,
    agreed_signals,
    best_choices,
    count_tricks_won,
    position,
    standing,
    tricks_wanted,
)
from biritch.coach.course.lesson import (
    CallByTheBook,
    ChooseContract,
    LeadAsAgreed,
    LessonDeal,
    SignalAsAgreed,
    TakeTricks,
)
from biritch.core.cards import Card
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.robots.catalogue import find as find_robot
from biritch.robots.double_dummy import double_dummy

Pupil = Callable[[Game], Action]


def scripted(deal: LessonDeal) -> Pupil:
    """Return the pupil who knows the lesson: by the book, as agreed, best double dummy."""

    def acts(game: Game) -> Action:
        first = not any(isinstance(action, Card) for action in game.log[len(deal.begun) :])
        for goal in deal.goals:
            if isinstance(goal, ChooseContract) and game.facts.contract is None:
                return best_choices(game)[0]
            if isinstance(goal, CallByTheBook) and game.phase.kind == "auction":
                hand, auction = game.facts.hands[deal.seat], game.facts.auction
                assert auction is not None
                vulnerable = game.board.vulnerability
                return catalogue.find(deal.system).pick(hand, auction, vulnerable)
            if isinstance(goal, LeadAsAgreed) and first:
                return agreed_leads(deal, goal, game)[0]
            if isinstance(goal, SignalAsAgreed) and len(game.facts.tricks) == 1:
                return agreed_signals(deal, game)[0]
        [cards] = double_dummy().leads([position(game)])
        return max(cards, key=lambda card: (cards[card], -card.rank))

    return acts


def at_random(rng: random.Random) -> Pupil:
    """Return a pupil who does anything that is allowed."""
    return lambda game: rng.choice(game.phase.legal())


def _settled(deal: LessonDeal, game: Game, actions: list[Action]) -> bool:
    """Whether what is asked at the table is done, so that nobody plays on."""
    tricks = [goal for goal in deal.goals if isinstance(goal, TakeTricks)]
    if tricks:
        needs = [tricks_wanted(deal, goal, game) for goal in tricks]
        return all(
            need is not None and count_tricks_won(deal.seat.side, game) >= need
            for need in needs
        )
    right = [question.right for question in deal.questions]
    return "open" not in standing(deal, actions, right).states


def played(deal: LessonDeal, pupil: Pupil) -> tuple[Action, ...]:
    """Return what is done at the table of *deal*: the robots of the lesson sit round it."""
    game, actions, robot = deal.opening, list[Action](), find_robot(deal.robot)
    rng = random.Random(0)
    while not game.over and not _settled(deal, game, actions):
        if game.actor == deal.seat:
            action = pupil(game)
        else:
            assert game.actor is not None
            action = robot.decide(game.view(game.actor), budget=0, rng=rng).action
        game = game.after(action)
        actions.append(action)
    return tuple(actions)
