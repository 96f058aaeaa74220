"""A fixed yardstick: the system of the first robot, as it bid before there were others.

Natural, five-card majors, 15-17 notrump, a few hundred rows over the general natural rules. It
is not taught and is on no shelf: systems are measured against it, so it does not change.
"""

from benchmarks.first_robot import (
    negative_double,
    no_opening,
    openings,
    preempts,
    rebids,
    responses,
    stayman,
    strong_twos,
    takeout_double,
)
from biritch.bidding.agreement.agreement import Package
from biritch.bidding.agreement.partnership import Partnership
from biritch.bidding.notation import library
from biritch.bidding.system import System


def _shared(name: str) -> tuple[Package, ...]:
    """Return a chapter of the shelf."""
    chapter = library.package(name)
    assert chapter is not None
    return (chapter,)


SYSTEM = System(
    name="first",
    titles={
        "en": "The first robot",
        "fr": "Le premier robot",
    },
    version="1",
    source="The SEF as taught in the first year, in part",
    packages=(
        strong_twos.PACKAGE,
        openings.PACKAGE,
        preempts.PACKAGE,
        no_opening.PACKAGE,
        *_shared("transfers"),
        stayman.PACKAGE,
        *_shared("one-notrump"),
        responses.PACKAGE,
        rebids.PACKAGE,
        *_shared("overcalls"),
        takeout_double.PACKAGE,
        negative_double.PACKAGE,
    ),
    partnership=Partnership(
        tools=frozenset(
            {
                "major_transfers",
                "negative_double",
                "preempts",
                "two_club_strong",
                "two_diamond_gf",
                "weak_two_majors",
            }
        )
    ),
)
