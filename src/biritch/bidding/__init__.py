"""What calls mean: promises, rows of agreements, and the systems made of them.

This room answers three questions from the same rows: which call does a hand make, what
does a call say, which hands does it leave. It never sees more than one hand.
"""
