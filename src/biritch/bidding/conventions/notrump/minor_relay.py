"""2S over 1NT: a relay to 3C with a weak hand that has six cards of either minor."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, longer
from biritch.bidding.promises.suit_letters import MAJORS, MINORS

_C, _D = MINORS
_H, _S = MAJORS


def package(card: Figures) -> Package:
    """Return the relay for hands below an invitation opposite ``card.one_notrump``."""
    weak = hcp(0, 24 - card.one_notrump[1])
    on = "1N | 1N (X)"
    done = "1N 2S 3C | 1N (X) 2S 3C"
    return Package(
        title="chapter-minor-relay",
        source="SAYC booklet SP-3 (2006), responses to 1NT: 2S [sourced]",
        edition="2006",
        convention=True,
        agreements=(
            Agreement(
                on,
                "2S",
                weak
                & (length(_C, 6) | length(_D, 6))
                & detail(length(_H, 0, 4) & length(_S, 0, 4)),
                "N3",
                "one-round",
                True,
                "call-minor-relay",
                "minor-relay",
            ),
            Agreement(
                "1N 2S | 1N (X) 2S",
                "3C",
                ANYTHING,
                "N3-completes",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Agreement(
                done, "3D", length(_D, 6) & detail(longer(_D, _C)), "N3-diamonds", "sign-off"
            ),
            Agreement(done, "-", length(_C, 6), "N3-clubs"),
            Agreement("1N 2S 3C 3D", "-", ANYTHING, "N3-over"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-minor-relay = Two spades, relay to the minors
call-minor-relay = Relay to three clubs, one long minor: { $what }
""",
    "fr": """
chapter-minor-relay = Deux piques, relais pour les mineures
call-minor-relay = Relais pour trois trèfles, une mineure longue : { $what }
""",
}
