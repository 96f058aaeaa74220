"""Mitchell in several sections on duplicated boards: one ranking for each direction.

The boards are copied in the first round for the other sections, so that one set is played
in all of them at once, and each board has as many results as the sections have tables.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import sections, split_into_sections

SPLIT = split_into_sections(range(5, 16, 2), 4)


def _plan(pairs: int, rounds: int) -> Schedule:
    many = SPLIT[pairs]
    results = many * rounds
    guarantee = Guarantee((results, results), meetings=(0, 1), copies=many, down=True)
    return Schedule(sections(pairs, rounds, many), guarantee)


MOVEMENT = Movement(
    "Mitchell in sections",
    EntrantKind.PAIRS,
    tuple(SPLIT),
    lambda pairs: range(3, pairs // SPLIT[pairs] // 2 + 1),
    _plan,
    "Bridge, les règles élémentaires (2007), B.II (36 pairs: two sections of nine tables)",
)

SENTENCES = {
    "en": """
movement-sections = Mitchell in sections
movement-sections-about = Several equal sections on duplicated boards, compared with one \
another.
""",
    "fr": """
movement-sections = Mitchell en plusieurs sections
movement-sections-about = Plusieurs sections égales sur des étuis duplicatés, comparées entre \
elles.
""",
}
