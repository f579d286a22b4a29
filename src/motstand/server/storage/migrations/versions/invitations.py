"""What opens a seat until its guest has kept a key of his own."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("sittings", sa.Column("invitation_hash", sa.Text))
