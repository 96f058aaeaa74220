"""A call out of rotation: Laws 28 to 33."""

from biritch.rulings.irregularity import Irregularity, Question, ask, rule
from biritch.rulings.rectifications import RESTRICTED, comparable_call

_LATER_PASS = comparable_call("30B1(b)(i)", "30B1(b)(ii)")
_CHANGE = rule("25B", "see-changed-call")

_PASS = ask(
    "whose-turn",
    rho=rule("30A", "must-pass-once", adjust=("adjust-72c",)),
    partner=_LATER_PASS,
    # Who has called, and calls again when it is his left-hand opponent's turn, has changed his
    # call.
    lho=ask("called-before", yes=rule("30B2", "see-changed-call"), no=_LATER_PASS),
)


def _higher(law: str, lho: Question | None = None) -> Question:
    """Return what follows a bid (31) or a double (32) out of turn that is not accepted."""
    later = comparable_call(f"{law}B2; {law}A2(a)", f"{law}B2; {law}A2(b)")
    repeat = rule(f"{law}A1", "must-repeat")
    acts = comparable_call(f"{law}A2(a)", f"{law}A2(b)")
    return ask(
        "whose-turn",
        rho=ask("rho-call", passes=repeat, acts=acts),
        partner=later,
        # A double at the left-hand opponent's turn follows a call of the doubler's own: had
        # nobody called, there would be nothing to double. So it needs no question.
        lho=lho or _CHANGE,
    )


def _offer_acceptance(following: Question) -> Question:
    accepted = rule("29A", "call-accepted")
    return ask("lho-accepts", ("explain-29",), yes=accepted, no=following)


IRREGULARITY = Irregularity(
    "28-33",
    ask(
        "call-kind",
        # `pass` is no name in Python.
        **{"pass": _offer_acceptance(_PASS)},
        bid=_offer_acceptance(
            _higher(
                "31",
                ask(
                    "called-before",
                    yes=_CHANGE,
                    no=comparable_call("31B2; 31A2(a)", "31B2; 31A2(b)"),
                ),
            )
        ),
        double=ask(
            "admissible",
            # Accepted or not, an inadmissible double cannot stand: Law 36 comes before Law 29.
            yes=_offer_acceptance(_higher("32")),
            no=rule(
                "36B3",
                "back-in-turn",
                "partner-passes-always",
                *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
        simultaneous=rule("33", "simultaneous-call"),
        before_required_pass=rule("28A", "call-in-rotation"),
    ),
    "auction",
)

SENTENCES = {
    "en": """
ruling-title-call-out-of-turn = Call out of turn
ruling-ask-call-kind = What was called out of turn? (An artificial pass, or a pass over \
partner's artificial call, is ruled as a bid.)
ruling-answer-call-kind-pass = A pass
ruling-answer-call-kind-bid = A bid
ruling-answer-call-kind-double = A double or redouble
ruling-answer-call-kind-simultaneous = Two players called at once
ruling-answer-call-kind-before-required-pass = The player on the right was bound to pass and \
had not yet done so
ruling-ask-whose-turn = Whose turn was it, seen from the offender?
ruling-answer-whose-turn-rho = The opponent on his right
ruling-answer-whose-turn-partner = His partner
ruling-answer-whose-turn-lho = The opponent on his left
ruling-ask-called-before = Had the offender already called in this auction?
ruling-ask-rho-call = The call is taken back and the player on the right calls. What does he do?
ruling-answer-rho-call-passes = He passes
ruling-answer-rho-call-acts = He bids, doubles or redoubles
ruling-ask-comparable = Is the call the offender makes in turn a comparable call?
ruling-ask-admissible = Would the double or redouble be allowed at all in this auction (the \
other side's last bid, not yet doubled)?
ruling-say-explain-29 = To the left-hand opponent: you may accept the call by making any call \
you like over it; the auction then goes on from there. Otherwise it is cancelled and the right \
player calls.
ruling-say-explain-comparable = Comparable (23A): the same or a similar meaning, or part of \
what the withdrawn call could mean, or the same purpose (an asking bid, a relay).
ruling-say-call-accepted = The call counts as made in turn; the auction goes on from it, and \
nothing more follows.
ruling-say-call-in-rotation = The call counts as made in turn: the other player could only pass.
ruling-say-simultaneous-call = The call of the player whose turn it was comes first; the other \
counts as made after it. If it is then out of turn, rule so; if not, it stands.
ruling-say-must-pass-once = The call is cancelled. When his turn comes the offender must pass, \
that once.
ruling-say-must-repeat = He must repeat his call, and there is no rectification if it is then \
legal.
ruling-say-see-changed-call = This is a change of call: rule it by Law 25.
ruling-say-adjust-23c = If the offending side gained by the withdrawn call and the outcome \
could well have been different, adjust (23C).
""",
    "fr": """
ruling-title-call-out-of-turn = Déclaration hors tour
ruling-ask-call-kind = Quelle déclaration a été faite hors tour ? (Un passe artificiel, ou un \
passe sur une déclaration artificielle du partenaire, se traite comme une enchère.)
ruling-answer-call-kind-pass = Un passe
ruling-answer-call-kind-bid = Une enchère
ruling-answer-call-kind-double = Un contre ou surcontre
ruling-answer-call-kind-simultaneous = Deux joueurs ont parlé ensemble
ruling-answer-call-kind-before-required-pass = Le joueur de droite était tenu de passer et ne \
l'avait pas encore fait
ruling-ask-whose-turn = À qui était-ce de parler, vu du fautif ?
ruling-answer-whose-turn-rho = L'adversaire à sa droite
ruling-answer-whose-turn-partner = Son partenaire
ruling-answer-whose-turn-lho = L'adversaire à sa gauche
ruling-ask-called-before = Le fautif avait-il déjà parlé dans cette séquence ?
ruling-ask-rho-call = La déclaration est retirée et le joueur de droite parle. Que fait-il ?
ruling-answer-rho-call-passes = Il passe
ruling-answer-rho-call-acts = Il enchérit, contre ou surcontre
ruling-ask-comparable = La déclaration que le fautif fait à son tour est-elle comparable ?
ruling-ask-admissible = Ce contre ou surcontre serait-il permis dans cette séquence (dernière \
enchère adverse, non encore contrée) ?
ruling-say-explain-29 = À l'adversaire de gauche : vous pouvez accepter la déclaration en \
parlant à la suite ; les enchères continuent alors de là. Sinon elle est annulée et le bon \
joueur parle.
ruling-say-explain-comparable = Comparable (23A) : de sens identique ou voisin, ou comprise \
dans ce que la déclaration retirée pouvait signifier, ou de même but (interrogation, relais).
ruling-say-call-accepted = La déclaration compte comme faite à son tour ; les enchères \
continuent, sans autre suite.
ruling-say-call-in-rotation = La déclaration compte comme faite à son tour : l'autre joueur ne \
pouvait que passer.
ruling-say-simultaneous-call = La déclaration de celui dont c'était le tour vient d'abord ; \
l'autre compte comme faite après. Si elle est alors hors tour, jugez-la ainsi ; sinon elle \
demeure.
ruling-say-must-pass-once = La déclaration est annulée. À son prochain tour, le fautif doit \
passer, cette fois seulement.
ruling-say-must-repeat = Il doit répéter sa déclaration, sans rectification si elle est alors \
légale.
ruling-say-see-changed-call = C'est un changement de déclaration : jugez selon la loi 25.
ruling-say-adjust-23c = Si la déclaration retirée a servi le camp fautif et que l'issue a bien \
pu en dépendre, ajustez (23C).
""",
}
