"""Raises of a minor and notrump over it: no four-card major."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, m

_C, _D = MINORS
_H, _S = MAJORS
_NO_MAJOR = length(_H, 0, 3) & length(_S, 0, 3)


def package(card: Figures) -> Package:
    """Return raises and notrump, with the ranges of *card*."""
    two, three = card.two_notrump_answer, card.three_notrump_answer
    single, limit = card.single_raise, card.limit_raise
    return Package(
        title="chapter-minor-answers",
        source="SAYC booklet SP-3 (2006), responses to minors; EBU Standard English [sourced]",
        edition="2006",
        agreements=(
            Agreement(
                "- 1m", "2N", hcp(11, 12) & BALANCED & _NO_MAJOR, "m2N-passed", "invitational"
            ),
            Agreement("1m", "3N", hcp(*three) & BALANCED & _NO_MAJOR, "m3N", "sign-off"),
            Agreement(
                "1m",
                "2N",
                hcp(*two) & BALANCED & _NO_MAJOR,
                "m2N",
                "game" if two[0] >= 12 else "invitational",
            ),
            Agreement(
                "1C",
                "3C",
                length(_C, 5)
                & card.support(_C, *limit)
                & hcp(8)
                & _NO_MAJOR
                & detail(not_shorter(_C, _D)),
                "m3m",
                "invitational",
            ),
            Agreement(
                "1D",
                "3D",
                length(_D, 5)
                & card.support(_D, *limit)
                & hcp(8)
                & _NO_MAJOR
                & detail(not_shorter(_D, _C)),
                "m3m",
                "invitational",
            ),
            Agreement(
                "1C",
                "2C",
                length(_C, 5)
                & card.support(_C, *single)
                & hcp(5)
                & _NO_MAJOR
                & detail(not_shorter(_C, _D)),
                "m2m",
            ),
            Agreement(
                "1D",
                "2D",
                length(_D, card.diamonds) & card.support(_D, *single) & hcp(5) & _NO_MAJOR,
                "m2m",
            ),
            Agreement(
                "1D",
                "3D",
                length(_D, card.diamonds) & hcp(*limit) & _NO_MAJOR & length(_C, 0, 3),
                "m3m",
                "invitational",
            ),
            # opener over the raises
            Agreement("1m 3N", "-", hcp(0, 33 - three[1]) | BALANCED, "m3N-over"),
            Agreement(
                "1m 3N",
                "4N",
                hcp(33 - three[1] + 1, 20) & SEMI_BALANCED,
                "m3N-quantitative",
                "invitational",
                title="call-quantitative",
            ),
            Agreement("1m 2m", "3N", hcp(18, 21) & BALANCED, "m2m-3N", "sign-off"),
            Agreement("1m 2m", "2N", hcp(16, 18) & SEMI_BALANCED, "m2m-2N", "invitational"),
            Agreement("1m 2m", "3m", length(m, 6) & hl(16, 18), "m2m-3m", "invitational"),
            Agreement("1m 2m", "-", hl(0, 15), "m2m-pass"),
            Agreement("1m 2m 2N", "3N", hcp(8, 10), "m2m-accepts", "sign-off"),
            Agreement("1m 2m 2N", "3m", hcp(0, 7), "m2m-refuses", "sign-off"),
            Agreement("1m 3m", "3N", hcp(14, 19) & SEMI_BALANCED, "m3m-3N", "sign-off"),
            Agreement("1m 3m", "-", hl(0, 14), "m3m-pass"),
            Agreement(
                "1m 2N",
                "3N",
                hcp(14 if two[0] < 12 else 11, 17) & BALANCED,
                "m2N-3N",
                "sign-off",
            ),
            Agreement(
                "1m 2N", "-", hcp(0, 13) & BALANCED, "m2N-pass", needs="two_notrump_invites"
            ),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-minor-answers = Raises of a minor, and notrump over it
tool-two-notrump-invites = 1m–2NT is invitational
""",
    "fr": """
chapter-minor-answers = Soutiens d'une mineure et réponses à sans-atout
tool-two-notrump-invites = 1m–2SA est propositionnel
""",
}
