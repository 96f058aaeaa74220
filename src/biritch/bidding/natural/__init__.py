"""The general rules of natural bidding: what is bid where no agreement of the system applies.

They read what the auction has shown (points, fits, stoppers, what is forcing), and yield calls
in order of preference. What they promise is as much an agreement as any that is written.
"""
