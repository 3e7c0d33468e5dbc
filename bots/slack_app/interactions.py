"""Buttons, the reason dialog and the message shortcut as `Incoming`. Pure."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bots.languages import say
from bots.messages import Incoming, Kind, Place
from bots.render.slack_text import escaped, readable
from bots.slack_app.translate import now

Body = Mapping[str, Any]

REASON_VIEW = "errata_reason"
REASON_BLOCK = "reason"
REASON_INPUT = "text"
ABOUT_VIEW, ABOUT_BLOCK, ABOUT_INPUT = "errata_about", "about", "question"
_LONGEST_REASON = 2_000
_LONGEST_ABOUT, _LONGEST_SHOWN, _MOST_QUOTED = 1_500, 2_500, 12  # of 3,000 characters that a dialog keeps beside


def from_feedback(body: Body, action: Body) -> Incoming | None:
    """Return the vote a feedback button's value (`up:ID`, `down:ID`) gives, or None where it makes no sense."""
    vote, _, answer_id = str(action.get("value", "")).partition(":")
    if vote not in ("up", "down") or not answer_id:
        return None
    return _clicked(
        body, action, Kind.FEEDBACK_ADDED, {"vote": vote, "via": "button", "emoji": "", "answer_id": answer_id}
    )


def from_why(body: Body, action: Body) -> Incoming:
    """Return the wish to see an answer's receipt."""
    return _clicked(body, action, Kind.WHY, {"answer_id": str(action.get("value", ""))})


def from_sources(body: Body, action: Body) -> Incoming:
    """Return the wish to see what an answer rests on."""
    return _clicked(body, action, Kind.SOURCES, {"answer_id": str(action.get("value", ""))})


def from_share(body: Body, action: Body) -> Incoming:
    """Return the wish to show a private answer to everybody where it was asked."""
    return _clicked(body, action, Kind.SHARE, {"answer_id": str(action.get("value", ""))})


def from_person(body: Body, action: Body) -> Incoming:
    """Return the wish to have a person asked what an answer lacks."""
    return _clicked(body, action, Kind.ASK_PERSON, {"answer_id": str(action.get("value", ""))})


def from_consent(body: Body, action: Body) -> Incoming:
    """Return whether what somebody replied may be kept, as they pressed."""
    agrees = str(action.get("action_id", "")).endswith("_agree")
    return _clicked(body, action, Kind.CONSENT, {"asked": str(action.get("value", "")), "agrees": agrees})


def without_block(body: Body, block_id: str) -> dict[str, Any] | None:
    """Return the request that takes a block out of the message it was pressed in, where that can be changed."""
    message, container = body.get("message") or {}, body.get("container") or {}
    blocks = [block for block in message.get("blocks") or () if block.get("block_id") != block_id]
    if not blocks or container.get("is_ephemeral"):
        return None
    there = {"channel": str(container.get("channel_id", "")), "ts": str(container.get("message_ts", ""))}
    return {**there, "text": str(message.get("text") or ""), "blocks": blocks}


def from_choice(body: Body, action: Body) -> Incoming | None:
    """Return the question behind a choice (`NUMBER:ID`), or None where it makes no sense: its answer follows below.

    Whoever presses the same one again asks nothing new.
    """
    number, _, answer_id = str(action.get("value", "")).partition(":")
    if not number.isdecimal() or not answer_id:
        return None
    pressed = _clicked(body, action, Kind.ASK, {"addressed": True, "answer_id": answer_id})
    place, team = pressed.place, _team(body)
    thread = place.thread or ("" if place.direct else place.message)
    alone = bool((body.get("container") or {}).get("is_ephemeral"))  # where nothing can be posted: it is replaced
    return replace(
        pressed,
        event_id=f"slack:{team}:{place.channel}:{place.message}:{pressed.user}:choice:{number}",
        place=replace(
            place,
            thread="" if alone else thread,
            message="",
            interaction=place.interaction if alone else "",
            private=alone,
        ),
        text=number,
    )


def is_in_message(body: Body) -> bool:
    """Say whether what was pressed stands in a message, rather than on the home page."""
    return (body.get("container") or {}).get("type") == "message"


def from_prompt(body: Body, action: Body) -> Incoming:
    """Return the question behind a suggested prompt: answered beneath an introduction, or in direct messages.

    The latter where it was pressed on the home page.
    """
    if is_in_message(body):
        pressed = _clicked(body, action, Kind.ASK, {"addressed": True})
        place, text = pressed.place, str(action.get("value", ""))
        thread = place.thread or ("" if place.direct else place.message)
        return replace(pressed, place=replace(place, thread=thread, message="", interaction=""), text=text)
    user, team = _user(body), _team(body)
    channel = str((body.get("view") or {}).get("private_metadata") or user)  # posting to a user opens their messages
    return Incoming(
        event_id=f"slack:{team}:home:{user}:{action.get('action_ts', '')}",
        kind=Kind.ASK,
        place=Place("slack", channel, team, direct=True, user=user),
        user=user,
        text=str(action.get("value", "")),
        payload={"addressed": True},
        received_at=now(),
    )


def from_shortcut(body: Body) -> Incoming:
    """Return the wish to have a message's claim verified; the verdict goes into its thread."""
    message, channel, team = body.get("message") or {}, str((body.get("channel") or {}).get("id", "")), _team(body)
    ts, user = str(message.get("ts", "")), _user(body)
    return Incoming(
        event_id=f"slack:{team}:{channel}:{ts}:verify:{body.get('action_ts', '')}",
        kind=Kind.VERIFY_CLAIM,
        place=Place(
            "slack",
            channel,
            team,
            thread=str(message.get("thread_ts") or ts),
            message=ts,
            direct=channel.startswith("D"),
            private=channel.startswith("D"),  # the shortcut is there in people's own conversations, too
            interaction=str(body.get("response_url") or ""),
            user=user,
        ),
        user=user,
        text=_claim(message),
        payload={"addressed": True},
        received_at=now(),
    )


def _claim(message: Body) -> str:
    """Return what a message says; apps often say it in attachments alone."""
    said = [message.get("text"), *(a.get("text") or a.get("fallback") for a in message.get("attachments") or ())]
    return readable("\n".join(str(text) for text in said if text))


def from_reason(body: Body) -> Incoming | None:
    """Return the reason written into the dialog, or None where it was left empty."""
    view = body.get("view") or {}
    about = json.loads(view.get("private_metadata") or "{}")
    values = (view.get("state") or {}).get("values") or {}
    text = str(((values.get(REASON_BLOCK) or {}).get(REASON_INPUT) or {}).get("value") or "").strip()
    if not text or not about.get("answer_id"):
        return None
    team, user = _team(body), _user(body)
    place = Place(
        "slack", str(about.get("channel", "")), team, str(about.get("thread", "")), str(about.get("message", ""))
    )
    return Incoming(
        event_id=f"slack:{team}:view:{view.get('id', '')}",
        kind=Kind.REASON,
        place=place,
        user=user,
        text=text[:_LONGEST_REASON],
        payload={"answer_id": str(about["answer_id"])},
        received_at=now(),
    )


def from_about(body: Body) -> Incoming | None:
    """Return the question that was written about a message, asked in its thread; None where none was written."""
    view = body.get("view") or {}
    about = json.loads(view.get("private_metadata") or "{}")
    values = (view.get("state") or {}).get("values") or {}
    question = str(((values.get(ABOUT_BLOCK) or {}).get(ABOUT_INPUT) or {}).get("value") or "").strip()
    if not question or not about.get("channel"):
        return None
    channel, user, ts = str(about["channel"]), _user(body), str(about.get("message", ""))
    said = {"role": "user", "text": str(about.get("text", "")), "message": ts, "quoted": True}
    thread = str(about.get("thread") or ts)
    return Incoming(
        event_id=f"slack:{_team(body)}:view:{view.get('id', '')}",
        kind=Kind.ASK,
        place=Place("slack", channel, _team(body), thread, direct=channel.startswith("D"), user=user),
        user=user,
        text=question[:_LONGEST_REASON],
        payload={"addressed": True} | ({"history": [said]} if said["text"] else {}),
        received_at=now(),
    )


def about_view(incoming: Incoming, language: str = "") -> dict[str, Any]:
    """Return the dialog that asks for a question about a message, which it quotes."""
    place = incoming.place
    text = incoming.text[:_LONGEST_ABOUT]
    about = {"channel": place.channel, "thread": place.thread, "message": place.message, "text": text}
    shown = "\n".join(f"> {line}" for line in escaped(text).splitlines()[:_MOST_QUOTED])
    return {
        "type": "modal",
        "callback_id": ABOUT_VIEW,
        "private_metadata": json.dumps(about),
        "title": _plain(say("about short", language)),
        "submit": _plain(say("send", language)),
        "close": _plain(say("close", language)),
        "blocks": [
            {"type": "section", "text": {"type": "mrkdwn", "text": shown[:_LONGEST_SHOWN] or "…"}},
            {
                "type": "input",
                "block_id": ABOUT_BLOCK,
                "label": _plain(say("about question", language)),
                "element": {
                    "type": "plain_text_input",
                    "action_id": ABOUT_INPUT,
                    "multiline": True,
                    "max_length": _LONGEST_REASON,
                    "placeholder": _plain(say("about example", language)),
                },
            },
        ],
    }


def reason_view(incoming: Incoming, language: str = "") -> dict[str, Any]:
    """Return the dialog that asks why an answer was bad."""
    place = incoming.place
    about = {
        "answer_id": incoming.payload.get("answer_id"),
        "channel": place.channel,
        "thread": place.thread,
        "message": place.message,
    }
    return {
        "type": "modal",
        "callback_id": REASON_VIEW,
        "private_metadata": json.dumps(about),
        "title": _plain(say("reason title", language)),
        "submit": _plain(say("send", language)),
        "close": _plain(say("skip", language)),
        "blocks": [
            {
                "type": "input",
                "block_id": REASON_BLOCK,
                "label": _plain(say("reason label", language)),
                "hint": _plain(say("reason hint", language)),
                "element": {
                    "type": "plain_text_input",
                    "action_id": REASON_INPUT,
                    "multiline": True,
                    "max_length": _LONGEST_REASON,
                },
            }
        ],
    }


def notice_view(text: str, language: str = "") -> dict[str, Any]:
    """Return a dialog that only says something."""
    said = {"type": "section", "text": {"type": "mrkdwn", "text": text}}
    return {"type": "modal", "title": _plain("Errata"), "close": _plain(say("close", language)), "blocks": [said]}


def _clicked(body: Body, action: Body, kind: Kind, payload: dict[str, Any]) -> Incoming:
    container, message = body.get("container") or {}, body.get("message") or {}
    channel = str(container.get("channel_id") or (body.get("channel") or {}).get("id", ""))
    ts, team, user = str(container.get("message_ts") or message.get("ts", "")), _team(body), _user(body)
    return Incoming(
        event_id=f"slack:{team}:{channel}:{ts}:{user}:{action.get('action_id', '')}:{action.get('action_ts', '')}",
        kind=kind,
        place=Place(
            "slack",
            channel,
            team,
            thread=str(container.get("thread_ts") or message.get("thread_ts") or ""),
            message=ts,
            direct=channel.startswith("D"),
            interaction=str(body.get("response_url") or ""),
            user=user,
        ),
        user=user,
        payload=payload,
        received_at=now(),
    )


def _user(body: Body) -> str:
    return str((body.get("user") or {}).get("id", ""))


def _team(body: Body) -> str:
    return str((body.get("team") or {}).get("id") or (body.get("user") or {}).get("team_id") or "")


def _plain(text: str) -> dict[str, Any]:
    return {"type": "plain_text", "text": text, "emoji": True}
