"""A card played when another had to be: Laws 61 to 64."""

from biritch.rulings.irregularity import Irregularity, Question, Ruling, ask, rule
from biritch.rulings.rectifications import ADJUSTED, tricks_transferred


def _none(law: str, *says: str) -> Ruling:
    return Ruling(law, (*says, "tricks-none"), adjust=("adjust-64c", *ADJUSTED), tricks=0)


def _ask_tricks(sign: int) -> Question:
    """Return the questions of the tricks; *sign* is -1 where the declaring side revoked."""
    return ask(
        "revoke-trick",
        offender=ask(
            "later-tricks",
            none=tricks_transferred("64A1", sign),
            some=tricks_transferred("64A1", 2 * sign),
        ),
        # A trick won by dummy is not won by declarer, so declarer's revoke may cost only one.
        partner=tricks_transferred("64A2", sign),
        opponents=ask(
            "later-tricks",
            none=tricks_transferred("64B1", 0),
            some=tricks_transferred("64A2", sign),
        ),
    )


def _ask_established(sign: int) -> Question:
    return ask(
        "exempt",
        none=_ask_tricks(sign),
        next_deal=_none("64B4"),
        round_over=_none("64B5"),
        twelfth=_none("62D1; 64B6", "twelfth-corrected"),
        # What follows takes no trick, but the director still restores equity (64C).
        again=_none("64B2"),
        both=_none("64B7"),
        faced_hand=_none("64B3"),
    )


def _ruling_corrected(*says: str) -> Ruling:
    return rule(
        "62B", "revoke-corrected", *says, "opponents-may-withdraw", adjust=("adjust-16c",)
    )


IRREGULARITY = Irregularity(
    "61-64",
    ask(
        "revoker",
        declarer=ask(
            "established",
            ("explain-established",),
            yes=_ask_established(-1),
            no=_ruling_corrected("no-penalty-card"),
        ),
        defender=ask(
            "established",
            ("explain-established",),
            yes=_ask_established(1),
            no=_ruling_corrected("card-major"),
        ),
        dummy=ask(
            "established",
            ("explain-established",),
            # Dummy's cards lie face up for all to see: a revoke from there costs no trick.
            yes=_none("64B3"),
            no=_ruling_corrected("no-penalty-card"),
        ),
    ),
)

SENTENCES = {
    "en": """
ruling-title-revoke = Revoke
ruling-ask-revoker = Who revoked?
ruling-answer-revoker-declarer = Declarer, from his own hand
ruling-answer-revoker-defender = A defender
ruling-answer-revoker-dummy = Dummy
ruling-ask-established = Is the revoke established?
ruling-ask-exempt = Does one of these hold?
ruling-answer-exempt-none = None of them
ruling-answer-exempt-next-deal = The innocent side had already called on the next board
ruling-answer-exempt-round-over = The round had ended
ruling-answer-exempt-twelfth = It was on the twelfth trick
ruling-answer-exempt-again = The same player had revoked before in the same suit, established
ruling-answer-exempt-both = Both sides revoked on this board, both established
ruling-answer-exempt-faced-hand = The card not played lay face up on the table
ruling-ask-revoke-trick = Who won the trick of the revoke? (A trick won by dummy is not won by \
declarer.)
ruling-answer-revoke-trick-offender = The player who revoked
ruling-answer-revoke-trick-partner = His partner
ruling-answer-revoke-trick-opponents = The other side
ruling-ask-later-tricks = How many later tricks did the offending side win?
ruling-answer-later-tricks-none = None
ruling-answer-later-tricks-some = One or more
ruling-ask-equity = Without the revoke, would the innocent side probably have had more tricks \
than this gives it?
ruling-answer-equity-enough = No: it is enough
ruling-answer-equity-more = Yes: more
ruling-say-explain-established = Established (63A): when the offender or his partner plays or \
names a card to the next trick, or claims, concedes or agrees to a claim.
ruling-say-revoke-corrected = The player takes the card back and follows suit.
ruling-say-opponents-may-withdraw = Each opponent may take back a card played after the \
revoke; then the offender's partner may too, and his card becomes a penalty card if he defends.
ruling-say-tricks-two = Two tricks go to the innocent side: that of the revoke, and one of \
those won after it.
ruling-say-tricks-one = One trick goes to the innocent side.
ruling-say-tricks-none = No trick is transferred.
ruling-say-no-card-that-could = That a later trick was won with a card that could have been \
played to the revoke trick no longer counts: the code of 2017 looks only at who won the \
tricks, then at equity (64C).
ruling-say-revoke-equity = That is not enough: assign the score without the revoke instead.
ruling-say-adjust-64c = If the innocent side is insufficiently compensated, assign an adjusted \
score all the same (64C).
ruling-say-twelfth-corrected = It must be put right, even though established, until all four \
hands are back in the board.
ruling-say-adjust-16c = What the withdrawn cards told is for the innocent side only (16C).
""",
    "fr": """
ruling-title-revoke = Renonce
ruling-ask-revoker = Qui a renoncé ?
ruling-answer-revoker-declarer = Le déclarant, de sa main
ruling-answer-revoker-defender = Un défenseur
ruling-answer-revoker-dummy = Le mort
ruling-ask-established = La renonce est-elle consommée ?
ruling-ask-exempt = L'un de ces cas se présente-t-il ?
ruling-answer-exempt-none = Aucun
ruling-answer-exempt-next-deal = Le camp innocent avait déjà parlé à la donne suivante
ruling-answer-exempt-round-over = Le tour de jeu était terminé
ruling-answer-exempt-twelfth = C'était à la douzième levée
ruling-answer-exempt-again = Le même joueur avait déjà renoncé dans cette couleur, renonce \
consommée
ruling-answer-exempt-both = Les deux camps ont renoncé à cette donne, renonces consommées
ruling-answer-exempt-faced-hand = La carte non jouée était étalée sur la table
ruling-ask-revoke-trick = Qui a gagné la levée de la renonce ? (Une levée gagnée par le mort \
ne l'est pas par le déclarant.)
ruling-answer-revoke-trick-offender = Le joueur qui a renoncé
ruling-answer-revoke-trick-partner = Son partenaire
ruling-answer-revoke-trick-opponents = L'autre camp
ruling-ask-later-tricks = Combien de levées suivantes le camp fautif a-t-il gagnées ?
ruling-answer-later-tricks-none = Aucune
ruling-answer-later-tricks-some = Une ou plus
ruling-ask-equity = Sans la renonce, le camp innocent aurait-il probablement eu plus de levées \
que cela ne lui en donne ?
ruling-answer-equity-enough = Non : c'est assez
ruling-answer-equity-more = Oui : davantage
ruling-say-explain-established = Consommée (63A) : quand le fautif ou son partenaire joue ou \
nomme une carte à la levée suivante, ou revendique, concède ou accepte une revendication.
ruling-say-revoke-corrected = Le joueur reprend sa carte et fournit la couleur.
ruling-say-opponents-may-withdraw = Chaque adversaire peut reprendre une carte jouée après la \
renonce ; le partenaire du fautif aussi ensuite, et sa carte est pénalisée s'il défend.
ruling-say-tricks-two = Deux levées passent au camp innocent : celle de la renonce, et une de \
celles gagnées ensuite.
ruling-say-tricks-one = Une levée passe au camp innocent.
ruling-say-tricks-none = Aucune levée n'est transférée.
ruling-say-no-card-that-could = Qu'une levée ait ensuite été gagnée par une carte jouable à la \
levée de la renonce ne compte plus : le code de 2017 ne regarde que qui a gagné les levées, \
puis l'équité (64C).
ruling-say-revoke-equity = Ce n'est pas assez : attribuez plutôt la marque sans la renonce.
ruling-say-adjust-64c = Si le camp innocent est insuffisamment dédommagé, attribuez tout de \
même une marque ajustée (64C).
ruling-say-twelfth-corrected = Elle se corrige, même consommée, tant que les quatre mains ne \
sont pas dans l'étui.
ruling-say-adjust-16c = Ce qu'ont appris les cartes retirées ne sert qu'au camp innocent (16C).
""",
}
