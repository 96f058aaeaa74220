"""Problems of play: the tutor explains the expert's card by the expert's technique."""

import pytest

from biritch.coach.card_reasons import card_reason
from biritch.core.cards import Card
from tests.coach.problems import CardProblem, all_problems

PROBLEMS = all_problems()


def named(problem: CardProblem) -> bool:
    """Whether a right card's first sentence is of the technique."""
    view = problem.view()
    right = [card for card in map(Card.parse, problem.right) if card in view.legal]
    assert right, problem.line
    reasons = [card_reason(view, card) for card in right]
    return any(reason and reason.technique in problem.wanted for reason in reasons)


def test_an_expert_is_understood_in_nearly_every_problem() -> None:
    some = PROBLEMS[::5]
    assert sum(map(named, some)) >= 0.8 * len(some)


@pytest.mark.slow
def test_an_expert_is_understood_in_all_problems() -> None:
    assert len(PROBLEMS) >= 50
    assert sum(map(named, PROBLEMS)) >= 0.9 * len(PROBLEMS)
