"""American Whist: an odd number of teams, all against all, on boards that move.

North-South stay at their own table; East-West go down two tables a round and the boards
down one. Each two teams play the same set against one another, in two rounds; so a shorter
one leaves out rounds in the middle, where East-West and the boards pass over as many.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting


def _plan(teams: int, rounds: int) -> Schedule:
    half = rounds // 2
    turns = [*range(1, half + 1), *range(teams - half, teams)]
    return Schedule(
        tuple(
            tuple(
                Sitting(
                    team + 1,
                    (team + 1,),
                    ((team - 2 * turn) % teams + 1,),
                    (team - turn) % teams + 1,
                )
                for team in range(teams)
            )
            for turn in turns
        ),
        Guarantee((rounds, rounds), meetings=(1 if rounds == teams - 1 else 0, 1)),
        EntrantKind.TEAMS,
    )


MOVEMENT = Movement(
    "American Whist",
    EntrantKind.TEAMS,
    range(5, 26, 2),
    lambda teams: range(4, teams, 2),
    _plan,
    "docs/movements.md, 5 (American Whist, T odd)",
)

SENTENCES = {
    "en": """
movement-american-whist = American Whist
movement-american-whist-about = An odd number of teams, all against all, one set of boards \
going round.
""",
    "fr": """
movement-american-whist = American Whist
movement-american-whist-about = Un nombre impair d'équipes, toutes contre toutes, sur un jeu \
d'étuis qui circule.
""",
}
