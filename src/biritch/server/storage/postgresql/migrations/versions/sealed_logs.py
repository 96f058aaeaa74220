"""Sealed logs, and the day of each log's last write."""

from __future__ import annotations

from alembic import op

revision = "sealed_logs"
down_revision = "chained_lines"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the table of sealed logs; for existing logs the last write is today."""
    op.execute(
        "CREATE TABLE biritch.sealed (owner text NOT NULL PRIMARY KEY, n integer NOT NULL,"
        " body bytea NOT NULL, link bytea NOT NULL)"
    )
    op.execute(
        "ALTER TABLE biritch.head ADD COLUMN day integer NOT NULL"
        " DEFAULT (floor(extract(epoch FROM now()) / 86400))::integer"
    )


def downgrade() -> None:
    """Drop the days; refuse if there are sealed logs, which would be lost."""
    op.execute("ALTER TABLE biritch.head DROP COLUMN day")
    op.execute("DROP TABLE biritch.sealed")
