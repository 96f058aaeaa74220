"""The course as lesson files: each reads again without a defect; what is left out is said."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from biritch.coach.course.catalogue import lessons
from biritch.coach.course.export import ExportedLesson, export_lesson
from biritch.coach.course.judgement import agreed_leads
from biritch.coach.course.lesson import LeadAsAgreed
from biritch.coach.lesson_files import read_boards, run_board
from tests.cli.helpers import refused, run
from tests.proving import cases

NAMED = ("opening", "leads", "finesse", "sayc-opening", "following", "counting")
CHOSEN = random.Random("export").sample(list(lessons()), cases(6, len(lessons())))


@pytest.fixture(scope="module")
def exported() -> dict[str, ExportedLesson]:
    return {
        name: export_lesson(lesson, lambda phrase, _: phrase.name)
        for name, lesson in lessons().items()
        if name in NAMED or name in CHOSEN
    }


def test_every_lesson_reads_again_without_a_defect(exported: dict[str, ExportedLesson]) -> None:
    for name, made in exported.items():
        boards = read_boards(made.text)
        assert len(boards) == len(lessons()[name].deals)
        for board, deal in zip(boards, lessons()[name].deals, strict=True):
            assert board.deal == deal.deal
            assert board.faults == (), (name, board.board)
            assert run_board(board) == "", (name, board.board)
            numbers = [step.right for step in board.steps if step.asks == "count"]
            assert set(numbers) <= {(question.right,) for question in deal.questions}
            assert [hint for step in board.steps for hint in step.hints] or not deal.hints


def test_calls_and_cards_are_those_of_the_course(exported: dict[str, ExportedLesson]) -> None:
    [opening, *_] = read_boards(exported["opening"].text)
    [asked] = [step for step in opening.steps if step.asks == "bid"]
    assert asked.right == ("1S",)
    assert dict(opening.steps[0].texts)["fr"].startswith("Le premier qui enchérit ouvre.")
    for board, deal in zip(
        read_boards(exported["leads"].text), lessons()["leads"].deals, strict=True
    ):
        [step] = [step for step in board.steps if step.asks == "card"]
        [goal] = deal.goals
        assert isinstance(goal, LeadAsAgreed)
        assert step.right == tuple(map(str, agreed_leads(deal, goal, deal.opening)))
    [board, *_] = read_boards(exported["finesse"].text)
    assert [step.right for step in board.steps if step.asks == "take"] == [("9",)]
    assert " ".join(map(str, board.calls)) == "3N P P P"


def test_what_a_file_cannot_hold_is_said(exported: dict[str, ExportedLesson]) -> None:
    assert exported["finesse"].left_out == exported["sayc-opening"].left_out == ()
    # Who wins the trick is no number.
    assert exported["following"].left_out[0].what.name == "lesson-export-question"
    steps = [each for made in exported.values() for each in made.left_out]
    assert "lesson-export-step" not in {each.what.name for each in steps}


def test_the_command_writes_a_file_that_check_accepts(tmp_path: Path) -> None:
    file = tmp_path / "lesson.pbn"
    done = run("lesson", "export", "signals", "following", "--output", str(file), "--json")
    assert done.status == 0
    told = done.json
    assert (told["lessons"], told["boards"]) == (2, 9)
    assert told["leftOut"][0]["lesson"] == "following"
    checked = run("lesson", "check", str(file), "--json")
    assert checked.json == {"boards": 9, "playable": 9, "faults": []}
    assert "unknown lesson: 'whist'" in refused(run("lesson", "export", "whist"))
