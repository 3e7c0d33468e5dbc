"""`/fragments`: pieces of the chat page, rendered here: an answer, one of its sources, the list, sample questions."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from bots.engine.transactions import look
from bots.web.callers import Caller, conversation_prefix
from bots.web.conversations import own
from bots.web.drawn_answer import drawn, drawn_passage
from bots.web.fault_page import goes_to_a_page
from bots.web.originals import address_of, meta_of, sent
from bots.web.page_language import spoken_by
from bots.web.page_pictures import PagePictures
from bots.web.pages import page
from bots.web.parts import Parts
from bots.web.reading import readable, said_of
from bots.web.schemas import AnswerId
from core.access.rights import Scope
from core.errors import ErrataError, NotFound
from core.model import Answer
from storage.access.tokens import Token
from storage.conversations.threads import Listed

Shown = Annotated[AnswerId, Path()]


def fragments_router(parts: Parts) -> APIRouter:
    """Return the paths."""
    router = APIRouter(include_in_schema=False, prefix="/fragments")
    template = parts.kit.settings.source_url_template

    @router.get("/answers/{answer_id}")
    async def answer(answer_id: Shown, request: Request, caller: Caller) -> Response:
        found, spoken = await _answer_of(parts, answer_id, caller), spoken_by(request)
        said = await look(parts.database, lambda session: said_of(session, [found], caller))
        one = drawn(found, template, said)
        return page("fragment.html", spoken, what="answer", one=one)

    @router.get("/conversations")
    async def conversations(
        request: Request,
        caller: Caller,
        find: Annotated[str, Query(max_length=200)] = "",
        current: Annotated[str, Query(max_length=100)] = "",
    ) -> Response:
        found = await look(parts.database, lambda session: own(session, caller, find))
        lines = listed_for(found, caller)
        return page("fragment.html", spoken_by(request), what="list", conversations=lines, find=find, current=current)

    @router.get("/samples")
    async def samples(request: Request, caller: Caller) -> Response:
        scope = await parts.conversation.read_with(caller)
        questions = await _samples(parts, scope)
        return page("fragment.html", spoken_by(request), what="samples", questions=questions)

    return router


def sources_router(parts: Parts) -> APIRouter:
    """Return the paths of one answer's sources."""
    router = APIRouter(include_in_schema=False, prefix="/fragments")
    template, index = parts.kit.settings.source_url_template, parts.kit.index

    @router.get("/answers/{answer_id}/sources/{number}")
    async def source(
        answer_id: Shown, number: Annotated[int, Path(ge=1, le=999)], request: Request, caller: Caller
    ) -> Response:
        found, spoken = await _answer_of(parts, answer_id, caller), spoken_by(request)
        one = drawn_passage(found, number, template, request.url.path)
        if one is None:
            raise NotFound("There is no such source.")
        if not one.url and _opens(caller, parts):  # an address of its own goes before its file
            one = replace(one, url=await address_of(index, meta_of(found, number), request.url.path))
        if goes_to_a_page(request):  # in a tab of its own
            return page("source.html", spoken, one=one, number=number, back=_conversation_of(found, caller, number))
        return page("fragment.html", spoken, what="passage", one=one, number=number)

    return router


def files_router(parts: Parts) -> APIRouter:
    """Return the paths of the files that sources stand in: a page as a picture, and the original."""
    router = APIRouter(include_in_schema=False, prefix="/fragments")
    index = parts.kit.index
    pictures = PagePictures(index)

    @router.get("/answers/{answer_id}/sources/{number}/page.png")
    async def picture(answer_id: Shown, number: Annotated[int, Path(ge=1, le=999)], caller: Caller) -> Response:
        drawn_page = await pictures.of(await _answer_of(parts, answer_id, caller), number)
        return Response(drawn_page, media_type="image/png", headers={"Cache-Control": "private, max-age=300"})

    @router.get("/answers/{answer_id}/sources/{number}/original")
    async def original(answer_id: Shown, number: Annotated[int, Path(ge=1, le=999)], caller: Caller) -> Response:
        found = await _answer_of(parts, answer_id, caller)
        if not _opens(caller, parts):
            raise NotFound("There is no such file.")
        return await sent(index, meta_of(found, number))

    return router


def _opens(caller: Token, parts: Parts) -> bool:
    """A file holds more than was read of it: hidden sheets, struck words, who wrote it."""
    return caller.sees_all or parts.kit.settings.serve_originals


def _conversation_of(answer: Answer, caller: Token, number: int) -> str:
    """Return the address of the conversation that an answer was given in, with one of its sources opened."""
    whole, prefix = answer.question.conversation_id, conversation_prefix(caller)
    at = f"/c/{whole.removeprefix(prefix)}" if whole.startswith(prefix) else "/"
    return f"{at}?answer={quote(answer.id)}&source={number}"


async def _answer_of(parts: Parts, answer_id: str, caller: Token) -> Answer:
    scope = await parts.conversation.read_with(caller)
    found = await look(parts.database, lambda session: readable(session, answer_id, caller, scope))
    if found is None:
        raise NotFound("There is no such answer.")
    return found


def listed_for(found: list[Listed], caller: Token) -> list[Listed]:
    """Return conversations under the caller's own names for them."""
    prefix = conversation_prefix(caller)
    return [replace(one, id=one.id.removeprefix(prefix)) for one in found]


async def _samples(parts: Parts, scope: Scope) -> tuple[str, ...]:
    """Return questions that the documents answer; each was tried, which takes a while the first time."""
    if parts.introducer is None:
        return ()
    try:
        return (await parts.introducer.prepared(scope)).questions
    except ErrataError:  # a page without samples is a page all the same
        return ()
