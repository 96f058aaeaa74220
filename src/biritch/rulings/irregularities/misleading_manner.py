"""An opponent misled by tempo or manner: Law 73D and 73E."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

IRREGULARITY = Irregularity(
    "73",
    ask(
        # Law 73E2 wants all three together: a false inference, no reason at bridge, and a
        # player who could have known that it would help him.
        "false-inference",
        no=rule("73D1", "own-risk"),
        yes=ask(
            "bridge-reason",
            yes=rule("73D1", "own-risk"),
            no=ask(
                "could-have-been-aware",
                no=rule("73D1", "own-risk"),
                yes=adjusted_score("73E2", "misled-infraction"),
            ),
        ),
    ),
    "information",
)

SENTENCES = {
    "en": """
ruling-title-misleading-manner = Misled by tempo or manner
ruling-ask-false-inference = Did an innocent player draw a false inference from an opponent's \
tempo, question, remark or manner?
ruling-ask-bridge-reason = Had the opponent a demonstrable bridge reason for it?
ruling-ask-could-have-been-aware = Could he have been aware that it might work to his benefit?
ruling-say-own-risk = Inferences from an opponent's manner are drawn at one's own risk: the \
score stands.
ruling-say-misled-infraction = The opponent could have been aware that it might help him, with \
no reason of bridge: adjust.
""",
    "fr": """
ruling-title-misleading-manner = Trompé par le tempo ou l'attitude
ruling-ask-false-inference = Un joueur innocent a-t-il tiré une fausse déduction du tempo, \
d'une question, d'une remarque ou de l'attitude d'un adversaire ?
ruling-ask-bridge-reason = L'adversaire avait-il une raison de bridge démontrable ?
ruling-ask-could-have-been-aware = Pouvait-il savoir que cela risquait de jouer en sa faveur ?
ruling-say-own-risk = On tire à ses risques des déductions de l'attitude d'un adversaire : la \
marque demeure.
ruling-say-misled-infraction = L'adversaire pouvait savoir que cela l'aiderait, sans raison de \
bridge : ajustez.
""",
}
