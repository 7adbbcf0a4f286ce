"""Alembic's entry point; `store/migrate.py` passes the connection.

To write a new migration: `alembic revision` with this folder as its script location, then set
`HEAD` in `store/migrate.py`.
"""

from alembic import context

from ennead.server.store.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
