"""What every emulator has: a life on a loopback port, recorded calls, faults to order, and waiting without sleep."""

from __future__ import annotations

import asyncio
import contextlib
import fnmatch
import re
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, Self, TypeVar

from aiohttp import web

# Seconds that a test waits for what must come: far more than it takes, on a machine that has much else to do, too.
PATIENCE = 150.0


@dataclass(kw_only=True)
class Call:
    """One recorded request; each emulator's own adds what it knows about it."""

    at: float
    status: int = 0  # 0: still in progress; -1: connection cut by the emulator
    response: Any = None
    disconnected: bool = False  # the client gave up waiting

    @property
    def name(self) -> str:
        """What `fail` and `wait_call` know it by."""
        raise NotImplementedError

    def fits(self, name: str | None, wanted: Mapping[str, Any]) -> bool:
        """Is it a call of that name (or glob) with these values?"""
        return (name is None or fnmatch.fnmatchcase(self.name, name)) and all(
            self.value(k) == v for k, v in wanted.items()
        )

    def value(self, key: str) -> Any:
        """The argument `key`."""
        return getattr(self, "args", {}).get(key)


@dataclass(kw_only=True)
class Fault:
    """What goes wrong instead of an answer, or on the way to it: used `times` times, then gone."""

    status: int = 200  # 200: answer as usual, after `delay`
    retry_after: float | None = None
    delay: float = 0.0  # seconds before anything else
    drop: bool = False  # close the TCP connection without an answer
    body: str | None = None  # a raw text/html body, as of a failing proxy
    headers: dict[str, str] = field(default_factory=dict)
    times: int = 1

    @property
    def replaces(self) -> bool:
        """Nothing is done and no rule is used up: the answer is the fault."""
        return self.status not in (0, 200) or self.drop or self.body is not None

    @property
    def all_headers(self) -> dict[str, str]:
        """Its headers, with Retry-After among them."""
        return self.headers if self.retry_after is None else {"Retry-After": f"{self.retry_after:g}", **self.headers}


CallT = TypeVar("CallT", bound=Call)
FaultT = TypeVar("FaultT", bound=Fault)


class Emulator(Generic[CallT, FaultT]):
    """A service on a loopback port. All state is public: tests read and prepare it directly."""

    max_body = 32 * 2**20
    notices_disconnects = True  # a handler is cancelled when its client goes away, so that the call can say so
    waits_for_answers = False  # `wait_call` returns a call once it is answered, not as soon as it has come

    def __init__(self, fault: type[FaultT], clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.calls: list[CallT] = []
        self.faults: list[tuple[str, FaultT]] = []
        self.port = 0
        self.stopping = False
        self._fault = fault
        self._changed = asyncio.Event()
        self._runner: web.AppRunner | None = None

    def routes(self, app: web.Application) -> None:
        """Add what the service serves."""
        raise NotImplementedError

    async def hang_up(self) -> None:
        """End what is open before the server stops."""

    async def start(self, port: int = 0) -> Self:
        """Serve on 127.0.0.1; port 0 takes a free one."""
        app = web.Application(client_max_size=self.max_body)
        self.routes(app)
        self._runner = web.AppRunner(
            app, access_log=None, shutdown_timeout=0.2, handler_cancellation=self.notices_disconnects
        )
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", port).start()
        self.port = self._runner.addresses[0][1]
        return self

    async def stop(self) -> None:
        """Close every connection and the port."""
        self.stopping = True
        await self.hang_up()
        if self._runner:
            await self._runner.cleanup()

    async def __aenter__(self) -> Self:
        return await self.start()

    async def __aexit__(self, *_: object) -> None:
        await self.stop()

    @property
    def url(self) -> str:
        """Where it serves, without a path."""
        return f"http://127.0.0.1:{self.port}"

    def fail(self, name: str = "*", **fault: Any) -> None:
        """Order a fault for calls of that name, or a glob of names; an exact name goes before a glob."""
        self.faults.append((name, self._fault(**fault)))

    def rate_limit(self, name: str = "*", retry_after: float | None = 1, times: int = 1, **fault: Any) -> None:
        """Answer 429 to the next `times` calls."""
        self.fail(name, status=429, retry_after=retry_after, times=times, **fault)

    def take_fault(self, name: str) -> FaultT | None:
        """The fault that the next call of that name meets, used up by one."""
        fitting = [(pattern, fault) for pattern, fault in self.faults if fnmatch.fnmatchcase(name, pattern)]
        if not fitting:
            return None
        fault = next((fault for pattern, fault in fitting if pattern == name), fitting[0][1])
        fault.times -= 1
        if fault.times <= 0:
            self.faults = [f for f in self.faults if f[1] is not fault]
        return fault

    def note(self) -> None:
        """Something changed: wake who waits."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def until(
        self,
        ready: Callable[[], Any],
        timeout: float = PATIENCE,  # noqa: ASYNC109 - a test says how long it waits
        what: str = "it",
    ) -> Any:
        """Wait until `ready` returns something true, and return that."""
        end = time.monotonic() + timeout
        while not (found := ready()):
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{what} did not happen in {timeout} s")
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self._changed.wait(), left)
        return found

    def calls_to(self, name: str | None = None, **wanted: Any) -> list[CallT]:
        """Recorded calls of that name (or glob) with these values, oldest first."""
        return [call for call in self.calls if call.fits(name, wanted)]

    async def wait_call(
        self,
        name: str | None = None,
        n: int = 1,
        timeout: float = PATIENCE,  # noqa: ASYNC109 - a test says how long it waits
        **wanted: Any,
    ) -> CallT:
        """The n-th recorded call of that name with these values, as soon as there is one."""

        def found() -> list[CallT]:
            calls = self.calls_to(name, **wanted)[n - 1 : n]
            return [call for call in calls if call.status or not self.waits_for_answers]

        return (await self.until(found, timeout, f"{name} x{n} {wanted or ''}".rstrip()))[0]  # type: ignore[no-any-return]


@dataclass
class Rule:
    """What is said when: the first rule that fits answers, `times` times (None: for ever)."""

    when: Any  # None, a substring, a re.Pattern, or callable(call) -> bool
    times: int | None = field(default=None, kw_only=True)
    used: int = field(default=0, kw_only=True)

    def spent(self) -> bool:
        """It was used as often as it may be."""
        return self.times is not None and self.used >= self.times

    def fits_text(self, call: Any, text: str) -> bool:
        """Does `when` hold for this call, whose words are `text`?"""
        if self.when is None or callable(self.when):
            return self.when is None or bool(self.when(call))
        if isinstance(self.when, re.Pattern):
            return bool(self.when.search(text))
        return str(self.when).lower() in text.lower()


def cut(call: Call, request: web.Request) -> web.Response:
    """Close the connection as a dead network would."""
    call.status = -1
    if request.transport:
        request.transport.abort()
    return web.Response()
