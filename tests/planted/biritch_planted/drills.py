"""A planted kind of hands: those of slams, under another name."""

from dataclasses import replace

from biritch.bidding.drills import slams

DRILL = replace(
    slams.DRILL,
    titles={"en": "Planted hands", "fr": "Mains plantées"},
    about={"en": "Planted, to be practised.", "fr": "Plantées, pour s'exercer."},
)
