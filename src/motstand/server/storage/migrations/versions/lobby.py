"""The lobby: tables that look for a player, and tables that may be watched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "lobby",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seeks", sa.Boolean, nullable=False),
        sa.Column("watch", sa.Text, nullable=False),
        sa.Column("clock", sa.JSON(none_as_null=True)),
    )
