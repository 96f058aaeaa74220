"""Contract bridge at duplicate."""

from dataclasses import replace

from biritch.games.examples import CONTRACTS
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
    example=CONTRACTS,
    options=(GameOption("code", (("2017", as_is), ("pre1987", _before_1987))),),
)

SENTENCES = {
    "en": """
game-contract = Contract bridge, board by board
game-contract-about = Each deal on its own, as at duplicate; compared with perfect play.
option-code = Scoring code
option-code-2017 = Of 2017 (figures of 1987)
option-code-pre1987 = Before 1987
help-contract-aim =
    Two sides of two bid for a contract, then play it. Each deal stands alone, as in clubs
    and tournaments: its score is compared here with perfect play, in a tournament with
    what others made of the same cards.
help-contract-deal =
    { help-shared-deal }

    The number of the board says who deals and who is vulnerable (Law 2): vulnerable, a
    side wins more with a game or a slam, and loses more when it fails. After sixteen
    boards the pattern begins again.
help-contract-contract = { help-shared-auction }
help-contract-play = { help-shared-play }
help-contract-score =
    A contract made earns its tricks, the overtricks, and a bonus: for a part-score, or
    for a game when the tricks bid and made come to a hundred points; a slam bid and made
    earns another one. A contract that fails gives the opponents points for every trick
    missing. A double or a redouble multiplies the tricks of the contract, and what is
    paid for the others rises with them. At duplicate honours do not count.
""",
    "fr": """
game-contract = Bridge contrat, donne par donne
game-contract-about = Chaque donne pour elle-même, comme en duplicate ; comparée au jeu parfait.
option-code = Barème
option-code-2017 = De 2017 (chiffres de 1987)
option-code-pre1987 = D'avant 1987
help-contract-aim =
    Deux camps de deux joueurs se disputent un contrat aux enchères, puis le jouent.
    Chaque donne compte pour elle-même, comme au club et en tournoi : on compare sa marque
    ici au jeu parfait, en tournoi à ce que d'autres ont fait des mêmes cartes.
help-contract-deal =
    { help-shared-deal }

    Le numéro de l'étui dit qui donne et qui est vulnérable (loi 2) : vulnérable, un camp
    gagne davantage avec une manche ou un chelem, et perd davantage quand il chute. Après
    seize étuis tout recommence.
help-contract-contract = { help-shared-auction }
help-contract-play = { help-shared-play }
help-contract-score =
    Un contrat réussi rapporte ses levées, les levées de mieux et une prime : de
    partielle, ou de manche quand les levées demandées et faites valent cent points ; un
    chelem demandé et réussi en rapporte une de plus. Un contrat chuté donne aux
    adversaires des points par levée manquante. Le contre et le surcontre multiplient les
    levées du contrat, et le prix des autres monte avec elles. En duplicate, les honneurs
    ne comptent pas.
""",
}
