"""Dealing hands to order: dealer scripts, and many random deals at once as arrays."""
