"""Stayman without frills: 2C (3C over 2NT) asks for a four-card major; with both, 2H."""

from collections.abc import Iterator

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.conventions.notrump.notrump_raises import invites, quantitative
from biritch.bidding.promises.hand_ranges import Span
from biritch.bidding.promises.honours import aces, good
from biritch.bidding.promises.points import hcp, hl, hld
from biritch.bidding.promises.promise import ANYTHING, detail
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, MINORS, M, m, oM

_C, _D = MINORS
_H, _S = MAJORS
_FOUR = length(_H, 4, 4) | length(_S, 4, 4)
_ONE_LONG = (length(_H, 4, 4) & length(_S, 5)) | (length(_S, 4, 4) & length(_H, 5))
_NONE = length(_H, 0, 3) & length(_S, 0, 3)
_PRACTICE = "after Stayman: standard practice, not in the booklet [assumed]"


def _one(span: Span) -> Iterator[Agreement]:
    low, high = span
    inv, ask = invites(span), quantitative(span)
    slam = length(_C, 5) & good(_C, 2, 3) | length(_D, 5) & good(_D, 2, 3)
    majors = (_FOUR & detail(length(_H, 0, 4) & length(_S, 0, 4))) | _ONE_LONG
    for start, tool in (("1N", ""), ("1N (X)", "systems_on_doubled")):
        yield Agreement(
            start,
            "2C",
            hcp(inv[0]) & majors,
            "N1",
            "one-round",
            True,
            "call-stayman",
            "plain-stayman",
            needs=tool,
        )
    yield Agreement(
        "1N",
        "2C",
        hl(ask[0] + 1) & slam,
        "N12",
        "one-round",
        True,
        "call-stayman",
        "plain-stayman",
    )
    yield Agreement(
        "1N",
        "2C",
        hcp(*inv) & length(_H, 0, 4) & length(_S, 0, 4),
        "N5-through-2C",
        "one-round",
        True,
        "call-stayman",
        "plain-stayman",
        needs="two_notrump_transfer",
        source="2NT shows diamonds: invitations go through 2C [assumed]",
    )
    for start in ("1N 2C", "1N (X) 2C"):
        yield Agreement(start, "2H", length(_H, 4), "N1-2H")
        yield Agreement(start, "2S", length(_S, 4) & length(_H, 0, 3), "N1-2S")
        yield Agreement(start, "2D", _NONE, "N1-2D", "no", True, kind="answer")
    two, none = "1N 2C 2M", "1N 2C 2D"
    yield Agreement(two, "4M", length(M, 4) & hld(M, inv[1] + 1, 32 - low), "N1-4M", "sign-off")
    yield Agreement(two, "3M", length(M, 4) & hld(M, *inv), "N1-3M", "invitational")
    yield Agreement(
        none,
        "3M",
        length(M, 5) & length(oM, 4) & hcp(inv[1] + 1),
        "N13",
        "game",
        source="SAYC, Stayman then a jump: 5-4, natural [assumed]",
    )
    yield Agreement(
        none, "2M", length(M, 5) & hcp(inv[0], inv[1]), "N11", "invitational", source=_PRACTICE
    )
    both = f"{two} | {none}"
    slam = length(M, 4) & hld(M, 33 - low, 36 - low) & aces(2, 3, 4)
    yield Agreement(two, "6M", slam, "N1-6M", "sign-off", source=_PRACTICE)
    yield Agreement(two, "3m", length(m, 5) & length(M, 0, 3) & hl(ask[0]), "N12", "game")
    yield Agreement(none, "3m", length(m, 5) & hl(ask[0]), "N12", "game")
    yield Agreement(both, "4N", hcp(*ask), "N10", "invitational", title="call-quantitative")
    yield Agreement(both, "6N", hcp(ask[1] + 1, ask[1] + 4), "N-6N", "sign-off")
    yield Agreement(both, "2N", hcp(*inv), "N1-2N", "invitational")
    yield Agreement(both, "3N", hcp(inv[1] + 1, ask[0] - 1), "N1-3N", "sign-off")
    yield Agreement(
        "1N 2C 2H 2N", "4S", length(_S, 4) & hcp(low + 1, high), "N1-accepts", "sign-off"
    )
    yield Agreement("1N 2C 2H 2N", "3S", length(_S, 4) & hcp(low, low), "N1-refuses")
    yield Agreement(
        "1N 2C 2M 2N | 1N 2C 2D 2N", "3N", hcp(low + 1, high), "N1-accepts", "sign-off"
    )
    yield Agreement("1N 2C 2M 2N | 1N 2C 2D 2N", "-", hcp(low, low), "N1-refuses")
    yield Agreement("1N 2C 2H 3N", "4S", length(_S, 4), "N1-4S", "sign-off")
    yield Agreement("1N 2C 2M 3N | 1N 2C 2D 3N | 1N 2C 2M 4M", "-", ANYTHING, "N1-over")
    yield Agreement("1N 2C 2M 3M", "4M", hcp(low + 1, high), "N1-accepts", "sign-off")
    yield Agreement("1N 2C 2M 3M", "-", hcp(low, low), "N1-refuses")
    yield Agreement(
        "1N 2C 2D 2M", "4M", length(M, 3) & hcp(low + 1, high), "N11-4M", "sign-off"
    )
    yield Agreement(
        "1N 2C 2D 2M", "3N", length(M, 2, 2) & hcp(high - 1, high), "N11-3N", "sign-off"
    )
    yield Agreement(
        "1N 2C 2D 2M", "2N", length(M, 2, 2) & hcp(low + 1, high), "N11-2N", "invitational"
    )
    yield Agreement("1N 2C 2D 2M", "-", hcp(low, low), "N11-refuses")
    yield Agreement("1N 2C 2D 3M", "4M", length(M, 3), "N13-4M", "sign-off")
    yield Agreement("1N 2C 2D 3M", "3N", length(M, 2, 2), "N13-3N", "sign-off")


def _two(start: str, span: Span, rule: str) -> Iterator[Agreement]:
    low = span[0]
    game, ask = max(0, 24 - low), quantitative(span)
    two, none = f"{start} 3C 3M", f"{start} 3C 3D"
    majors = (_FOUR & detail(length(_H, 0, 4) & length(_S, 0, 4))) | _ONE_LONG
    yield Agreement(
        start,
        "3C",
        hcp(game) & majors,
        rule,
        "one-round",
        True,
        "call-stayman",
        "plain-stayman",
    )
    yield Agreement(f"{start} 3C", "3H", length(_H, 4), rule, "one-round")
    yield Agreement(f"{start} 3C", "3S", length(_S, 4) & length(_H, 0, 3), rule, "one-round")
    yield Agreement(f"{start} 3C", "3D", _NONE, rule, "one-round", True, kind="answer")
    yield Agreement(two, "4M", length(M, 4) & hcp(0, ask[0] - 1), rule, "sign-off")
    yield Agreement(none, "3M", length(M, 5) & length(oM, 4), rule, "game", source=_PRACTICE)
    yield Agreement(f"{two} | {none}", "3N", hcp(0, ask[0] - 1), rule, "sign-off")
    yield Agreement(
        f"{two} | {none}", "4N", hcp(*ask), rule, "invitational", title="call-quantitative"
    )
    yield Agreement(f"{start} 3C 3H 3N", "4S", length(_S, 4), rule, "sign-off")
    yield Agreement(f"{none} 3M", "4M", length(M, 3), rule, "sign-off")
    yield Agreement(f"{none} 3M", "3N", length(M, 2, 2), rule, "sign-off")
    yield Agreement(f"{two} 4M | {two} 3N | {none} 3N", "-", ANYTHING, rule)


def package(card: Figures) -> Package:
    """Return Stayman over every natural notrump *card* has a range for."""
    return Package(
        title="chapter-plain-stayman",
        source="SAYC booklet SP-3 (2006), Stayman; EBU Standard English, Stayman [sourced]",
        edition="2006",
        convention=True,
        agreements=(
            *_one(card.one_notrump),
            *_two("2N", card.two_notrump, "N-2N-Stayman"),
            *_two("2C 2D 2N", card.strong_notrump, "N-2C-Stayman"),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-plain-stayman = Stayman, three answers
""",
    "fr": """
chapter-plain-stayman = Stayman à trois réponses
""",
}
