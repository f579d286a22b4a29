"""What is written and deleted again to see that the database can be written."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table("trials", sa.Column("body", sa.LargeBinary, nullable=False))
