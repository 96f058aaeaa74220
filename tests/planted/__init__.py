"""Entries that nobody has heard of, one for every shelf, to see where they appear.

``biritch_planted`` is both somebody else's package, whose entry points name its modules, and
the files that one would lay on our own shelves.
"""
