"""Logs in a PostgreSQL database: its tables and their history, backups, the store itself."""
