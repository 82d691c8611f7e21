"""Logs for operators: one JSON object a line, without secrets and without addresses of people."""

import logging
import sys
import time
from typing import Any

import msgspec

MOST_A_MINUTE = 100  # times the same line is written

logger = logging.getLogger("bordspil.server")


class Sparing(logging.Filter):
    """Lets each line through so many times a minute, so that nobody fills a disk by asking for nonsense."""

    def __init__(self) -> None:
        super().__init__()
        self.minute, self.counts = 0.0, dict[str, int]()

    def filter(self, record: logging.LogRecord) -> bool:
        """Counts a line; the counts begin anew every minute."""
        if (minute := record.created // 60) != self.minute:
            self.minute, self.counts = minute, {}
        words = f"{record.name} {record.msg}"
        self.counts[words] = count = self.counts.get(words, 0) + 1
        return count <= MOST_A_MINUTE


class JsonLines(logging.Formatter):
    """A record as one line; what an error's traceback says goes into the same line."""

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
    """Sends our lines, and uvicorn's warnings, to standard error; uvicorn's other lines name people's addresses."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Sparing())
    for name, level in (
        ("bordspil.server", logging.INFO),
        ("uvicorn", logging.WARNING),
        ("opentelemetry", logging.WARNING),
    ):
        source = logging.getLogger(name)
        source.handlers, source.propagate = [handler], False
        source.setLevel(level)


def note(event: str, **fields: Any) -> None:
    """Something worth knowing happened."""
    logger.info(event, extra={"fields": fields})


def warn(event: str, error: BaseException | None = None, **fields: Any) -> None:
    """Something went wrong; the server goes on."""
    logger.warning(event, exc_info=error, extra={"fields": fields})
