"""A card seen, or led, before the play period: Law 24."""

from biritch.rulings.irregularity import Ask, Irregularity, Ruling, ask, rule


def _then(law: str, kind: str, *says: str) -> Ask:
    def ended(end: str, *more: str) -> Ruling:
        told = ("card-faced-in-auction", *says, *more)
        return rule(f"{law}; {end}", *told, adjust=("adjust-72c",))

    return ask(
        "becomes", declaring=ended("24D", "cards-picked-up"), defending=ended("24E", kind)
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
