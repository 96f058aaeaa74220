"""Every lesson of the course: words, deals, goals that can be reached and are not by chance."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.judgement import standing
from biritch.coach.course.lesson import PARTS, AnswerQuestion, LessonDeal
from biritch.core.deals import Deal
from biritch.core.hands import FULL_PACK, Hand
from biritch.core.seats import Seat
from biritch.rules.offence import IllegalPlay
from biritch.words.translation import LANGUAGES, tell
from tests.coach.course.pupils import at_random, played, scripted
from tests.proving import cases

LESSONS = lessons()
DEALS = [(name, at) for name, lesson in LESSONS.items() for at in range(len(lesson.deals))]
RANDOM_PUPILS = cases(4, 40)
SHORTEST, LONGEST = 8, 700
"""Letters of what is said of a deal: it is read between two cards."""


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_says_all_in_both_languages(name: str) -> None:
    lesson = LESSONS[name]
    for language in LANGUAGES:
        assert tell(lesson.title, language) != lesson.title
        assert len(lesson.text[language]) > 100
        for deal in lesson.deals:
            assert deal.hints
            for texts in (deal.task, deal.done, deal.missed, *deal.hints):
                assert SHORTEST <= len(texts[language]) <= LONGEST, texts
    for deal in lesson.deals:
        for texts in (lesson.text, deal.task, deal.done, deal.missed, *deal.hints):
            assert texts["en"] != texts["fr"]
            # Neither language is a summary of the other.
            assert 0.5 < len(texts["fr"]) / len(texts["en"]) < 2.2, texts


def test_the_course_is_whole() -> None:
    assert len(LESSONS) >= 24
    assert len(DEALS) >= 100


def test_the_course_has_its_parts_in_order() -> None:
    places = [PARTS.index(lesson.part) for lesson in LESSONS.values()]
    assert places == sorted(places)
    for part in PARTS:
        orders = [lesson.order for lesson in LESSONS.values() if lesson.part == part]
        assert len(orders) == len(set(orders)), part


def test_no_deal_is_there_twice() -> None:
    deals = [deal.deal for lesson in LESSONS.values() for deal in lesson.deals]
    assert len(deals) == len(set(deals))


@pytest.mark.parametrize(("name", "at"), DEALS)
def test_a_pupil_who_knows_the_lesson_completes_every_deal(name: str, at: int) -> None:
    deal = LESSONS[name].deals[at]
    answers = [question.right for question in deal.questions]
    actions = played(deal, scripted(deal))
    found = standing(deal, actions, answers)
    assert found.is_done, (found, [str(action) for action in actions])


@pytest.mark.parametrize("name", LESSONS)
def test_a_pupil_who_acts_at_random_does_not_complete_the_lesson(name: str) -> None:
    for seed in range(RANDOM_PUPILS):
        rng = random.Random(f"{name} {seed}")
        assert not all(_by_chance(deal, rng) for deal in LESSONS[name].deals), seed


def _by_chance(deal: LessonDeal, rng: random.Random) -> bool:
    answers = [rng.choice(question.choices) for question in deal.questions]
    if answers != [question.right for question in deal.questions]:
        return False
    found = standing(deal, played(deal, at_random(rng)), answers)
    # What the robots gave away is reached, with a note: that is chance, not skill.
    return found.is_done and found.note is None


def seen(deal: LessonDeal) -> Hand:
    """Return the cards the pupil has seen when the deal begins."""
    view = deal.opening.view(deal.seat)
    held = [hand for hand in view.seen if hand is not None]
    on_table = [card for trick in view.tricks for card in trick.cards]
    together = Hand.of(on_table)
    for hand in held:
        together |= hand
    return together


@pytest.mark.parametrize(
    ("name", "at"), [(name, at) for name, at in DEALS if LESSONS[name].deals[at].questions]
)
def test_questions_do_not_depend_on_hidden_cards(name: str, at: int) -> None:
    """What a question asks is to be seen or reckoned: dealt again, the answer is the same."""
    deal = LESSONS[name].deals[at]
    again = redealt(deal, random.Random(at))
    assert again.questions == deal.questions
    kinds = [goal.asked[0] for goal in deal.goals if isinstance(goal, AnswerQuestion)]
    assert len(kinds) == len(deal.questions)


def redealt(deal: LessonDeal, rng: random.Random) -> LessonDeal:
    """Return the same deal with what the pupil has not seen dealt again, as play allows."""
    known = seen(deal)
    pool = list(FULL_PACK - known)
    for _ in range(1000):
        rng.shuffle(pool)
        left = pool.copy()
        hands = []
        for seat in Seat:
            kept = deal.deal[seat] & known
            free, left = left[: 13 - len(kept)], left[13 - len(kept) :]
            hands.append(kept | Hand.of(free))
        north, east, south, west = hands
        again = replace(deal, deal=Deal((north, east, south, west)))
        try:
            _ = again.opening
        except IllegalPlay:
            # Somebody has shown out of a suit dealt to him now.
            continue
        return again
    raise AssertionError("no other deal is possible")


NAMES = {
    "en": (
        {"ace": 14, "king": 13, "queen": 12, "jack": 11},
        {"spades": 3, "hearts": 2, "diamonds": 1, "clubs": 0},
        r"(ace|king|queen|jack) of (spades|hearts|diamonds|clubs)",
    ),
}


@pytest.mark.parametrize(("name", "at"), DEALS)
def test_no_task_or_hint_says_where_a_hidden_card_is(name: str, at: int) -> None:
    """A task or hint that names an honour nobody shows may not name a hidden hand with it."""
    deal = LESSONS[name].deals[at]
    ranks, suits, pattern = NAMES["en"]
    shown = {(card.suit, card.rank) for card in seen(deal)}
    hidden = [seat for seat in Seat if deal.opening.view(deal.seat).seen[seat] is None]
    words = "|".join(("North", "East", "South", "West")[seat] for seat in hidden)
    for texts in (deal.task, *deal.hints):
        for sentence in re.split(r"[.;:!?]", texts["en"]):
            for rank, suit in re.findall(pattern, sentence):
                if (suits[suit], ranks[rank]) not in shown:
                    found = re.search(
                        rf"\b({words})\b (has|holds)|(with|in) ({words})\b", sentence
                    )
                    assert not found, sentence
