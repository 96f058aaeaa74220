"""The general rules of natural bidding, used where no agreement of the system applies.

They read what the auction has shown (points, fits, stoppers, forcing calls) and yield calls in
order of preference. Their promises are explained like those of agreements.
"""
