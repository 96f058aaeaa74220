"""American Whist for an even number of teams: all against all, on two copies of the boards.

North-South stay at their own table. In the first half East-West go down two tables a round,
the boards one, on half the sets: each team meets those of its own colour, odd or even. Then
East-West step on one table more, and the other half of the sets comes in: each meets those of
the other colour. The tables *t* and *t* + T/2 always play the same set.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting


def _plan(teams: int, rounds: int) -> Schedule:
    half = teams // 2

    def at(team: int, turn: int, step: int) -> Sitting:
        away = (team - 2 * turn - step) % teams
        boards = (team - turn) % half + step * half
        return Sitting(team + 1, (team + 1,), (away + 1,), boards + 1)

    turns = [*((turn, 0) for turn in range(1, half)), *((turn, 1) for turn in range(half))]
    return Schedule(
        tuple(tuple(at(team, *turn) for team in range(teams)) for turn in turns[:rounds]),
        Guarantee((teams - 2, teams), copies=2),
        EntrantKind.TEAMS,
    )


MOVEMENT = Movement(
    "American Whist, even",
    EntrantKind.TEAMS,
    range(4, 27, 2),
    lambda teams: (teams - 1,),
    _plan,
    "docs/movements.md, 5 (American Whist, T even)",
)

SENTENCES = {
    "en": """
movement-american-whist-even = American Whist, even
movement-american-whist-even-about = An even number of teams, all against all, on two copies \
of the boards.
""",
    "fr": """
movement-american-whist-even = American Whist, nombre pair
movement-american-whist-even-about = Un nombre pair d'équipes, toutes contre toutes, sur deux \
jeux d'étuis.
""",
}
