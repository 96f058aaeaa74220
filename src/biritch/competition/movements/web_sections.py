"""Sections with a web: any large number of tables on the same few sets of boards.

That many sets as rounds, five to thirteen. Sections of as many tables play a Mitchell each;
the tables that are left, an even number, play a web, or two where there are too many for one.
Each section has its own copy of the boards, a web two, and each set is played at every table
of the room: so an even number of pairs never has anybody sit out.
"""

from collections.abc import Mapping
from itertools import accumulate, chain
from types import MappingProxyType

from biritch.competition.movement import (
    EntrantKind,
    Guarantee,
    Movement,
    Round,
    Schedule,
    Sitting,
)
from biritch.competition.rotations import mitchell, plan_for_odd, sizes, web

ROUNDS = (5, 7, 9, 11, 13)


MOST_TABLES = 200


def _split_tables(tables: int, rounds: int) -> tuple[int, ...]:
    """Return the numbers of tables of the sections; empty if there is no solution."""
    for many in range(1, tables // rounds + 1):
        left = tables - many * rounds
        # A web has more tables than sets, and at most two for each set.
        if left == 0 or (left % 2 == 0 and rounds < left <= 2 * rounds):
            return (rounds,) * many + (left,) * bool(left)
    for many in range(tables // rounds, 0, -1):
        left = tables - many * rounds
        if left % 2 == 0 and 2 * rounds < left <= 4 * rounds:
            smaller = left // 4 * 2
            return (*(rounds,) * many, left - smaller, smaller)
    return ()


SPLIT: Mapping[int, Mapping[int, tuple[int, ...]]] = MappingProxyType({
    tables: splits
    for tables in range(15, MOST_TABLES + 1)
    if (
        splits := {
            rounds: split
            for rounds in ROUNDS
            # A single section is a plain Mitchell, which has its own file.
            if len(split := _split_tables(tables, rounds)) > 1
        }
    )
})  # fmt: skip
"""For each number of tables and rounds: the tables of each section, Mitchells and webs."""


def _place_rounds(rounds: tuple[Round, ...], first: int, section: int) -> tuple[Round, ...]:
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
    split = SPLIT[tables][rounds]
    firsts = accumulate(split, initial=0)
    parts = [
        _place_rounds(
            mitchell(rounds, rounds) if inside == rounds else web(inside, rounds),
            first,
            section,
        )
        for section, (first, inside) in enumerate(zip(firsts, split, strict=False), 1)
    ]
    seated = tuple(tuple(chain(*together)) for together in zip(*parts, strict=True))
    copies = sum(1 if inside == rounds else 2 for inside in split)
    return Schedule(seated, Guarantee((tables, tables), meetings=(0, 1), copies=copies))


MOVEMENT = Movement(
    "Sections with a web",
    EntrantKind.PAIRS,
    sizes(tuple(SPLIT)),
    lambda pairs: tuple(SPLIT[(pairs + 1) // 2]),
    plan_for_odd(_plan),
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
