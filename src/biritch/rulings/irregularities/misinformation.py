"""A wrong or missing explanation or alert: Laws 20, 21, 40, 47 and 75."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

_UNAUTHORISED = "explanation-unauthorised"
_JUDGED = ask(
    "agreement-shown",
    yes=rule("75C; 21A", "mistaken-call", _UNAUTHORISED),
    # Without evidence either way the explanation is presumed to be the mistake (21B1(b)).
    no=adjusted_score("21B3; 75B", "mistaken-explanation", _UNAUTHORISED),
)
_RECALL = ask(
    "influenced",
    yes=rule(
        "21B1(a)", "may-change-call", "lho-may-change", _UNAUTHORISED,
        adjust=("adjust-21b",),
    ),
    no=rule("21B1(a)", "play-continues", _UNAUTHORISED),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "20-21, 40, 75",
    ask(
        "told-wrong-when",
        auction=ask(
            "partner-has-called",
            no=_RECALL,
            yes=rule("21B3", "too-late-to-call", _UNAUTHORISED, adjust=("adjust-21b",)),
        ),
        before_lead=ask(
            "corrected-by",
            declaring=rule(
                "20F5(b); 21B1(a)", "corrected-before-lead", "last-pass-changed",
                "face-down-lead", _UNAUTHORISED, adjust=("adjust-21b",),
            ),
            defending=rule(
                # A defender who spoke now would tell his partner, so he waits for the end of
                # the play.
                "20F5(b); 75B", "defender-waits", _UNAUTHORISED, adjust=("adjust-21b",)
            ),
        ),
        play=ask(
            "card-since",
            no=rule("47E2(a)", "card-may-change", adjust=("adjust-21b",)),
            yes=rule("47E2(b)", "too-late-to-change-card", adjust=("adjust-21b",)),
        ),
        after=_JUDGED,
    ),
    "information",
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-misinformation = Wrong explanation, missing alert
ruling-ask-told-wrong-when = When does the mistake come to light?
ruling-answer-told-wrong-when-auction = During the auction
ruling-answer-told-wrong-when-before-lead = After the final pass, before the lead is faced
ruling-answer-told-wrong-when-play = During the play
ruling-answer-told-wrong-when-after = At the end of play
ruling-ask-partner-has-called = Has the partner of the player who was misinformed called since?
ruling-ask-influenced = Could his decision well have been influenced by the mistake?
ruling-ask-corrected-by = Whose partner explained wrongly?
ruling-answer-corrected-by-declaring = Declarer's side
ruling-answer-corrected-by-defending = The defending side
ruling-ask-card-since = Has a card been played to the trick since the one in question (for an \
opening lead: has dummy shown a card)?
ruling-ask-agreement-shown = Is there evidence (card, notes) that the explanation was the \
agreement and the call the mistake?
ruling-say-explanation-unauthorised = To the explainer's partner, apart: what your partner \
said of your call is unauthorised for you (75A).
ruling-say-may-change-call = The player misinformed may change his last call.
ruling-say-lho-may-change = If he does, the opponent on his left may change a call made over it.
ruling-say-too-late-to-call = Too late to change a call: the auction and play go on. Call \
again at the end if damaged.
ruling-say-corrected-before-lead = Declarer or dummy must put a partner's wrong explanation \
right before the opening lead, and call you.
ruling-say-last-pass-changed = If the decision could well have been influenced, the defender \
who made the final pass may change it, which opens the auction again.
ruling-say-face-down-lead = A lead still face down may be changed.
ruling-say-defender-waits = A defender may not put his partner's explanation right before the \
play ends. When it ends, hear both sides.
ruling-say-card-may-change = The player may take back the card played on the mistaken \
explanation.
ruling-say-too-late-to-change-card = Too late to take a card back: play goes on.
ruling-say-mistaken-call = The explanation was right and the call a mistake: no infraction, \
the score stands.
ruling-say-mistaken-explanation = Without evidence, presume a mistaken explanation (21B1b): \
that is the infraction.
ruling-say-adjust-21b = If the mistake damaged the innocent side, adjust at the end (21B3).
""",
    "fr": """
ruling-title-misinformation = Explication fausse, alerte oubliée
ruling-ask-told-wrong-when = Quand l'erreur apparaît-elle ?
ruling-answer-told-wrong-when-auction = Pendant les enchères
ruling-answer-told-wrong-when-before-lead = Après le passe final, avant que l'entame soit \
retournée
ruling-answer-told-wrong-when-play = Pendant le jeu
ruling-answer-told-wrong-when-after = À la fin du jeu
ruling-ask-partner-has-called = Le partenaire du joueur mal informé a-t-il parlé depuis ?
ruling-ask-influenced = Sa décision a-t-elle bien pu être influencée par l'erreur ?
ruling-ask-corrected-by = Quel camp a mal expliqué ?
ruling-answer-corrected-by-declaring = Le camp du déclarant
ruling-answer-corrected-by-defending = Le camp de la défense
ruling-ask-card-since = Une carte a-t-elle été jouée à cette levée depuis celle en cause (pour \
l'entame : le mort a-t-il montré une carte) ?
ruling-ask-agreement-shown = Est-il établi (carte, notes) que l'explication était l'accord et \
la déclaration l'erreur ?
ruling-say-explanation-unauthorised = Au partenaire de celui qui explique, à part : ce qu'il a \
dit de votre déclaration ne vous est pas autorisé (75A).
ruling-say-may-change-call = Le joueur mal informé peut changer sa dernière déclaration.
ruling-say-lho-may-change = S'il le fait, l'adversaire à sa gauche peut changer la déclaration \
faite à la suite.
ruling-say-too-late-to-call = Trop tard pour changer une déclaration : enchères et jeu \
continuent. Rappelez à la fin en cas de préjudice.
ruling-say-corrected-before-lead = Le déclarant ou le mort doit rectifier l'explication fausse \
de son partenaire avant l'entame, et vous appeler.
ruling-say-last-pass-changed = Si la décision a bien pu être influencée, le défenseur auteur \
du dernier passe peut le changer, ce qui rouvre les enchères.
ruling-say-face-down-lead = Une entame encore face cachée peut être changée.
ruling-say-defender-waits = Un défenseur ne peut pas rectifier l'explication de son partenaire \
avant la fin du jeu. À la fin, entendez les deux camps.
ruling-say-card-may-change = Le joueur peut reprendre la carte jouée sur l'explication fausse.
ruling-say-too-late-to-change-card = Trop tard pour reprendre une carte : le jeu continue.
ruling-say-mistaken-call = L'explication était juste et la déclaration une erreur : pas \
d'infraction, la marque demeure.
ruling-say-mistaken-explanation = Sans preuve, présumez une explication fausse (21B1b) : c'est \
l'infraction.
ruling-say-adjust-21b = Si l'erreur a lésé le camp innocent, ajustez à la fin (21B3).
""",
}
