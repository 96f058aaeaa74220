"""What is said of a wrong call: a teacher's words, true of the hand, and no formula."""

from __future__ import annotations

import random
import re

import pytest

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.judgement import standing
from biritch.coach.course.lesson import CallByTheBook, LessonDeal
from biritch.coach.course.words import why_call
from biritch.core.calls import Bid, parse_call
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.robots.catalogue import find as find_robot
from biritch.words.translation import LANGUAGES, say
from tests.proving import cases

DEALS = [
    (name, at)
    for name, lesson in lessons().items()
    for at, deal in enumerate(lesson.deals)
    if any(isinstance(goal, CallByTheBook) for goal in deal.goals)
]
CHOSEN = random.Random("why calls").sample(DEALS, cases(24, len(DEALS)))
TRIED = cases(4, 40)
FORMULA = re.compile(r"HCP|\bHLD?\b|[(){}+]|\d-\d|, (?:or|ou) |\b[1-7][SHDCPKT]\b")
"""What a formula has and a teacher does not say."""
LONGEST = 240
HELD = {"en": r"you hold (\d+), and partner", "fr": r"vous en avez (\d+), et le partenaire"}


def until_the_pupil(deal: LessonDeal) -> tuple[Game, list[Action]]:
    """Return the position where the pupil is to call, and what the robots did before."""
    robot, rng, game = find_robot(deal.robot), random.Random(0), deal.opening
    actions: list[Action] = []
    while game.actor != deal.seat:
        assert game.actor is not None
        action = robot.decide(game.view(game.actor), budget=0, rng=rng).action
        actions.append(action)
        game = game.after(action)
    return game, actions


@pytest.mark.parametrize(("name", "at"), CHOSEN)
def test_a_wrong_call_is_told_in_the_words_of_a_teacher(name: str, at: int) -> None:
    deal = lessons()[name].deals[at]
    game, before = until_the_pupil(deal)
    hand = deal.deal[deal.seat]
    legal = [
        call for call in game.phase.legal() if not isinstance(call, Bid) or call.level <= 4
    ]
    for call in random.Random(name).sample(legal, min(TRIED, len(legal))):
        lost = standing(deal, [*before, call]).mistake
        if lost is None:
            continue
        why = why_call(lost, hand)
        assert 2 <= len(why) <= 3
        for language in LANGUAGES:
            for phrase in why:
                text = say(phrase, language)
                assert not FORMULA.search(text), text
                assert len(text) < LONGEST, text
                assert not re.search(r"\b(?:spades|hearts|cœurs|piques)\b.*\d", text), text
                for points in re.findall(HELD[language], text):
                    assert int(points) == hand.hcp


def test_of_a_call_of_several_kinds_the_kind_that_is_held_is_told() -> None:
    name, at = "sef-notrump", 1
    deal = lessons()[name].deals[at]
    _, before = until_the_pupil(deal)
    lost = standing(deal, [*before, parse_call("P")]).mistake
    assert lost is not None
    told = [say(phrase, "en") for phrase in why_call(lost, deal.deal[deal.seat])]
    assert told[-1].startswith(
        "The call is 2♣. Stayman, asks for a four-card major: 8 points or more, 4 cards in ♥."
    )
