"""An appeal against a ruling: Laws 92 and 93."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "92-93",
    ask(
        "in-time",
        no=rule("92B", "appeal-late"),
        yes=ask(
            "concur",
            no=rule("92D", "appeal-one-only"),
            yes=ask(
                "appeal-about",
                # A committee may not overrule the director on a point of law (93B3).
                law=rule("93B1", "appeal-law", "appeal-form"),
                facts=ask(
                    "committee",
                    yes=rule("93B2; 93B3", "appeal-committee", "appeal-form"),
                    no=rule("93A", "appeal-director", "appeal-form"),
                ),
                discipline=rule("93B3; 91", "appeal-discipline", "appeal-form"),
            ),
        ),
    ),
    "scores",
)

SENTENCES = {
    "en": """
ruling-title-appeal = Appeal
ruling-ask-concur = Do both partners concur (in teams: the captain)?
ruling-ask-appeal-about = What is the appeal about?
ruling-answer-appeal-about-law = The law or a regulation alone
ruling-answer-appeal-about-facts = Facts or bridge judgement
ruling-answer-appeal-about-discipline = A disciplinary penalty
ruling-ask-committee = Is there an appeals committee?
ruling-say-appeal-late = Too late: the right to appeal ends with the correction period, unless \
another time was fixed.
ruling-say-appeal-one-only = It is not heard: both partners must concur (the absent one is \
deemed to), in teams the captain.
ruling-say-appeal-law = The director in charge hears it; his ruling on law may be taken to the \
committee, which can only advise him on it.
ruling-say-appeal-committee = The committee hears it with all the powers of the director, but \
may not overrule him on law, regulations or discipline.
ruling-say-appeal-director = The director in charge hears it and decides.
ruling-say-appeal-discipline = The committee may only recommend that the director change it.
ruling-say-appeal-form = Write down: the facts, the ruling and its law, the grounds of both \
sides, the deposit if the regulations ask for one, the decision.
""",
    "fr": """
ruling-title-appeal = Appel d'une décision
ruling-ask-concur = Les deux partenaires sont-ils d'accord (par équipes : le capitaine) ?
ruling-ask-appeal-about = Sur quoi porte l'appel ?
ruling-answer-appeal-about-law = La loi ou un règlement seulement
ruling-answer-appeal-about-facts = Les faits ou le jugement de bridge
ruling-answer-appeal-about-discipline = Une pénalité disciplinaire
ruling-ask-committee = Y a-t-il une commission d'appel ?
ruling-say-appeal-late = Trop tard : le droit d'appel finit avec la période de correction, \
sauf autre délai fixé.
ruling-say-appeal-one-only = Il n'est pas reçu : les deux partenaires doivent être d'accord \
(l'absent l'est d'office), par équipes le capitaine.
ruling-say-appeal-law = L'arbitre principal l'entend ; sa décision de droit peut aller en \
commission, qui ne peut que le conseiller.
ruling-say-appeal-committee = La commission l'entend avec tous les pouvoirs de l'arbitre, sans \
pouvoir le déjuger sur la loi, les règlements ou la discipline.
ruling-say-appeal-director = L'arbitre principal l'entend et décide.
ruling-say-appeal-discipline = La commission peut seulement recommander à l'arbitre de la \
changer.
ruling-say-appeal-form = Consignez : les faits, la décision et sa loi, les motifs des deux \
camps, la caution si le règlement en exige une, la décision finale.
""",
}
