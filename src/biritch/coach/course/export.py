"""Export of the course as lesson files, as far as the format allows.

A call becomes ``[BID …]``, a lead or a signal ``[choose-card …]``, tricks to win ``[TAKE …]``,
a number ``[COUNT …]``; text, hints and comments are in English and French. Tasks that the file
cannot express are reported as :class:`LeftOut`; a question about a seat or a ruling becomes
text only.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from biritch.coach.course.judgement import agreed_leads, agreed_signals, best_choices
from biritch.coach.course.lesson import (
    AnswerQuestion,
    CallByTheBook,
    ChooseContract,
    LeadAsAgreed,
    Lesson,
    LessonDeal,
    ReachContract,
    SignalAsAgreed,
    TakeTricks,
    Texts,
)
from biritch.coach.course.questions import CountingQuestion
from biritch.coach.course.words import with_signs
from biritch.coach.lesson_files import COUNTS, read_boards, run_board
from biritch.core.calls import Bid, Call, OtherCall, parse_call
from biritch.core.phrase import Phrase
from biritch.core.seats import Vulnerability
from biritch.games.game import Game
from biritch.games.phase import Action
from biritch.robots.catalogue import find as find_robot
from biritch.rulings.phrases import sentence

Writer: TypeAlias = Callable[[Phrase, str], str]
"""Says a phrase in a language."""
_LANGUAGES = ("en", "fr")
_VULNERABLE = {
    Vulnerability.NONE: "None",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "All",
}
_BACKSLASHED = {"♠": r"\S", "♥": r"\H", "♦": r"\D", "♣": r"\C"}
_BRACKETS = str.maketrans("[]{}", "()()")
_PASS = parse_call("P")
_WRITTEN = re.compile(r"^(\d)N$")
_TO_AN_END = 3
"""Passes after a contract that end the auction."""


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A part of the deal *deal*, from 1, that a lesson file cannot express.

    Example:
        >>> LeftOut(2, Phrase.of("lesson-export-question")).deal
        2
    """

    deal: int
    what: Phrase


@dataclass(frozen=True, slots=True)
class ExportedLesson:
    """A lesson as a lesson file, and the parts left out.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> exported = export_lesson(lessons()["leads"], lambda phrase, _: phrase.name)
        >>> exported.text.count("[choose-card"), exported.left_out
        (5, ())
    """

    text: str
    left_out: tuple[LeftOut, ...]


def export_lesson(lesson: Lesson, write: Writer, language: str = "en") -> ExportedLesson:
    """Return *lesson* as a lesson file; *write* renders a phrase in a language.

    The text of the lesson precedes the task of the first deal. A file has one title, in
    *language*; its text is in every language.

    Example:
        >>> from biritch.coach.course.catalogue import lessons
        >>> made = export_lesson(lessons()["trick"], lambda phrase, _: phrase.name)
        >>> [board.playable for board in read_boards(made.text)]
        [True, True, True, True]
    """
    texts: list[str] = []
    left: list[LeftOut] = []
    for number, deal in enumerate(lesson.deals, 1):
        before = lesson.text if number == 1 else None
        board = _BoardWriter(deal, number, write)
        texts.append(board.text(write(Phrase.of(lesson.title), language), before))
        left += [LeftOut(number, what) for what in board.left_out]
        [read] = read_boards(texts[-1])
        if read.faults or run_board(read):
            left.append(LeftOut(number, Phrase.of("lesson-export-step")))
    return ExportedLesson("\n".join(texts), tuple(left))


class _BoardWriter:
    """A writer of one deal as a board; ``left_out`` are the parts left out."""

    def __init__(self, deal: LessonDeal, number: int, write: Writer) -> None:
        self.deal = deal
        self.number = number
        self.left_out: list[Phrase] = []
        self._write = write

    def text(self, title: str, before: Texts | None) -> str:
        """Return the board as text, with *before* first."""
        deal = self.deal
        steps, calls = self._steps()
        contract = deal.opening.facts.contract
        # At MiniBridge the contract is an auction of one bid, declarer's.
        dealer = deal.seat if contract is None else contract.declarer
        dealer = deal.board.dealer if deal.variant.name == "contract" else dealer
        words = "" if before is None else f"{_prose(before)}[NEXT]\n"
        tags = {
            "Event": title.translate(_BRACKETS).replace('"', "'"),
            "Board": str(self.number),
            "Dealer": str(dealer),
            "Vulnerable": _VULNERABLE[deal.board.vulnerability],
            "Deal": str(deal.deal),
            "Student": str(deal.seat),
            "Auction": str(dealer),
        }
        head = "\n".join(f'[{name} "{value}"]' for name, value in tags.items())
        return f"{head}\n{_auction(calls)}\n{{[SHOW {self._seen_seats()}]\n{words}{steps}}}\n"

    def _seen_seats(self) -> str:
        """Return the seats that are visible from the beginning."""
        deal = self.deal
        contract = deal.opening.facts.contract
        seats = {deal.seat}
        if contract is not None and any(isinstance(goal, TakeTricks) for goal in deal.goals):
            seats.add(contract.declarer.partner)
        if (
            any(isinstance(goal, SignalAsAgreed) for goal in deal.goals)
            and contract is not None
        ):
            seats.add(contract.declarer.partner)
        if any(isinstance(goal, ChooseContract) for goal in deal.goals):
            seats.add(deal.seat.partner)
        return "".join(str(seat) for seat in sorted(seats))

    def _steps(self) -> tuple[str, Sequence[Call]]:
        """Return the steps of the deal, and the auction in which they are asked."""
        deal, game = self.deal, self.deal.opening
        parts = [_prose(deal.task), *map(_hint, deal.hints)]
        calls = _calls_of(deal.begun)
        questions = iter(deal.questions)
        for goal in deal.goals:
            match goal:
                case AnswerQuestion():
                    parts.append(self._ask_question(goal, next(questions)))
                case CallByTheBook():
                    game, made = self._call_by_the_book(game, goal, parts)
                    calls += made
                case ChooseContract():
                    best = best_choices(game)
                    parts.append(_ask_call(best[0], best[1:]))
                    calls = [best[0]]
                case LeadAsAgreed() | SignalAsAgreed():
                    parts.append(self._ask_card(goal))
                case TakeTricks(tricks):
                    take = "TAKE" if tricks is None else f"TAKE {tricks}"
                    parts.append(f"{_cards_on_table(game)}[{take}]\n")
                case ReachContract(contracts):
                    parts.append(f"[REACH {' '.join(map(_word, contracts))}]\n")
        # A contract of MiniBridge is an auction of one bid.
        passes = 0 if deal.variant.name == "contract" else _TO_AN_END * len(calls)
        return "".join((*parts, _prose(deal.done))), [*calls, *[_PASS] * passes]

    def _ask_question(self, goal: AnswerQuestion, asked: CountingQuestion) -> str:
        """Return the step that asks for a number; other questions are only explained."""
        if goal.asked[0] in COUNTS:
            return f"[COUNT {' '.join(goal.asked)}]\n"
        if asked.right.isdigit():
            return f"[COUNT {asked.right}]\n"
        self._leave_out("question")
        answer = _answer(asked)
        return "[NEXT]\n" + _prose({each: self._write(answer, each) for each in _LANGUAGES})

    def _ask_card(self, goal: LeadAsAgreed | SignalAsAgreed) -> str:
        deal, game = self.deal, self._robots_act(self.deal.opening)
        if isinstance(goal, LeadAsAgreed):
            right = agreed_leads(deal, goal, game)
        else:
            right = agreed_signals(deal, game)
        return f"{_cards_on_table(game)}[choose-card any:{','.join(map(str, right))}]\n"

    def _leave_out(self, name: str) -> None:
        phrase = Phrase.of(f"lesson-export-{name}")
        if phrase not in self.left_out:
            self.left_out.append(phrase)

    def _call_by_the_book(
        self, game: Game, goal: CallByTheBook, parts: list[str]
    ) -> tuple[Game, list[Call]]:
        """Bid *game* to the end by the system, with the pupil's calls of *goal* asked."""
        deal, robot, rng = self.deal, find_robot(self.deal.robot), random.Random(0)  # noqa: S311
        calls: list[Call] = []
        asked = 0
        while not game.over and game.phase.kind == "auction":
            actor = game.actor
            assert actor is not None
            call = robot.decide(game.view(actor), budget=0, rng=rng).action
            if actor == deal.seat and (goal.calls is None or asked < goal.calls):
                asked += 1
                legal = game.phase.legal()
                also = [each for each in goal.accepted if each in legal and each != call]
                parts.append(_ask_call(call, also))
            game = game.after(call)
            calls += _calls_of((call,))
        return game, calls

    def _robots_act(self, game: Game) -> Game:
        robot, rng = find_robot(self.deal.robot), random.Random(0)  # noqa: S311
        while not game.over and game.actor != self.deal.seat:
            actor = game.actor
            assert actor is not None
            game = game.after(robot.decide(game.view(actor), budget=0, rng=rng).action)
        return game


def _ask_call(call: Action, also: Sequence[Action]) -> str:
    accepted = f" [ACCEPT {' '.join(map(_word, also))}]" if also else ""
    return f"[BID {_word(call)}]{accepted}\n"


def _cards_on_table(game: Game) -> str:
    """Return the directives for the cards already played."""
    text = ""
    for trick in game.facts.tricks:
        cards = ",".join(f"{seat}:{card}" for seat, card in trick.cards_by_seat)
        if cards:
            text += f"[PLAY {cards}]\n" if trick.full else f"[showcards {cards}]\n"
    return text


def _calls_of(actions: Sequence[Action]) -> list[Call]:
    return [action for action in actions if isinstance(action, (Bid, OtherCall))]


def _word(action: Action) -> str:
    """Return a call in PBN notation."""
    return "Pass" if action == _PASS else _WRITTEN.sub(r"\1NT", str(action))


def _auction(calls: Sequence[Call]) -> str:
    words = [_word(call) for call in calls]
    rows = [" ".join(words[at : at + 4]) for at in range(0, len(words), 4)]
    return "\n".join(rows)


def _write_text(text: str, language: str) -> str:
    signed = with_signs(text, language).translate(_BRACKETS)
    for sign, letters in _BACKSLASHED.items():
        signed = signed.replace(sign, letters)
    return signed.replace(" / ", "\n")


def _prose(texts: Texts) -> str:
    return "".join(
        f"[LANG {language}] {_write_text(texts[language], language)}\n"
        for language in _LANGUAGES
    )


def _hint(texts: Texts) -> str:
    return "".join(
        f"[HINT {language}: {_write_text(texts[language], language)}]\n"
        for language in _LANGUAGES
    )


def _answer(asked: CountingQuestion) -> Phrase:
    """Return the answer of a question."""
    answers: dict[str, Phrase] = {"seat": Phrase.of(f"laws-seat-{asked.right}")}
    if asked.kind == "ruling":
        answers["ruling"] = sentence(asked.right)
    return Phrase.of("lesson-export-answer", answer=answers.get(asked.kind, asked.right))
