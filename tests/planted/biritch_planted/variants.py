"""Planted bridge: contract bridge at duplicate, and an option that changes nothing."""

from dataclasses import replace

from biritch.games.variant import GameOption, as_is
from biritch.games.variants import contract

VARIANT = replace(
    contract.VARIANT,
    name="planted",
    title="Planted bridge",
    options=(GameOption("soil", (("deep", as_is), ("shallow", as_is))),),
)

SENTENCES = {
    "en": """
game-planted = Planted bridge
game-planted-about = Planted bridge is played to see it everywhere.
option-soil = Planted soil
option-soil-deep = Planted deep
option-soil-shallow = Planted in shallow soil
help-planted-aim = Planted bridge is about being seen.
help-planted-deal = Planted cards are dealt.
help-planted-contract = Planted calls are made.
help-planted-play = Planted tricks are played.
help-planted-score = Planted points are scored.
""",
    "fr": """
game-planted = Bridge planté
game-planted-about = Le bridge planté se joue pour être vu partout.
option-soil = Terre du bridge planté
option-soil-deep = Planté profond
option-soil-shallow = Planté peu profond
help-planted-aim = Le bridge planté sert à être vu.
help-planted-deal = On donne les cartes plantées.
help-planted-contract = On fait les déclarations plantées.
help-planted-play = On joue les levées plantées.
help-planted-score = On marque les points plantés.
""",
}
