"""Slow play, noise, discourtesy: procedure and discipline: Laws 74, 90 and 91."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "74, 90-91",
    ask(
        "procedure-kind",
        slow=ask(
            "warned",
            no=rule("90B2", "warn"),
            yes=rule("90A; 90B2", "procedural-penalty"),
        ),
        disturbance=ask(
            "warned",
            no=rule("90B", "warn"),
            yes=rule("90A; 90B", "procedural-penalty"),
        ),
        discourtesy=ask(
            "grave",
            no=rule("74A; 74B", "warn"),
            yes=rule("91A", "disciplinary-penalty"),
        ),
        # Suspending for the session is the director's own (91A); to disqualify he needs the
        # assent of the organiser.
        exclusion=rule("91B", "disqualification"),
    ),
    "scores",
)

SENTENCES = {
    "en": """
ruling-title-procedure = Procedure and discipline
ruling-ask-procedure-kind = What is it?
ruling-answer-procedure-kind-slow = Slow play, lateness
ruling-answer-procedure-kind-disturbance = Loud talk, comparing scores, a board or hand \
mishandled
ruling-answer-procedure-kind-discourtesy = Discourtesy
ruling-answer-procedure-kind-exclusion = So grave that exclusion is in question
ruling-ask-warned = Has the side been warned before?
ruling-ask-grave = Is it grave, or repeated?
ruling-say-warn = Warn the side, and keep a note of it.
ruling-say-procedural-penalty = A procedural penalty by the regulations' scale; it takes \
nothing from, and gives nothing to, the other side.
ruling-say-disciplinary-penalty = A disciplinary penalty in points, or suspension for the \
session; it is final.
ruling-say-disqualification = Disqualification for cause, with the approval of the organiser.
""",
    "fr": """
ruling-title-procedure = Procédure et discipline
ruling-ask-procedure-kind = De quoi s'agit-il ?
ruling-answer-procedure-kind-slow = Lenteur, retard
ruling-answer-procedure-kind-disturbance = Bruit, marques comparées, étui ou main maltraités
ruling-answer-procedure-kind-discourtesy = Incorrection
ruling-answer-procedure-kind-exclusion = Assez grave pour une exclusion
ruling-ask-warned = Le camp a-t-il déjà été averti ?
ruling-ask-grave = Est-ce grave, ou répété ?
ruling-say-warn = Avertissez le camp, et gardez-en trace.
ruling-say-procedural-penalty = Une pénalité de procédure selon le barème du règlement ; elle \
ne prend ni ne donne rien à l'autre camp.
ruling-say-disciplinary-penalty = Une pénalité disciplinaire en points, ou la suspension pour \
la séance ; elle est sans appel.
ruling-say-disqualification = La disqualification pour motif grave, avec l'accord de \
l'organisateur.
""",
}
