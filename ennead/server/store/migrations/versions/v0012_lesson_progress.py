"""The progress of people in the lessons."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lesson_progress",
        sa.Column("person", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("lesson", sa.String(40), nullable=False),
        sa.Column("done", sa.Boolean, nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson", name="pk_lesson_progress"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_lesson_progress_person", ondelete="CASCADE"
        ),
    )
