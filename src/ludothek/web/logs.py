"""Logs as JSON lines: what was asked and how long it took, and what went wrong. Links that open a seat stay out."""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

ACCESS = logging.getLogger("ludothek.access")
APP = logging.getLogger("ludothek")
CAPABILITY = re.compile(r"/(join|seat|watch|me)/[^/?]+")
LIMIT = 2000  # characters of a path


def without_secrets(path: str) -> str:
    """A path as a log may keep it: whoever reads the log must not be able to sit down at a table."""
    return CAPABILITY.sub(r"/\1/…", path)[:LIMIT]


class JsonLines(logging.Formatter):
    """One object for each record; what is given as `extra={"fields": {…}}` stands beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "fields", {})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def configure(quiet: bool) -> None:
    """Logs go to standard error. A person who plays at home wants to hear of trouble only."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("ludothek", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING if quiet else logging.INFO)
