"""Jacoby 2NT: a raise of a major to game at least, with four trumps; opener shows shortness."""

from biritch.bidding.agreement.agreement import Agreement, Package
from biritch.bidding.agreement.figures import Figures
from biritch.bidding.promises.honours import good
from biritch.bidding.promises.points import hcp, hl
from biritch.bidding.promises.shapes import length
from biritch.bidding.promises.suit_letters import MAJORS, M, x

_H, _S = MAJORS
_TRUMPS = "SAYC, Jacoby 2NT: four trumps is the usual reading [disputed]"


def package(card: Figures) -> Package:
    """Return the raise, from one point more than ``card.limit_raise``, and its answers."""
    game = card.limit_raise[1] + 1
    return Package(
        title="chapter-jacoby-two-notrump",
        source="SAYC booklet SP-3 (2006), responses to majors: 2NT [sourced]",
        edition="2006",
        convention=True,
        agreements=(
            *(
                Agreement(
                    f"- {opening}", "2N", hcp(11, 12) & shape, "M5-passed", "invitational"
                )
                for opening, shape in (
                    ("1H", length(_H, 0, 2) & length(_S, 0, 3)),
                    ("1S", length(_S, 0, 2) & length(_H, 0, 4)),
                )
            ),
            Agreement(
                "1M",
                "2N",
                length(M, 4) & card.support(M, game) & hcp(10),
                "M5",
                "game",
                True,
                "call-jacoby",
                "jacoby-two-notrump",
                source=_TRUMPS,
            ),
            Agreement(
                "1M 2N", "4x", length(x, 5) & good(x, 2, 3), "M5-side", "game", where="x<M"
            ),
            Agreement(
                "1M 2N",
                "3x",
                length(x, 0, 1),
                "M5-short",
                "game",
                True,
                "call-short",
                "shortness",
            ),
            Agreement("1M 2N", "3M", hl(18), "M5-max", "game"),
            Agreement(
                "1M 2N", "3N", hl(15, 17), "M5-medium", "game", True, "call-medium", "shortness"
            ),
            Agreement("1M 2N", "4M", hl(0, 14), "M5-min"),
            Agreement(
                "1M 2N 4M", "-", card.support(M, game, game + 4) & hcp(10, 16), "M5-over"
            ),
            Agreement(
                "1M 2N 3x | 1M 2N 3N | 1M 2N 3M",
                "4N",
                card.support(M, 18),
                "M5-asks",
                "one-round",
                artificial=True,
                title="call-blackwood",
                kind="blackwood",
            ),
            Agreement(
                "1M 2N 3x | 1M 2N 3N | 1M 2N 3M", "4M", length(M, 4), "M5-stop", "sign-off"
            ),
        ),
    )


PACKAGE = package(Figures())

SENTENCES = {
    "en": """
chapter-jacoby-two-notrump = Jacoby two notrump
call-jacoby = Jacoby, raises to game at least: { $what }
call-short = Singleton or void there: { $what }
call-medium = Medium hand: { $what }
""",
    "fr": """
chapter-jacoby-two-notrump = Deux sans-atout Jacoby
call-jacoby = Jacoby, soutien forcing de manche : { $what }
call-short = Singleton ou chicane dans cette couleur : { $what }
call-medium = Main moyenne : { $what }
""",
}
