"""Tables remember that a move was taken back against bots."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column(
        "tables",
        sa.Column("taken_back", sa.Boolean, nullable=False, server_default=sa.false()),
    )
