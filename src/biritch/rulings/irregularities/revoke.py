"""A card played when another had to be: Laws 61 to 64."""

from biritch.rulings.irregularity import Ask, Irregularity, Ruling, ask, rule
from biritch.rulings.rectifications import ADJUSTED, transferred


def _none(law: str, *says: str) -> Ruling:
    return Ruling(law, (*says, "tricks-none"), adjust=("adjust-64c", *ADJUSTED), tricks=0)


def _won(sign: int) -> Ask:
    """Return the questions of the tricks; *sign* is -1 where the declaring side revoked."""
    return ask(
        "revoke-trick",
        offender=ask(
            "later-tricks",
            none=transferred("64A1", sign),
            some=transferred("64A1", 2 * sign),
        ),
        partner=transferred("64A2", sign),
        opponents=ask(
            "later-tricks",
            none=transferred("64B1", 0),
            some=transferred("64A2", sign),
        ),
    )


def _established(sign: int) -> Ask:
    return ask(
        "exempt",
        none=_won(sign),
        next_deal=_none("64B4"),
        round_over=_none("64B5"),
        twelfth=_none("62D1; 64B6", "twelfth-corrected"),
        again=_none("64B2"),
        both=_none("64B7"),
        faced_hand=_none("64B3"),
    )


def _corrected(*says: str) -> Ruling:
    return rule(
        "62B", "revoke-corrected", *says, "opponents-may-withdraw", adjust=("adjust-16c",)
    )


IRREGULARITY = Irregularity(
    "61-64",
    ask(
        "revoker",
        declarer=ask(
            "established",
            ("explain-established",),
            yes=_established(-1),
            no=_corrected("no-penalty-card"),
        ),
        defender=ask(
            "established",
            ("explain-established",),
            yes=_established(1),
            no=_corrected("card-major"),
        ),
        dummy=ask(
            "established",
            ("explain-established",),
            yes=_none("64B3"),
            no=_corrected("no-penalty-card"),
        ),
    ),
)
