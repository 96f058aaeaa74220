"""Sealed logs, and the day on which each log was written last."""

from __future__ import annotations

from alembic import op

revision = "sealed_logs"
down_revision = "chained_lines"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of sealed logs; what is there counts from today."""
    op.execute(
        "CREATE TABLE biritch.sealed (owner text NOT NULL PRIMARY KEY, n integer NOT NULL,"
        " body bytea NOT NULL, link bytea NOT NULL)"
    )
    op.execute(
        "ALTER TABLE biritch.head ADD COLUMN day integer NOT NULL"
        " DEFAULT (floor(extract(epoch FROM now()) / 86400))::integer"
    )


def downgrade() -> None:
    """Drop the days; sealed logs would be lost, so there may be none."""
    op.execute("ALTER TABLE biritch.head DROP COLUMN day")
    op.execute("DROP TABLE biritch.sealed")
