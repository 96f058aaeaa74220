"""Against their weak twos: doubles, overcalls and the answers."""

from biritch.bidding.agreement.agreement import (
    Agreement,
    CallTraits,
    Package,
    assumed,
    disputed,
    sourced,
)
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM, om, y

_C, _D = MINORS
_H, _S = MAJORS
_X: CallTraits = ("one-round", False, "call-takeout", "takeout")
_TWO = "(2M) | (2M) -"

PACKAGE = Package(
    title="chapter-sef-against-weak-twos",
    source="SEF 2024 (fiches); regles JJM; pfbridge",
    agreements=(
        *sourced(
            "SEF 2024 (fiches); regles JJM; pfbridge: against weak twos",
            Agreement("(2M) -", "2N", hcp(14, 16) & BALANCED & stopper(M), "SEF-15.4-2N"),
            Agreement("(2M)", "2N", hcp(15, 18) & BALANCED & stopper(M), "SEF-15.4-2N"),
            Agreement(_TWO, "4oM", length(oM, 6) & hl(16, 20), "SEF-15.4-4M", "sign-off"),
            Agreement(
                _TWO, "3N", hcp(19, 22) & SEMI_BALANCED & stopper(M), "SEF-15.4-3N", "sign-off"
            ),
            Agreement(_TWO, "X", hcp(18), "SEF-15.4-X-strong", *_X),
            Agreement(
                "(2H) | (2H) -",
                "2S",
                length(_S, 5) & good(_S, 1, 3) & hl(12, 18),
                "SEF-15.4-suit",
            ),
            Agreement(
                _TWO,
                "3y",
                length(y, 6) & good(y, 2, 4) & hl(12, 18),
                "SEF-15.4-suit",
                where="y<M",
            ),
            Agreement(
                "(2M)", "X", hcp(13) & length(M, 0, 2) & length(oM, 4), "SEF-15.4-X", *_X
            ),
            Agreement(
                "(2M)",
                "X",
                hcp(14) & length(M, 0, 2) & length(oM, 3) & length(_C, 3) & length(_D, 3),
                "SEF-15.4-X",
                *_X,
            ),
            Agreement(
                "(2M) -", "X", hcp(11) & length(M, 0, 2) & length(oM, 3), "SEF-15.4-X", *_X
            ),
            Agreement(
                _TWO,
                "3y",
                length(y, 5) & good(y, 2, 3) & hl(14, 18),
                "SEF-15.4-suit",
                where="y<M",
            ),
            Agreement(_TWO, "-", ANYTHING, "SEF-15.4-pass"),
        ),
        *disputed(
            "amourdubridge, funbridge: 2NT over the double is a weak relay; edition uncertain",
            Agreement(
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
            Agreement(
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
            Agreement(
                "(2M) X", "4oM", length(oM, 5) & hl(9, 16), "SEF-15.4-answer-4", "sign-off"
            ),
            Agreement(
                "(2M) X", "4oM", length(oM, 4) & hcp(11, 16), "SEF-15.4-answer-4", "sign-off"
            ),
            Agreement(
                "(2M) X", "3N", hcp(10, 16) & stopper(M), "SEF-15.4-answer-3N", "sign-off"
            ),
            Agreement(
                "(2M) X",
                "3M",
                hcp(11),
                "SEF-15.4-answer-cue",
                "one-round",
                True,
                "call-cue-bid",
                "cue-bid",
            ),
            Agreement("(2S) X", "3H", length(_H, 4), "SEF-15.4-answer"),
            Agreement(
                "(2H) X",
                "3S",
                length(_S, 4) & hl(8, 10),
                "SEF-15.4-answer-jump",
                "invitational",
            ),
            Agreement("(2H) X", "2S", length(_S, 4), "SEF-15.4-answer"),
            Agreement("(2M) X", "-", length(M, 5) & good(M, 2, 4), "SEF-15.4-answer-penalty"),
            Agreement(
                "(2M) X", "3m", length(m, 4) & detail(not_shorter(m, om)), "SEF-15.4-answer"
            ),
            Agreement("(2H) X", "2S", length(_S, 3), "SEF-15.4-answer"),
            Agreement("(2M) X", "3C", ANYTHING, "SEF-15.4-answer"),
            Agreement(
                "(2S) X 3H", "4H", length(_H, 4) & hld(_H, 17), "SEF-15.4-again", "sign-off"
            ),
            Agreement(
                "(2H) X 2S", "4S", length(_S, 4) & hld(_S, 18), "SEF-15.4-again", "sign-off"
            ),
            Agreement(
                "(2H) X 2S",
                "3S",
                length(_S, 4) & hld(_S, 16, 17),
                "SEF-15.4-again",
                "invitational",
            ),
            Agreement(
                "(2H) X 3S", "4S", length(_S, 3) & hld(_S, 15), "SEF-15.4-again", "sign-off"
            ),
            Agreement("(2M) X 3m", "3N", hcp(18) & stopper(M), "SEF-15.4-again", "sign-off"),
            Agreement(
                "(2M) X 3m | (2S) X 3H | (2H) X 2S | (2H) X 3S",
                "-",
                hcp(0, 18),
                "SEF-15.4-left",
            ),
            Agreement(
                "(2M) 2N | (2M) - 2N",
                "3N",
                hcp(9, 15) & length(oM, 0, 3),
                "SEF-15.4-2N-3N",
                "sign-off",
            ),
            Agreement(
                "(2M) 2N | (2M) - 2N",
                "4oM",
                length(oM, 6) & hl(8, 14),
                "SEF-15.4-2N-4M",
                "sign-off",
            ),
            Agreement(
                "(2M) 2N | (2M) - 2N",
                "3M",
                length(oM, 4) & hcp(9),
                "SEF-15.4-2N-cue",
                "one-round",
                True,
                "call-stayman",
                "stayman",
            ),
            Agreement("(2M) 2N | (2M) - 2N", "3oM", length(oM, 5), "SEF-15.4-2N-suit", "no"),
            Agreement(
                "(2M) 2N | (2M) - 2N",
                "3m",
                length(m, 6) & hcp(0, 7),
                "SEF-15.4-2N-suit",
                "sign-off",
            ),
            Agreement("(2M) 2N | (2M) - 2N", "-", hcp(0, 8), "SEF-15.4-2N-pass"),
            Agreement(
                "(2M) 2N 3M | (2M) - 2N 3M", "4oM", length(oM, 4), "SEF-15.4-2N-fit", "sign-off"
            ),
            Agreement(
                "(2M) 2N 3M | (2M) - 2N 3M", "3N", ANYTHING, "SEF-15.4-2N-none", "sign-off"
            ),
            Agreement(
                "(2H) 2S", "4S", length(_S, 3) & hld(_S, 11), "SEF-15.4-raise", "sign-off"
            ),
            Agreement(
                "(2H) 2S",
                "3S",
                length(_S, 3) & hld(_S, 8, 10),
                "SEF-15.4-raise",
                "invitational",
            ),
            Agreement("(2H) 2S | (2M) 3y", "-", hcp(0, 10), "SEF-15.4-left"),
            Agreement(
                "(2M) 3m", "3N", hcp(11, 17) & stopper(M), "SEF-15.4-suit-3N", "sign-off"
            ),
            Agreement(
                "(2S) 3H", "4H", length(_H, 3) & hld(_H, 9), "SEF-15.4-raise", "sign-off"
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
chapter-sef-against-weak-twos = Against their weak twos
tool-moderator-over-double = Moderating 2NT when their weak two was doubled
""",
    "fr": """
chapter-sef-against-weak-twos = Sur leurs deux faibles
tool-moderator-over-double = 2SA modérateur après le contre de leur deux faible
""",
}
