"""The error tree: a bad answer is a value; a broken world is an exception.

ErrataError
├── Permanent             trying again changes nothing
│   ├── BadSetting        a wrong value in the environment or in .env
│   ├── BadInput          an empty or over-long question, a malformed line
│   ├── NotFound          an unknown collection, answer, job or token
│   ├── Forbidden         a collection, command or address that may not be reached
│   ├── KeyRejected       a vendor refuses the key (401)
│   ├── QuotaExhausted    a vendor's plan or budget is used up
│   ├── CapReached        a cap of tokens a day leaves no room for a model call: it is not made
│   ├── ContextTooLong    the model's window is smaller than the prompt
│   ├── RequestRefused    a model's server refuses this very request, such as by a content filter
│   ├── ContractInvalid   a model's reply broke its contract, also after repair
│   ├── Unreadable        a file that can't be read (with the reason)
│   │   └── NotADocument  a file that was never meant to be read
│   │       └── Wordless  a picture on which nothing is written
│   ├── StoreCorrupt      a database that is damaged or of another make
│   └── Stopped           a question that was stopped or deleted by its asker
└── Transient             trying again later may work
    ├── Unavailable       a service is down, refuses, times out or answers nonsense
    ├── RateLimited       a service asks us to slow down (retry_after, seconds)
    ├── Overloaded        our own queue is full (position)
    ├── TooMany           somebody asks more in a minute than others leave room for (retry_after, seconds)
    ├── LeaseLost         another process has taken this work over
    └── Unserved          this process can't post there; another may (platform)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.text.secrets import masked

if TYPE_CHECKING:
    from core.model import Usage


class ErrataError(Exception):
    """Something went wrong. Secrets that its message quotes, such as in an address, are masked.

    `for_people` is what whoever asks is told of it, where the message is for who looks after the bot.
    """

    for_people: str = ""

    def __init__(self, message: str = "", *, hint: str = "") -> None:
        self.message = masked(message) or (type(self).__doc__ or "").strip()
        self.hint = masked(hint)
        super().__init__(self.message)

    def __str__(self) -> str:
        return f"{self.message} {self.hint}".strip()


class Permanent(ErrataError):
    """Trying again changes nothing."""


class Transient(ErrataError):
    """Trying again later may work."""


class BadSetting(Permanent):
    """A setting has a wrong value."""


class BadInput(Permanent):
    """The input can't be used."""

    def __init__(self, message: str = "", *, hint: str = "", collections: tuple[str, ...] = ()) -> None:
        super().__init__(message, hint=hint)
        self.collections = collections  # those that the names in message and hint come from


class NotFound(Permanent):
    """No such thing."""


class Forbidden(Permanent):
    """That is not allowed here."""


class KeyRejected(Permanent):
    """The service rejected the key."""


class QuotaExhausted(Permanent):
    """The plan or budget is used up."""


class CapReached(Permanent):
    """Today's limit for the language model leaves no room for this."""


class ContextTooLong(Permanent):
    """That is more than the language model can read at once."""


class RequestRefused(Permanent):
    """The service refused this request."""


class ContractInvalid(Permanent):
    """The language model's reply could not be used."""

    usage: Usage | None = None  # what the broken replies cost


class Unreadable(Permanent):
    """The file can't be read."""


class NotADocument(Unreadable):
    """The file is not a document."""


class Wordless(NotADocument):
    """Empty: nothing is written on the picture."""


class StoreCorrupt(Permanent):
    """The database is damaged."""


class Stopped(Permanent):
    """The question was stopped or deleted."""


class Unavailable(Transient):
    """The service does not answer."""


class RateLimited(Transient):
    """The service asks to slow down."""

    def __init__(self, message: str = "", *, hint: str = "", retry_after: float | None = None) -> None:
        super().__init__(message, hint=hint)
        self.retry_after = retry_after


class Overloaded(Transient):
    """The queue is full."""

    def __init__(self, message: str = "", *, hint: str = "", position: int = 0) -> None:
        super().__init__(message, hint=hint)
        self.position = position


class TooMany(Transient):
    """That is more than can be taken from one in a minute."""

    def __init__(self, message: str = "", *, hint: str = "", retry_after: float = 60.0) -> None:
        super().__init__(message, hint=hint)
        self.retry_after = retry_after
        self.tell = True  # False where they were told a moment ago


class LeaseLost(Transient):
    """Another process has taken this work over."""


class Unserved(Transient):
    """It posts where this process can't."""

    def __init__(self, platform: str) -> None:
        super().__init__(f"This process can't post to {platform}; the work waits for one that can.")
        self.platform = platform
