"""Folders of Google Drive as a source: `gdrive:FOLDER_ID,...`; Google's own documents are exported, others fetched."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from pathlib import Path, PurePosixPath

from bots import drive_api
from bots.drive_api import DriveApi, Json
from bots.principals import known_as, may_be_called, may_read, page_reader_called
from core.access.readers import LET_THROUGH, NOBODY, Readers, group_of
from core.errors import BadInput, BadSetting, Forbidden, NotFound
from core.indexing.readers.formats import SUFFIXES
from core.indexing.readers.limits import DEFAULT_LIMITS
from core.indexing.sources.paged import Batch, Page, bring_pages, digest, moment, name_of
from core.indexing.sources.port import Listing, Mark, Marks, Round, Source
from core.settings import Settings

_FOLDER = "application/vnd.google-apps.folder"
_OFFICE = "application/vnd.openxmlformats-officedocument"
_EXPORTED: Mapping[str, tuple[str, str]] = {  # as what, and with which ending
    "application/vnd.google-apps.document": (f"{_OFFICE}.wordprocessingml.document", ".docx"),
    "application/vnd.google-apps.spreadsheet": (f"{_OFFICE}.spreadsheetml.sheet", ".xlsx"),
    "application/vnd.google-apps.presentation": (f"{_OFFICE}.presentationml.presentation", ".pptx"),
}
_ENDINGS: Mapping[str, str] = {  # of files whose names have none
    **dict(_EXPORTED.values()),
    "application/pdf": ".pdf",
    "text/plain": ".txt",
    "text/markdown": ".md",
    "text/csv": ".csv",
    "text/html": ".html",
}
_ANYONE = "anyone"
_MOST = 50  # folders that one source names
_MOST_FOLDERS = 10_000


@dataclass(slots=True)
class DriveFolders:
    """Some folders with what lies below them. `principals` are readers by addresses and domains, lower case."""

    api: DriveApi
    folders: Sequence[str]
    now: datetime
    principals: Mapping[str, str] = field(default_factory=dict)

    async def bring(self, mirror: Path, known: Marks, turn: Round) -> Listing:
        """Go through the folders, a batch or more each."""
        try:
            return await bring_pages(self._batches(known, turn), mirror, known, turn)
        finally:
            await self.api.close()

    async def _batches(self, known: Marks, turn: Round) -> AsyncIterator[Batch]:
        paths = {path.partition("/")[0]: path for path in known if not path.endswith(".toml")}
        waiting, token = json.loads(turn.cursor) if turn.cursor else (list(self.folders), None)
        if not turn.cursor:
            await self._look_at_roots()
        met = set(waiting)
        while waiting:
            told, fault = await self._listed(waiting[0], token, turn)
            found = [one for one in told["files"] if not one.get("trashed")]
            below = [str(one["id"]) for one in found if one["mimeType"] == _FOLDER and one["id"] not in met]
            met |= set(below)
            if len(met) > _MOST_FOLDERS:
                raise Forbidden(f"More than {_MOST_FOLDERS:,} folders.", hint="Name less of it.")
            token = told.get("nextPageToken")
            waiting = [*(waiting if token else waiting[1:]), *below]
            if told.get("incompleteSearch"):
                fault = "Google Drive did not search all of it."
            cursor = json.dumps([waiting, token]) if waiting else None
            files = [(one, ending) for one in found if (ending := _ending(one))]
            readers = {str(one["id"]): await self._readers(one) for one, _ in files}
            yield Batch([self._page(*one, paths) for one in files], cursor, readers, fault)

    async def _look_at_roots(self) -> None:
        """Raise `ErrataError` where a folder that was named is not there: it would be taken for an empty one."""
        for folder in self.folders:
            if (await self.api.file(folder)).get("trashed"):
                raise NotFound(f"The folder {folder} is in the trash.")

    async def _listed(self, folder: str, token: str | None, turn: Round) -> tuple[Json, str | None]:
        """Return some of a folder; nothing, of one that is gone since it was listed, and why, of one that is closed."""
        try:
            return await self.api.below(folder, token), None
        except BadInput:
            if token is None or turn.cursor is None or token != json.loads(turn.cursor)[1]:
                raise
            return await self.api.below(folder, None), None  # a token of a round before is not known for ever
        except NotFound:
            return {"files": []}, "A folder is gone since it was listed." if folder in self.folders else None
        except Forbidden as error:
            return {"files": []}, f"{folder}: {error.message}"

    def _page(self, told: Json, ending: str, paths: Mapping[str, str]) -> Page:
        """Return one document; its path is told by its id and first name, and stays when it is renamed or moved."""
        one, edited, link = str(told["id"]), str(told.get("modifiedTime") or ""), str(told.get("webViewLink") or "")
        former = paths.get(one)
        path = (
            former
            if former and former.endswith(ending)
            else f"{one}/{name_of(_stem(str(told['name']), ending))}{ending}"
        )
        exported = _EXPORTED.get(told["mimeType"])
        content = partial(self.api.export, one, exported[0]) if exported else partial(self.api.content, one)
        mark = Mark(link, digest(told.get("md5Checksum") or edited, link), edited)
        return Page(path, mark, content, moment(edited))

    async def _readers(self, told: Json) -> Readers:
        """Return whom a file's permissions admit: nobody, where the account may not know them."""
        permissions = told.get("permissions")
        if permissions is None:
            try:
                permissions = await self.api.permissions(str(told["id"]))
            except (Forbidden, NotFound):
                return NOBODY
        admitted: set[str] = set()
        for one in permissions:
            if not self._counts(one):
                continue
            if one.get("type") == _ANYONE and _ANYONE not in self.principals:
                return LET_THROUGH
            admitted |= set(self._principals(one))
        try:
            return group_of(admitted, may_be_called)
        except BadInput:
            return NOBODY

    def _counts(self, permission: Json) -> bool:
        """Say whether a permission lets somebody read now: not one of a view, which shows a folder's name alone."""
        until = permission.get("expirationTime")
        over = until is not None and (moment(str(until)) or self.now) <= self.now
        return not (permission.get("deleted") or permission.get("view") or over)

    def _principals(self, permission: Json) -> list[str]:
        """Return who is admitted here: as settings say, else the person of the pages with that address."""
        address = str(
            permission.get("emailAddress") or permission.get("domain") or permission.get("type") or ""
        ).lower()
        if address in self.principals:
            return [self.principals[address]]
        who = page_reader_called(address)
        return [who] if permission.get("type") == "user" and "@" in address and may_read(who) else []


def connect(address: str, settings: Settings) -> Source:
    """Return the source at an address. Raises `BadInput`, and `BadSetting` for what is not set."""
    folders = tuple(dict.fromkeys(one.strip() for one in address.removeprefix("gdrive:").split(",")))
    if len(folders) > _MOST or not all(_is_id(one) for one in folders):
        raise BadInput("Folders of Google Drive are named by their ids.", hint="It stands at the end of its address.")
    if settings.gdrive_key_file is None:
        raise BadSetting("GDRIVE_KEY_FILE is not set.")
    principals = known_as(settings.gdrive_readers, "GDRIVE_READERS")
    api = drive_api.connect(settings.gdrive_api_url, settings.gdrive_key_file)
    return DriveFolders(api, folders, datetime.now(UTC), principals)


def _ending(told: Json) -> str:
    """Return the ending of what is read of a file; empty, of what is no document, too large, or may not be fetched."""
    if (told.get("capabilities") or {}).get("canDownload") is False or int(
        told.get("size") or 0
    ) > DEFAULT_LIMITS.file_bytes:
        return ""
    if told["mimeType"] in _EXPORTED:
        return _EXPORTED[told["mimeType"]][1]
    suffix = PurePosixPath(str(told["name"])).suffix.lower()
    return suffix if suffix in SUFFIXES else _ENDINGS.get(told["mimeType"], "")


def _is_id(folder: str) -> bool:
    return folder.isascii() and folder.replace("-", "").replace("_", "").isalnum() and len(folder) <= 100


def _stem(name: str, ending: str) -> str:
    return name[: -len(ending)] if name.lower().endswith(ending) else name
