"""Random deals, as at the table."""

from biritch.bidding.drill import Drill

DRILL = Drill(
    titles={"en": "All hands", "fr": "Toutes les mains"},
    about={"en": "As they come.", "fr": "Comme elles viennent."},
    place=10,
)
