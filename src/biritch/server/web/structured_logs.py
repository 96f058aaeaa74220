"""What a server says on standard error: a line for people, or a line of JSON for machines."""

from __future__ import annotations

import json
import logging
import time

FORMATS = ("text", "json")


class JSONLines(logging.Formatter):
    """Each message as one line of JSON: when (UTC), how grave, who says it, what.

    Example:
        >>> record = logging.LogRecord("bus", logging.WARNING, "", 0, "%d", (7,), None)
        >>> record.created = 0.0
        >>> JSONLines().format(record)
        '{"time": "1970-01-01T00:00:00.000Z", "level": "warning", "from": "bus", "says": "7"}'
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return *record* as a line; of a fault the traceback too, which names no value."""
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
        return json.dumps(said, ensure_ascii=False)


def begin_logging(form: str = "text") -> None:
    """Say warnings and worse on standard error, in the *form* wanted."""
    logging.basicConfig(level=logging.WARNING, format="biritch: %(message)s")
    if form == "json":
        for handler in logging.getLogger().handlers:
            handler.setFormatter(JSONLines())
