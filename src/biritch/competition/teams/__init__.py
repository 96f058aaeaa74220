"""Matches of teams: line-ups, Swiss, knock-out, Patton."""
