"""`/`, `/c/ID` and `/shared/WORD`: the chat page, anew, with a conversation of the caller's, or one that is shared."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request
from sqlmodel import Session
from starlette.responses import Response

from bots.engine.transactions import look
from bots.web.callers import Caller, conversation_prefix
from bots.web.conversations import own
from bots.web.drawn_answer import DrawnAnswer, drawn, mode_names
from bots.web.fragments import listed_for
from bots.web.page_language import Spoken, spoken_by
from bots.web.pages import page
from bots.web.parts import Parts
from bots.web.reading import Exchange, Said, exchanges, readable, said_of
from bots.web.schemas import AnswerId, ConversationId
from core.access.rights import Scope
from core.errors import ErrataError
from storage.access.tokens import Token
from storage.conversations import questions, threads

_WORDS = (
    *("page sending", "page broke off", "stopped", "page here", "page log in", "page copy", "page copied"),
    *("page not copied", "page thanks", "page looking"),
    *("page still looking", "page away", "page expired", "vote withdrawn"),
)


@dataclass(frozen=True, slots=True)
class _Hidden:
    """An exchange of which the reader may see the question alone; `open`: the question's id, while it is answered."""

    question: str
    id: str = ""
    text: None = None
    open: str = ""
    against: tuple[str, ...] = ()


def chat_router(parts: Parts) -> APIRouter:
    """Return the pages."""
    router = APIRouter(include_in_schema=False)

    async def drawing(request: Request, caller: Token) -> _Drawing:
        return _Drawing(parts, caller, await parts.conversation.read_with(caller), spoken_by(request))

    @router.get("/")
    async def fresh(
        request: Request,
        caller: Caller,
        answer: Annotated[AnswerId | None, Query()] = None,
        find: Annotated[str, Query(max_length=200)] = "",
    ) -> Response:
        draws = await drawing(request, caller)
        return await draws.page(_Shown(await _alone(draws, answer), find=find, receipt_open=answer is not None))

    @router.get("/c/{conversation_id}")
    async def resumed(
        conversation_id: Annotated[ConversationId, Path()],
        request: Request,
        caller: Caller,
        answer: Annotated[AnswerId | None, Query()] = None,
    ) -> Response:
        draws = await drawing(request, caller)
        found = await _conversation(draws, conversation_prefix(caller) + conversation_id)
        if found is None:
            shown = await _alone(draws, answer)  # a colleague's link to a source: its answer, where they may read it
            return await draws.page(_Shown(shown)) if shown else await _gone(draws)
        whole, seconds = conversation_prefix(caller) + conversation_id, parts.limits.answer_seconds
        rows = await look(parts.database, lambda session: questions.open_in(session, whole, seconds))
        waiting = tuple(_Hidden(row.text, open=row.id) for row in rows)
        return await draws.page(replace(found, current=conversation_id, waiting=waiting))

    @router.get("/shared/{word}")
    async def reading_along(word: Annotated[str, Path(max_length=64)], request: Request, caller: Caller) -> Response:
        draws = await drawing(request, caller)
        found = await _conversation(draws, await look(parts.database, lambda session: threads.shared(session, word)))
        return await _gone(draws) if found is None else await draws.page(replace(found, share=word, reading_along=True))

    return router


async def _alone(draws: _Drawing, answer_id: str | None) -> Sequence[Exchange]:
    """Return one answer with its question, nothing where it may not be read."""
    if answer_id is None:
        return ()
    caller, scope = draws.caller, draws.scope
    found = await look(draws.parts.database, lambda session: readable(session, answer_id, caller, scope))
    return [Exchange(found.question.asked or found.question.text, found)] if found is not None else ()


async def _conversation(draws: _Drawing, whole: str) -> _Shown | None:
    """Return a conversation as far as the caller may read it, None where there is none."""

    def work(session: Session) -> _Shown | None:
        named = threads.named(session, whole) if whole else None
        return _Shown(exchanges(session, whole, draws.scope), title=named.title) if named is not None else None

    return await look(draws.parts.database, work)


async def _gone(drawing: _Drawing) -> Response:
    said = drawing.spoken.say("page gone")
    return await drawing.page(_Shown(status=404, told=(said,)))


@dataclass(frozen=True, slots=True)
class _Shown:
    """What a page shows; the names are the template's."""

    exchanges: Sequence[Exchange] = ()
    waiting: tuple[_Hidden, ...] = ()
    current: str = ""
    title: str = ""
    share: str = ""
    find: str = ""
    reading_along: bool = False
    receipt_open: bool = False
    status: int = 200
    told: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Drawing:
    """Draws pages for one request: whose it is, what may be read, and in which language."""

    parts: Parts
    caller: Token
    scope: Scope
    spoken: Spoken

    async def page(self, shown: _Shown) -> Response:
        """Return a page."""
        parts, caller = self.parts, self.caller
        listed = await look(parts.database, lambda session: own(session, caller, shown.find))
        answers = [one.answer for one in shown.exchanges]
        said = await look(parts.database, lambda session: said_of(session, answers, caller))
        template = parts.kit.settings.source_url_template
        fresh = not shown.exchanges and not shown.waiting
        return page(
            "chat.html",
            self.spoken,
            shown.status,
            conversations=listed_for(listed, caller),
            exchanges=[*(_drawn(one, template, said) for one in shown.exchanges), *shown.waiting],
            current=shown.current,
            title=shown.title,
            share=shown.share,
            find=shown.find,
            reading_along=shown.reading_along,
            receipt_open=shown.receipt_open,
            modes=mode_names(self.spoken.code),
            collections=self.scope,
            is_admin=caller.sees_all,
            trouble=(*shown.told, *_trouble(parts, self.spoken, fresh=fresh)),
            empty=fresh and await _is_empty(parts, self.scope),
            words={name.removeprefix("page ").replace(" ", "_"): self.spoken.say(name) for name in _WORDS},
        )


def _drawn(one: Exchange, template: str | None, said: Said) -> DrawnAnswer | _Hidden:
    return _Hidden(one.asked) if one.answer is None else drawn(one.answer, template, said, against=one.said)


def _trouble(parts: Parts, spoken: Spoken, *, fresh: bool) -> tuple[str, ...]:
    """Say what answers are worth now: extracts alone, by choice or because the model is out of reach."""
    if parts.trouble():
        return (spoken.say("page model trouble"),)
    return (spoken.say("page no model"),) if fresh and not parts.kit.settings.uses_language_model else ()


async def _is_empty(parts: Parts, scope: Scope) -> bool:
    """Say whether there is nothing at all to answer from; where that can't be looked up, there may be something."""
    try:
        figures = parts.kit.facts is not None and await parts.kit.facts.present(scope)
        held = await parts.kit.index.collections()
    except ErrataError:
        return False
    return not figures and not [name for name in held if scope is None or name in scope]
