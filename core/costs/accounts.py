"""Whom model calls are booked to, and what they may come to a day."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Literal

from core.errors import CapReached
from core.model import Asker, Question
from core.settings import Settings

SubjectKind = Literal["workspace", "person", "channel", "token"]

LONGEST_REPLY = 2_000
"""Tokens; ends a runaway reply, and is a part of the most that a call can cost."""
TERMINAL = "terminal"  # the operator's own: the command line, the probes of `errata doctor` and of `errata web`
_SAME_EVERYWHERE = frozenset({"discord"})  # platforms whose users are the same in all workspaces: one may make many


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose tokens of a day are counted together. `name` is `slack:T1`, `slack:T1:C1`, `slack:T1:U1`, a token's id."""

    kind: SubjectKind
    name: str


@dataclass(slots=True)
class Account:
    """Who pays for the model calls of one question, and how many tokens are booked for it so far.

    Calls under way, and those whose end nobody knows, count as what was reserved for them.
    """

    payer: Asker = field(default_factory=Asker)
    trace_id: str = ""
    booked: int = 0


@dataclass(frozen=True, slots=True)
class ModelCall:
    """One request to a language model's server, as it is about to be made. `tokens` is the most it can cost."""

    account: Account
    task: str
    model: str
    tokens: int


@dataclass(frozen=True, slots=True)
class Booking:
    """A call that was booked. `day` is ISO 8601 in UTC: what the call comes to counts for the day it was made."""

    id: str
    day: str
    payer: Asker
    task: str
    model: str
    reserved: int
    trace_id: str = ""


@dataclass(frozen=True, slots=True)
class Spent:
    """How a call ended: what the server counted, or that it was never `sent`."""

    prompt_tokens: int = 0
    completion_tokens: int = 0
    sent: bool = True

    @property
    def tokens(self) -> int:
        """Prompt and completion together."""
        return self.prompt_tokens + self.completion_tokens


def account_of(question: Question) -> Account:
    """Return the account of one answering: its asker's, and for a second look that of whoever wanted it."""
    by = question.retry.by if question.retry is not None else None
    return Account(by or question.asker, question.trace_id)


def subjects(asker: Asker) -> tuple[Subject, ...]:
    """Return all whose tokens a call of this asker counts for, the nearest to the asker first.

    Over HTTP that is the token: nobody knows who stands behind it.
    """
    workspace = Subject("workspace", _workspace(asker))
    if asker.token:
        return Subject("token", asker.token), workspace
    own_to = "" if asker.platform in _SAME_EVERYWHERE else asker.workspace
    named = [Subject("person", f"{asker.platform}:{own_to}:{asker.user}")] if asker.user else []
    named += [Subject("channel", f"{asker.platform}:{asker.workspace}:{asker.channel}")] if asker.channel else []
    return *named, workspace


def _workspace(asker: Asker) -> str:
    if not asker.platform:
        return TERMINAL
    return f"{asker.platform}:{asker.workspace}" if asker.workspace else asker.platform


@dataclass(frozen=True, slots=True)
class Caps:
    """Tokens a day (UTC) by kind of subject; 0: no cap."""

    workspace: int = 0
    person: int = 0
    channel: int = 0
    token: int = 0

    @classmethod
    def of(cls, settings: Settings) -> Caps:
        """Return the caps that are set."""
        return cls(
            settings.daily_token_cap,
            settings.daily_token_cap_person,
            settings.daily_token_cap_channel,
            settings.daily_token_cap_token,
        )

    def allow(self, subject: Subject, tokens: int) -> bool:
        """Say whether a subject may come to so many tokens today."""
        cap: int = getattr(self, subject.kind)
        return not cap or tokens <= cap

    def named(self) -> Mapping[str, int]:
        """Return the caps that are set, by their settings' names."""
        return {CAP_SETTINGS[kind]: cap for kind, cap in asdict(self).items() if cap}

    def reached(self, subject: Subject, tokens: int) -> CapReached:
        """Return the refusal of a call of so many tokens that might exceed a subject's cap, in words for the asker."""
        cap: int = getattr(self, subject.kind)
        on_any_day = tokens > cap
        until = f"a call like it may cost {tokens:,}, so" if on_any_day else "until midnight UTC,"
        return CapReached(
            f"The next call could exceed {_whose(subject)} {cap:,} tokens a day ({CAP_SETTINGS[subject.kind]}): "
            f"{until} answers are extracts from your documents. Nothing you ask is lost."
        )


CAP_SETTINGS: Mapping[str, str] = {
    "workspace": "DAILY_TOKEN_CAP",
    "person": "DAILY_TOKEN_CAP_PERSON",
    "channel": "DAILY_TOKEN_CAP_CHANNEL",
    "token": "DAILY_TOKEN_CAP_TOKEN",
}
_SERVERS = ("discord:",)  # how the workspaces are named that people know as servers
_WHOSE = {
    "workspace": "this workspace's",
    "person": "your",
    "channel": "this channel's",
    "token": "this access token's",
}


def _whose(subject: Subject) -> str:
    is_server = subject.kind == "workspace" and subject.name.startswith(_SERVERS)
    return "this server's" if is_server else _WHOSE[subject.kind]
