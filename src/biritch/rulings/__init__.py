"""The director's helper: from what happened at the table to the ruling and its law.

Laws of Duplicate Bridge 2017 (WBF), in our own words. Nothing here decides for a director:
it asks what the law asks, and says what the law says of the answers.
"""
