"""Who claimed a game when somebody's time had run out, for the list of tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("claimed", sa.Text, nullable=False, server_default=""))
