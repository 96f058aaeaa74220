"""Sampling: random hidden hands that fit what is known.

Robots call :func:`~biritch.robots.sampling.worlds.worlds`. It deals thousands of hands at once
(``joint_deals``) and keeps those that fit every promise (``rejection``, ``hand_arrays``); if
there are too few, it deals within wider and wider limits (``splits``).
"""
