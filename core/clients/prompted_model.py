"""What is asked of a language model: each task's prompt, and what its reply is read as. No vendor is known here."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, TypeVar, cast

from pydantic import BaseModel

from core.clients import json_replies as contracts
from core.clients.booked_chat import Purpose
from core.clients.chat import Chat, Said
from core.clients.chat_server import ChatServer
from core.costs.accounts import Account
from core.drafts.evidence_text import conversation, listed, numbered, quoted, source_numbers
from core.drafts.markers import parse_draft, parse_verification
from core.drafts.prompting import Message, fragment, render
from core.errors import ContractInvalid
from core.facts.kept_facts import KeptFacts
from core.facts.plan import Operation
from core.model import NO_USAGE, Draft, Usage
from core.ports import Ledger
from core.reading.notes import note
from core.reading.phrases import name_of
from core.settings import Settings
from core.tasks import (
    Generate,
    Grade,
    Hypothesise,
    Quote,
    Refine,
    Reflect,
    Reply,
    Route,
    StandAlone,
    Task,
    Translate,
    Verification,
    Verify,
)

ResultT = TypeVar("ResultT")


class PromptedModel:
    """One model of one server, whose every call is booked in `ledger`. Implements `core.ports.Model`."""

    def __init__(self, server: ChatServer, model: str, settings: Settings, ledger: Ledger) -> None:
        self._chat = Chat(server, model, ledger, settings.llm_timeout)
        self._model = model
        self._settings = settings
        self._handlers: Mapping[type[Any], Callable[[Any], Awaitable[Reply[Any]]]] = {
            Generate: self._generate,
            Verify: self._verify,
            Reflect: self._reflect,
            Quote: self._quote,
            Grade: self._grade,
            Route: self._route,
            Refine: self._refine,
            StandAlone: self._stand_alone,
            Translate: self._translate,
            Hypothesise: self._hypothesise,
        }

    @property
    def name(self) -> str:
        """The model's name."""
        return self._model

    async def do(self, task: Task[ResultT]) -> Reply[ResultT]:
        """Do one task; see `core.ports.Model.do` for what it raises."""
        return cast(Reply[ResultT], await self._handlers[type(task)](task))

    async def ping(self) -> float:
        """Ask for one word and return the milliseconds it took; raises what a task would raise. The operator pays."""
        start = time.perf_counter()
        await self._chat.say(Purpose(Account(), "ping"), [Message(role="user", content="Reply with the word: ready")])
        return (time.perf_counter() - start) * 1000

    async def _generate(self, task: Generate) -> Reply[Draft]:
        history = conversation(task.question.history)
        said = await self._chat.say(
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
        said = await self._chat.say(
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
        if said.refusal or said.cut:
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

    async def _quote(self, task: Quote) -> Reply[Any]:
        messages = render(
            "quote",
            evidence=numbered(task.evidence),
            question=quoted(task.question.text),
            draft=quoted(task.draft.text),
        )
        return await self._ask_json(task, messages, contracts.QuoteReply)

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
        messages = render(
            "route",
            tools=json.dumps(task.tools, ensure_ascii=False),
            companies=listed(task.companies, task.question.text) or "none",
            metrics=listed(task.metrics, task.question.text) or "none",
            operations=", ".join(name.replace("_", " ") for name in Operation),
            previous=_before(task.previous),
            today=(task.today or datetime.now(UTC).date()).isoformat(),
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

    async def _translate(self, task: Translate) -> Reply[Any]:
        messages = render(
            "translate",
            question=quoted(task.question.text),
            query=quoted(task.query),
            languages=", ".join(map(name_of, task.languages)),
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
        said = await self._chat.say(_purpose(task), messages, form)
        try:
            return self._reply(contracts.parse(said.text, contract).value(), said.usage)  # type: ignore[attr-defined]
        except ContractInvalid as error:
            problem = error.message
        repair: list[Message] = [
            *messages,
            Message(role="assistant", content=said.text or "(empty)"),
            *render("json_repair", problem=problem),
        ]
        again = await self._chat.say(_purpose(task), repair, form)
        usage = said.usage + again.usage
        repaired = note("note model repaired", model=self._model, problem=problem)
        try:
            value = contracts.parse(again.text, contract).value()  # type: ignore[attr-defined]
        except ContractInvalid as error:
            error.usage = usage
            raise
        return Reply(value, self._model, usage, (repaired,))

    def _reply(self, value: ResultT, usage: Usage = NO_USAGE) -> Reply[ResultT]:
        return Reply(value, self._model, usage)


def _draft(said: Said) -> Draft:
    if said.refusal:
        return Draft(f"The language model declined: {said.refusal}", refused=True)
    draft = parse_draft(said.text)
    return Draft(draft.text, draft.cited, draft.refused and not said.cut, draft.markers_ok, truncated=said.cut)


def _purpose(task: Task[Any]) -> Purpose:
    return Purpose(task.account, type(task).__name__.lower())


def _instruction(task: Generate) -> str:
    parts = [task.instruction] if task.instruction else []
    parts += ["Every sentence must cite its source."] if task.force_citations else []
    return "\n".join(parts)


def _doubts(task: Verify | Reflect) -> str:
    hints = "\n".join(f"- {quoted(doubt)}" for doubt in task.doubts)
    return fragment("doubts", hints=hints) if hints else ""


def _before(previous: Sequence[KeptFacts]) -> str:
    lines = [f"{kept.calls} -> {quoted(kept.brought) or 'not kept'}" for kept in previous]
    return "\n".join(("Earlier tool calls of this conversation, and what they brought:", *lines, "")) if lines else ""


def _history(history: tuple[Any, ...]) -> str:
    text = conversation(history)
    return f"Conversation so far:\n{text}\n" if text else ""
