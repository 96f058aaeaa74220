"""A call taken back for another: Law 25."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "25",
    ask(
        "unintended",
        yes=ask(
            "partner-called",
            yes=rule("25A4", "first-call-stands"),
            no=rule("25A1", "replace-unintended", "lho-may-withdraw", "no-lead-restriction"),
        ),
        no=ask(
            "accepts-change",
            ("explain-25b",),
            yes=rule("25B1", "second-call-stands", "withdrawn-unauthorised"),
            no=rule("25B2", "first-call-stands", "withdrawn-unauthorised"),
        ),
    ),
    "auction",
)

SENTENCES = {
    "en": """
ruling-title-changed-call = Call changed
ruling-ask-partner-called = Has his partner called since?
ruling-ask-accepts-change = Does the opponent on the left accept the second call?
ruling-say-explain-25b = To the left-hand opponent: you may accept the second call. Otherwise \
the first stands.
ruling-say-first-call-stands = The first call stands; the second is cancelled.
ruling-say-second-call-stands = The second call stands and the first is withdrawn.
""",
    "fr": """
ruling-title-changed-call = Déclaration modifiée
ruling-ask-partner-called = Son partenaire a-t-il parlé depuis ?
ruling-ask-accepts-change = L'adversaire de gauche accepte-t-il la seconde déclaration ?
ruling-say-explain-25b = À l'adversaire de gauche : vous pouvez accepter la seconde \
déclaration. Sinon la première demeure.
ruling-say-first-call-stands = La première déclaration demeure ; la seconde est annulée.
ruling-say-second-call-stands = La seconde déclaration demeure et la première est retirée.
""",
}
