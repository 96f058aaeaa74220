"""Bidding: what calls promise, the agreements of partnerships, and the systems made of them.

The same agreements answer three questions: which call does a hand make, what does a call say,
which hands does it leave. Nothing here ever sees more than one hand.

``promises`` are what a call says of a hand; ``agreement`` holds the auctions they are written
for; ``natural`` is what is bid where nothing is written; ``systems`` and ``conventions`` are
the agreements themselves; ``alerts`` and ``cards`` explain them to opponents; ``drills`` are
hands to practise on. :func:`biritch.bidding.catalogue.find` returns a system by name.
"""
