"""The wrong board, the wrong hand, the wrong opponents: Law 15."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

_BOARD = ask(
    "event-kind",
    pairs=ask(
        "any-played-before",
        yes=rule(
            "15B1; 15B3; 12C2(a)", "board-cancelled", "artificial-by-fault",
            adjust=("adjust-penalty",),
        ),
        no=rule("15B2", "board-played-out", "correct-board-later", adjust=("adjust-penalty",)),
    ),
    teams=rule("86B", "see-fouled-board"),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "15",
    ask(
        "wrong-what",
        hand=ask(
            "partner-called-over",
            yes=adjusted_score("15A2", "calls-cancelled", "other-board-15a3"),
            no=rule(
                "15A1; 15A2", "calls-cancelled", "call-again", "withdrawn-unauthorised",
                "other-board-15a3", adjust=("adjust-penalty",),
            ),
        ),
        board=_BOARD,
        # Against the wrong opponents the board is again one not meant for them.
        opponents=_BOARD,
    ),
    "boards",
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-wrong-board = Wrong board, hand or opponents
ruling-ask-wrong-what = What was wrong?
ruling-answer-wrong-what-hand = A player called on cards from another board
ruling-answer-wrong-what-board = A board not due in this round
ruling-answer-wrong-what-opponents = The wrong opponents
ruling-ask-partner-called-over = Has his partner called since?
ruling-ask-any-played-before = Has one of the four played this board before?
ruling-say-call-again = The player looks at the right hand and calls again; the auction goes \
on from there.
ruling-say-other-board-15a3 = On the board the cards came from: if he repeats his call there, \
it may be played normally; if his call differs, adjust (15A3).
ruling-say-artificial-by-fault = Whoever loses the chance of a score gets an artificial one: \
60, 50 or 40% by fault.
ruling-say-board-played-out = The auction and play are completed, and the score stands.
ruling-say-correct-board-later = You may have both pairs play the right board against each \
other later.
ruling-say-see-fouled-board = In teams, rule it by Law 86B, as a board that the two rooms \
cannot compare.
""",
    "fr": """
ruling-title-wrong-board = Mauvais étui, mauvaise main, mauvais adversaires
ruling-ask-wrong-what = Qu'est-ce qui était faux ?
ruling-answer-wrong-what-hand = Un joueur a parlé avec les cartes d'un autre étui
ruling-answer-wrong-what-board = Un étui qui n'était pas de ce tour
ruling-answer-wrong-what-opponents = Les mauvais adversaires
ruling-ask-partner-called-over = Son partenaire a-t-il parlé depuis ?
ruling-ask-any-played-before = L'un des quatre a-t-il déjà joué cette donne ?
ruling-say-call-again = Le joueur regarde la bonne main et parle de nouveau ; les enchères \
continuent de là.
ruling-say-other-board-15a3 = Pour l'étui d'où venaient les cartes : s'il y répète sa \
déclaration, on peut jouer normalement ; si elle diffère, ajustez (15A3).
ruling-say-artificial-by-fault = Qui perd l'occasion d'une marque en reçoit une artificielle : \
60, 50 ou 40 % selon la faute.
ruling-say-board-played-out = On achève les enchères et le jeu, et la marque demeure.
ruling-say-correct-board-later = Vous pouvez faire jouer plus tard aux deux paires la bonne \
donne l'une contre l'autre.
ruling-say-see-fouled-board = Par équipes, jugez selon la loi 86B, comme une donne que les \
deux salles ne peuvent comparer.
""",
}
