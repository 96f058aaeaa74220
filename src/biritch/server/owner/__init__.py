"""The owner's desk: who may come, what is said to everybody, reports, and what was done."""
