"""Servers of the OpenAI protocol, spoken to with the openai package: requests sent, replies and failures read."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, Final, cast

import openai

from core.clients.bounded import bounded
from core.clients.chat_server import CallFailed, ChatRequest, Completion, JsonMode
from core.clients.openai_errors import OPENAI, Places, answer_refused, call_failures, counted
from core.concurrency.unpacking import ACCEPTED
from core.costs.accounts import LONGEST_REPLY, Spent
from core.errors import Unavailable
from core.settings import Settings
from core.text.printable import printable

CONNECT_SECONDS = 3.0  # a server that is down must be noticed well within the 15 s an answer may then take
BODY_BYTES = 2**20  # of a reply, unpacked; a hundred times what so many tokens are
LONGEST_TEXT, LONGEST_THOUGHTS = 30_000, 1_000_000
"""Characters of a reply that are read, as many as the checks judge, and of one with its thoughts before it.

A server may send more than the 2,000 tokens that it was asked for.
"""
_PER_MESSAGE = 16  # tokens that servers put around a message: role, beginning and end; known ones take up to eight
_LIMITS = ("max_completion_tokens", "max_tokens")


def connect(settings: Settings) -> OpenAIServer:
    """Return the configured server; one without keys gets a placeholder."""
    key = settings.openai_api_key.get_secret_value() if settings.openai_api_key else "none"
    limits = time_limits(settings)
    client = openai.AsyncOpenAI(
        api_key=key,
        base_url=settings.openai_base_url,
        timeout=limits,
        max_retries=0,
        http_client=http_client(limits, OPENAI),
    )
    return OpenAIServer(client)


def time_limits(settings: Settings) -> openai.Timeout:
    """Return what connecting and replying may take."""
    return openai.Timeout(settings.llm_timeout, connect=CONNECT_SECONDS)


def http_client(limits: openai.Timeout, places: Places) -> openai.DefaultAsyncHttpxClient:
    """Return the library's own client, with its defaults and the environment's proxies; what comes back is bounded.

    It follows no redirect: that would be a request which nobody booked, and take the prompt to a host nobody named.
    """
    return openai.DefaultAsyncHttpxClient(
        headers={"Accept-Encoding": ACCEPTED},
        timeout=limits,
        follow_redirects=False,
        event_hooks={"response": [bounded(BODY_BYTES, lambda reason: answer_refused(reason, places))]},
    )


class OpenAIServer:
    """A server of the OpenAI protocol. Implements `core.clients.chat_server.ChatServer`.

    `served_as` gives what the server calls a model, where that is not the model's own name; `places` are the settings
    that its errors point to.
    """

    options: Final[Mapping[str, Any]] = {"temperature": 0, "max_completion_tokens": LONGEST_REPLY}
    json_modes: Final[tuple[JsonMode, ...]] = ("json_schema", "json_object", "none")

    def __init__(
        self,
        client: openai.AsyncOpenAI,
        places: Places = OPENAI,
        served_as: Callable[[str], str] = str,
        describe: Callable[[str], str] = str,
    ) -> None:
        self.client = client
        self._places = places
        self._served_as = served_as
        self._describe = describe

    def describe(self, model: str) -> str:
        """Name a model for the operator."""
        return self._describe(model)

    def most_tokens(self, request: ChatRequest) -> int:
        """Return the most tokens a request can cost; see `most_tokens` below."""
        return most_tokens(request)

    async def complete(self, request: ChatRequest) -> Completion:
        """Make one request, once. Raises `CallFailed`."""
        with call_failures(request.model, self._places):
            completion = await self.client.chat.completions.create(
                model=self._served_as(request.model), messages=cast(Any, list(request.messages)), **request.options
            )
        return self._read(completion)

    def _read(self, completion: Any) -> Completion:
        spent = counted(getattr(completion, "usage", None))
        # An HTML page with status 200 comes back as a plain string.
        choices = getattr(completion, "choices", None)
        if not choices:
            raise _nonsense("The language model's server does not speak the OpenAI protocol.", self._places, spent)
        message = getattr(choices[0], "message", None)
        if message is None:
            raise _nonsense("The language model's server answers nonsense.", self._places, spent)
        finish = getattr(choices[0], "finish_reason", None) or "stop"
        refusal = _text(getattr(message, "refusal", None))
        text = _without_thoughts(_text(getattr(message, "content", None)))
        finish = "length" if len(text) > LONGEST_TEXT else finish
        return Completion(text[:LONGEST_TEXT], finish, refusal[:LONGEST_TEXT], spent)


def most_tokens(request: ChatRequest) -> int:
    """Return the most tokens a request can cost: its bytes, no token being less than one, and the longest reply.

    Prose has four bytes a token, tables of figures two: what is reserved too much is given back with the reply.
    """
    form = request.options.get("response_format")
    sizes = [len(message["content"].encode("utf-8", "replace")) + _PER_MESSAGE for message in request.messages]
    reply = next((int(request.options[name]) for name in _LIMITS if name in request.options), LONGEST_REPLY)
    return sum(sizes) + (len(json.dumps(form, ensure_ascii=False).encode()) if form else 0) + reply


def _nonsense(message: str, places: Places, spent: Spent | None) -> CallFailed:
    return CallFailed(Unavailable(message, hint=f"Check {places.address}."), spent=spent)


def _without_thoughts(text: str) -> str:
    """Leave out the reasoning that some servers leave before the reply."""
    thoughts, ended, reply = text.partition("</think>")
    return reply if ended and thoughts.lstrip().startswith("<think>") else text


def _text(value: object) -> str:
    """What a server gives as text; JSON can smuggle in control characters and halves of letters."""
    return printable(value[:LONGEST_THOUGHTS]) if isinstance(value, str) else ""
