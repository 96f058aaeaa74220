"""A hesitation, a tone, a question: information from partner: Laws 16 and 73."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

IRREGULARITY = Irregularity(
    "16, 73",
    ask(
        # At the table nothing is judged: rights are kept, play goes on, and the score is looked
        # at later.
        "ui-moment",
        now=rule("16B2", "facts-agreed", "reserve-rights", "play-continues", "partner-careful"),
        later=ask(
            # The three parts of an infraction, each of which may fail: information from
            # partner, that suggested the call, over another logical one.
            "ui-given",
            no=rule("16A; 73D1", "score-stands-no-infraction"),
            yes=ask(
                "ui-suggests",
                no=rule("16B1(a)", "score-stands-no-infraction"),
                yes=ask(
                    "logical-alternative",
                    ("explain-alternative",),
                    no=rule("16B1(b)", "score-stands-no-infraction"),
                    yes=adjusted_score("16B3", "ui-infraction"),
                ),
            ),
        ),
    ),
    "information",
)

SENTENCES = {
    "en": """
ruling-title-unauthorised-information = Hesitation, information from partner
ruling-ask-ui-moment = When are you called?
ruling-answer-ui-moment-now = During the auction or play
ruling-answer-ui-moment-later = At the end of play, or to judge it
ruling-ask-ui-given = Did partner give information otherwise than by his calls and plays \
(hesitation, haste, remark, question, tone, alert)?
ruling-ask-ui-suggests = Does it demonstrably suggest the action taken over another?
ruling-ask-logical-alternative = Was the other action a logical alternative?
ruling-say-facts-agreed = Settle the facts now with all four: what was done, how long, which \
call.
ruling-say-reserve-rights = The other side keeps its right to call you back.
ruling-say-partner-careful = To the partner: you must carefully avoid taking any advantage \
(73C).
ruling-say-explain-alternative = Logical alternative (16B1b): an action that a significant \
proportion of players of that class, with those methods, would seriously consider, and some \
would choose. Ask a few of them.
ruling-say-ui-infraction = The action was suggested by the information and another was a \
logical alternative: that is the infraction, whatever was intended.
""",
    "fr": """
ruling-title-unauthorised-information = Hésitation, information du partenaire
ruling-ask-ui-moment = Quand vous appelle-t-on ?
ruling-answer-ui-moment-now = Pendant les enchères ou le jeu
ruling-answer-ui-moment-later = À la fin du jeu, ou pour juger
ruling-ask-ui-given = Le partenaire a-t-il informé autrement que par ses déclarations et son \
jeu (hésitation, hâte, remarque, question, ton, alerte) ?
ruling-ask-ui-suggests = Suggère-t-elle de façon démontrable l'action choisie plutôt qu'une \
autre ?
ruling-ask-logical-alternative = L'autre action était-elle une alternative logique ?
ruling-say-facts-agreed = Établissez les faits sur-le-champ avec les quatre : ce qui s'est \
passé, combien de temps, quelle déclaration.
ruling-say-reserve-rights = L'autre camp garde le droit de vous rappeler.
ruling-say-partner-careful = Au partenaire : vous devez soigneusement éviter d'en tirer \
avantage (73C).
ruling-say-explain-alternative = Alternative logique (16B1b) : une action qu'une part notable \
des joueurs de cette classe, avec ces méthodes, envisagerait sérieusement, et que certains \
choisiraient. Consultez-en quelques-uns.
ruling-say-ui-infraction = L'action était suggérée par l'information et une autre était une \
alternative logique : c'est l'infraction, quelle que fût l'intention.
""",
}
