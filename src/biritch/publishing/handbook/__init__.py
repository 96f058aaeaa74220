"""The handbook: rules of every game, scores, systems and words, for ``/help`` and the docs.

Its pages are values (:mod:`~biritch.publishing.handbook.book`). What they tell comes from the
games, codes, scales and systems themselves: a new one brings its page. The server sends them to
the page of help, ``scripts/write_handbook.py`` writes them for the documentation.
"""
