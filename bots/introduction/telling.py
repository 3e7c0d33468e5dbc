"""What the bot says of itself, in Markdown: the greeting, and answers to what it is asked about itself. Pure."""

from __future__ import annotations

from collections.abc import Collection

from bots.introduction.kept import Introduction
from bots.introduction.overview import Overview
from bots.languages import say
from core.access.readers import bases_of
from core.model import DEFAULT_COLLECTION
from core.reading.days_told import day_told

SHOWN = 3  # questions in a text, or beneath it
_LONGEST_BUTTON = 75  # characters that every platform shows on one


def greeting(
    introduction: Introduction, language: str, *, ways: bool = True, typed: bool = False, pressed: bool = False
) -> str:
    """Return who it is, what it knows here, what to ask, and how to judge it.

    `ways`: also how it is asked on platforms. `typed`: at a terminal, which has no buttons to press. `pressed`: what
    `to_press` gives stands beneath it.
    """
    if introduction.overview.empty:
        nothing = say("nothing indexed operator" if typed else "intro nothing", language)
        return "\n\n".join([say("intro hello", language), nothing])
    tries = _tries(introduction, language, but=to_press(introduction) if pressed else ())
    told = [
        say("intro hello", language),
        _known(introduction.overview, language),
        "" if pressed else tries,
        say("intro ways", language) if ways else "",
        say("intro judge typed" if typed else "intro judge", language),
        tries if pressed else "",
    ]
    return "\n\n".join(filter(None, told))


def questions_told(introduction: Introduction, language: str) -> str:
    """Return what is said above what `to_press` gives, for whoever was greeted before there were any; '' without."""
    return _tries(introduction, language, but=to_press(introduction))


def to_press(introduction: Introduction) -> list[str]:
    """Return the questions that fit on buttons; none where nothing may be read."""
    shown = () if introduction.overview.empty else introduction.questions[:SHOWN]
    return [asked for asked in shown if len(asked) <= _LONGEST_BUTTON]


def documents_told(overview: Overview, language: str) -> str:
    """Return which documents may be read here: the latest by name."""
    if overview.empty:
        return say("intro nothing", language)
    names = [f"- {title}{f' ({day_told(day, language) or day})' if day else ''}" for title, day in overview.titles]
    left = overview.documents - len(names)
    names += [f"- {say('intro more', language, count=left)}"] if left > 0 else []
    return "\n\n".join(part for part in [_known(overview, language), "\n".join(names)] if part)


def _known(overview: Overview, language: str) -> str:
    lines = [say("intro documents", language, count=overview.documents)] if overview.documents else []
    if any(name != DEFAULT_COLLECTION for name in overview.collections):
        lines.append(say("intro collections", language, names=", ".join(bases_of(overview.collections))))
    if overview.first:
        first, last = (day_told(day, language) or day for day in (overview.first, overview.last))
        once = overview.first == overview.last
        dated = say("intro dated once", language, date=first) if once else ""
        lines.append(dated or say("intro dated", language, first=first, last=last))
    if overview.companies:
        lines.append(say("intro figures", language, companies=", ".join(overview.companies)))
    return "\n".join([f"**{say('intro know', language)}**", *(f"- {line}" for line in lines)])


def _tries(introduction: Introduction, language: str, but: Collection[str]) -> str:
    shown = introduction.questions[:SHOWN]
    asked = [f"- {question}" for question in shown if question not in but]
    return "\n".join([f"**{say('intro try', language)}**", *asked]) if shown else ""
