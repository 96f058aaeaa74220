"""A bid that does not supersede the last one: Law 27."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import RESTRICTED

_REPLACED = ask(
    "replacement-27",
    ("explain-27b",),
    lowest=rule("27B1(a)", "no-rectification", adjust=("adjust-27d",)),
    comparable=rule(
        # Law 26A spares a comparable call: not even the lead is restricted.
        "27B1(b)", "no-rectification", "no-lead-restriction", adjust=("adjust-27d",)
    ),
    other=rule(
        "27B2", "partner-passes-always", "withdrawn-unauthorised", *RESTRICTED,
        adjust=("adjust-72c",),
    ),
    double=rule(
        "27B3", "double-cancelled", "partner-passes-always", *RESTRICTED,
        adjust=("adjust-72c",),
    ),
    insufficient=ask(
        "accepts-second",
        yes=rule("27A1", "bid-stands"),
        no=rule(
            "27B4", "replace-again", "partner-passes-always", *RESTRICTED,
            adjust=("adjust-72c",),
        ),
    ),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "27",
    ask(
        "unintended",
        # A slip of the hand is corrected before anybody may call it insufficient (Law 25A).
        yes=rule("25A1", "replace-unintended", "lho-may-withdraw", "no-lead-restriction"),
        no=ask(
            "in-turn",
            yes=ask(
                "lho-accepts",
                ("explain-27a",),
                yes=rule("27A1", "bid-stands"),
                no=_REPLACED,
            ),
            no=rule("27A2", "see-call-out-of-turn"),
        ),
    ),
    "auction",
)

SENTENCES = {
    "en": """
ruling-title-insufficient-bid = Insufficient bid
ruling-ask-replacement-27 = With what does the offender replace it?
ruling-answer-replacement-27-lowest = The lowest sufficient bid that specifies the same \
denomination
ruling-answer-replacement-27-comparable = A comparable call
ruling-answer-replacement-27-other = Another bid, or a pass
ruling-answer-replacement-27-double = A double or redouble that is not comparable
ruling-answer-replacement-27-insufficient = Another insufficient bid
ruling-ask-accepts-second = Does the opponent on the left accept the second insufficient bid?
ruling-say-explain-27a = To the left-hand opponent: you may accept the bid, and the auction \
goes on as if it were sufficient; or not, and it must be replaced.
ruling-say-explain-27b = To the offender, before he chooses: the lowest bid in the same \
denomination, or a comparable call, costs nothing. Any other legal bid or a pass silences your \
partner for the whole auction. You may not double unless that is comparable.
ruling-say-bid-stands = The bid counts as legal and the auction goes on.
ruling-say-double-cancelled = The double or redouble is cancelled; a legal bid or a pass \
replaces the insufficient bid.
ruling-say-replace-again = It is not accepted: a sufficient bid or a pass must replace it.
ruling-say-see-call-out-of-turn = It is also out of turn: rule it as a call out of turn (Law \
31).
ruling-say-adjust-27d = If without the insufficient bid the outcome could well have been \
different and the innocent side is damaged, adjust to the probable result without it (27D).
""",
    "fr": """
ruling-title-insufficient-bid = Enchère insuffisante
ruling-ask-replacement-27 = Par quoi le fautif la remplace-t-il ?
ruling-answer-replacement-27-lowest = L'enchère suffisante la plus basse précisant la même \
dénomination
ruling-answer-replacement-27-comparable = Une déclaration comparable
ruling-answer-replacement-27-other = Une autre enchère, ou passe
ruling-answer-replacement-27-double = Un contre ou surcontre non comparable
ruling-answer-replacement-27-insufficient = Une autre enchère insuffisante
ruling-ask-accepts-second = L'adversaire de gauche accepte-t-il la seconde enchère \
insuffisante ?
ruling-say-explain-27a = À l'adversaire de gauche : vous pouvez accepter l'enchère, et la \
séquence continue comme si elle était suffisante ; sinon elle doit être remplacée.
ruling-say-explain-27b = Au fautif, avant qu'il choisisse : l'enchère la plus basse dans la \
même dénomination, ou une déclaration comparable, ne coûte rien. Toute autre enchère légale ou \
passe fait taire votre partenaire jusqu'à la fin. Pas de contre, sauf s'il est comparable.
ruling-say-bid-stands = L'enchère compte comme légale et la séquence continue.
ruling-say-double-cancelled = Le contre ou surcontre est annulé ; une enchère légale ou passe \
remplace l'enchère insuffisante.
ruling-say-replace-again = Elle n'est pas acceptée : une enchère suffisante ou passe doit la \
remplacer.
ruling-say-see-call-out-of-turn = Elle est aussi hors tour : jugez une déclaration hors tour \
(loi 31).
ruling-say-adjust-27d = Si sans l'enchère insuffisante l'issue a bien pu être autre et que le \
camp innocent est lésé, ajustez au résultat probable sans elle (27D).
""",
}
