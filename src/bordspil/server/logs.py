"""Logs: one JSON object per line, without secrets and without addresses of people."""

import logging
import sys
import time
from typing import Any

import msgspec

MOST_A_MINUTE = 100  # lines of one event

logger = logging.getLogger("bordspil.server")


class RateFilter(logging.Filter):
    """Limits the lines of each event per minute, so that no client can fill a disk."""

    def __init__(self) -> None:
        super().__init__()
        self.minute, self.counts = 0.0, dict[str, int]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Returns whether a line is within the limit."""
        if (minute := record.created // 60) != self.minute:
            self.minute, self.counts = minute, {}
        words = f"{record.name} {record.msg}"
        self.counts[words] = count = self.counts.get(words, 0) + 1
        return count <= MOST_A_MINUTE


class JsonLines(logging.Formatter):
    """Formats a log record as one line, its traceback included."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up() -> None:
    """Sends the server's log and uvicorn's warnings to standard error; uvicorn's other lines name addresses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(RateFilter())
    for name, level in (
        ("bordspil.server", logging.INFO),
        ("uvicorn", logging.WARNING),
        ("opentelemetry", logging.WARNING),
    ):
        source = logging.getLogger(name)
        source.handlers, source.propagate = [handler], False
        source.setLevel(level)


def info(event: str, **fields: Any) -> None:
    """Logs an event."""
    logger.info(event, extra={"fields": fields})


def warning(event: str, error: BaseException | None = None, **fields: Any) -> None:
    """Logs an error that the server survives."""
    logger.warning(event, exc_info=error, extra={"fields": fields})
