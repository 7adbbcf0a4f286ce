"""The database: schema, migrations, connections, and one module of queries per subject."""
