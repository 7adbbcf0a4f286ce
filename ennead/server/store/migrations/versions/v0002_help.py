"""Tables that allow hints and chances."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    column = sa.Column("help", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", column)
