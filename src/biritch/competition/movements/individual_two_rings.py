"""Individual in two rings: fourteen players on one set of boards that moves.

One ring of all fourteen finds no sets that move (in ``individual_waiting`` all tables play one
set, on copies): so two rings of seven, and two first rounds, played by turns; after both,
everybody in both rings moves one place on, and the sets, in two rings too. Nobody has a partner
twice, or anybody as an opponent more than twice; two wait each round, everybody twice.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import FirstRounds, WaitingFirstRound, ring_rounds

PLAYERS = 14
ROWS: FirstRounds = (
    WaitingFirstRound(
        (((2, 1), (7, 9)), ((11, 10), (13, 3)), ((0, 8), (4, 6))),
        (7, 12, 5),
    ),
    WaitingFirstRound(
        (((8, 12), (3, 9)), ((11, 0), (1, 5)), ((2, 7), (13, 4))),
        (3, 8, 6),
    ),
)
"""Found by a random search, as in ``scripts/find_two_rings.py``."""


def _plan(players: int, rounds: int) -> Schedule:
    whole = rounds == players
    return Schedule(
        tuple(ring_rounds(ROWS, players, rounds)),
        Guarantee(
            (3 if whole else 0, 3),
            meetings=(0, 2),
            partners=(0, 1),
            copies=1,
            waits=(2 if whole else 0, 2),
        ),
        EntrantKind.INDIVIDUAL,
    )


MOVEMENT = Movement(
    "Individual in two rings",
    EntrantKind.INDIVIDUAL,
    (PLAYERS,),
    lambda players: range(3, players + 1),
    _plan,
    "docs/movements.md, 4; rows by scripts/find_two_rings.py",
)

SENTENCES = {
    "en": """
movement-individual-two-rings = Individual in two rings
movement-individual-two-rings-about = Fourteen players on one set of boards that moves; no \
partner twice, no opponent more than twice, everybody waits twice.
""",
    "fr": """
movement-individual-two-rings = Individuel en deux anneaux
movement-individual-two-rings-about = Quatorze joueurs sur un jeu d'étuis qui tourne ; jamais \
deux fois le même partenaire, ni plus de deux fois le même adversaire, chacun attend deux fois.
""",
}
