"""Opener's second bid in the SEF. Zones: minimum 12-16, medium 17-19, strong 20 and more."""

from biritch.bidding.agreement.agreement import Agreement, Package, assumed, disputed, sourced
from biritch.bidding.promises.honours import good, stopper
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import BALANCED, SEMI_BALANCED, length, not_shorter
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, x, z

_C, _D = MINORS
_H, _S = MAJORS
_SHORT = length(_C, 0, 1) | length(_D, 0, 1) | length(_H, 0, 1) | length(_S, 0, 1)

PACKAGE = Package(
    title="chapter-sef-rebids",
    source="regles JJM; SEF 2024 (fiches)",
    agreements=(
        *sourced(
            "regles JJM; fiches SEF 2024: partner's major fits",
            Agreement(
                "1m 1M",
                "4m",
                length(M, 4) & length(m, 6) & good(m, 2, 4) & hld(M, 20, 22),
                "SEF-B-fragment",
                "game",
                True,
                title="call-fit",
                kind="fit-notrump",
            ),
            Agreement(
                "1m 1M",
                "3N",
                length(M, 4, 4) & hcp(18, 19) & BALANCED,
                "SEF-B-3N",
                "no",
                True,
                title="call-fit",
                kind="fit-notrump",
            ),
            Agreement("1x 1M", "4M", length(M, 4) & hld(M, 20), "SEF-B-4M", "sign-off"),
            Agreement("1x 1M", "3M", length(M, 4) & hld(M, 17, 19), "SEF-B-3M", "invitational"),
            Agreement("1x 1M", "2M", length(M, 4) & hld(M, 11, 16), "SEF-B-2M"),
        ),
        *disputed(
            "fiches SEF 2024: not forcing; regles JJM: forcing; as good as forcing",
            Agreement(
                "1m 1H", "2S", length(m, 5) & length(_S, 4) & hl(20), "SEF-B-jump", "game"
            ),
            Agreement(
                "1C 1D", "2M", length(_C, 5) & length(M, 4) & hl(20), "SEF-B-jump", "game"
            ),
            Agreement("1C 1D", "1H", length(_H, 4) & hl(11, 20), "SEF-B-1z"),
            Agreement("1C 1D", "1S", length(_S, 4) & hl(11, 20), "SEF-B-1z"),
            Agreement("1m 1H", "1S", length(_S, 4) & hl(11, 20), "SEF-B-1z"),
        ),
        *sourced(
            "fiches SEF 2024; amourdubridge; atoutbridge: balanced",
            Agreement("1m 1x", "2N", hcp(18, 19) & BALANCED, "SEF-B-2N", "invitational"),
            Agreement("1m 1x", "1N", hcp(11, 14) & BALANCED, "SEF-B-1N"),
            Agreement("1H 1S", "2N", hcp(17, 19) & BALANCED, "SEF-B-2N", "invitational"),
            Agreement("1H 1S", "1N", hcp(11, 14) & BALANCED, "SEF-B-1N"),
            Agreement(
                "1C 1D", "3D", length(_D, 4) & hld(_D, 17, 20), "SEF-B-3m", "invitational"
            ),
            Agreement("1C 1D", "2D", length(_D, 4) & hld(_D, 11, 16), "SEF-B-2m"),
        ),
        *disputed(
            "reverse 18 HL or 17 H (fiches); 16 H after amourdubridge; jump shift 20 HL",
            Agreement(
                "1x 1y",
                "3z",
                length(x, 5) & length(z, 4) & hl(20),
                "SEF-B-jump",
                "game",
                where="z<x",
            ),
            Agreement(
                "1x 1y | 1x 1N",
                "2z",
                length(x, 5) & length(z, 4) & (hl(18) | hcp(17)) & detail(not_shorter(x, z)),
                "SEF-B-reverse",
                "one-round",
                where="x<z",
            ),
        ),
        *sourced(
            "regles JJM: one suit, or two",
            Agreement("1x 1y", "3x", length(x, 6) & hl(17, 20), "SEF-B-3x", "invitational"),
            Agreement("1x 1y", "2x", length(x, 6) & hl(11, 16), "SEF-B-2x"),
            Agreement(
                "1x 1y", "2z", length(z, 4) & length(x, 4) & hl(11, 19), "SEF-B-2z", where="z<x"
            ),
            Agreement("1H 1S", "4H", length(_H, 6) & hl(21), "SEF-B-4x", "sign-off"),
            Agreement("1x 1M", "2M", length(M, 3) & hld(M, 11, 16) & _SHORT, "SEF-B-2M-three"),
            Agreement("1m 1x", "2m", length(m, 5) & hl(11, 17), "SEF-B-2x-five"),
            Agreement("1m 1x", "3m", length(m, 5) & hl(18), "SEF-B-3x", "invitational"),
            Agreement("1m 1x | 1H 1S", "1N", ANYTHING, "SEF-B-1N-any"),
        ),
        *sourced(
            "regles JJM; fiches SEF 2024: over 1NT",
            Agreement(
                "1x 1N",
                "3z",
                length(x, 5) & length(z, 4) & hl(20),
                "SEF-B-jump",
                "game",
                where="z<x",
            ),
            Agreement("1M 1N", "4M", length(M, 6) & hl(21), "SEF-B-4M", "sign-off"),
            Agreement("1x 1N", "3N", hcp(19) & SEMI_BALANCED, "SEF-B-3N-N", "sign-off"),
            Agreement("1M 1N", "2N", hcp(17, 18) & BALANCED, "SEF-B-2N-N", "invitational"),
            Agreement("1m 1N", "2N", hcp(18, 18) & BALANCED, "SEF-B-2N-N", "invitational"),
            Agreement("1x 1N", "3x", length(x, 6) & hl(17, 20), "SEF-B-3x", "invitational"),
            Agreement("1x 1N", "2x", length(x, 6) & hl(11, 16), "SEF-B-2x"),
            Agreement(
                "1M 1N",
                "2z",
                length(z, 4) & length(M, 5) & hl(11, 19) & detail(~BALANCED),
                "SEF-B-2z",
                where="z<M",
            ),
            Agreement(
                "1D 1N",
                "2C",
                length(_C, 4) & length(_D, 4) & hl(11, 19) & detail(~BALANCED),
                "SEF-B-2z",
            ),
            Agreement(
                "1m 1N", "2m", length(m, 5) & hl(11, 16) & detail(~BALANCED), "SEF-B-2x-five"
            ),
            Agreement(
                "1m 1N",
                "3m",
                length(m, 5) & hl(17) & detail(~BALANCED),
                "SEF-B-3x",
                "invitational",
            ),
            Agreement("1x 1N", "-", ANYTHING, "SEF-B-pass-N"),
        ),
        *sourced(
            "fiches SEF 2024: our major raised, tries at 17-19 HLD",
            Agreement("1M 2M", "4M", hld(M, 20, 26), "SEF-B-2M-4M", "sign-off"),
            Agreement(
                "1M 2M",
                "2N",
                hld(M, 17, 19) & BALANCED,
                "SEF-B-2M-2N",
                "one-round",
                title="call-game-try",
                kind="game-try",
            ),
            Agreement(
                "1M 2M",
                "3z",
                hld(M, 17, 19) & length(z, 3) & detail(~BALANCED),
                "SEF-B-2M-try",
                "one-round",
                title="call-game-try",
                kind="game-try",
                where="z<M",
            ),
            Agreement(
                "1H 2H",
                "2S",
                hld(_H, 17, 19) & length(_S, 3),
                "SEF-B-2M-try",
                "one-round",
                title="call-game-try",
                kind="game-try",
            ),
            Agreement(
                "1M 2M",
                "2N",
                hld(M, 17, 19),
                "SEF-B-2M-2N",
                "one-round",
                title="call-game-try",
                kind="game-try",
            ),
            Agreement("1M 2M", "3M", length(M, 6) & hld(M, 11, 14), "SEF-B-2M-3M", "sign-off"),
            Agreement("1M 2M", "-", hld(M, 0, 16), "SEF-B-2M-pass"),
            Agreement("1M 2M 2N", "4M", hld(M, 9), "SEF-B-try-yes", "sign-off"),
            Agreement("1M 2M 2N", "3M", ANYTHING, "SEF-B-try-no", "sign-off"),
            Agreement(
                "1M 2M 3z",
                "4M",
                hld(M, 9) | (hld(M, 8) & (good(z, 1, 3) | length(z, 0, 1))),
                "SEF-B-try-yes",
                "sign-off",
                where="z<M",
            ),
            Agreement("1M 2M 3z", "3M", ANYTHING, "SEF-B-try-no", "sign-off", where="z<M"),
            Agreement(
                "1H 2H 2S",
                "4H",
                hld(_H, 9) | (hld(_H, 8) & (good(_S, 1, 3) | length(_S, 0, 1))),
                "SEF-B-try-yes",
                "sign-off",
            ),
            Agreement("1H 2H 2S", "3H", ANYTHING, "SEF-B-try-no", "sign-off"),
        ),
        *sourced(
            "fiches SEF 2024: limit raises accepted from 15 HLD",
            Agreement("1M 3M", "4M", hld(M, 15, 21), "SEF-B-3M-4M", "sign-off"),
            Agreement("1M 3M", "-", hld(M, 0, 14), "SEF-B-3M-pass"),
            Agreement(
                "1M 2N", "3M", hld(M, 0, 14), "SEF-B-2N-min", "sign-off", needs="two_nt_fit"
            ),
            Agreement(
                "1M 2N", "4M", hld(M, 15, 21), "SEF-B-2N-4M", "sign-off", needs="two_nt_fit"
            ),
            Agreement(
                "1M 3N", "4M", hld(M, 0, 19), "SEF-B-3N-4M", "sign-off", needs="three_nt_fit"
            ),
            Agreement("1M 4M", "-", hl(0, 20), "SEF-B-4M-pass"),
        ),
        *sourced(
            "fiches SEF 2024; Chailley: two over one; 2NT mini-maxi",
            Agreement("1S 2H", "3H", length(_H, 3) & hld(_H, 14), "SEF-B-21-3H", "game"),
            Agreement(
                "1S 2H", "4H", length(_H, 3) & hld(_H, 11, 13), "SEF-B-21-4H", "sign-off"
            ),
            Agreement(
                "1M 2m",
                "2N",
                hcp(15, 19) & BALANCED,
                "SEF-B-21-2N",
                "game",
                title="call-strong",
                kind="mini-maxi",
            ),
            Agreement(
                "1S 2H",
                "2N",
                hcp(15, 19) & BALANCED,
                "SEF-B-21-2N",
                "game",
                title="call-strong",
                kind="mini-maxi",
            ),
            Agreement(
                "1M 2m", "3M", length(M, 6) & good(M, 2, 3) & hl(18), "SEF-B-21-3M", "game"
            ),
            Agreement(
                "1S 2H", "3S", length(_S, 6) & good(_S, 2, 3) & hl(18), "SEF-B-21-3M", "game"
            ),
            Agreement(
                "1H 2m",
                "2S",
                length(_S, 4) & length(_H, 5) & hl(18),
                "SEF-B-21-reverse",
                "game",
            ),
            Agreement("1S 2m", "2H", length(_H, 4) & hl(11, 22), "SEF-B-21-2H", "one-round"),
            Agreement("1M 2C", "2D", length(_D, 4) & hl(11, 22), "SEF-B-21-2D", "one-round"),
            Agreement("1M 2m", "3m", length(m, 4) & hl(13), "SEF-B-21-3m", "game"),
            Agreement("1M 2D", "3C", length(_C, 4) & hl(15), "SEF-B-21-3z", "game"),
            Agreement("1S 2H", "3m", length(m, 4) & hl(15), "SEF-B-21-3z", "game"),
            Agreement("1M 2m", "2M", ANYTHING, "SEF-B-21-2M", "one-round"),
            Agreement("1S 2H", "2S", ANYTHING, "SEF-B-21-2M", "one-round"),
        ),
        *disputed(
            "1D-2C: 2018 the majors reverse with 16 H (amourdubridge); 2024 stoppers (fiches)",
            Agreement(
                "1D 2C",
                "2N",
                (hcp(11, 14) | hcp(18, 19)) & BALANCED & detail(stopper(_H) | stopper(_S)),
                "SEF-B-D2C-2N",
                "one-round",
            ),
            Agreement("1D 2C", "2M", length(M, 4) & hl(17), "SEF-B-D2C-2M", "game"),
            Agreement("1D 2C", "3C", length(_C, 4) & hl(11, 17), "SEF-B-D2C-3C", "one-round"),
            Agreement(
                "1D 2C", "3N", hcp(15, 17) & detail(length(_D, 4, 4)), "SEF-B-D2C-3N", "no"
            ),
            Agreement("1D 2C", "3D", length(_D, 6) & hl(17), "SEF-B-D2C-3D", "game"),
            Agreement("1D 2C", "2D", ANYTHING, "SEF-B-D2C-2D", "one-round"),
        ),
        *assumed(
            "a minor raised",
            Agreement("1m 2m", "3N", hcp(18, 20) & SEMI_BALANCED, "SEF-B-2m-3N", "sign-off"),
            Agreement(
                "1m 2m", "2N", hcp(17, 17) & SEMI_BALANCED, "SEF-B-2m-2N", "invitational"
            ),
            Agreement("1m 2m", "2M", length(M, 4) & hl(18), "SEF-B-2m-2M", "one-round"),
            Agreement("1m 2m", "3m", length(m, 6) & hl(15, 17), "SEF-B-2m-3m", "invitational"),
            Agreement("1m 2m", "-", hl(0, 18), "SEF-B-2m-pass"),
            Agreement("1m 3m", "3N", hcp(14, 19) & SEMI_BALANCED, "SEF-B-3m-3N", "sign-off"),
            Agreement("1m 3m", "5m", length(m, 5) & hl(18, 21), "SEF-B-3m-5m", "sign-off"),
            Agreement("1m 3m", "-", hl(0, 17), "SEF-B-3m-pass"),
            Agreement("1m 2N", "3N", hl(13, 20), "SEF-B-2N-m-3N", "sign-off"),
            Agreement("1m 2N", "3m", length(m, 6) & hl(0, 12), "SEF-B-2N-m-3m", "sign-off"),
            Agreement("1m 2N", "-", hl(0, 12), "SEF-B-2N-m-pass"),
            Agreement("1m 3N", "-", hl(0, 17), "SEF-B-3N-m-pass"),
            Agreement("1m 4N", "6N", hl(14), "SEF-B-4N-yes", "sign-off"),
            Agreement("1m 4N", "-", ANYTHING, "SEF-B-4N-no"),
            Agreement("1m 3M | 1m 4m | 1x 4M", "-", hl(0, 18), "SEF-B-block"),
        ),
        *assumed(
            "over partner's jump shift: support, own suit, notrump",
            Agreement("1m 2M", "3M", length(M, 3), "SEF-B-jump-fit", "game"),
            Agreement("1H 2S", "3S", length(_S, 3), "SEF-B-jump-fit", "game"),
            Agreement("1m 2M", "2N", BALANCED, "SEF-B-jump-2N", "game"),
            Agreement("1m 2M", "3m", length(m, 5), "SEF-B-jump-3m", "game"),
            Agreement("1H 2S", "3H", length(_H, 6), "SEF-B-jump-3m", "game"),
            Agreement("1m 2M | 1H 2S", "2N", ANYTHING, "SEF-B-jump-2N", "game"),
            Agreement("1S 3H", "4H", length(_H, 2) & hl(0, 15), "SEF-B-jump-fit", "no"),
            Agreement("1M 3m | 1S 3H", "3M", length(M, 6), "SEF-B-jump-3M", "game"),
            Agreement("1M 3m", "3N", ANYTHING, "SEF-B-jump-3N", "no"),
            Agreement("1S 3H", "3N", length(_H, 0, 1) & hl(0, 17), "SEF-B-jump-3N", "no"),
        ),
    ),
)

SENTENCES = {
    "en": """
call-game-try = Game try: { $what }
chapter-sef-rebids = Opener's second bid
""",
    "fr": """
call-game-try = Enchère d'essai : { $what }
chapter-sef-rebids = La deuxième enchère de l'ouvreur
""",
}
