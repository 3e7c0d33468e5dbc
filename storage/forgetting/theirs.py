"""Whether a row's word for somebody means a person, and whether what a row carries as JSON is of theirs."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from storage.forgetting.person import WEB, Person

_ASKERS = ("asker", "by")
_TOKEN = "token"  # noqa: S105 - what the log calls whoever asks over HTTP


def is_them(said: str, person: Person) -> bool:
    """Tell whether `slack:T1:U1`, `discord::4`, `web::ID`, `token:ID` or a bare subject means a person."""
    if said == person.subject:
        return True
    platform, _, rest = said.partition(":")
    workspace, _, user = rest.rpartition(":")
    if user not in (person.user, *person.called):
        return False
    if platform == _TOKEN:
        return person.platform == WEB
    return platform == person.platform and (not person.workspace or workspace in ("", person.workspace))


def is_asker(asker: Any, person: Person) -> bool:
    """Tell the same of an asker as it is stored: an object of platform, workspace and user."""
    if not isinstance(asker, Mapping) or not asker.get("platform"):
        return False
    return is_them(":".join(str(asker.get(part) or "") for part in ("platform", "workspace", "user")), person)


def carries_theirs(text: str, person: Person, answers: Collection[str], questions: Collection[str]) -> bool:
    """Tell whether JSON that a piece of work carries was said by a person, or is about what they asked."""
    return any(
        any(is_asker(one.get(key), person) for key in _ASKERS)
        or is_them(str(one.get("author") or ""), person)
        or one.get("answer_id") in answers
        or one.get("question_id") in questions
        for one in _objects(text)
    )


def holds_asked(text: str, person: Person) -> bool:
    """Tell whether JSON that a step returned holds a question that a person asked, alone or in its answer."""
    return any(is_asker(one.get("asker"), person) for one in _objects(text))


def uncalled(text: str, person: Person) -> str:
    """Leave out what they are called, where that is kept beside their id (`"names": {"slack:T1:U1": "Ada"}`)."""
    if '"names"' not in text:
        return text
    found = list(_objects(text))
    named = [one["names"] for one in found if isinstance(one.get("names"), dict)]
    theirs = [(names, key) for names in named for key in names if is_them(key, person) or person.is_named(key)]
    for names, key in theirs:
        del names[key]
    return json.dumps(found[0], ensure_ascii=text.isascii()) if theirs else text


def _objects(text: str) -> Iterator[dict[str, Any]]:
    """Yield every object of a text that is JSON, the whole first where it is one; none of any other text."""
    if not text.startswith(("{", "[")):
        return
    try:
        waiting = [json.loads(text)]
    except (ValueError, RecursionError):
        return
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            yield one
        waiting += one.values() if isinstance(one, dict) else one if isinstance(one, list) else ()
