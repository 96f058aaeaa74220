"""Auction bridge: overtricks count towards game. The ladder of bids is that of today."""

from biritch.games.examples import CONTRACTS
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import auction_bridge

VARIANT = Variant(
    name="auction",
    title="Auction bridge",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=auction_bridge.TARIFF,
    source="Laws of Auction Bridge, Whist Club of New York, 1926",
    since=1926,
    example=CONTRACTS,
)

SENTENCES = {
    "en": """
game-auction = Auction bridge
game-auction-about = The game before contract: overtricks count towards game.
help-auction-aim =
    The game before contract bridge, of the 1910s and 1920s. One bids no more than is
    needed to play: every trick made counts towards game, bid or not.
help-auction-deal = { help-shared-deal }
help-auction-contract = { help-shared-auction }
help-auction-play = { help-shared-play }
help-auction-score =
    Below the line stand all the tricks above six that declarer's side wins with its
    contract, overtricks too; thirty points are a game, and two games win the rubber and
    its bonus. A slam is paid for the tricks won, bid or not. A contract that fails gives
    fifty points a trick to the other side, a hundred when doubled; nobody is more
    vulnerable than another.

    Three, four or five honours of the trump suit in one hand or between partners, and
    three or four aces at notrump, are paid to the side that holds them.
""",
    "fr": """
game-auction = Bridge aux enchères
game-auction-about = Le jeu d'avant le contrat : les levées de mieux comptent pour la manche.
help-auction-aim =
    Le jeu d'avant le bridge contrat, celui des années 1910 et 1920. On n'enchérit pas
    plus haut qu'il ne faut pour jouer : toute levée faite compte pour la manche, demandée
    ou non.
help-auction-deal = { help-shared-deal }
help-auction-contract = { help-shared-auction }
help-auction-play = { help-shared-play }
help-auction-score =
    Sous la ligne s'inscrivent toutes les levées au-dessus de six que fait le camp du
    déclarant avec son contrat, levées de mieux comprises ; trente points font une manche,
    et deux manches gagnent le robre et sa prime. Un chelem se paie pour ses levées,
    demandé ou non. Un contrat chuté donne cinquante points par levée à l'autre camp, cent
    s'il est contré ; la vulnérabilité n'y change rien.

    Trois, quatre ou cinq honneurs d'atout dans une main ou entre partenaires, et trois ou
    quatre as à sans-atout, sont payés au camp qui les tient.
""",
}
