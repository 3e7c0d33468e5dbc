"""What pages of Notion lie below: who reads them, and whether they are part of what a source names."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from bots.notion_api import Json, NotionApi
from core.access.readers import LET_THROUGH, NOBODY, Readers, both
from core.errors import ErrataError, Forbidden, NotFound

_DEEPEST = 100  # a workspace that goes deeper goes round in a circle


@dataclass(frozen=True, slots=True)
class Chain:
    """Ids from an object up to the highest that could be asked for.

    `refused`: what is above that is not told. `unseen`: it is not seen by the integration, which is connected to what
    lies below it.
    """

    ids: tuple[str, ...]
    refused: bool = False
    unseen: bool = False


@dataclass(slots=True)
class Parents:
    """Finds chains, asking for each object once. `readers` are those of all that lies below an id."""

    api: NotionApi
    roots: Collection[str] = ()
    readers: Mapping[str, Readers] = field(default_factory=dict)
    _above: dict[str, Any] = field(default_factory=dict)
    _untold: dict[str, ErrataError] = field(default_factory=dict)
    _all_seen: bool | None = None

    def met(self, told: Json) -> None:
        """Remember an object that was listed."""
        self._above[plain_id(told["id"])] = told.get("parent")

    async def part_of(self, told: Json) -> Chain | None:
        """Return an object's chain, None where it is no part of the source. Raises `Forbidden` where nobody tells."""
        self.met(told)
        if not self.roots and not self.readers:
            return Chain((plain_id(told["id"]),))
        chain = await self._chain(plain_id(told["id"]))
        if not self.roots or not set(self.roots).isdisjoint(chain.ids):
            return chain
        if chain.refused:
            raise Forbidden("Notion does not tell where it lies.")
        return None

    async def readers_of(self, chain: Chain) -> Readers:
        """Return whom all that is said of an object and of what it lies below admits; nobody, where that is not told.

        Whoever is connected to a page is connected to what lies below it. So a page below what the integration does
        not see lies below none that it sees, and where it sees all that `readers` name, these say nothing of it.
        """
        if chain.refused or (chain.unseen and self.readers and not await self._sees_all()):
            return NOBODY
        found = LET_THROUGH
        for one in chain.ids:
            found = both(found, self.readers.get(one, LET_THROUGH))
        return found

    async def _chain(self, one: str) -> Chain:
        ids: list[str] = []
        kind = ""
        while len(ids) < _DEEPEST:
            ids.append(one)
            try:
                parent = await self._parent(one, kind)
            except NotFound:
                return Chain(tuple(ids), unseen=True, refused=kind == "block_id")
            except Forbidden:
                return Chain(tuple(ids), refused=True)
            kind = str((parent or {}).get("type"))
            if kind == "workspace":
                return Chain(tuple(ids))
            if not isinstance(parent, Mapping) or not isinstance(parent.get(kind), str):
                return Chain(tuple(ids), refused=True)
            one = plain_id(parent[kind])
        return Chain(tuple(ids), refused=True)

    async def _parent(self, one: str, kind: str) -> Any:
        """Return what an object lies in; `kind` is that of the reference to it."""
        if one in self._untold:
            raise self._untold[one]
        if one not in self._above:
            asked = {
                "page_id": self.api.page,
                "data_source_id": self.api.data_source,
                "database_id": self.api.database,
                "block_id": self.api.block,
            }
            if kind not in asked:
                return None
            try:
                self._above[one] = (await asked[kind](one)).get("parent")
            except (NotFound, Forbidden) as error:
                self._untold[one] = error
                raise
        return self._above[one]

    async def _sees_all(self) -> bool:
        if self._all_seen is None:
            self._all_seen = all([await self._sees(one) for one in self.readers])
        return self._all_seen

    async def _sees(self, one: str) -> bool:
        """Say whether an id can be asked for, of whatever kind it is."""
        if one in self._above:
            return True
        for ask in (self.api.page, self.api.database, self.api.data_source):
            try:
                await ask(one)
            except (NotFound, Forbidden):
                continue
            except ErrataError:
                return False
            return True
        return False


def plain_id(told: Any) -> str:
    """Return an id as it is compared: Notion writes it with hyphens and without."""
    return str(told).replace("-", "").lower()
