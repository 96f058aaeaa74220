"""Doubles, responses to them, and escapes from them."""
