"""Close unfinished tables that are played by rules which no longer exist.

Version 1 of the rules of Tekhenu and Ankh was never released. Finished games keep their results.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

DROPPED = (("tekhenu", "1"), ("ankh", "1"))


def upgrade() -> None:
    tables = sa.table(
        "tables",
        sa.column("id", sa.String),
        sa.column("game", sa.String),
        sa.column("rules", sa.String),
        sa.column("status", sa.String),
        sa.column("ended_by", sa.String),
        sa.column("undo_seat", sa.Integer),
        sa.column("undo_agreed", sa.JSON),
        sa.column("version", sa.Integer),
    )
    seats = sa.table(
        "seats",
        sa.column("table_id", sa.String),
        sa.column("waiting", sa.Boolean),
        sa.column("deadline", sa.Double),
        sa.column("votes", sa.JSON),
    )
    for game, rules in DROPPED:
        unfinished = sa.and_(
            tables.c.game == game, tables.c.rules == rules, tables.c.status != "finished"
        )
        ids = [row.id for row in op.get_bind().execute(sa.select(tables.c.id).where(unfinished))]
        for id in ids:
            op.execute(
                seats.update()
                .where(seats.c.table_id == id)
                .values(waiting=False, deadline=None, votes=[])
            )
            op.execute(
                tables.update()
                .where(tables.c.id == id)
                .values(
                    status="finished",
                    ended_by="rules",
                    undo_seat=None,
                    undo_agreed=[],
                    version=tables.c.version + 1,
                )
            )
