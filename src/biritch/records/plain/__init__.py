"""Deals in plain text: a deal a line, or diagrams as people paste them."""
