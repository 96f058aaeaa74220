"""Our 1NT overcalled or doubled: suits are natural, their suit is Stayman, a double is penalty.

Over a double the answers to 1NT stay as they are where transfers are played; a weak hand with
a long suit runs, and a strong one redoubles.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, length, longest
from biritch.bidding.promises.suit_letters import MAJORS, M, x, y

_H, _S = MAJORS
_FOUR = length(_H, 4) | length(_S, 4)
_ASSUMED = "1NT overcalled: standard practice, not in the booklet [assumed]"


def package(card: Figures) -> Package:
    """Return what is bid over interference, opposite ``card.one_notrump``."""
    low, high = card.one_notrump
    invite, game = 25 - high, 25 - low
    over, doubled = "1N (2x)", "1N (X)"
    return Package(
        title="chapter-notrump-overcalled",
        source=(
            "SAYC booklet SP-3 (2006), interference over 1NT; EBU Standard English [sourced]"
        ),
        edition="2006",
        agreements=(
            Agreement(over, "4M", length(M, 6) & hl(game), "N-over-4M", "sign-off"),
            Agreement(
                over,
                "3y",
                length(y, 5) & hl(game) & detail(longest(y)),
                "N-over-3",
                "game",
                where="y<x",
            ),
            Agreement(
                over,
                "3y",
                length(y, 5) & hl(game + 1) & length(x, 0, 2),
                "N-over-3",
                "game",
                where="x<y",
            ),
            Agreement(
                over,
                "3x",
                hcp(game) & _FOUR,
                "N-cue",
                "game",
                True,
                "call-cue-stayman",
                "cue-stayman",
            ),
            Agreement(over, "3N", hcp(game, game + 6) & stopper(x), "N-over-3N", "sign-off"),
            Agreement(
                over,
                "X",
                hcp(invite) & length(x, 4),
                "N-over-X",
                source=_ASSUMED,
                title="call-penalty",
                kind="penalty",
            ),
            Agreement(
                over,
                "2y",
                length(y, 5) & hl(max(4, invite - 4), game - 1) & detail(longest(y)),
                "N-over-2",
                "sign-off",
                where="x<y",
            ),
            Agreement(
                over,
                "2N",
                hcp(invite, game - 1) & stopper(x),
                "N-over-2N",
                "invitational",
                source=_ASSUMED,
            ),
            Agreement(
                over,
                "X",
                hcp(invite) & length(x, 3),
                "N-over-X",
                source=_ASSUMED,
                title="call-penalty",
                kind="penalty",
            ),
            Agreement("1N (2x) 3x", "3M", length(M, 4), "N-cue-answer", "game"),
            Agreement("1N (2x) 3x", "3N", ANYTHING, "N-cue-answer", "sign-off"),
            Agreement("1N (2x) 2N", "3N", hcp(low + 1, high), "N-accepts", "sign-off"),
            Agreement("1N (2x) 2N", "-", hcp(low, low), "N-refuses"),
            Agreement("1N (2x) 2y | 1N (2x) X | 1N (2x) 3N", "-", ANYTHING, "N-over-pass"),
            # doubled
            Agreement(
                doubled,
                "XX",
                hcp(22 - low) & BALANCED,
                "N-XX",
                title="call-values",
                kind="values",
                source=_ASSUMED,
            ),
            Agreement(
                doubled,
                "2y",
                length(y, 5) & hcp(0, 21 - low),
                "N-runs",
                "sign-off",
                needs="!systems_on_doubled",
            ),
            Agreement(doubled, "-", ANYTHING, "N-doubled-pass"),
            Agreement("1N (X) XX", "-", ANYTHING, "N-over-pass"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-notrump-overcalled = Our notrump overcalled or doubled
call-cue-stayman = Their suit, asks for a four-card major: { $what }
""",
    "fr": """
chapter-notrump-overcalled = Notre sans-atout contré ou surenchéri
call-cue-stayman = Leur couleur, demande une majeure quatrième : { $what }
""",
}
