"""Where an auction ends: passing what partner concludes, accepting what partner proposes."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, sourced
from biritch.bidding.promises.combined import THEIR_SUITS_STOPPED, UNBID_STOPPED, together
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, i, t

_H, _S = MAJORS
_KNOWN = "ours quiet game !forced !asked !answered !astray"
_SLAM = "ours quiet alone !fit !artificial !first-time !told"
PACKAGE = Package(
    title="chapter-conclusions",
    source="SEF 2024: captaincy",
    agreements=(
        *sourced(
            "SEF 2024: a call that concludes is passed",
            Agreement("... *", "-", together(0, 32), "CC-concluded", when="concluded !notrump"),
            Agreement(
                "... 1N | ... 2N | ... 4N | ... 5N",
                "-",
                together(0, 30),
                "CC-concluded",
                when="concluded",
            ),
        ),
        *assumed(
            "over 3NT with the points of a slam: six, or four as a question of strength",
            Agreement(
                "1S 1N 3H 3N | 1S 2m 2H 3N | 1S 2m 3H 3N",
                "4H",
                length(_H, 5) & length(_S, 5, 5),
                "CC-five-five",
                "sign-off",
            ),
            Agreement(
                "... 3N",
                "6N",
                together(33, 36) & SEMI_BALANCED,
                "CC-6N",
                "sign-off",
                when=_SLAM,
            ),
            Agreement(
                "... 3N",
                "4N",
                together(31, 32) & SEMI_BALANCED,
                "CC-4N",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
                when=_SLAM,
            ),
            Agreement(
                "... 3N 4N", "6N", together(32, 40), "CC-4N-yes", "sign-off", when="invited"
            ),
            Agreement("... 3N 4N", "-", ANYTHING, "CC-4N-no", when="invited"),
            Agreement(
                "... 3N",
                "4i",
                length(i, 7) & together(0, 32),
                "CC-own",
                "sign-off",
                where="D<i",
                when="concluded !limited !fit named-once",
            ),
            Agreement("... 3N", "-", together(0, 32), "CC-concluded", when="concluded"),
        ),
        *assumed(
            "game is reached: without slam it is left",
            Agreement("... *", "-", together(0, 32), "CC-game", when=f"{_KNOWN} !notrump"),
            Agreement("... *", "-", together(0, 30), "CC-game", when=f"{_KNOWN} notrump !fit"),
        ),
        *assumed(
            "a defender who has kept silent goes on doing so once the auction is high",
            Agreement(
                "... - (1N)",
                "X",
                hcp(17),
                "CC-X-trap",
                title="call-penalty",
                kind="penalty",
                when="silent",
            ),
            Agreement(
                "... - (*) | ... - (X) | ... - (XX)",
                "-",
                ANYTHING,
                "CC-silent",
                when="silent",
            ),
            Agreement("... - (*) -", "-", ANYTHING, "CC-silent", when="silent game"),
            Agreement(
                "... (4*) | ... (5*) | ... (6*) | ... (7*) | ... (3N)",
                "-",
                ANYTHING,
                "CC-silent",
                when="silent",
            ),
            Agreement("... -", "-", ANYTHING, "CC-partner-silent", when="silent"),
        ),
        *assumed(
            "an invitation in the agreed suit is accepted with enough together",
            Agreement(
                "... 3t",
                "4t",
                together(26, 32, t) & length(t, 2),
                "CC-accepts",
                "sign-off",
                where="D<t",
                when="invited",
            ),
            Agreement(
                "... 3t", "-", together(0, 25, t), "CC-refuses", when="invited", where="D<t"
            ),
            *(
                Agreement(
                    "... 3t",
                    "3N",
                    enough & SEMI_BALANCED & THEIR_SUITS_STOPPED,
                    "CC-accepts-3N",
                    "sign-off",
                    when="invited",
                    where="t<H",
                )
                for enough in (together(25, 32) & UNBID_STOPPED, together(27, 32))
            ),
            Agreement(
                "... 3t", "-", together(0, 28, t), "CC-refuses", when="invited", where="t<H"
            ),
            Agreement(
                "... 2N",
                "3N",
                together(25, 32),
                "CC-accepts-3N",
                "sign-off",
                when="invited !fit",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-conclusions = Invitations, conclusions, passes
""",
    "fr": """
chapter-conclusions = Propositions, conclusions, passes
""",
}
