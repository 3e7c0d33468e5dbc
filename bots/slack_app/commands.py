"""Slash commands as `Incoming`: `/ask` with its options, and `/errata` with its subcommands. Pure."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from bots.command_options import asked
from bots.messages import Incoming, Kind, Place
from bots.render.slack_text import neutral, readable
from bots.slack_app.translate import now
from core.access.rights import LONGEST_NAME
from core.errors import BadInput
from core.model import Mode

Body = Mapping[str, Any]

ASK_HELP = (
    "Ask me something: `/ask How many days of leave do we have?`\n"
    "Options, in front or behind: `--private` (the answer comes as a direct message), "
    "`--mode standard|crag|self_reflective|both|auto`, `--in COLLECTION` (may be repeated)."
)
HELP = (
    "*What I understand*\n"
    "`/ask QUESTION` - an answer from the documents, with its sources\n"
    "`/errata why` - how the latest answer here was checked\n"
    "`/errata sources` - what it rests on\n"
    "`/errata feedback` - what feedback this channel gave\n"
    "`/errata stop` - stop answering here"
)
ADMIN_HELP = (
    "`/errata learn https://... [--in COLLECTION]` - learn from a page (admins)\n"
    "`/errata settings [mode=... collections=a,b|everyone's|all|none reply=mentions|asked|all "
    "unasked_above=0.7 feedback=on|off respond_to_bots=on|off guests=on|off digest=on|off "
    "owner=@NAME ingesters=admins|everyone|nobody]` - show or change this "
    "channel's settings (admins)\n"
    "`/errata jobs`, `/errata documents`, `/errata feedback all`, `/errata gaps`, `/errata suggestions` - what was "
    "given up, what I read, votes against answers, what the documents lack, what waits for approval; shown and acted "
    "upon (admins)"
)
_ABOUT_A_LINK = str.maketrans("<>|", "   ")  # as Slack writes one: `<https://example.com|label>`
_CONFIRM = " confirm"
ADMIN_ACTS = {
    "jobs": ("retry",),
    "documents": ("reindex", "remove"),
    "votes": ("dismiss",),
    "gaps": ("assign", "answer", "dismiss"),
    "suggestions": ("approve", "reject"),
}
_TWO_PARTS = ("assign", "answer", "approve")  # an id, and to whom, with what words, or into which collection
_WAIVES = ("--waive", "—waive", "–waive")
_MISSPELT = 0.8  # as `difflib` measures it, of 1: `remov` is `remove`, `removal` is the name of something
_SWITCHES = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


@dataclass(frozen=True, slots=True)
class Reply:
    """What the user is told at once, nothing else being done."""

    text: str


def from_command(body: Body) -> Incoming | Reply:
    """Return what a slash command asks for, or what to say where it makes no sense."""
    text = str(body.get("text") or "").strip()
    try:
        if str(body.get("command", "")).lstrip("/") == "ask":
            return _ask(body, text)
        name, rest = _subcommand(text)
        subcommand = _SUBCOMMANDS.get(name.lower())
        return subcommand(body, rest.strip()) if subcommand else Reply(f"{_meant(name.lower())}{HELP}")
    except BadInput as error:
        return Reply(neutral(str(error)))


def _subcommand(text: str) -> tuple[str, str]:
    """Return the subcommand and what belongs to it; options of `ask` may stand before it, too."""
    words = text.split(" ")
    at = next((at for at, word in enumerate(words) if word.lower() == "ask"), 0)
    in_front = words[0].startswith(("-", "\u2014", "\u2013")) and at > 0
    return (words[at], " ".join(words[:at] + words[at + 1 :])) if in_front else (words[0], " ".join(words[1:]))


def _meant(name: str) -> str:
    """Return a line about a subcommand that is none, with the nearest one; nothing where none was given."""
    if not name:
        return ""
    near, named = get_close_matches(name[:LONGEST_NAME], _SUBCOMMANDS, n=1), neutral(name[:LONGEST_NAME])
    if not near:
        return f"There is no `/errata {named}`.\n\n"
    return f"There is no `/errata {named}`: did you mean `/errata {near[0]}`?\n\n"


def _ask(body: Body, text: str) -> Incoming | Reply:
    said = asked(readable(text))
    if not said.question:
        return Reply(ASK_HELP)
    return _incoming(body, Kind.ASK, said.question, said.payload, private=said.private)


def _mode(value: str) -> str:
    if value.lower() not in list(Mode):
        raise BadInput(f"There is no mode {value}.", hint=f"Modes: {', '.join(Mode)}.")
    return value.lower()


def _why(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.WHY)


def _sources(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.SOURCES)


def _summary(body: Body, rest: str) -> Incoming:
    if rest.split()[:1] in (["all"], ["dismiss"]):  # what stands everywhere is for admins
        return _administer(body, "votes", rest.removeprefix("all").strip())
    return _incoming(body, Kind.SUMMARY)


def _stop(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.STOP)


def _jobs(body: Body, rest: str) -> Incoming:
    return _administer(body, "jobs", rest)


def _documents(body: Body, rest: str) -> Incoming:
    return _administer(body, "documents", rest)


def _gaps(body: Body, rest: str) -> Incoming:
    return _administer(body, "gaps", rest)


def _suggestions(body: Body, rest: str) -> Incoming:
    return _administer(body, "suggestions", rest)


def _administer(body: Body, what: str, rest: str) -> Incoming:
    """`documents remove handbook.pdf confirm`; what is no act is looked for in the list.

    Raises `BadInput` for what is one but for a letter or two, with something behind it: `gaps dismis ID`.
    """
    act, _, name = rest.partition(" ")
    if act not in ADMIN_ACTS[what]:
        near = get_close_matches(act[:LONGEST_NAME], ADMIN_ACTS[what], n=1, cutoff=_MISSPELT) if name.strip() else []
        if near:
            raise BadInput(f"There is no `/errata {what} {act}`: did you mean `/errata {what} {near[0]}`?")
        act, name = "list", rest
    confirmed = act == "remove" and name.endswith(_CONFIRM)
    name, said = name.removesuffix(_CONFIRM).strip(), ""
    if act in _TWO_PARTS:
        name, _, said = name.partition(" ")
    payload: dict[str, Any] = {
        "what": what,
        "act": act,
        "name": name,
        "said": said.strip() if act == "assign" else readable(said),
        "confirmed": confirmed,
    }
    command = f"/errata {what} {act} {name}"
    how = {"to_confirm": f"`{command}{_CONFIRM}`"}
    if act == "approve":
        payload["waived"], payload["said"] = _waived(str(payload["said"]))
        how |= {"to_say_where": f"`{command} --in COLLECTION`", "to_waive": f"`{command} --waive`"}
    return _incoming(body, Kind.ADMINISTER, "", payload | how)


def _waived(said: str) -> tuple[bool, str]:
    """Return whether `--waive` stands among what was said, and all else of it."""
    rest = [word for word in said.split() if word not in _WAIVES]
    return len(rest) < len(said.split()), " ".join(rest)


def _help(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.HELP, "", {"commands": HELP, "admin_commands": ADMIN_HELP})


def _learn(body: Body, rest: str) -> Incoming | Reply:
    urls = [word for word in rest.translate(_ABOUT_A_LINK).split() if word.startswith(("http://", "https://"))]
    if not urls:
        return Reply(
            "Give me an address: `/errata learn https://...`; files are uploaded in a message that mentions me."
        )
    collection = _collection(rest)
    payload: dict[str, Any] = {"files": [], "urls": urls}
    return _incoming(body, Kind.INGEST, "", payload | ({"collection": collection} if collection else {}))


def _collection(rest: str) -> str:
    """Return what stands behind `--in`, by a blank or a sign of equality."""
    said = rest.replace("=", " ").split()
    return next((value for option, value in pairwise(said) if option.endswith(("--in", "—in", "–in"))), "")


def _settings(body: Body, rest: str) -> Incoming:
    changes = dict(_change(pair) for pair in rest.split())
    return _incoming(body, Kind.CONFIGURE, "", {"changes": changes})


def _change(pair: str) -> tuple[str, Any]:
    name, sign, value = pair.partition("=")
    read = SETTINGS.get(name)
    if read is None or not sign or not value:
        raise BadInput(f"I don't understand {pair}.", hint=f"Settings: {', '.join(SETTINGS)}, as NAME=VALUE.")
    return name, read(value)


def _switch(value: str) -> bool:
    if value.lower() not in _SWITCHES:
        raise BadInput(f"{value} is neither on nor off.")
    return _SWITCHES[value.lower()]


def _ingesters(value: str) -> str:
    if value not in ("admins", "everyone", "nobody"):
        raise BadInput(f"ingesters is admins, everyone or nobody, not {value}.")
    return value


SETTINGS: dict[str, Callable[[str], Any]] = {
    "mode": _mode,
    "collections": str,
    "respond_to_bots": _switch,
    "ingesters": _ingesters,
    "feedback": _switch,
    "guests": _switch,
    "reply": str,
    "unasked_above": str,
    "owner": str,
    "digest": _switch,
    "follow_ups": _switch,
}
_SUBCOMMANDS: dict[str, Callable[[Body, str], Incoming | Reply]] = {
    "why": _why,
    "sources": _sources,
    "feedback": _summary,
    "stop": _stop,
    "learn": _learn,
    "settings": _settings,
    "jobs": _jobs,
    "documents": _documents,
    "gaps": _gaps,
    "suggestions": _suggestions,
    "ask": _ask,
    "help": _help,
}


def _incoming(
    body: Body, kind: Kind, text: str = "", payload: Mapping[str, Any] | None = None, *, private: bool = False
) -> Incoming:
    team, channel, user = str(body.get("team_id", "")), str(body.get("channel_id", "")), str(body.get("user_id", ""))
    direct = channel.startswith("D")
    return Incoming(
        event_id=f"slack:{team}:command:{body.get('trigger_id', '')}",
        kind=kind,
        place=Place(
            "slack",
            channel,
            team,
            direct=direct,
            private=private or direct,  # a command reaches us from people's own conversations, too
            interaction=str(body.get("response_url") or ""),
            user=user,
        ),
        user=user,
        text=text,
        payload=payload or {},
        received_at=now(),
    )
