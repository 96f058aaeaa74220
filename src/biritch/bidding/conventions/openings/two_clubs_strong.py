"""The strong artificial 2C and its answers: 2D waits, everything else is natural and good.

Opener's suit after 2D is forcing to three of a major or four of a minor; 2NT and 3NT there
are ranges of a balanced hand.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, stopper, tricks
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, y

_C, _D = MINORS
_H, _S = MAJORS
_PRACTICE = "strong two clubs: practice where the booklets are silent [assumed]"
_LONG = length(_S, 5) | length(_H, 5) | length(_D, 6) | length(_C, 6)
_LONGEST_M = detail(length(_C, 0, 6) & length(_D, 0, 6))


def _opening(card: Figures) -> tuple[Agreement, ...]:
    """Return the opening and its answers."""
    return (
        Agreement(
            "",
            "2C",
            hcp(card.strong) | (hcp(17, card.strong - 1) & tricks(9) & detail(_LONG)),
            "O1",
            "one-round",
            True,
            "call-strong",
            "strong-two",
        ),
        Agreement("2C", "2M", length(M, 5) & good(M, 2, 3) & hcp(8), "2C-positive", "game"),
        Agreement("2C", "3m", length(m, 5) & good(m, 2, 3) & hcp(8), "2C-positive", "game"),
        Agreement("2C", "2N", hcp(8) & BALANCED, "2C-2N", "game"),
        Agreement("2C", "2D", ANYTHING, "2C-2D", "one-round", True, "call-waiting", "waiting"),
    )


def _after_waiting(card: Figures) -> tuple[Agreement, ...]:
    """Return opener's second bid after 2D."""
    return (
        Agreement(
            "2C 2D",
            "2N",
            hcp(*card.strong_notrump) & BALANCED,
            "2C-2D-2N",
            kind="two-notrump",
        ),
        Agreement("2C 2D", "3N", hcp(*card.strong_three) & BALANCED, "2C-2D-3N"),
        Agreement("2C 2D", "2S", length(_S, 5) & _LONGEST_M, "2C-2D-suit", "one-round"),
        Agreement("2C 2D", "2H", length(_H, 5) & _LONGEST_M, "2C-2D-suit", "one-round"),
        Agreement("2C 2D", "3D", length(_D, 5), "2C-2D-suit", "one-round"),
        Agreement("2C 2D", "3C", length(_C, 5), "2C-2D-suit", "one-round"),
        Agreement(
            "2C 2D",
            "2N",
            hcp(card.strong, 26) & SEMI_BALANCED,
            "2C-2D-2N",
            kind="two-notrump",
            source=_PRACTICE,
        ),
        Agreement("2C 2D", "2M", length(M, 4), "2C-2D-suit", "one-round", source=_PRACTICE),
    )


def _suit_answered() -> tuple[Agreement, ...]:
    """Return responder's second bid over a suit of opener's."""
    return (
        Agreement("2C 2D 2M", "4M", length(M, 3) & hcp(0, 4), "2C-fit", "sign-off"),
        Agreement("2C 2D 2M", "3M", length(M, 3) & hcp(5), "2C-fit", "game"),
        Agreement(
            "2C 2D 2M",
            "3C",
            hcp(0, 3),
            "2C-second",
            "one-round",
            True,
            "call-second-negative",
            "second-negative",
            source=_PRACTICE,
        ),
        Agreement("2C 2D 2H", "2S", length(_S, 5) & hcp(4), "2C-new", "game"),
        Agreement(
            "2C 2D 2M",
            "3m",
            length(m, 5) & hcp(5),
            "2C-new",
            "game",
            source=_PRACTICE,
            where="C<m",
        ),
        Agreement("2C 2D 2M", "2N", hcp(4), "2C-2N", "game", source=_PRACTICE),
        Agreement("2C 2D 2M 3C", "4M", length(M, 6) & tricks(9.5), "2C-game", "sign-off"),
        Agreement(
            "2C 2D 2M 3C", "3M", length(M, 5) & detail(~BALANCED), "2C-3M", "invitational"
        ),
        Agreement("2C 2D 2M 3C 3M", "-", hcp(0, 1), "2C-pass"),
        Agreement("2C 2D 2M 3C 3M", "4M", ANYTHING, "2C-game", "sign-off"),
        Agreement("2C 2D 3m", "3M", length(M, 5) & hcp(4), "2C-new", "game"),
        Agreement("2C 2D 3m", "3N", hcp(4, 9) & SEMI_BALANCED, "2C-3N", "no"),
        Agreement("2C 2D 3m", "5m", length(m, 4) & hcp(0, 3), "2C-fit", "sign-off"),
        Agreement("2C 2D 3m", "4m", length(m, 3) & hcp(4), "2C-fit", "game"),
        Agreement(
            "2C 2D 3C",
            "3D",
            ANYTHING,
            "2C-second",
            "one-round",
            True,
            "call-second-negative",
            "second-negative",
            source=_PRACTICE,
        ),
        Agreement("2C 2D 3D", "3N", ANYTHING, "2C-3N", "no", source=_PRACTICE),
    )


def _after_positive() -> tuple[Agreement, ...]:
    """Return opener's second bid after a positive answer."""
    return (
        Agreement("2C 2M", "3M", length(M, 3), "2C-raise", "game"),
        Agreement(
            "2C 2M",
            "2N",
            BALANCED & length(M, 0, 2),
            "2C-raise-2N",
            "game",
            kind="two-notrump",
        ),
        Agreement("2C 2M | 2C 3m", "3x", length(x, 5), "2C-suit", "game"),
        Agreement("2C 2N", "3x", length(x, 5), "2C-suit", "game"),
        Agreement(
            "2C 2N",
            "4N",
            hcp(24, 25) & BALANCED,
            "2C-2N-4N",
            "invitational",
            title="call-quantitative",
            source=_PRACTICE,
        ),
        Agreement("2C 2N 4N", "6N", hcp(9), "2C-2N-4N-yes", "sign-off", source=_PRACTICE),
        Agreement("2C 2N 4N", "-", ANYTHING, "2C-2N-4N-no", source=_PRACTICE),
        Agreement("2C 2H", "2S", length(_S, 5), "2C-suit", "game"),
        Agreement("2C 3m", "4m", length(m, 3), "2C-raise", "game"),
        Agreement("2C 3m", "3N", BALANCED, "2C-3N", "no"),
    )


def _overcalled(card: Figures) -> tuple[Agreement, ...]:
    """Return what is said when they come in."""
    return (
        Agreement(
            "2C (2y) - | 2C (3y) -",
            "3x",
            length(x, 5),
            "2C-over",
            "one-round",
            source=_PRACTICE,
        ),
        Agreement(
            "2C (2y) - | 2C 2D (2y)",
            "2N",
            hcp(*card.strong_notrump) & stopper(y),
            "2C-over-N",
            kind="two-notrump",
            source=_PRACTICE,
        ),
        Agreement(
            "2C (2y) - | 2C (3y) - | 2C 2D (2y) | 2C 2D (3y)",
            "X",
            hcp(20),
            "2C-over-X",
            "one-round",
            title="call-values",
            kind="takeout",
            source=_PRACTICE,
        ),
        Agreement(
            "2C (X)",
            "2D",
            ANYTHING,
            "2C-2D",
            "one-round",
            True,
            "call-waiting",
            "waiting",
            source=_PRACTICE,
        ),
        Agreement(
            "2C (2x) | 2C (3x)",
            "X",
            hcp(0, 4),
            "2C-weak-X",
            "one-round",
            True,
            "call-second-negative",
            "double-negative",
            source=_PRACTICE,
        ),
        Agreement(
            "2C (2x)", "2y", length(y, 5) & hcp(6), "2C-new-over", "game", source=_PRACTICE
        ),
        Agreement(
            "2C (2x)", "3y", length(y, 5) & hcp(7), "2C-new-over", "game", source=_PRACTICE
        ),
        Agreement(
            "2C (2x) | 2C (3x)", "-", hcp(4), "2C-wait-over", "one-round", source=_PRACTICE
        ),
    )


def package(card: Figures) -> Package:
    """Return the strong 2C from ``card.strong`` points, or nine tricks."""
    flat = [
        Agreement("", "3N", hcp(*span) & BALANCED, "O2", kind="three-notrump")
        for span in (card.three_notrump,)
        if span
    ]
    return Package(
        title="chapter-two-clubs-strong",
        source="SAYC booklet SP-3 (2006), 2C; EBU Standard English, 2C [sourced]",
        edition="2006",
        convention=True,
        agreements=(
            *flat,
            *_opening(card),
            *_after_waiting(card),
            *_suit_answered(),
            *_after_positive(),
            *_overcalled(card),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-two-clubs-strong = Strong two clubs, two diamonds waiting
call-second-negative = Second negative: { $what }
""",
    "fr": """
chapter-two-clubs-strong = Deux trèfles fort, deux carreaux d'attente
call-second-negative = Deuxième négative : { $what }
""",
}
