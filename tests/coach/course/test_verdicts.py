"""No verdict contradicts the result: every legal card, at every turn of the first tricks."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.judgement import (
    count_tricks_won,
    play_out,
    position,
    standing,
    tricks_wanted,
)
from biritch.coach.course.lesson import LessonDeal, TakeTricks
from biritch.coach.course.words import with_signs
from biritch.core.cards import Card
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.robots.catalogue import find as find_robot
from biritch.robots.double_dummy import double_dummy
from tests.coach.course.pupils import scripted
from tests.proving import cases

FIRST_TRICKS = 4
DEALS = [
    (name, at)
    for name, lesson in lessons().items()
    for at, deal in enumerate(lesson.deals)
    if any(isinstance(goal, TakeTricks) for goal in deal.goals)
]
CHOSEN = random.Random("verdicts").sample(DEALS, cases(6, len(DEALS)))
TRIED = cases(3, 13)
"""Cards tried at a turn."""


def robots(deal: LessonDeal, game: Game, actions: list[Action]) -> Game:
    """Let the robots act until the pupil is to act, or the board is over."""
    robot, rng = find_robot(deal.robot), random.Random(0)
    while not game.over and game.actor != deal.seat:
        assert game.actor is not None
        action = robot.decide(game.view(game.actor), budget=0, rng=rng).action
        actions.append(action)
        game = game.after(action)
    return game


def to_the_end(deal: LessonDeal, game: Game, actions: list[Action]) -> Game:
    """Play on double dummy for the pupil, against the robots of the lesson."""
    game = robots(deal, game, actions)
    while not game.over:
        [cards] = double_dummy().leads([position(game)])
        card = max(cards, key=lambda card: (cards[card], -card.rank))
        actions.append(card)
        game = robots(deal, game.after(card), actions)
    return game


def turns(deal: LessonDeal) -> Iterator[tuple[Game, list[Action]]]:
    """Yield the pupil's turns in the first tricks, played well, with what was done before."""
    pupil, actions = scripted(deal), list[Action]()
    game = robots(deal, deal.opening, actions)
    while not game.over and len(game.facts.tricks) <= FIRST_TRICKS:
        if game.phase.kind == "play":
            yield game, list(actions)
        action = pupil(game)
        actions.append(action)
        game = robots(deal, game.after(action), actions)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "at"), CHOSEN)
def test_a_verdict_says_what_happened(name: str, at: int) -> None:
    deal = lessons()[name].deals[at]
    number, goal = next(
        (number, goal) for number, goal in enumerate(deal.goals) if isinstance(goal, TakeTricks)
    )
    rng = random.Random(f"{name} {at}")
    for game, before in turns(deal):
        legal = [card for card in game.phase.legal() if isinstance(card, Card)]
        for card in rng.sample(legal, min(TRIED, len(legal))):
            actions = [*before, card]
            end = to_the_end(deal, game.after(card), actions)
            need = tricks_wanted(deal, goal, end)
            found = standing(deal, actions, [question.right for question in deal.questions])
            won = count_tricks_won(deal.seat.side, end)
            assert need is not None
            assert (found.states[number] == "reached") == (won >= need), (card, won, need)
            lost = found.mistake
            if lost is None or lost.goal != number or lost.at is None:
                continue
            # The card was the pupil's own, and its demonstration ends without the goal.
            assert actions[lost.at] == lost.action
            assert lost.left < need <= lost.kept
            for first, kept in ((lost.action, False), (lost.better[0], True)):
                assert first is not None
                shown = [*actions[: lost.at], first]
                after = deal.opening
                for action in shown:
                    after = after.after(action)
                for _, following in play_out(deal, shown):
                    after = after.after(following)
                assert (count_tricks_won(deal.seat.side, after) >= need) == kept


@pytest.mark.parametrize(
    ("text", "language", "shown"),
    [
        ("1S: opening values", "en", "1♠: opening values"),
        ("2C or 3NT", "en", "2♣ or 3NT"),
        ("1C ou 2T", "fr", "1♥ ou 2♣"),
        ("1P : de quoi ouvrir", "fr", "1♠ : de quoi ouvrir"),
        ("7 Clubs of 5 cards", "en", "7 Clubs of 5 cards"),
    ],
)
def test_bids_in_words_have_signs(text: str, language: str, shown: str) -> None:
    assert with_signs(text, language) == shown
