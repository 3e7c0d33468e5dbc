"""When to speak: from what a message is, and who has said what around it. A pure function."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import takewhile
from typing import Literal

from bots.manners.remarks import Remark, RemarkKind, Topic, remark_of, told_in
from core.reading.wording import held_terms

_A_PAIR = 2

Reply = Literal["mentions", "asked", "all"]
"""To what a channel is answered: `mentions` alone; also what is plainly `asked` in our threads; to `all` questions."""


_SAID_TO_US_ALONE = (Topic.ASKING, Topic.BLAME)
"""What is said to anybody who is there: to us only where nobody else is."""


class Speech(StrEnum):
    """What to do about a message."""

    ANSWER = "answer"
    CORRECT = "correct"
    """Keep it as feedback to the answer before it, with its reason."""
    REACT = "react"
    """A reaction says it; nothing is written, searched or counted."""
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Line:
    """What stands before a message, and who said it; `ours`: we did."""

    who: str
    text: str
    ours: bool = False


@dataclass(frozen=True, slots=True)
class Circumstances:
    """What there is to know of a message beside its words.

    `addressed`: a mention, a direct message, a command. `ours`: we have answered in this thread; `asker`: to this
    writer. `lines` is what stands before it, oldest first; None: nobody knows, and it is taken for ours to answer.
    `answered` is what our latest answer says, and the question that it answers. `called`: somebody there may have the
    name that the message calls (`Remark.calls`); None: nobody knows.
    """

    writer: str
    addressed: bool = False
    ours: bool = False
    asker: bool = False
    reply: Reply = "asked"
    lines: Sequence[Line] | None = None
    answered: str = ""
    called: bool | None = None


def speech(remark: Remark, around: Circumstances) -> Speech:
    """Return what to do about a message."""
    if around.addressed:
        return _addressed(remark, around)
    if around.reply == "mentions" or remark.kind is RemarkKind.TO_SOMEBODY or _calls_somebody(remark, around):
        return Speech.SILENT
    if remark.kind is RemarkKind.NOTHING:
        if remark.fragment and around.ours and around.asker and not _is_among_people(around):
            return Speech.ANSWER
        stated = (around.ours or around.answered) and _states_otherwise(remark, around)
        return Speech.CORRECT if stated else Speech.SILENT
    if not around.ours:
        if remark.kind is RemarkKind.CORRECTION and _bears_on_ours(remark, around):
            return Speech.CORRECT
        asks = remark.kind is RemarkKind.QUESTION and remark.whole and not remark.refers
        asks = asks and not _is_put_to_last(remark, around)
        return Speech.ANSWER if asks and around.reply == "all" else Speech.SILENT
    return _in_our_thread(remark, around)


def _addressed(remark: Remark, around: Circumstances) -> Speech:
    if around.ours and _states_otherwise(remark, around):
        return Speech.CORRECT
    thanked = remark.kind is RemarkKind.NOTHING and remark.topic is Topic.THANKS
    if remark.kind is RemarkKind.SMALL_TALK or thanked:
        return Speech.REACT
    return Speech.CORRECT if remark.kind is RemarkKind.CORRECTION and around.ours else Speech.ANSWER


def _in_our_thread(remark: Remark, around: Circumstances) -> Speech:
    """Decide in a thread where we answered, and nobody is named: most of what is said there is said to people."""
    talking = _is_talking_to_somebody(around)
    if remark.kind is RemarkKind.SMALL_TALK:
        return Speech.REACT if remark.topic is Topic.THANKS and around.asker and not talking else Speech.SILENT
    if remark.kind is RemarkKind.CORRECTION:
        return (
            Speech.CORRECT
            if not talking or _bears_on_ours(remark, around) or _ends_a_talk(remark, around)
            else Speech.SILENT
        )
    people = _people_since(around)
    if remark.topic in _SAID_TO_US_ALONE:
        return Speech.ANSWER if around.asker and not _is_among_people(around) else Speech.SILENT
    if not people:
        joins = _is_first_word(around) and not remark.to_you and not remark.doubts
        return Speech.ANSWER if around.asker or joins else Speech.SILENT
    if remark.to_you or (remark.recounted and not remark.further and not _bears_on_ours(remark, around)):
        return Speech.SILENT
    if not around.asker:
        only_small_talk = all(remark_of(line.text).kind is RemarkKind.SMALL_TALK for line in people)
        on_ours = (remark.refers or _bears_on_ours(remark, around)) and not (remark.doubts or remark.reacts)
        goes_on = remark.further or (only_small_talk and on_ours)
        joins = goes_on and _is_first_word(around) and not _is_taken_up(around)
        return Speech.ANSWER if joins else Speech.SILENT
    goes_on = remark.further or (remark.whole and not remark.reacts and not _is_taken_from_people(remark, around))
    return Speech.SILENT if talking and not goes_on else Speech.ANSWER


def _states_otherwise(remark: Remark, around: Circumstances) -> bool:
    """Tell whether a statement says that our answer does not hold: a no and what holds, or what has changed of it.

    Right behind our answer a no is said to it; later, and without one, it must speak of what we spoke of.
    """
    if remark.kind is not RemarkKind.NOTHING or not (remark.denies or remark.changes):
        return False
    if remark.denies and not _people_since(around) and (remark.changes or remark.figured):
        return around.ours or _bears_on_ours(remark, around)
    return _bears_on_ours(remark, around)


def _bears_on_ours(remark: Remark, around: Circumstances) -> bool:
    """Tell whether a message speaks of what we answered, or were asked, and not of what people said since."""
    of_people = frozenset[str]().union(*(told_in(line.text) for line in _people_since(around)))
    return bool((remark.says & _spoken_of(around)) - of_people)


def _spoken_of(around: Circumstances) -> frozenset[str]:
    """Return what we answered last, and were asked."""
    lines = around.lines or ()
    at = next((n for n in range(len(lines) - 1, -1, -1) if lines[n].ours), None)
    ours = [] if at is None else [lines[at].text, *[line.text for line in lines[max(at - 1, 0) : at] if not line.ours]]
    return frozenset[str]().union(*map(told_in, [*ours, around.answered]))


def _calls_somebody(remark: Remark, around: Circumstances) -> bool:
    """Tell whether a message calls a person: by what may be a name, and is nothing that we spoke of.

    `Thandiwe, what is the limit?` and `Germany, what is the limit?` differ in whether anybody there is called so. As
    long as nobody looked, what is asked in our thread is taken for ours, as all there is.
    """
    if not remark.calls or not told_in(remark.calls).isdisjoint(_spoken_of(around)):
        return False
    if around.called is not None:
        return around.called
    return remark.aimed and (around.lines is not None or not around.ours)


def _ends_a_talk(remark: Remark, around: Circumstances) -> bool:
    """Tell whether a message tells of a change when a person's question to people has had its reply."""
    since = _since_us(around)
    if not remark.changes or len(since) < _A_PAIR or since[0].who == around.writer:
        return False
    return since[1].who == around.writer and remark_of(since[1].text).kind is RemarkKind.QUESTION


def _is_taken_from_people(remark: Remark, around: Circumstances) -> bool:
    """Tell whether a question asks after what people just told, and of nothing that we spoke of: `which customer?`."""
    if _bears_on_ours(remark, around):
        return False
    told = " ".join(line.text for line in _people_since(around))
    return bool(remark.asks) and held_terms(remark.asks, told, remark.language) == remark.asks


def _is_put_to_last(remark: Remark, around: Circumstances) -> bool:
    """Tell whether a question to `you`, or after what was told, comes right behind what somebody else said.

    One of a few words comes back at what another just asked: `which one?`
    """
    last = around.lines[-1] if around.lines else None
    if last is None or last.ours or last.who == around.writer:
        return False
    asks_back = remark.brief and remark_of(last.text).kind is RemarkKind.QUESTION
    return remark.to_you or remark.recounted or asks_back


def _since_us(around: Circumstances) -> list[Line]:
    """Return what was said since our last answer, latest first."""
    return list(takewhile(lambda line: not line.ours, reversed(around.lines or ())))


def _people_since(around: Circumstances) -> list[Line]:
    """Return what other people said since our last answer, latest first."""
    return [line for line in _since_us(around) if line.who != around.writer]


def _is_talking_to_somebody(around: Circumstances) -> bool:
    """Tell whether a person has the word of another's: not where that was small talk, or they have replied."""
    people = _people_since(around)
    if not people:
        return False
    last = remark_of(people[0].text).kind
    answered = _since_us(around)[0].who == around.writer
    return not (last is RemarkKind.SMALL_TALK or answered)


def _is_taken_up(around: Circumstances) -> bool:
    """Tell whether people have said since our last answer what the next may go on from: a question, a correction."""
    goes_on_from = {RemarkKind.QUESTION, RemarkKind.CORRECTION, RemarkKind.TO_SOMEBODY}
    return any(remark_of(line.text).kind in goes_on_from for line in _people_since(around))


def _is_among_people(around: Circumstances) -> bool:
    """Tell whether anybody but the writer has spoken to us, or at all, in this thread."""
    return any(line.who != around.writer for line in around.lines or () if not line.ours)


def _is_first_word(around: Circumstances) -> bool:
    """Tell whether this is the writer's first in a thread of one person and us: no talk of people is going on."""
    people = {line.who for line in around.lines or () if not line.ours}
    return around.writer not in people and len(people) <= 1
