"""A card seen, or led, before the play period: Law 24."""

from biritch.rulings.irregularity import Ask, Irregularity, Ruling, ask, rule


def _then(law: str, kind: str, *says: str) -> Ask:
    def ended(*more: str) -> Ruling:
        return rule(law, "card-faced-in-auction", *says, *more, adjust=("adjust-72c",))

    return ask("becomes", declaring=ended("cards-picked-up"), defending=ended(kind))


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
