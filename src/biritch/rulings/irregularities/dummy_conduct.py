"""What dummy does that dummy may not: Laws 42, 43 and 45F."""

from biritch.rulings.irregularity import Irregularity, ask, rule

_LOST = ask(
    "dummy-act",
    wrong_hand=rule("43B2(a)", "defender-chooses-hand"),
    asks_revoke=rule("43B2(b)", "dummy-revoke"),
    their_fault=rule("43B3", "no-immediate-rectification", adjust=("adjust-43b3",)),
)

IRREGULARITY = Irregularity(
    "42-43, 45F",
    ask(
        "dummy-did",
        suggested=rule("45F", "play-continues", adjust=("adjust-45f",)),
        looked=ask(
            "dummy-then",
            nothing=rule("43A2; 43B1", "dummy-rights-lost", adjust=("adjust-penalty",)),
            # These three follow only from a right lost by looking; a dummy who has looked at
            # nobody's hand may ask and warn.
            spoke=_LOST,
        ),
        attention=rule("43A1", "dummy-silent", "others-drawn", adjust=("adjust-penalty",)),
        prevented=rule("42B2", "dummy-may-prevent"),
        asked_void=rule("42B1; 61B", "dummy-may-ask"),
    ),
)

SENTENCES = {
    "en": """
ruling-title-dummy-conduct = What dummy may not do
ruling-ask-dummy-did = What did dummy do?
ruling-answer-dummy-did-suggested = Touched or indicated a card unasked
ruling-answer-dummy-did-looked = Looked at a hand, or left his seat to see
ruling-answer-dummy-did-attention = Drew attention to an irregularity during the play
ruling-answer-dummy-did-prevented = Warned declarer before an irregularity
ruling-answer-dummy-did-asked-void = Asked declarer “no hearts, partner?”
ruling-ask-dummy-then = And after losing his rights so?
ruling-answer-dummy-then-nothing = Nothing more
ruling-answer-dummy-then-spoke = He spoke
ruling-ask-dummy-act = What did he say?
ruling-answer-dummy-act-wrong-hand = Warned declarer against leading from the wrong hand
ruling-answer-dummy-act-asks-revoke = Asked first whether declarer revoked
ruling-answer-dummy-act-their-fault = Drew attention first to a defender's irregularity
ruling-say-dummy-rights-lost = Dummy has lost his limited rights for this board.
ruling-say-defender-chooses-hand = Either defender chooses from which hand declarer leads.
ruling-say-dummy-revoke = Declarer must put the card right if it was a revoke, and the score \
is then given as if the revoke had been established (64).
ruling-say-no-immediate-rectification = Nothing is put right now: play goes on as if there had \
been no irregularity.
ruling-say-dummy-silent = Dummy may not draw attention to it during play; he may when play has \
ended.
ruling-say-others-drawn = Once attention is drawn, you rule all the same.
ruling-say-dummy-may-prevent = Dummy may try to prevent an irregularity by declarer. Nothing \
to rule.
ruling-say-dummy-may-ask = Dummy may ask declarer whether he has a card of the suit led. \
Nothing to rule.
ruling-say-adjust-43b3 = If the defence gained by its irregularity, adjust for it at the end; \
declarer's side keeps its own score (43B3).
""",
    "fr": """
ruling-title-dummy-conduct = Ce que le mort ne peut pas faire
ruling-ask-dummy-did = Qu'a fait le mort ?
ruling-answer-dummy-did-suggested = Touché ou désigné une carte sans qu'on le demande
ruling-answer-dummy-did-looked = Regardé une main, ou quitté sa place pour voir
ruling-answer-dummy-did-attention = Signalé une irrégularité pendant le jeu
ruling-answer-dummy-did-prevented = Averti le déclarant avant une irrégularité
ruling-answer-dummy-did-asked-void = Demandé au déclarant « pas de cœur ? »
ruling-ask-dummy-then = Et après avoir ainsi perdu ses droits ?
ruling-answer-dummy-then-nothing = Rien de plus
ruling-answer-dummy-then-spoke = Il a parlé
ruling-ask-dummy-act = Qu'a-t-il dit ?
ruling-answer-dummy-act-wrong-hand = Averti le déclarant de ne pas jouer de la mauvaise main
ruling-answer-dummy-act-asks-revoke = Demandé le premier si le déclarant renonçait
ruling-answer-dummy-act-their-fault = Signalé le premier une irrégularité d'un défenseur
ruling-say-dummy-rights-lost = Le mort a perdu ses droits limités pour cette donne.
ruling-say-defender-chooses-hand = L'un ou l'autre défenseur choisit de quelle main le \
déclarant joue.
ruling-say-dummy-revoke = Le déclarant doit corriger sa carte si c'était une renonce, et la \
marque est donnée comme si la renonce était consommée (64).
ruling-say-no-immediate-rectification = Rien n'est corrigé sur le moment : le jeu continue \
comme s'il n'y avait pas eu d'irrégularité.
ruling-say-dummy-silent = Le mort ne peut pas la signaler pendant le jeu ; il le peut une fois \
le jeu terminé.
ruling-say-others-drawn = L'attention une fois attirée, vous jugez tout de même.
ruling-say-dummy-may-prevent = Le mort peut chercher à prévenir une irrégularité du déclarant. \
Rien à juger.
ruling-say-dummy-may-ask = Le mort peut demander au déclarant s'il a une carte de la couleur \
demandée. Rien à juger.
ruling-say-adjust-43b3 = Si la défense a gagné à son irrégularité, ajustez pour elle à la \
fin ; le camp du déclarant garde sa marque (43B3).
""",
}
