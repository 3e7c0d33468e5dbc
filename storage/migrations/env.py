"""Alembic's entry point: runs over the connection that `storage.database` hands it."""

from alembic import context

from storage.tables.every import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
