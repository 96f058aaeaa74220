"""Transfers over 1NT: 2D and 2H to the majors, 2S to clubs, 3C to diamonds (Jacoby, Texas)."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM

_C, _D = MINORS
_H, _S = MAJORS
_NONE = length(_H, 0, 4) & length(_S, 0, 4)
_DONE: CallTraits = ("no", True, "call-completes", "answer")
_LIMIT = hl(8, 9) & hcp(7, 8) & (length(_H, 5, 5) | length(_S, 5, 5))


def _major(low: str, high: str, short: str) -> tuple[Agreement, ...]:
    """Return what follows a transfer to a major, once completed at *low*."""
    mine, four = low[-1], f"4{low[-1]}"
    suit, rest = (_H, _S) if mine == "H" else (_S, _H)
    return (
        *sourced(
            "SEF 2024 (fiches), Texas majeurs",
            Agreement(
                f"1N {short}",
                high,
                length(suit, 4) & hl(17),
                "SEF-N3-super",
                "invitational",
                title="call-super",
                needs="super_accept",
            ),
            Agreement(f"1N {short}", low[-2:], ANYTHING, "SEF-N3-completes", *_DONE),
            Agreement(
                f"1N {short} {high}", four, hld(suit, 7, 15), "SEF-N3-super-game", "sign-off"
            ),
            Agreement(f"1N {short} {high}", "-", hld(suit, 0, 6), "SEF-N3-super-pass"),
            Agreement(low, "-", hcp(0, 7) & hl(0, 8), "SEF-N3-pass"),
            Agreement(low, four, length(suit, 6) & hl(10, 16), "SEF-N3-4M", "sign-off"),
            Agreement(low, f"3{mine}", length(suit, 6) & hl(8, 9), "SEF-N3-3M", "invitational"),
            Agreement(low, "3m", length(m, 4) & hcp(10), "SEF-N3-new", "game"),
            Agreement(
                low,
                "4N",
                hcp(16, 17) & length(suit, 5, 5),
                "SEF-N12",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Agreement(low, "6N", hcp(18, 21) & SEMI_BALANCED, "SEF-N13", "sign-off"),
            Agreement(low, "3N", length(suit, 5, 5) & hl(10, 16), "SEF-N3-3N"),
            Agreement(
                low,
                "4C",
                length(suit, 6) & length(_C, 0, 1) & hl(16),
                "SEF-N3-splinter",
                "game",
                True,
                "call-splinter",
                "splinter",
            ),
            Agreement(
                low,
                "4D",
                length(suit, 6) & length(_D, 0, 1) & hl(16),
                "SEF-N3-splinter",
                "game",
                True,
                "call-splinter",
                "splinter",
            ),
        ),
        *assumed(
            "limit hands over the completed transfer",
            Agreement(low, "2N", hcp(8, 9) & length(rest, 0, 4), "SEF-N3-2N", "invitational"),
            Agreement(low, "-", hcp(0, 7), "SEF-N3-pass"),
            Agreement(
                f"{low} 2N", four, length(suit, 3) & hcp(16, 17), "SEF-N3-accepts", "sign-off"
            ),
            Agreement(f"{low} 2N", "3N", hcp(16, 17), "SEF-N3-accepts", "sign-off"),
            Agreement(f"{low} 2N", f"3{mine}", length(suit, 3), "SEF-N3-refuses", "sign-off"),
            Agreement(f"{low} 2N", "-", ANYTHING, "SEF-N3-refuses"),
            Agreement(f"{low} 3{mine}", four, hld(suit, 17), "SEF-N3-accepts", "sign-off"),
            Agreement(f"{low} 3{mine}", "-", ANYTHING, "SEF-N3-refuses"),
            Agreement(f"{low} 3N", four, length(suit, 3), "SEF-N3-choice", "sign-off"),
            Agreement(f"{low} 3N", "-", ANYTHING, "SEF-N3-choice"),
            Agreement(f"{low} 3m", f"3{mine}", length(suit, 3), "SEF-N3-fit", "game"),
            Agreement(
                f"{low} 3m", "4m", length(m, 4) & hcp(16, 17), "SEF-N3-fit-minor", "game"
            ),
            Agreement(f"{low} 3m", "3N", ANYTHING, "SEF-N3-no-fit", "sign-off"),
            Agreement(f"{low} 3m 3{mine}", four, hl(0, 15), "SEF-N3-fit-game", "sign-off"),
            Agreement(f"{low} 4N", "6N", hcp(17, 17), "SEF-N12-accepts", "sign-off"),
            Agreement(f"{low} 4N", "-", ANYTHING, "SEF-N12-refuses"),
        ),
    )


_SHORT = length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)

PACKAGE = Package(
    title="chapter-transfers",
    source="SEF, Texas (fiches SEF 2024)",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); regles JJM",
            Agreement(
                "1N",
                "4D",
                length(_H, 5) & length(_S, 5) & hcp(9, 12),
                "SEF-N10",
                "game",
                True,
                "call-majors",
                "two-suiter",
            ),
            Agreement(
                "1N",
                "4M",
                length(M, 6) & hl(10, 14) & hcp(7, 12) & detail(length(oM, 0, 3)),
                "SEF-N11",
                "sign-off",
            ),
            Agreement(
                "1N", "3M", length(M, 6) & hl(16) & detail(length(oM, 0, 3)), "SEF-N7", "game"
            ),
            Agreement(
                "1N",
                "2H",
                length(_S, 5) & detail(not_shorter(_S, _H) & ~_LIMIT),
                "SEF-N3",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Agreement(
                "1N",
                "2D",
                length(_H, 5) & detail(~_LIMIT),
                "SEF-N3",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Agreement("1N 4D", "4S", length(_S, 4), "SEF-N10-S", "sign-off"),
            Agreement("1N 4D", "4S", length(_S, 3) & length(_H, 0, 2), "SEF-N10-S", "sign-off"),
            Agreement("1N 4D", "4H", ANYTHING, "SEF-N10-H", "sign-off"),
            Agreement(
                "1N 2D 2H", "2S", length(_S, 5) & hcp(7, 8), "SEF-N3-majors", "invitational"
            ),
            Agreement("1N 2H 2S", "3H", length(_H, 5) & hcp(13), "SEF-N3-majors", "game"),
            Agreement("1N 2H 2S", "4H", length(_H, 5) & hcp(9, 14), "SEF-N3-majors", "no"),
        ),
        *_major("1N 2D 2H", "3H", "2D"),
        *_major("1N 2H 2S", "3S", "2H"),
        *sourced(
            "SEF 2024 (fiches), Texas mineurs; regles JJM",
            Agreement(
                "1N",
                "2S",
                length(_C, 6) & _NONE & (hl(0, 8) | hl(18) | (hl(14) & _SHORT)),
                "SEF-N4",
                "one-round",
                True,
                "call-texas-c",
                "transfer-clubs",
                needs="minor_transfers",
            ),
            Agreement(
                "1N",
                "3C",
                length(_D, 6) & _NONE & (hl(0, 8) | hl(18) | (hl(14) & _SHORT)),
                "SEF-N6",
                "one-round",
                True,
                "call-texas-d",
                "transfer-diamonds",
                needs="minor_transfers",
            ),
            Agreement(
                "1N",
                "3D",
                length(_D, 6) & hl(16) & _NONE,
                "SEF-N7",
                "game",
                needs="!minor_transfers",
            ),
            Agreement("1N 2S", "3C", ANYTHING, "SEF-N4-completes", *_DONE),
            Agreement("1N 3C", "3D", ANYTHING, "SEF-N6-completes", *_DONE),
            Agreement(
                "1N 2S 3C | 1N 3C 3D",
                "3M",
                length(M, 0, 1) & hl(14),
                "SEF-N4-short",
                "game",
                True,
                "call-shortness",
                "shortness",
            ),
            Agreement(
                "1N 2S 3C",
                "3N",
                length(_D, 0, 1) & hl(14),
                "SEF-N4-short-D",
                "no",
                True,
                "call-shortness",
                "shortness",
            ),
            Agreement(
                "1N 3C 3D",
                "3N",
                length(_C, 0, 1) & hl(14),
                "SEF-N6-short-C",
                "no",
                True,
                "call-shortness",
                "shortness",
            ),
            Agreement("1N 2S 3C", "4C", length(_C, 6) & hl(18), "SEF-N4-slam", "game"),
            Agreement("1N 3C 3D", "4D", length(_D, 6) & hl(18), "SEF-N6-slam", "game"),
            Agreement("1N 2S 3C | 1N 3C 3D", "3N", hl(14), "SEF-N4-3N"),
            Agreement("1N 2S 3C | 1N 3C 3D", "-", ANYTHING, "SEF-N4-pass"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-super = Jump with four trumps and a maximum: { $what }
call-shortness = Short there: { $what }
tool-minor-transfers = Transfers to the minors
""",
    "fr": """
call-super = Rectification à saut, quatre atouts et maximum : { $what }
call-shortness = Courte dans la couleur : { $what }
tool-minor-transfers = Texas mineurs
""",
}
