"""Slash commands as `Incoming`: `/ask` with its options, and `/errata` with its subcommands. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from itertools import pairwise
from typing import Any

from bots.messages import Incoming, Kind, Place
from bots.render.slack_text import neutral, readable
from bots.slack_app.translate import now
from core.access.rights import LONGEST_NAME
from core.errors import BadInput
from core.model import Mode

Body = Mapping[str, Any]

ASK_HELP = (
    "Ask me something: `/ask How many days of leave do we have?`\n"
    "Options in front: `--private` (the answer comes as a direct message), "
    "`--mode standard|crag|self_reflective|both|auto`, `--in COLLECTION` (may be repeated)."
)
HELP = (
    "*What I understand*\n"
    "`/ask QUESTION` - an answer from the documents, with its sources\n"
    "`/errata why` - how the latest answer here was checked\n"
    "`/errata sources` - what it rests on\n"
    "`/errata feedback` - what feedback this channel gave\n"
    "`/errata stop` - stop answering here\n"
    "`/errata learn https://... [--in COLLECTION]` - learn from a page (admins)\n"
    "`/errata settings [mode=... collections=a,b|everyone's|all|none follow_ups=on|off feedback=on|off "
    "respond_to_bots=on|off ingesters=admins|everyone|nobody]` - show or change this channel's settings (admins)"
)
_OPTION = re.compile(r"(?:--|—|–)(?P<name>private|mode|in)(?:(?:\s+|=)(?P<value>[^\s-]\S*))?\s*", re.IGNORECASE)
_ABOUT_A_LINK = str.maketrans("<>|", "   ")  # as Slack writes one: `<https://example.com|label>`
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
        name, _, rest = text.partition(" ")
        subcommand = _SUBCOMMANDS.get(name.lower())
        return subcommand(body, rest.strip()) if subcommand else Reply(f"{_meant(name.lower())}{HELP}")
    except BadInput as error:
        return Reply(neutral(str(error)))


def _meant(name: str) -> str:
    """Return a line about a subcommand that is nearly one; nothing of any other."""
    near = get_close_matches(name[:LONGEST_NAME], _SUBCOMMANDS, n=1)
    return f"There is no `/errata {neutral(name)}`: did you mean `/errata {near[0]}`?\n\n" if near else ""


def _ask(body: Body, text: str) -> Incoming | Reply:
    options, question = _options(text)
    if not question:
        return Reply(ASK_HELP)
    payload: dict[str, Any] = {"addressed": True}
    if options["mode"]:
        payload["mode"] = _mode(options["mode"][-1])
    if options["in"]:
        payload["collections"] = options["in"]
    if options["private"]:
        payload["private"] = True
    return _incoming(body, Kind.ASK, readable(question), payload, private=bool(options["private"]))


def _options(text: str) -> tuple[dict[str, list[str]], str]:
    """Take options off the front. `--private` takes no value."""
    options: dict[str, list[str]] = {"private": [], "mode": [], "in": []}
    at = 0
    while match := _OPTION.match(text, at):
        name, value = match["name"].lower(), match["value"] or ""
        if name == "private":
            options[name].append("yes")
            at = match.start("value") if match["value"] else match.end()
        elif not value:
            raise BadInput(f"--{name} needs a value.", hint=ASK_HELP)
        else:
            options[name].append(value)
            at = match.end()
    return options, text[at:].strip()


def _mode(value: str) -> str:
    if value not in list(Mode):
        raise BadInput(f"There is no mode {value}.", hint=f"Modes: {', '.join(Mode)}.")
    return value


def _why(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.WHY)


def _sources(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.SOURCES)


def _summary(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.SUMMARY)


def _stop(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.STOP)


def _help(body: Body, _: str) -> Incoming:
    return _incoming(body, Kind.HELP, "", {"commands": HELP})


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
    "follow_ups": _switch,
}
_SUBCOMMANDS: dict[str, Callable[[Body, str], Incoming | Reply]] = {
    "why": _why,
    "sources": _sources,
    "feedback": _summary,
    "stop": _stop,
    "learn": _learn,
    "settings": _settings,
    "ask": _ask,
    "help": _help,
}


def _incoming(
    body: Body, kind: Kind, text: str = "", payload: Mapping[str, Any] | None = None, *, private: bool = False
) -> Incoming:
    team, channel, user = str(body.get("team_id", "")), str(body.get("channel_id", "")), str(body.get("user_id", ""))
    return Incoming(
        event_id=f"slack:{team}:command:{body.get('trigger_id', '')}",
        kind=kind,
        place=Place(
            "slack",
            channel,
            team,
            direct=channel.startswith("D"),
            private=private,
            interaction=str(body.get("response_url") or ""),
            user=user,
        ),
        user=user,
        text=text,
        payload=payload or {},
        received_at=now(),
    )
