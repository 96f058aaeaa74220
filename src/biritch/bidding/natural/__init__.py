"""The general rules: what to say where no row of the system speaks.

They read what the auction has shown (points, fits, stoppers, what is forcing), and yield
calls in order of preference. What they promise is as much an agreement as any row.
"""
