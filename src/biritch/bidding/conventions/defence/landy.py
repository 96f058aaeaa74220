"""Over their 1NT: 2C for both majors (Landy), a double for minor and major, suits natural."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, x

_C, _D = MINORS
_H, _S = MAJORS
_BOTH = (length(_H, 5) & length(_S, 4)) | (length(_S, 5) & length(_H, 4))
_MIXED = (length(_C, 5) | length(_D, 5)) & (length(_H, 4, 4) | length(_S, 4, 4))

PACKAGE = Package(
    title="chapter-landy",
    source="SEF 2024 (fiches); funbridge",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); funbridge (O. Giard)",
            Agreement(
                "(1N)",
                "2C",
                _BOTH & hcp(9, 16),
                "SEF-15.3-landy",
                "one-round",
                True,
                "call-landy",
                "landy",
                needs="landy",
            ),
            Agreement(
                "(1N)",
                "2N",
                length(_C, 5) & length(_D, 5) & hl(12, 18),
                "SEF-15.3-2N",
                "one-round",
                True,
                "call-unusual",
                "unusual",
            ),
            Agreement(
                "(1N)",
                "2x",
                length(x, 6) & good(x, 1, 3) & hl(10, 17),
                "SEF-15.3-2x",
                where="C<x",
            ),
            Agreement("(1N)", "3x", length(x, 7) & good(x, 2, 4) & hl(9, 17), "SEF-15.3-3x"),
            Agreement(
                "(1N)",
                "X",
                _MIXED & hcp(12) & detail(length(_H, 0, 4) & length(_S, 0, 4)),
                "SEF-15.3-X",
                "one-round",
                True,
                "call-minor-major",
                "minor-major",
                needs="landy",
            ),
        ),
        *assumed(
            "any very strong hand doubles",
            Agreement(
                "(1N)",
                "X",
                hcp(17),
                "SEF-15.3-X-strong",
                "one-round",
                True,
                "call-minor-major",
                "minor-major",
                needs="landy",
            ),
            Agreement(
                "(1N)",
                "X",
                hcp(15),
                "SEF-15.3-penalty",
                title="call-penalty",
                kind="penalty",
                needs="!landy",
            ),
            Agreement("(1N)", "2M", length(M, 5) & good(M, 2, 4) & hl(13, 17), "SEF-15.3-five"),
            Agreement("(1N)", "-", ANYTHING, "SEF-15.3-pass"),
        ),
        *sourced(
            "SEF 2024 (fiches): answers to Landy and to the double",
            Agreement(
                "(1N) 2C", "4S", length(_S, 4) & hld(_S, 13), "SEF-15.3-game", "sign-off"
            ),
            Agreement(
                "(1N) 2C", "4H", length(_H, 4) & hld(_H, 13), "SEF-15.3-game", "sign-off"
            ),
            Agreement(
                "(1N) 2C",
                "3S",
                length(_S, 4) & hld(_S, 10, 12) & detail(not_shorter(_S, _H)),
                "SEF-15.3-invites",
                "invitational",
            ),
            Agreement(
                "(1N) 2C",
                "3H",
                length(_H, 4) & hld(_H, 10, 12),
                "SEF-15.3-invites",
                "invitational",
            ),
            Agreement(
                "(1N) 2C",
                "2S",
                length(_S, 3) & detail(longer(_S, _H)),
                "SEF-15.3-S",
                "sign-off",
            ),
            Agreement(
                "(1N) 2C",
                "2H",
                length(_H, 3) & detail(longer(_H, _S) | length(_H, 4)),
                "SEF-15.3-H",
                "sign-off",
            ),
            Agreement(
                "(1N) 2C",
                "2D",
                length(_D, 2) | hcp(8),
                "SEF-15.3-asks",
                "one-round",
                True,
                "call-relay",
                "relay",
            ),
            Agreement("(1N) 2C", "2H", ANYTHING, "SEF-15.3-H", "sign-off"),
            Agreement(
                "(1N) 2C 2D",
                "2S",
                detail(longer(_S, _H)) & length(_S, 5),
                "SEF-15.3-longer",
                "sign-off",
            ),
            Agreement("(1N) 2C 2D", "2H", ANYTHING, "SEF-15.3-longer", "sign-off"),
            Agreement(
                "(1N) 2C 3M", "4M", hl(13) & length(M, 4), "SEF-15.3-accepts", "sign-off"
            ),
            Agreement("(1N) 2C 3M", "-", ANYTHING, "SEF-15.3-refuses"),
            Agreement("(1N) X", "-", hcp(8), "SEF-15.3-X-left", needs="landy"),
            Agreement(
                "(1N) X", "2M", length(M, 5), "SEF-15.3-X-five", "sign-off", needs="landy"
            ),
            Agreement(
                "(1N) X",
                "2D",
                length(_H, 3) & length(_S, 3),
                "SEF-15.3-X-major",
                "one-round",
                True,
                "call-relay",
                "relay",
                needs="landy",
            ),
            Agreement(
                "(1N) X",
                "2C",
                ANYTHING,
                "SEF-15.3-X-minor",
                "no",
                True,
                "call-pass-or-correct",
                "pass-or-correct",
                needs="landy",
            ),
            Agreement(
                "(1N) X 2D", "2M", length(M, 4), "SEF-15.3-X-told", "sign-off", needs="landy"
            ),
            Agreement(
                "(1N) X 2C", "2D", length(_D, 5), "SEF-15.3-X-told", "sign-off", needs="landy"
            ),
            Agreement("(1N) X 2C", "-", ANYTHING, "SEF-15.3-X-clubs", needs="landy"),
            Agreement(
                "(1N) 2x",
                "3x",
                length(x, 3) & hld(x, 10, 13),
                "SEF-15.3-raise",
                "invitational",
                where="C<x",
            ),
            Agreement("(1N) 2M", "4M", length(M, 3) & hld(M, 14), "SEF-15.3-game", "sign-off"),
            Agreement("(1N) 2x", "-", ANYTHING, "SEF-15.3-quiet", where="C<x"),
            Agreement(
                "(1N) -",
                "2C",
                _BOTH & hcp(8, 16),
                "SEF-15.3-landy-balancing",
                "one-round",
                True,
                "call-landy",
                "landy",
                needs="landy",
            ),
            Agreement(
                "(1N) -",
                "2x",
                length(x, 6) & good(x, 1, 3) & hl(9, 17),
                "SEF-15.3-balancing",
                where="C<x",
            ),
            Agreement(
                "(1N) -", "2M", length(M, 5) & good(M, 2, 4) & hl(11, 17), "SEF-15.3-balancing"
            ),
            Agreement(
                "(1N) -",
                "X",
                hcp(16),
                "SEF-15.3-X-balancing",
                title="call-penalty",
                kind="penalty",
            ),
            Agreement("(1N) -", "-", ANYTHING, "SEF-15.3-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-minor-major = A minor and a four-card major: { $what }
chapter-landy = Over their notrump: Landy
tool-landy = Landy against their 1NT
""",
    "fr": """
call-minor-major = Une mineure et une majeure quatrième : { $what }
chapter-landy = Sur leur Sans-Atout : Landy
tool-landy = Landy contre leur 1SA
""",
}
