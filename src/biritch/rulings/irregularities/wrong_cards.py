"""Hands of twelve and fourteen, and cards that are missing: Laws 13 and 14."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

IRREGULARITY = Irregularity(
    "13-14",
    ask(
        "cards-wrong",
        exchanged=ask(
            "wrong-hand-called",
            no=ask(
                "card-of-other-seen",
                no=rule("13A1", "hands-put-right", "play-normally"),
                yes=rule("13A2", "hands-put-right", "play-normally", adjust=("adjust-13a",)),
            ),
            yes=ask(
                "still-playable",
                yes=rule("13B1", "hands-put-right", "calls-stand", adjust=("adjust-13b",)),
                no=adjusted_score("13B2", "board-cannot-be-played"),
            ),
            # An answer of its own: after the play nobody asks any more who called or who saw.
            after=adjusted_score("13D", "result-cancelled"),
        ),
        surplus=rule("13C", "surplus-removed", adjust=("adjust-13c",)),
        missing=ask(
            "card-found",
            before=rule("14A", "card-restored", "play-normally"),
            among_played=rule("14B1; 67", "see-defective-trick"),
            elsewhere=rule("14B2; 14B4", "card-restored", "restored-belongs"),
            nowhere=rule("14B3; 14B4", "pack-rebuilt", "restored-belongs"),
        ),
    ),
    "boards",
)

SENTENCES = {
    "en": """
ruling-title-wrong-cards = Wrong number of cards
ruling-ask-cards-wrong = What is wrong with the cards?
ruling-answer-cards-wrong-exchanged = One hand has too many, another too few
ruling-answer-cards-wrong-surplus = A card too many that is not of the deal
ruling-answer-cards-wrong-missing = A card is missing, and no hand has too many
ruling-ask-wrong-hand-called = Has a player with a wrong hand called?
ruling-answer-wrong-hand-called-after = The play is over
ruling-ask-card-of-other-seen = Has a player seen a card of another hand?
ruling-ask-still-playable = Put right, can the board be played with no call changed?
ruling-ask-card-found = Is the missing card found?
ruling-answer-card-found-before = It was noticed before the opening lead was faced
ruling-answer-card-found-among-played = Later: among the played cards
ruling-answer-card-found-elsewhere = Later: elsewhere
ruling-answer-card-found-nowhere = Later: nowhere
ruling-say-hands-put-right = The hands are put right (from the hand record, from the players \
of another table, else dealt again).
ruling-say-calls-stand = The calls stand and the board is played.
ruling-say-adjust-13a = If the card seen affected the result, assign an adjusted score \
afterwards (13A2, 12C1b).
ruling-say-adjust-13b = You may adjust the score at the end (13B1).
ruling-say-board-cannot-be-played = The board cannot be played normally: adjust.
ruling-say-result-cancelled = The result is cancelled, and the offender is liable to a penalty.
ruling-say-surplus-removed = The extra card is taken away; auction and play go on unaffected.
ruling-say-adjust-13c = No adjusted score, unless the card was played to a quitted trick (13C).
ruling-say-card-restored = The card goes back to the hand it was missing from.
ruling-say-restored-belongs = It counts as having always been there: it may become a penalty \
card, and not having played it may be a revoke.
ruling-say-pack-rebuilt = The deal is rebuilt with another pack.
ruling-say-see-defective-trick = Rule it as a defective trick (Law 67).
""",
    "fr": """
ruling-title-wrong-cards = Nombre de cartes inexact
ruling-ask-cards-wrong = Qu'ont les cartes ?
ruling-answer-cards-wrong-exchanged = Une main en a trop, une autre pas assez
ruling-answer-cards-wrong-surplus = Une carte de trop, étrangère à la donne
ruling-answer-cards-wrong-missing = Il manque une carte, et aucune main n'en a trop
ruling-ask-wrong-hand-called = Un joueur à la main inexacte a-t-il parlé ?
ruling-answer-wrong-hand-called-after = Le jeu est terminé
ruling-ask-card-of-other-seen = Un joueur a-t-il vu une carte d'une autre main ?
ruling-ask-still-playable = Rétablie, la donne peut-elle être jouée sans changer de \
déclaration ?
ruling-ask-card-found = La carte manquante est-elle retrouvée ?
ruling-answer-card-found-before = On l'a vu avant que l'entame soit retournée
ruling-answer-card-found-among-played = Plus tard : parmi les cartes jouées
ruling-answer-card-found-elsewhere = Plus tard : ailleurs
ruling-answer-card-found-nowhere = Plus tard : nulle part
ruling-say-hands-put-right = Les mains sont rétablies (par la feuille des donnes, par les \
joueurs d'une autre table, sinon redonnées).
ruling-say-calls-stand = Les déclarations demeurent et la donne se joue.
ruling-say-adjust-13a = Si la carte vue a influé sur le résultat, attribuez ensuite une marque \
ajusté (13A2, 12C1b).
ruling-say-adjust-13b = Vous pouvez ajuster la marque à la fin (13B1).
ruling-say-board-cannot-be-played = La donne ne peut être jouée normalement : ajustez.
ruling-say-result-cancelled = Le résultat est annulé, et le fautif encourt une pénalité.
ruling-say-surplus-removed = La carte en trop est retirée ; enchères et jeu continuent sans \
effet.
ruling-say-adjust-13c = Pas de marque ajustée, sauf si la carte a été jouée à une levée \
ramassée (13C).
ruling-say-card-restored = La carte revient à la main où elle manquait.
ruling-say-restored-belongs = Elle compte comme y ayant toujours été : elle peut devenir \
pénalisée, et ne pas l'avoir jouée peut être une renonce.
ruling-say-pack-rebuilt = La donne est reconstituée avec un autre jeu.
ruling-say-see-defective-trick = Jugez une levée irrégulière (loi 67).
""",
}
