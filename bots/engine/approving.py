"""Gaps and suggestions from chat, for admins' eyes alone: listed, assigned, answered, approved, rejected."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bots.engine.deciding import KEPT_DAYS, Desk, WhichCollection, until
from bots.engine.gathering import gathered
from bots.engine.naming import person_named
from bots.engine.run import Run
from bots.engine.suggesting import called_in, content_of
from bots.languages import retold, say
from bots.messages import Incoming, spoken_by
from bots.people_named import called, names_of
from bots.render.plain import one_line
from core.access.rights import valid_name
from core.errors import BadInput, Forbidden, Permanent
from core.learning.readers_words import LONGEST_CORRECTION
from storage.access import audit
from storage.learning import gaps, suggestions
from storage.learning.suggestions import SAID_TO, Approval, OwnWords, Suggestion

MOST_LISTED = 15
_LONGEST = 160  # characters of a topic or a text in a list
_WHOLE = LONGEST_CORRECTION  # characters of what is to be approved: nobody approves here what they can't read here
_MOST_WHOLE = 5  # that are listed whole


async def gaps_open(run: Run, incoming: Incoming, _: str) -> str:
    """List what the documents lack, most often asked first."""
    language = spoken_by(incoming)
    found = [gap for gap in await gathered(run.services.database, None) if gap.status in (gaps.OPEN, gaps.ASSIGNED)]
    listed = found[:MOST_LISTED]
    names = await names_of(run.services.couriers, [gap.owner for gap in listed if gap.owner])
    owners = {gap.owner: f" · {called(gap.owner, names.get(gap.owner, ''), language)}" for gap in listed if gap.owner}
    lines = [f"- `{gap.id}` · {gap.times}× · {gap.topic[:_LONGEST]}{owners.get(gap.owner, '')}" for gap in listed]
    return "\n".join([say("admin gaps", language), *lines]) if lines else say("admin no gaps", language)


async def assign(run: Run, incoming: Incoming, name: str) -> str:
    """Make somebody on this platform the owner of a gap."""

    async def act() -> None:
        place, said = incoming.place, str(incoming.payload.get("said") or "")
        who = await person_named(run, incoming, said) if said else ""
        owner = audit.person(place.platform, place.workspace, who) if who else actor_of(incoming)
        await _assigned(run, name, owner, actor_of(incoming))

    return await _done(run, incoming, name, act)


async def answer(run: Run, incoming: Incoming, name: str) -> str:
    """Answer a gap in one's own words: somebody else is to approve them."""
    said = str(incoming.payload.get("said") or "")
    approval = Approval(actor_of(incoming), owner=actor_of(incoming), expires_at=until(KEPT_DAYS))
    return await _done(run, incoming, name, lambda: _desk(run).answer_gap(name, said, approval, decides_where=False))


async def dismiss(run: Run, incoming: Incoming, name: str) -> str:
    """Note that the documents need not tell it."""
    return await _done(run, incoming, name, lambda: _dismissed(run, name, actor_of(incoming)))


async def suggestions_pending(run: Run, incoming: Incoming, _: str) -> str:
    """List what waits for approval, latest first, in whole as far as a message takes it."""
    language = spoken_by(incoming)
    found = await run.look(lambda session: suggestions.listed(session, suggestions.PENDING, _MOST_WHOLE))
    lines = [f"- `{one.id}` · {_by(one, language)}{_asked(one)}{_said(one)}" for one in found]
    return "\n".join([say("admin suggestions", language), *lines]) if lines else say("admin no suggestions", language)


async def approve(run: Run, incoming: Incoming, name: str) -> str:
    """Approve what somebody else supplied, into the collection of its answer or the one that is named."""
    into = str(incoming.payload.get("said") or "").removeprefix("--in").strip()

    async def act() -> Suggestion:
        given = await run.look(lambda session: suggestions.by_id(session, name))
        if len(content_of(given)) > _WHOLE:
            raise BadInput("It is longer than can be shown here.", hint="`errata suggestions` shows it whole.")
        by = actor_of(incoming)
        names = await names_of(run.services.couriers, [by])
        waived = bool(incoming.payload.get("waived"))
        if waived and not run.services.conversation.is_admin(incoming.user):
            raise Forbidden("A waiver is for who is the only admin; there are others here.")  # by a role, as others are
        collection = valid_name(into) if into else ""
        approval = Approval(by, collection, expires_at=until(KEPT_DAYS), waived=waived, names=names)
        return await _desk(run).approve(name, approval)

    return await _done(run, incoming, name, act)


async def reject(run: Run, incoming: Incoming, name: str) -> str:
    """Let it never become evidence."""
    return await _done(run, incoming, name, lambda: _desk(run).reject(name, actor_of(incoming)))


def actor_of(incoming: Incoming) -> str:
    """Return who did it, as the audit log names them."""
    return audit.person(incoming.place.platform, incoming.place.workspace, incoming.user)


async def _assigned(run: Run, name: str, owner: str, by: str) -> None:
    await run.transaction(lambda session: gaps.assign(session, name, owner, by))


async def _dismissed(run: Run, name: str, by: str) -> None:
    await run.transaction(lambda session: gaps.close(session, name, by))


async def _done(run: Run, incoming: Incoming, name: str, act: Callable[[], Awaitable[object]]) -> str:
    language = spoken_by(incoming)
    if run.services.indexer is None:
        return say("admin unknown", language, thing=f"`{name}`")
    try:
        done = await act()
    except OwnWords as error:
        command = str(incoming.payload.get("to_waive") or "")
        how = say("admin waive how", language, command=command) if command else ""
        return f"{retold.fault(OwnWords(error.message), language)} {how}".strip()
    except WhichCollection as error:
        how = str(incoming.payload.get("to_say_where") or "")
        return f"{retold.fault(error, language)} {how}".strip()
    except Permanent as error:
        return retold.fault(error, language)
    waived = isinstance(done, Suggestion) and done.waived
    return say("admin waived" if waived else "admin done", language, thing=f"`{name}`")


def _desk(run: Run) -> Desk:
    services, indexer = run.services, run.services.indexer
    assert indexer is not None  # noqa: S101 - looked at in _done
    return Desk(services.database, indexer, services.admins, services.people)


def _by(one: Suggestion, language: str) -> str:
    return f"{called_in(one, one.author, language)} · " if one.author else ""


def _asked(one: Suggestion) -> str:
    """What was asked when it was said: “With Petra.” can't be judged without."""
    asked = "" if one.details.get(SAID_TO) else one_line(one.question, _LONGEST)
    return f"“{asked}” → " if asked else ""


def _said(one: Suggestion) -> str:
    said = content_of(one)
    if said:
        return said[:_WHOLE] if len(said) <= _WHOLE else f"{said[:_WHOLE]} …"
    return f"{one.details.get('code_symbol')} = {one.target} ({one.score:.2f})"
