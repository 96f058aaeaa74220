"""Transfers to the majors over notrump (Jacoby); four trumps and a maximum jump."""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.conventions.notrump.notrump_raises import invites, quantitative
from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import SEMI_BALANCED, length, longer
from biritch.bidding.promises.shapes import not_shorter as equal
from biritch.bidding.promises.suit_letters import MAJORS, x
from biritch.core.cards import Suit

_H, _S = MAJORS
_ASK, _NAME = ("D", "H"), ("hearts", "spades")


def _one(span: Span, major: Suit) -> Iterator[Agreement]:
    low, high = span
    inv, ask = invites(span), quantitative(span)
    here, other = str(major), _S if major == _H else _H
    call, kind = f"2{_ASK[major - _H]}", f"transfer-{_NAME[major - _H]}"
    longest = detail(longer(major, other) if major == _H else equal(major, other))
    for start in ("1N", "1N (X)"):
        yield Agreement(
            start,
            call,
            length(major, 5) & longest,
            "N2",
            "one-round",
            True,
            f"call-texas-{here.lower()}",
            kind,
        )
        yield Agreement(
            f"{start} {call}",
            f"3{here}",
            length(major, 4) & hcp(high, high),
            "N15",
            "no",
            True,
            "call-super-accept",
            "super-accept",
            needs="super_accept",
        )
        yield Agreement(
            f"{start} {call}",
            f"2{here}",
            ANYTHING,
            "N2-completes",
            "no",
            True,
            "call-completes",
            "answer",
        )
    done = f"1N {call} 2{here}"
    yield Agreement(done, "-", hl(0, inv[1]) & hcp(0, inv[0] - 1), "N14-pass")
    yield Agreement(
        done, f"4{here}", length(major, 6) & hcp(inv[0] + 1, ask[0] - 1), "N14-4M", "sign-off"
    )
    yield Agreement(
        done, f"3{here}", length(major, 6) & hcp(inv[0] - 1, inv[0]), "N14-3M", "invitational"
    )
    if major == _S:
        yield Agreement(done, "3H", length(_H, 5) & hcp(inv[1] + 1), "N14-new", "game")
    yield Agreement(
        done,
        "3x",
        length(x, 4) & hcp(inv[1] + 1) & detail(~SEMI_BALANCED),
        "N14-new",
        "game",
        where=f"x<{here}",
    )
    yield Agreement(done, "4N", hcp(*ask), "N14-4N", "invitational", title="call-quantitative")
    yield Agreement(done, "2N", length(major, 5, 5) & hcp(*inv), "N14-2N", "invitational")
    yield Agreement(
        done, "3N", length(major, 5, 5) & hcp(inv[1] + 1, ask[0] - 1), "N14-3N", "no"
    )
    yield Agreement(done, "-", hcp(0, inv[0]), "N14-pass")
    yield Agreement(
        f"{done} 2N",
        f"4{here}",
        length(major, 3) & hcp(low + 1, high),
        "N14-accepts",
        "sign-off",
    )
    yield Agreement(
        f"{done} 2N", "3N", length(major, 2, 2) & hcp(low + 1, high), "N14-accepts", "sign-off"
    )
    yield Agreement(
        f"{done} 2N", f"3{here}", length(major, 3) & hcp(low, low), "N14-refuses", "sign-off"
    )
    yield Agreement(f"{done} 2N", "-", length(major, 2, 2) & hcp(low, low), "N14-refuses")
    yield Agreement(f"{done} 3N", f"4{here}", length(major, 3), "N14-fit", "sign-off")
    yield Agreement(f"{done} 3N", "-", length(major, 2, 2), "N14-no-fit")
    yield Agreement(
        f"{done} 3{here}", f"4{here}", hcp(low + 1, high), "N14-accepts", "sign-off"
    )
    yield Agreement(f"{done} 3{here}", "-", hcp(low, low), "N14-refuses")
    yield Agreement(f"{done} 4{here}", "-", ANYTHING, "N14-over")
    if major == _S:
        yield Agreement(
            f"{done} 3H", "4H", length(_H, 3) & length(_S, 0, 3), "N14-choice", "no"
        )
        yield Agreement(f"{done} 3H", "3S", length(_S, 3), "N14-choice", "game")
    fit = length(major, 3)
    yield Agreement(f"{done} 3x", f"3{here}", fit, "N14-choice", "game", where=f"x<{here}")
    yield Agreement(f"{done} 3x", "3N", ANYTHING, "N14-choice", "no", where=f"x<{here}")
    jump = f"1N {call} 3{here}"
    yield Agreement(
        jump, f"4{here}", hl(inv[0] - 2, ask[0] - 1), "N15-4M", "sign-off", needs="super_accept"
    )
    yield Agreement(jump, "-", hl(0, inv[0] - 3), "N15-pass", needs="super_accept")


def _two(start: str, span: Span, major: Suit, rule: str) -> Iterator[Agreement]:
    game, ask = max(0, 24 - span[0]), quantitative(span)
    here, other = str(major), _S if major == _H else _H
    call = f"3{_ASK[major - _H]}"
    longest = detail(longer(major, other) if major == _H else equal(major, other))
    done = f"{start} {call} 3{here}"
    yield Agreement(
        start,
        call,
        length(major, 5) & longest,
        rule,
        "one-round",
        True,
        f"call-texas-{here.lower()}",
        f"transfer-{_NAME[major - _H]}",
    )
    yield Agreement(
        f"{start} {call}",
        f"3{here}",
        ANYTHING,
        f"{rule}-completes",
        "no",
        True,
        "call-completes",
        "answer",
    )
    yield Agreement(
        done, f"4{here}", length(major, 6) & hl(max(0, game - 1), ask[0]), rule, "sign-off"
    )
    yield Agreement(done, "3N", length(major, 5, 5) & hcp(game, ask[0] - 1), rule, "no")
    yield Agreement(done, "4N", hcp(*ask), rule, "invitational", title="call-quantitative")
    yield Agreement(done, "-", hcp(0, game), rule)
    yield Agreement(f"{done} 3N", f"4{here}", length(major, 3), rule, "sign-off")
    yield Agreement(f"{done} 3N", "-", length(major, 2, 2), rule)
    yield Agreement(f"{done} 4{here}", "-", ANYTHING, rule)


def package(card: Figures) -> Package:
    """Return transfers over every natural notrump *card* has a range for."""
    return Package(
        title="chapter-jacoby-transfers",
        source=(
            "SAYC booklet SP-3 (2006), Jacoby transfers; EBU Modern Acol, transfers [sourced]"
        ),
        edition="2006",
        convention=True,
        agreements=tuple(
            row
            for major in MAJORS
            for rows in (
                _one(card.one_notrump, major),
                _two("2N", card.two_notrump, major, "N-2N-transfer"),
                _two("2C 2D 2N", card.strong_notrump, major, "N-2C-transfer"),
            )
            for row in rows
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-jacoby-transfers = Jacoby transfers
call-super-accept = Four trumps and a maximum: { $what }
""",
    "fr": """
chapter-jacoby-transfers = Texas (Jacoby)
call-super-accept = Quatre atouts et un maximum : { $what }
""",
}
