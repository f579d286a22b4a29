"""Tables, sittings, events and checkpoints."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("version", sa.Text, nullable=False),
        sa.Column("scenario", sa.Text, nullable=False),
        sa.Column("seats", sa.JSON, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("packs", sa.JSON, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("practice", sa.Boolean, nullable=False),
        sa.Column("dice", sa.Text, nullable=False),
        sa.Column("watch_hash", sa.Text, nullable=False),
        sa.Column("created", sa.Text, nullable=False),
        sa.Column("head", sa.Integer, nullable=False),
        sa.Column("changed", sa.Text, nullable=False),
        sa.Column("headline", sa.JSON, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("outcome", sa.JSON),
        sa.Column("saying", sa.JSON),
    )
    op.create_table(
        "sittings",
        of_table(),
        sa.Column("seat", sa.Text, primary_key=True),
        sa.Column("key_hash", sa.Text),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "events",
        of_table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("answer", sa.Integer, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("seat", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("log", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Text, nullable=False),
    )
    op.create_table(
        "checkpoints",
        of_table(),
        sa.Column("answer", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("event", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
    )


def of_table() -> sa.Column[str]:
    return sa.Column("table", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
