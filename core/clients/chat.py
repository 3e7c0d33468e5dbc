"""One model of one server, talked to within a time limit: retries, forms of request given up, every call booked."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from core.clients.booked_chat import BookedChat, Purpose
from core.clients.chat_form import RequestForm
from core.clients.chat_retries import pause_after
from core.clients.chat_server import CallFailed, ChatRequest, ChatServer, Completion
from core.clients.retrying import patiently
from core.costs.accounts import Spent
from core.costs.prices import cost_usd
from core.drafts.prompting import Message
from core.errors import Unavailable
from core.model import Usage
from core.ports import Ledger
from core.usage import one_call

_MOST_FORMS = 6  # every option and JSON mode given up once, and one more


@dataclass(frozen=True, slots=True)
class Said:
    """What a model said, why it ended, and what it cost."""

    text: str
    finish: str
    usage: Usage
    refusal: str = ""

    @property
    def cut(self) -> bool:
        """It ended before its end."""
        return self.finish in ("length", "content_filter")


class Chat:
    """What the tasks are asked through. `seconds` is what one call may take, its retries included."""

    def __init__(self, server: ChatServer, model: str, ledger: Ledger, seconds: float) -> None:
        self.model = model
        self._booked = BookedChat(server, ledger)
        self._form = RequestForm(server)
        self._seconds = seconds

    async def say(self, purpose: Purpose, messages: Sequence[Message], schema: Mapping[str, Any] | None = None) -> Said:
        """Make one call; `schema` is the reply's `response_format`. See `core.ports.Model.do` for what it raises."""
        try:
            async with asyncio.timeout(self._seconds) as scope:
                completion = await self._in_some_form(purpose, messages, schema, scope.when() or math.inf)
        except CallFailed as failed:
            raise failed.error from failed
        except TimeoutError as error:
            raise Unavailable(f"The language model {self.model} took too long.", hint="See LLM_TIMEOUT.") from error
        return Said(completion.text, completion.finish, self._usage(completion.spent), completion.refusal)

    async def _in_some_form(
        self, purpose: Purpose, messages: Sequence[Message], schema: Mapping[str, Any] | None, deadline: float
    ) -> Completion:
        """Ask, leaving out what the server does not know."""
        for _ in range(_MOST_FORMS):
            before = self._form.state
            try:
                return await patiently(lambda: self._once(purpose, messages, schema), pause_after, deadline)
            except CallFailed as failed:
                if failed.complaint is None:
                    raise
                # Another question may have learnt meanwhile what this server does not know.
                learnt = before != self._form.state
                if not (learnt or self._form.give_way(failed.complaint, with_schema=schema is not None)):
                    raise
        raise Unavailable(f"The server of {self.model} rejects every form of request.")

    async def _once(
        self, purpose: Purpose, messages: Sequence[Message], schema: Mapping[str, Any] | None
    ) -> Completion:
        return await self._booked.complete(purpose, ChatRequest(self.model, messages, self._form.options(schema)))

    def _usage(self, spent: Spent | None) -> Usage:
        counted = spent or Spent()
        prompt, completed = counted.prompt_tokens, counted.completion_tokens
        return one_call(self.model, prompt, completed, cost_usd(self.model, prompt, completed))
