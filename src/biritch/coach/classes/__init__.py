"""Classes: a teacher, pupils, exercises, answers and tables.

A class is the fold of a log of steps (:mod:`~biritch.coach.classes.fold`).
"""
