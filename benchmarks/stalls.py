"""How long the event loop is kept by the longest inputs, in milliseconds: `python -m benchmarks.stalls`.

The tests count lines; this measures what they stand for. A stall is the longest that a timer due every millisecond
was late while one question was answered, one message read, one answer rendered.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from collections.abc import Callable, Coroutine
from dataclasses import replace
from typing import Any

from benchmarks.results import may_record, record, table
from bots.render import discord_components, slack_blocks
from bots.slack_app.identity import Identity
from bots.slack_app.translate import from_event
from core.clients.chat_server import LONGEST_REPLY
from core.clients.extractive import ExtractiveModel
from core.drafts.markers import parse_draft
from core.indexing.documents import Chunk, Document
from core.loop import answer
from core.model import Answer, Question
from tests.fakes import ScriptedModel, draft, kit_of
from tests.fakes_index import InMemoryIndex

EVIDENCE, QUESTION, MESSAGE = 16_000, 8_000, 40_000  # characters
PUMPS = ("1 ", "doubled ", "[1] ", "Revenue rose 5 % from 3 to 7 in 2019 [1]. ", "| 1 | 2 |\n", "this file ")

Work = Callable[[], Coroutine[Any, Any, object]]


def main() -> None:
    """Measure, print, and record where told to."""
    parser = argparse.ArgumentParser(description=__doc__)
    may_record(parser)
    arguments = parser.parse_args()
    found = asyncio.run(_measured())
    body = table(("input", "longest stall, ms", "altogether, ms"), found)
    print(body)
    if arguments.record:
        record("Stalls of the event loop", body)


async def _measured() -> list[tuple[str, str, str]]:
    plain = await _answered(
        "What is the revenue?", _drafting("Revenue was $5 million [1]."), "Revenue was $5 million. "
    )
    gc.collect()
    gc.freeze()  # as the bots do once they serve
    rows = []
    for name, works in (
        ("a reply of 30,000 characters, examined", _replies()),
        ("extracts of 16,000 characters of evidence", _extracts()),
        ("a question of 8,000 characters", _questions()),
        ("a Slack message of 40,000 characters, read", [_read(_filled(p, MESSAGE)) for p in PUMPS]),
        ("an answer of 30,000 characters, for Slack and Discord", [_rendered(plain, p) for p in PUMPS]),
    ):
        took = [await _stall(work) for work in works]
        rows.append((name, f"{max(s for s, _ in took):.0f}", f"{max(t for _, t in took):.0f}"))
    return rows


def _replies() -> list[Work]:
    return [
        lambda p=p: _answered("What is the revenue?", _drafting(_filled(p, LONGEST_REPLY)), p)  # type: ignore[misc]
        for p in PUMPS
    ]


def _extracts() -> list[Work]:
    return [lambda p=p: _answered("What is the revenue?", ExtractiveModel(), p) for p in PUMPS]  # type: ignore[misc]


def _questions() -> list[Work]:
    return [
        lambda p=p: _answered(f"What is the revenue? {_filled(p, QUESTION - 40)}", ExtractiveModel(), "Revenue. ")  # type: ignore[misc]
        for p in PUMPS
    ]


def _read(text: str) -> Work:
    event = {"type": "message", "channel": "D1", "ts": "1.1", "user": "U1", "text": f"learn {text} q!", "files": [{}]}

    async def work() -> object:
        return from_event({"team_id": "T", "event_id": "E", "event": event}, Identity(team="T", bot_user="U", bot="B"))

    return work


def _rendered(given: Answer, pump: str) -> Work:
    async def work() -> object:
        long = replace(given, text=_filled(pump, LONGEST_REPLY))
        messages = slack_blocks.answer_messages(long)
        await asyncio.sleep(0)
        return messages, discord_components.answer_messages(long)

    return work


def _drafting(text: str) -> ScriptedModel:
    return ScriptedModel(generate=[parse_draft(f"[ANSWER] {text} [CITED_SOURCES] 1"), draft("It is 5 [1].", 1)])


async def _answered(text: str, model: Any, found: str) -> Answer:
    index = InMemoryIndex()
    for n in range(8):
        body = f"What is the revenue {n}? {_filled(found, EVIDENCE // 8)}"
        document = Document("default", f"d{n}.md", "md", f"h{n}", (), title=f"Report {n}")
        await index.replace_document(document, [Chunk(f"c{n}", body, body, f"t{n}", 0, 200, "test")], None)
    return await answer(Question(text), kit_of(model, index))


def _filled(pump: str, size: int) -> str:
    return pump * (size // len(pump))


async def _stall(work: Work) -> tuple[float, float]:
    """The latest that a timer came, and how long the work took, in milliseconds."""
    latest = 0.0
    began = time.perf_counter()
    task = asyncio.ensure_future(work())
    while not task.done():
        before = time.perf_counter()
        await asyncio.sleep(0.001)
        latest = max(latest, time.perf_counter() - before - 0.001)
    await task
    return latest * 1000, (time.perf_counter() - began) * 1000


if __name__ == "__main__":
    main()
