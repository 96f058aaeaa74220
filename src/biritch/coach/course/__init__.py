"""The first course: its lessons, what each deal asks of the pupil, and how that is judged.

A lesson is one text file of the shelf `lessons/`: its words in both languages, and its deals.
Goals are checked by the rules, by double dummy and by the book of a system, never by comparing
with one line of play. Like the tutor, it names no hidden card before the deal is decided.
"""
