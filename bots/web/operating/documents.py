"""`/dashboard/documents`: what is indexed, how fresh and who reads it; added, read anew, removed, brought back."""

from __future__ import annotations

from itertools import product
from typing import Annotated, Any, Final
from urllib.parse import unquote

from fastapi import APIRouter, Query, Request
from sqlmodel import Session
from starlette.responses import RedirectResponse, Response

from bots.audience_list import by_file, decided_in, listed
from bots.engine.services import SCRATCH, Indexer
from bots.engine.transactions import look, transact
from bots.languages import retold
from bots.removals import Removals
from bots.web.operating.desk import actor, desk_router, fields, sheet, told
from bots.web.operating.library import document_lines, kept_upload, sweep_uploads
from bots.web.page_language import spoken_by
from bots.web.parts import UPLOAD, Parts
from bots.web.problems import Json
from core.access.readers import NOBODY, base_of, bases_of, is_part
from core.access.readers import told as readers_told
from core.access.rights import valid_name
from core.errors import BadInput, ErrataError, NotFound
from core.indexing.entries import entries_within
from core.indexing.learnt import Learnt
from core.indexing.readers.locked_office import GIVE_IT, NONE_OPENS
from core.model import DEFAULT_COLLECTION
from core.ports import DocumentEntry
from core.reading.phrases import FALLBACK, say
from storage.access import audit
from storage.access.parts import parts_of
from storage.learning import folders

OPENED_BY = "Errata-Password"
"""Header that an upload bears its password in, percent-encoded: addresses are logged."""
_LONGEST_PASSWORD = 127
_HELP: Final = {GIVE_IT: "file password here", NONE_OPENS: "file password wrong"}
_MOST = 200
_MOST_REMOVED = 50


def documents_router(parts: Parts) -> APIRouter:
    """Return the page and what its forms do."""
    router = desk_router()
    desk = _Library(parts)

    @router.get("/documents")
    async def show(request: Request, find: Annotated[str, Query(max_length=200)] = "") -> Response:
        return await desk.page(request, find=find)

    @router.get("/documents/{act}")
    async def back(act: str) -> Response:
        return RedirectResponse("/dashboard/documents", 303)  # where a form was sent to is no page of its own

    @router.post("/documents/{act}")
    async def change(act: str, request: Request) -> Response:
        if f"/dashboard/documents/{act}" == UPLOAD:
            return await desk.upload(request)
        acts = {"reindex": desk.reindex, "remove": desk.remove, "restore": desk.restore, "address": desk.address}
        if act not in acts:
            raise NotFound("There is no such page.")
        given = await fields(request)
        try:
            find = given.get("find", "")
            if act == "remove" and given.get("sure") != "yes":
                return await desk.page(request, find=find, asking=await desk.entry(given))
            notice = _plainly(await acts[act](request, given), request)
        except ErrataError as error:
            return await desk.page(request, find=given.get("find", ""), notice=told(error, request), kept=given)
        return await desk.page(request, find=find, notice=notice, gone=given["path"] if act == "remove" else "")

    return router


class _Library:
    """What the forms do, one method each; each returns what came of it, and raises `ErrataError`."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts
        self._removals = Removals(parts.database)

    async def page(self, request: Request, find: str = "", notice: str = "", **about: Any) -> Response:
        """Return the page, with documents in whose name, title or collection `find` stands.

        `about` is the document that is to be removed (`asking`), or the path of the one that just was (`gone`).
        """
        entries = await self._parts.kit.index.documents()
        said = find.strip().lower()
        found = [one for one in entries if said in f"{one.collection} {one.path} {one.title or ''}".lower()]
        latest = sorted(found, key=lambda one: one.processed_at, reverse=True)
        return sheet(
            request,
            "documents.html",
            "documents",
            notice=notice,
            find=find,
            count=len(found),
            lines=await document_lines(latest[:_MOST], self._parts.kit.settings.errata_home / SCRATCH),
            readers=await self._readers(entries, spoken_by(request).say("page everyone")),
            collections=bases_of({DEFAULT_COLLECTION, *(one.collection for one in entries)}),
            removed=(await self._removals.all(entries))[:_MOST_REMOVED],
            upload=UPLOAD,
            **{"asking": None, "gone": "", **about},
        )

    async def upload(self, request: Request) -> Response:
        """Take one file, whole, as the body; its name and collection are in the address, its password in a header."""
        asked = request.query_params
        indexer = self._indexer
        if self._parts.uploads is None:
            raise BadInput("Files can't be kept here.")
        collection = valid_name(asked.get("collection", "").strip() or DEFAULT_COLLECTION)
        entries = await self._parts.kit.index.documents()
        await sweep_uploads(self._parts.uploads, entries)
        path = await kept_upload(self._parts.uploads, collection, asked.get("name", ""), await request.body())
        given = unquote(request.headers.get(OPENED_BY, ""))[:_LONGEST_PASSWORD]
        said = await indexer.ingest(
            [path], [], collection, learnt=Learnt(actor(request)), passwords=[given] if given else ()
        )
        await self._note(request, audit.DOCUMENTS_INGESTED, f"{collection} {path.name}")
        found = await entries_within(self._parts.kit.index, collection)
        indexed = any(one.path == path.name for one in found)
        return Json({"said": _plainly(said, request), "indexed": indexed})

    async def address(self, request: Request, given: dict[str, str]) -> str:
        """Index a web page."""
        collection = valid_name(given.get("collection") or DEFAULT_COLLECTION)
        said = await self._indexer.ingest([], [given.get("url", "")], collection, learnt=Learnt(actor(request)))
        await self._note(request, audit.DOCUMENTS_INGESTED, f"{collection} {given.get('url', '')}")
        return said

    async def reindex(self, request: Request, given: dict[str, str]) -> str:
        """Read a document anew."""
        entry = await self.entry(given)
        return await self._indexer.reindex(entry.path, entry.collection, refetch="admins")

    async def remove(self, request: Request, given: dict[str, str]) -> str:
        """Take a document out of the index; where it was read from is kept, to bring it back."""
        entry = await self.entry(given)
        await self._removals.add([entry])
        await self._forget_folders(entry.collection)
        await self._indexer.remove(entry.path, entry.collection)
        await self._note(request, audit.DOCUMENTS_REMOVED, f"{base_of(entry.collection)} {entry.path}")
        return spoken_by(request).say("page removed one", document=entry.title or entry.path)

    async def restore(self, request: Request, given: dict[str, str]) -> str:
        """Read a document that was removed from where it was read before."""
        entry = await self._removals.named(given.get("collection", ""), given.get("path", ""))
        await self._forget_folders(entry.collection)
        said = await self._indexer.restore(entry)
        await self._removals.drop([entry])
        await self._note(request, audit.DOCUMENTS_INGESTED, f"{base_of(entry.collection)} {entry.path}")
        return said

    async def entry(self, given: dict[str, str]) -> DocumentEntry:
        """Return the document that a form names. Raises `NotFound`."""
        collection, path = given.get("collection", ""), given.get("path", "")
        found = [one for one in await entries_within(self._parts.kit.index, collection) if one.path == path]
        if not found:
            raise NotFound("There is no such document.")
        return found[0]

    @property
    def _indexer(self) -> Indexer:
        if self._parts.indexer is None:
            raise BadInput("Learning from files is not set up here.")
        return self._parts.indexer

    async def _readers(self, entries: list[DocumentEntry], everyone: str) -> dict[str, str]:
        """Return who reads each collection, in words."""
        decided = await look(self._parts.database, decided_in)
        holding = {base_of(entry.collection): (1, 1) for entry in entries}
        parts = await look(self._parts.database, lambda session: parts_of(session, None))
        own = {entry.collection: readers_told(parts.get(entry.collection, NOBODY)) for entry in entries}
        return {name: readers for name, readers in own.items() if is_part(name)} | {
            one.name: ", ".join([*([everyone] if one.everyone else []), *one.channels, *one.users, *one.tokens])
            for one in listed(decided, by_file(self._parts.kit.settings), holding)
        }

    async def _forget_folders(self, collection: str) -> None:
        await transact(self._parts.database, lambda session: folders.forget(session, base_of(collection)))

    async def _note(self, request: Request, action: str, subject: str) -> None:
        def work(session: Session) -> None:
            audit.note(session, actor(request), action, subject, "web")

        await transact(self._parts.database, work)


def _plainly(said: str, request: Request) -> str:
    """Return what the indexer said in Markdown as text, in the page's language; a password is given on the page."""
    for what, helps in product(("PDF", "file"), _HELP):
        said = said.replace(f"Encrypted: the {what} needs a password; {helps}.", say(_HELP[helps], FALLBACK))
    return retold(said, spoken_by(request).code).replace("**", "")
