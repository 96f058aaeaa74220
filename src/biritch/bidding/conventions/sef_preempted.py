"""Against their weak twos, barrages, strong twos and, if they play one, an artificial club."""

from biritch.bidding.honours import good, stopper
from biritch.bidding.promise import ANYTHING
from biritch.bidding.row import Package, Row, Told, assumed, disputed, sourced
from biritch.bidding.variables import MAJORS, MINORS, M, m, oM, om, x, y
from biritch.bidding.vocabulary import (
    BALANCED,
    SEMI_BALANCED,
    detail,
    hcp,
    hl,
    hld,
    length,
    not_shorter,
)

_C, _D = MINORS
_H, _S = MAJORS
_X: Told = ("one-round", False, "call-takeout", "takeout")
_TWO, _THREE = "(2M) | (2M) -", "(3x) | (3x) -"
_STRONG = (
    "(2C) | (2D) | (2N) | (2C) - (2D) | (2D) - (2*) | (2D) - (3*) | (2N) - "
    "| (2C) - (2D) - (2*) | (2C) - (2D) - (3*)"
)

PACKAGE = Package(
    title="chapter-sef-preempted",
    source="SEF 2024 (fiches); regles JJM; pfbridge",
    rows=(
        *sourced(
            "SEF 2024 (fiches); regles JJM; pfbridge: against weak twos",
            Row("(2M) -", "2N", hcp(14, 16) & BALANCED & stopper(M), "SEF-15.4-2N"),
            Row("(2M)", "2N", hcp(15, 18) & BALANCED & stopper(M), "SEF-15.4-2N"),
            Row(_TWO, "4oM", length(oM, 6) & hl(16, 20), "SEF-15.4-4M", "sign-off"),
            Row(
                _TWO, "3N", hcp(19, 22) & SEMI_BALANCED & stopper(M), "SEF-15.4-3N", "sign-off"
            ),
            Row(_TWO, "X", hcp(18), "SEF-15.4-X-strong", *_X),
            Row(
                "(2H) | (2H) -",
                "2S",
                length(_S, 5) & good(_S, 1, 3) & hl(12, 18),
                "SEF-15.4-suit",
            ),
            Row(
                _TWO,
                "3y",
                length(y, 6) & good(y, 2, 4) & hl(12, 18),
                "SEF-15.4-suit",
                where="y<M",
            ),
            Row("(2M)", "X", hcp(13) & length(M, 0, 2) & length(oM, 4), "SEF-15.4-X", *_X),
            Row(
                "(2M)",
                "X",
                hcp(14) & length(M, 0, 2) & length(oM, 3) & length(_C, 3) & length(_D, 3),
                "SEF-15.4-X",
                *_X,
            ),
            Row("(2M) -", "X", hcp(11) & length(M, 0, 2) & length(oM, 3), "SEF-15.4-X", *_X),
            Row(
                _TWO,
                "3y",
                length(y, 5) & good(y, 2, 3) & hl(14, 18),
                "SEF-15.4-suit",
                where="y<M",
            ),
            Row(_TWO, "-", ANYTHING, "SEF-15.4-pass"),
        ),
        *disputed(
            "amourdubridge, funbridge: 2NT over the double is a weak relay; edition uncertain",
            Row(
                "(2M) X",
                "2N",
                hcp(0, 6) & length(oM, 0, 3),
                "SEF-15.4-moderator",
                "one-round",
                True,
                "call-moderator",
                "moderator",
                needs="moderator_over_double",
            ),
            Row(
                "(2M) X 2N",
                "3C",
                hcp(13, 17),
                "SEF-15.4-moderator-3C",
                "no",
                True,
                "call-waiting",
                "answer",
                needs="moderator_over_double",
            ),
        ),
        *assumed(
            "answers to the double of a weak two",
            Row("(2M) X", "4oM", length(oM, 5) & hl(9, 16), "SEF-15.4-answer-4", "sign-off"),
            Row("(2M) X", "4oM", length(oM, 4) & hcp(11, 16), "SEF-15.4-answer-4", "sign-off"),
            Row("(2M) X", "3N", hcp(10, 16) & stopper(M), "SEF-15.4-answer-3N", "sign-off"),
            Row(
                "(2M) X",
                "3M",
                hcp(11),
                "SEF-15.4-answer-cue",
                "one-round",
                True,
                "call-cue-bid",
                "cue-bid",
            ),
            Row("(2S) X", "3H", length(_H, 4), "SEF-15.4-answer"),
            Row(
                "(2H) X",
                "3S",
                length(_S, 4) & hl(8, 10),
                "SEF-15.4-answer-jump",
                "invitational",
            ),
            Row("(2H) X", "2S", length(_S, 4), "SEF-15.4-answer"),
            Row("(2M) X", "-", length(M, 5) & good(M, 2, 4), "SEF-15.4-answer-penalty"),
            Row("(2M) X", "3m", length(m, 4) & detail(not_shorter(m, om)), "SEF-15.4-answer"),
            Row("(2H) X", "2S", length(_S, 3), "SEF-15.4-answer"),
            Row("(2M) X", "3C", ANYTHING, "SEF-15.4-answer"),
            Row("(2S) X 3H", "4H", length(_H, 4) & hld(_H, 17), "SEF-15.4-again", "sign-off"),
            Row("(2H) X 2S", "4S", length(_S, 4) & hld(_S, 18), "SEF-15.4-again", "sign-off"),
            Row(
                "(2H) X 2S",
                "3S",
                length(_S, 4) & hld(_S, 16, 17),
                "SEF-15.4-again",
                "invitational",
            ),
            Row("(2H) X 3S", "4S", length(_S, 3) & hld(_S, 15), "SEF-15.4-again", "sign-off"),
            Row("(2M) X 3m", "3N", hcp(18) & stopper(M), "SEF-15.4-again", "sign-off"),
            Row(
                "(2M) X 3m | (2S) X 3H | (2H) X 2S | (2H) X 3S",
                "-",
                hcp(0, 18),
                "SEF-15.4-left",
            ),
            Row(
                "(2M) 2N | (2M) - 2N",
                "3N",
                hcp(9, 15) & length(oM, 0, 3),
                "SEF-15.4-2N-3N",
                "sign-off",
            ),
            Row(
                "(2M) 2N | (2M) - 2N",
                "4oM",
                length(oM, 6) & hl(8, 14),
                "SEF-15.4-2N-4M",
                "sign-off",
            ),
            Row(
                "(2M) 2N | (2M) - 2N",
                "3M",
                length(oM, 4) & hcp(9),
                "SEF-15.4-2N-cue",
                "one-round",
                True,
                "call-stayman",
                "stayman",
            ),
            Row("(2M) 2N | (2M) - 2N", "3oM", length(oM, 5), "SEF-15.4-2N-suit", "no"),
            Row(
                "(2M) 2N | (2M) - 2N",
                "3m",
                length(m, 6) & hcp(0, 7),
                "SEF-15.4-2N-suit",
                "sign-off",
            ),
            Row("(2M) 2N | (2M) - 2N", "-", hcp(0, 8), "SEF-15.4-2N-pass"),
            Row(
                "(2M) 2N 3M | (2M) - 2N 3M", "4oM", length(oM, 4), "SEF-15.4-2N-fit", "sign-off"
            ),
            Row("(2M) 2N 3M | (2M) - 2N 3M", "3N", ANYTHING, "SEF-15.4-2N-none", "sign-off"),
            Row("(2H) 2S", "4S", length(_S, 3) & hld(_S, 11), "SEF-15.4-raise", "sign-off"),
            Row(
                "(2H) 2S",
                "3S",
                length(_S, 3) & hld(_S, 8, 10),
                "SEF-15.4-raise",
                "invitational",
            ),
            Row("(2H) 2S | (2M) 3y", "-", hcp(0, 10), "SEF-15.4-left"),
            Row("(2M) 3m", "3N", hcp(11, 17) & stopper(M), "SEF-15.4-suit-3N", "sign-off"),
            Row("(2S) 3H", "4H", length(_H, 3) & hld(_H, 9), "SEF-15.4-raise", "sign-off"),
        ),
        *sourced(
            "regles JJM: against barrages of three",
            Row(
                _THREE,
                "3N",
                hcp(16, 20) & SEMI_BALANCED & stopper(x),
                "SEF-15.4-3-3N",
                "sign-off",
            ),
            Row(_THREE, "X", hcp(19), "SEF-15.4-3-X-strong", *_X),
            Row(
                "(3m) | (3m) -",
                "X",
                hcp(13)
                & length(m, 0, 2)
                & length(_H, 3)
                & length(_S, 3)
                & (hcp(15) | length(m, 0, 1)),
                "SEF-15.4-3-X",
                *_X,
            ),
            Row(
                "(3M) | (3M) -",
                "X",
                hcp(13) & length(M, 0, 2) & length(oM, 4) & (hcp(15) | length(M, 0, 1)),
                "SEF-15.4-3-X",
                *_X,
            ),
            Row(
                _THREE,
                "3y",
                length(y, 6) & good(y, 2, 4) & hl(14, 20),
                "SEF-15.4-3-suit",
                where="x<y",
            ),
            Row(
                _THREE,
                "3y",
                length(y, 5) & good(y, 2, 3) & hl(15, 20),
                "SEF-15.4-3-suit",
                where="x<y",
            ),
            Row(
                _THREE,
                "4M",
                length(M, 6) & good(M, 2, 4) & hl(16, 22),
                "SEF-15.4-3-4M",
                where="M<x",
            ),
            Row(
                _THREE,
                "4m",
                length(m, 6) & good(m, 2, 4) & hl(16, 20),
                "SEF-15.4-3-suit",
                where="m<x",
            ),
            Row(_THREE, "-", ANYTHING, "SEF-15.4-3-pass"),
            Row("(3m) X", "4M", length(M, 5) & hl(8, 16), "SEF-15.4-3-answer", "sign-off"),
            Row("(3m) X", "4M", length(M, 4) & hcp(9, 16), "SEF-15.4-3-answer", "sign-off"),
            Row("(3M) X", "4oM", length(oM, 5) & hl(7, 16), "SEF-15.4-3-answer", "sign-off"),
            Row("(3M) X", "4oM", length(oM, 4) & hl(8, 16), "SEF-15.4-3-answer", "sign-off"),
            Row("(3x) X", "3N", hcp(8, 16) & stopper(x), "SEF-15.4-3-answer", "sign-off"),
            Row(
                "(3x) X",
                "-",
                length(x, 5) | (length(x, 4) & good(x, 2, 4)),
                "SEF-15.4-3-answer-penalty",
            ),
            Row(
                "(3m) X", "3S", length(_S, 4) & detail(not_shorter(_S, _H)), "SEF-15.4-3-answer"
            ),
            Row("(3m) X", "3H", length(_H, 4), "SEF-15.4-3-answer"),
            Row("(3H) X", "3S", length(_S, 4), "SEF-15.4-3-answer"),
            Row("(3x) X", "4m", length(m, 4), "SEF-15.4-3-answer", where="m<x"),
            Row("(3m) X 3M", "4M", length(M, 4) & hld(M, 17), "SEF-15.4-3-again", "sign-off"),
            Row("(3m) X 3M | (3x) X 4m", "-", hcp(0, 19), "SEF-15.4-3-left"),
            Row("(3x) 3N | (3x) 4M", "-", hcp(0, 13), "SEF-15.4-3-left"),
            Row(
                "(3x) 3y",
                "4y",
                length(y, 2) & hl(9, 16),
                "SEF-15.4-3-raise",
                "sign-off",
                where="x<y",
            ),
            Row("(3x) 3y", "-", hcp(0, 10), "SEF-15.4-3-left", where="x<y"),
        ),
        *assumed(
            "against openings of four and five, and strong artificial twos",
            Row("(4m) | (4H)", "X", hcp(15) & length(_S, 3), "SEF-15.4-4-X", *_X),
            Row("(4m) - | (4H) -", "X", hcp(13) & length(_S, 3), "SEF-15.4-4-X", *_X),
            Row("(4S) -", "X", hcp(15), "SEF-15.4-4-X", title="call-optional", kind="penalty"),
            Row("(4H) -", "4S", length(_S, 6) & hl(12), "SEF-15.4-4-suit"),
            Row("(4H) -", "4S", length(_S, 5) & good(_S, 1, 3) & hl(14), "SEF-15.4-4-suit"),
            Row("(4H) X", "4S", length(_S, 4), "SEF-15.4-4-answer", "sign-off"),
            Row("(4m) X", "4M", length(M, 5), "SEF-15.4-4-answer", "sign-off"),
            Row("(4m) X", "4M", length(M, 4) & hcp(4), "SEF-15.4-4-answer", "sign-off"),
            Row("(4x) X | (4x) - X", "-", ANYTHING, "SEF-15.4-4-left"),
            Row("(4S)", "X", hcp(16), "SEF-15.4-4-X", title="call-optional", kind="penalty"),
            Row(
                "(4x)",
                "4y",
                length(y, 6) & good(y, 2, 3) & hl(15),
                "SEF-15.4-4-suit",
                where="x<y",
            ),
            Row(
                "(4*) | (5*) | (3N) | (4N) | (4*) - | (5*) - | (3N) -",
                "-",
                ANYTHING,
                "SEF-15.4-4-pass",
            ),
            Row(
                "(2C) | (2D)", "2M", length(M, 6) & good(M, 2, 4) & hl(8, 15), "SEF-15.4-strong"
            ),
            Row("(2C) | (2D)", "3y", length(y, 7) & good(y, 2, 4), "SEF-15.4-strong"),
            Row(
                _STRONG,
                "-",
                ANYTHING,
                "SEF-15.4-strong-pass",
            ),
        ),
        *assumed(
            "their strong club, where they play one: X the majors, 1NT the minors",
            Row(
                "(1C)",
                "X",
                length(_H, 4) & length(_S, 4) & hl(8),
                "SEF-15.4-club-X",
                "one-round",
                True,
                "call-majors",
                "landy",
                needs="they_strong_club",
            ),
            Row(
                "(1C)",
                "1N",
                length(_C, 4) & length(_D, 4) & hl(8),
                "SEF-15.4-club-1N",
                "one-round",
                True,
                "call-minors",
                "unusual",
                needs="they_strong_club",
            ),
            Row(
                "(1C)",
                "1y",
                length(y, 5) & hl(7, 15),
                "SEF-15.4-club",
                needs="they_strong_club",
            ),
            Row(
                "(1C)",
                "2y",
                length(y, 6) & hl(6, 13),
                "SEF-15.4-club",
                needs="they_strong_club",
            ),
        ),
    ),
)
