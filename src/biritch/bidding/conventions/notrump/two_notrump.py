"""After 2NT, opened (20-21) or shown by 2C (22-23) and 2D (24 and more): Stayman, transfers."""

from dataclasses import dataclass

from biritch.bidding.agreement.agreement import Agreement, CallTraits, Package, assumed, sourced
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, longer
from biritch.bidding.promises.suit_letters import MAJORS, M, m, oM
from biritch.core.cards import Suit

_H, _S = MAJORS
_FOUR = length(_H, 4, 4) | length(_S, 4, 4)
_FIVE_FOUR = (length(_S, 5, 5) & length(_H, 4, 4)) | (length(_H, 5, 5) & length(_S, 4, 4))
_CROSSED: CallTraits = ("game", True, "call-crossed", "crossed")
_TOLD: CallTraits = ("one-round", True, "call-answer", "answer")
_NO_MAJOR: CallTraits = ("one-round", True, "call-no-major", "answer")
_STAYMAN: CallTraits = ("one-round", True, "call-stayman", "stayman")
_TEXAS_H: CallTraits = ("one-round", True, "call-texas-h", "transfer-hearts")
_TEXAS_S: CallTraits = ("one-round", True, "call-texas-s", "transfer-spades")
_COMPLETES: CallTraits = ("no", True, "call-completes", "answer")
_QUANTITATIVE: CallTraits = ("invitational", False, "call-quantitative", "quantitative")


@dataclass(frozen=True, slots=True)
class _Shown:
    """2NT and how it was reached."""

    start: str
    game: int
    """The points responder goes to game with."""

    @property
    def slam(self) -> int:
        """The points responder goes to slam with."""
        return 33 - (20 if self.start == "2N" else 22 if self.start[:2] == "2C" else 24)

    @property
    def forced(self) -> bool:
        """Whether nobody may pass below game."""
        return self.start.startswith("2D")

    @property
    def maximum(self) -> tuple[int, int]:
        """Opener's points to accept with."""
        return (21, 21) if self.start == "2N" else (25, 40) if self.forced else (23, 23)


def _answers(shown: _Shown) -> tuple[Agreement, ...]:
    start, game, slam = shown.start, shown.game, shown.slam
    return (
        Agreement(
            start,
            "4M",
            length(M, 6) & hl(max(game, 4), slam - 2) & detail(length(oM, 0, 3)),
            "SEF-2N-4M",
            "sign-off",
        ),
        Agreement(start, "3C", hcp(max(3, game)) & _FIVE_FOUR, "SEF-2N-stayman", *_STAYMAN),
        Agreement(
            start,
            "3H",
            length(_S, 5) & detail(longer(_S, _H) | length(_H, 5)),
            "SEF-2N-texas",
            *_TEXAS_S,
        ),
        Agreement(start, "3D", length(_H, 5), "SEF-2N-texas", *_TEXAS_H),
        Agreement(start, "3C", hcp(game) & _FOUR, "SEF-2N-stayman", *_STAYMAN),
        Agreement(start, "6N", hcp(slam, slam + 3), "SEF-2N-6N", "sign-off"),
        Agreement(start, "4N", hcp(slam - 2, slam - 1), "SEF-2N-4N", *_QUANTITATIVE),
        Agreement(
            start, "3N", ANYTHING if shown.forced else hcp(game), "SEF-2N-3N", "sign-off"
        ),
        *(() if shown.forced else (Agreement(start, "-", ANYTHING, "SEF-2N-pass"),)),
        Agreement(f"{start} 4N", "6N", hcp(*shown.maximum), "SEF-2N-4N-accepts", "sign-off"),
        Agreement(f"{start} 4N", "-", ANYTHING, "SEF-2N-4N-refuses"),
    )


def _after_stayman(shown: _Shown) -> tuple[Agreement, ...]:
    stayman, slam = f"{shown.start} 3C", shown.slam
    return (
        Agreement(stayman, "3N", length(_H, 4) & length(_S, 4), "SEF-2N-both", *_TOLD),
        Agreement(stayman, "3M", length(M, 4), "SEF-2N-major", "one-round"),
        Agreement(stayman, "3D", ANYTHING, "SEF-2N-none", *_NO_MAJOR),
        Agreement(f"{stayman} 3N", "4D", length(_S, 5), "SEF-2N-to-S", *_TEXAS_S),
        Agreement(f"{stayman} 3N", "4C", length(_H, 4), "SEF-2N-to-H", *_TEXAS_H),
        Agreement(f"{stayman} 3N", "4D", length(_S, 4), "SEF-2N-to-S", *_TEXAS_S),
        Agreement(f"{stayman} 3N 4C", "4H", ANYTHING, "SEF-2N-completes", *_COMPLETES),
        Agreement(f"{stayman} 3N 4D", "4S", ANYTHING, "SEF-2N-completes", *_COMPLETES),
        Agreement(
            f"{stayman} 3M", "4M", length(M, 4) & hld(M, 0, slam - 1), "SEF-2N-fit", "sign-off"
        ),
        Agreement(
            f"{stayman} 3M", "6M", length(M, 4) & hld(M, slam), "SEF-2N-fit-slam", "sign-off"
        ),
        *(
            row
            for five, four, crossed in ((_S, _H, "3H"), (_H, _S, "3S"))
            for row in (
                Agreement(
                    f"{stayman} 3D",
                    crossed,
                    length(five, 5) & length(four, 4, 4),
                    "SEF-2N-cross",
                    *_CROSSED,
                ),
                Agreement(
                    f"{stayman} 3D {crossed}",
                    f"4{five}",
                    length(five, 3),
                    "SEF-2N-cross-fit",
                    "sign-off",
                ),
                Agreement(
                    f"{stayman} 3D {crossed}", "3N", ANYTHING, "SEF-2N-cross-none", "sign-off"
                ),
            )
        ),
        Agreement(f"{stayman} 3D", "4N", hcp(slam - 2, slam - 1), "SEF-2N-4N", *_QUANTITATIVE),
        Agreement(f"{stayman} 3D", "6N", hcp(slam), "SEF-2N-6N", "sign-off"),
        Agreement(f"{stayman} 3D", "3N", ANYTHING, "SEF-2N-no-fit", "sign-off"),
        Agreement(
            f"{stayman} 3M",
            "3N",
            length(M, 0, 3) & hcp(0, slam - 2),
            "SEF-2N-no-fit",
            "sign-off",
        ),
        Agreement(f"{stayman} 3H 3N", "4S", length(_S, 4), "SEF-2N-other", "sign-off"),
    )


def _completed(start: str) -> tuple[Agreement, ...]:
    always, fitting = "!texas_with_fit", "texas_with_fit"
    hearts, spades = f"{start} 3D", f"{start} 3H"
    return (
        Agreement(hearts, "3H", ANYTHING, "SEF-2N-completes", *_COMPLETES, needs=always),
        Agreement(spades, "3S", ANYTHING, "SEF-2N-completes", *_COMPLETES, needs=always),
        Agreement(hearts, "3H", length(_H, 3), "SEF-2N-fit", "one-round", needs=fitting),
        Agreement(spades, "3S", length(_S, 3), "SEF-2N-fit", "one-round", needs=fitting),
        Agreement(f"{hearts} | {spades}", "3N", ANYTHING, "SEF-2N-misfit", needs=fitting),
    )


def _after_texas(shown: _Shown, low: str, suit: Suit) -> tuple[Agreement, ...]:
    """Return what follows *low*, a transfer to *suit* completed."""
    game, slam = shown.game, shown.slam
    stop = Agreement(low, "-", hcp(0, game - 1), "SEF-2N-stop", needs="!texas_with_fit")
    return (
        Agreement(low, f"4{suit}", length(suit, 6) & hl(3, slam - 1), "SEF-2N-six", "sign-off"),
        Agreement(
            low,
            "4N",
            hcp(slam - 2, slam - 1) & length(suit, 5, 5),
            "SEF-2N-4N",
            *_QUANTITATIVE,
        ),
        Agreement(low, f"6{suit}", length(suit, 6) & hl(slam), "SEF-2N-six", "sign-off"),
        Agreement(low, "6N", hcp(slam), "SEF-2N-6N", "sign-off"),
        Agreement(low, "4m", length(m, 5) & hl(slam - 4), "SEF-2N-minor", "one-round"),
        Agreement(low, "4m", length(m, 4) & hl(slam - 1), "SEF-2N-minor", "one-round"),
        Agreement(f"{low} 4m", f"4{suit}", length(suit, 3), "SEF-2N-minor-major", "sign-off"),
        Agreement(f"{low} 4m", "5m", length(m, 4), "SEF-2N-minor-fit"),
        Agreement(f"{low} 4m", "4N", ANYTHING, "SEF-2N-minor-none", "sign-off"),
        Agreement(f"{low} 4m 5m", "6m", hl(slam - 3), "SEF-2N-minor-slam", "sign-off"),
        Agreement(f"{low} 4m 5m", "-", ANYTHING, "SEF-2N-minor-stop"),
        Agreement(low, "3N", length(suit, 5, 5) & hcp(max(3, game), slam - 2), "SEF-2N-choice"),
        *(() if shown.forced else (stop,)),
        Agreement(f"{low} 3N", f"4{suit}", length(suit, 3), "SEF-2N-choice", "sign-off"),
        Agreement(f"{low} 3N", "-", ANYTHING, "SEF-2N-choice"),
        Agreement(
            f"{low} 4N",
            "6N",
            SEMI_BALANCED & hcp(21) & hl(22),
            "SEF-2N-4N-accepts",
            "sign-off",
        ),
        Agreement(f"{low} 4N", "-", ANYTHING, "SEF-2N-4N-refuses"),
    )


def _after(start: str, game: int) -> tuple[Agreement, ...]:
    """Return the rows after 2NT reached by *start*, *game* being the points to accept with."""
    shown = _Shown(start, game)
    both = length(_H, 5) & hl(game, shown.slam - 1)
    return (
        *sourced(
            "SEF 2024 (fiches), 2SA: Stayman with four answers, Texas",
            *_answers(shown),
            *_after_stayman(shown),
        ),
        *assumed(
            "always completed, as in first courses; the fiches want a fit and an honour",
            *_completed(start),
            Agreement(f"{start} 3H 3S", "4H", both, "SEF-2N-majors"),
            *_after_texas(shown, f"{start} 3D 3H", _H),
            *_after_texas(shown, f"{start} 3H 3S", _S),
        ),
    )


PACKAGE = Package(
    title="chapter-two-notrump",
    source="SEF 2024 (fiches), 2SA",
    convention=True,
    agreements=(
        *_after("2N", 5),
        *_after("2C 2D 2N", 3),
        *_after("2D 2H 2N", 0),
        *_after("2D 2S 2N", 0),
    ),
)

SENTENCES = {
    "en": """
chapter-two-notrump = After two notrump
tool-texas-with-fit = Completing a transfer over 2NT promises a fit
""",
    "fr": """
chapter-two-notrump = Après 2SA
tool-texas-with-fit = Rectifier un Texas sur 2SA promet un fit
""",
}
