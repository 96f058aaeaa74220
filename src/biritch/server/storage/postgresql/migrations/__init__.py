"""The versions of the database tables, for Alembic."""
