"""`/dashboard/figures`: which company has how many rows in which table of which collection, and files of more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from bots.engine.transactions import transact
from bots.languages import retold
from bots.web.operating.desk import actor, desk_router, fields, sheet, told
from bots.web.operating.library import collections_of, kept_upload
from bots.web.page_language import Spoken, spoken_by
from bots.web.parts import FIGURES_UPLOAD, Parts
from bots.web.problems import Json
from core.access.rights import valid_name
from core.errors import BadInput, ErrataError, NotFound
from core.facts.imports import ImportReport
from core.facts.records import TABLES
from core.facts.units import valid_currency, valid_unit
from core.model import DEFAULT_COLLECTION
from core.text.printable import printable
from storage.access import audit
from storage.facts.store import SqlFacts

_KEPT_IN = "figures"
_MOST_TOLD = 5  # rows that could not be read
_LONGEST = 200  # characters of a field


def figures_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()
    desk = _Figures(parts)

    @router.get("/figures")
    async def show(request: Request) -> Response:
        return await desk.page(request)

    @router.get("/figures/{act}")
    async def back(act: str) -> Response:
        return RedirectResponse(f"{router.prefix}/figures", 303)  # where a form was sent to is no page of its own

    @router.post(FIGURES_UPLOAD.removeprefix(router.prefix))
    async def upload(request: Request) -> Response:
        return await desk.upload(request)

    @router.post("/figures/{act}")
    async def change(act: str, request: Request) -> Response:
        acts = {"remove": desk.remove, "restore": desk.restore}
        if act not in acts:
            raise NotFound("There is no such page.")
        try:
            return await acts[act](request, await fields(request))
        except ErrataError as error:
            return await desk.page(request, told(error, request))

    return router


class _Figures:
    """What the forms do, one method each; each raises `ErrataError`."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._facts = SqlFacts(parts.database)

    async def page(self, request: Request, notice: str = "", **about: Any) -> Response:
        """Return the page; `about` is what is to be removed (`asking`), or the id of what just was (`gone`)."""
        return sheet(
            request,
            "figures.html",
            "figures",
            notice=notice,
            holdings=await self._facts.holdings(),
            removed=await self._facts.taken_out(),
            collections=await collections_of(self._parts.kit.index),
            tables=TABLES,
            upload=FIGURES_UPLOAD,
            **{"asking": None, "gone": "", **about},
        )

    async def upload(self, request: Request) -> Response:
        """Take one file, whole, as the body; what its rows don't say is in the address."""
        if self._parts.uploads is None:
            raise BadInput("Files can't be kept here.")
        given = {name: printable(value).strip()[:_LONGEST] for name, value in request.query_params.items()}
        made = await _imported(self._facts, self._parts.uploads / _KEPT_IN, given, await request.body())
        name = Path(made.path).name
        if made.rows:
            await self._note(request, audit.FACTS_IMPORTED, f"{given.get('collection') or DEFAULT_COLLECTION} {name}")
        return Json({"said": _told(made, name, spoken_by(request)), "indexed": bool(made.rows) and not made.bad})

    async def remove(self, request: Request, given: Mapping[str, str]) -> Response:
        """Take a company's rows of a table out, once that was said to be sure."""
        place = given.get("collection", ""), given.get("company", ""), given.get("table", "")
        if given.get("sure") != "yes":
            held = await self._facts.holdings()
            found = (one for one in held if (one.collection, one.company, one.table) == place)
            return await self.page(request, asking=next(found, None))
        taken, spoken = await self._facts.take_out(*place), spoken_by(request)
        await self._note(request, audit.FACTS_REMOVED, f"{taken.collection} {taken.company} {taken.table}")
        named = f"{taken.company}: {spoken.term(taken.table)}"
        return await self.page(request, spoken.say("page removed one", document=named), gone=taken.id)

    async def restore(self, request: Request, given: Mapping[str, str]) -> Response:
        """Put back what was taken out."""
        found = await self._facts.put_back(given.get("id", ""))
        await self._note(request, audit.FACTS_IMPORTED, f"{found.collection} {found.company} {found.table}")
        said = spoken_by(request).say("page figures added", file=found.company, rows=found.rows, bad=0)
        return await self.page(request, said)

    async def _note(self, request: Request, action: str, subject: str) -> None:
        who = actor(request)
        await transact(self._parts.database, lambda session: audit.note(session, who, action, subject, "web"))


async def _imported(facts: SqlFacts, folder: Path, given: Mapping[str, str], body: bytes) -> ImportReport:
    """Keep a file and import it as its form says. Raises `BadInput` and `Unreadable`."""
    collection = valid_name(given.get("collection") or DEFAULT_COLLECTION)
    unit, currency = valid_unit(given.get("unit", "")), valid_currency(given.get("currency", ""))
    path = await kept_upload(folder, collection, given.get("name", ""), body)
    whose = (given.get("table") or None, given.get("company") or None, given.get("ticker") or None)
    return await facts.import_facts(path, *whose, collection=collection, unit=unit, currency=currency)


def _told(made: ImportReport, name: str, spoken: Spoken) -> str:
    """Return what became of a file, and of the first rows that could not be read."""
    said = [spoken.say("page figures added", file=name, rows=made.rows, bad=made.bad)]
    said += [f"{bad.line}: {retold(bad.reason, spoken.code)}" for bad in made.errors[:_MOST_TOLD]]
    return "\n".join([*said, *(retold(note, spoken.code) for note in made.notes)])
