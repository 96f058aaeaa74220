"""The lessons of the first course by name, in order."""

from __future__ import annotations

from functools import cache

from biritch import shelf
from biritch.coach.course import lessons as lesson_shelf
from biritch.coach.course.lesson import PARTS, Lesson


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by name, in order.

    Example:
        >>> next(iter(lessons()))
        'trick'
    """
    found = shelf.load(lesson_shelf, "LESSON", Lesson).values()
    ordered = sorted(found, key=lambda lesson: (PARTS.index(lesson.part), lesson.order))
    return {lesson.name: lesson for lesson in ordered}
