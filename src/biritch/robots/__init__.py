"""Players that decide from a :class:`~biritch.games.view.View`, and from nothing else."""

from biritch.robots.playout import play_out

__all__ = ["play_out"]
