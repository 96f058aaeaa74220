"""Contract bridge at duplicate."""

from dataclasses import replace

from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import GameOption, Variant, as_is
from biritch.scoring.tariffs import duplicate_2017, duplicate_pre1987


def _before_1987(variant: Variant) -> Variant:
    return replace(variant, tariff=duplicate_pre1987.TARIFF)


VARIANT = Variant(
    name="contract",
    title="Contract bridge",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=duplicate_2017.TARIFF,
    source="Laws of Duplicate Bridge 2017",
    since=2017,
    options=(GameOption("code", (("2017", as_is), ("pre1987", _before_1987))),),
)

SENTENCES = {
    "en": """
game-contract = Contract bridge, board by board
game-contract-about = Each deal on its own, as at duplicate; compared with perfect play.
option-code = Scoring code
option-code-2017 = Of 2017 (figures of 1987)
option-code-pre1987 = Before 1987
""",
    "fr": """
game-contract = Bridge contrat, donne par donne
game-contract-about = Chaque donne pour elle-même, comme en duplicate ; comparée au jeu parfait.
option-code = Code de marque
option-code-2017 = De 2017 (chiffres de 1987)
option-code-pre1987 = D'avant 1987
""",
}
