"""Partner's call may not be passed: raising it, one's own suit, notrump, going back.

From the second round on, for auctions no chapter describes. What shows most comes first; every
hand has a call.
"""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.agreement.meaning import Forcing
from biritch.bidding.promises.combined import (
    THEIR_SUITS_STOPPED,
    UNBID_STOPPED,
    fitting,
    together,
)
from biritch.bidding.promises.honours import aces
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import SuitLetter, i, p, q, t, u

_LAST = "... * | ... X"
_FORCED = "forced quiet !asked !aces-asked !answered !taken-out !first-time"

_NEW: tuple[tuple[str, Forcing, int], ...] = (("alone", "one-round", 40), ("!alone", "no", 32))
"""A new suit goes on forcing where the opponents are silent, and then has no upper limit."""


def _first_major(role: str, where: str = "") -> Iterator[Agreement]:
    """Yield support for a major of partner's that is not the suit bid last."""
    suit = SuitLetter(role)
    fit = fitting(suit, 8)
    game, bound = f"{_FORCED} game-forced {where}".rstrip(), f"D<{role}"
    for level in (2, 3):
        yield Agreement(
            _LAST,
            f"{level}{role}",
            fit & length(suit, 3),
            "FO-first-major",
            where=f"cheapest {bound}",
            when=game,
        )
    yield Agreement(
        _LAST,
        f"6{role}",
        fit & together(33, 36, suit) & aces(2, 3, 4),
        "FO-6M",
        "sign-off",
        where=bound,
        when=f"{_FORCED} !game-forced !artificial",
    )
    yield Agreement(
        _LAST,
        f"4{role}",
        fit & length(suit, 3) & together(25, 32, suit),
        "FO-4M",
        "sign-off",
        where=bound,
        when=f"{_FORCED} !game-forced",
    )


PACKAGE = Package(
    title="chapter-forced-on",
    source="natural bidding: a forcing call is raised, or one's shape described",
    agreements=(
        *assumed(
            "the fit first, then the shape, then stoppers",
            Agreement(
                _LAST,
                "4t",
                fitting(t, 8) & together(26, 32, t),
                "FO-4M",
                "sign-off",
                where="D<t",
                when=_FORCED,
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}p",
                    fitting(p, 8) & together(0, 40, p),
                    "FO-raise",
                    where="cheapest",
                    when=f"{_FORCED} in-partners-suit game-forced",
                )
                for level in (2, 3)
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}p",
                    fitting(p, 8) & together(0, most, p),
                    "FO-raise",
                    where="cheapest" if level < 4 else "cheapest D<p",
                    when=f"{_FORCED} in-partners-suit {alone}",
                )
                for alone, low in (("alone", 26), ("!alone", 32))
                for level, most in ((2, low), (3, low), (4, 32))
            ),
            Agreement(
                _LAST,
                "4p",
                fitting(p, 8) & together(32, 40, p),
                "FO-raise-slam",
                "one-round",
                where="p<H",
                when=f"{_FORCED} in-partners-suit alone",
            ),
            Agreement(
                _LAST,
                "4N",
                fitting(p, 8) & length(p, 3) & together(33, 40, p),
                "FO-4N",
                "one-round",
                True,
                "call-blackwood",
                "blackwood",
                where="D<p",
                when=f"{_FORCED} in-partners-suit",
            ),
            Agreement(
                _LAST,
                "4i",
                length(i, 7) & together(25, 32),
                "FO-own-4M",
                "sign-off",
                where="D<i",
                when=_FORCED,
            ),
            *_first_major("p", "!in-partners-suit"),
            *_first_major("q"),
            *(
                Agreement(
                    _LAST,
                    f"{level}p",
                    length(p, 3) & together(0, 32, p),
                    "FO-support",
                    where="cheapest D<p",
                    when=f"{_FORCED} artificial",
                )
                for level in (2, 3)
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}u",
                    length(u, 5) & together(0, most),
                    "FO-new-major",
                    forcing,
                    where="cheapest D<u",
                    when=f"{_FORCED} !rebid {told}",
                )
                for level in (2, 3)
                for told, forcing, most in _NEW
            ),
            Agreement(
                _LAST,
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "FO-3N",
                "sign-off",
                when=f"{_FORCED} !artificial !fit",
            ),
            Agreement(
                _LAST,
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "FO-3N",
                "sign-off",
                where="t<H",
                when=f"{_FORCED} !artificial",
            ),
            Agreement(
                _LAST,
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED & UNBID_STOPPED,
                "FO-3N",
                "sign-off",
                when=f"{_FORCED} artificial",
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}i",
                    length(i, 6) & length(p, 0, 2) & together(0, 32),
                    "FO-own",
                    where="cheapest",
                    when=_FORCED,
                )
                for level in (2, 3)
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}q",
                    fitting(q, 8) & together(0, 24, q),
                    "FO-first-suit",
                    where="cheapest",
                    when=_FORCED,
                )
                for level in (2, 3)
            ),
            Agreement(
                _LAST,
                "1u",
                length(u, 4) & together(0, 32),
                "FO-new",
                where="cheapest",
                when=_FORCED,
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}N",
                    THEIR_SUITS_STOPPED & together(0, 24),
                    "FO-notrump",
                    where="cheapest",
                    when=_FORCED,
                )
                for level in (1, 2)
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}u",
                    length(u, level + 2) & together(0, most),
                    "FO-new",
                    forcing,
                    where="cheapest",
                    when=f"{_FORCED} !rebid {told}",
                )
                for level in (2, 3)
                for told, forcing, most in _NEW
            ),
            Agreement(
                _LAST,
                "6N",
                together(33, 36) & SEMI_BALANCED & aces(2, 3, 4),
                "FO-6N",
                "sign-off",
                when=f"{_FORCED} alone !fit",
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}q",
                    length(q, 2),
                    "FO-back",
                    where=where,
                    when=_FORCED,
                )
                for level, where in ((2, "cheapest"), (3, "cheapest q<H"))
            ),
            *(
                Agreement(
                    _LAST,
                    f"{level}i",
                    length(i, 5),
                    "FO-own-five",
                    where="cheapest",
                    when=_FORCED,
                )
                for level in (2, 3)
            ),
            Agreement(_LAST, "3N", ANYTHING, "FO-any", where="cheapest", when=_FORCED),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-forced-on = Partner's call is forcing
""",
    "fr": """
chapter-forced-on = Le partenaire a fait une enchère forcing
""",
}
