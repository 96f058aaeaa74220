"""Transfers to the minors over 1NT: 2S shows clubs, 2NT diamonds, weak or strong, six cards."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.conventions.notrump.notrump_raises import invites
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS

_C, _D = MINORS
_H, _S = MAJORS
_LATER = "transfers to minors, later rounds: standard practice [assumed]"


def package(card: Figures) -> Package:
    """Return both, for hands below an invitation or near a slam opposite ``card``."""
    weak = hcp(0, invites(card.one_notrump)[0] - 1)
    strong = hl(31 - card.one_notrump[0])
    no_five = detail(length(_H, 0, 4) & length(_S, 0, 4))
    rows = tuple(
        row
        for suit, call, name in ((_C, "2S", "clubs"), (_D, "2N", "diamonds"))
        for row in (
            Agreement(
                "1N",
                call,
                length(suit, 6) & no_five & (weak | (strong & good(suit, 2, 3))),
                "N4",
                "one-round",
                True,
                f"call-texas-{str(suit).lower()}",
                f"transfer-{name}",
            ),
            Agreement(
                f"1N {call}",
                f"3{suit}",
                ANYTHING,
                "N4-completes",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(f"1N {call} 3{suit}", "-", weak, "N4-pass", source=_LATER),
            Agreement(f"1N {call} 3{suit}", "3N", strong, "N4-strong", "no", source=_LATER),
        )
    )
    return Package(
        title="chapter-minor-transfers",
        source="EBU, Benjaminised Acol as in club files: 2S and 2NT over 1NT [sourced]",
        edition="2014",
        convention=True,
        agreements=rows,
    )


PACKAGE = package(Figures(one_notrump=(12, 14)))

SENTENCES = {
    "en": """
chapter-minor-transfers = Transfers to the minors, two notrump showing diamonds
""",
    "fr": """
chapter-minor-transfers = Texas mineurs, deux sans-atout pour les carreaux
""",
}
