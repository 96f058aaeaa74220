"""Environments for programs that learn: bidding and play for PettingZoo and Gymnasium.

    >>> from biritch.environments import bridge, single_seat
    >>> env = bridge.env(task="bidding", seats={"E": "rule:sayc", "W": "rule:sayc"})
    >>> env.reset(seed=7)
    >>> env.agent_selection
    'N'

An agent is a seat and sees that seat's :class:`~biritch.games.view.View`, nothing else. The
extra ``learn`` brings PettingZoo and Gymnasium: ``pip install "biritch[learn]"``.
"""
