"""`/dashboard/figures`: which company has how many rows in which table of which collection, and files of more."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from fastapi import APIRouter, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import transact
from bots.languages import retold
from bots.web.operating.desk import actor, desk_router, sheet
from bots.web.operating.library import collections_of, kept_upload
from bots.web.page_language import Spoken, spoken_by
from bots.web.parts import FIGURES_UPLOAD, Parts
from bots.web.problems import Json
from core.access.rights import valid_name
from core.errors import BadInput
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
    """Return the page and what its form does."""
    router = desk_router()
    facts = SqlFacts(parts.database)

    @router.get("/figures")
    async def show(request: Request) -> Response:
        return sheet(
            request,
            "figures.html",
            "figures",
            holdings=await facts.holdings(),
            collections=await collections_of(parts.kit.index),
            tables=TABLES,
            upload=FIGURES_UPLOAD,
        )

    @router.post(FIGURES_UPLOAD.removeprefix(router.prefix))
    async def upload(request: Request) -> Response:
        if parts.uploads is None:
            raise BadInput("Files can't be kept here.")
        given = {name: printable(value).strip()[:_LONGEST] for name, value in request.query_params.items()}
        made = await _imported(facts, parts.uploads / _KEPT_IN, given, await request.body())
        name = Path(made.path).name
        if made.rows:
            subject = f"{given.get('collection') or DEFAULT_COLLECTION} {name}"
            await transact(parts.database, lambda session: _note(session, actor(request), subject))
        return Json({"said": _told(made, name, spoken_by(request)), "indexed": bool(made.rows) and not made.bad})

    return router


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


def _note(session: Session, who: str, subject: str) -> None:
    audit.note(session, who, audit.FACTS_IMPORTED, subject, "web")
