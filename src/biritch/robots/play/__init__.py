"""Robots' choice of a card: agreed leads, signals, rules of thumb, simulation."""
