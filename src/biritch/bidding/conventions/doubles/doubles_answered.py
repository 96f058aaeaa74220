"""A take-out double answered, wherever in the auction it is made, and the doubler's next call.

What the chapters on their opening say of its double holds for a second double, for one that
reopens, and for one made after an answer: the points partner has shown are counted in.
"""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed
from biritch.bidding.promises.combined import (
    THEIR_SUITS_STOPPED,
    fitting,
    in_theirs,
    longest_unbid,
    together,
)
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import i, p, u, v

_ASKED, _PUSHED = "taken-out !silent", "taken-out !quiet"
_OVER = "... X (*)"
_FREE = length(u, 4) & longest_unbid(u)

PACKAGE = Package(
    title="chapter-doubles-answered",
    source="answers to the double of an opening, by the points partner has shown",
    agreements=(
        *assumed(
            "the answers to the double of an opening, wherever the double is made",
            Agreement(
                "... X", "-", in_theirs(5) & hcp(5), "XA-left", when=f"{_ASKED} !notrump"
            ),
            *(
                Agreement(
                    over,
                    "-",
                    length(v, 4) & good(v, 2, 4) & together(19),
                    "XA-left",
                    when=f"{_ASKED} !notrump strong-partner !first-time",
                )
                for over in ("... (2v) X", "... (2v) - X", "... (3v) X", "... (3v) - X")
            ),
            Agreement("... X", "-", hcp(6) & BALANCED, "XA-left", when=f"{_ASKED} notrump"),
            Agreement("... X", "-", hcp(8), "XA-left", when=f"{_ASKED} notrump"),
            Agreement(
                "... X",
                "4u",
                (length(u, 5) & together(23, 32, u)) | (length(u, 4) & together(25, 32, u)),
                "XA-game",
                "sign-off",
                where="D<u",
                when=_ASKED,
            ),
            Agreement(
                "... X",
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "XA-3N",
                "sign-off",
                when=f"{_ASKED} !notrump",
            ),
            Agreement(
                "... X",
                "2u",
                _FREE & together(21, 24, u),
                "XA-jump",
                "invitational",
                where="jump",
                when=_ASKED,
            ),
            Agreement(
                "... X",
                "3u",
                _FREE & together(22, 24, u),
                "XA-jump",
                "invitational",
                where="jump",
                when=_ASKED,
            ),
            Agreement(
                "... X",
                "1N",
                together(19, 22) & THEIR_SUITS_STOPPED,
                "XA-1N",
                when=_ASKED,
            ),
            Agreement(
                "... X",
                "2N",
                together(22, 24) & THEIR_SUITS_STOPPED & SEMI_BALANCED,
                "XA-2N",
                "invitational",
                where="cheapest",
                when=f"{_ASKED} !notrump",
            ),
            *(
                Agreement("... X", f"{level}{suit}", held, name, where="cheapest", when=_ASKED)
                for suit, held, name in (
                    ("p", fitting(p, 9), "XA-support"),
                    ("i", length(i, 6), "XA-own"),
                    ("u", length(u, 4) & longest_unbid(u), "XA-cheapest"),
                    ("p", fitting(p, 7), "XA-support"),
                    ("u", length(u, 3) & longest_unbid(u), "XA-cheapest"),
                )
                for level in (1, 2, 3)
            ),
            Agreement(
                "... (4*) X", "4u", length(u, 4) & longest_unbid(u), "XA-high", when=_ASKED
            ),
            Agreement(
                "... (4*) X", "5u", length(u, 5) & longest_unbid(u), "XA-high", when=_ASKED
            ),
            Agreement("... (4*) X | ... (5*) X", "-", ANYTHING, "XA-high-left", when=_ASKED),
        ),
        *assumed(
            "an answer over their bid is free: some points, and a pass denies them",
            Agreement(
                _OVER,
                "4u",
                length(u, 5) & together(23, 32, u),
                "XA-free-game",
                "sign-off",
                where="D<u",
                when=_PUSHED,
            ),
            Agreement(
                _OVER,
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "XA-free-3N",
                "sign-off",
                when=_PUSHED,
            ),
            *(
                Agreement(
                    _OVER,
                    f"{level}u",
                    _FREE & together(18, 22, u),
                    "XA-free",
                    where="cheapest",
                    when=_PUSHED,
                )
                for level in (1, 2)
            ),
            Agreement(
                _OVER,
                "3u",
                _FREE & together(22, 24, u),
                "XA-free-jump",
                "invitational",
                where="jump",
                when=_PUSHED,
            ),
            Agreement(
                _OVER,
                "3u",
                length(u, 5) & longest_unbid(u) & together(20, 24, u),
                "XA-free",
                where="cheapest",
                when=_PUSHED,
            ),
            Agreement(
                "... X (XX)", "1u", _FREE, "XA-redoubled", where="cheapest", when=_PUSHED
            ),
            Agreement(
                "... X (XX)",
                "2u",
                length(u, 5) & longest_unbid(u),
                "XA-redoubled",
                where="cheapest",
                when=_PUSHED,
            ),
            Agreement(
                f"{_OVER} | ... X (XX)", "-", together(0, 22), "XA-free-pass", when=_PUSHED
            ),
        ),
        *assumed(
            "the doubler goes on only with more than a double: partner may have nothing",
            Agreement(
                "... X *",
                "4p",
                fitting(p, 8) & together(25, 32, p),
                "XA-again-game",
                "sign-off",
                where="D<p",
                when="doubler in-partners-suit quiet !artificial",
            ),
            Agreement(
                "... X *",
                "3p",
                fitting(p, 8) & together(23, 24, p),
                "XA-again",
                "invitational",
                when="doubler in-partners-suit quiet !artificial",
            ),
            Agreement(
                "... X *",
                "2p",
                fitting(p, 8) & together(21, 22, p),
                "XA-again",
                when="doubler in-partners-suit quiet !artificial",
            ),
            Agreement(
                "... X *",
                "3N",
                together(25, 32) & THEIR_SUITS_STOPPED,
                "XA-again-3N",
                "sign-off",
                when="doubler quiet !game !artificial",
            ),
            Agreement(
                "... X *",
                "-",
                together(0, 24),
                "XA-again-pass",
                when="doubler quiet !forced !artificial",
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-doubles-answered = Take-out doubles answered, later in the auction
""",
    "fr": """
chapter-doubles-answered = Réponses au contre d'appel, plus tard dans les enchères
""",
}
