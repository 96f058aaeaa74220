"""Over their bid, with no fit known: one's suit again, a new suit, a double for the others.

For auctions no chapter describes. What partner has shown is counted in: the level asks for
points together, 18 for two, 21 for three.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed
from biritch.bidding.promises.combined import (
    fitting,
    in_theirs,
    in_unbid,
    longest_unbid,
    together,
)
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import i, p, q, u

_OVER = "... (*) | ... (*) -"
_NO_FIT = "!silent !ours !fit"
_DOUBLED = "!silent ours !fit !artificial"
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")


def _raises(over: str, when: str) -> Iterator[Agreement]:
    """Yield support for partner's suit, dearest first."""
    yield Agreement(
        over,
        "4p",
        fitting(p, 8) & together(26, 32, p),
        "CO-raise-game",
        "sign-off",
        where="D<p",
        when=when,
    )
    yield Agreement(
        over,
        "2p",
        fitting(p, 8) & together(15, 25, p),
        "CO-raise",
        where="cheapest",
        when=when,
    )
    for least, partner in ((18, "strong-partner"), (15, "!strong-partner")):
        yield Agreement(
            over,
            "3p",
            (fitting(p, 9) & together(least, 25, p)) | (fitting(p, 8) & together(21, 25, p)),
            "CO-raise",
            where="cheapest",
            when=f"{when} {partner}",
        )


PACKAGE = Package(
    title="chapter-competing-on",
    source="natural competition: the level by the points together and by length",
    agreements=(
        *assumed(
            "support for partner's suit comes first, by the number of trumps",
            *(
                row
                for over, when in (("... (*)", _NO_FIT), ("... (X)", _DOUBLED))
                for row in _raises(over, when)
            ),
        ),
        *assumed(
            "six cards are bid again, a second suit of five shown",
            Agreement(
                _OVER,
                "2i",
                length(i, 6) & together(17, 25),
                "CO-own",
                where="cheapest",
                when=_NO_FIT,
            ),
            Agreement(
                _OVER,
                "3i",
                (length(i, 6) & together(21, 27)) | (length(i, 7) & together(18, 27)),
                "CO-own",
                where="cheapest",
                when=_NO_FIT,
            ),
            Agreement(
                _OVER,
                "1u",
                length(u, 4) & longest_unbid(u) & together(18, 25),
                "CO-new",
                where="cheapest",
                when=_NO_FIT,
            ),
            Agreement(
                _OVER,
                "2u",
                length(u, 5) & longest_unbid(u) & together(19, 25),
                "CO-new",
                where="cheapest",
                when=f"{_NO_FIT} !partner-silent",
            ),
            Agreement(
                _OVER,
                "3u",
                length(u, 5) & longest_unbid(u) & together(23, 28),
                "CO-new",
                where="cheapest",
                when=f"{_NO_FIT} !partner-silent",
            ),
        ),
        *assumed(
            "a double still asks: the suits nobody has bid, or the better of ours",
            Agreement(
                "... (1*) | ... (2*) | ... (1*) - | ... (2*) -",
                "X",
                together(20) & in_theirs(0, 2) & in_unbid(4),
                "CO-X",
                *_X,
                when=f"{_NO_FIT} !partner-silent !notrump !taken-out",
            ),
            Agreement(
                "... (1*) | ... (2*) | ... (3*)",
                "X",
                together(24) & hcp(12) & in_theirs(0, 2),
                "CO-X-values",
                *_X,
                when=f"{_NO_FIT} !partner-silent !notrump !taken-out",
            ),
        ),
        *assumed(
            "a doubled suit is run from to partner's other one",
            Agreement(
                "... (X)",
                "2q",
                length(q, 2) & length(p, 0, 1),
                "CO-preference",
                where="cheapest",
                when="!silent in-partners-suit",
            ),
            Agreement(
                "... X (XX)",
                "2u",
                length(u, 5) & longest_unbid(u) & hl(0, 8),
                "CO-run",
                where="cheapest",
                when="!silent !taken-out",
            ),
            *(
                Agreement(
                    "... X (XX) -",
                    f"{level}u",
                    length(u, cards) & longest_unbid(u),
                    "CO-doubler-runs",
                    where="cheapest",
                    when="doubler",
                )
                for cards in (5, 4, 3)
                for level in (1, 2, 3)
            ),
            Agreement(
                "... X (XX) | ... X (XX) -", "-", ANYTHING, "CO-stay", when="!silent !taken-out"
            ),
            Agreement(
                "... (X) | ... (XX)",
                "-",
                together(0, 24),
                "CO-stay",
                when="ours !artificial !astray",
            ),
            Agreement(
                "... (X) - | ... (XX) -",
                "-",
                ANYTHING,
                "CO-stay",
                when="ours !first-time !astray",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-competing-on = Competing without a fit
""",
    "fr": """
chapter-competing-on = Rivaliser sans fit
""",
}
