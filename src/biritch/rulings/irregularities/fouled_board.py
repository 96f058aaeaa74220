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
            yes=rule("86B1; 87C", "fouled-team-assigned"),
            no=ask(
                "whose-fault-86",
                neither=rule("86B2(a); 12C2", "board-cancelled", "fouled-team-artificial"),
                one=rule("86B2(b)", "fouled-team-one", adjust=("adjust-penalty",)),
                both=rule(
                    "86B2(c); 12C2", "board-cancelled", "fouled-team-artificial",
                    adjust=("adjust-penalty",),
                ),
            ),
        ),
    ),
    "boards",
)  # fmt: skip
