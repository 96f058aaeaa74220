"""The checker of histories, against every order there is."""

from __future__ import annotations

import random
from itertools import permutations

from tests.server.simulation.histories import Step, faults_of


def test_what_is_lost_doubled_refused_or_elsewhere_is_found() -> None:
    step = Step("a", 0, 1, 0)
    assert faults_of(["a"], [step]) == []
    assert faults_of([""], [step]) == ["a was acknowledged as line 0, and is in None"]
    assert faults_of(["", "a"], [step]) == ["a was acknowledged as line 0, and is in 1"]
    assert faults_of(["a", "a"], [step]) == ["a is in lines 0 and 1"]
    assert faults_of(["a"], [Step("a", 0, refused=True)]) == ["a was refused, and is in line 0"]
    assert faults_of(["", "b"], [Step("b", 0)]) == [], "done, and never acknowledged"
    assert faults_of([""], [Step("b", 0)]) == [], "neither"
    assert faults_of(["", "a"], [Step("a", 0, 1, below=2)]) == []
    below = ["a was acknowledged below line 1, and is in 1"]
    assert faults_of(["", "a"], [Step("a", 0, 1, below=1)]) == below
    assert faults_of([""], [Step("a", 0, 1, below=1)]) == [below[0][:-1] + "None"]


def could_have_been(log: list[str], steps: list[Step]) -> bool:
    """Try every order of the steps, and every moment: slow, and plainly right."""
    done = [step for step in steps if step.name in log]
    if any(step.name not in log and step.line is not None for step in steps):
        return False
    for order in permutations(done):
        if [step.name for step in order] != [name for name in log if name]:
            continue
        if any(step.line is not None and log[step.line] != step.name for step in order):
            continue
        if _moments(order):
            return True
    return False


def _moments(order: tuple[Step, ...]) -> bool:
    """Whether there are moments for *order*, half seconds from 0 to 12, that never go back."""
    possible = {-1}
    for step in order:
        last = min(possible, default=99)
        within = [n for n in range(25) if step.asked * 2 <= n <= min(step.answered * 2, 24)]
        possible = {n for n in within if n >= last}
        if not possible:
            return False
    return True


def test_it_agrees_with_trying_everything() -> None:
    rng = random.Random("histories")
    found = [0, 0]
    for _ in range(3_000):
        steps = []
        for name in "abcd"[: rng.randrange(2, 5)]:
            begun = rng.randrange(8)
            acknowledged = rng.random() < 0.8
            answered = begun + rng.randrange(1, 4) if acknowledged else float("inf")
            steps.append(Step(name, begun, answered))
        log = [step.name for step in steps if step.answered < 99 or rng.random() < 0.5]
        rng.shuffle(log)
        told = [
            Step(
                step.name,
                step.asked,
                step.answered,
                (rng.randrange(len(log)) if rng.random() < 0.05 else log.index(step.name))
                if step.answered < 99
                else None,
            )
            for step in steps
        ]
        right = could_have_been(log, told)
        found[right] += 1
        assert (faults_of(log, told) == []) == right, (log, told)
    assert min(found) > 300
