"""Whether a card is played, and which: Laws 45 to 47."""

from biritch.rulings.irregularity import Irregularity, ask, rule

_SAID = ask(
    "what-said",
    high=rule("46B1", "designates-high"),
    low=rule("46B1", "designates-low"),
    suit=rule("46B2", "designates-suit"),
    rank=rule("46B3", "designates-rank"),
    absent=rule("46B4", "designates-nothing"),
    anything=rule("46B5", "designates-anything"),
)

IRREGULARITY = Irregularity(
    "45-47",
    ask(
        "played-how",
        declarer=ask(
            "held-played",
            yes=rule("45C2", "card-played"),
            no=rule("48A", "card-not-played"),
        ),
        defender=ask(
            "held-seen",
            yes=rule("45C1", "card-played"),
            no=rule("45A", "card-not-played"),
        ),
        named=ask(
            "slip",
            yes=ask(
                "too-late-to-change",
                yes=rule("45C4(a)", "card-played"),
                no=rule("45C4(b)", "designation-changed", "opponent-may-withdraw"),
            ),
            no=rule("45C4(a)", "card-played"),
        ),
        incomplete=ask(
            "intention",
            clear=rule("46B", "as-intended"),
            open=_SAID,
        ),
        dummy_misplaced=ask(
            "next-trick",
            yes=rule("45D2", "play-continues", "misplaced-revoke"),
            no=rule("45D1", "misplaced-withdrawn", "opponent-may-withdraw"),
        ),
        touched=rule("45C3", "card-touched"),
        fifth=ask(
            "fifth-by",
            defender=rule("45E1", "fifth-penalty"),
            declarer=rule("45E2", "fifth-back"),
        ),
    ),
)
