"""Benjamin: 2C shows eight playing tricks in a suit or 21-22 balanced, 2D is forcing to game.

2D over 2C and 2H over 2D wait; opener then names the suit, or notrump.
"""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good, tricks
from biritch.bidding.promises.points import hcp
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x

_C, _D = MINORS
_H, _S = MAJORS
_SUIT = length(_C, 6) | length(_D, 6) | length(_H, 5) | length(_S, 5)
_LATER = "Benjamin, later rounds: standard practice [assumed]"


def _openings(card: Figures, flat: tuple[int, int]) -> tuple[Agreement, ...]:
    """Return both openings; 2C holds *flat* points balanced."""
    return (
        Agreement(
            "",
            "2D",
            hcp(card.strong) | (hcp(18) & tricks(10) & detail(_SUIT)),
            "O1b",
            "game",
            True,
            "call-game-forcing",
            "game-forcing-two",
        ),
        Agreement(
            "",
            "2C",
            (hcp(*flat) & BALANCED)
            | (hcp(16, card.strong - 1) & tricks(8) & detail(_SUIT) & ~BALANCED),
            "O1c",
            "one-round",
            True,
            "call-benji",
            "benji-two",
        ),
    )


def _after_two_clubs(flat: tuple[int, int]) -> tuple[Agreement, ...]:
    """Return what follows 2C."""
    return (
        Agreement("2C", "2M", length(M, 5) & good(M, 2, 3) & hcp(8), "2C-positive", "game"),
        Agreement("2C", "2D", ANYTHING, "2C-2D", "one-round", True, "call-waiting", "waiting"),
        Agreement("2C 2D", "2N", hcp(*flat) & BALANCED, "2C-2N", kind="two-notrump"),
        Agreement(
            "2C 2D", "4M", length(M, 6) & tricks(9.5), "2C-4M", "sign-off", source=_LATER
        ),
        Agreement(
            "2C 2D",
            "2S",
            length(_S, 5) & detail(length(_C, 0, 6) & length(_D, 0, 6)),
            "2C-suit",
        ),
        Agreement(
            "2C 2D",
            "2H",
            length(_H, 5) & detail(length(_C, 0, 6) & length(_D, 0, 6)),
            "2C-suit",
        ),
        Agreement("2C 2D", "3D", length(_D, 6), "2C-suit"),
        Agreement("2C 2D", "3C", length(_C, 6), "2C-suit"),
        Agreement("2C 2D 2N", "-", hcp(0, 3) & length(_H, 0, 4) & length(_S, 0, 4), "2C-pass"),
        Agreement(
            "2C 2D 2M", "4M", length(M, 3) & hcp(4, 9), "2C-4M", "sign-off", source=_LATER
        ),
        Agreement("2C 2D 2M", "3M", length(M, 3) & hcp(10), "2C-3M", "game", source=_LATER),
        Agreement("2C 2D 2M", "2N", hcp(5), "2C-2N-answer", "one-round", source=_LATER),
        Agreement("2C 2D 2M", "-", hcp(0, 4), "2C-pass"),
        Agreement(
            "2C 2D 3m", "3N", hcp(5, 12) & SEMI_BALANCED, "2C-3N", "sign-off", source=_LATER
        ),
        Agreement("2C 2D 3m", "-", hcp(0, 5), "2C-pass"),
        Agreement("2C 2M", "3M", length(M, 3), "2C-raise", "game", source=_LATER),
    )


def _after_two_diamonds(card: Figures) -> tuple[Agreement, ...]:
    """Return what follows 2D."""
    return (
        Agreement("2D", "2S", length(_S, 5) & good(_S, 2, 3) & hcp(8), "2D-positive", "game"),
        Agreement(
            "2D",
            "3x",
            length(x, 5) & good(x, 2, 3) & hcp(8),
            "2D-positive",
            "game",
            where="x<S",
        ),
        Agreement("2D", "2N", hcp(8) & BALANCED, "2D-2N", "game"),
        Agreement("2D", "2H", ANYTHING, "2D-2H", "game", True, "call-waiting", "waiting"),
        Agreement(
            "2D 2H",
            "2N",
            hcp(card.strong, 24) & BALANCED,
            "2D-2N",
            "game",
            kind="two-notrump",
        ),
        Agreement("2D 2H", "3N", hcp(25) & BALANCED, "2D-3N", "no"),
        Agreement(
            "2D 2H",
            "2S",
            length(_S, 5) & detail(length(_C, 0, 6) & length(_D, 0, 6)),
            "2D-suit",
            "game",
        ),
        Agreement(
            "2D 2H",
            "3H",
            length(_H, 5) & detail(length(_C, 0, 6) & length(_D, 0, 6)),
            "2D-suit",
            "game",
        ),
        Agreement("2D 2H", "3m", length(m, 5), "2D-suit", "game"),
        Agreement(
            "2D 2H 2N",
            "3N",
            hcp(0, 7) & length(_H, 0, 4) & length(_S, 0, 4),
            "2D-3N",
            "sign-off",
        ),
        Agreement("2D 2H 2S", "3S", length(_S, 3) & hcp(5), "2D-fit", "game", source=_LATER),
        Agreement(
            "2D 2H 2S", "4S", length(_S, 3) & hcp(0, 4), "2D-fit", "sign-off", source=_LATER
        ),
        Agreement(
            "2D 2H 3H", "4H", length(_H, 2) & hcp(0, 7), "2D-fit", "sign-off", source=_LATER
        ),
    )


def _overcalled() -> tuple[Agreement, ...]:
    """Return what is said when they come in."""
    return (
        Agreement(
            "2C (2y) - | 2C (3y) - | 2D (2y) - | 2D (3y) -",
            "3x",
            length(x, 5),
            "2C-over",
            "one-round",
            source=_LATER,
        ),
        Agreement(
            "2C (2y) - | 2C (3y) - | 2D (2y) - | 2D (3y) -",
            "X",
            hcp(18),
            "2C-over-X",
            "one-round",
            title="call-values",
            kind="takeout",
            source=_LATER,
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
            source=_LATER,
        ),
    )


def package(card: Figures) -> Package:
    """Return both openings; 2NT after 2C-2D just below ``card.strong``."""
    flat = card.two_notrump[1] + 1, card.strong - 1
    return Package(
        title="chapter-benji-twos",
        source="EBU club pages on Benjaminised Acol (Magee; neba; Henley) [sourced]",
        edition="2014",
        convention=True,
        agreements=(
            *_openings(card, flat),
            *_after_two_clubs(flat),
            *_after_two_diamonds(card),
            *_overcalled(),
        ),
    )


PACKAGE = package(Figures(two_notrump=(19, 20), strong=23))

SENTENCES = {
    "en": """
chapter-benji-twos = Benjamin two clubs and two diamonds
call-benji = Strong, eight playing tricks or balanced: { $what }
""",
    "fr": """
chapter-benji-twos = Deux trèfles et deux carreaux Benjamin
call-benji = Fort, huit levées de jeu ou régulier : { $what }
""",
}
