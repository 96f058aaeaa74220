"""The first course as messages: lessons, the tables of their deals, how a pupil stands.

Nothing of a deal is sent with its words: the page sees of the cards what the table shows a
seat. What is told once a deal is decided comes with the standing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.lesson import AnswerQuestion, Goal, Lesson, LessonDeal, TakeTricks
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.rulings.phrases import sentence as law_sentence
from biritch.server.learn.messages import (
    GoalMessage,
    LessonDealMessage,
    LessonMessage,
    LessonTitle,
    MistakeMessage,
    QuestionMessage,
    ShownCard,
    ShownPlay,
    StandingMessage,
)
from biritch.server.tables.opening import OpenTable
from biritch.server.web.wire import Sentence, bilingual, letter, sentence

if TYPE_CHECKING:
    from collections.abc import Sequence

    from biritch.bidding.agreement.meaning import Meaning
    from biritch.games.game import Game
    from biritch.games.phase import Action


class NoLesson(ValueError):
    """A lesson or a deal that there is not, or a table of another deal.

    Example:
        >>> NoLesson("lesson", text="whist").phrase.name
        'learn-no-lesson'
    """

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Keep the sentence ``learn-no-<name>``."""
        super().__init__(f"{name}: {arguments}")
        self.phrase = Phrase.of(f"learn-no-{name}", **arguments)


def course() -> list[LessonTitle]:
    """Return the list of lessons, in order."""
    return [
        LessonTitle(
            lesson.name,
            lesson.part,
            sentence(Phrase.of(f"learn-part-{lesson.part}")),
            sentence(Phrase.of(lesson.title)),
            len(lesson.deals),
        )
        for lesson in lessons().values()
    ]


def found(name: str) -> Lesson:
    """Return the lesson *name*.

    Raises:
        NoLesson: There is none.
    """
    if (lesson := lessons().get(name)) is None:
        raise NoLesson("lesson", text=name[:40])
    return lesson


def deal_of(lesson: Lesson, number: int) -> LessonDeal:
    """Return the deal *number* of *lesson*, the first one being 1.

    Raises:
        NoLesson: It has not so many.
    """
    if not 1 <= number <= len(lesson.deals):
        raise NoLesson("deal", text=str(number)[:8])
    return lesson.deals[number - 1]


def lesson_message(lesson: Lesson) -> LessonMessage:
    """Return *lesson* with its words."""
    names = list(lessons())
    at = names.index(lesson.name)
    following = lessons()[names[at + 1]] if at + 1 < len(names) else None
    return LessonMessage(
        name=lesson.name,
        part_title=sentence(Phrase.of(f"learn-part-{lesson.part}")),
        title=sentence(Phrase.of(lesson.title)),
        number=at + 1,
        lessons=len(names),
        text=bilingual(lesson.text),
        deals=[_deal_message(deal) for deal in lesson.deals],
        following=following.name if following else "",
        following_title=sentence(Phrase.of(following.title)) if following else None,
    )


def _deal_message(deal: LessonDeal) -> LessonDealMessage:
    questions = iter(deal.questions)

    def goal_message(goal: Goal) -> GoalMessage:
        if isinstance(goal, AnswerQuestion):
            asked = next(questions)
            ruled = asked.choices if asked.kind == "ruling" else ()
            says = {choice: sentence(law_sentence(choice)) for choice in ruled}
            question = QuestionMessage(asked.kind, list(asked.choices), says)
            return GoalMessage(goal.kind, question=question)
        return GoalMessage(goal.kind, goal.tricks if isinstance(goal, TakeTricks) else None)

    return LessonDealMessage(
        task=bilingual(deal.task),
        hints=[bilingual(hint) for hint in deal.hints],
        goals=[goal_message(goal) for goal in deal.goals],
    )


def opening_of(deal: LessonDeal, begun: Sequence[str]) -> OpenTable:
    """Return what opens the table of *deal*: robots that play at once in the other seats."""
    return OpenTable(
        seat=letter(deal.seat),
        robots=deal.robot,
        variant=deal.variant.name,
        deals=[str(deal.deal)],
        first=deal.board.number,
        begun=[*map(str, deal.begun), *begun],
    )


def pupils_actions(deal: LessonDeal, game: Game | None) -> tuple[Action, ...]:
    """Return what was done at the pupil's table since *deal* began; nothing before it is dealt.

    Raises:
        NoLesson: *game* is another deal.
    """
    if game is None:
        return ()
    if game.deal != deal.deal or game.log[: len(deal.begun)] != deal.begun:
        raise NoLesson("such-table")
    return game.log[len(deal.begun) :]


def standing_message(
    name: str, number: int, actions: tuple[Action, ...], answers: tuple[str, ...]
) -> StandingMessage:
    """Return how the pupil stands on a deal, found by its lesson's *name*, in a worker."""
    from biritch.coach.course.judgement import standing

    deal = deal_of(found(name), number)
    stands = standing(deal, actions, answers)
    lost = stands.mistake
    mistake = None
    if lost is not None:
        at = lost.at
        mistake = MistakeMessage(
            goal=lost.goal,
            action="" if lost.action is None else str(lost.action),
            better=list(map(str, lost.better)),
            before=[] if at is None else list(map(str, actions[:at])),
            meant=_said(lost.meant),
            better_meant=_said(lost.better_meant),
            shown=at is not None and isinstance(deal.goals[lost.goal], TakeTricks),
        )
    told = deal.done if stands.done else deal.missed if lost is not None else None
    says = None if told is None else bilingual(told)
    return StandingMessage(list(stands.states), stands.done, mistake, says)


def _said(meaning: Meaning | None) -> Sentence | None:
    return None if meaning is None else sentence(meaning.says)


def shown_play(name: str, number: int, actions: tuple[Action, ...]) -> ShownPlay:
    """Return how the play goes on from *actions*, one of them a mistake; in a worker.

    Raises:
        NoLesson: No card was a mistake.
    """
    from biritch.coach.course.judgement import played_out, standing
    from biritch.core.cards import Card

    deal = deal_of(found(name), number)
    lost = standing(deal, actions).mistake
    if lost is None or lost.at is None or not isinstance(lost.action, Card):
        raise NoLesson("mistake")
    game = deal.opening
    for action in actions:
        game = game.after(action)
    cards = []
    for seat, card in played_out(deal, actions):
        game = game.after(card)
        contract, trick = game.facts.contract, game.facts.tricks[-1]
        assert contract is not None
        winner: Seat | None = trick.winner(contract.strain) if trick.full else None
        cards.append(
            ShownCard(letter(seat), str(card), None if winner is None else letter(winner))
        )
    return ShownPlay(cards)
