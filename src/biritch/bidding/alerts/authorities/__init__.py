"""Authorities, and what each wants alerted or announced: each file binds ``AUTHORITY``."""
