"""A board that was not the same for all who should be compared: Law 87."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "86-87",
    ask(
        "event-kind",
        pairs=ask(
            "original-known",
            yes=rule("87A; 87B", "fouled-put-right", "fouled-groups", "fouled-mark"),
            no=rule("87B", "fouled-groups", "fouled-mark"),
        ),
        teams=ask(
            # A good result of the other room is kept (86B1): that comes before any fault.
            "other-room-favourable",
            yes=rule("86B1; 87C", "fouled-team-assigned"),
            no=ask(
                "whose-fault-86",
                neither=rule("86B2(a); 12C2", "board-cancelled", "fouled-team-artificial"),
                one=rule("86B2(b)", "fouled-team-one", adjust=("adjust-penalty",)),
                both=rule(
                    "86B2(c); 12C2", "board-cancelled", "fouled-team-artificial",
                    adjust=("adjust-penalty",),
                ),
            ),
        ),
    ),
    "boards",
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-fouled-board = Fouled board
ruling-ask-original-known = Is it known how the board was originally?
ruling-ask-other-room-favourable = Is the result at the other table clearly favourable to one \
side?
ruling-ask-whose-fault-86 = Whose fault is it?
ruling-answer-whose-fault-86-neither = Neither side's
ruling-answer-whose-fault-86-one = One side's
ruling-answer-whose-fault-86-both = Both sides'
ruling-say-fouled-put-right = Put the board right for the tables to come.
ruling-say-fouled-groups = Divide the scores into groups by the form in which the board was \
played, and score each group apart.
ruling-say-fouled-mark = The form of a score is the column “group” of the results: groups of \
one to three are scored by the table of the regulations.
ruling-say-fouled-team-assigned = Assign an adjusted score that keeps the favourable result of \
the other table.
ruling-say-fouled-team-artificial = Artificial scores, +3, 0 or -3 IMPs by fault; or further \
boards, if there is time and the state of the match is not known.
ruling-say-fouled-team-one = The innocent side gets average plus or an assigned score, \
whichever is better for it; the other side gets the complement.
""",
    "fr": """
ruling-title-fouled-board = Donne faussée
ruling-ask-original-known = Connaît-on la donne d'origine ?
ruling-ask-other-room-favourable = Le résultat à l'autre table est-il nettement favorable à un \
camp ?
ruling-ask-whose-fault-86 = À qui la faute ?
ruling-answer-whose-fault-86-neither = À aucun camp
ruling-answer-whose-fault-86-one = À un camp
ruling-answer-whose-fault-86-both = Aux deux camps
ruling-say-fouled-put-right = Rétablissez l'étui pour les tables à venir.
ruling-say-fouled-groups = Séparez les marques en groupes selon la forme jouée, et marquez \
chaque groupe à part.
ruling-say-fouled-mark = La forme d'une marque est la colonne « group » des résultats : les \
groupes de un à trois suivent le barème du règlement.
ruling-say-fouled-team-assigned = Attribuez une marque ajustée qui conserve le résultat \
favorable de l'autre table.
ruling-say-fouled-team-artificial = Marques artificielles, +3, 0 ou -3 IMP selon la faute ; ou \
d'autres donnes, si le temps le permet et que l'état du match n'est pas connu.
ruling-say-fouled-team-one = Le camp innocent reçoit une moyenne plus ou une marque attribuée, \
au mieux pour lui ; l'autre camp le complément.
""",
}
