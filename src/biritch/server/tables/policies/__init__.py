"""Policies of tables of friends and tournaments: onlookers, clocks, reserved seats."""
