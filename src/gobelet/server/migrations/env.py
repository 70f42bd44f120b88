"""The Alembic environment: runs the migrations on a given connection."""

from __future__ import annotations

from alembic import context

from gobelet.server.database import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
