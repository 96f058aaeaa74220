"""Drury: a passed hand's 2C over 1H or 1S shows a fit and a limit raise; 2NT adds shortness."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, disputed, sourced
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.shapes import BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, oM, y

_C, _D = MINORS
_H, _S = MAJORS
_ANSWERED = "- 1M 2C 2D | - 1M 2C 2D (X)"
"""Opener's 2D, which a double for the lead leaves as it is."""
_ANSWER = ("call-answer", "answer")
_SHORT = length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)

PACKAGE = Package(
    title="chapter-drury",
    source="SEF 2024 (fiches); Chailley, SEF 2024",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches); Chailley; ghbridge",
            Agreement(
                "- 1M",
                "2N",
                length(M, 4) & _SHORT & hld(M, 11, 14),
                "SEF-DR2",
                "one-round",
                True,
                "call-super-drury",
                "drury",
                needs="drury",
            ),
            Agreement(
                "- 1H",
                "2S",
                length(_H, 4) & length(_S, 5) & good(_S, 1, 3) & hcp(8, 11),
                "SEF-DR8",
                "one-round",
                False,
                "call-fit-jump",
                "fit-jump",
                needs="rencontre",
            ),
            Agreement(
                "- 1M",
                "3y",
                length(M, 4) & length(y, 5) & good(y, 1, 3) & hcp(8, 11),
                "SEF-DR8",
                "one-round",
                False,
                "call-fit-jump",
                "fit-jump",
                where="y<M",
                needs="rencontre",
            ),
            Agreement(
                "- 1M",
                "4M",
                length(M, 5) & hcp(0, 9) & hld(M, 6, 14) & ~BALANCED,
                "SEF-RM9",
                "sign-off",
                needs="drury",
            ),
            Agreement(
                "- 1M",
                "2C",
                length(M, 3) & hld(M, 11),
                "SEF-DR1",
                "one-round",
                True,
                "call-drury",
                "drury",
                needs="drury",
            ),
            Agreement("- 1M 2C", "3N", hcp(17, 19) & BALANCED, "SEF-DR6", needs="drury"),
            Agreement(
                "- 1M 2C", "4M", hld(M, 16, 20), "SEF-DR6-game", "sign-off", needs="drury"
            ),
            Agreement("- 1M 2C", "2M", hl(10, 12), "SEF-DR3", "sign-off", needs="drury"),
            Agreement(
                "- 1M 2C",
                "2oM",
                length(oM, 4) & hl(13),
                "SEF-DR5",
                "one-round",
                needs="drury",
            ),
            Agreement(
                "- 1M 2C",
                "2D",
                hl(13),
                "SEF-DR4",
                "one-round",
                True,
                "call-asks-strength",
                "drury",
                needs="drury",
            ),
        ),
        *assumed(
            "after Drury: game with a maximum",
            Agreement("- 1M 2C 2M", "-", hld(M, 0, 14), "SEF-DR3-pass", needs="drury"),
            Agreement(
                _ANSWERED,
                "4M",
                length(M, 4) & hld(M, 12),
                "SEF-DR4-max",
                "sign-off",
                needs="drury",
            ),
            Agreement(
                _ANSWERED, "3M", hld(M, 12), "SEF-DR4-max", "invitational", needs="drury"
            ),
            Agreement(_ANSWERED, "2M", hld(M, 0, 11), "SEF-DR4-min", needs="drury"),
            Agreement(
                "- 1M 2C 2D 2M", "4M", hld(M, 15, 21), "SEF-DR4-game", "sign-off", needs="drury"
            ),
            Agreement("- 1M 2C 2D 2M", "-", hld(M, 0, 14), "SEF-DR4-pass", needs="drury"),
            Agreement(
                "- 1M 2C 2D 3M", "4M", hld(M, 13, 19), "SEF-DR4-game", "sign-off", needs="drury"
            ),
            Agreement("- 1M 2C 2D 3M", "-", hld(M, 0, 12), "SEF-DR4-pass", needs="drury"),
            Agreement(
                "- 1M 2C 2oM", "4M", hld(M, 12), "SEF-DR5-game", "sign-off", needs="drury"
            ),
            Agreement(
                "- 1H 2C 2S",
                "3S",
                length(_S, 4) & hcp(8),
                "SEF-DR5-fit",
                "one-round",
                needs="drury",
            ),
            Agreement(
                "- 1M 2C 2oM", "3M", hld(M, 0, 11), "SEF-DR5-min", "invitational", needs="drury"
            ),
            Agreement(
                "- 1M 2C 2oM 3M", "4M", hld(M, 14), "SEF-DR5-game", "sign-off", needs="drury"
            ),
            Agreement("- 1M 2C 2oM 3M", "-", hld(M, 0, 13), "SEF-DR5-pass", needs="drury"),
            Agreement(
                "- 1M 2C 3N", "4M", length(M, 4), "SEF-DR6-four", "sign-off", needs="drury"
            ),
            Agreement("- 1M 2C 3N", "-", length(M, 3, 3), "SEF-DR6-three", needs="drury"),
            Agreement(
                "- 1M 2N", "4M", hld(M, 14, 21), "SEF-DR2-game", "sign-off", needs="drury"
            ),
            Agreement(
                "- 1M 2C 2D 2oM", "4M", hld(M, 14), "SEF-DR4-game", "sign-off", needs="drury"
            ),
            Agreement(
                "- 1M 3y | - 1H 2S",
                "4M",
                hld(M, 14, 23),
                "SEF-DR8-game",
                "sign-off",
                needs="rencontre",
            ),
            Agreement(
                "- 1M 3y | - 1H 2S",
                "3M",
                hld(M, 0, 13),
                "SEF-DR8-min",
                "sign-off",
                needs="rencontre",
            ),
        ),
        *disputed(
            "SEF 2024 (fiches): 3C asks where, clubs being the third step",
            Agreement(
                "- 1M 2N",
                "3C",
                hl(16),
                "SEF-DR2-ask",
                "one-round",
                True,
                "call-asks-shortness",
                "drury",
                needs="drury",
            ),
            Agreement("- 1M 2N", "3M", hl(0, 13), "SEF-DR2-min", "sign-off", needs="drury"),
            Agreement(
                "- 1M 2N 3C",
                "3D",
                length(_D, 0, 1),
                "SEF-DR2-D",
                "one-round",
                True,
                *_ANSWER,
                needs="drury",
            ),
            Agreement(
                "- 1S 2N 3C",
                "3H",
                length(_H, 0, 1),
                "SEF-DR2-H",
                "one-round",
                True,
                *_ANSWER,
                needs="drury",
            ),
            Agreement(
                "- 1S 2N 3C",
                "3S",
                length(_C, 0, 1),
                "SEF-DR2-C",
                "one-round",
                True,
                *_ANSWER,
                needs="drury",
            ),
            Agreement(
                "- 1H 2N 3C",
                "3H",
                length(_C, 0, 1),
                "SEF-DR2-C",
                "one-round",
                True,
                *_ANSWER,
                needs="drury",
            ),
            Agreement(
                "- 1H 2N 3C",
                "3S",
                length(_S, 0, 1),
                "SEF-DR2-S",
                "one-round",
                True,
                *_ANSWER,
                needs="drury",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-drury = Drury, a fit and a limit raise: { $what }
call-super-drury = Four trumps and a short suit: { $what }
call-asks-strength = A real opening, asks for more: { $what }
call-asks-shortness = Asks for the short suit: { $what }
chapter-drury = Drury
tool-drury = Drury by a passed hand
""",
    "fr": """
call-drury = Drury, fit et main limite : { $what }
call-super-drury = Quatre atouts et une courte : { $what }
call-asks-strength = Vraie ouverture, demande de préciser : { $what }
call-asks-shortness = Demande la courte : { $what }
chapter-drury = Drury
tool-drury = Drury après passe
""",
}
