"""Whether a card is played, and which: Laws 45 to 47."""

from biritch.rulings.irregularity import Irregularity, ask, rule

_SAID = ask(
    "what-said",
    high=rule("46B1", "designates-high"),
    low=rule("46B1", "designates-low"),
    suit=rule("46B2", "designates-suit"),
    rank=rule("46B3", "designates-rank"),
    # These hold only where nobody knows what declarer meant (46B), and *clear* below comes
    # first.
    absent=rule("46B4", "designates-nothing"),
    anything=rule("46B5", "designates-anything"),
)

IRREGULARITY = Irregularity(
    "45-47",
    ask(
        "played-how",
        declarer=ask(
            "held-played",
            yes=rule("45C2", "card-played"),
            no=rule("48A", "card-not-played"),
        ),
        defender=ask(
            "held-seen",
            yes=rule("45C1", "card-played"),
            no=rule("45A", "card-not-played"),
        ),
        named=ask(
            "slip",
            yes=ask(
                "too-late-to-change",
                yes=rule("45C4(a)", "card-played"),
                no=rule("45C4(b)", "designation-changed", "opponent-may-withdraw"),
            ),
            no=rule("45C4(a)", "card-played"),
        ),
        incomplete=ask(
            "intention",
            clear=rule("46B", "as-intended"),
            open=_SAID,
        ),
        # Dummy only carries out what declarer named: a card put out by mistake is none, until
        # each side has played to the next trick.
        dummy_misplaced=ask(
            "next-trick",
            yes=rule("45D2", "play-continues", "misplaced-revoke"),
            no=rule("45D1", "misplaced-withdrawn", "opponent-may-withdraw"),
        ),
        touched=rule("45C3", "card-touched"),
        fifth=ask(
            "fifth-by",
            defender=rule("45E1", "fifth-penalty"),
            declarer=rule("45E2", "fifth-back"),
        ),
    ),
)

SENTENCES = {
    "en": """
ruling-title-played-card = Is the card played?
ruling-ask-played-how = Which card is in question?
ruling-answer-played-how-declarer = A card held by declarer
ruling-answer-played-how-defender = A card held by a defender
ruling-answer-played-how-named = A card named (dummy's, or one's own)
ruling-answer-played-how-incomplete = A card of dummy half named: “high”, “a heart”
ruling-answer-played-how-dummy-misplaced = Dummy put out a card that was not named
ruling-answer-played-how-touched = A card of dummy touched by declarer
ruling-answer-played-how-fifth = A fifth card to a trick
ruling-ask-held-played = Is it held face up touching or nearly touching the table, or so as to \
show it as played?
ruling-ask-held-seen = Was it held so that partner could see its face?
ruling-ask-slip = Was it a slip, put right without pause for thought?
ruling-ask-too-late-to-change = Has partner played since (for declarer: has he played again \
from either hand)?
ruling-ask-intention = Is declarer's other intention incontrovertible?
ruling-answer-intention-clear = Yes: everybody knows what he meant
ruling-answer-intention-open = No
ruling-ask-what-said = What did declarer say?
ruling-answer-what-said-high = “High”, “win it”
ruling-answer-what-said-low = “Low”, “small”
ruling-answer-what-said-suit = A suit without a rank
ruling-answer-what-said-rank = A rank without a suit
ruling-answer-what-said-absent = A card dummy does not hold
ruling-answer-what-said-anything = “Anything”
ruling-ask-fifth-by = Who played the fifth card?
ruling-answer-fifth-by-defender = A defender
ruling-answer-fifth-by-declarer = Declarer
ruling-say-card-played = The card is played.
ruling-say-card-not-played = The card is not played.
ruling-say-designation-changed = The card he meant replaces the one he named.
ruling-say-as-intended = The card that declarer incontrovertibly meant is played.
ruling-say-designates-high = “High” is the highest card of the suit; “win it” is the lowest \
card known to win.
ruling-say-designates-low = The lowest card of the suit.
ruling-say-designates-suit = The lowest card of the suit named.
ruling-say-designates-rank = Leading, he goes on with the suit in which dummy won the last \
trick if dummy has that rank in it. Otherwise a card of that rank must be played if it legally \
can be; of two, declarer says which.
ruling-say-designates-nothing = It is void: declarer names any legal card.
ruling-say-designates-anything = Either defender may say which card is played.
ruling-say-misplaced-revoke = Too late to change it. If it was the first card of the trick, \
failing to follow to it may now be a revoke.
ruling-say-misplaced-withdrawn = The card dummy put out is withdrawn for the one named.
ruling-say-card-touched = It is played if declarer touched it deliberately, other than to \
arrange the cards or to reach one beside it.
ruling-say-fifth-penalty = It becomes a penalty card, unless you judge that it was led: then \
rule a lead out of turn.
ruling-say-fifth-back = It goes back into the hand, unless you judge that it was led: then \
rule a lead out of turn.
""",
    "fr": """
ruling-title-played-card = La carte est-elle jouée ?
ruling-ask-played-how = De quelle carte s'agit-il ?
ruling-answer-played-how-declarer = Une carte tenue par le déclarant
ruling-answer-played-how-defender = Une carte tenue par un défenseur
ruling-answer-played-how-named = Une carte nommée (du mort, ou la sienne)
ruling-answer-played-how-incomplete = Une carte du mort à demi nommée : « gros », « cœur »
ruling-answer-played-how-dummy-misplaced = Le mort a joué une carte non nommée
ruling-answer-played-how-touched = Une carte du mort touchée par le déclarant
ruling-answer-played-how-fifth = Une cinquième carte dans une levée
ruling-ask-held-played = Est-elle tenue face visible touchant presque la table, ou de façon à \
la montrer comme jouée ?
ruling-ask-held-seen = Était-elle tenue de sorte que le partenaire puisse en voir la face ?
ruling-ask-slip = Était-ce un lapsus, corrigé sans temps de réflexion ?
ruling-ask-too-late-to-change = Le partenaire a-t-il joué depuis (pour le déclarant : a-t-il \
rejoué d'une de ses mains) ?
ruling-ask-intention = L'intention du déclarant est-elle indiscutable ?
ruling-answer-intention-clear = Oui : tout le monde sait ce qu'il voulait
ruling-answer-intention-open = Non
ruling-ask-what-said = Qu'a dit le déclarant ?
ruling-answer-what-said-high = « Gros », « prends »
ruling-answer-what-said-low = « Petit »
ruling-answer-what-said-suit = Une couleur sans rang
ruling-answer-what-said-rank = Un rang sans couleur
ruling-answer-what-said-absent = Une carte que le mort n'a pas
ruling-answer-what-said-anything = « N'importe quoi »
ruling-ask-fifth-by = Qui a joué la cinquième carte ?
ruling-answer-fifth-by-defender = Un défenseur
ruling-answer-fifth-by-declarer = Le déclarant
ruling-say-card-played = La carte est jouée.
ruling-say-card-not-played = La carte n'est pas jouée.
ruling-say-designation-changed = La carte voulue remplace la carte nommée.
ruling-say-as-intended = La carte que le déclarant voulait sans conteste est jouée.
ruling-say-designates-high = « Gros » est la plus haute carte de la couleur ; « prends » la \
plus basse qui gagne à coup sûr.
ruling-say-designates-low = La plus basse carte de la couleur.
ruling-say-designates-suit = La plus basse carte de la couleur nommée.
ruling-say-designates-rank = À l'entame, il continue la couleur où le mort vient de gagner, si \
le mort y a ce rang. Sinon une carte de ce rang doit être jouée si c'est légal ; de deux, le \
déclarant dit laquelle.
ruling-say-designates-nothing = C'est nul : le déclarant nomme toute carte légale.
ruling-say-designates-anything = L'un ou l'autre défenseur peut dire quelle carte est jouée.
ruling-say-misplaced-revoke = Trop tard pour la changer. Si c'était la première carte de la \
levée, ne pas y fournir peut être une renonce.
ruling-say-misplaced-withdrawn = La carte avancée par le mort est retirée pour celle qui fut \
nommée.
ruling-say-card-touched = Elle est jouée si le déclarant l'a touchée exprès, hors rangement ou \
pour atteindre la voisine.
ruling-say-fifth-penalty = Elle devient carte pénalisée, à moins que vous ne la jugiez \
entamée : jugez alors une entame hors tour.
ruling-say-fifth-back = Elle reprend place dans la main, à moins que vous ne la jugiez \
entamée : jugez alors une entame hors tour.
""",
}
