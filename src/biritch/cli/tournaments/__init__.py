"""Movements, results, rankings and scorebooks on the command line."""
