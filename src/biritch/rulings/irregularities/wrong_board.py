"""The wrong board, the wrong hand, the wrong opponents: Law 15."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

_BOARD = ask(
    "event-kind",
    pairs=ask(
        "any-played-before",
        yes=rule(
            "15B1; 15B3; 12C2(a)", "board-cancelled", "artificial-by-fault",
            adjust=("adjust-penalty",),
        ),
        no=rule("15B2", "board-played-out", "correct-board-later", adjust=("adjust-penalty",)),
    ),
    teams=rule("86B", "see-fouled-board"),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "15",
    ask(
        "wrong-what",
        hand=ask(
            "partner-called-over",
            yes=adjusted("15A2", "calls-cancelled", "other-board-15a3"),
            no=rule(
                "15A1; 15A2", "calls-cancelled", "call-again", "withdrawn-unauthorised",
                "other-board-15a3", adjust=("adjust-penalty",),
            ),
        ),
        board=_BOARD,
        opponents=_BOARD,
    ),
    "boards",
)  # fmt: skip
