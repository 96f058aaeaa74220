"""A card seen, or led, before the play period: Law 24."""

from biritch.rulings.irregularity import Irregularity, Question, Ruling, ask, rule


def _then(law: str, kind: str, *says: str) -> Question:
    def end_ruling(end: str, *more: str) -> Ruling:
        sentences = ("card-faced-in-auction", *says, *more)
        return rule(f"{law}; {end}", *sentences, adjust=("adjust-72c",))

    return ask(
        # The side that declares has no penalty cards; a defender's stay on the table as such.
        "becomes",
        declaring=end_ruling("24D", "cards-picked-up"),
        defending=end_ruling("24E", kind),
    )


IRREGULARITY = Irregularity(
    "24",
    ask(
        "cards-seen",
        low=_then("24A", "card-minor"),
        honour=_then("24B", "card-major", "partner-passes-once"),
        several=_then("24C", "cards-major", "partner-passes-once"),
    ),
    "auction",
)

SENTENCES = {
    "en": """
ruling-title-card-in-auction = Card exposed in the auction
ruling-ask-cards-seen = What could partner see?
ruling-answer-cards-seen-low = One card below an honour, not led
ruling-answer-cards-seen-honour = One honour, or any card led too soon
ruling-answer-cards-seen-several = Two cards or more
ruling-ask-becomes = When the auction ends, the offender's side is
ruling-answer-becomes-declaring = Declaring
ruling-answer-becomes-defending = Defending
ruling-say-card-faced-in-auction = The card stays face up on the table until the auction ends. \
What it tells is for the innocent side, not for the offender's partner.
ruling-say-cards-picked-up = The cards go back into the hand.
""",
    "fr": """
ruling-title-card-in-auction = Carte exposée pendant les enchères
ruling-ask-cards-seen = Qu'est-ce que le partenaire a pu voir ?
ruling-answer-cards-seen-low = Une carte inférieure à un honneur, non entamée
ruling-answer-cards-seen-honour = Un honneur, ou toute carte entamée trop tôt
ruling-answer-cards-seen-several = Deux cartes ou plus
ruling-ask-becomes = À la fin des enchères, le camp du fautif
ruling-answer-becomes-declaring = Déclare
ruling-answer-becomes-defending = Défend
ruling-say-card-faced-in-auction = La carte reste face visible sur la table jusqu'à la fin des \
enchères. Ce qu'elle apprend sert au camp innocent, pas au partenaire du fautif.
ruling-say-cards-picked-up = Les cartes reprennent place dans la main.
""",
}
