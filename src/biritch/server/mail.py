"""E-mail through the operator's own SMTP server; without one nothing is sent."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from email.message import EmailMessage
from email.utils import parseaddr

from biritch.server.web.limits import BadSettings

PATIENCE = 20.0
"""Seconds the SMTP server may take to answer."""


@dataclass(frozen=True, slots=True)
class MailSettings:
    """The operator's SMTP server, and the sender of the letters.

    Example:
        >>> MailSettings("smtp.club.example", sender="bridge@club.example").port
        587
    """

    host: str
    port: int = 587
    sender: str = ""
    user: str = ""
    password: str = ""
    security: str = "starttls"
    """``starttls``, ``tls`` from the beginning, or ``none`` for a server on this machine."""


NAMES = ("host", "port", "sender", "user", "password", "security")
PASSWORD = "BIRITCH_MAIL_PASSWORD"  # noqa: S105 - the name of a variable
"""The variable with the password, so that no file need hold it."""
SECURITY = ("starttls", "tls", "none")


def read_mail_settings(
    table: Mapping[str, object], file: str, environment: Mapping[str, str]
) -> MailSettings | None:
    """Parse the ``[mail]`` *table* of *file*; return ``None`` if it is empty.

    Raises:
        BadSettings: A name is none, a value is none, or the host or the sender is missing.

    Example:
        >>> read_mail_settings({}, "club.toml", {}) is None
        True
        >>> table = {"host": "smtp.club.example", "sender": "bridge@club.example"}
        >>> read_mail_settings(table, "club.toml", {PASSWORD: "secret"}).password
        'secret'
    """
    if not table:
        return None
    for name in table:
        if name not in NAMES:
            raise BadSettings("name", file=file, text=name, words=", ".join(NAMES))
    values = {name: str(value) for name, value in table.items() if name != "port"}
    values.setdefault("password", environment.get(PASSWORD, ""))
    port = table.get("port", 587)
    wanted = {
        "port": isinstance(port, int) and 0 < port < 65536,
        "host": bool(values.get("host")),
        "sender": is_address(values.get("sender", "")),
        "security": values.get("security", "starttls") in SECURITY,
    }
    examples = {"port": "587", "host": "smtp.example", "sender": "bridge@club.example",
                "security": ", ".join(SECURITY)}  # fmt: skip
    for name, fine in wanted.items():
        if not fine:
            value = str(table.get(name, ""))[:40]
            raise BadSettings("value", file=file, text=name, value=value, words=examples[name])
    assert isinstance(port, int)
    return MailSettings(port=port, **values)


class NotSent(Exception):
    """Raised when a letter was not sent; the words are the SMTP server's or the system's."""


def is_address(text: str) -> bool:
    """Return whether *text* is exactly one e-mail address.

    Example:
        >>> is_address("ann@club.example"), is_address("ann"), is_address("a@b.c, d@e.f")
        (True, False, False)
    """
    _, address = parseaddr(text)
    there, at, where = address.partition("@")
    plain = all(sign.isprintable() and sign not in " ,;<>" for sign in text)
    return bool(there and at and where and address == text and plain and "@" not in where)


class Mailer:
    """Sends letters one after another; no request waits for their arrival."""

    def __init__(self, settings: MailSettings) -> None:
        """Use the SMTP server of *settings*."""
        self.settings = settings
        self._alone = asyncio.Lock()

    async def send(
        self, to: str, subject: str, text: str, files: Mapping[str, bytes] | None = None
    ) -> None:
        """Send *text* to the address *to*, with *files* attached by name.

        Raises:
            NotSent: The SMTP server refused it, or cannot be reached.
        """
        letter = EmailMessage()
        letter["From"], letter["To"] = self.settings.sender, to
        letter["Subject"] = " ".join(subject.split())
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(text)
        for name, content in (files or {}).items():
            kind = ("application", "pdf") if name.endswith(".pdf") else ("text", "csv")
            letter.add_attachment(content, maintype=kind[0], subtype=kind[1], filename=name)
        async with self._alone:
            await asyncio.to_thread(self._deliver, letter)

    def _deliver(self, letter: EmailMessage) -> None:
        own = self.settings
        try:
            with self._connect() as server:
                if own.security == "starttls":
                    server.starttls(context=ssl.create_default_context())
                if own.user:
                    server.login(own.user, own.password)
                server.send_message(letter)
        except (smtplib.SMTPException, OSError) as error:
            raise NotSent(" ".join(str(error).split())[:200] or repr(error)) from error

    def _connect(self) -> smtplib.SMTP:
        own = self.settings
        if own.security == "tls":
            context = ssl.create_default_context()
            return smtplib.SMTP_SSL(own.host, own.port, timeout=PATIENCE, context=context)
        return smtplib.SMTP(own.host, own.port, timeout=PATIENCE)
