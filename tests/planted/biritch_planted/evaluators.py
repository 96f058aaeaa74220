"""A planted evaluator: controls under another name."""

from dataclasses import replace

from biritch.core.evaluators import controls

EVALUATOR = replace(
    controls.EVALUATOR,
    titles={"en": "Planted controls", "fr": "Contrôles plantés"},
    french="plantes",
)
