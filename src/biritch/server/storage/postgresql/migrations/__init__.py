"""The tables of the database, form after form, for Alembic."""
