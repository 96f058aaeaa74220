"""Take-out doubles of a one-level opening, and every answer from nothing to game."""

from biritch.bidding.honours import good, stopper
from biritch.bidding.promise import ANYTHING
from biritch.bidding.row import Package, Row, Told, assumed, sourced
from biritch.bidding.variables import MAJORS, MINORS, M, m, oM, om, w, x, y, z
from biritch.bidding.vocabulary import (
    BALANCED,
    detail,
    hcp,
    hl,
    hld,
    length,
    longer,
    not_shorter,
)

_C, _D = MINORS
_H, _S = MAJORS
_X: Told = ("one-round", False, "call-takeout", "takeout")
_CUE: Told = ("one-round", True, "call-cue-bid", "cue-bid")


def _answers(start: str, more: int) -> tuple[Row, ...]:
    """Return the answers to a double begun as *start* says, for *more* points than usual."""
    one, minor, major, club, diamond, heart, spade = (
        f"{start.replace('?', letter)} X" for letter in "xmMCDHS"
    )
    low, high = 8 + more, 10 + more
    stack = length(x, 5) & good(x, 3, 5) & hcp(5 + more)
    return sourced(
        "regles JJM (contre d'appel); fiches SEF 2024",
        Row(minor, "4M", length(M, 6) & hl(9 + more, 17), "SEF-15.2-4M", "sign-off"),
        Row(minor, "4M", length(M, 5) & hl(11 + more, 17), "SEF-15.2-4M", "sign-off"),
        Row(major, "4oM", length(oM, 6) & hl(9 + more, 17), "SEF-15.2-4M", "sign-off"),
        Row(major, "4oM", length(oM, 5) & hl(11 + more, 17), "SEF-15.2-4M", "sign-off"),
        Row(major, "4oM", length(oM, 4) & hcp(11 + more, 16), "SEF-15.2-4M", "sign-off"),
        Row(one, "-", stack, "SEF-15.2-penalty"),
        Row(
            minor,
            "3N",
            hcp(12 + more, 17) & stopper(m) & length(_H, 0, 3) & length(_S, 0, 3),
            "SEF-15.2-3N",
            "sign-off",
        ),
        Row(
            major,
            "3N",
            hcp(12 + more, 17) & stopper(M) & length(oM, 0, 3),
            "SEF-15.2-3N",
            "sign-off",
        ),
        Row(
            minor,
            "2N",
            hcp(11 + more, 11 + more) & stopper(m) & length(_H, 0, 3) & length(_S, 0, 3),
            "SEF-15.2-2N",
            "invitational",
        ),
        Row(
            major,
            "2N",
            hcp(11 + more, 11 + more) & stopper(M) & length(oM, 0, 3),
            "SEF-15.2-2N",
            "invitational",
        ),
        Row(
            minor,
            "2m",
            hl(11 + more) | (hl(8 + more) & length(_H, 4, 4) & length(_S, 4, 4)),
            "SEF-15.2-cue",
            *_CUE,
        ),
        Row(
            major,
            "2M",
            hl(12 + more) | (hl(11 + more) & length(oM, 0, 4)),
            "SEF-15.2-cue",
            *_CUE,
        ),
        Row(minor, "3M", length(M, 5) & hl(low, high), "SEF-15.2-3M", "invitational"),
        Row(
            minor,
            "2S",
            length(_S, 4) & hl(low, high) & detail(not_shorter(_S, _H)),
            "SEF-15.2-jump",
            "invitational",
        ),
        Row(minor, "2H", length(_H, 4) & hl(low, high), "SEF-15.2-jump", "invitational"),
        Row(major, "3oM", length(oM, 5) & hl(low, high), "SEF-15.2-3M", "invitational"),
        Row(heart, "2S", length(_S, 4) & hl(low, high), "SEF-15.2-jump", "invitational"),
        Row(spade, "2H", length(_H, 4) & hl(0, high), "SEF-15.2-2H"),
        Row(
            major,
            "3m",
            length(m, 5) & hl(low, high) & length(oM, 0, 3),
            "SEF-15.2-jump-m",
            "invitational",
        ),
        Row(one, "1N", hcp(low, high) & stopper(x), "SEF-15.2-1N"),
        Row(
            minor,
            "1S",
            length(_S, 4) & detail(longer(_S, _H) | length(_S, 5)),
            "SEF-15.2-cheap",
        ),
        Row(minor, "1H", length(_H, 4), "SEF-15.2-cheap"),
        Row(heart, "1S", length(_S, 4), "SEF-15.2-cheap"),
        Row(club, "1D", length(_D, 4), "SEF-15.2-cheap"),
        Row(diamond, "2C", length(_C, 4), "SEF-15.2-cheap"),
        Row(major, "2m", length(m, 4) & detail(not_shorter(m, om)), "SEF-15.2-cheap"),
        Row(minor, "1H", length(_H, 3), "SEF-15.2-three"),
        Row(minor, "1S", length(_S, 3), "SEF-15.2-three"),
        Row(heart, "1S", length(_S, 3), "SEF-15.2-three"),
        Row(club, "1D", ANYTHING, "SEF-15.2-three"),
        Row(diamond, "1H", ANYTHING, "SEF-15.2-three"),
        Row(major, "2C", ANYTHING, "SEF-15.2-three"),
    )


PACKAGE = Package(
    title="chapter-sef-takeout",
    source="regles JJM; SEF 2024 (fiches)",
    convention=True,
    rows=(
        *sourced(
            "regles JJM: 12 and the shape, or 18 and any",
            Row("(1x)", "X", hcp(18), "SEF-15.1-X-strong", *_X),
            Row(
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
            Row(
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
            Row(
                "(1M)",
                "X",
                hcp(12) & length(M, 0, 1) & length(oM, 3) & length(_D, 3) & length(_C, 3),
                "SEF-15.1-X",
                *_X,
            ),
            Row("(1M)", "X", hcp(15) & length(M, 0, 3) & length(oM, 3), "SEF-15.1-X-15", *_X),
            Row("(1x)", "-", ANYTHING, "SEF-15.1-none"),
        ),
        *_answers("(1?)", 0),
        *_answers("(1?) -", 3),
        *assumed(
            "opener's partner has come in: the double is answered freely",
            Row(
                "(1m) X (XX) | (1M) X (XX)",
                "1S",
                length(_S, 4) & detail(not_shorter(_S, _H)),
                "SEF-15.2-XX",
            ),
            Row("(1m) X (XX)", "1H", length(_H, 4), "SEF-15.2-XX"),
            Row("(1x) X (XX)", "2y", length(y, 5), "SEF-15.2-XX", where="y<x"),
            Row("(1x) X (XX)", "-", ANYTHING, "SEF-15.2-XX-pass"),
            Row(
                "(1x) X (1y)",
                "X",
                hl(8) & length(y, 4) & good(y, 1, 4),
                "SEF-15.2-X-again",
                title="call-penalty",
                kind="penalty",
            ),
            Row(
                "(1m) X (2m)",
                "X",
                hl(8) & length(_H, 4, 4) & length(_S, 4, 4),
                "SEF-15.2-responsive",
                *_X,
            ),
            Row(
                "(1M) X (2M)",
                "X",
                hl(9) & length(_C, 4) & length(_D, 4) & length(oM, 0, 3),
                "SEF-15.2-responsive",
                *_X,
            ),
            Row(
                "(1m) X (2m) | (1m) X (1*) | (1m) X (2*)",
                "4M",
                length(M, 5) & hl(11),
                "SEF-15.2-4M",
                "sign-off",
            ),
            Row(
                "(1M) X (2*) | (1M) X (1*)",
                "4oM",
                length(oM, 5) & hl(11),
                "SEF-15.2-4M",
                "sign-off",
            ),
            Row("(1m) X (2m) | (1m) X (3m)", "3M", length(M, 5) & hl(8, 10), "SEF-15.2-free-3"),
            Row(
                "(1m) X (2m)",
                "2S",
                length(_S, 4) & hl(6, 10) & detail(not_shorter(_S, _H)),
                "SEF-15.2-free",
            ),
            Row("(1m) X (2m)", "2H", length(_H, 4) & hl(6, 10), "SEF-15.2-free"),
            Row("(1H) X (2H)", "2S", length(_S, 4) & hl(6, 10), "SEF-15.2-free"),
            Row(
                "(1S) X (2S) | (1M) X (3M)", "3oM", length(oM, 4) & hl(8, 11), "SEF-15.2-free-3"
            ),
            Row("(1M) X (2M)", "3m", length(m, 5) & hl(7, 10), "SEF-15.2-free-3"),
            Row(
                "(1m) X (1y)",
                "2M",
                length(M, 4) & hl(9, 11),
                "SEF-15.2-free-jump",
                "invitational",
                where="y<M",
            ),
            Row("(1x) X (1y)", "1S", length(_S, 4) & hl(5, 8), "SEF-15.2-free"),
            Row("(1C) X (1D)", "1H", length(_H, 4) & hl(5, 8), "SEF-15.2-free"),
            Row("(1x) X (1y)", "1N", hcp(8, 10) & stopper(x) & stopper(y), "SEF-15.2-free-1N"),
            Row("(1x) X (1y)", "2z", length(z, 5) & hl(7, 11), "SEF-15.2-free-2"),
            Row("(1x) X (1N) | (1x) X (2y)", "2z", length(z, 5) & hl(6, 11), "SEF-15.2-free-2"),
            Row("(1x) X (2y)", "3z", length(z, 5) & hl(8, 11), "SEF-15.2-free-3"),
            Row(
                "(1x) X (1*) | (1x) X (2*) | (1x) X (3*) | (1x) X (4*)",
                "-",
                hcp(0, 11),
                "SEF-15.2-free-pass",
            ),
        ),
        *assumed(
            "doubler's second call: a raise is more than a minimum",
            Row("(1x) X 1M", "4M", length(M, 4) & hld(M, 22), "SEF-15.2-raise-4", "sign-off"),
            Row(
                "(1x) X 1M",
                "3M",
                length(M, 4) & hld(M, 20, 21),
                "SEF-15.2-raise-3",
                "invitational",
            ),
            Row("(1x) X 1M", "2M", length(M, 4) & hld(M, 17, 19), "SEF-15.2-raise-2"),
            Row("(1x) X 1y", "2N", hcp(22) & BALANCED, "SEF-15.2-2N", "invitational"),
            Row("(1x) X 1y", "1N", hcp(18, 21) & BALANCED & stopper(x), "SEF-15.2-1N-strong"),
            Row("(1x) X 1y | (1x) X 1N", "2z", length(z, 5) & hl(18), "SEF-15.2-strong", "no"),
            Row("(1x) X 1H", "1S", length(_S, 5) & hl(17), "SEF-15.2-strong", "no"),
            Row("(1x) X 1D", "1M", length(M, 5) & hl(17), "SEF-15.2-strong", "no"),
            Row("(1x) X 1y", "2x", hcp(20), "SEF-15.2-cue-strong", *_CUE),
            Row(
                "(1x) X 1N",
                "3N",
                hcp(16) & detail(BALANCED | hcp(18)),
                "SEF-15.2-3N",
                "sign-off",
            ),
            Row("(1x) X 1N", "2N", hcp(15, 15), "SEF-15.2-2N", "invitational"),
            Row(
                "(1M) X 2m | (1D) X 2C",
                "2N",
                hcp(18) & BALANCED,
                "SEF-15.2-1N-strong",
                "invitational",
            ),
            Row("(1M) X 2m", "2oM", length(oM, 5) & hl(17), "SEF-15.2-strong", "no"),
            Row(
                "(1M) X 2m", "3m", length(m, 4) & hld(m, 17), "SEF-15.2-raise-3", "invitational"
            ),
            Row("(1S) X 2H", "4H", length(_H, 4) & hld(_H, 19), "SEF-15.2-raise-4", "sign-off"),
            Row(
                "(1S) X 2H",
                "3H",
                length(_H, 4) & hld(_H, 16, 18),
                "SEF-15.2-raise-3",
                "invitational",
            ),
            Row("(1m) X 2M", "4M", length(M, 3) & hld(M, 16), "SEF-15.2-jump-game", "sign-off"),
            Row(
                "(1H) X 2S", "4S", length(_S, 3) & hld(_S, 16), "SEF-15.2-jump-game", "sign-off"
            ),
            Row(
                "(1m) X 2M",
                "3M",
                length(M, 4) & hld(M, 14, 15),
                "SEF-15.2-jump-try",
                "invitational",
            ),
            Row(
                "(1H) X 2S",
                "3S",
                length(_S, 4) & hld(_S, 14, 15),
                "SEF-15.2-jump-try",
                "invitational",
            ),
            Row("(1m) X 3M", "4M", length(M, 3) & hld(M, 14), "SEF-15.2-jump-game", "sign-off"),
            Row(
                "(1M) X 3oM",
                "4oM",
                length(oM, 3) & hld(oM, 14),
                "SEF-15.2-jump-game",
                "sign-off",
            ),
            Row("(1M) X 3m", "3N", stopper(M) & hcp(15), "SEF-15.2-jump-3N", "sign-off"),
            Row("(1x) X 2N", "3N", hcp(14), "SEF-15.2-2N-game", "sign-off"),
            Row(
                "(1x) X 1y | (1x) X 1N | (1x) X 2y | (1x) X 3y | (1x) X 2N",
                "-",
                ANYTHING,
                "SEF-15.2-left",
            ),
            Row(
                "(1m) X 2m",
                "2S",
                length(_S, 4) & detail(longer(_S, _H)),
                "SEF-15.2-cue-S",
                "one-round",
            ),
            Row("(1m) X 2m", "2H", length(_H, 3), "SEF-15.2-cue-H", "one-round"),
            Row("(1m) X 2m", "2S", length(_S, 3), "SEF-15.2-cue-S", "one-round"),
            Row("(1S) X 2S", "3H", length(_H, 4), "SEF-15.2-cue-H", "one-round"),
            Row("(1H) X 2H", "2S", length(_S, 4), "SEF-15.2-cue-S", "one-round"),
            Row("(1x) X 2x", "2N", stopper(x), "SEF-15.2-cue-2N", "one-round"),
            Row("(1M) X 2M", "3C", length(_C, 3), "SEF-15.2-cue-m", "one-round"),
            Row("(1M) X 2M", "3D", length(_D, 3), "SEF-15.2-cue-m", "one-round"),
            Row("(1m) X 2m 2M", "4M", length(M, 4) & hl(11), "SEF-15.2-cue-game", "sign-off"),
            Row(
                "(1m) X 2m 2M",
                "3M",
                length(M, 4) & hl(8, 10),
                "SEF-15.2-cue-limit",
                "invitational",
            ),
            Row("(1x) X (1*) -", "-", hcp(0, 15), "SEF-15.2-quiet"),
            Row(
                "(1x) X (2*) - | (1x) X (1N) - | (1x) X (3*) -",
                "-",
                hcp(0, 16),
                "SEF-15.2-quiet",
            ),
        ),
        *sourced(
            "regles JJM; amourdubridge: fourth seat, the other two suits",
            Row(
                "(1x) - (1y)",
                "2x",
                length(z, 5) & length(w, 5) & hl(11, 18),
                "SEF-15.1-two",
                "one-round",
                True,
                "call-two-suiter",
                "michaels",
                where="z<w",
            ),
            Row(
                "(1x) - (1y)",
                "X",
                hcp(12) & length(z, 4) & length(w, 4),
                "SEF-15.1-X4",
                *_X,
                where="z<w",
            ),
            Row("(1x) - (1y)", "X", hcp(18), "SEF-15.1-X4-strong", *_X),
            Row(
                "(1x) - (1y)",
                "1z",
                length(z, 5) & hl(9, 18) & good(z, 1, 3) & hcp(8),
                "SEF-15.1-4-1",
            ),
            Row(
                "(1x) - (1y)",
                "1N",
                hcp(16, 18) & BALANCED & stopper(x) & stopper(y),
                "SEF-15.1-4-1N",
            ),
            Row("(1x) - (1y)", "2z", length(z, 6) & hl(12, 18) & good(z, 1, 3), "SEF-15.1-4-2"),
            Row("(1x) - (1y)", "2z", length(z, 5) & hl(14, 18) & good(z, 2, 4), "SEF-15.1-4-2"),
            Row("(1x) - (1y)", "-", ANYTHING, "SEF-15.1-4-none"),
            Row(
                "(1x) - (1N)",
                "X",
                hcp(14) & length(x, 0, 2) & detail(length(_H, 3) | length(_S, 3)),
                "SEF-15.1-X4",
                *_X,
            ),
            Row("(1x) - (1N)", "X", hcp(18), "SEF-15.1-X4-strong", *_X),
            Row("(1x) - (1N)", "2z", length(z, 6) & hl(11, 18) & good(z, 1, 3), "SEF-15.1-4-2"),
            Row("(1x) - (1N)", "2z", length(z, 5) & hl(13, 18) & good(z, 2, 4), "SEF-15.1-4-2"),
            Row("(1x) - (1N)", "-", ANYTHING, "SEF-15.1-4-none"),
            Row(
                "(1m) - (2m) | (1m) - (3m)",
                "X",
                hcp(12) & length(_H, 3) & length(_S, 3) & length(m, 0, 3),
                "SEF-15.1-X4",
                *_X,
            ),
            Row(
                "(1M) - (2M) | (1M) - (3M)",
                "X",
                hcp(12) & length(oM, 4) & length(M, 0, 2),
                "SEF-15.1-X4",
                *_X,
            ),
            Row("(1x) - (2x) | (1x) - (3x)", "X", hcp(17), "SEF-15.1-X4-strong", *_X),
            Row("(1x) - (2x)", "2N", hcp(16, 18) & BALANCED & stopper(x), "SEF-15.1-4-2N"),
            Row("(1x) - (2x)", "2z", length(z, 5) & hl(11, 17) & good(z, 1, 3), "SEF-15.1-4-2"),
            Row(
                "(1x) - (2x) | (1x) - (3x)",
                "3z",
                length(z, 6) & hl(13, 18) & good(z, 2, 4),
                "SEF-15.1-4-3",
            ),
            Row(
                "(1x) - (2y)",
                "X",
                hcp(15) & length(z, 4) & length(w, 4),
                "SEF-15.1-X4",
                *_X,
                where="z<w",
            ),
            Row("(1x) - (2y)", "2z", length(z, 6) & hl(12, 17) & good(z, 2, 4), "SEF-15.1-4-2"),
            Row(
                "(1x) - (2*) | (1x) - (3*) | (1x) - (4*) | (1x) - (5*)",
                "-",
                ANYTHING,
                "SEF-15.1-4-none",
            ),
        ),
    ),
)
