"""What dummy does that dummy may not: Laws 42, 43 and 45F."""

from biritch.rulings.irregularity import Irregularity, ask, rule

_LOST = ask(
    "dummy-act",
    wrong_hand=rule("43B2(a)", "defender-chooses-hand"),
    asks_revoke=rule("43B2(b)", "dummy-revoke"),
    their_fault=rule("43B3", "no-immediate-rectification", adjust=("adjust-43b3",)),
)

IRREGULARITY = Irregularity(
    "42-43, 45F",
    ask(
        "dummy-did",
        suggested=rule("45F", "play-continues", adjust=("adjust-45f",)),
        looked=ask(
            "dummy-then",
            nothing=rule("43A2; 43B1", "dummy-rights-lost", adjust=("adjust-penalty",)),
            spoke=_LOST,
        ),
        attention=rule("43A1", "dummy-silent", "others-drawn", adjust=("adjust-penalty",)),
        prevented=rule("42B2", "dummy-may-prevent"),
        asked_void=rule("42B1; 61B", "dummy-may-ask"),
    ),
)
