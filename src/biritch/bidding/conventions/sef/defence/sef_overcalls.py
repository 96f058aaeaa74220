"""Overcalls of their one-level opening: notrump, jumps, a suit at one or two."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, disputed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import detail
from biritch.bidding.promises.shapes import BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, x, y

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-sef-overcalls",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *disputed(
            "regles JJM: 16-18; other courses 15-18",
            Agreement(
                "(1x)",
                "1N",
                hcp(16, 18) & BALANCED & stopper(x),
                "SEF-15.1-1N",
                needs="!nt_overcall_15",
            ),
            Agreement(
                "(1x)",
                "1N",
                hcp(15, 18) & BALANCED & stopper(x),
                "SEF-15.1-1N",
                needs="nt_overcall_15",
            ),
        ),
        *assumed(
            "jumps block, as weak twos and barrages",
            Agreement(
                "(1x)",
                "2M",
                length(M, 6, 6) & hcp(6, 10) & good(M, 2, 5),
                "SEF-15.1-jump",
                title="call-weak-jump",
                kind="weak-two",
                where="x<M",
            ),
            Agreement(
                "(1x)",
                "3y",
                length(y, 7) & hcp(5, 10) & good(y, 2, 5),
                "SEF-15.1-jump3",
                title="call-weak-jump",
                kind="weak-two",
                where="x<y",
            ),
            Agreement(
                "(1x)",
                "3y",
                length(y, 7) & hcp(5, 10) & good(y, 2, 5),
                "SEF-15.1-jump3",
                title="call-weak-jump",
                kind="weak-two",
                where="y<x C<y",
            ),
            Agreement("(1x)", "4M", length(M, 8) & hcp(5, 15), "SEF-15.1-4M"),
        ),
        *sourced(
            "regles JJM (interventions); fiches SEF 2024",
            Agreement(
                "(1x)",
                "1S",
                length(_S, 5)
                & hl(9, 20)
                & hcp(8, 17)
                & (good(_S, 1, 3) | hcp(12))
                & detail(not_shorter(_S, _H) | length(_H, 0, 5)),
                "SEF-15.1-1",
            ),
            Agreement(
                "(1x)",
                "1H",
                length(_H, 5) & hl(9, 20) & hcp(8, 17) & (good(_H, 1, 3) | hcp(12)),
                "SEF-15.1-1",
            ),
            Agreement(
                "(1C)",
                "1D",
                length(_D, 5) & hl(9, 20) & hcp(8, 17) & (good(_D, 1, 3) | hcp(12)),
                "SEF-15.1-1",
            ),
            Agreement(
                "(1x)",
                "2y",
                length(y, 6) & good(y, 1, 3) & hl(12, 20) & hcp(10, 17),
                "SEF-15.1-2",
                where="y<x",
            ),
            Agreement(
                "(1x)",
                "2y",
                length(y, 5) & good(y, 2, 4) & hl(14, 19) & hcp(10, 17),
                "SEF-15.1-2",
                where="y<x",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-overcalls = Overcalls
tool-nt-overcall-15 = 1NT overcall from 15 points
""",
    "fr": """
chapter-sef-overcalls = Les interventions
tool-nt-overcall-15 = Intervention à 1SA dès 15 points
""",
}
