"""A card seen during play: Laws 48 and 49, and what it becomes: Law 50."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "48-50",
    ask(
        "whose-card",
        declarer=ask(
            "how-declarer",
            dropped=rule("48A", "no-penalty-card", "need-not-play"),
            after_lead=rule("48B1; 54A", "declarer-spreads"),
            faced=rule("48B2; 68", "perhaps-claim"),
        ),
        dummy=ask(
            "dummy-suggested",
            yes=rule("45F", "play-continues", adjust=("adjust-45f",)),
            no=rule("48A", "no-penalty-card"),
        ),
        defender=ask(
            "how-defender",
            # Only one card below an honour, exposed by accident, is a minor penalty card (50B).
            low=rule("50B; 50C", "card-minor", "minor-play", adjust=("adjust-50e",)),
            honour=rule("50B; 50D", "card-major", "major-play", "major-lead",
                        options=("option-require", "option-forbid", "option-leave"),
                        adjust=("adjust-50e",)),
            several=rule("50B; 51", "cards-major", "several-play", "major-lead",
                         adjust=("adjust-50e",)),
            claiming=rule("49; 68", "perhaps-claim"),
            # Law 49 excepts the cards a defender shows in objecting to a concession by partner.
            objecting=rule("49; 68B2", "no-penalty-card", "concession-void"),
        ),
    ),
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-exposed-card = Card exposed in the play
ruling-ask-whose-card = Whose card was seen?
ruling-answer-whose-card-declarer = Declarer's
ruling-answer-whose-card-dummy = Dummy's
ruling-answer-whose-card-defender = A defender's
ruling-ask-how-declarer = How did declarer show it?
ruling-answer-how-declarer-dropped = By accident
ruling-answer-how-declarer-after-lead = He faced his hand after an opening lead out of turn
ruling-answer-how-declarer-faced = He faced his hand at another time
ruling-ask-dummy-suggested = Did dummy touch or show a card as if to suggest it?
ruling-ask-how-defender = What did the defender show so that partner could see it?
ruling-answer-how-defender-low = One card below an honour, by accident
ruling-answer-how-defender-honour = One honour, or a card deliberately played (out of turn, a \
revoke put right)
ruling-answer-how-defender-several = Two cards or more, or he has a penalty card already
ruling-answer-how-defender-claiming = His hand, claiming or conceding
ruling-answer-how-defender-objecting = He conceded and his partner objected at once
ruling-say-major-lead = When the other defender is to lead, he waits until declarer has chosen:
ruling-say-need-not-play = Declarer need not play a card that he dropped.
ruling-say-perhaps-claim = Facing the hand is taken as a claim unless he plainly did not mean \
one: rule it by Laws 68 to 71.
""",
    "fr": """
ruling-title-exposed-card = Carte exposée pendant le jeu
ruling-ask-whose-card = De qui a-t-on vu une carte ?
ruling-answer-whose-card-declarer = Du déclarant
ruling-answer-whose-card-dummy = Du mort
ruling-answer-whose-card-defender = D'un défenseur
ruling-ask-how-declarer = Comment le déclarant l'a-t-il montrée ?
ruling-answer-how-declarer-dropped = Par accident
ruling-answer-how-declarer-after-lead = Il a étalé sa main après une entame hors tour
ruling-answer-how-declarer-faced = Il a étalé sa main à un autre moment
ruling-ask-dummy-suggested = Le mort a-t-il touché ou montré une carte comme pour la suggérer ?
ruling-ask-how-defender = Qu'a montré le défenseur, visible par son partenaire ?
ruling-answer-how-defender-low = Une carte inférieure à un honneur, par accident
ruling-answer-how-defender-honour = Un honneur, ou une carte jouée volontairement (hors tour, \
renonce corrigée)
ruling-answer-how-defender-several = Deux cartes ou plus, ou il a déjà une carte pénalisée
ruling-answer-how-defender-claiming = Sa main, en revendiquant ou concédant
ruling-answer-how-defender-objecting = Il a concédé et son partenaire a objecté aussitôt
ruling-say-major-lead = Quand c'est à l'autre défenseur d'entamer, il attend le choix du \
déclarant :
ruling-say-need-not-play = Le déclarant n'est pas tenu de jouer une carte tombée.
ruling-say-perhaps-claim = Étaler sa main vaut revendication, sauf intention manifestement \
autre : jugez selon les lois 68 à 71.
""",
}
