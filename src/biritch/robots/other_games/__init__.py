"""Robots in MiniBridge, bridge-whist and the games for two."""
