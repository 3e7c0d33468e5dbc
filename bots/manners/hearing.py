"""What becomes of a message: a question, a correction, a reaction of ours, or nothing. Pure; knows no platform."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bots.manners.doubting import doubts_figure
from bots.manners.remarks import RemarkKind, Topic, is_stop, means_none, remark_of
from bots.manners.speaking import Circumstances, Line, Reply, Speech, speech
from bots.messages import Incoming, Kind, Reaction, Said
from core.drafts.choices import chosen
from core.model import Choice
from core.reading.detection import language_of

_REACTIONS = {
    Topic.THANKS: Reaction.THANKED,
    Topic.GREETING: Reaction.GREETED,
    Topic.FAREWELL: Reaction.GREETED,
}


@dataclass(frozen=True, slots=True)
class Known:
    """What is on record of a conversation. `ours`: we answered in it, or above it; `asker`: this writer asked.

    `answer_id` is the latest answer's, `choices` what it offers where it asked back, `language` the one it is in, and
    `answered` what it says and the question that it answers. In a channel, outside of threads, it is what was said
    there last to anybody, and not `ours`.
    """

    ours: bool = False
    asker: bool = False
    answer_id: str = ""
    choices: tuple[Choice, ...] = ()
    language: str = ""
    answered: str = ""


@dataclass(frozen=True, slots=True)
class Heard:
    """What becomes of an event: taken in as `incoming`, reacted to, or neither."""

    incoming: Incoming | None = None
    reaction: Reaction | None = None


NOTHING = Heard()


def is_spoken(incoming: Incoming) -> bool:
    """Tell whether an event is a message that somebody wrote: no command, and no choice that was pressed."""
    pressed = bool(incoming.payload.get("answer_id"))
    return incoming.kind is Kind.ASK and bool(incoming.place.message) and not incoming.place.interaction and not pressed


def is_addressed(incoming: Incoming) -> bool:
    """Tell whether an event is plainly for us: a mention, a direct message, a command."""
    return incoming.place.direct or bool(incoming.payload.get("addressed", True))


def is_plainly_asked(incoming: Incoming) -> bool:
    """Tell whether a message asks us something, whatever was said before: nothing need be looked up to take it in."""
    if not is_addressed(incoming):
        return False
    remark = remark_of(incoming.text, in_detail=False)  # told of every message before it is acknowledged
    return remark.kind is RemarkKind.QUESTION and bool(remark.language)


def may_be_asked(incoming: Incoming) -> bool:
    """Tell, by its words alone, whether a message may be for us: most of what is said in channels is not."""
    if is_addressed(incoming) or in_thread(incoming):
        return True
    remark = remark_of(incoming.text)
    asks = remark.kind in (RemarkKind.QUESTION, RemarkKind.CORRECTION) or remark.fragment
    return asks or remark.denies or remark.changes


def asks_on(incoming: Incoming, first: str) -> Heard:
    """Return what becomes of a message outside of threads whose writer has a question (`first`) being answered there.

    What goes on from it, or asks something whole of nobody else, is for us, and is asked with the first before it.
    """
    remark = remark_of(incoming.text, language_of(first))
    whole = remark.kind is RemarkKind.QUESTION and (remark.further or (remark.whole and not remark.refers))
    if not (whole or remark.fragment) or remark.to_you or remark.doubts or remark.recounted or remark.calls:
        return NOTHING
    before = [{"role": "user", "text": first}]
    return Heard(replace(incoming, payload={**incoming.payload, "addressed": True, "history": before}))


def may_concern(incoming: Incoming, reply: Reply) -> bool:
    """Tell, without a look at what is on record, whether a message may be for us."""
    if is_addressed(incoming):
        return True
    if reply == "mentions":
        return False
    return reply == "all" or in_thread(incoming)


def taken_plainly(incoming: Incoming) -> Incoming | None:
    """Return what an event is taken in as, whatever was said before; None where that must be known.

    What says no more to us than stop is the command, of its thread, or of its channel outside of one.
    """
    if not is_spoken(incoming):
        return incoming
    if is_addressed(incoming) and is_stop(incoming.text):
        place = incoming.place if in_thread(incoming) else replace(incoming.place, thread="")
        return replace(incoming, kind=Kind.STOP, place=place)
    return incoming if is_plainly_asked(incoming) else None


def in_thread(incoming: Incoming) -> bool:
    """Tell whether a message is a reply, rather than one that a thread may be started from."""
    return incoming.place.thread not in ("", incoming.place.message)


def heard(
    incoming: Incoming,
    reply: Reply,
    known: Known,
    said: Sequence[Said] | None = None,
    *,
    called: bool | None = None,
) -> Heard:
    """Return what becomes of a message; `said` is what stands before it, None where nobody looked.

    `called`: somebody there may have the name that it calls; None where nobody looked, either.
    """
    chooses = bool(known.choices) and (is_addressed(incoming) or known.asker)
    if chooses and (means_none(incoming.text) or chosen(incoming.text, known.choices) is not None):
        return Heard(incoming)
    remark = remark_of(incoming.text, known.language)
    done = speech(remark, replace(_around(incoming, reply, known, said), called=called))
    if done is Speech.ANSWER and known.answer_id and doubts_figure(incoming.text, known.answered, known.language):
        done = Speech.CORRECT
    if done is Speech.ANSWER:
        unasked = not is_addressed(incoming) and not known.ours
        return Heard(replace(incoming, payload={**incoming.payload, "unasked": True}) if unasked else incoming)
    if done is Speech.CORRECT and known.answer_id:
        payload = {"answer_id": known.answer_id, "addressed": is_addressed(incoming)}
        return Heard(replace(incoming, kind=Kind.CORRECTION, payload=payload))
    if done is Speech.CORRECT:
        return Heard(incoming) if is_addressed(incoming) else NOTHING
    return Heard(reaction=_REACTIONS.get(remark.topic)) if done is Speech.REACT and remark.topic else NOTHING


def _around(incoming: Incoming, reply: Reply, known: Known, said: Sequence[Said] | None) -> Circumstances:
    return Circumstances(
        writer=incoming.user,
        addressed=is_addressed(incoming),
        ours=known.ours,
        asker=known.asker,
        reply=reply,
        answered=known.answered,
        lines=None if said is None else tuple(Line(one.who, one.text, one.ours) for one in said),
    )
