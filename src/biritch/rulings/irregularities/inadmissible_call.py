"""Calls that may never be: doubles of nobody, bids when bound to pass, eight: Laws 35 to 39."""

from biritch.rulings.irregularity import Irregularity, ask, rule
from biritch.rulings.rectifications import RESTRICTED

_DOUBLE = ask(
    "lead-faced",
    # Noticed after the lead the double is merely left out of the score; before it, the call of
    # the left-hand opponent decides.
    yes=rule("36C", "scored-without"),
    no=ask(
        "lho-called",
        yes=rule("36A", "calls-cancelled", "as-if-nothing"),
        no=ask(
            "in-turn",
            yes=rule(
                "36B1", "legal-call-instead", "partner-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
            no=rule(
                "36B3", "back-in-turn", "partner-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
    ),
)  # fmt: skip

IRREGULARITY = Irregularity(
    "35-39",
    ask(
        "inadmissible-kind",
        double=_DOUBLE,
        bound_to_pass=ask(
            "lho-called",
            # Contrary to a double above and a bid of eight below, this bid is possible: once
            # called over, it stands.
            yes=rule("37A", "call-and-later-stand", "still-bound"),
            no=rule(
                "37B", "pass-instead", "side-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
        above_seven=ask(
            "lho-called",
            # Called over or not, a bid of eight is cancelled; only the lead restriction goes.
            yes=rule("38", "calls-cancelled", "pass-instead", "side-passes-always"),
            no=rule(
                "38", "calls-cancelled", "pass-instead", "side-passes-always", *RESTRICTED,
                adjust=("adjust-72c",),
            ),
        ),
        after_the_end=ask(
            "after-the-end-kind",
            other=rule("39B", "calls-cancelled", "no-rectification"),
            defender=ask(
                "lho-called",
                yes=rule("39B", "calls-cancelled", "no-rectification"),
                no=rule("39C", "calls-cancelled", "lead-restriction"),
            ),
        ),
    ),
    "auction",
)  # fmt: skip

SENTENCES = {
    "en": """
ruling-title-inadmissible-call = Inadmissible call
ruling-ask-inadmissible-kind = What was called?
ruling-answer-inadmissible-kind-double = A double or redouble of nothing that can be doubled
ruling-answer-inadmissible-kind-bound-to-pass = A bid or double by a player bound to pass
ruling-answer-inadmissible-kind-above-seven = A bid above seven
ruling-answer-inadmissible-kind-after-the-end = A call after the auction had ended
ruling-ask-lead-faced = Was it first noticed after the opening lead had been faced?
ruling-ask-lho-called = Had the opponent on the offender's left called since, before any ruling?
ruling-ask-after-the-end-kind = Who called, and what?
ruling-answer-after-the-end-kind-other = Declarer or dummy, or a pass by a defender
ruling-answer-after-the-end-kind-defender = A defender bid, doubled or redoubled
ruling-say-side-passes-always = Both players of the offending side must pass for the rest of \
the auction.
ruling-say-scored-without = Play on; the contract is scored as if that call had not been made.
ruling-say-as-if-nothing = The auction goes back to the player whose turn it was, as if there \
had been no irregularity.
ruling-say-legal-call-instead = The offender must make a legal call instead, and the auction \
goes on.
ruling-say-call-and-later-stand = The call and those after it stand.
ruling-say-still-bound = If he was bound to pass throughout, he still must at his later turns.
ruling-say-pass-instead = A pass replaces the call; the auction goes on unless it is complete.
""",
    "fr": """
ruling-title-inadmissible-call = Déclaration inadmissible
ruling-ask-inadmissible-kind = Quelle déclaration a été faite ?
ruling-answer-inadmissible-kind-double = Un contre ou surcontre sans objet
ruling-answer-inadmissible-kind-bound-to-pass = Une enchère ou un contre d'un joueur tenu de \
passer
ruling-answer-inadmissible-kind-above-seven = Une enchère au-dessus de sept
ruling-answer-inadmissible-kind-after-the-end = Une déclaration après la fin des enchères
ruling-ask-lead-faced = L'a-t-on remarqué seulement après que l'entame a été retournée ?
ruling-ask-lho-called = L'adversaire de gauche du fautif a-t-il parlé depuis, avant toute \
décision ?
ruling-ask-after-the-end-kind = Qui a parlé, et quoi ?
ruling-answer-after-the-end-kind-other = Le déclarant ou le mort, ou un passe d'un défenseur
ruling-answer-after-the-end-kind-defender = Un défenseur a enchéri, contré ou surcontré
ruling-say-side-passes-always = Les deux joueurs du camp fautif doivent passer jusqu'à la fin \
des enchères.
ruling-say-scored-without = Le jeu continue ; le contrat est marqué comme si cette déclaration \
n'avait pas eu lieu.
ruling-say-as-if-nothing = Les enchères reviennent au joueur dont c'était le tour, comme s'il \
n'y avait pas eu d'irrégularité.
ruling-say-legal-call-instead = Le fautif doit faire une déclaration légale à la place, et les \
enchères continuent.
ruling-say-call-and-later-stand = La déclaration et les suivantes demeurent.
ruling-say-still-bound = S'il était tenu de passer jusqu'au bout, il le reste à ses tours \
suivants.
ruling-say-pass-instead = Un passe remplace la déclaration ; les enchères continuent si elles \
ne sont pas closes.
""",
}
