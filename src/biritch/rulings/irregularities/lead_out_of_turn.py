"""A lead out of turn, the opening lead or a later one: Laws 53 to 56."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import lead_choices

_OPENING = ask(
    "faced",
    no=rule("41A", "lead-taken-back", "right-leader", "no-rectification"),
    yes=ask(
        "dummy-seen",
        yes=rule("54C", "lead-must-be-accepted", "dummy-spread"),
        no=lead_choices(
            spread=rule("54A", "declarer-spreads"),
            accept=rule("54B", "dummy-spread", "declarer-plays-second"),
        ),
    ),
)

IRREGULARITY = Irregularity(
    "53-56",
    ask(
        "misled",
        yes=rule("47E1", "lead-taken-back", "not-accepted", "no-rectification"),
        no=ask(
            "who-led",
            opening=_OPENING,
            declaring_opening=rule("54E; 24", "see-card-in-auction"),
            defender=ask(
                "lead-accepted",
                ("explain-53-declarer",),
                yes=rule("53A", "lead-stands"),
                no=ask(
                    "proper-leader",
                    declaring=rule(
                        "56; 50D1", "right-leader", "card-stays-major", adjust=("adjust-50e",)
                    ),
                    partner=lead_choices(),
                ),
            ),
            declarer=ask(
                "lead-accepted",
                ("explain-55",),
                yes=rule("55A; 53A", "lead-stands"),
                no=ask(
                    "proper-leader",
                    declaring=rule("55B2", "lead-from-right-hand", adjust=("adjust-16",)),
                    defender=rule("55B1", "lead-taken-back", "no-rectification"),
                ),
            ),
        ),
    ),
)
