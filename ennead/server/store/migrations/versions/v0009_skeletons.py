"""How the names of accounts look, so that look-alikes can be refused.

Accounts that look alike already are left alone: the column is not unique.
"""

import sqlalchemy as sa
from alembic import op

from ennead.server.text.lookalike_names import skeleton

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.String(96), nullable=True))
    op.create_index("ix_people_skeleton", "people", ["skeleton"])
    people = sa.table(
        "people",
        sa.column("id", sa.String),
        sa.column("name", sa.String),
        sa.column("login", sa.String),
        sa.column("skeleton", sa.String),
    )
    connection = op.get_bind()
    accounts = sa.select(people.c.id, people.c.name).where(people.c.login.is_not(None))
    for id, name in connection.execute(accounts).all():
        connection.execute(people.update().where(people.c.id == id).values(skeleton=skeleton(name)))


def downgrade() -> None:
    op.drop_index("ix_people_skeleton", "people")
    with op.batch_alter_table("people") as people:
        people.drop_column("skeleton")
