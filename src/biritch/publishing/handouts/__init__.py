"""Sheets for a club to print, HTML or SVG: hand records, curtain cards, forms, guide cards."""
