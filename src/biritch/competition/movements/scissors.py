"""Sections on duplicated boards with one ranking: directions crossed in the last rounds.

"Scissors", in French *croisement*: about an eighth of the rounds, in every section at once.
"""

from biritch.competition.movement import EntrantKind, Guarantee, Movement, Schedule
from biritch.competition.rotations import cross_rounds, eighth, sections, split_into_sections

SPLIT = split_into_sections(range(5, 16, 2), 4)


def _plan(pairs: int, rounds: int) -> Schedule:
    many = SPLIT[pairs]
    results = many * rounds
    guarantee = Guarantee((results, results), meetings=(0, 1), copies=many, down=True)
    return Schedule(cross_rounds(sections(pairs, rounds, many), eighth(rounds)), guarantee)


MOVEMENT = Movement(
    "Scissors in sections",
    EntrantKind.PAIRS,
    tuple(SPLIT),
    lambda pairs: range(5, pairs // SPLIT[pairs] // 2 + 1),
    _plan,
    "docs/movements.md, 1 (scissors; multi-section)",
)

SENTENCES = {
    "en": """
movement-scissors = Sections, one ranking
movement-scissors-about = Several sections on duplicated boards, the directions crossed in the \
last rounds.
""",
    "fr": """
movement-scissors = Sections croisées
movement-scissors-about = Plusieurs sections sur des étuis duplicatés, avec croisement dans \
les derniers tours : un seul classement.
""",
}
