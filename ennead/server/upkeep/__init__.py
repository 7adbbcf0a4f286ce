"""Running the server: limits, cleanup, checks of uploads, logs and metrics."""
