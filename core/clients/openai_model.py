"""A language model behind any OpenAI-compatible chat server: renders prompts, parses replies."""

from __future__ import annotations

import asyncio
import json
import math
import re
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, TypeVar, cast

import openai
from pydantic import BaseModel

from core.accounts import Account
from core.clients import json_replies as contracts
from core.clients.booked_chat import LONGEST_REPLY, BookedChat, Purpose
from core.clients.bounded import bounded
from core.clients.openai_errors import answer_refused, mapped, too_long
from core.clients.openai_retries import pause_after
from core.clients.retrying import patiently
from core.errors import ContractInvalid, Unavailable
from core.evidence_text import conversation, listed, numbered, quoted, source_numbers
from core.markers import parse_draft, parse_verification
from core.model import NO_USAGE, Draft, Usage
from core.ports import Ledger
from core.prices import cost_usd
from core.prompting import Message, fragment, render
from core.settings import Settings
from core.tasks import (
    Generate,
    Grade,
    Hypothesise,
    Refine,
    Reflect,
    Reply,
    Route,
    StandAlone,
    Task,
    Verification,
    Verify,
)
from core.text.printable import printable
from core.unpacking import ACCEPTED
from core.usage import one_call

ResultT = TypeVar("ResultT")
CONNECT_SECONDS = 3.0  # a server that is down must be noticed well within the 15 s an answer may then take
BODY_BYTES = 2**20  # of a reply, unpacked; a hundred times what so many tokens are
_JSON_MODES: tuple[str, ...] = ("json_schema", "json_object", "none")
_MOST_FORMS = 6  # every option and JSON mode given up once, and one more
_OF_FORM = re.compile(r"response.?format|schema|grammar|json|structured|guided")  # how servers complain of a form
LONGEST_TEXT, LONGEST_THOUGHTS = 30_000, 1_000_000
"""Characters of a reply that are read, as many as the checks judge, and of one with its thoughts before it.

A server may send more than the 2,000 tokens that it was asked for.
"""
_THOUGHTS = re.compile(r"\A\s*<think>.*?</think>", re.DOTALL)  # reasoning that some servers leave in the reply


@dataclass(frozen=True, slots=True)
class Said:
    """What the server replied: text, why it ended, and what it cost."""

    text: str
    finish: str
    usage: Usage
    refusal: str = ""


def connect(settings: Settings) -> openai.AsyncOpenAI:
    """Return a client for the configured server; a server without keys gets a placeholder."""
    key = settings.openai_api_key.get_secret_value() if settings.openai_api_key else "none"
    limits = openai.Timeout(settings.llm_timeout, connect=CONNECT_SECONDS)
    # Made by the library, with its defaults and the proxies of the environment; only what comes back is bounded.
    http = openai.DefaultAsyncHttpxClient(
        headers={"Accept-Encoding": ACCEPTED},
        timeout=limits,
        event_hooks={"response": [bounded(BODY_BYTES, answer_refused)]},
    )
    return openai.AsyncOpenAI(
        api_key=key, base_url=settings.openai_base_url, timeout=limits, max_retries=0, http_client=http
    )


class OpenAIModel:
    """One model of one server, whose every call is booked in `ledger`. Implements `core.ports.Model`."""

    def __init__(self, client: openai.AsyncOpenAI, model: str, settings: Settings, ledger: Ledger) -> None:
        self._chat = BookedChat(client, ledger)
        self._model = model
        self._settings = settings
        # What a server rejects as unknown is left out from then on.
        self._options: dict[str, Any] = {"temperature": 0, "max_completion_tokens": LONGEST_REPLY}
        self._json_mode = 0
        self._handlers: Mapping[type[Any], Callable[[Any], Awaitable[Reply[Any]]]] = {
            Generate: self._generate,
            Verify: self._verify,
            Reflect: self._reflect,
            Grade: self._grade,
            Route: self._route,
            Refine: self._refine,
            StandAlone: self._stand_alone,
            Hypothesise: self._hypothesise,
        }

    @property
    def name(self) -> str:
        """The model's name at its server."""
        return self._model

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do one task; see `core.ports.Model.do` for what it raises."""
        return cast(Reply[ResultT], await self._handlers[type(task)](task))

    async def ping(self) -> float:
        """Ask for one word and return the milliseconds it took; raises what a task would raise. The operator pays."""
        start = time.perf_counter()
        await self._say(Purpose(Account(), "ping"), [Message(role="user", content="Reply with the word: ready")])
        return (time.perf_counter() - start) * 1000

    async def _generate(self, task: Generate) -> Reply[Draft]:
        history = conversation(task.question.history)
        said = await self._say(
            _purpose(task),
            render(
                "generate",
                evidence=numbered(task.evidence),
                sources=source_numbers(task.evidence),
                question=quoted(task.question.text),
                history=f"Conversation so far:\n{history}\n\n" if history else "",
                instruction=_instruction(task),
            ),
        )
        return self._reply(_draft(said), said.usage)

    async def _verify(self, task: Verify) -> Reply[Verification]:
        draft = f"[ANSWER]\n{task.draft.text}\n[CITED_SOURCES]\n{', '.join(map(str, task.draft.cited)) or 'none'}"
        said = await self._say(
            _purpose(task),
            render(
                "verify",
                evidence=numbered(task.evidence),
                sources=source_numbers(task.evidence),
                question=quoted(task.question.text),
                draft=draft,
                doubts=_doubts(task),
            ),
        )
        verification = parse_verification(said.text)
        if said.refusal or said.finish in ("length", "content_filter"):
            verification = Verification(completed=False)
        return self._reply(verification, said.usage)

    async def _reflect(self, task: Reflect) -> Reply[Any]:
        messages = render(
            "reflect",
            evidence=numbered(task.evidence),
            question=quoted(task.question.text),
            draft=quoted(task.draft.text),
            today=datetime.now(UTC).date().isoformat(),
            doubts=_doubts(task),
        )
        return await self._ask_json(task, messages, contracts.ReflectReply)

    async def _grade(self, task: Grade) -> Reply[Any]:
        messages = render(
            "grade",
            evidence=numbered(task.evidence),
            question=quoted(task.question.text),
            relevant=str(self._settings.crag_relevance_threshold),
            ambiguous=str(self._settings.crag_ambiguous_threshold),
        )
        return await self._ask_json(task, messages, contracts.GradeReply)

    async def _route(self, task: Route) -> Reply[Any]:
        previous = "\n".join(json.dumps({"tool": c.tool, "args": dict(c.args)}) for c in task.previous)
        messages = render(
            "route",
            tools=json.dumps(task.tools, ensure_ascii=False),
            companies=listed(task.companies, task.question.text) or "none",
            metrics=listed(task.metrics, task.question.text) or "none",
            previous=f"Last tool calls of this conversation:\n{previous}\n" if previous else "",
            history=_history(task.question.history),
            question=quoted(task.question.text),
        )
        return await self._ask_json(task, messages, contracts.RouteReply, contracts.route_format(task.tools))

    async def _refine(self, task: Refine) -> Reply[Any]:
        messages = render(
            "refine",
            question=quoted(task.question.text),
            query=quoted(task.query),
            gaps=quoted("; ".join(task.gaps)) or "nothing named",
            feedback=quoted(task.feedback) or "nothing said",
        )
        return await self._ask_json(task, messages, contracts.RefineReply)

    async def _stand_alone(self, task: StandAlone) -> Reply[Any]:
        messages = render("stand_alone", history=conversation(task.history), question=quoted(task.question.text))
        return await self._ask_json(task, messages, contracts.StandAloneReply)

    async def _hypothesise(self, task: Hypothesise) -> Reply[Any]:
        messages = render("hypothesise", question=quoted(task.question.text))
        return await self._ask_json(task, messages, contracts.HypothesiseReply)

    async def _ask_json(
        self, task: Task[Any], messages: list[Message], contract: type[BaseModel], form: dict[str, Any] | None = None
    ) -> Reply[Any]:
        """Ask by schema; on invalid output once more with a repair prompt; then raise `ContractInvalid`."""
        form = form or contracts.response_format(contract)
        said = await self._say(_purpose(task), messages, form)
        try:
            return self._reply(contracts.parse(said.text, contract).value(), said.usage)  # type: ignore[attr-defined]
        except ContractInvalid as error:
            problem = error.message
        repair: list[Message] = [
            *messages,
            Message(role="assistant", content=said.text or "(empty)"),
            *render("json_repair", problem=problem),
        ]
        again = await self._say(_purpose(task), repair, form)
        usage = said.usage + again.usage
        note = f"{self._model} broke the reply contract once ({problem}) and repaired it."
        try:
            value = contracts.parse(again.text, contract).value()  # type: ignore[attr-defined]
        except ContractInvalid as error:
            error.usage = usage
            raise
        return Reply(value, self._model, usage, (note,))

    async def _say(self, purpose: Purpose, messages: Sequence[Message], form: dict[str, Any] | None = None) -> Said:
        """Make one call within the time limit, leaving out options that this server does not know."""
        with mapped(self._model):
            async with asyncio.timeout(self._settings.llm_timeout) as scope:
                for _ in range(_MOST_FORMS):
                    tried = (dict(self._options), self._json_mode)
                    try:
                        deadline = scope.when() or math.inf
                        made = await patiently(lambda: self._create(purpose, messages, form), pause_after, deadline)
                        return self._read(made)
                    except (openai.BadRequestError, openai.UnprocessableEntityError) as error:
                        # Another question may have learnt meanwhile what this server does not know.
                        learnt = tried != (self._options, self._json_mode)
                        if too_long(error) or not (learnt or self._give_way(error, form)):
                            raise
        raise Unavailable(f"The server of {self._model} rejects every form of request.")

    async def _create(self, purpose: Purpose, messages: Sequence[Message], form: dict[str, Any] | None) -> Any:
        extra = dict(self._options)
        mode = _JSON_MODES[self._json_mode]
        if form and mode != "none":
            extra["response_format"] = form if mode == "json_schema" else {"type": "json_object"}
        return await self._chat.create(purpose, self._model, messages, extra)

    def _give_way(self, error: openai.APIStatusError, form: dict[str, Any] | None) -> bool:
        """Drop what the server complains of; False where that changes nothing."""
        said = str(error.message).lower()
        for option in self._options:
            if option in said:
                limit = self._options.pop(option)
                if option == "max_completion_tokens":
                    self._options["max_tokens"] = limit
                return True
        if form and self._json_mode < len(_JSON_MODES) - 1 and _OF_FORM.search(said):
            self._json_mode += 1
            return True
        return False

    def _read(self, completion: Any) -> Said:
        # An HTML page with status 200 comes back as a plain string.
        choices = getattr(completion, "choices", None)
        if not choices:
            raise Unavailable(
                "The language model's server does not speak the OpenAI protocol.", hint="OPENAI_BASE_URL?"
            )
        message = getattr(choices[0], "message", None)
        if message is None:
            raise Unavailable("The language model's server answers nonsense.", hint="Check OPENAI_BASE_URL.")
        finish = getattr(choices[0], "finish_reason", None) or "stop"
        refusal, text = _text(getattr(message, "refusal", None)), _THOUGHTS.sub("", _text(message.content))
        finish = "length" if len(text) > LONGEST_TEXT else finish
        return Said(text[:LONGEST_TEXT], finish, self._usage(completion), refusal[:LONGEST_TEXT])

    def _usage(self, completion: Any) -> Usage:
        spent = getattr(completion, "usage", None)
        prompt, completed = getattr(spent, "prompt_tokens", 0) or 0, getattr(spent, "completion_tokens", 0) or 0
        return one_call(self._model, prompt, completed, cost_usd(self._model, prompt, completed))

    def _reply(self, value: ResultT, usage: Usage = NO_USAGE) -> Reply[ResultT]:
        return Reply(value, self._model, usage)


def _text(value: object) -> str:
    """What a server gives as text; JSON can smuggle in control characters and halves of letters."""
    return printable(value[:LONGEST_THOUGHTS]) if isinstance(value, str) else ""


def _draft(said: Said) -> Draft:
    if said.refusal:
        return Draft(f"The language model declined: {said.refusal}", refused=True)
    draft = parse_draft(said.text)
    cut = said.finish in ("length", "content_filter")
    return Draft(draft.text, draft.cited, draft.refused and not cut, draft.markers_ok, truncated=cut)


def _purpose(task: Task[Any]) -> Purpose:
    return Purpose(task.account, type(task).__name__.lower())


def _instruction(task: Generate) -> str:
    parts = [task.instruction] if task.instruction else []
    parts += ["Every sentence must cite its source."] if task.force_citations else []
    return "\n".join(parts)


def _doubts(task: Verify | Reflect) -> str:
    hints = "\n".join(f"- {quoted(doubt)}" for doubt in task.doubts)
    return fragment("doubts", hints=hints) if hints else ""


def _history(history: tuple[Any, ...]) -> str:
    text = conversation(history)
    return f"Conversation so far:\n{text}\n" if text else ""
