"""American Whist: an odd number of teams, all against all, on boards that move.

North-South stay at their own table; East-West go down two tables a round and the boards
down one. Each two teams play the same set against one another, in two rounds.
"""

from biritch.competition.movement import Form, Movement, Promise, Schedule, Sitting


def _plan(teams: int, rounds: int) -> Schedule:
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
            for turn in range(1, rounds + 1)
        ),
        Promise((teams - 1, teams - 1)),
        Form.TEAMS,
    )


MOVEMENT = Movement(
    "American Whist",
    Form.TEAMS,
    range(5, 26, 2),
    lambda teams: (teams - 1,),
    _plan,
    "docs/movements.md, 5 (American Whist, T odd)",
)
