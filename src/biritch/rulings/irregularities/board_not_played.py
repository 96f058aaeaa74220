"""A board that could not be played: late plays and averages: Laws 8, 12C2 and 82."""

from biritch.rulings.irregularity import Irregularity, Ruling, ask, rule


def _award(ns: int, ew: int, *says: str) -> Ruling:
    """Return the artificial score of both sides, in percent."""
    told = (*says, "artificial-scores")
    return Ruling(
        "12C2(a)", told, (), ("artificial-session", "artificial-imps"), None, (ns, ew)
    )


IRREGULARITY = Irregularity(
    "8, 12C2, 82",
    ask(
        "playable-later",
        yes=rule("82B2", "late-play", "late-play-quiet"),
        no=ask(
            "fault",
            neither=_award(60, 60),
            ns=_award(40, 60),
            ew=_award(60, 40),
            both=_award(40, 40),
            ns_partly=_award(50, 60),
            ew_partly=_award(60, 50),
            both_partly=_award(50, 50),
        ),
    ),
    "boards",
)
