"""Sections with a web: any large number of tables on the same few sets of boards.

So many sets as rounds, seven to thirteen. Sections of as many tables play a Mitchell each;
the tables that are left, an even number, play a web. Each section has its own copy of the
boards, the web two, and each set is played at every table of the room.
"""

from collections.abc import Mapping
from types import MappingProxyType

from biritch.competition.movement import (
    EntrantKind,
    Guarantee,
    Movement,
    Round,
    Schedule,
    Sitting,
)
from biritch.competition.rotations import mitchell, paired, sizes, web

ROUNDS = (7, 9, 11, 13)


def _split(tables: int, rounds: int) -> tuple[int, int] | None:
    """Return how many Mitchells there are, and the tables of the web, if there is a way."""
    for many in range(1, tables // rounds + 1):
        left = tables - many * rounds
        # A web has more tables than sets, and at most two for each set.
        if left == 0 or (left % 2 == 0 and rounds < left <= 2 * rounds):
            return many, left
    return None


SPLIT: Mapping[int, Mapping[int, tuple[int, int]]] = MappingProxyType({
    tables: splits
    for tables in range(15, 51)
    if (
        splits := {
            rounds: split
            for rounds in ROUNDS
            # A single section is a plain Mitchell, which has its own file.
            if (split := _split(tables, rounds)) and (split[1] or split[0] > 1)
        }
    )
})  # fmt: skip
"""For each number of tables and rounds: the Mitchells, and the tables of the web."""


def _placed(rounds: tuple[Round, ...], first: int, section: int) -> tuple[Round, ...]:
    """Return *rounds* as a section that begins after *first* tables."""
    return tuple(
        tuple(
            Sitting(
                sitting.table + first,
                # Two pairs a table: their numbers go on as the tables' do.
                (sitting.ns[0] + 2 * first,),
                (sitting.ew[0] + 2 * first,),
                sitting.boards,
                section,
            )
            for sitting in sittings
        )
        for sittings in rounds
    )


def _plan(pairs: int, rounds: int) -> Schedule:
    tables = pairs // 2
    many, left = SPLIT[tables][rounds]
    parts = [
        _placed(mitchell(rounds, rounds), section * rounds, section + 1)
        for section in range(many)
    ]
    if left:
        parts.append(_placed(web(left, rounds), many * rounds, many + 1))
    seated = tuple(sum(together, ()) for together in zip(*parts, strict=True))
    guarantee = Guarantee((tables, tables), meetings=(0, 1), copies=many + 2 * bool(left))
    return Schedule(seated, guarantee)


MOVEMENT = Movement(
    "Sections with a web",
    EntrantKind.PAIRS,
    sizes(tuple(SPLIT)),
    lambda pairs: tuple(SPLIT[(pairs + 1) // 2]),
    paired(_plan),
    "Bridge, les règles élémentaires (2007), B.II; docs/movements.md, 1 (web, sections)",
)

SENTENCES = {
    "en": """
movement-web-sections = Sections with a web
movement-web-sections-about = Large numbers: Mitchells side by side and a web, all on the same \
few sets.
""",
    "fr": """
movement-web-sections = Sections avec toile
movement-web-sections-about = Pour les grands nombres : des Mitchell côte à côte et une toile, \
sur les mêmes étuis.
""",
}
