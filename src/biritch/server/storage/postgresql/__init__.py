"""Logs in a PostgreSQL database: schema, migrations, backups, and the store."""
