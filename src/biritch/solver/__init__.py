"""Double dummy: what each side can win with all cards seen. It never asks what for."""
