"""Players that decide from a :class:`~biritch.games.view.View`, and from nothing else."""
