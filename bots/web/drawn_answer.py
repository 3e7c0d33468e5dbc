"""An answer as the pages draw it: every text rendered, so that templates only put it in its place."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from markupsafe import Markup

from bots.introduction import ITSELF
from bots.languages import say
from bots.render.html_passage import passage_html, plain_markdown_once
from bots.render.html_text import answer_html, cleaned
from bots.render.plain import is_judged, language_asked_in, may_ask_person, question_asked, remarks, sureness, unmarked
from bots.render.receipt import receipt_text
from bots.render.svg_chart import table_chart
from bots.render.table_text import table_text
from bots.render.told_sources import SourceLine, links_of, quoted_sources, safe_url, source_lines
from bots.web.page_pictures import has_pages
from bots.web.reading import Said
from core.access.readers import base_of
from core.extraction.quoting import code_quoted, quote_of
from core.model import Answer, Mode, Passage
from core.reading.days_told import with_days
from core.text.printable import legible
from core.text.secrets import masked

_MOST_ROWS = 60
NOTHING_SAID = Said({})
_MODES = {
    Mode.STANDARD: "mode standard",
    Mode.CRAG: "mode crag",
    Mode.SELF_REFLECTIVE: "mode reflective",
    Mode.BOTH: "mode both",
    Mode.AUTO: "mode auto",
}


@dataclass(frozen=True, slots=True)
class DrawnSource:
    """One line of the list of sources; `said` is what bears the answer out."""

    number: int
    title: str
    where: str
    said: str
    href: str


@dataclass(frozen=True, slots=True)
class DrawnAnswer:
    """What a template needs to draw an answer. `vote` is the caller's standing one: up, down or nothing.

    `asking`: its text without the list of `choices`, for where these are buttons.
    `person`: what was refused may be asked of one; `waits`: and is.
    """

    id: str
    question: str
    language: str
    outcome: str
    outcome_said: str
    sure: str
    cached: bool
    text: Markup
    notes: tuple[str, ...]
    chart: Markup
    table: Markup
    table_rows: int
    sources: tuple[DrawnSource, ...]
    choices: tuple[str, ...]
    asking: Markup
    receipt: Markup
    mode: str
    vote: str
    judged: bool
    person: bool
    waits: bool
    itself: bool
    against: tuple[str, ...] = ()
    open: str = ""  # an answer stands: nothing is waited for

    @property
    def say(self) -> Callable[..., str]:
        """Return what says a phrase in the language of the question: a card is in one."""
        return partial(_said, self.language)

    @property
    def modes(self) -> list[tuple[str, str]]:
        """Return (mode, what it is called) of all there are."""
        return mode_names(self.language)


def _said(language: str, name: str, **parts: object) -> str:
    return say(name, language, **parts)


@dataclass(frozen=True, slots=True)
class DrawnPassage:
    """A source, whole: its passage with the proving words marked, and where the original is."""

    line: SourceLine
    text: Markup
    url: str
    collection: str
    picture: str = ""


def drawn(
    answer: Answer,
    template: str | None,
    said: Said = NOTHING_SAID,
    *,
    against: Sequence[str] = (),
    base: str = "/fragments/answers",
) -> DrawnAnswer:
    """Return an answer for a page; `template` is SOURCE_URL_TEMPLATE, `base` what its sources' addresses begin with.

    `against`: what was said, in its conversation, against those that stood before it.
    """
    language = language_asked_in(answer)
    here = f"{base}/{answer.id}/sources"
    known = {s.number: (f"{here}/{s.number}", _cite_label(s.number, language)) for s in answer.sources}
    choices = tuple(legible(choice.label) for choice in answer.choices)
    return DrawnAnswer(
        id=answer.id,
        question=legible(question_asked(answer)),
        language=language,
        outcome=answer.outcome.value,
        outcome_said=say(answer.outcome.value, language),
        sure="" if choices else sureness(answer, language),
        cached=answer.cached,
        text=Markup(answer_html(legible(answer.text), links_of(answer, template), known)),  # noqa: S704 - cleaned
        notes=tuple(masked(legible(unmarked(note))) for note in remarks(answer)),
        chart=table_chart(answer.table, language),
        table=_table(answer, language),
        table_rows=len(answer.table.rows) if answer.table is not None else 0,
        sources=_sources(answer, template, here),
        choices=choices,
        asking=Markup(answer_html(_without_choices(legible(answer.text), choices), frozenset(), {})),  # noqa: S704
        receipt=_markdown(receipt_text(answer, headed=False)),  # its summary is its heading
        mode=answer.mode.value,
        vote=said.votes.get(answer.id, ""),
        judged=not choices and is_judged(answer),
        person=may_ask_person(answer),
        waits=answer.id in said.waiting,
        itself=answer.model == ITSELF,
        against=tuple(map(legible, against)),
    )


def drawn_passage(answer: Answer, number: int, template: str | None, here: str = "") -> DrawnPassage | None:
    """Return one source of an answer, None where it has none of that number; `here` is its own address."""
    source = next((source for source in answer.sources if source.number == number), None)
    if source is None:
        return None
    passage = source.passage
    line = next(line for line in source_lines(answer, template) if line.number == number)
    said, code = quote_of(answer.text, number, passage).said, code_quoted(answer.text, passage)
    return DrawnPassage(
        line=line,
        text=Markup(passage_html(_written(passage, answer), passage.meta, said, code, answer.text)),  # noqa: S704 - cleaned
        url=safe_url(line.url) or "",
        collection=base_of(passage.meta.collection),
        picture=f"{here}/page.png" if here and has_pages(passage.meta) else "",
    )


def _written(passage: Passage, answer: Answer) -> str:
    """Return a passage's text: days of a table of ours as its reader writes them, a document's words as they are."""
    language = language_asked_in(answer)
    return with_days(passage.text, language) if passage.meta.is_facts else passage.text


def mode_names(language: str) -> list[tuple[str, str]]:
    """Return (mode, what it is called) of all there are."""
    return [(mode.value, say(name, language)) for mode, name in _MODES.items()]


def _cite_label(number: int, language: str) -> str:
    return say("page source", language, number=number)


def _without_choices(text: str, choices: Sequence[str]) -> str:
    """Return the text of an answer that asks back without the numbered list of what its buttons say."""
    listed = {f"{number}. {choice}" for number, choice in enumerate(choices, start=1)}
    return "\n".join(line for line in text.splitlines() if line.strip() not in listed)


def _sources(answer: Answer, template: str | None, here: str) -> tuple[DrawnSource, ...]:
    return tuple(
        DrawnSource(line.number, line.title, line.where, quote.said, f"{here}/{line.number}")
        for line, quote in quoted_sources(answer, template)
    )


def _table(answer: Answer, language: str) -> Markup:
    written = table_text(answer.table, _MOST_ROWS, language)
    return _markdown(written) if written else Markup("")


def _markdown(text: str) -> Markup:
    return Markup(cleaned(plain_markdown_once().render(text)))  # noqa: S704 - cleaned
