"""Rubber bridge as it was scored before 1993."""

from biritch.games.examples import CONTRACTS
from biritch.games.phases.auction import AuctionPhase
from biritch.games.phases.tricks import PlayPhase
from biritch.games.variant import Variant
from biritch.scoring.tariffs import rubber_pre1993

VARIANT = Variant(
    name="rubber_pre1993",
    title="Rubber bridge, before 1993",
    phases=(AuctionPhase.open, PlayPhase.open),
    tariff=rubber_pre1993.TARIFF,
    source="International Code of 1935",
    since=1935,
    example=CONTRACTS,
)

SENTENCES = {
    "en": """
game-rubber_pre1993 = Rubber bridge, before 1993
game-rubber_pre1993-about = The same with the penalties and bonuses of our parents.
help-rubber_pre1993-aim =
    Rubber bridge with the figures of the International Code of 1935, as it was scored
    until 1993. It is played exactly as today's.
help-rubber_pre1993-deal = { help-shared-deal }
help-rubber_pre1993-contract = { help-shared-auction }
help-rubber_pre1993-play = { help-shared-play }
help-rubber_pre1993-score =
    { help-shared-rubber }

    What differs from today: doubled and not vulnerable, the fourth trick down and those
    after it cost no more than the second; a redoubled contract made earns the bonus of a
    doubled one; the only part-score of a rubber broken off is worth half.

    { help-shared-honours }
""",
    "fr": """
game-rubber_pre1993 = Partie libre, avant 1993
game-rubber_pre1993-about = La même, avec les pénalités et les primes de nos parents.
help-rubber_pre1993-aim =
    La partie libre avec les chiffres du Code international de 1935, telle qu'on la
    marquait jusqu'en 1993. On la joue exactement comme aujourd'hui.
help-rubber_pre1993-deal = { help-shared-deal }
help-rubber_pre1993-contract = { help-shared-auction }
help-rubber_pre1993-play = { help-shared-play }
help-rubber_pre1993-score =
    { help-shared-rubber }

    Ce qui change par rapport à aujourd'hui : contré non vulnérable, la quatrième levée de
    chute et les suivantes ne coûtent pas plus que la deuxième ; un contrat surcontré
    réussi rapporte la prime d'un contrat contré ; la seule marque partielle d'un robre
    interrompu vaut moitié moins.

    { help-shared-honours }
""",
}
