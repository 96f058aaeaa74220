"""Bids after the opponents overcall or double our opening."""
