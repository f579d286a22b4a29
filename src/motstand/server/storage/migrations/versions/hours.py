"""When the server was open: clocks stand still while it is not."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "hours",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("since", sa.Text, nullable=False),
        sa.Column("until", sa.Text, nullable=False),
    )
