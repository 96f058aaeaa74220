"""Information from elsewhere: a remark overheard, a wrong hand seen: Law 16D."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import adjusted_score

IRREGULARITY = Irregularity(
    "16D",
    ask(
        "would-interfere",
        no=rule("16D", "play-normally", "tell-nobody"),
        yes=ask(
            "call-made",
            no=rule(
                # Nothing has been called: the board can still be saved, and the law lets the
                # director choose how. Later there is only the score to judge.
                "16D2", "tell-nobody",
                options=("option-turn", "option-redeal", "option-stand-by", "option-adjust"),
            ),
            yes=ask(
                "affected",
                no=rule("16D3; 16D2(c)", "score-stands-no-infraction"),
                yes=adjusted_score("16D3", "overheard-affected"),
            ),
        ),
    ),
    "information",
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-overheard = Information from elsewhere
ruling-ask-would-interfere = Would the information interfere with normal play?
ruling-ask-call-made = Has a call been made on the board?
ruling-ask-affected = The board was played on. Did the information affect the result?
ruling-say-tell-nobody = Nobody says more of what was seen or heard.
ruling-say-option-turn = turn the players' positions, so that the one who knows a hand holds it
ruling-say-option-redeal = have the board dealt again for those contestants, where the contest \
allows
ruling-say-option-stand-by = have the board played, ready to adjust if the information \
affected the result
ruling-say-option-adjust = give an adjusted score now (teams: Law 86B)
ruling-say-overheard-affected = The information affected the result: adjust.
""",
    "fr": """
ruling-title-overheard = Information venue d'ailleurs
ruling-ask-would-interfere = L'information gênerait-elle un jeu normal ?
ruling-ask-call-made = A-t-on parlé à cette donne ?
ruling-ask-affected = La donne a été jouée. L'information a-t-elle influé sur le résultat ?
ruling-say-tell-nobody = Que personne n'en dise davantage de ce qui fut vu ou entendu.
ruling-say-option-turn = changer les places pour que celui qui connaît une main l'ait
ruling-say-option-redeal = faire redonner l'étui pour ces concurrents, si l'épreuve le permet
ruling-say-option-stand-by = laisser jouer, prêt à ajuster si l'information influe
ruling-say-option-adjust = donner une marque ajustée tout de suite (équipes : loi 86B)
ruling-say-overheard-affected = L'information a influé sur le résultat : ajustez.
""",
}
