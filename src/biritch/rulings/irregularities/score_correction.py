"""A score written wrongly, or tricks that are not agreed: Law 79."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "79",
    ask(
        "score-fault",
        tricks=ask(
            "claim-matter",
            yes=rule("79B1; 69", "see-claim"),
            no=ask(
                "round-over",
                no=rule("79B2", "director-decides-tricks"),
                yes=ask(
                    # Once the round is over a score may be raised only on evidence without
                    # doubt: otherwise it may fall, but not rise (79B3).
                    "fully-satisfied",
                    yes=rule("79B3", "director-decides-tricks"),
                    no=rule("79B3", "no-increase"),
                ),
            ),
        ),
        written=ask(
            "in-time",
            yes=rule("79C1", "score-corrected"),
            no=ask(
                "beyond-doubt",
                yes=rule("79C2", "score-corrected"),
                no=rule("79C1", "score-final"),
            ),
        ),
        not_won=rule("79A2", "trick-not-won", adjust=("adjust-penalty",)),
    ),
    "scores",
)

SENTENCES = {
    "en": """
ruling-title-score-correction = Score or tricks disputed
ruling-ask-score-fault = What is disputed?
ruling-answer-score-fault-tricks = The number of tricks won
ruling-answer-score-fault-written = An agreed score was written or computed wrongly
ruling-answer-score-fault-not-won = A player accepted a trick he knew he had not won
ruling-ask-claim-matter = Was there a claim or a concession?
ruling-ask-round-over = Had the round ended when you were called?
ruling-ask-fully-satisfied = Are you fully satisfied what the result at the table was?
ruling-ask-beyond-doubt = Is the record wrong beyond reasonable doubt, and does the organiser \
allow a later correction?
ruling-say-see-claim = Rule it as a claim or concession (Laws 69 and 71).
ruling-say-director-decides-tricks = Have the played cards looked at in order, and say what \
the score is.
ruling-say-no-increase = The score written stands, or one side's is lowered; no side's is \
raised.
ruling-say-score-corrected = The score is corrected.
ruling-say-score-final = Too late: the score stands. Unless a later time is fixed, the period \
ends 30 minutes after the official score is posted.
ruling-say-trick-not-won = The trick goes to whom it belongs; knowingly accepting it is an \
offence.
""",
    "fr": """
ruling-title-score-correction = Marque ou levées contestées
ruling-ask-score-fault = Que conteste-t-on ?
ruling-answer-score-fault-tricks = Le nombre de levées
ruling-answer-score-fault-written = Une marque convenue a été mal inscrite ou mal calculée
ruling-answer-score-fault-not-won = Un joueur a accepté une levée qu'il savait ne pas avoir \
gagnée
ruling-ask-claim-matter = Y a-t-il eu revendication ou concession ?
ruling-ask-round-over = Le tour était-il terminé quand on vous a appelé ?
ruling-ask-fully-satisfied = Êtes-vous pleinement convaincu du résultat obtenu à la table ?
ruling-ask-beyond-doubt = L'erreur est-elle certaine, et l'organisateur admet-il une \
correction tardive ?
ruling-say-see-claim = Jugez une revendication ou une concession (lois 69 et 71).
ruling-say-director-decides-tricks = Faites revoir les cartes jouées dans l'ordre, et dites \
quelle est la marque.
ruling-say-no-increase = La marque inscrite demeure, ou celui d'un camp est baissé ; aucun \
n'est relevé.
ruling-say-score-corrected = La marque est corrigée.
ruling-say-score-final = Trop tard : la marque demeure. Sauf heure plus tardive, la période \
finit 30 minutes après l'affichage de la marque officielle.
ruling-say-trick-not-won = La levée va à qui elle revient ; l'accepter sciemment est une faute.
""",
}
