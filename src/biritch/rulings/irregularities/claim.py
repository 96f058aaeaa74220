"""Claims and concessions: made, doubted, regretted: Laws 68 to 71."""

from biritch.rulings.irregularity import Irregularity, ask, rule

_DOUBTED = ask(
    # A trump that was forgotten is asked for first: Law 70C needs no line of play.
    "trump-out",
    ("explain-70b",),
    yes=ask(
        "trump-unaware",
        yes=rule("70C", "trump-trick-lost"),
        no=rule("70A", "claim-stands"),
    ),
    no=ask(
        "line",
        stated=rule("70A", "claim-stands"),
        worse=rule("70D1", "normal-line-loses"),
        guess=rule("70E1", "guess-loses"),
        partner_choice=rule("70D2", "partner-choice-loses"),
        doubtful=rule("70A", "doubt-against-claimer"),
    ),
)

IRREGULARITY = Irregularity(
    "68-71",
    ask(
        "claim-kind",
        claim=ask(
            "claim-answer",
            agreed=rule("69A", "agreed-stands"),
            doubted=_DOUBTED,
            play_on=rule("68D2(b)", "played-on"),
        ),
        objection=rule("68B2", "concession-void", "play-continues", adjust=("adjust-16",)),
        agreement_regretted=ask(
            "in-time",
            no=rule("69B; 79C", "agreed-stands"),
            yes=ask(
                "trick-likely",
                # Who agreed gets back a trick that was likely; who conceded, below, only one
                # that no normal play could lose. The bar is higher there (Law 71).
                yes=rule("69B2", "trick-given-back"),
                no=rule("69A", "agreed-stands"),
            ),
        ),
        concession_regretted=ask(
            "in-time",
            no=rule("71; 79C", "concession-stands"),
            yes=ask(
                "trick-unlosable",
                yes=rule("71", "trick-given-back"),
                no=rule("71", "concession-stands"),
            ),
        ),
    ),
    "claims",
)

SENTENCES = {
    "en": """
ruling-title-claim = Claim and concession
ruling-ask-claim-kind = What is it about?
ruling-answer-claim-kind-claim = A claim, just made
ruling-answer-claim-kind-objection = A defender conceded and his partner objects at once
ruling-answer-claim-kind-agreement-regretted = A side agreed to a claim and regrets it
ruling-answer-claim-kind-concession-regretted = A side conceded tricks and regrets it
ruling-ask-claim-answer = What do the others say?
ruling-answer-claim-answer-agreed = They agree
ruling-answer-claim-answer-doubted = They doubt it
ruling-answer-claim-answer-play-on = The other side asks to play on, and all four agree
ruling-ask-trump-out = Has an opponent a trump left that the claimer did not mention?
ruling-ask-trump-unaware = Is it at all likely that he did not know of it, and could a normal \
play lose a trick to it?
ruling-ask-line = What about the line of play?
ruling-answer-line-stated = The line stated wins the tricks claimed
ruling-answer-line-worse = It was not stated, and another normal line does worse
ruling-answer-line-guess = It needs one opponent rather than the other to hold a card
ruling-answer-line-partner-choice = A defender's claim needs a choice by his partner
ruling-answer-line-doubtful = There is a doubt of another kind
ruling-ask-trick-likely = Had that side won the trick, or would it probably have won it in the \
play?
ruling-ask-trick-unlosable = Had that side won the trick already, or could no normal play have \
lost it?
ruling-say-explain-70b = Play has ceased. Have the claimer repeat what he said when claiming; \
all hands are faced; hear the objections.
ruling-say-agreed-stands = The board is scored as claimed.
ruling-say-played-on = The claim is void: play goes on and the score obtained stands. Laws 16 \
and 50 do not apply to what was shown.
ruling-say-trump-trick-lost = The tricks that the trump could win go to the opponents.
ruling-say-claim-stands = The tricks are given as claimed.
ruling-say-normal-line-loses = The line not stated is not accepted: give the result of the \
less successful normal line. Normal includes the careless and the inferior for that class of \
player.
ruling-say-guess-loses = The guess is not accepted, unless an opponent has shown out or would \
in any normal line, or going wrong would be irrational.
ruling-say-partner-choice-loses = The part of the claim that needs partner to choose right \
among normal plays is not accepted.
ruling-say-doubt-against-claimer = Give the result as fairly as you can to both sides; a \
doubtful point goes against the claimer.
ruling-say-trick-given-back = The board is scored again with that trick given to the side that \
had given it up.
ruling-say-concession-stands = The concession stands.
""",
    "fr": """
ruling-title-claim = Revendication et concession
ruling-ask-claim-kind = De quoi s'agit-il ?
ruling-answer-claim-kind-claim = Une revendication, à l'instant
ruling-answer-claim-kind-objection = Un défenseur a concédé et son partenaire objecte aussitôt
ruling-answer-claim-kind-agreement-regretted = Un camp a accepté une revendication et le \
regrette
ruling-answer-claim-kind-concession-regretted = Un camp a concédé des levées et le regrette
ruling-ask-claim-answer = Que disent les autres ?
ruling-answer-claim-answer-agreed = Ils acceptent
ruling-answer-claim-answer-doubted = Ils contestent
ruling-answer-claim-answer-play-on = L'autre camp demande à jouer, et les quatre sont d'accord
ruling-ask-trump-out = Reste-t-il à un adversaire un atout dont le revendicateur n'a rien dit ?
ruling-ask-trump-unaware = Est-il un tant soit peu probable qu'il l'ignorait, et un jeu normal \
peut-il lui perdre une levée ?
ruling-ask-line = Qu'en est-il de la ligne de jeu ?
ruling-answer-line-stated = La ligne énoncée gagne les levées revendiquées
ruling-answer-line-worse = Elle n'était pas énoncée, et une autre ligne normale fait moins bien
ruling-answer-line-guess = Elle suppose une carte chez un adversaire plutôt que l'autre
ruling-answer-line-partner-choice = La revendication d'un défenseur suppose un choix de son \
partenaire
ruling-answer-line-doubtful = Il y a un doute d'une autre sorte
ruling-ask-trick-likely = Ce camp avait-il gagné la levée, ou l'aurait-il probablement gagnée \
en jouant ?
ruling-ask-trick-unlosable = Ce camp avait-il déjà gagné la levée, ou aucun jeu normal ne \
pouvait-il la perdre ?
ruling-say-explain-70b = Le jeu a cessé. Faites répéter ce qui fut dit en revendiquant ; \
étalez les mains ; écoutez les objections.
ruling-say-agreed-stands = La donne est marquée comme revendiquée.
ruling-say-played-on = La revendication est nulle : on joue et la marque obtenue demeure. Les \
lois 16 et 50 ne s'appliquent pas à ce qui fut montré.
ruling-say-trump-trick-lost = Les levées que l'atout pouvait gagner vont aux adversaires.
ruling-say-claim-stands = Les levées sont données comme revendiquées.
ruling-say-normal-line-loses = La ligne non énoncée n'est pas admise : donnez le résultat de \
la ligne normale la moins heureuse. Est normal aussi l'imprudent ou l'inférieur pour cette \
classe de joueur.
ruling-say-guess-loses = Le choix heureux n'est pas admis, sauf si un adversaire a défaussé ou \
le ferait dans toute ligne normale, ou si se tromper serait irrationnel.
ruling-say-partner-choice-loses = La part de la revendication qui suppose le bon choix du \
partenaire parmi des jeux normaux n'est pas admise.
ruling-say-doubt-against-claimer = Donnez le résultat le plus équitable pour les deux camps ; \
un point douteux va contre le revendicateur.
ruling-say-trick-given-back = La donne est marquée de nouveau, la levée rendue au camp qui \
l'avait abandonnée.
ruling-say-concession-stands = La concession demeure.
""",
}
