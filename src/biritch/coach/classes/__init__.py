"""A class: a teacher, pupils, exercises, what each pupil answered, the tables they play at.

A class is the fold of a log of steps (:mod:`~biritch.coach.classes.fold`).
"""
