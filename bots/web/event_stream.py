"""Server-sent events: steps while an answer is made, then the answer or an error."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Mapping
from typing import Any

from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from starlette.responses import StreamingResponse

from bots.render.plain import step_text
from bots.web.fault_page import retold_error
from bots.web.problems import problem_of
from core.errors import ErrataError, Permanent
from core.model import Answer
from core.ports import Progress
from core.reading.phrases import FALLBACK

NO_HEADERS: Mapping[str, str] = {}
MOST_STEPS = 1_000  # steps nobody has read yet; beyond, they are left out

Show = Callable[[Answer], Mapping[str, Any]]


class Steps:
    """What the loop reports, until it is done; `report` may be called from the event loop at any time."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Progress | None] = asyncio.Queue()

    def report(self, progress: Progress) -> None:
        """Take note of one step."""
        if self._queue.qsize() < MOST_STEPS:
            self._queue.put_nowait(progress)

    def end(self, _: object = None) -> None:
        """Nothing more will come."""
        self._queue.put_nowait(None)

    async def next(self) -> Progress | None:
        """Return the next step, or None at the end."""
        return await self._queue.get()


def wants_events(accept: str) -> bool:
    """Say whether an Accept header asks for server-sent events."""
    return "text/event-stream" in accept.lower()


def streamed(  # noqa: PLR0913 - what a stream is made of
    task: asyncio.Task[Answer],
    steps: Steps,
    show: Show,
    keepalive: float,
    language: str = FALLBACK,
    *,
    headers: Mapping[str, str] = NO_HEADERS,
) -> StreamingResponse:
    """Return the response that tells each step, and ends with `answer` or `error`, which is told in a language.

    Where it ends before, so does the work; where there are `headers`, which say where to ask for it, it goes on.
    """
    task.add_done_callback(steps.end)
    events = _events(task, steps, show, keepalive, language)
    # nginx would hold the steps back
    sent = {"X-Accel-Buffering": "no", **headers}
    return StreamingResponse(events if headers else _ending(events, task), media_type="text/event-stream", headers=sent)


async def _ending(events: AsyncIterator[bytes], task: asyncio.Task[Answer]) -> AsyncIterator[bytes]:
    try:
        async for event in events:
            yield event
    finally:
        task.cancel()


async def _events(
    task: asyncio.Task[Answer], steps: Steps, show: Show, keepalive: float, language: str
) -> AsyncIterator[bytes]:
    while True:
        try:
            async with asyncio.timeout(keepalive):
                progress = await steps.next()
        except TimeoutError:
            yield KEEPALIVE_COMMENT
            continue
        if progress is None:
            break
        yield _event("step", {"step": progress.step, "text": step_text(progress), "attempt": progress.attempt})
    yield _last(task, show, language)


def _last(task: asyncio.Task[Answer], show: Show, language: str) -> bytes:
    if task.cancelled():
        return b""
    error = task.exception()
    if error is None:
        return _event("answer", show(task.result()))
    known = error if isinstance(error, ErrataError) else Permanent("Something unexpected went wrong.")
    said = json.loads(bytes(problem_of(known).body))
    return _event("error", said | {"error": retold_error(said["error"], language)})


def _event(name: str, data: Mapping[str, Any]) -> bytes:
    text = json.dumps(data, ensure_ascii=False).encode("utf-8", "replace").decode()
    return format_sse_event(event=name, data_str=text)
