"""Keys that change while we run: `.env` files are looked at again, and clients are made anew with what stands there.

A process's own environment can't change; a file can (one that ERRATA_ENV_FILE names, a mounted secret). Only secrets
are taken over: any other setting has to be the same in all processes, and wants a restart.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, get_args

from pydantic import SecretStr

from core.clients.chat_server import CallFailed, ChatRequest, ChatServer, Completion, JsonMode
from core.errors import ErrataError, KeyRejected
from core.model import Passage
from core.ports import WebSearch
from core.settings import Settings

log = logging.getLogger("errata")

CLIENT = TypeVar("CLIENT")
EVERY = 2.0  # seconds between two looks at the files
_FIELDS = Settings.model_fields.items()
SECRETS = tuple(name for name, field in _FIELDS if SecretStr in (field.annotation, *get_args(field.annotation)))


class Keys:
    """The settings with the secrets that stand in the files now. `read` reads all settings anew."""

    def __init__(self, settings: Settings, files: Sequence[Path], read: Callable[[], Settings]) -> None:
        self._settings = settings
        self._files = files
        self._read = read
        self._stamps = self._stamped()
        self._looked = time.monotonic()

    def now(self, *, at_once: bool = False) -> Settings:
        """Return the settings; looks at the files at most every two seconds, unless it is to be `at_once`."""
        if at_once or time.monotonic() - self._looked >= EVERY:
            self._looked = time.monotonic()
            stamps = self._stamped()
            if stamps != self._stamps:
                self._stamps = stamps
                self._settings = self._renewed()
        return self._settings

    def _renewed(self) -> Settings:
        try:
            found = self._read()
        except ErrataError as error:
            log.warning("Changed settings can't be used, the former keys are kept: %s", error)
            return self._settings
        given = {name: getattr(found, name) for name in SECRETS}
        changed = {name: key for name, key in given.items() if key is not None and key != getattr(self._settings, name)}
        if changed:
            log.info("New keys are used from now on: %s.", ", ".join(sorted(name.upper() for name in changed)))
        return self._settings.model_copy(update=changed)

    def _stamped(self) -> list[tuple[int, int]]:
        """When each file was last written, and which one it is: a mounted secret is another file each time."""
        found = []
        for path in self._files:
            try:
                stat = path.stat()
            except OSError:
                found.append((0, 0))
            else:
                found.append((stat.st_mtime_ns, stat.st_ino))
        return found


class Renewed(Generic[CLIENT]):
    """A client of a vendor, made anew where its keys changed; whoever waits for the former one is still answered."""

    def __init__(self, keys: Keys, make: Callable[[Settings], CLIENT | None], first: CLIENT) -> None:
        self._keys = keys
        self._make = make
        self._made_of = keys.now()
        self._client = first

    def client(self, *, at_once: bool = False) -> CLIENT:
        """Return the client for the keys that stand now."""
        settings = self._keys.now(at_once=at_once)
        if settings is not self._made_of:
            self._made_of = settings
            try:
                self._client = self._make(settings) or self._client
            except ErrataError as error:
                log.warning("A changed key can't be used, the former one is kept: %s", error)
        return self._client


class RenewedServer:
    """Implements `core.clients.chat_server.ChatServer`; a key that is rejected is looked for once more."""

    def __init__(self, renewed: Renewed[ChatServer]) -> None:
        self._renewed = renewed

    @property
    def options(self) -> Mapping[str, Any]:
        """As the server's."""
        return self._renewed.client().options

    @property
    def json_modes(self) -> tuple[JsonMode, ...]:
        """As the server's."""
        return self._renewed.client().json_modes

    def describe(self, model: str) -> str:
        """Name a model as the server does."""
        return self._renewed.client().describe(model)

    def most_tokens(self, request: ChatRequest) -> int:
        """Return what the server says."""
        return self._renewed.client().most_tokens(request)

    async def complete(self, request: ChatRequest) -> Completion:
        """Make one request; a rejected one, which costs nothing, once more where the key changed meanwhile."""
        client = self._renewed.client()
        try:
            return await client.complete(request)
        except CallFailed as error:
            again = self._renewed.client(at_once=True)
            if again is client or not isinstance(error.error, KeyRejected):
                raise
            return await again.complete(request)


class RenewedSearch:
    """Implements `core.ports.WebSearch`, likewise."""

    def __init__(self, renewed: Renewed[WebSearch]) -> None:
        self._renewed = renewed

    async def search(self, query: str, limit: int) -> list[Passage]:
        """Search; a rejected key is looked for once more."""
        client = self._renewed.client()
        try:
            return await client.search(query, limit)
        except KeyRejected:
            again = self._renewed.client(at_once=True)
            if again is client:
                raise
            return await again.search(query, limit)
