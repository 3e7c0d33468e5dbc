"""Tells a damaged SQLite file by the errors that it gives."""

from __future__ import annotations

import sqlite3
from json import JSONDecodeError

_NO_TEXT = "what it holds is no text"
# The driver's own complaint bears no code, and goes on with the text that it could not read.
_NOT_DECODED = "Could not decode to UTF-8"


def damage(error: BaseException | None) -> str:
    """Return on one line how the file is damaged, empty where `error` tells of something else."""
    if isinstance(error, UnicodeDecodeError | JSONDecodeError):
        return _NO_TEXT
    if not isinstance(error, sqlite3.DatabaseError):
        return ""
    said = str(error)
    if said.startswith(_NOT_DECODED):
        return _NO_TEXT
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the higher bits say it more precisely
    return " ".join(said.split()) if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB) else ""
