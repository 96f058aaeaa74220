"""A wrong or missing explanation or alert: Laws 20, 21, 40, 47 and 75."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

_UNAUTHORISED = "explanation-unauthorised"
_JUDGED = ask(
    "agreement-shown",
    yes=rule("75C; 21A", "mistaken-call", _UNAUTHORISED),
    no=adjusted("21B3; 75B", "mistaken-explanation", _UNAUTHORISED),
)
_RECALL = ask(
    "influenced",
    yes=rule(
        "21B1(a)", "may-change-call", "lho-may-change", _UNAUTHORISED,
        adjust=("adjust-21b",),
    ),
    no=rule("21B1(a)", "play-continues", _UNAUTHORISED),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "20-21, 40, 75",
    ask(
        "told-wrong-when",
        auction=ask(
            "partner-has-called",
            no=_RECALL,
            yes=rule("21B3", "too-late-to-call", _UNAUTHORISED, adjust=("adjust-21b",)),
        ),
        before_lead=ask(
            "corrected-by",
            declaring=rule(
                "20F5(b); 21B1(a)", "corrected-before-lead", "last-pass-changed",
                "face-down-lead", _UNAUTHORISED, adjust=("adjust-21b",),
            ),
            defending=rule(
                "20F5(b); 75B", "defender-waits", _UNAUTHORISED, adjust=("adjust-21b",)
            ),
        ),
        play=ask(
            "card-since",
            no=rule("47E2(a)", "card-may-change", adjust=("adjust-21b",)),
            yes=rule("47E2(b)", "too-late-to-change-card", adjust=("adjust-21b",)),
        ),
        after=_JUDGED,
    ),
    "information",
)  # fmt: skip
