"""What the operator's pages share: who may see them, how they are drawn, and what a form sent."""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Mapping
from functools import partial
from typing import Any
from urllib.parse import parse_qs

from fastapi import APIRouter, Request
from fastapi.routing import APIRoute
from starlette.responses import Response

from bots.engine.deciding import KEPT_DAYS, until
from bots.languages import retold
from bots.render.plotting import in_full
from bots.web.page_language import Spoken, spoken_by
from bots.web.pages import login_page, page
from core.access.rights import valid_name
from core.errors import BadInput, ErrataError
from core.reading.days_told import day_told, moment_told
from core.text.printable import printable
from storage.access.tokens import Token
from storage.learning.suggestions import Approval, OwnWords, Suggestion

HOME = "/dashboard"
PLACES = (
    ("", "page overview"),
    ("documents", "page documents"),
    ("figures", "page figures"),
    ("feedback", "page feedback"),
    ("gaps", "page gaps"),
    ("suggestions", "page suggestions"),
    ("evaluations", "page evaluations"),
    ("jobs", "page jobs"),
    ("tokens", "page tokens"),
    ("channels", "page channels"),
)
NOTHING_KEPT: Mapping[str, str] = {}
_MOST_FIELDS = 20
_LONGEST = 2_000
_LONGEST_OWNER = 200
_LONGEST_DAYS = 6
_LONGEST_ABOUT = 160


class _Operators(APIRoute):
    """A path for admins who may read everything; to anybody else it shows the login form."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """Return the handler behind a look at the caller."""
        handle = super().get_route_handler()

        async def guarded(request: Request) -> Response:
            if not caller_of(request).sees_all:
                spoken = spoken_by(request)
                return login_page(spoken, 403, spoken.say("page not operator"), to=HOME)
            return await handle(request)

        return guarded


def one_of(request: Request, name: str, known: Collection[str], otherwise: str) -> tuple[str, str]:
    """Return what an address asks for by a name, and nothing; else what a page begins with, and that this is shown."""
    asked = request.query_params.get(name, otherwise)
    if asked in known:
        return asked, ""
    return otherwise, spoken_by(request).say("page query default", asked=name)


def desk_router() -> APIRouter:
    """Return a router whose every path is for operators alone."""
    return APIRouter(include_in_schema=False, prefix=HOME, route_class=_Operators)


def caller_of(request: Request) -> Token:
    """Return whose request it is; the guard has let it in."""
    token = request.scope["state"]["caller"]
    assert isinstance(token, Token)  # noqa: S101 - the guard lets nobody past without
    return token


def sheet(request: Request, name: str, place: str, *, notice: str = "", status: int = 200, **values: Any) -> Response:
    """Return one of the pages; `notice` says what came of what was just done, `kept` is what a refused form sent."""
    places = [(f"{HOME}/{at}".rstrip("/"), said, at == place) for at, said in PLACES]
    spoken = spoken_by(request)
    times: dict[str, Callable[..., str]] = {
        "moment": partial(moment_told, language=spoken.code),
        "day": partial(day_told, language=spoken.code),
    }
    times["in_full"] = partial(in_full, language=spoken.code)
    return page(name, spoken, status, **{"places": places, "notice": notice, "kept": NOTHING_KEPT, **times, **values})


async def fields(request: Request, longest: int = _LONGEST) -> dict[str, str]:
    """Return what a form sent, printable, each name once; nothing where it sent more than a form of ours has."""
    try:
        found = parse_qs((await request.body()).decode("utf-8", "replace"), max_num_fields=_MOST_FIELDS)
    except ValueError:
        return {}
    return {name: printable(values[-1]).strip()[:longest] for name, values in found.items()}


def approval(request: Request, given: dict[str, str]) -> Approval:
    """Return what a form says of something that is to become evidence. Raises `BadInput`."""
    collection, days = given.get("collection", ""), given.get("days", "") or str(KEPT_DAYS)
    if not days.isdecimal() or len(days) > _LONGEST_DAYS:
        raise BadInput(f"{days[:20]!r} is no number of days.")
    return Approval(
        actor(request),
        valid_name(collection) if collection else "",
        given.get("content", ""),
        given.get("owner", "")[:_LONGEST_OWNER],
        until(int(days)),
        given.get("waive") == "yes",
    )


def done_to(spoken: Spoken, suggestion: Suggestion) -> str:
    """Return what became of a suggestion, in the page's language."""
    about = suggestion.question or str(suggestion.details.get("content") or suggestion.target)
    return f"“{about[:_LONGEST_ABOUT]}”: {spoken.say(f'status {suggestion.status}')}"


def told(error: ErrataError, request: Request) -> str:
    """Return what went wrong, and what helps on these pages, in their language."""
    spoken = spoken_by(request)
    if isinstance(error, OwnWords):
        return f"{retold(error.message, spoken.code)} {spoken.say('page waive how', box=spoken.say('page waive'))}"
    return retold(" ".join(filter(None, [error.message, error.hint])), spoken.code)


def actor(request: Request) -> str:
    """Return who acts, as the audit log names it."""
    return f"token:{caller_of(request).id}"
