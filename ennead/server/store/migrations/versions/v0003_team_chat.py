"""Chat lines for a team only."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("chats", sa.Column("team", sa.Integer, nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("chats") as chats:
        chats.drop_column("team")
