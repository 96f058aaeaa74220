"""Splinters: a double jump in a short suit, with four trumps and no more than ten points."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package
from biritch.bidding.promises.points import hcp, hld
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, M, m, x, z

_H, _S = MAJORS
_KIND: CallTraits = ("game", True, "call-splinter", "splinter")

PACKAGE = Package(
    title="chapter-splinters",
    source="SEF 2024 (fiches); regles JJM [sourced]",
    convention=True,
    agreements=(
        Agreement(
            "1M",
            "4m",
            length(M, 4) & length(m, 0, 1) & hld(M, 13, 15) & hcp(7, 11),
            "SEF-RM8",
            *_KIND,
            needs="splinter",
        ),
        Agreement(
            "1H",
            "3S",
            length(_H, 4) & length(_S, 0, 1) & hld(_H, 13, 15) & hcp(7, 11),
            "SEF-RM8",
            *_KIND,
            needs="splinter",
        ),
        Agreement(
            "1S",
            "4H",
            length(_S, 4) & length(_H, 0, 1) & hld(_S, 13, 15) & hcp(7, 11),
            "SEF-RM8",
            *_KIND,
            needs="splinter",
        ),
        Agreement(
            "1x 1M",
            "4z",
            length(M, 4) & length(z, 0, 1) & hld(M, 20, 23),
            "SEF-B-splinter",
            *_KIND,
            where="z<M",
            needs="splinter",
        ),
        Agreement(
            "1m 1H",
            "3S",
            length(_H, 4) & length(_S, 0, 1) & hld(_H, 20, 23),
            "SEF-B-splinter",
            *_KIND,
            needs="splinter",
        ),
        # over their overcall: a jump in their suit
        Agreement(
            "1M (1x)",
            "3x",
            length(M, 4) & length(x, 0, 1) & hld(M, 13, 16),
            "SEF-13.2-splinter",
            *_KIND,
            needs="splinter",
        ),
        Agreement(
            "1M (2x)",
            "4x",
            length(M, 4) & length(x, 0, 1) & hld(M, 13, 16),
            "SEF-13.2-splinter",
            *_KIND,
            where="x<M",
            needs="splinter",
        ),
        Agreement(
            "1M (X)",
            "4z",
            length(M, 4) & length(z, 0, 1) & hld(M, 13, 15),
            "SEF-13.1-splinter",
            *_KIND,
            where="z<M",
            needs="splinter",
        ),
        # the answer: slam only where shortness and points agree
        Agreement(
            "1M 4m | 1H 3S | 1S 4H",
            "4M",
            hld(M, 0, 18),
            "SEF-RM8-stop",
            "sign-off",
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-splinters = Splinters
tool-splinter = Splinters
""",
    "fr": """
chapter-splinters = Splinters
tool-splinter = Splinters
""",
}
