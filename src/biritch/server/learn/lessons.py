"""The first course as messages: lessons, tables of their deals, the pupil's standing.

A deal's cards are never sent with its text: the page sees what the table shows the seat.
Comments on a finished deal come with the standing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.lesson import (
    AnswerQuestion,
    CallByTheBook,
    Goal,
    Lesson,
    LessonDeal,
    TakeTricks,
)
from biritch.core.phrase import Phrase
from biritch.core.seats import Seat
from biritch.rulings.phrases import sentence as law_sentence
from biritch.server.learn.drill_lessons import drill_lesson, drill_titles, is_drill
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
from biritch.server.web.wire import Sentence, bilingual, letter, sentence, speak_phrase

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from biritch.coach.course.judgement import Mistake
    from biritch.core.cards import Card
    from biritch.games.game import Game
    from biritch.games.phase import Action


class NoLesson(ValueError):
    """Raised for an unknown lesson or deal, or a table of another deal.

    Example:
        >>> NoLesson("lesson", text="whist").phrase.name
        'learn-no-lesson'
    """

    def __init__(self, name: str, /, **arguments: str) -> None:
        """Use the message ``learn-no-<name>``."""
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
            list(lesson.courses),
            list(map(str, lesson.picture)),
        )
        for lesson in lessons().values()
    ]


def find_lesson(name: str) -> Lesson:
    """Return the lesson *name*.

    Raises:
        NoLesson: There is none.
    """
    lesson = drill_lesson(name) if is_drill(name) else lessons().get(name)
    if lesson is None:
        raise NoLesson("lesson", text=name[:40])
    return lesson


def deal_of(lesson: Lesson, number: int) -> LessonDeal:
    """Return the deal *number* of *lesson*, counted from 1.

    Raises:
        NoLesson: It has not that many.
    """
    if not 1 <= number <= len(lesson.deals):
        raise NoLesson("deal", text=str(number)[:8])
    return lesson.deals[number - 1]


def lesson_message(lesson: Lesson, course_name: str = "") -> LessonMessage:
    """Return *lesson* as a message, numbered as in the course *course_name*.

    A lesson outside that course is numbered as in the first course that has it.
    """
    if is_drill(lesson.name):
        return _drill_message(lesson)
    chosen = course_name if course_name in lesson.courses else lesson.courses[0]
    names = [name for name, each in lessons().items() if chosen in each.courses]
    at = names.index(lesson.name)
    following = lessons()[names[at + 1]] if at + 1 < len(names) else None
    return LessonMessage(
        name=lesson.name,
        part_title=sentence(Phrase.of(f"learn-part-{lesson.part}")),
        title=sentence(Phrase.of(lesson.title)),
        number=at + 1,
        lessons=len(names),
        text=_write_sentence(lesson.text),
        deals=[deal_message(deal) for deal in lesson.deals],
        following=following.name if following else "",
        following_title=sentence(Phrase.of(following.title)) if following else None,
    )


def _drill_message(lesson: Lesson) -> LessonMessage:
    return LessonMessage(
        name=lesson.name,
        part_title=sentence(Phrase.of("learn-drill-part")),
        title=bilingual(drill_titles(lesson.name)),
        number=1,
        lessons=1,
        text=_write_sentence(lesson.text),
        deals=[deal_message(deal) for deal in lesson.deals],
        following="",
        following_title=None,
    )


def deal_message(deal: LessonDeal) -> LessonDealMessage:
    """Return the task of *deal*, without its cards."""
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
        task=_write_sentence(deal.task),
        hints=[_write_sentence(hint) for hint in deal.hints],
        goals=[goal_message(goal) for goal in deal.goals],
    )


def opening_of(deal: LessonDeal, begun: Sequence[str]) -> OpenTable:
    """Return the request that opens the table of *deal*, with robots that play at once."""
    return OpenTable(
        seat=letter(deal.seat),
        robots=deal.robot,
        variant=deal.variant.name,
        deals=[str(deal.deal)],
        first=deal.board.number,
        begun=[*map(str, deal.begun), *begun],
    )


def pupils_actions(deal: LessonDeal, game: Game | None) -> tuple[Action, ...]:
    """Return the actions at the pupil's table after the given start of *deal*.

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
    """Return the pupil's standing on a deal of the lesson *name* (runs in a worker)."""
    return judge_deal(deal_of(find_lesson(name), number), actions, answers)


def judge_deal(
    deal: LessonDeal, actions: tuple[Action, ...], answers: tuple[str, ...]
) -> StandingMessage:
    """Return the pupil's standing on *deal* after *actions*."""
    from biritch.coach.course.judgement import standing
    from biritch.coach.course.words import why_card

    stands = standing(deal, actions, answers)
    message = StandingMessage(list(stands.states), stands.is_done)
    if stands.note is not None:
        message.note = speak_phrase(why_card(stands.note, reached=True))
    if (lost := stands.mistake) is not None:
        message.mistake = _mistake_message(deal, lost, actions)
    if not stands.is_done and lost is None:
        return message
    texts = deal.done if stands.is_done else deal.missed
    played = any(isinstance(goal, TakeTricks) for goal in deal.goals)
    by_the_book = any(isinstance(goal, CallByTheBook) for goal in deal.goals)
    if by_the_book and not played and stands.is_done:
        message.did = _say_accepted(deal, actions)
    if played and stands.is_done:
        message.did = _say_won(deal, actions)
    if not any(texts.values()):
        # A teacher's own words follow on the page of the lesson.
        return message
    says = _write_sentence(texts)
    if played or message.did is not None:
        # What was written beforehand speaks of the deal, not of what this pupil did.
        message.idea = says
    else:
        message.says = says
    return message


def _write_sentence(texts: Mapping[str, str]) -> Sentence:
    """Return *texts* of a lesson as a sentence, with suit symbols."""
    from biritch.coach.course.words import with_signs

    return bilingual({language: with_signs(text, language) for language, text in texts.items()})


def _say_won(deal: LessonDeal, actions: tuple[Action, ...]) -> Sentence | None:
    from biritch.coach.course.words import tricks_won

    told = tricks_won(_game_after(deal, actions), deal.seat.side)
    return None if told is None else speak_phrase(told)


def _say_accepted(deal: LessonDeal, actions: tuple[Action, ...]) -> Sentence | None:
    """Return the comment on a call that is accepted but is not the system's, or ``None``."""
    from biritch.coach.course.judgement import call_made
    from biritch.coach.course.words import accepted_call

    made = call_made(deal, actions)
    return None if made is None or made[0] == made[1] else speak_phrase(accepted_call(*made))


def _mistake_message(
    deal: LessonDeal, lost: Mistake, actions: tuple[Action, ...]
) -> MistakeMessage:
    from biritch.coach.course.words import why_call, why_card

    at = lost.at
    taking = at is not None and isinstance(deal.goals[lost.goal], TakeTricks)
    why = (why_card(lost),) if taking else why_call(lost, deal.deal[deal.seat])
    return MistakeMessage(
        goal=lost.goal,
        action="" if lost.action is None else str(lost.action),
        better=list(map(str, lost.better)),
        before=[] if at is None else list(map(str, actions[:at])),
        meant=None if lost.meant is None else sentence(lost.meant.says),
        better_meant=None if lost.better_meant is None else sentence(lost.better_meant.says),
        shown=taking,
        why=list(map(speak_phrase, why)),
    )


def _game_after(deal: LessonDeal, actions: Sequence[Action]) -> Game:
    game = deal.opening
    for action in actions:
        game = game.after(action)
    return game


def shown_play(
    name: str, number: int, actions: tuple[Action, ...], chosen: Literal["played", "better"]
) -> ShownPlay:
    """Return how the play goes on after the pupil's mistake, or after a *better* card.

    Raises:
        NoLesson: No card was a mistake.
    """
    return show_play(deal_of(find_lesson(name), number), actions, chosen)


def show_play(
    deal: LessonDeal, actions: tuple[Action, ...], chosen: Literal["played", "better"]
) -> ShownPlay:
    """Return how the play of *deal* goes on after the mistake among *actions*.

    Raises:
        NoLesson: No card was a mistake.
    """
    from biritch.coach.course.judgement import play_out, standing
    from biritch.core.cards import Card

    stands = standing(deal, actions)
    lost = stands.mistake or stands.note
    if lost is None or lost.at is None or not isinstance(lost.action, Card):
        raise NoLesson("mistake")
    before = actions[: lost.at]
    card = lost.better[0] if chosen == "better" else lost.action
    assert isinstance(card, Card)
    begun = _game_after(deal, before)
    turn = begun.phase.turn
    assert turn is not None
    line = [(turn, card), *play_out(deal, (*before, card))]
    view = begun.view(deal.seat)
    tricks = begun.facts.tricks
    under_way = tricks[-1].cards_by_seat if tricks and not tricks[-1].full else ()
    contract = begun.facts.contract
    assert contract is not None
    return ShownPlay(
        hands={
            letter(seat): [str(card) for card in hand]
            for seat in Seat
            if (hand := view.seen[seat]) is not None
        },
        counts={letter(seat): len(begun.facts.hands[seat]) for seat in Seat},
        trick=[ShownCard(letter(seat), str(card)) for seat, card in under_way],
        winners=[letter(trick.winner(contract.strain)) for trick in tricks if trick.full],
        cards=list(_shown_cards(begun, line)),
    )


def _shown_cards(game: Game, line: Sequence[tuple[Seat, Card]]) -> Iterator[ShownCard]:
    for seat, card in line:
        game = game.after(card)
        contract, trick = game.facts.contract, game.facts.tricks[-1]
        assert contract is not None
        winner = letter(trick.winner(contract.strain)) if trick.full else None
        yield ShownCard(letter(seat), str(card), winner)
