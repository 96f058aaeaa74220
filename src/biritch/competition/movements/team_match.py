"""Match between two teams of four: an open room, a closed room, the same boards in both.

A segment has two stages: each room plays its half of the boards, then they are exchanged.
Team 1 sits North-South in the open room; a match has two halves, or up to four segments.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting


def _plan(_teams: int, rounds: int) -> Schedule:
    def boards(room: int, stage: int) -> int:
        # Two sets to a segment: the rooms begin with one each and exchange them.
        return 2 * (stage // 2) + (room + stage) % 2 + 1

    return Schedule(
        tuple(
            (
                Sitting(1, (1,), (2,), boards(0, stage)),
                Sitting(2, (2,), (1,), boards(1, stage)),
            )
            for stage in range(rounds)
        ),
        Guarantee((2, 2), meetings=(rounds, rounds)),
        EntrantKind.TEAMS,
    )


MOVEMENT = Movement(
    "Match of four",
    EntrantKind.TEAMS,
    (2,),
    lambda _: (2, 6, 8, 4),
    _plan,
    "Bridge, les règles élémentaires (2007), B.I",
)

SENTENCES = {
    "en": """
movement-team-match = Match of four
movement-team-match-about = Two teams, an open and a closed room, the boards exchanged \
half-way through each segment.
""",
    "fr": """
movement-team-match = Match par quatre
movement-team-match-about = Deux équipes, une salle ouverte et une salle fermée, les étuis \
échangés au milieu de chaque segment.
""",
}
