"""Reinforcement learning environments: bidding and play for PettingZoo and Gymnasium.

An agent is a seat and sees that seat's :class:`~biritch.games.view.View`, nothing else. The
extra ``learn`` brings both libraries: ``pip install "biritch[learn]"``.
"""
