"""Strong openings at the two level: 2D forcing to game, 2C forcing for one round."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.partnership import ToolNeed
from biritch.bidding.promises.honours import stopper, tricks
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y

_C, _D = MINORS
_H, _S = MAJORS
_LONG = length(_S, 6) | length(_H, 6) | length(_D, 6) | length(_C, 6)
_IN2, _IN3 = "2C 2D (2y) | 2C (2y) P", "2C 2D (3y) | 2C (3y) P"
_ON2, _ON3 = "2D 2H (2y) | 2D (2y) P", "2D 2H (3y) | 2D (3y) P"

PACKAGE = Package(
    title="chapter-strong-twos",
    source="SEF, 2T and 2K openings (fiches SEF 2024), without ace answers",
    convention=True,
    agreements=(
        Agreement.read(
            "",
            "2D",
            (hcp(24) & SEMI_BALANCED) | (hl(25) & ~SEMI_BALANCED),
            "O1",
            "game",
            True,
            "call-game-forcing",
            "game-forcing-two",
            needs=(ToolNeed("two_diamond_gf"),),
        ),
        Agreement.read(
            "",
            "2C",
            (hcp(22, 23) & SEMI_BALANCED) | (hl(20, 24) & detail(_LONG) & tricks(8)),
            "O2",
            "one-round",
            True,
            "call-strong",
            "strong-two",
            needs=(ToolNeed("two_club_strong"),),
        ),
        # 2C
        Agreement.read("2C", "2D", ANYTHING, "N8", "one-round", True, "call-waiting", "relay"),
        Agreement.read("2C 2D", "2N", hcp(22, 23) & SEMI_BALANCED, "N8-2N", kind="two-notrump"),
        Agreement.read("2C 2D", "2M", length(M, 6) & hl(20, 24), "N8-2M", "one-round"),
        Agreement.read("2C 2D", "3m", length(m, 6) & hl(20, 24), "N8-3m", "one-round"),
        Agreement.read("2C 2D 2M", "3M", length(M, 2) & hl(7), "2C3", "game"),
        Agreement.read("2C 2D 2M", "4M", length(M, 2) & hl(3, 6), "2C3", "sign-off"),
        Agreement.read(
            "2C 2D 2M", "2N", hl(0, 6), "2C3-2N", "one-round", True, "call-waiting", "relay"
        ),
        Agreement.read("2C 2D 2M 2N", "4M", length(M, 6) & tricks(9), "2C4", "sign-off"),
        Agreement.read("2C 2D 2M 2N", "3M", length(M, 6), "2C4", "invitational"),
        Agreement.read("2C 2D 3m", "3N", hl(4, 9), "2C5", "sign-off"),
        Agreement.read("2C 2D 3m", "4m", length(m, 2) & hl(0, 9), "2C5-4m"),
        # 2C, and they come in
        Agreement.read(_IN2, "2x", length(x, 6) & hl(20, 24), "N8-over", "one-round"),
        Agreement.read(_IN2, "3x", length(x, 6) & hl(20, 24), "N8-over", "one-round"),
        Agreement.read(_IN3, "3x", length(x, 6) & hl(20, 24), "N8-over", "one-round"),
        Agreement.read(_IN2, "2N", hcp(22, 23) & stopper(y), "N8-over-N", kind="two-notrump"),
        Agreement.read(_IN3, "3N", hcp(22, 23) & stopper(y), "N8-over-N", "sign-off"),
        Agreement.read(
            _IN2, "X", hcp(20), "N8-over-X", "one-round", title="call-values", kind="takeout"
        ),
        Agreement.read(
            _IN3, "X", hcp(20), "N8-over-X", "one-round", title="call-values", kind="takeout"
        ),
        # 2D, and they come in
        Agreement.read("2D (2y) P", "2x", length(x, 5), "2D-over", "game"),
        Agreement.read(_ON2, "3x", length(x, 5), "2D-over", "game"),
        Agreement.read(_ON3, "3x", length(x, 5), "2D-over", "game"),
        Agreement.read(_ON2, "2N", hcp(24) & stopper(y), "2D-over-N", "game"),
        Agreement.read(_ON3, "3N", hcp(24) & stopper(y), "2D-over-N", "sign-off"),
        Agreement.read(
            _ON2, "X", hcp(20), "2D-over-X", "game", title="call-values", kind="takeout"
        ),
        Agreement.read(
            _ON3, "X", hcp(20), "2D-over-X", "game", title="call-values", kind="takeout"
        ),
        # 2D
        Agreement.read("2D", "2H", ANYTHING, "N9", "game", True, "call-waiting", "relay"),
        Agreement.read(
            "2D 2H", "2N", hcp(24) & SEMI_BALANCED, "2D7", "game", kind="two-notrump"
        ),
        Agreement.read("2D 2H", "2S", length(_S, 5), "2D2", "game"),
        Agreement.read("2D 2H", "3x", length(x, 5), "2D2", "game"),
    ),
)
