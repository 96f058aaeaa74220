"""Barometer: all tables play the same boards at once, so the standing is known at any time.

Everybody meets everybody, or as many as the rounds allow; there is a copy of the boards for
each table.
"""

from dataclasses import replace
from fractions import Fraction

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting
from biritch.competition.rotations import fair_circle, perfectly_fair, without, without_pair


def _plan(pairs: int, rounds: int) -> Schedule:
    # An odd number plays as one more, of whom the last pair is missing.
    many = pairs + pairs % 2
    tables = many // 2
    whole = rounds == many - 1
    full = tuple(
        tuple(
            Sitting(table, (ns,), (ew,), turn + 1)
            for table, (ns, ew) in enumerate(fair_circle(many, turn), 1)
        )
        for turn in range(rounds)
    )
    guarantee = Guarantee(
        (tables, tables),
        meetings=(1 if whole else 0, 1),
        copies=tables,
        variance=Fraction(0) if whole and perfectly_fair(many) else None,
    )
    if pairs == many:
        return Schedule(full, guarantee)
    less = replace(without_pair(guarantee), waits=(1 if whole else 0, 1))
    return Schedule(without(full, many), less)


MOVEMENT = Movement(
    "Barometer",
    EntrantKind.PAIRS,
    range(5, 41),
    lambda pairs: range(3, pairs + pairs % 2),
    _plan,
    "docs/movements.md, 4 and 5 (one set a round; round robin)",
)

SENTENCES = {
    "en": """
movement-barometer = Barometer
movement-barometer-about = All tables play the same boards at once: the standing is known \
after each round.
""",
    "fr": """
movement-barometer = Baromètre
movement-barometer-about = Toutes les tables jouent les mêmes donnes en même temps : le \
classement est connu après chaque tour.
""",
}
