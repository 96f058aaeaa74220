"""How often a chance is let pass by who has it, counted by `scripts/learn_omissions.py`."""

from __future__ import annotations

from biritch.robots.sampling.omissions import OmissionKind

MISSED: dict[OmissionKind, float] = {
    "win-last-ace": 0.6,
    "win-last": 0.2,
    "win-third": 0.3,
    "cover-dummy": 0.5,
    "cover-declarer": 0.6,
    "ruff-last": 0.3,
    "ruff-before": 0.5,
    "overruff": 0.3,
    "return-notrump": 0.6,
    "return-suit": 0.8,
    "declarer-ace": 0.6,
    "declarer-win": 0.3,
}
