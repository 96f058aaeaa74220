"""The first version: chained lines, heads of logs, records, leases."""

from __future__ import annotations

from alembic import op

revision = "chained_lines"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.execute(
        "CREATE TABLE biritch.line (owner text NOT NULL, n integer NOT NULL,"
        " body bytea NOT NULL, link bytea NOT NULL, PRIMARY KEY (owner, n))"
    )
    op.execute(
        "CREATE TABLE biritch.head (owner text NOT NULL PRIMARY KEY, n integer NOT NULL,"
        " link bytea NOT NULL)"
    )
    # Names sort as their letters do, so that those below one name stand together.
    op.execute(
        'CREATE TABLE biritch.record (name text COLLATE "C" NOT NULL PRIMARY KEY,'
        " body bytea NOT NULL, link bytea NOT NULL)"
    )
    # Who thinks for a table is nothing to keep: a crash may forget it.
    op.execute(
        "CREATE UNLOGGED TABLE biritch.lease (work text NOT NULL PRIMARY KEY,"
        " holder text NOT NULL, until timestamptz NOT NULL)"
    )


def downgrade() -> None:
    """Drop the tables and their content."""
    for table in ("lease", "record", "head", "line"):
        op.execute(f"DROP TABLE biritch.{table}")
