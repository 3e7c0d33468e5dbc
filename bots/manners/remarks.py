"""What somebody's message is to us, by its words alone: a question, small talk, a correction, or nothing for us."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache

from bots.manners import chat_words as words
from bots.manners.fragments import is_fragment, only_remarks
from bots.manners.said_of_us import OfUs, said_of_us
from bots.manners.vocatives import Call, call_in
from core.drafts.choices import NONE
from core.reading.characters import QUESTION_MARKS, has_digit, runs_of
from core.reading.detection import language_of
from core.reading.lexicon import words_of
from core.reading.number_words import NUMBERS
from core.reading.roles import Role
from core.reading.wording import AskedWord, kind_of, telling_words
from core.reading.words import content_words

LONGEST = 2_000  # characters looked at
_CORRECTED_WITHIN = 80  # characters: who corrects says so first
_TRAILED_OFF = 3  # words: `lol classic`, `bye see you monday`
_REACTION = 2  # words: `really? since when`
_ADDED = 3  # words: `and iv?`
_ANNOUNCED = 8  # words: `no worries, i'll ask the desk`
_STOPS = " .,!。！、"
_REPLIES_FROM = 4  # words: `i will ask lena`
_ASTONISHED = ("??", "?!", "!?", "？？", "？！", "！？", "? ?", "؟؟", "؟!", "!؟")
_BRIEF, _BRIEF_UNPARTED = 5, 10  # words, or characters of what is written without blanks
_STATED = 3  # words: `no, it is 8`
_POINTS_FROM = 4  # words that carry meaning: a question of fewer that says `it` is about what was said before
_PARTED = "ko"  # of the languages compared by pairs of characters, the one that puts blanks between its words
_WHOLE_FROM = 2  # words that carry meaning, or characters of one


class RemarkKind(StrEnum):
    """What a message is."""

    QUESTION = "question"
    """Something is asked, or asked for, of whoever reads it."""
    ABOUT_US = "about us"
    """Asked of the product itself: who it is, whether it is there, what it can do. `Remark.topic` says which."""
    SMALL_TALK = "small talk"
    """Greetings, thanks, assent, laughter, emoji, bare links: a reaction or nothing. `Remark.topic` says which."""
    CORRECTION = "correction"
    """Says that what was said is wrong: `that is wrong, it costs 8 now`."""
    TO_SOMEBODY = "to somebody else"
    """Names another person at its beginning or end, with or without a mention."""
    NOTHING = "nothing for us"
    """A statement, code, anything else: nobody is asked anything."""


class Topic(StrEnum):
    """What small talk says, or what is asked about us."""

    WHO = "who"
    HELP = "help"
    DOCUMENTS = "documents"
    FUN = "fun"
    BLAME = "blame"
    """That we are no good is said, of no answer: there is nothing to look up, and nothing to correct."""
    ASKING = "asking"
    """Whether we are there, or may be asked: what is to be asked does not stand there yet."""
    GREETING = "greeting"
    FAREWELL = "farewell"
    THANKS = "thanks"
    ASSENT = "assent"
    LAUGHTER = "laughter"
    EMOJI = "emoji"
    LINK = "link"


@dataclass(frozen=True, slots=True)
class Remark:
    """What a message is to us.

    `topic` is of small talk and of what is asked about us. `further`: it goes on from what was said before (`and for
    interns?`); what is asked about us is then a question, where anything was said (`please help`). `to_you`: it speaks
    to `you`, or of what people do together (`shall we?`). `brief`: of a few words. `reacts`: it answers to whoever
    spoke last (`really? since when`, `since today??`). `whole`: it says what it asks about; `refers`: it needs what was
    said before to be understood (`is that right?`); `doubts`: it doubts what was said (`isn't that for interns only?`);
    `recounted`: it asks after what people told, by its tense or by `he` and `she` (`what happened then?`). Of a
    statement: `denies`, it opens with a no or a warning; `changes`, it tells what holds now, or no longer, or opens
    with `wait`; `figured`, it tells a figure; `fragment`, it only names what may be asked next. `says`: the words and
    figures that it speaks of; `asks`: of a question, those that carry meaning in its `language`. `calls`: the word, set
    apart at its front or end, that may be the name
    of a person it is said to; `aimed`: what is said to it is whole, so that it hardly sets a topic apart.
    """

    kind: RemarkKind
    topic: Topic | None = None
    further: bool = False
    to_you: bool = False
    reacts: bool = False
    whole: bool = False
    refers: bool = False
    brief: bool = False
    doubts: bool = False
    recounted: bool = False
    denies: bool = False
    changes: bool = False
    figured: bool = False
    fragment: bool = False
    says: frozenset[str] = frozenset()
    asks: frozenset[str] = frozenset()
    language: str = ""
    calls: str = ""
    aimed: bool = False


@lru_cache(maxsize=4096)
def remark_of(text: str, language: str = "", *, in_detail: bool = True) -> Remark:
    """Return what a message is, without the mention of us; `language` (ISO 639-1) is what is spoken around it.

    Of a question, what it says and refers to takes as long to tell as that it is one: not where not `in_detail`.
    """
    said = words.plain(text[:LONGEST])
    if not text.strip():
        return Remark(RemarkKind.ABOUT_US, Topic.HELP, further=True)
    if not words.has_word(said):
        return _wordless(text)
    spoken = frozenset(filter(None, (language_of(said), language))) or words.ALL
    to_you = words.speaks_to_you(said, spoken)
    if words.names_person(said, to_you=to_you):
        return Remark(RemarkKind.TO_SOMEBODY)
    call = call_in(text[:LONGEST], spoken)
    if call is not None and call.sure:
        return Remark(RemarkKind.TO_SOMEBODY)
    remark = _remark_of(said, spoken, to_you=to_you, in_detail=in_detail)
    if remark.fragment and only_remarks(text[:LONGEST]):
        remark = replace(remark, fragment=False)
    if call is None or not in_detail:
        return remark
    beside = remark_of(call.said, language)
    return (
        replace(remark, calls=call.name, aimed=_is_aimed(beside, call)) if beside.kind in _SAID_TO_SOMEBODY else remark
    )


def _remark_of(said: str, spoken: frozenset[str], *, to_you: bool, in_detail: bool) -> Remark:
    if topic := _about(said):
        further, to_you = words.is_all(said, "chat_helps"), topic is Topic.ASKING
        return Remark(RemarkKind.ABOUT_US, topic, further=further, to_you=to_you)
    return _told_apart(said, spoken, to_you=to_you, in_detail=in_detail)


_SAID_TO_SOMEBODY = (RemarkKind.QUESTION, RemarkKind.ABOUT_US, RemarkKind.CORRECTION)


def _is_aimed(said: Remark, call: Call) -> bool:
    """Tell whether what is said beside what may be a name asks, and something whole where that opens the message.

    Beside a topic it rather refers to it: `Thandiwe, what is the travel budget?` and `Holiday, is that paid?`
    """
    if said.kind is not RemarkKind.QUESTION:
        return said.kind is RemarkKind.ABOUT_US
    return call.behind or ((said.whole or said.to_you) and not said.refers)


def is_stop(text: str) -> bool:
    """Tell whether a message says no more than that we are to stop: `stop`, `please cancel that`."""
    said = words.plain(text[:LONGEST])
    return not any(mark in text for mark in QUESTION_MARKS) and words.is_all(said, "chat_stops")


def means_none(reply: str) -> bool:
    """Tell whether a reply to what was asked back means none of the choices: its number is 0."""
    said = words.plain(reply[:LONGEST]).strip(f"{_STOPS}()[]#*")
    return said == NONE or said in words.terms("none_of_these")


def is_no_question(text: str) -> bool:
    """Tell whether a message plainly asks for nothing that documents could tell: courtesies, or a correction in words.

    A bare statement may be what somebody looks for (`estimate price`).
    """
    remark = remark_of(text)
    if remark.kind in (RemarkKind.SMALL_TALK, RemarkKind.CORRECTION):
        return True
    return remark.kind is RemarkKind.NOTHING and (remark.topic is Topic.THANKS or remark.denies)


def is_reply(text: str) -> bool:
    """Tell whether a message of somebody whom we asked may be what they say to it, however short.

    Not what they ask themselves or are about to do, and no small talk; but a yes, a no or a link may be all there is to
    say.
    """
    remark = remark_of(text)
    if remark.kind in (RemarkKind.QUESTION, RemarkKind.ABOUT_US):
        return False
    said = words.plain(text[:LONGEST])
    if remark.kind is RemarkKind.SMALL_TALK:
        return remark.topic is Topic.LINK or _is_yes_or_no(said)
    return not (_announces(words.behind_talk(said)) and not has_digit(said))


def _announces(said: str) -> bool:
    """Tell whether somebody only says what they are about to do: `let me check`."""
    return words.opens("chat_will", said) and len(said.split()) <= _REPLIES_FROM


def _is_yes_or_no(said: str) -> bool:
    alone = said.strip(_STOPS)
    return alone in words_of("yes_word") or (
        words.opens("chat_denies", said) and not words.is_more_than(said, "chat_denies")
    )


def _told_apart(said: str, spoken: frozenset[str], *, to_you: bool, in_detail: bool) -> Remark:
    asked = any(mark in said for mark in QUESTION_MARKS)
    if plainly := _told_plainly(said, spoken, asked=asked):
        return plainly
    behind = words.behind_talk(said)
    further = any(words.opens("chat_further", part, spoken) or _adds(part, spoken) for part in (said, behind))
    if asked or further or _asks(said, spoken) or _asks(behind, spoken):
        plain = Remark(RemarkKind.QUESTION, further=further, to_you=to_you, language=language_of(said))
        return _detailed(plain, said, behind, spoken) if in_detail else plain
    if len(said.split()) <= _ANNOUNCED and _ends_with_farewell(said):
        return Remark(RemarkKind.SMALL_TALK, Topic.FAREWELL)
    for topic, role in _TRAILS_OFF:
        if words.opens(role, said) and len(behind.split()) <= _TRAILED_OFF:
            return Remark(RemarkKind.SMALL_TALK, topic)
    if words.opens("chat_will", behind, spoken) and len(behind.split()) <= _ANNOUNCED and behind != said:
        return Remark(RemarkKind.SMALL_TALK, Topic.ASSENT)
    denies = words.opens("chat_denies", said, spoken) and words.is_more_than(said, "chat_denies")
    return Remark(
        RemarkKind.NOTHING,
        _thanks(said, behind),
        denies=denies and (behind == said or _states(behind)),
        changes=words.speaks("chat_changed", said, spoken) or words.opens("chat_halts", said, spoken),
        fragment=is_fragment(said, spoken),
        figured=any(has_digit(word) or NUMBERS.get(word, 0) > 1 for word in runs_of(said)),
        says=_words_of(said),
    )


def _told_plainly(said: str, spoken: frozenset[str], *, asked: bool) -> Remark | None:
    """Return what small talk, a correction and what is said of us are, None of anything else."""
    if topic := _small_talk(said, asked=asked):
        return Remark(RemarkKind.SMALL_TALK, topic)
    if not asked and _corrects(said, spoken):
        return Remark(RemarkKind.CORRECTION, changes=words.speaks("chat_changed", said, spoken), says=_words_of(said))
    of_us = said_of_us(said)
    return _OF_US[of_us] if of_us else None


def _states(behind: str) -> bool:
    """Tell whether what follows a no is more than a word or two: `no, it is 8`."""
    return len(behind.split()) >= _STATED or words.unparted(behind) > _STATED


def _ends_with_farewell(said: str) -> bool:
    """Tell whether the last clause is a farewell and nothing else: `need my train, talk later`."""
    last = words.last_part(said)
    return words.opens("chat_farewell", last) and words.is_talk(last)


def _adds(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a question does no more than add to the one before: `and iv?`."""
    first = min((said.find(mark) for mark in QUESTION_MARKS if mark in said), default=0)
    return 0 < len(said[:first].split()) <= _ADDED and words.opens("chat_and", said, spoken)


def told_in(text: str) -> frozenset[str]:
    """Return the words that carry meaning and the figures of a text, as they are compared."""
    return _words_of(words.plain(text[:LONGEST]))


def _words_of(said: str) -> frozenset[str]:
    return frozenset(content_words(said))


def _detailed(asked: Remark, said: str, behind: str, spoken: frozenset[str]) -> Remark:
    """Add to a question what it says and refers to."""
    first = min((said.find(mark) for mark in QUESTION_MARKS if mark in said), default=-1)
    opened = first >= 0 and len(said[:first].split()) <= _REACTION and words.has_word(said[first:])
    please = behind != said and words.opens("chat_asks", said)  # `please list ...`, where `please` alone is small talk
    talked = behind != said and not words.runs_together(said, behind)
    brief = _is_brief(said)
    astonished = brief and any(marks in said for marks in _ASTONISHED)
    telling = telling_words(behind, asked.language)
    return replace(
        asked,
        reacts=opened or (talked and not asked.further and not please) or (astonished and not asked.further),
        whole=_are_whole(telling, asked.language, least=1 if please else _WHOLE_FROM),
        refers=asked.further or (words.points_back(behind, spoken) and not _tells_more_than_it_points(behind)),
        brief=brief,
        doubts=words.opens("chat_doubts", said, spoken) or words.opens("chat_doubts", behind, spoken),
        recounted=words.speaks("chat_recounted", said, spoken)
        or words.has_word_ending("chat_recounted_ending", said, spoken),
        says=_words_of(said),
        asks=frozenset(term for word in telling for term in word.terms),
    )


def _is_brief(said: str) -> bool:
    unparted = words.unparted(said)
    return unparted <= _BRIEF_UNPARTED and len(said.split()) <= _BRIEF


def _says_what_it_asks(said: str, language: str, *, least: int) -> bool:
    """Tell whether a question has that many words that carry meaning, or two characters where words aren't parted."""
    return _are_whole(telling_words(said, language), language, least=least)


def _are_whole(telling: Sequence[AskedWord], language: str, *, least: int) -> bool:
    if kind_of(language) == "pairs" and language != _PARTED:
        return any(len(term) >= _WHOLE_FROM for word in telling for term in word.terms)
    return len(telling) >= least


def _tells_more_than_it_points(said: str) -> bool:
    return len(telling_words(said, language_of(said))) >= _POINTS_FROM


def _wordless(text: str) -> Remark:
    """Tell of a message without a word: a link, code, emoji or signs."""
    if words.has_link(text):
        return Remark(RemarkKind.SMALL_TALK, Topic.LINK)
    if words.has_code(text) or any(mark in text for mark in QUESTION_MARKS):
        return Remark(RemarkKind.NOTHING)
    return Remark(RemarkKind.SMALL_TALK, Topic.EMOJI)


_ABOUT: tuple[tuple[Topic, Role], ...] = (
    (Topic.ASKING, "about_asking"),
    (Topic.FUN, "about_fun"),
    (Topic.WHO, "about_who"),
    (Topic.HELP, "about_help"),
    (Topic.HELP, "chat_helps"),
    (Topic.DOCUMENTS, "about_documents"),
)
_ABOUT_ROLES = tuple(role for _, role in _ABOUT)
_FOR_SOMETHING: tuple[Role, ...] = ("chat_helps", "about_asking")
"""What is asked for with these may stand before them: `I can't find the leave policy, can you help?`"""
_TALK: tuple[tuple[Topic, Role], ...] = (
    (Topic.GREETING, "chat_greeting"),
    (Topic.FAREWELL, "chat_farewell"),
    (Topic.THANKS, "chat_thanks"),
    (Topic.LAUGHTER, "chat_laughter"),
    (Topic.ASSENT, "chat_ok"),
)


_OF_US = {
    OfUs.WHO: Remark(RemarkKind.ABOUT_US, Topic.WHO),
    OfUs.BLAME: Remark(RemarkKind.ABOUT_US, Topic.BLAME),
    OfUs.PRAISE: Remark(RemarkKind.SMALL_TALK, Topic.THANKS),
}
_TRAILS_OFF: tuple[tuple[Topic, Role], ...] = (
    (Topic.LAUGHTER, "chat_laughter"),
    (Topic.FAREWELL, "chat_farewell"),
)


def _about(said: str) -> Topic | None:
    last = words.last_clause(said)
    parts = dict.fromkeys((said, words.behind_talk(said), words.behind_fillers(said), last))
    plainly = (words.without_particles(part, words.ALL) for part in parts)
    for part in dict.fromkeys((*parts, *plainly)):
        for topic, role in _ABOUT if words.may_be_all(part, _ABOUT_ROLES) else ():
            says_it = words.says_only if topic is Topic.ASKING else words.is_all
            if not says_it(part, role):
                continue
            if part == last and role in _FOR_SOMETHING and _says_before(said, last):
                continue
            return topic
    return None


def _says_before(said: str, last: str) -> bool:
    """`I can't find the leave policy, can you help?` asks for that, not what we can do."""
    before = said[: len(said) - len(last)].rstrip() if said.endswith(last) else ""
    return _says_what_it_asks(before, language_of(said), least=_WHOLE_FROM)


def _small_talk(said: str, *, asked: bool) -> Topic | None:
    """Return what small talk says that has nothing else in it. A question has no filler beside it: `same for you?`."""
    if not words.is_talk(said, fillers=not asked):
        return None
    topic = next((topic for topic, role in _TALK if words.opens(role, said)), Topic.ASSENT)
    return Topic.THANKS if topic in _BESIDE_THANKS and words.opens("chat_thanks", words.last_part(said)) else topic


_BESIDE_THANKS = (Topic.ASSENT, Topic.LAUGHTER)
"""What is thanks all the same where these open it: `great, thank you!`."""


def _corrects(said: str, spoken: frozenset[str]) -> bool:
    first = said[:_CORRECTED_WITHIN]
    if any(words.speaks("chat_wrong", part, spoken) for part in (first, words.without_particles(first, spoken))):
        return True
    if any(words.is_all(part, "chat_wrong_alone") for part in (said, words.first_clause(said))):
        return True
    return words.is_all(words.behind_talk(said), "chat_wrong_alone") or (
        has_digit(said) and words.speaks("chat_wrong_figure", first, spoken)
    )


def _asks(said: str, spoken: frozenset[str]) -> bool:
    """Tell whether a text asks without a sign: by how it opens or ends, or by a question word."""
    if words.opens("chat_clause", said, spoken):
        return False
    return words.opens("chat_asks", said, spoken) or words.asks_by_word(said, spoken)


def _thanks(said: str, behind: str) -> Topic | None:
    """Tell whether the small talk that a text opens with says thanks: `cool thx bud`."""
    opening = said[: len(said) - len(behind)]
    return Topic.THANKS if words.speaks("chat_thanks", opening) else None
