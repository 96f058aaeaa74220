"""Honeymoon bridge: two people draw a hand, then bid and play it."""

from biritch.core.seats import Seat
from biritch.games.examples import CONTRACTS
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.stock import StockPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import rubber_1993

VARIANT = Variant(
    name="honeymoon_draw",
    title="Honeymoon bridge",
    phases=(StockPhase.open, AuctionPhase.open, PlayPhase.open),
    tariff=rubber_1993.TARIFF,
    source="« Règles du Bridge et variante à deux joueurs », première variante",
    since=1920,
    example=CONTRACTS,
    players=(Seat.SOUTH, Seat.WEST),
)

SENTENCES = {
    "en": """
game-honeymoon_draw = Honeymoon bridge (for two)
game-honeymoon_draw-about = Two people draw a hand card by card, then bid and play it. \
Remember what has gone!
help-honeymoon_draw-aim =
    Bridge for two. The players draw their hands card by card, trying to keep the good
    ones, then bid and play them.
help-honeymoon_draw-deal =
    Thirteen cards go to each of the two players, one at a time; the other twenty-six are
    the stock, face down between them. In each suit the ace is high.
help-honeymoon_draw-contract =
    First thirteen tricks are played at notrump, following suit, with the dealer's
    opponent on lead. They count for nothing. The winner of each takes the top card of the
    stock, the other player the next one, and neither shows it. Whoever remembers what has
    gone knows much of the other hand when the stock is used up.

    Then the two bid as at contract bridge, the dealer first; one pass after a bid ends
    the auction.
help-honeymoon_draw-play =
    Declarer's opponent leads. There is no dummy: the thirteen tricks are played by two.
    Follow suit if you can; otherwise ruff or discard as you like. The highest trump wins
    the trick, or without trumps the highest card of the suit led, and its winner leads to
    the next.
help-honeymoon_draw-score =
    { help-shared-rubber }

    { help-shared-honours }
""",
    "fr": """
game-honeymoon_draw = Honeymoon (à deux)
game-honeymoon_draw-about = À deux, on tire sa main carte à carte, puis on l'enchérit et on la \
joue. Retenez ce qui est parti !
help-honeymoon_draw-aim =
    Le bridge à deux. Les joueurs tirent leur main carte à carte en essayant de garder les
    bonnes, puis l'enchérissent et la jouent.
help-honeymoon_draw-deal =
    Chacun des deux joueurs reçoit treize cartes, une à une ; les vingt-six autres forment
    le talon, faces cachées entre eux. Dans chaque couleur l'as est le plus fort.
help-honeymoon_draw-contract =
    On joue d'abord treize levées à sans-atout, en fournissant, l'adversaire du donneur
    attaquant la première. Elles ne comptent pas. Le gagnant de chacune prend la carte du
    dessus du talon, l'autre joueur la suivante, sans la montrer. Qui se rappelle les
    cartes passées connaît bien la main adverse quand le talon est épuisé.

    Puis on enchérit comme au bridge contrat, le donneur d'abord ; un seul passe après une
    enchère y met fin.
help-honeymoon_draw-play =
    L'adversaire du déclarant entame. Il n'y a pas de mort : les treize levées se jouent à
    deux. On fournit si l'on peut ; sinon on coupe ou l'on défausse à son gré. Le plus
    gros atout gagne la levée, ou sans atout la plus forte carte de la couleur demandée,
    et son gagnant attaque la suivante.
help-honeymoon_draw-score =
    { help-shared-rubber }

    { help-shared-honours }
""",
}
