"""Authorities and the calls each wants alerted or announced; files bind ``AUTHORITY``."""
