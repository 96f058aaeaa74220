"""One live table: what happens at it, what each person may know of it, records audited.

A table is the fold of its events. It knows no HTTP and no storage.
"""
