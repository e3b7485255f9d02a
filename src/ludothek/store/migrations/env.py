"""What Alembic runs: the connection is the store's."""

from alembic import context

from ludothek.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
