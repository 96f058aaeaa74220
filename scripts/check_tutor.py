#!/usr/bin/env python3
"""Say in how many problems of play the tutor's first sentence names the expert's technique.

``check_tutor.py [SECONDS]``: the tutor takes the card of ``robot:sef``, which thinks so long.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from biritch.coach.card_reasons import card_reason  # noqa: E402
from biritch.coach.tutor import advise  # noqa: E402
from biritch.core.cards import Card  # noqa: E402
from biritch.robots.catalogue import find  # noqa: E402
from biritch.words.translation import say  # noqa: E402
from tests.coach.problems import all_problems  # noqa: E402


def main(arguments: list[str]) -> int:
    """Ask the tutor about every problem; return the exit status."""
    seconds = float(arguments[0]) if arguments else 0.6
    robot, given = find("robot:sef"), all_problems()
    named = carded = explained = 0
    for problem in given:
        view = problem.view()
        advice = advise(view, robot, "sef", budget=seconds, rng=random.Random(1))
        right = card_reason(view, Card.parse(problem.right[0]))
        good = advice.technique in problem.wanted
        named += good
        carded += str(advice.action) in problem.right
        explained += right is not None and right.technique in problem.wanted
        if not good:
            technique = right.technique if right else ""
            print(f"{problem.technique}: {problem.line}")
            print(
                f"   {advice.action} ({problem.right}): {say(advice.says, 'en')} [{technique}]"
            )
    print(
        f"{named} of {len(given)} first sentences name the technique; {carded} of the cards are"
        f" the expert's; of his cards {explained} are explained so"
    )
    return 10 * named < 8 * len(given)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
