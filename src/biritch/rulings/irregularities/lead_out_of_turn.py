"""A lead out of turn, the opening lead or a later one: Laws 53 to 56."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import refused_lead

_OPENING = ask(
    "faced",
    no=rule("41A", "lead-taken-back", "right-leader", "no-rectification"),
    yes=ask(
        "dummy-seen",
        yes=rule("54C", "lead-must-be-accepted", "dummy-spread"),
        no=refused_lead(
            # A declarer who begins to spread his hand must spread it all, and becomes dummy.
            spread=rule("54A", "declarer-spreads"),
            accept=rule("54B", "dummy-spread", "declarer-plays-second"),
        ),
    ),
)

IRREGULARITY = Irregularity(
    "53-56",
    ask(
        "misled",
        # Who was told that it was his turn has done nothing wrong: that is asked before all
        # else.
        yes=rule("47E1", "lead-taken-back", "not-accepted", "no-rectification"),
        no=ask(
            "who-led",
            opening=_OPENING,
            declaring_opening=rule("54E; 24", "see-card-in-auction"),
            defender=ask(
                "lead-accepted",
                ("explain-53-declarer",),
                yes=rule("53A", "lead-stands"),
                no=ask(
                    "proper-leader",
                    declaring=rule(
                        "56; 50D1", "right-leader", "card-stays-major", adjust=("adjust-50e",)
                    ),
                    # Here it is the offender's partner who is to lead, and declarer may bind
                    # him.
                    partner=refused_lead(),
                ),
            ),
            declarer=ask(
                "lead-accepted",
                ("explain-55",),
                yes=rule("55A; 53A", "lead-stands"),
                no=ask(
                    "proper-leader",
                    declaring=rule("55B2", "lead-from-right-hand", adjust=("adjust-16",)),
                    defender=rule("55B1", "lead-taken-back", "no-rectification"),
                ),
            ),
        ),
    ),
)

SENTENCES = {
    "en": """
ruling-title-lead-out-of-turn = Lead out of turn
ruling-ask-misled = Did an opponent tell the player, mistakenly, that it was his turn to lead?
ruling-ask-who-led = Who led out of turn?
ruling-answer-who-led-opening = The wrong defender made the opening lead
ruling-answer-who-led-declaring-opening = Declarer's side made the opening lead
ruling-answer-who-led-defender = A defender, later
ruling-answer-who-led-declarer = Declarer, from his hand or dummy
ruling-ask-faced = Is the opening lead face up?
ruling-ask-dummy-seen = Could declarer have seen any of dummy's cards?
ruling-ask-declarer-chooses = What does declarer choose?
ruling-answer-declarer-chooses-spread = He spreads his hand and becomes dummy
ruling-answer-declarer-chooses-accept = He accepts the lead and sees dummy
ruling-answer-declarer-chooses-require = He refuses, and requires the lead of that suit
ruling-answer-declarer-chooses-forbid = He refuses, and forbids the lead of that suit
ruling-answer-declarer-chooses-leave = He refuses, and leaves the lead free
ruling-ask-lead-accepted = Does the other side accept the lead, or has the next hand played to \
it?
ruling-ask-proper-leader = Whose lead was it really?
ruling-answer-proper-leader-declaring = Declarer's or dummy's
ruling-answer-proper-leader-partner = The offender's partner's
ruling-answer-proper-leader-defender = A defender's
ruling-say-see-card-in-auction = A card shown by declarer's side before play: rule it by Law 24.
ruling-say-lead-taken-back = The card goes back into the hand.
ruling-say-not-accepted = The other side may not accept a lead it caused.
ruling-say-right-leader = The right player leads.
ruling-say-lead-must-be-accepted = Declarer, who could see dummy, must accept the lead.
ruling-say-dummy-spread = The lead stands and dummy is spread.
ruling-say-declarer-plays-second = Declarer's hand plays second to this trick, dummy last; a \
card he plays from dummy second may be changed only to put a revoke right.
ruling-say-explain-refused-lead = To declarer: if you refuse the lead, the card becomes a \
major penalty card, and you may require or forbid the lead of its suit, or leave the lead free.
ruling-say-explain-53-declarer = To declarer: you may accept the lead, by saying so or by \
playing to it. Otherwise the right player leads.
ruling-say-explain-55 = To the defenders: either of you may accept the lead or have it taken \
back. If you differ, the one who would play next decides.
ruling-say-lead-stands = The lead stands as if it had been in turn; the next hand plays.
ruling-say-lead-required = The card led is taken back; partner must lead that suit, any card \
of it.
ruling-say-lead-forbidden = The card led is taken back; partner may not lead that suit for as \
long as he keeps the lead.
ruling-say-card-picked-up = It is no longer a penalty card and goes back into the hand.
ruling-say-card-stays-major = The card led out of turn stays on the table as a major penalty \
card.
ruling-say-lead-from-right-hand = Declarer takes the card back and leads from the right hand, \
any card.
""",
    "fr": """
ruling-title-lead-out-of-turn = Entame hors tour
ruling-ask-misled = Un adversaire lui a-t-il dit par erreur que c'était à lui d'entamer ?
ruling-ask-who-led = Qui a entamé hors tour ?
ruling-answer-who-led-opening = Le mauvais défenseur a fait l'entame initiale
ruling-answer-who-led-declaring-opening = Le camp du déclarant a fait l'entame initiale
ruling-answer-who-led-defender = Un défenseur, plus tard
ruling-answer-who-led-declarer = Le déclarant, de sa main ou du mort
ruling-ask-faced = L'entame est-elle face visible ?
ruling-ask-dummy-seen = Le déclarant a-t-il pu voir une carte du mort ?
ruling-ask-declarer-chooses = Que choisit le déclarant ?
ruling-answer-declarer-chooses-spread = Il étale sa main et devient le mort
ruling-answer-declarer-chooses-accept = Il accepte l'entame et voit le mort
ruling-answer-declarer-chooses-require = Il refuse et exige l'entame de cette couleur
ruling-answer-declarer-chooses-forbid = Il refuse et interdit l'entame de cette couleur
ruling-answer-declarer-chooses-leave = Il refuse et laisse l'entame libre
ruling-ask-lead-accepted = L'autre camp accepte-t-il l'entame, ou la main suivante y a-t-elle \
joué ?
ruling-ask-proper-leader = À qui était-ce vraiment d'entamer ?
ruling-answer-proper-leader-declaring = Au déclarant ou au mort
ruling-answer-proper-leader-partner = Au partenaire du fautif
ruling-answer-proper-leader-defender = À un défenseur
ruling-say-see-card-in-auction = Carte montrée par le camp du déclarant avant le jeu : jugez \
selon la loi 24.
ruling-say-lead-taken-back = La carte reprend place dans la main.
ruling-say-not-accepted = L'autre camp ne peut pas accepter une entame qu'il a provoquée.
ruling-say-right-leader = Le bon joueur entame.
ruling-say-lead-must-be-accepted = Le déclarant, qui a pu voir le mort, doit accepter l'entame.
ruling-say-dummy-spread = L'entame demeure et le mort s'étale.
ruling-say-declarer-plays-second = La main du déclarant joue en second à cette levée, le mort \
en dernier ; une carte jouée d'abord du mort ne se change que pour corriger une renonce.
ruling-say-explain-refused-lead = Au déclarant : si vous refusez l'entame, la carte devient \
carte pénalisée majeure, et vous pouvez exiger ou interdire l'entame de sa couleur, ou laisser \
l'entame libre.
ruling-say-explain-53-declarer = Au déclarant : vous pouvez accepter l'entame, en le disant ou \
en y jouant. Sinon le bon joueur entame.
ruling-say-explain-55 = Aux défenseurs : chacun peut accepter l'entame ou la faire retirer. En \
cas de désaccord, celui qui jouerait ensuite décide.
ruling-say-lead-stands = L'entame demeure comme faite à son tour ; la main suivante joue.
ruling-say-lead-required = La carte est retirée ; le partenaire doit entamer cette couleur, de \
la carte qu'il veut.
ruling-say-lead-forbidden = La carte est retirée ; le partenaire ne peut pas entamer cette \
couleur tant qu'il garde la main.
ruling-say-card-picked-up = Elle n'est plus pénalisée et reprend place dans la main.
ruling-say-card-stays-major = La carte entamée hors tour reste sur la table comme carte \
pénalisée majeure.
ruling-say-lead-from-right-hand = Le déclarant reprend la carte et joue de la bonne main, la \
carte qu'il veut.
""",
}
