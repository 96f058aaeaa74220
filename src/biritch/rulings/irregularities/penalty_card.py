"""What a defender's penalty card obliges to: Laws 50 to 52."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "50-52",
    ask(
        "penalty-moment",
        owner=ask(
            "penalty-kind",
            minor=rule("50C", "minor-play", adjust=("adjust-50e",)),
            major=rule("50D1", "major-play", "follow-suit-first", adjust=("adjust-50e",)),
            several=rule("51A", "several-play", "follow-suit-first", adjust=("adjust-50e",)),
        ),
        # A penalty card binds its owner, and through declarer's choice its owner's partner, but
        # the partner only when he is to lead.
        partner_leads=ask(
            "penalty-lead",
            minor=rule("50C", "lead-any", "minor-unauthorised", adjust=("adjust-50e",)),
            major=rule(
                "50D2", "wait-for-declarer", "card-unauthorised",
                options=("option-require", "option-forbid", "option-leave"),
                adjust=("adjust-50e",),
            ),
            several_one_suit=rule(
                "51B1", "wait-for-declarer", "card-unauthorised",
                options=("option-require-all", "option-forbid-all", "option-leave-all"),
                adjust=("adjust-50e",),
            ),
            several_suits=rule(
                "51B2", "wait-for-declarer", "card-unauthorised",
                options=("option-require-one", "option-forbid-some", "option-leave-all"),
                adjust=("adjust-50e",),
            ),
        ),
        not_played=ask(
            "penalty-accepted",
            # Declarer has accepted the wrong card by playing on, or by saying so.
            played=rule("52B1(b)", "play-stands", "card-stays-penalty"),
            accepts=rule("52B1(a)", "play-stands", "card-stays-penalty"),
            refuses=rule("52B2", "substitute-penalty", "card-major"),
        ),
    ),
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-penalty-card = Playing with a penalty card
ruling-ask-penalty-moment = What is the moment?
ruling-answer-penalty-moment-owner = The owner of the card is to play
ruling-answer-penalty-moment-partner-leads = His partner is on lead
ruling-answer-penalty-moment-not-played = It ought to have been played and was not
ruling-ask-penalty-kind = Which penalty card is it?
ruling-answer-penalty-kind-minor = Minor: one low card, shown by accident
ruling-answer-penalty-kind-major = Major: an honour, or a card deliberately played
ruling-answer-penalty-kind-several = Several
ruling-ask-penalty-lead = Which penalty cards has his partner?
ruling-answer-penalty-lead-minor = A minor one
ruling-answer-penalty-lead-major = A major one
ruling-answer-penalty-lead-several-one-suit = Several, of one suit
ruling-answer-penalty-lead-several-suits = Several, of different suits
ruling-ask-penalty-accepted = What does declarer do about the card played instead?
ruling-answer-penalty-accepted-played = He has played since from his hand or dummy
ruling-answer-penalty-accepted-accepts = He accepts it
ruling-answer-penalty-accepted-refuses = He does not accept it
ruling-say-follow-suit-first = The duty to follow suit, or a lead required, comes first; then \
it is played at the next opportunity.
ruling-say-wait-for-declarer = The defender on lead waits until declarer has chosen:
ruling-say-minor-unauthorised = His partner may not use the sight of the card.
ruling-say-option-require-all = require the lead of that suit: all cards of it are picked up
ruling-say-option-forbid-all = forbid that suit for as long as he keeps the lead: all cards of \
it are picked up
ruling-say-option-leave-all = neither: the lead is free, the penalty cards stay
ruling-say-option-require-one = require the lead of one of these suits: the cards of that suit \
are picked up
ruling-say-option-forbid-some = forbid one or more of these suits for as long as he keeps the \
lead: the cards of those suits are picked up
ruling-say-play-stands = The card played stands.
ruling-say-card-stays-penalty = The penalty card stays on the table as before.
ruling-say-substitute-penalty = The penalty card replaces the card played.
""",
    "fr": """
ruling-title-penalty-card = Jouer avec une carte pénalisée
ruling-ask-penalty-moment = À quel moment est-on ?
ruling-answer-penalty-moment-owner = C'est à son possesseur de jouer
ruling-answer-penalty-moment-partner-leads = Son partenaire a la main
ruling-answer-penalty-moment-not-played = Elle aurait dû être jouée et ne l'a pas été
ruling-ask-penalty-kind = Quelle carte pénalisée est-ce ?
ruling-answer-penalty-kind-minor = Mineure : une petite carte, montrée par accident
ruling-answer-penalty-kind-major = Majeure : un honneur, ou une carte jouée volontairement
ruling-answer-penalty-kind-several = Plusieurs
ruling-ask-penalty-lead = Quelles cartes pénalisées a son partenaire ?
ruling-answer-penalty-lead-minor = Une mineure
ruling-answer-penalty-lead-major = Une majeure
ruling-answer-penalty-lead-several-one-suit = Plusieurs, de la même couleur
ruling-answer-penalty-lead-several-suits = Plusieurs, de couleurs différentes
ruling-ask-penalty-accepted = Que fait le déclarant de la carte jouée à la place ?
ruling-answer-penalty-accepted-played = Il a joué depuis, de sa main ou du mort
ruling-answer-penalty-accepted-accepts = Il l'accepte
ruling-answer-penalty-accepted-refuses = Il ne l'accepte pas
ruling-say-follow-suit-first = L'obligation de fournir, ou une entame exigée, passe avant ; \
elle sera jouée à l'occasion suivante.
ruling-say-wait-for-declarer = Le défenseur qui a la main attend le choix du déclarant :
ruling-say-minor-unauthorised = Son partenaire ne peut se servir de la vue de cette carte.
ruling-say-option-require-all = exiger l'entame de cette couleur : toutes ses cartes sont \
reprises
ruling-say-option-forbid-all = interdire cette couleur tant qu'il garde la main : toutes ses \
cartes sont reprises
ruling-say-option-leave-all = ni l'un ni l'autre : entame libre, les cartes pénalisées restent
ruling-say-option-require-one = exiger l'entame d'une de ces couleurs : les cartes de cette \
couleur sont reprises
ruling-say-option-forbid-some = interdire une ou plusieurs de ces couleurs tant qu'il garde la \
main : leurs cartes sont reprises
ruling-say-play-stands = La carte jouée demeure.
ruling-say-card-stays-penalty = La carte pénalisée reste sur la table comme avant.
ruling-say-substitute-penalty = La carte pénalisée remplace la carte jouée.
""",
}
