"""Asks the fact tools on behalf of a plan, and remembers which collections the answers came from."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Protocol

from core.facts.companies import looks_like_ticker
from core.model import ToolCall, ToolResult
from core.tool_names import ToolName


class Source(Protocol):
    """What the fact tables can be asked: the part of `core.ports.Facts` that plans need."""

    async def companies(self, collections: Sequence[str] | None) -> list[str]:
        """Names and tickers that are known."""

    async def metrics(self, company: str | None, collections: Sequence[str] | None) -> list[str]:
        """Names of metrics that have rows."""

    async def run(self, call: ToolCall, collections: Sequence[str] | None) -> ToolResult:
        """Run one tool."""


class Reader:
    """Asks the fact tools for one plan, and remembers which collections the answers came from."""

    def __init__(self, source: Source, scope: Sequence[str] | None, today: date) -> None:
        self._source, self._scope = source, scope
        self.today = today
        self.collections: set[str] = set()
        self.notes: list[str] = []

    async def companies(self) -> list[str]:
        """Names of the companies there are figures of."""
        return [name for name in await self._source.companies(self._scope) if not looks_like_ticker(name)]

    async def metrics(self, company: str) -> list[str]:
        """Names of a company's metrics."""
        return await self._source.metrics(company, self._scope)

    async def run(self, tool: ToolName, **args: object) -> ToolResult:
        """Run a tool. Raises `BadInput` as the tools do."""
        result = await self._source.run(ToolCall(tool, args), self._scope)
        self.collections |= set(result.collections)
        if "different figures" in result.note:
            self.notes.append(result.note)
        return result
