"""Take-out doubles of a one-level opening, and every answer from nothing to game."""

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length, longer, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om, x

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_CUE: CallTraits = ("one-round", True, "call-cue-bid", "cue-bid")


def _answers(start: str, more: int) -> tuple[Agreement, ...]:
    """Return the answers to a double begun as *start* says, for *more* points than usual."""
    double, minor, major, club, diamond, heart, spade = (
        f"{start.replace('?', letter)} X" for letter in "xmMCDHS"
    )
    low, high = 8 + more, 10 + more
    stack = length(x, 5) & good(x, 3, 5) & hcp(5 + more)
    return sourced(
        "regles JJM (contre d'appel); fiches SEF 2024",
        Agreement(minor, "4M", length(M, 6) & hl(9 + more, 17), "SEF-15.2-4M", "sign-off"),
        Agreement(minor, "4M", length(M, 5) & hl(11 + more, 17), "SEF-15.2-4M", "sign-off"),
        Agreement(major, "4oM", length(oM, 6) & hl(9 + more, 17), "SEF-15.2-4M", "sign-off"),
        Agreement(major, "4oM", length(oM, 5) & hl(11 + more, 17), "SEF-15.2-4M", "sign-off"),
        Agreement(major, "4oM", length(oM, 4) & hcp(11 + more, 16), "SEF-15.2-4M", "sign-off"),
        Agreement(double, "-", stack, "SEF-15.2-penalty"),
        Agreement(
            minor,
            "3N",
            hcp(12 + more, 17) & stopper(m) & length(_H, 0, 3) & length(_S, 0, 3),
            "SEF-15.2-3N",
            "sign-off",
        ),
        Agreement(
            major,
            "3N",
            hcp(12 + more, 17) & stopper(M) & length(oM, 0, 3),
            "SEF-15.2-3N",
            "sign-off",
        ),
        Agreement(
            minor,
            "2N",
            hcp(11 + more, 11 + more) & stopper(m) & length(_H, 0, 3) & length(_S, 0, 3),
            "SEF-15.2-2N",
            "invitational",
        ),
        Agreement(
            major,
            "2N",
            hcp(11 + more, 11 + more) & stopper(M) & length(oM, 0, 3),
            "SEF-15.2-2N",
            "invitational",
        ),
        Agreement(
            minor,
            "2m",
            hl(11 + more) | (hl(8 + more) & length(_H, 4, 4) & length(_S, 4, 4)),
            "SEF-15.2-cue",
            *_CUE,
        ),
        Agreement(
            major,
            "2M",
            hl(12 + more) | (hl(11 + more) & length(oM, 0, 4)),
            "SEF-15.2-cue",
            *_CUE,
        ),
        Agreement(minor, "3M", length(M, 5) & hl(low, high), "SEF-15.2-3M", "invitational"),
        Agreement(
            minor,
            "2S",
            length(_S, 4) & hl(low, high) & detail(not_shorter(_S, _H)),
            "SEF-15.2-jump",
            "invitational",
        ),
        Agreement(minor, "2H", length(_H, 4) & hl(low, high), "SEF-15.2-jump", "invitational"),
        Agreement(major, "3oM", length(oM, 5) & hl(low, high), "SEF-15.2-3M", "invitational"),
        Agreement(heart, "2S", length(_S, 4) & hl(low, high), "SEF-15.2-jump", "invitational"),
        Agreement(spade, "2H", length(_H, 4) & hl(0, high), "SEF-15.2-2H"),
        Agreement(
            major,
            "3m",
            length(m, 5) & hl(low, high) & length(oM, 0, 3),
            "SEF-15.2-jump-m",
            "invitational",
        ),
        Agreement(double, "1N", hcp(low, high) & stopper(x), "SEF-15.2-1N"),
        Agreement(
            minor,
            "1S",
            length(_S, 4) & detail(longer(_S, _H) | length(_S, 5)),
            "SEF-15.2-cheap",
        ),
        Agreement(minor, "1H", length(_H, 4), "SEF-15.2-cheap"),
        Agreement(heart, "1S", length(_S, 4), "SEF-15.2-cheap"),
        Agreement(club, "1D", length(_D, 4), "SEF-15.2-cheap"),
        Agreement(diamond, "2C", length(_C, 4), "SEF-15.2-cheap"),
        Agreement(major, "2m", length(m, 4) & detail(not_shorter(m, om)), "SEF-15.2-cheap"),
        Agreement(minor, "1H", length(_H, 3), "SEF-15.2-three"),
        Agreement(minor, "1S", length(_S, 3), "SEF-15.2-three"),
        Agreement(heart, "1S", length(_S, 3), "SEF-15.2-three"),
        Agreement(club, "1D", ANYTHING, "SEF-15.2-three"),
        Agreement(diamond, "1H", ANYTHING, "SEF-15.2-three"),
        Agreement(major, "2C", ANYTHING, "SEF-15.2-three"),
    )


PACKAGE = Package(
    title="chapter-sef-takeout",
    source="regles JJM; SEF 2024 (fiches)",
    convention=True,
    agreements=(
        *sourced(
            "regles JJM: 12 and the shape, or 18 and any; 17 with three of theirs at most",
            Agreement(
                "(1x)",
                "X",
                hcp(18) | (hcp(17) & length(x, 0, 3)),
                "SEF-15.1-X-strong",
                *_X,
            ),
            Agreement(
                "(1m)",
                "X",
                hcp(12)
                & length(m, 0, 3)
                & length(_H, 3)
                & length(_S, 3)
                & length(om, 2)
                & detail(length(_H, 0, 4) & length(_S, 0, 4) | hcp(16)),
                "SEF-15.1-X",
                *_X,
            ),
            Agreement(
                "(1M)",
                "X",
                hcp(12)
                & length(M, 0, 2)
                & length(oM, 4)
                & length(_D, 2)
                & length(_C, 2)
                & detail(length(oM, 0, 4) | hcp(16)),
                "SEF-15.1-X",
                *_X,
            ),
            Agreement(
                "(1M)",
                "X",
                hcp(12) & length(M, 0, 1) & length(oM, 3) & length(_D, 3) & length(_C, 3),
                "SEF-15.1-X",
                *_X,
            ),
            Agreement(
                "(1M)", "X", hcp(15) & length(M, 0, 3) & length(oM, 3), "SEF-15.1-X-15", *_X
            ),
            Agreement("(1x)", "-", ANYTHING, "SEF-15.1-none"),
        ),
        *_answers("(1?)", 0),
        *_answers("(1?) -", 3),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-takeout = Take-out doubles and their answers
""",
    "fr": """
chapter-sef-takeout = Les contres d'appel et leurs réponses
""",
}
