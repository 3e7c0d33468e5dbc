"""Questions to a language model that misbehaves, and the reckoning: calls booked against calls made, token by token."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

import openai
from sqlmodel import select

from core.clients.extractive import ExtractiveModel
from core.clients.failover import Failover
from core.clients.openai_server import OpenAIServer, connect
from core.clients.prompted_model import PromptedModel
from core.costs.accounts import Caps
from core.errors import ErrataError
from core.loop import answer
from core.model import Asker, Mode, Question, Retry, Turn
from core.settings import Settings
from storage.costs.ledger import SqlLedger
from storage.database import Database, open_database
from storage.tables.bookings import BookingRow
from tests.emulators.common import PATIENCE
from tests.emulators.openai_emu import HTML, Call, Fault, OpenAIEmulator, Reply
from tests.fakes import FakeClock, FakeWeb, kit_of, passage
from tests.fakes_index import HashingEmbedder
from tests.unit.core.facts.test_route import FakeFacts
from tests.unit.core.test_loop import corpus

LEAVE = "Every employee gets 28 days of paid leave a year."
RIGHT = f"[ANSWER]\n{LEAVE} [1]\n[CITED_SOURCES]\n1"
MODES = (Mode.STANDARD, Mode.CRAG, Mode.SELF_REFLECTIVE, Mode.BOTH)
GRADED = {"relevance_score": 0.9, "relevance_label": "relevant", "needs_web_search": False, "reasoning": "r"}
REFLECTED = {
    "answer_grounded": True, "reflection_score": 0.4, "hallucination_detected": False, "sources_cited": True,
    "gaps": ["notice"], "outdated": [], "needs_regeneration": True, "reasoning": "r",
}  # fmt: skip


@dataclass(frozen=True)
class Trouble:
    """What goes wrong: how the server is prepared, and with which settings it is asked."""

    prepare: Callable[[OpenAIEmulator], Any] = lambda emulator: None
    settings: dict[str, Any] = field(default_factory=dict)
    leaves: bool = False  # the asker goes away once the first call has come
    again: bool = False  # the answer is rejected, and looked at a second time
    cancels: bool = False  # calls are cancelled: some perhaps between booking and sending
    modes: tuple[Mode, ...] = MODES
    serves: bool = True


def _is_json(call: Call) -> bool:
    return "response_format" in call.body


def _is_draft(call: Call) -> bool:
    return "[ANSWER]" in call.last("user", "system") and not _is_json(call)


def _poor_grade(emulator: OpenAIEmulator) -> None:
    """Grade the evidence as poor once the draft beside is under way, so that this is cancelled."""

    async def graded(_: Call) -> dict[str, Any]:
        await emulator.until(lambda: any(_is_draft(call) for call in emulator.calls))
        return GRADED | {"relevance_score": 0.1, "relevance_label": "irrelevant"}

    emulator.script(lambda call: "relevance_score" in str(call.format), graded)
    emulator.script(_is_draft, Reply.text(RIGHT).during(delay=PATIENCE), times=1)


def _point_elsewhere(emulator: OpenAIEmulator, status: int) -> None:
    """Redirect to where requests would be answered and counted, too."""
    elsewhere = {"Location": f"{emulator.api_url}/chat/completions?again"}
    emulator.fail("chat", status=status, body="", headers=elsewhere, times=9)


TROUBLES: dict[str, Trouble] = {
    "none": Trouble(again=True),
    "429 with Retry-After": Trouble(lambda e: e.rate_limit("chat", retry_after=0.01, times=2)),
    "429, quota spent": Trouble(lambda e: e.fail("chat", status=429, code="insufficient_quota", times=9)),
    "500 twice": Trouble(lambda e: e.fail("chat", status=500, times=2)),
    "500 for ever": Trouble(lambda e: e.fail("chat", status=500, times=99)),
    "invalid JSON once": Trouble(lambda e: e.script(_is_json, Reply.invalid_json(REFLECTED), times=1)),
    "invalid JSON of the first model": Trouble(
        lambda e: e.script(_is_json, Reply.invalid_json(REFLECTED), model="first")
    ),
    "content filter": Trouble(lambda e: e.script(_is_draft, Reply.content_filter(), times=2)),
    "refused by a filter": Trouble(
        lambda e: e.script(_is_draft, Fault(status=400, code="content_filter", message="filtered"), model="first")
    ),
    "prompt too long": Trouble(
        lambda e: e.script(
            lambda call: "[2]" in call.last("user"), Fault(status=400, code="context_length_exceeded")
        ), cancels=True
    ),
    "connection cut": Trouble(lambda e: e.fail("chat", cut_after=1, times=2)),
    "connection dropped": Trouble(lambda e: e.fail("chat", drop=True)),
    "a page in place of a reply": Trouble(lambda e: e.fail("chat", body=HTML, times=9)),
    **{
        f"{status}, to another address": Trouble(lambda e, status=status: _point_elsewhere(e, status))
        for status in (301, 302, 303, 307, 308)
    },
    "timeout": Trouble(lambda e: e.fail("chat", delay=PATIENCE, times=99), {"llm_timeout": 0.5}, cancels=True),
    "unknown options": Trouble(
        lambda e: e.script(
            lambda call: "temperature" in call.body, Fault(status=400, message="Unsupported value: 'temperature'")
        )
    ),
    "unknown form": Trouble(
        lambda e: e.script(
            lambda call: call.format.get("type") == "json_schema",
            Fault(status=400, message="response_format is not supported"),
        )
    ),
    "draft cancelled beside a poor grade": Trouble(_poor_grade, cancels=True, modes=(Mode.CRAG, Mode.BOTH)),
    "the asker leaves": Trouble(lambda e: e.fail("chat", delay=PATIENCE, times=99), leaves=True, cancels=True),
    "no server": Trouble(serves=False),
}  # fmt: skip


@dataclass(frozen=True)
class Reckoning:
    """What was made, by the server's own record, and what was booked."""

    made: list[Call]
    booked: list[BookingRow]
    cancels: bool = False

    @property
    def counted(self) -> list[Call]:
        """Calls whose cost the client was told: a whole reply, or a status of no reply, which costs nothing."""
        return [call for call in self.made if (call.status == 200 and call.usage) or call.status >= 300]

    @property
    def uncounted(self) -> list[Call]:
        """Calls whose end the client can't know."""
        return [call for call in self.made if call not in self.counted]

    def rows(self, *states: str) -> list[BookingRow]:
        """Bookings in these states."""
        return [row for row in self.booked if row.state in states]

    def tokens_made(self) -> tuple[int, int]:
        """Prompt and completion tokens of the calls whose cost was told."""
        used = [call.usage for call in self.counted if call.status == 200]
        return sum(u["prompt_tokens"] for u in used), sum(u["completion_tokens"] for u in used)

    def tokens_booked(self) -> tuple[int, int]:
        """Prompt and completion tokens of settled bookings."""
        settled = self.rows("settled")
        return sum(row.prompt_tokens for row in settled), sum(row.completion_tokens for row in settled)

    def faults(self) -> list[str]:
        """What does not tally: nothing, if all is well."""
        costs = [call.usage.get("total_tokens", 0) for call in self.uncounted]
        reserved = [row.reserved for row in self.rows("open")]
        told = (
            ("calls whose cost was told", len(self.counted), len(self.rows("settled"))),
            ("tokens", self.tokens_made(), self.tokens_booked()),
        )
        # One may be cancelled while its reply is on the way: it stays booked at the most that it can cost.
        lost = self.cancels and 0 < len(self.counted) - len(self.rows("settled")) <= len(reserved)
        found = [f"{what}: {made} made, {booked} booked" for what, made, booked in told if made != booked and not lost]
        unknown, kept = len(self.uncounted), len(self.rows("open"))
        if unknown > kept or (unknown < kept and not self.cancels):
            found.append(f"calls whose end is not known: {unknown} made, {kept} booked")
        found += ["a call cost more than was reserved for it"] if sum(costs) > sum(reserved) else []
        over = [row for row in self.rows("settled") if row.prompt_tokens + row.completion_tokens > row.reserved]
        return found + [f"{row.task}: {row.reserved} reserved, more spent" for row in over]


@dataclass(frozen=True)
class Books:
    """Where all is booked, and a client that all servers are asked by: to make one takes long."""

    database: Database
    ledger: SqlLedger
    client: openai.AsyncOpenAI


@asynccontextmanager
async def open_books(database: Database) -> AsyncIterator[Books]:
    """Open a ledger over a database."""
    ledger = SqlLedger(database, Caps())
    async with connect(Settings(openai_api_key="sk-emulated")).client as client:
        yield Books(database, ledger, client)
    await ledger.close()


async def reckon(books: Books, mode: Mode, trouble: Trouble, user: str) -> Reckoning:
    """Put one question and its second try, in a conversation and with figures, and settle up."""
    async with OpenAIEmulator() as emulator:
        trouble.prepare(emulator)
        _script(emulator)
        settings = {
            "openai_api_key": emulator.api_key, "openai_base_url": emulator.api_url, "llm_timeout": PATIENCE,
            "llm_model": "first", "llm_fallback_model": "second", "hyde": True,
        } | trouble.settings  # fmt: skip
        if not trouble.serves:
            settings["openai_base_url"] = "http://127.0.0.1:9/v1"
        found = Settings(**settings)
        client = books.client.with_options(base_url=found.openai_base_url)
        models = [PromptedModel(OpenAIServer(client), name, found, books.ledger) for name in ("first", "second")]
        kit = kit_of(
            Failover(models, ExtractiveModel(), FakeClock(), raise_rejected_key=False),
            await corpus(LEAVE, "Paid leave of employees is asked for in the leave tool a year ahead."),
            settings=settings,
            extracts=ExtractiveModel(),
            ledger=books.ledger,
            facts=FakeFacts(),
            embedder=HashingEmbedder(),
            web=FakeWeb(passage("Leave is 28 days, says the ministry.", "web_search_0", file_type="web_search")),
        )
        asked = Question(
            "How many days may staff be away from the job?",
            mode=mode,
            history=(Turn("user", "Who gets leave?"), Turn("assistant", "Every employee.")),
            asker=Asker("slack", "T1", "C1", user),
            trace_id=user,
        )
        await _ask(asked, kit, emulator, trouble)
        await emulator.until(lambda: not emulator.in_flight)
        await books.ledger.flush()
        mine = select(BookingRow).where(BookingRow.user_id == user)
        rows = await books.database.read(lambda session: list(session.exec(mine)))
        return Reckoning([call for call in emulator.calls if call.endpoint == "chat"], rows, trouble.cancels)


async def _ask(asked: Question, kit: Any, emulator: OpenAIEmulator, trouble: Trouble) -> None:
    task = asyncio.create_task(answer(asked, kit))
    if trouble.leaves:
        await emulator.wait_call("chat")
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return
    given = await task
    if trouble.again:
        await answer(replace(asked, retry=Retry(given.id, "That is too vague.")), kit)


def _script(emulator: OpenAIEmulator) -> None:
    emulator.script(lambda call: "relevance_score" in str(call.format), Reply.json(GRADED))
    emulator.script(lambda call: "reflection_score" in str(call.format), Reply.json(REFLECTED), times=1)
    emulator.script(
        lambda call: "reflection_score" in str(call.format), Reply.json(REFLECTED | {"reflection_score": 0.9})
    )
    emulator.script(lambda call: "tool" in str(call.format), {"tool": "search_documents", "args": {"query": "leave"}})
    emulator.script(lambda call: not _is_json(call) and "[COMPLETED]" in call.last("user"), "[COMPLETED]")
    emulator.script(_is_draft, RIGHT)


async def _one_call(database_url: str, base_url: str) -> None:
    """Make one call, which the server never answers: for a process that is killed meanwhile."""
    database = open_database(database_url)
    settings = Settings(openai_api_key="sk-emulated", openai_base_url=base_url, llm_timeout=PATIENCE)
    try:
        await PromptedModel(connect(settings), "first", settings, SqlLedger(database, Caps())).ping()
    except ErrataError as error:
        print(error)  # noqa: T201 - what the parent shows where the call ends after all


if __name__ == "__main__":
    asyncio.run(_one_call(sys.argv[1], sys.argv[2]))
