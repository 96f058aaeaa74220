"""Jumps over 1NT: a minor invites, a major looks for a slam, four of a major is to play."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m

_C, _D = MINORS
_H, _S = MAJORS


def package(card: Figures) -> Package:
    """Return jumps, reckoned opposite ``card.one_notrump``."""
    low, high = card.one_notrump
    invite = 25 - high
    return Package(
        title="chapter-notrump-jumps",
        source=(
            "SAYC booklet SP-3 (2006), responses to 1NT; EBU Standard English, 1NT [sourced]"
        ),
        edition="2006",
        agreements=(
            Agreement(
                "1N",
                "4M",
                length(M, 7) & hcp(invite - 3, invite + 3),
                "N9",
                "sign-off",
                source="SAYC: natural, for want of Texas [assumed]",
            ),
            Agreement("1N", "3M", length(M, 6) & hl(31 - low) & good(M, 2, 3), "N6", "game"),
            Agreement(
                "1N",
                "3m",
                length(m, 6)
                & good(m, 2, 3)
                & hcp(invite - 2, invite + 1)
                & detail(length(_H, 0, 3) & length(_S, 0, 3)),
                "N5",
                "invitational",
                needs="minor_jump_invites",
            ),
            Agreement(
                "1N",
                "3m",
                length(m, 6) & hl(31 - low) & good(m, 2, 3),
                "N6",
                "game",
                needs="!minor_jump_invites",
            ),
            Agreement("1N 3M", "4M", length(M, 3), "N6-fit"),
            Agreement("1N 3M", "3N", length(M, 2, 2), "N6-3N"),
            Agreement(
                "1N 3m",
                "3N",
                hcp(low, high)
                & good(m, 1, 3)
                & detail(length(m, 2) & (length(m, 3) | hcp(low + 1))),
                "N5-accepts",
                "sign-off",
            ),
            Agreement("1N 3m", "-", ANYTHING, "N5-refuses", needs="minor_jump_invites"),
            Agreement("1N 4M", "-", ANYTHING, "N9-over"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-notrump-jumps = Jumps over one notrump
tool-minor-jump-invites = Jump to 3♣ or 3♦ over 1NT is invitational
""",
    "fr": """
chapter-notrump-jumps = Sauts sur un sans-atout
tool-minor-jump-invites = 3♣ ou 3♦ à saut sur 1SA : propositionnel
""",
}
