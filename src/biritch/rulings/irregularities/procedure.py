"""Slow play, noise, discourtesy: procedure and discipline: Laws 74, 90 and 91."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "74, 90-91",
    ask(
        "procedure-kind",
        slow=ask(
            "warned",
            no=rule("90B2", "warn"),
            yes=rule("90A; 90B2", "procedural-penalty"),
        ),
        disturbance=ask(
            "warned",
            no=rule("90B", "warn"),
            yes=rule("90A; 90B", "procedural-penalty"),
        ),
        discourtesy=ask(
            "grave",
            no=rule("74A; 74B", "warn"),
            yes=rule("91A", "disciplinary-penalty"),
        ),
        exclusion=rule("91B", "disqualification"),
    ),
    "scores",
)
