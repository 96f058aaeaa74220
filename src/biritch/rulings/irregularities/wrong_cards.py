"""Hands of twelve and fourteen, and cards that are missing: Laws 13 and 14."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

IRREGULARITY = Irregularity(
    "13-14",
    ask(
        "cards-wrong",
        exchanged=ask(
            "wrong-hand-called",
            no=ask(
                "card-of-other-seen",
                no=rule("13A1", "hands-put-right", "play-normally"),
                yes=rule("13A2", "hands-put-right", "play-normally", adjust=("adjust-13a",)),
            ),
            yes=ask(
                "still-playable",
                yes=rule("13B1", "hands-put-right", "calls-stand", adjust=("adjust-13b",)),
                no=adjusted("13B2", "board-cannot-be-played"),
            ),
            after=adjusted("13D", "result-cancelled"),
        ),
        surplus=rule("13C", "surplus-removed", adjust=("adjust-13c",)),
        missing=ask(
            "card-found",
            before=rule("14A", "card-restored", "play-normally"),
            among_played=rule("14B1; 67", "see-defective-trick"),
            elsewhere=rule("14B2; 14B4", "card-restored", "restored-belongs"),
            nowhere=rule("14B3; 14B4", "pack-rebuilt", "restored-belongs"),
        ),
    ),
    "boards",
)
