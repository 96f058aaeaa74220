"""Answers to a forcing 2D by aces (colour, rank, mixed), and to a strong 2C by a relay."""

from biritch.bidding.agreement.agreement import (
    Agreement,
    CallTraits,
    Package,
    assumed,
    disputed,
    sourced,
)
from biritch.bidding.promises.honours import aces, good, holds, kings, tricks
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, longer
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y

_C, _D = MINORS
_H, _S = MAJORS
_HA, _SA, _DA, _CA = holds(_H, 14), holds(_S, 14), holds(_D, 14), holds(_C, 14)
_ACE: CallTraits = ("game", True, "call-aces", "ace-answer")
_LONGEST_H, _LONGEST_S = detail(longer(_H, _D, _C)), detail(longer(_S, _D, _C))
_AFTER = "2D 2H | 2D 2S | 2D 2N"

PACKAGE = Package(
    title="chapter-ace-answers",
    source="SEF 2024 (fiches), 2T and 2K",
    convention=True,
    agreements=(
        *sourced(
            "SEF 2024 (fiches, the author's choice); amourdubridge.fr; regles JJM",
            Agreement("2D", "4N", aces(4), "SEF-2D6", *_ACE, needs="two_diamond_aces"),
            Agreement(
                "2D",
                "3H",
                aces(2) & ((_SA & _CA) | (_HA & _DA)),
                "SEF-2D5",
                *_ACE,
                needs="two_diamond_aces",
            ),
            Agreement(
                "2D",
                "3S",
                aces(2) & ((_SA & _HA) | (_DA & _CA)),
                "SEF-2D5",
                *_ACE,
                needs="two_diamond_aces",
            ),
            Agreement(
                "2D",
                "3N",
                aces(2) & ((_SA & _DA) | (_HA & _CA)),
                "SEF-2D5",
                *_ACE,
                needs="two_diamond_aces",
            ),
            Agreement("2D", "4C", aces(3) & ~_CA, "SEF-2D6", *_ACE, needs="two_diamond_aces"),
            Agreement("2D", "4D", aces(3) & ~_DA, "SEF-2D6", *_ACE, needs="two_diamond_aces"),
            Agreement("2D", "4H", aces(3) & ~_HA, "SEF-2D6", *_ACE, needs="two_diamond_aces"),
            Agreement("2D", "4S", aces(3) & ~_SA, "SEF-2D6", *_ACE, needs="two_diamond_aces"),
            Agreement(
                "2D", "2S", aces(1) & (_HA | _SA), "SEF-2D2", *_ACE, needs="two_diamond_aces"
            ),
            Agreement("2D", "3C", aces(1) & _CA, "SEF-2D4", *_ACE, needs="two_diamond_aces"),
            Agreement("2D", "3D", aces(1) & _DA, "SEF-2D4", *_ACE, needs="two_diamond_aces"),
            Agreement(
                "2D",
                "2N",
                aces(0) & (hcp(8) | kings(2, 3, 4)) & SEMI_BALANCED,
                "SEF-2D3",
                *_ACE,
                needs="two_diamond_aces",
            ),
            Agreement("2D", "2H", ANYTHING, "SEF-2D1", *_ACE),
        ),
        *sourced(
            "SEF 2024 (fiches); amourdubridge.fr",
            Agreement(
                "2D 2H | 2D 2S",
                "2N",
                hcp(24) & SEMI_BALANCED & length(_H, 0, 5) & length(_S, 0, 5),
                "SEF-2D7",
                "game",
                kind="two-notrump",
            ),
            Agreement("2D 2H", "2S", length(_S, 5) & _LONGEST_S, "SEF-2D-suit", "game"),
            Agreement(
                "2D 2H | 2D 2S | 2D 2N", "3H", length(_H, 5) & _LONGEST_H, "SEF-2D-suit", "game"
            ),
            Agreement("2D 2S | 2D 2N", "3S", length(_S, 5) & _LONGEST_S, "SEF-2D-suit", "game"),
            Agreement("2D 3C | 2D 3D", "3M", length(M, 5), "SEF-2D-suit", "game"),
            Agreement(_AFTER, "3x", length(x, 5), "SEF-2D-suit", "game"),
            Agreement("2D 2N", "3N", SEMI_BALANCED, "SEF-2D-flat", "no"),
            Agreement(
                "2D 3C | 2D 3D | 2D 3H | 2D 3S", "3N", SEMI_BALANCED, "SEF-2D-flat", "no"
            ),
        ),
        *assumed(
            "a fit for the strong hand's suit is shown at once",
            Agreement(
                "2D 2H 3M | 2D 2S 3M | 2D 2N 3M",
                "4M",
                length(M, 2) & hl(0, 7),
                "SEF-2D-fit",
                "no",
            ),
            Agreement("2D 2H 2S", "3S", length(_S, 3), "SEF-2D-fit", "game"),
            Agreement(
                "2D 2H 2S", "2N", hl(0, 5), "SEF-2D-weak", "game", True, "call-waiting", "relay"
            ),
            Agreement("2D 2H 3m", "3N", hcp(3, 9) & length(m, 0, 3), "SEF-2D-weak", "no"),
        ),
        *sourced(
            "SEF 2024 (fiches); USF: 2D is the only answer to 2C",
            Agreement(
                "2C", "2D", ANYTHING, "SEF-2C1", "one-round", True, "call-waiting", "relay"
            ),
            Agreement(
                "2C 2D", "2N", hcp(22, 23) & SEMI_BALANCED, "SEF-2C2-2N", kind="two-notrump"
            ),
            Agreement("2C 2D", "3M", length(M, 7) & good(M, 3, 4), "SEF-2C2-3M", "one-round"),
            Agreement("2C 2D", "2M", length(M, 5) & tricks(8), "SEF-2C2-2M", "one-round"),
            Agreement("2C 2D", "3m", length(m, 7), "SEF-2C2-3m", "one-round"),
        ),
        *disputed(
            "SEF 2024 (fiches): answers to two of a major; forcing after JJM",
            Agreement("2C 2D 2M", "3M", length(M, 3) & hl(8), "SEF-2C3", "game"),
            Agreement("2C 2D 2M", "4M", length(M, 3), "SEF-2C3", "sign-off"),
            Agreement(
                "2C 2D 2H", "2S", length(_S, 5) & good(_S, 1, 3) & hl(6), "SEF-2C3-new", "game"
            ),
            Agreement(
                "2C 2D 2M", "3m", length(m, 5) & good(m, 1, 3) & hl(8), "SEF-2C3-new", "game"
            ),
            Agreement("2C 2D 2M", "4M", length(M, 2) & hcp(4, 7), "SEF-2C3-two", "sign-off"),
            Agreement(
                "2C 2D 2M",
                "2N",
                ANYTHING,
                "SEF-2C3-2N",
                "one-round",
                True,
                "call-waiting",
                "relay",
            ),
            Agreement("2C 2D 2M 2N", "4M", length(M, 6) & tricks(9.5), "SEF-2C4", "sign-off"),
            Agreement(
                "2C 2D 2M 2N", "3y", length(y, 4), "SEF-2C4-second", "one-round", where="y<M"
            ),
            Agreement("2C 2D 2M 2N", "3M", ANYTHING, "SEF-2C4-min", "invitational"),
            Agreement("2C 2D 2M 2N 3M", "4M", hcp(4), "SEF-2C5", "sign-off"),
            Agreement("2C 2D 2M 2N 3M", "-", ANYTHING, "SEF-2C5-pass"),
            Agreement("2C 2D 3M", "4M", ANYTHING, "SEF-2C5-4M", "sign-off"),
            Agreement("2C 2D 3m", "3N", hl(4, 10), "SEF-2C5-3N", "sign-off"),
            Agreement("2C 2D 3m", "4m", length(m, 2) & hl(0, 9), "SEF-2C5-4m", "invitational"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-aces = Shows aces: { $what }
chapter-ace-answers = Strong two clubs and two diamonds: the answers
""",
    "fr": """
call-aces = Annonce des as : { $what }
chapter-ace-answers = Réponses aux ouvertures fortes de 2T et 2K
""",
}
