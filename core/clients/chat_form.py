"""The form of requests to one model: what its server says it does not know is left out from then on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from core.clients.chat_server import ChatServer, JsonMode

# How servers complain of a form.
_OF_FORM = ("response_format", "response format", "responseformat", "schema", "grammar", "json", "structured", "guided")
_ALSO_CALLED = {"max_completion_tokens": "max_tokens"}


class RequestForm:
    """The options and the way to ask for JSON that a server has not refused yet."""

    def __init__(self, server: ChatServer) -> None:
        self._options: dict[str, Any] = dict(server.options)
        self._modes: tuple[JsonMode, ...] = server.json_modes
        self._mode = 0

    @property
    def state(self) -> object:
        """Something that differs as soon as something was given up."""
        return dict(self._options), self._mode

    def options(self, schema: Mapping[str, Any] | None) -> dict[str, Any]:
        """Return a request's options; `schema` is the `response_format` that the reply should keep to."""
        options, mode = dict(self._options), self._modes[self._mode]
        if schema and mode != "none":
            options["response_format"] = schema if mode == "json_schema" else {"type": "json_object"}
        return options

    def give_way(self, complaint: str, *, with_schema: bool) -> bool:
        """Give up what a server complains of, in lower case; False where that changes nothing."""
        for option in self._options:
            if option in complaint:
                value = self._options.pop(option)
                if option in _ALSO_CALLED:
                    self._options[_ALSO_CALLED[option]] = value
                return True
        if with_schema and self._mode < len(self._modes) - 1 and any(word in complaint for word in _OF_FORM):
            self._mode += 1
            return True
        return False
