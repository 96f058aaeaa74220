"""Round robin, or poule: every team meets every other in a match, the boards in both rooms.

Each match has two tables, the open and the closed room; all matches of a round are on one
set, of which each half begins in one room. With an odd number of teams one waits in turn.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting
from biritch.competition.rotations import circle, without


def _plan(teams: int, rounds: int) -> Schedule:
    odd = teams % 2
    # An odd number plays as one more, of whom the last team is missing.
    many = teams + odd
    whole = rounds == many - 1
    full = tuple(
        tuple(
            sitting
            for place, (home, away) in enumerate(circle(many, turn))
            for sitting in (
                Sitting(2 * place + 1, (home,), (away,), turn + 1),
                Sitting(2 * place + 2, (away,), (home,), turn + 1),
            )
        )
        for turn in range(rounds)
    )
    guarantee = Guarantee(
        (teams - odd, teams - odd),
        meetings=(1 if whole else 0, 1),
        copies=many,
        waits=(odd if whole else 0, odd),
    )
    return Schedule(without(full, many) if odd else full, guarantee, EntrantKind.TEAMS)


MOVEMENT = Movement(
    "Round robin",
    EntrantKind.TEAMS,
    range(3, 33),
    lambda teams: range(1 + teams % 2, teams + teams % 2),
    _plan,
    "Bridge, les règles élémentaires (2007), B.I (poule); docs/movements.md, 5 (Berger)",
)

SENTENCES = {
    "en": """
movement-round-robin = Round robin
movement-round-robin-about = A pool of teams: each meets each in a match.
""",
    "fr": """
movement-round-robin = Poule
movement-round-robin-about = Un groupe d'équipes où chacune rencontre chacune en un match.
""",
}
