"""A trick with three cards or five, and tricks looked at again: Laws 65 to 67."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "65-67",
    ask(
        "trick-fault",
        too_few=ask(
            "next-trick",
            no=rule("67A1", "supply-card"),
            yes=ask(
                "had-suit",
                # Either way a revoke is deemed: what the player still holds decides only which
                # card is added to the trick.
                yes=rule("67B1(a)", "supply-suit", "deemed-revoke"),
                no=rule("67B1(b)", "supply-any", "deemed-revoke"),
            ),
        ),
        too_many=ask(
            "next-trick",
            no=rule("67A2", "see-played-card"),
            yes=rule("67B2", "extra-restored", "extra-revoke"),
        ),
        look_again=ask(
            "own-side-played",
            no=rule("66A", "may-see-trick"),
            yes=rule("66C", "may-not-see-trick"),
        ),
    ),
)

SENTENCES = {
    "en": """
ruling-title-defective-trick = Defective trick, trick inspected
ruling-ask-trick-fault = What is wrong with the trick?
ruling-answer-trick-fault-too-few = A player did not play to it
ruling-answer-trick-fault-too-many = A player played more than one card
ruling-answer-trick-fault-look-again = Somebody wishes to see it again
ruling-ask-had-suit = Has the player a card of the suit led to that trick?
ruling-ask-own-side-played = Has his side led or played to the next trick, or has he turned \
his card down?
ruling-say-see-played-card = Rule it as a fifth card (45E) or as two cards at once (58B).
ruling-say-supply-card = The player adds a card that he may legally play.
ruling-say-supply-suit = He must put a card of that suit among his played cards; who won the \
trick does not change.
ruling-say-supply-any = He puts any card among his played cards; who won the trick does not \
change.
ruling-say-deemed-revoke = He is deemed to have revoked on that trick: one trick is \
transferred by Law 64A2.
ruling-say-extra-restored = You inspect the played cards: the extra ones go back to the hand, \
and the card faced to that trick stays (if it cannot be known, the highest he could legally \
have played).
ruling-say-extra-revoke = A card restored was always in the hand: not having played it may be \
a revoke.
ruling-say-may-see-trick = He may ask that all the cards of the trick be faced.
ruling-say-may-not-see-trick = Until play ends, no trick may be looked at again except at your \
instruction.
""",
    "fr": """
ruling-title-defective-trick = Levée irrégulière, levée revue
ruling-ask-trick-fault = Qu'a cette levée ?
ruling-answer-trick-fault-too-few = Un joueur n'y a pas fourni
ruling-answer-trick-fault-too-many = Un joueur y a mis plus d'une carte
ruling-answer-trick-fault-look-again = On veut la revoir
ruling-ask-had-suit = Le joueur a-t-il une carte de la couleur demandée à cette levée ?
ruling-ask-own-side-played = Son camp a-t-il joué à la levée suivante, ou a-t-il retourné sa \
carte ?
ruling-say-see-played-card = Jugez une cinquième carte (45E) ou deux cartes à la fois (58B).
ruling-say-supply-card = Le joueur ajoute une carte qu'il peut légalement jouer.
ruling-say-supply-suit = Il doit mettre une carte de cette couleur parmi ses cartes jouées ; \
la levée reste à qui l'a gagnée.
ruling-say-supply-any = Il met une carte quelconque parmi ses cartes jouées ; la levée reste à \
qui l'a gagnée.
ruling-say-deemed-revoke = Il est censé avoir renoncé à cette levée : une levée est transférée \
selon la loi 64A2.
ruling-say-extra-restored = Vous inspectez les cartes jouées : celles en trop reviennent en \
main, et la carte montrée à cette levée reste (à défaut, la plus haute légalement jouable).
ruling-say-extra-revoke = Une carte rendue a toujours été en main : ne pas l'avoir jouée peut \
être une renonce.
ruling-say-may-see-trick = Il peut demander que toutes les cartes de la levée soient montrées.
ruling-say-may-not-see-trick = Jusqu'à la fin du jeu, aucune levée ne se revoit, sauf sur \
votre instruction.
""",
}
