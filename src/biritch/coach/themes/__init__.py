"""Deals by theme, one PBN file a theme (``finesses.pbn``)."""
