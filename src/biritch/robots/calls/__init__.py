"""Robots' calls: by their system, with close calls judged by simulation."""
