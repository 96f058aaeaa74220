"""The steps of a tournament's log, by subject: each says what it answers, changes and needs.

A step is a tagged struct. ``subjects`` names what it answers and changes, ``objection`` says
why it may not be taken, ``after`` returns the tournament after it. ``step.py`` has their base.
"""
