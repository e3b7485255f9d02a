"""Hints: whether a table has them, and how many a seat has taken. Older tables go on without."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("seats", sa.Column("hints", sa.Integer(), server_default="0", nullable=False))
