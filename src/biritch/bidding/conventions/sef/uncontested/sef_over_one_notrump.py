"""Responder's second bid, and opener's third, after an answer of 1NT."""

from biritch.bidding.agreement.agreement import Agreement, Package, sourced
from biritch.bidding.promises.honours import stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, z

_C, _D = MINORS
_H, _S = MAJORS

PACKAGE = Package(
    title="chapter-sef-over-one-notrump",
    source="SEF 2018 (hebdobridge 85): zones of responder",
    agreements=(
        *sourced(
            "SEF 2018 (hebdobridge 85); fiches 2024: after 1M, 1NT",
            Agreement(
                "1H 1N 2m",
                "2S",
                length(m, 5) & hld(m, 13),
                "SEF-2R12",
                "one-round",
                True,
                "call-impossible",
                "fit-minor",
                needs="impossible_spade",
            ),
            Agreement(
                "1M 1N 2m", "3m", length(m, 5) & hl(9, 11), "SEF-2R-N-raise", "invitational"
            ),
            Agreement("1S 1N 2H", "4H", length(_H, 4) & hld(_H, 12), "SEF-2R-N-4H", "sign-off"),
            Agreement(
                "1S 1N 2H",
                "3H",
                length(_H, 4) & hld(_H, 9, 11),
                "SEF-2R-N-raise",
                "invitational",
            ),
            Agreement(
                "1M 1N 2z", "2N", hcp(10, 11), "SEF-2R-N-2N", "invitational", where="z<M"
            ),
            Agreement(
                "1S 1N 2m",
                "2H",
                length(_H, 5) & hl(0, 10) & detail(length(_S, 0, 2)),
                "SEF-2R-N-new",
            ),
            Agreement(
                "1M 1N 2z",
                "2M",
                length(M, 2) & detail(length(z, 0, 4)),
                "SEF-2R10",
                where="z<M",
            ),
            Agreement("1M 1N 2C", "2D", length(_D, 6) & length(M, 0, 1), "SEF-2R-N-new"),
            Agreement("1M 1N 2z", "-", ANYTHING, "SEF-2R-N-pass", where="z<M"),
            Agreement(
                "1M 1N 2z 2M",
                "3M",
                length(M, 6) & hl(17),
                "SEF-3R-pref-3x",
                "invitational",
                where="z<M",
            ),
            Agreement(
                "1M 1N 2z 2M", "2N", hcp(17, 19), "SEF-3R-pref-2N", "invitational", where="z<M"
            ),
            Agreement("1M 1N 2z 2M", "-", ANYTHING, "SEF-3R-pref-pass", where="z<M"),
            Agreement(
                "1H 1N 2m 2S",
                "3N",
                stopper(_S) & hcp(16),
                "SEF-2R12-3N",
                "sign-off",
                needs="impossible_spade",
            ),
            Agreement(
                "1H 1N 2m 2S",
                "5m",
                hld(m, 17),
                "SEF-2R12-5m",
                "sign-off",
                needs="impossible_spade",
            ),
            Agreement("1H 1N 2m 2S", "3m", ANYTHING, "SEF-2R12-3m", needs="impossible_spade"),
            Agreement(
                "1H 1N 2m 2S 3m",
                "5m",
                hld(m, 15),
                "SEF-2R12-5m",
                "sign-off",
                needs="impossible_spade",
            ),
            Agreement(
                "1H 1N 2m 2S 3m", "-", ANYTHING, "SEF-2R12-pass", needs="impossible_spade"
            ),
            Agreement("1M 1N 2M", "3M", length(M, 2) & hcp(10), "SEF-2R-N-3M", "invitational"),
            Agreement("1M 1N 2M", "2N", hcp(11), "SEF-2R-N-2N", "invitational"),
            Agreement("1M 1N 2M", "-", ANYTHING, "SEF-2R-N-pass"),
            Agreement("1M 1N 3M", "4M", length(M, 1) & hl(8), "SEF-2R-N-4M", "sign-off"),
            Agreement("1M 1N 3M", "3N", hl(8), "SEF-2R-N-3N", "sign-off"),
            Agreement("1M 1N 3M", "-", ANYTHING, "SEF-2R-N-pass"),
            Agreement("1x 1N 2N", "3N", hcp(8), "SEF-2R-N-3N", "sign-off"),
            Agreement("1x 1N 2N", "-", ANYTHING, "SEF-2R-N-pass"),
            Agreement("1m 1N 2m", "-", hl(0, 10), "SEF-2R-N-pass"),
            Agreement("1m 1N 3m", "3N", hl(9), "SEF-2R-N-3N", "sign-off"),
            Agreement("1m 1N 3m", "-", ANYTHING, "SEF-2R-N-pass"),
            Agreement("1D 1N 2C", "2D", length(_D, 3), "SEF-2R10"),
            Agreement("1D 1N 2C", "2D", length(_D, 2) & length(_C, 0, 3), "SEF-2R10"),
            Agreement("1D 1N 2C", "-", ANYTHING, "SEF-2R-N-pass"),
            Agreement("1D 1N 2C 2D", "-", hl(0, 18), "SEF-3R-pref-pass"),
            Agreement("1m 1N 2M", "3m", length(m, 3), "SEF-2R-N-reverse", "no"),
            Agreement(
                "1m 1N 2M", "3N", hl(8) & detail(length(M, 0, 3)), "SEF-2R-N-3N", "sign-off"
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
call-impossible = Impossible suit, a big fit for the minor: { $what }
chapter-sef-over-one-notrump = After an answer of 1NT
tool-impossible-spade = Impossible 2♠: a big fit for the minor
""",
    "fr": """
call-impossible = Enchère impossible, grand fit en mineure : { $what }
chapter-sef-over-one-notrump = Après une réponse de 1SA
tool-impossible-spade = 2♠ impossible : grand fit en mineure
""",
}
