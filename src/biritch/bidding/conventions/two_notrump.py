"""After 2NT, opened (20-21) or shown by 2C (22-23) and 2D (24 and more): Stayman, transfers."""

from biritch.bidding.promise import ANYTHING
from biritch.bidding.row import Package, Row, Told, assumed, sourced
from biritch.bidding.variables import MAJORS, M, oM
from biritch.bidding.vocabulary import SEMI_BALANCED, detail, hcp, hl, hld, length, longer

_H, _S = MAJORS
_FOUR = length(_H, 4, 4) | length(_S, 4, 4)
_TOLD: Told = ("one-round", True, "call-answer", "answer")


def _after(start: str, game: int) -> tuple[Row, ...]:
    """Return the rows after 2NT reached by *start*, *game* being the points to accept with."""
    slam = 33 - (20 if start == "2N" else 22 if start[0:2] == "2C" else 24)
    stop = hcp(0, game - 1)
    free = start.startswith("2D")
    return (
        *sourced(
            "SEF 2024 (fiches), 2SA: Stayman with four answers, Texas",
            Row(
                start,
                "4M",
                length(M, 6) & hl(max(game, 4), slam - 2) & detail(length(oM, 0, 3)),
                "SEF-2N-4M",
                "sign-off",
            ),
            Row(
                start,
                "3H",
                length(_S, 5) & detail(longer(_S, _H) | length(_H, 5)),
                "SEF-2N-texas",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Row(
                start,
                "3D",
                length(_H, 5),
                "SEF-2N-texas",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Row(
                start,
                "3C",
                hcp(game) & _FOUR,
                "SEF-2N-stayman",
                "one-round",
                True,
                "call-stayman",
                "stayman",
            ),
            Row(start, "6N", hcp(slam, slam + 3), "SEF-2N-6N", "sign-off"),
            Row(
                start,
                "4N",
                hcp(slam - 2, slam - 1),
                "SEF-2N-4N",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Row(start, "3N", ANYTHING if free else hcp(game), "SEF-2N-3N", "sign-off"),
            *(() if free else (Row(start, "-", ANYTHING, "SEF-2N-pass"),)),
            Row(
                f"{start} 4N",
                "6N",
                hcp(21, 21) if start == "2N" else hcp(23, 23) if not free else hcp(25),
                "SEF-2N-4N-accepts",
                "sign-off",
            ),
            Row(f"{start} 4N", "-", ANYTHING, "SEF-2N-4N-refuses"),
            Row(f"{start} 3C", "3N", length(_H, 4) & length(_S, 4), "SEF-2N-both", *_TOLD),
            Row(f"{start} 3C", "3M", length(M, 4), "SEF-2N-major", "one-round"),
            Row(
                f"{start} 3C",
                "3D",
                ANYTHING,
                "SEF-2N-none",
                "one-round",
                True,
                "call-no-major",
                "answer",
            ),
            Row(
                f"{start} 3C 3N",
                "4C",
                length(_H, 4),
                "SEF-2N-to-H",
                "one-round",
                True,
                "call-texas-h",
                "transfer-hearts",
            ),
            Row(
                f"{start} 3C 3N",
                "4D",
                length(_S, 4),
                "SEF-2N-to-S",
                "one-round",
                True,
                "call-texas-s",
                "transfer-spades",
            ),
            Row(
                f"{start} 3C 3N 4C",
                "4H",
                ANYTHING,
                "SEF-2N-completes",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Row(
                f"{start} 3C 3N 4D",
                "4S",
                ANYTHING,
                "SEF-2N-completes",
                "no",
                True,
                "call-completes",
                "answer",
            ),
            Row(
                f"{start} 3C 3M",
                "4M",
                length(M, 4) & hld(M, 0, slam - 1),
                "SEF-2N-fit",
                "sign-off",
            ),
            Row(
                f"{start} 3C 3M",
                "6M",
                length(M, 4) & hld(M, slam),
                "SEF-2N-fit-slam",
                "sign-off",
            ),
            Row(
                f"{start} 3C 3D",
                "4N",
                hcp(slam - 2, slam - 1),
                "SEF-2N-4N",
                "invitational",
                title="call-quantitative",
                kind="quantitative",
            ),
            Row(f"{start} 3C 3D", "6N", hcp(slam), "SEF-2N-6N", "sign-off"),
            Row(f"{start} 3C 3D", "3N", ANYTHING, "SEF-2N-no-fit", "sign-off"),
            Row(
                f"{start} 3C 3M",
                "3N",
                length(M, 0, 3) & hcp(0, slam - 2),
                "SEF-2N-no-fit",
                "sign-off",
            ),
            Row(f"{start} 3C 3H 3N", "4S", length(_S, 4), "SEF-2N-other", "sign-off"),
        ),
        *assumed(
            "always completed, as in first courses; the fiches want a fit and an honour",
            Row(
                f"{start} 3D",
                "3H",
                ANYTHING,
                "SEF-2N-completes",
                "no",
                True,
                "call-completes",
                "answer",
                needs="!texas_with_fit",
            ),
            Row(
                f"{start} 3H",
                "3S",
                ANYTHING,
                "SEF-2N-completes",
                "no",
                True,
                "call-completes",
                "answer",
                needs="!texas_with_fit",
            ),
            Row(
                f"{start} 3D",
                "3H",
                length(_H, 3),
                "SEF-2N-fit",
                "one-round",
                needs="texas_with_fit",
            ),
            Row(
                f"{start} 3H",
                "3S",
                length(_S, 3),
                "SEF-2N-fit",
                "one-round",
                needs="texas_with_fit",
            ),
            Row(
                f"{start} 3D | {start} 3H",
                "3N",
                ANYTHING,
                "SEF-2N-misfit",
                needs="texas_with_fit",
            ),
            Row(f"{start} 3H 3S", "4H", length(_H, 5) & hcp(game, slam - 2), "SEF-2N-majors"),
            *(
                row
                for low, suit in ((f"{start} 3D 3H", _H), (f"{start} 3H 3S", _S))
                for row in (
                    Row(
                        low,
                        f"4{suit}",
                        length(suit, 6) & hl(3, slam - 1),
                        "SEF-2N-six",
                        "sign-off",
                    ),
                    Row(
                        low,
                        "4N",
                        hcp(slam - 2, slam - 1) & length(suit, 5, 5),
                        "SEF-2N-4N",
                        "invitational",
                        title="call-quantitative",
                        kind="quantitative",
                    ),
                    Row(
                        low,
                        "3N",
                        length(suit, 5, 5) & hcp(max(3, game), slam - 2),
                        "SEF-2N-choice",
                    ),
                    *(
                        ()
                        if free
                        else (Row(low, "-", stop, "SEF-2N-stop", needs="!texas_with_fit"),)
                    ),
                    Row(f"{low} 3N", f"4{suit}", length(suit, 3), "SEF-2N-choice", "sign-off"),
                    Row(f"{low} 3N", "-", ANYTHING, "SEF-2N-choice"),
                    Row(
                        f"{low} 4N",
                        "6N",
                        SEMI_BALANCED & hcp(21) & hl(22),
                        "SEF-2N-4N-accepts",
                        "sign-off",
                    ),
                    Row(f"{low} 4N", "-", ANYTHING, "SEF-2N-4N-refuses"),
                )
            ),
        ),
    )


PACKAGE = Package(
    title="chapter-two-notrump",
    source="SEF 2024 (fiches), 2SA",
    convention=True,
    rows=(
        *_after("2N", 5),
        *_after("2C 2D 2N", 3),
        *_after("2D 2H 2N", 0),
        *_after("2D 2S 2N", 0),
    ),
)
