"""The rates at which players miss chances.

Counted by ``scripts/learn_omissions.py --boards 150 --seed omissions``: the first figure of
each comment among players by rule, the second among careless ones (one card in four is random).
The table has their mean, moved by two fifths towards one half, because people differ from both.
Holding up aces, and not touching honours, needs thought that players by rule lack: those four
rates are at least one half.
"""

from __future__ import annotations

from biritch.robots.sampling.omissions import OmissionKind

MISSED: dict[OmissionKind, float] = {
    "win-last-ace": 0.6,  # 0.01, 0.09
    "win-last": 0.2,  # 0.00, 0.06
    "win-third": 0.26,  # 0.09, 0.11
    "cover-dummy": 0.5,  # 0.05, 0.15
    "cover-declarer": 0.5,  # 0.03, 0.06
    "ruff-last": 0.3,  # 0.17, 0.17
    "ruff-before": 0.42,  # 0.40, 0.34
    "overruff": 0.33,  # 0.11, 0.33
    "return-notrump": 0.47,  # 0.45, 0.44
    "return-suit": 0.36,  # 0.18, 0.34
    "declarer-ace": 0.6,  # 0.01, 0.12
    "declarer-win": 0.25,  # 0.01, 0.08
}
"""The part of those who had the chance that let it pass, by kind."""
