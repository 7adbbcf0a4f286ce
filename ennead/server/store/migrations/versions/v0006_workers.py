"""Several workers sharing a database: table versions, heartbeats, presence, bot claims.

Also the session counter behind logging out everywhere.
"""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("people", sa.Column("sessions", sa.Integer, nullable=False, server_default="0"))
    op.add_column("people", sa.Column("ended", sa.Double, nullable=True))
    op.create_index("ix_people_ended", "people", ["ended"])
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("failed", sa.Boolean, nullable=False),
        sa.Column("judged", sa.JSON, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("asked_by", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_analyses"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_analyses_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "workers",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("started", sa.Double, nullable=False),
        sa.Column("beat", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_workers"),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.Column("connected", sa.Boolean, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", "worker", name="pk_presence"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_presence_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_presence_changed", "presence", ["changed"])
    op.create_table(
        "claims",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("worker", sa.String(24), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_claims"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_claims_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["worker"], ["workers.id"], name="fk_claims_worker", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("value", sa.String(200), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )
