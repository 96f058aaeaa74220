"""The steps of a tournament's log, by subject.

A step is a tagged struct. ``subjects`` names what it answers and changes, ``objection`` says
why it may not be taken, ``after`` returns the tournament after it. ``step.py`` has their base.
"""
