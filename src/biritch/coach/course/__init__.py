"""The first course: its lessons, the tasks of its deals, and their judgement.

A lesson is a text file of the shelf `lessons/`: its text in both languages, and its deals.
Goals are checked by the rules, double dummy and the book of a system, never by comparison with
one line of play. Like the tutor, it names no hidden card before the deal is decided.
"""
