"""How one server of chat models is spoken to: the port that a vendor implements, and the values that pass it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from core.accounts import LONGEST_REPLY as LONGEST_REPLY
from core.accounts import Spent
from core.errors import ErrataError
from core.prompting import Message

JsonMode = Literal["json_schema", "json_object", "none"]


@dataclass(frozen=True, slots=True)
class ChatRequest:
    """One request: our name of the model, the messages, and the options by the server's own names."""

    model: str
    messages: Sequence[Message]
    options: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Completion:
    """What a server replied: its text, why it ended (`stop`, `length`, `content_filter`...), a refusal in words.

    `spent` is what the server counted, None where it sent no sensible count.
    """

    text: str
    finish: str = "stop"
    refusal: str = ""
    spent: Spent | None = None


class CallFailed(Exception):
    """One request failed; `error` is ours for it, and the rest tells what may be done about it."""

    def __init__(
        self,
        error: ErrataError,
        *,
        spent: Spent | None = None,
        passing: bool = False,
        retry_after: float | None = None,
        complaint: str | None = None,
    ) -> None:
        """Take what is known.

        `spent`: what the request cost, None where nobody knows. `passing`: another try may help, `retry_after`
        seconds from now where the server names them. `complaint`: what the server says of the request's form, in
        lower case; None where it is not about the form.
        """
        super().__init__(str(error))
        self.error = error
        self.spent = spent
        self.passing = passing
        self.retry_after = retry_after
        self.complaint = complaint


class ChatServer(Protocol):
    """A server of chat models, at one address and with one key. Adding a vendor is implementing this.

    It books nothing: `core.clients.booked_chat` alone calls `complete`.
    """

    @property
    def options(self) -> Mapping[str, Any]:
        """What every request asks for, by the server's own names; what it does not know is left out later."""

    @property
    def json_modes(self) -> tuple[JsonMode, ...]:
        """The ways to ask for JSON that it may know, the strictest first."""

    def describe(self, model: str) -> str:
        """Name a model for the operator, such as `gpt-4.1 (Azure OpenAI, deployment prod)`."""

    def most_tokens(self, request: ChatRequest) -> int:
        """Return the most tokens that a request can cost, the reply included."""

    async def complete(self, request: ChatRequest) -> Completion:
        """Make one request, once. Raises `CallFailed`; a cancelled request counts as sent."""
