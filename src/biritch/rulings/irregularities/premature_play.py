"""Played too soon, two at once, or impossible to play as asked: Laws 57 to 60."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "57-60",
    ask(
        "premature-kind",
        before_partner=ask(
            "declarer-played-both",
            yes=rule("57C", "no-rectification"),
            no=rule(
                "57A", "card-major", "partner-plays-as-told",
                options=("option-highest", "option-lowest", "option-no-other"),
                adjust=("adjust-50e",),
            ),
        ),
        together=rule("58A", "simultaneous-play"),
        two_cards=ask(
            "cards-visible",
            one=rule("58B1", "visible-played"),
            several=rule("58B2", "designate-one", "opponent-may-withdraw"),
        ),
        cannot=rule("59", "any-legal-card"),
        played_over=rule("60A1", "forfeited"),
    ),
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-premature-play = Premature or simultaneous play
ruling-ask-premature-kind = What happened?
ruling-answer-premature-kind-before-partner = A defender led to the next trick, or played out \
of turn, before his partner had played
ruling-answer-premature-kind-together = Two players played at the same time
ruling-answer-premature-kind-two-cards = Two cards from one hand
ruling-answer-premature-kind-cannot = A player cannot play as he was required to
ruling-answer-premature-kind-played-over = An opponent played on after the wrong play
ruling-ask-declarer-played-both = Had declarer played from both hands to this trick (or dummy \
played of his own accord)?
ruling-ask-cards-visible = How many of the cards could be seen?
ruling-answer-cards-visible-one = One
ruling-answer-cards-visible-several = Two or more
ruling-say-partner-plays-as-told = Declarer chooses how the offender's partner plays to this \
trick. If he cannot comply, he may play any legal card (59).
ruling-say-option-highest = his highest card of the suit led
ruling-say-option-lowest = his lowest card of the suit led
ruling-say-option-no-other = no card of another suit, which declarer names
ruling-say-simultaneous-play = The card of the player not in turn counts as played after the \
other.
ruling-say-visible-played = The one that could be seen is played; the other goes back.
ruling-say-designate-one = The player says which he plays; a defender's other cards become \
penalty cards.
ruling-say-any-legal-card = He may play any card that is otherwise legal.
ruling-say-forfeited = By playing on, that side has lost its right to rectification; the wrong \
play stands.
""",
    "fr": """
ruling-title-premature-play = Jeu prématuré ou simultané
ruling-ask-premature-kind = Que s'est-il passé ?
ruling-answer-premature-kind-before-partner = Un défenseur a entamé la levée suivante, ou joué \
hors tour, avant son partenaire
ruling-answer-premature-kind-together = Deux joueurs ont joué en même temps
ruling-answer-premature-kind-two-cards = Deux cartes d'une même main
ruling-answer-premature-kind-cannot = Un joueur ne peut jouer comme on l'exige
ruling-answer-premature-kind-played-over = Un adversaire a joué à la suite du coup irrégulier
ruling-ask-declarer-played-both = Le déclarant avait-il joué de ses deux mains à cette levée \
(ou le mort de lui-même) ?
ruling-ask-cards-visible = Combien de ces cartes étaient visibles ?
ruling-answer-cards-visible-one = Une
ruling-answer-cards-visible-several = Deux ou plus
ruling-say-partner-plays-as-told = Le déclarant choisit comment le partenaire du fautif joue à \
cette levée. S'il ne le peut, il joue toute carte légale (59).
ruling-say-option-highest = sa plus haute carte de la couleur demandée
ruling-say-option-lowest = sa plus basse carte de la couleur demandée
ruling-say-option-no-other = aucune carte d'une autre couleur, que le déclarant nomme
ruling-say-simultaneous-play = La carte du joueur hors tour compte comme jouée après l'autre.
ruling-say-visible-played = La carte visible est jouée ; l'autre reprend place.
ruling-say-designate-one = Le joueur dit laquelle il joue ; les autres, chez un défenseur, \
deviennent pénalisées.
ruling-say-any-legal-card = Il peut jouer toute carte par ailleurs légale.
ruling-say-forfeited = En jouant à la suite, ce camp a perdu son droit à rectification ; le \
coup irrégulier demeure.
""",
}
