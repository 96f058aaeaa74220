"""A board that could not be played: late plays and averages: Laws 8, 12C2 and 82."""

from biritch.rulings.irregularity import Irregularity, Ruling, ask, rule


def _award(ns: int, ew: int, *says: str) -> Ruling:
    """Return the artificial score of both sides, in percent."""
    sentences = (*says, "artificial-scores")
    # Match points of the session may raise 60 and lower 40 (12C2(c)): only the director knows
    # them, so that is said and not reckoned.
    return Ruling(
        "12C2(a)", sentences, (), ("artificial-session", "artificial-imps"), None, (ns, ew)
    )


IRREGULARITY = Irregularity(
    "8, 12C2, 82",
    ask(
        "playable-later",
        yes=rule("82B2", "late-play", "late-play-quiet"),
        no=ask(
            "fault",
            neither=_award(60, 60),
            ns=_award(40, 60),
            ew=_award(60, 40),
            both=_award(40, 40),
            ns_partly=_award(50, 60),
            ew_partly=_award(60, 50),
            both_partly=_award(50, 50),
        ),
    ),
    "boards",
)

SENTENCES = {
    "en": """
ruling-title-board-not-played = Board not played
ruling-ask-playable-later = Can the two sides play it later, unspoilt?
ruling-ask-fault = Whose fault is it that the board cannot be played?
ruling-answer-fault-neither = Nobody's at the table
ruling-answer-fault-ns = North-South's
ruling-answer-fault-ew = East-West's
ruling-answer-fault-both = Both sides'
ruling-answer-fault-ns-partly = Partly North-South's
ruling-answer-fault-ew-partly = Partly East-West's
ruling-answer-fault-both-partly = Partly both sides'
ruling-say-late-play = Postpone the board: both sides play it at a time and table you name.
ruling-say-late-play-quiet = Tell both sides not to talk of the board nor look at its results \
before.
ruling-say-artificial-scores = Each side gets an artificial score by its own fault: no fault \
60%, partly 50%, at fault 40%.
ruling-say-artificial-session = 60% is raised to the pair's own percentage of the session \
where that is higher, 40% lowered to it where that is lower (12C2(c)).
ruling-say-artificial-imps = At IMPs: +3 for no fault, 0 partly, -3 at fault (12C2(b)).
""",
    "fr": """
ruling-title-board-not-played = Donne non jouée
ruling-ask-playable-later = Les deux camps peuvent-ils la jouer plus tard, sans l'avoir vue ?
ruling-ask-fault = À qui la faute si la donne ne peut être jouée ?
ruling-answer-fault-neither = À personne à la table
ruling-answer-fault-ns = À Nord-Sud
ruling-answer-fault-ew = À Est-Ouest
ruling-answer-fault-both = Aux deux camps
ruling-answer-fault-ns-partly = En partie à Nord-Sud
ruling-answer-fault-ew-partly = En partie à Est-Ouest
ruling-answer-fault-both-partly = En partie aux deux camps
ruling-say-late-play = Reportez la donne : les deux camps la jouent à l'heure et à la table \
que vous fixez.
ruling-say-late-play-quiet = Dites aux deux camps de ne pas en parler ni en voir les résultats \
avant.
ruling-say-artificial-scores = Chaque camp reçoit une marque artificielle selon sa faute : \
sans faute 60 %, en partie 50 %, en faute 40 %.
ruling-say-artificial-session = 60 % est porté au pourcentage de la paire à la séance s'il est \
plus haut, 40 % abaissé à ce pourcentage s'il est plus bas (12C2(c)).
ruling-say-artificial-imps = En IMP : +3 sans faute, 0 en partie, -3 en faute (12C2(b)).
""",
}
