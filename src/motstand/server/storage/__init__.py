"""The durable store: an append-only log of events, group commit, migrations, and news between workers."""
