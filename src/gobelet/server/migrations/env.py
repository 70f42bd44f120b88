"""What Alembic runs: the migrations, on the connection it was given."""

from __future__ import annotations

from alembic import context

from gobelet.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
