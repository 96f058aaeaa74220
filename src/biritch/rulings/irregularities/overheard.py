"""Information from elsewhere: a remark overheard, a wrong hand seen: Law 16D."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted

IRREGULARITY = Irregularity(
    "16D",
    ask(
        "would-interfere",
        no=rule("16D", "play-normally", "tell-nobody"),
        yes=ask(
            "call-made",
            no=rule(
                "16D2", "tell-nobody",
                options=("option-turn", "option-redeal", "option-stand-by", "option-adjust"),
            ),
            yes=ask(
                "affected",
                no=rule("16D3; 16D2(c)", "score-stands-no-infraction"),
                yes=adjusted("16D3", "overheard-affected"),
            ),
        ),
    ),
    "information",
)  # fmt: skip
