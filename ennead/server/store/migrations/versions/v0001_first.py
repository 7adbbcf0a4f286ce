"""People, tables, seats, moves and chat."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("login", sa.String(96), nullable=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("data", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("title", sa.String(100), nullable=False),
        sa.Column("private", sa.Boolean, nullable=False),
        sa.Column("pass_and_play", sa.Boolean, nullable=False),
        sa.Column("clock_per", sa.String(8), nullable=True),
        sa.Column("clock_seconds", sa.Integer, nullable=True),
        sa.Column("host", sa.String(24), nullable=True),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("position", sa.JSON, nullable=True),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("ended_by", sa.String(10), nullable=True),
        sa.Column("ended_seat", sa.Integer, nullable=True),
        sa.Column("rematch", sa.String(24), nullable=True),
        sa.Column("undo_seat", sa.Integer, nullable=True),
        sa.Column("undo_agreed", sa.JSON, nullable=False),
        sa.Column("undos", sa.Integer, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("page", sa.Integer, nullable=False),
        sa.Column("scores", sa.JSON, nullable=False),
        sa.Column("ranking", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_tables_host"),
    )
    op.create_index("ix_tables_status_private_changed", "tables", ["status", "private", "changed"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(24), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("stand_in", sa.String(40), nullable=True),
        sa.Column("waiting", sa.Boolean, nullable=False),
        sa.Column("left", sa.Double, nullable=True),
        sa.Column("deadline", sa.Double, nullable=True),
        sa.Column("votes", sa.JSON, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_seats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_index("ix_seats_deadline", "seats", ["deadline"])
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("what", sa.String(100), nullable=False),
        sa.Column("chance", sa.Text, nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("request", sa.String(64), nullable=True),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_moves"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_moves_table_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("table_id", "seat", "request", name="uq_moves_table_id_seat_request"),
    )
    op.create_table(
        "chats",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("person", sa.String(24), nullable=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chats"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name="fk_chats_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chats_person"),
    )
