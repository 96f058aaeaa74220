"""Log formats on standard error: lines of text, or lines of JSON."""

from __future__ import annotations

import json
import logging
import re
import time

FORMATS = ("text", "json")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
"""What would begin another line, or move what a terminal shows."""


class JSONLines(logging.Formatter):
    """Formats each message as a line of JSON: time (UTC), level, logger, text.

    Example:
        >>> record = logging.LogRecord("bus", logging.WARNING, "", 0, "%d", (7,), None)
        >>> record.created = 0.0
        >>> JSONLines().format(record)
        '{"time": "1970-01-01T00:00:00.000Z", "level": "warning", "from": "bus", "says": "7"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* as a line; with the traceback, without values, of an error."""
        seconds, part = divmod(record.created, 1)
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))
        said = {
            "time": f"{at}.{int(part * 1000):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "says": record.getMessage(),
        }
        if record.exc_info:
            said["fault"] = self.formatException(record.exc_info)
        line = json.dumps(said, ensure_ascii=False)
        return _CONTROL.sub(lambda sign: f"\\u{ord(sign[0]):04x}", line)


class TextLines(logging.Formatter):
    r"""Formats each message as one line of text; a message cannot forge a second one.

    Example:
        >>> record = logging.makeLogRecord({"msg": "%s", "args": ("a\nbiritch: b",)})
        >>> TextLines("biritch: ").format(record)
        'biritch: a\\nbiritch: b'
    """

    def __init__(self, before: str) -> None:
        """Write *before* in front of each message."""
        super().__init__()
        self._before = before

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* as a line, with the traceback of an error below it."""
        said = _CONTROL.sub(lambda sign: repr(sign[0])[1:-1], record.getMessage())
        fault = f"\n{self.formatException(record.exc_info)}" if record.exc_info else ""
        return f"{self._before}{said}{fault}"


def line_format(form: str, before: str) -> logging.Formatter:
    """Return the formatter for *form*: JSON, or text after *before*."""
    return JSONLines() if form == "json" else TextLines(before)


def begin_logging(form: str = "text") -> None:
    """Log warnings and errors to standard error, in the given *form*."""
    logging.basicConfig(level=logging.WARNING)
    for handler in logging.getLogger().handlers:
        handler.setFormatter(line_format(form, "biritch: "))
