"""A call that grossly departs from agreements: Law 40C."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

IRREGULARITY = Irregularity(
    "40",
    ask(
        "psyche-allowed",
        no=adjusted_score("40B; 40C1", "psyche-forbidden"),
        yes=ask(
            # What makes an offence of a psychic call that is allowed is a partner who expects
            # it.
            "partner-allowed-for-it",
            yes=adjusted_score("40C1", "psyche-agreement"),
            no=ask(
                "psyche-often",
                yes=rule("40C1", "psyche-disclose", adjust=("adjust-penalty",)),
                no=rule("40A3; 40C1", "psyche-legal"),
            ),
        ),
    ),
    "information",
)

SENTENCES = {
    "en": """
ruling-title-psychic-call = Psychic call
ruling-ask-psyche-allowed = Do the regulations allow a psychic call here?
ruling-ask-partner-allowed-for-it = Did partner allow for it more than the opponents could?
ruling-ask-psyche-often = Has the pair done so before, so that partner expects it?
ruling-say-psyche-forbidden = The regulations forbid it here: that is the infraction.
ruling-say-psyche-agreement = Partner's allowance shows an undisclosed understanding: that is \
the infraction.
ruling-say-psyche-disclose = It has become an understanding of the pair: it must be disclosed \
as such. Keep a note of it.
ruling-say-psyche-legal = A call may depart from agreements when partner is as surprised as \
the opponents. The score stands; keep a note of it.
""",
    "fr": """
ruling-title-psychic-call = Déclaration psychique
ruling-ask-psyche-allowed = Le règlement permet-il ici une déclaration psychique ?
ruling-ask-partner-allowed-for-it = Le partenaire en a-t-il tenu compte plus que les \
adversaires ne le pouvaient ?
ruling-ask-psyche-often = La paire l'a-t-elle déjà fait, au point que le partenaire s'y \
attende ?
ruling-say-psyche-forbidden = Le règlement l'interdit ici : c'est l'infraction.
ruling-say-psyche-agreement = Que le partenaire en tienne compte révèle une entente non \
divulguée : c'est l'infraction.
ruling-say-psyche-disclose = C'est devenu une entente de la paire : elle doit être divulguée. \
Gardez-en trace.
ruling-say-psyche-legal = Une déclaration peut s'écarter des accords quand le partenaire est \
aussi surpris que les adversaires. La marque demeure ; gardez-en trace.
""",
}
