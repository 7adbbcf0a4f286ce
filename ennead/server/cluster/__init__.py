"""Several worker processes that share one PostgreSQL database, or a single process without them."""
