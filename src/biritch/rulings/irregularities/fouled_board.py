"""A board that was not the same for all who should be compared: Law 87."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "86-87",
    ask(
        "event-kind",
        pairs=ask(
            "original-known",
            yes=rule("87A; 87B", "fouled-put-right", "fouled-groups", "fouled-mark"),
            no=rule("87B", "fouled-groups", "fouled-mark"),
        ),
        teams=ask(
            "other-room-favourable",
            yes=rule("86B; 87C; 12C1", "fouled-team-assigned"),
            no=rule("86B; 87C; 12C2", "fouled-team-artificial"),
        ),
    ),
    "boards",
)
