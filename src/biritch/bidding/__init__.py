"""Bidding: what calls promise, the agreements of partnerships, and the systems made of them.

The same agreements answer three questions: which call does a hand make, what does a call say,
which hands does it leave. Nothing here ever sees more than one hand.
:func:`biritch.bidding.catalogue.find` returns a system by name.
"""
