"""Placing the contract: games and invitations by what both hands have shown, and passes.

From the second round on, where partner's call may be passed and the opponents have passed it.
The points and the cards partner has shown are counted in; a pass denies game.
"""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.combined import THEIR_SUITS_STOPPED, fitting, together
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, longer, not_shorter
from biritch.bidding.promises.suit_letters import SuitLetter, i, p, q, t

_OURS = "ours quiet !forced !astray !asked !aces-asked !answered !first-time"
_LOW = f"{_OURS} !game !concluded"
_OPEN = f"{_LOW} !invited !limited"

PACKAGE = Package(
    title="chapter-placing",
    source="points together: 25 for game in notrump or a major, 29 in a minor",
    agreements=(
        *assumed(
            "captaincy: what partner concludes is passed, what reaches game is left",
            Agreement("... *", "-", together(0, 32), "PL-concluded", when="concluded"),
            Agreement(
                "... *",
                "4t",
                fitting(t, 8) & together(0, 32, t),
                "PL-corrects",
                "sign-off",
                where="D<t",
                when=f"{_OURS} game notrump fit",
            ),
            Agreement("... *", "-", together(0, 32), "PL-game", when=f"{_OURS} game"),
        ),
        *assumed(
            "games by the points together",
            Agreement(
                "... *",
                "4t",
                together(26, 32, t) & length(t, 2),
                "PL-4M",
                "sign-off",
                where="D<t",
                when=_LOW,
            ),
            *(
                Agreement(
                    "... *",
                    f"4{suit}",
                    fitting(SuitLetter(suit), 8) & together(26, 32, SuitLetter(suit)),
                    "PL-4M",
                    "sign-off",
                    where=f"D<{suit}",
                    when=_LOW,
                )
                for suit in "pq"
            ),
            Agreement(
                "... *",
                "4i",
                length(i, 7) & together(25, 32),
                "PL-4M-own",
                "sign-off",
                where="D<i",
                when=_LOW,
            ),
            Agreement(
                "... 3*",
                "3i",
                length(i, 5) & together(25, 40),
                "PL-shows",
                "one-round",
                where="cheapest D<i",
                when=f"{_LOW} invited !fit alone",
            ),
            Agreement(
                "... *",
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "PL-3N",
                "sign-off",
                when=f"{_LOW} !fit",
            ),
            Agreement(
                "... *",
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED & SEMI_BALANCED,
                "PL-3N",
                "sign-off",
                where="t<H",
                when=f"{_LOW} !alone",
            ),
            Agreement(
                "... *",
                "5t",
                together(29, 32, t),
                "PL-5m",
                "sign-off",
                where="t<H",
                when=_LOW,
            ),
        ),
        *assumed(
            "one trick short of game an invitation, where partner may hold more",
            Agreement(
                "... *",
                "3t",
                together(23, 25, t),
                "PL-invites",
                "invitational",
                where="D<t",
                when=_OPEN,
            ),
            Agreement(
                "... *",
                "3p",
                fitting(p, 8) & together(23, 25, p),
                "PL-invites",
                "invitational",
                when=f"{_OPEN} !fit",
            ),
            Agreement(
                "... *",
                "3q",
                fitting(q, 8) & together(23, 25, q),
                "PL-invites",
                "invitational",
                when=f"{_OPEN} !fit",
            ),
            Agreement(
                "... *",
                "2N",
                together(23, 24) & THEIR_SUITS_STOPPED & SEMI_BALANCED,
                "PL-2N",
                "invitational",
                when=f"{_OPEN} !fit",
            ),
        ),
        *assumed(
            "the better part-score: partner's first suit, or six cards of one's own",
            *(
                Agreement(
                    "... *",
                    f"{level}q",
                    length(q, 2) & not_shorter(q, p),
                    "PL-preference",
                    where="cheapest",
                    when=f"{_LOW} in-partners-suit",
                )
                for level in (2, 3)
            ),
            Agreement(
                "... 2*",
                "2p",
                length(p, 3) & longer(p, q),
                "PL-preference",
                where="cheapest",
                when=f"{_LOW} in-partners-suit",
            ),
            *(
                Agreement(
                    f"... {level}*",
                    f"{level}i",
                    length(i, 6) & length(p, 0, 1),
                    "PL-own",
                    where="cheapest",
                    when=f"{_LOW} in-partners-suit !fit !invited",
                )
                for level in (2, 3)
            ),
            Agreement("... *", "-", together(0, 24), "PL-pass", when=_LOW),
        ),
        *assumed(
            "game is near and nothing tells which: four of the minor we share, or notrump",
            Agreement(
                "... 3*",
                "4t",
                fitting(t, 8) & together(25, 28, t),
                "PL-4m",
                "invitational",
                where="t<H",
                when=f"{_OPEN} !notrump !alone",
            ),
            Agreement(
                "... *",
                "3N",
                together(25, 32),
                "PL-3N-last",
                "sign-off",
                when=f"{_LOW} !fit alone",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-placing = Placing the contract
""",
    "fr": """
chapter-placing = La conclusion
""",
}
