"""When a person was last seen, so that inactive guests can be deleted."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.Double, nullable=False, server_default="0"))
    people = sa.table("people", sa.column("seen", sa.Double))
    op.execute(people.update().values(seen=time.time()))  # or all guests would look inactive
    op.create_index("ix_people_seen", "people", ["seen"])


def downgrade() -> None:
    op.drop_index("ix_people_seen", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("seen")
