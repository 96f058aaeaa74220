"""Bidding: promises of calls, agreements of partnerships, and systems made of them.

The same agreements answer three questions: which call does a hand make, what does a call mean,
which hands are still possible. Nothing here ever sees more than one hand.
:func:`biritch.bidding.catalogue.find` returns a system by name.
"""
