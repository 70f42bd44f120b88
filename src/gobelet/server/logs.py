"""Logs as lines of JSON, without secrets."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime

import orjson

FIELDS = ("request", "method", "route", "status", "milliseconds", "code")


class JsonLines(logging.Formatter):
    """Formats time, level, message and known fields as JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    logging.getLogger("uvicorn.access").disabled = True  # it writes paths, and secrets can be in them
    for name in ("aiosqlite", "asyncpg", "sqlalchemy"):  # these write parameters
        logging.getLogger(name).setLevel(logging.WARNING)
