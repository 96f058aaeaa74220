"""Rainbow: an individual where North stays, South goes up a table, East two, West down two.

The boards go down one table. The number of tables is prime; nobody has a partner or an
opponent twice, but not everybody meets.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule, Sitting


def _plan(players: int, rounds: int) -> Schedule:
    tables = players // 4

    def who(line: int, place: int) -> int:
        return line * tables + place % tables + 1

    return Schedule(
        tuple(
            tuple(
                Sitting(
                    table + 1,
                    (who(0, table), who(1, table - turn)),
                    (who(2, table - 2 * turn), who(3, table + 2 * turn)),
                    (table + turn) % tables + 1,
                )
                for table in range(tables)
            )
            for turn in range(rounds)
        ),
        Guarantee((rounds, rounds), meetings=(0, 1), partners=(0, 1), down=True),
        EntrantKind.INDIVIDUAL,
    )


MOVEMENT = Movement(
    "Rainbow",
    EntrantKind.INDIVIDUAL,
    # Primes: steps of one and of two tables then come round to every table.
    tuple(4 * tables for tables in (5, 7, 11, 13)),
    lambda players: range(2, players // 4 + 1),
    _plan,
    "docs/movements.md, 4 (rainbow, T prime)",
)

SENTENCES = {
    "en": """
movement-rainbow = Rainbow
movement-rainbow-about = A large individual on boards that move: nobody has a partner or an \
opponent twice.
""",
    "fr": """
movement-rainbow = Individuel arc-en-ciel
movement-rainbow-about = Un grand individuel dont les étuis circulent : personne n'a deux fois \
le même partenaire ni le même adversaire.
""",
}
