"""The players' shares of the dice."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("reveal_by", sa.Double, nullable=True))
    op.create_index("ix_tables_reveal_by", "tables", ["reveal_by"])
    op.add_column("seats", sa.Column("dice_commitment", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("dice_number", sa.String(128), nullable=True))
