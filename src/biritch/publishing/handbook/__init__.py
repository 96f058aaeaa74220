"""The handbook: rules of every game, scores, systems and words, for ``/help`` and the docs.

Its pages are values (:mod:`~biritch.publishing.handbook.book`). Their content comes from the
games, codes, scales and systems themselves: a new one has its page automatically. The server
sends them to the help page, ``scripts/write_handbook.py`` writes them for the documentation.
"""
