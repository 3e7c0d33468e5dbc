"""Bytes on their way from a server to a reader: in a nameless file, so that no process holds them in memory."""

from __future__ import annotations

import hashlib
import tempfile
from types import TracebackType
from typing import Self


class Spool:
    """A file without a name, gone when it is closed; `file` can be handed on by its descriptor."""

    def __init__(self, data: bytes = b"") -> None:
        self.file = tempfile.TemporaryFile()  # noqa: SIM115 - closed by `close`
        self.size = 0
        self._digest = hashlib.sha256()
        self.write(data)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def content_hash(self) -> str:
        """SHA-256 of what was written."""
        return self._digest.hexdigest()

    def write(self, part: bytes) -> None:
        """Add bytes at the end."""
        self._digest.update(part)
        self.size += len(part)
        self.file.write(part)
        self.file.flush()

    def read(self) -> bytes:
        """Return everything: for what is known to be small."""
        self.file.seek(0)
        return self.file.read()

    def close(self) -> None:
        """Let go of the bytes."""
        self.file.close()
