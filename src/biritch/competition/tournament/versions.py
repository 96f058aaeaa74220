"""The version that each step of a tournament answers.

A step such as agreeing with a score, undoing one or starting a round answers what its author
saw. Each such thing is a subject with a name (``score/3/1-8``, ``round``, ``clock``); its
version is the number of the last log entry that changed it. A step based on an older version is
refused: its author looks again and decides again.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from biritch.competition.tournament.log import TournamentStep
from biritch.competition.tournament.scorebook_log import ScorebookStep
from biritch.competition.tournament.steps.online import PlayedOnline
from biritch.competition.tournament.subjects import Subjects
from biritch.competition.tournament.values import OnlineRules

Versions: TypeAlias = Mapping[str, int]
"""For each subject the number of the last entry that changed it; 0 where none did."""


def subjects_of(
    step: ScorebookStep | TournamentStep, online: OnlineRules | None = None
) -> Subjects:
    """Return the subjects that *step* answers and changes.

    *online* are the online rules before it: a step changes what differs from them.

    Example:
        >>> from biritch.competition.tournament.steps.rounds import RoundBegan
        >>> sorted(subjects_of(RoundBegan(2)).changes)
        ['clock', 'round']
    """
    return step.subjects_since(online) if isinstance(step, PlayedOnline) else step.subjects


def versions_after(
    versions: Versions,
    step: ScorebookStep | TournamentStep,
    number: int,
    online: OnlineRules | None = None,
) -> Versions:
    """Return *versions* after entry *number*, which is *step*.

    Example:
        >>> from biritch.competition.tournament.steps.rounds import RoundBegan
        >>> versions_after({"round": 3}, RoundBegan(2), 9)["round"]
        9
    """
    return {**versions, **dict.fromkeys(subjects_of(step, online).changes, number)}


def changes_since(
    versions: Versions,
    steps: Iterable[ScorebookStep | TournamentStep],
    seen: int,
    online: OnlineRules | None = None,
) -> dict[str, int]:
    """Return the subjects that *steps* answer and that changed after entry *seen*.

    Example:
        >>> from biritch.competition.tournament.steps.rounds import ClockSet, RoundBegan
        >>> changes_since({"round": 9, "clock": 4}, [RoundBegan(3), ClockSet(running=True)], 5)
        {'round': 9}
    """
    answered = {name for step in steps for name in subjects_of(step, online).answers}
    numbers = {name: versions.get(name, 0) for name in sorted(answered)}
    return {name: number for name, number in numbers.items() if number > max(seen, 0)}
