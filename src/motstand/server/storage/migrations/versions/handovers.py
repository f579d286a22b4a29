"""What somebody hands over to another device of their own, until it is fetched."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "handovers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
    )
