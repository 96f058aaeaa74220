"""A planted irregularity: one question, two rulings."""

from biritch.rulings.irregularity import Irregularity, ask, rule

IRREGULARITY = Irregularity(
    "81",
    ask(
        "planted-where",
        deep=rule("81C3", "planted-say-deep"),
        shallow=rule("81C3", "planted-say-shallow"),
    ),
    "scores",
)

SENTENCES = {
    "en": """
ruling-title-planted = Planted irregularity
ruling-ask-planted-where = Where was it planted?
ruling-answer-planted-where-deep = Planted deep
ruling-answer-planted-where-shallow = Planted in shallow soil
ruling-say-planted-say-deep = Planted deep, it grows.
ruling-say-planted-say-shallow = Planted in shallow soil, it withers.
""",
    "fr": """
ruling-title-planted = Irrégularité plantée
ruling-ask-planted-where = Où est-elle plantée ?
ruling-answer-planted-where-deep = Plantée profond
ruling-answer-planted-where-shallow = Plantée peu profond
ruling-say-planted-say-deep = Plantée profond, elle pousse.
ruling-say-planted-say-shallow = Plantée peu profond, elle se fane.
""",
}
