"""Run by alembic: migrations on the connection that the server hands over."""

from alembic import context

from orrery.server.storage.schema import metadata

if __name__ == "env_py":  # as alembic calls it
    context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
