"""Where people at a table want to be told that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "notices",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("stop", sa.Text, nullable=False, unique=True),
        sa.Column("seen", sa.Text, nullable=False),
        sa.Column("told", sa.Text, nullable=False),
        sa.Column("tried", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("held", sa.Text, nullable=False),
    )
