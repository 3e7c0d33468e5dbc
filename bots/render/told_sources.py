"""The sources of an answer as every face tells them: title, place, age, address, and what each says. Pure text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING
from urllib.parse import quote

from bots.languages import say
from bots.render.plain import language_asked_in, one_line
from bots.render.told_tables import title_in
from core.access.readers import base_of
from core.drafts.links import known_addresses
from core.indexing.supplied import APPROVED
from core.model import FACTS, SCANNED, WEB, Answer, Passage, PassageMeta, Source
from core.plausible import SOURCE_NAMES
from core.reading.days_told import day_told
from core.reading.phrases import FALLBACK
from core.reading.phrases import say as say_of_answers
from core.text.addresses import is_plain, normal
from core.text.secrets import masked

if TYPE_CHECKING:
    from core.extraction.quoting import Quote

_QUOTE_LENGTH, _BESIDE_LENGTH = 300, 120
_OF_PAGE = "#page={page}"  # leads nowhere in what has no pages
_BULLETS = ("- ", "* ", "+ ")
_WEB = ("http://", "https://")
_TITLE_LENGTH = 80
_LONGEST_URL = 1_000


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One source as a person reads it: `where` is page, section and age; `url` where it can be opened, or None."""

    number: int
    title: str
    where: str
    url: str | None


def source_lines(answer: Answer, template: str | None = None) -> tuple[SourceLine, ...]:
    """Return an answer's sources, in the order of their numbers; `template` is SOURCE_URL_TEMPLATE."""
    language = language_asked_in(answer)
    return tuple(source_line(s.number, s.passage, template, language) for s in placed_sources(answer))


def placed_sources(answer: Answer) -> tuple[Source, ...]:
    """Return an answer's sources, each under the heading that what it says stands below."""
    return tuple(replace(source, passage=_where_it_is_said(answer, source)) for source in answer.sources)


def quoted_sources(answer: Answer, template: str | None = None) -> list[tuple[SourceLine, Quote]]:
    """Return an answer's sources with what each says where it bears the answer out, on one line."""
    lines = source_lines(answer, template)
    from core.extraction.quoting import quote_of  # reads amounts: no process that only listens need know how

    quotes = [quote_of(answer.text, source.number, source.passage) for source in answer.sources]
    return list(zip(lines, map(_shortened, quotes), strict=True))


def _shortened(quote: Quote) -> Quote:
    before = one_line(quote.before[-_BESIDE_LENGTH:], _BESIDE_LENGTH)
    return type(quote)(
        one_line(_without_bullet(quote.said), _QUOTE_LENGTH),
        f"…{before}" if len(quote.before) > _BESIDE_LENGTH else before,
        one_line(quote.behind, _BESIDE_LENGTH),
    )


def _without_bullet(said: str) -> str:
    return next((said.removeprefix(mark) for mark in _BULLETS if said.startswith(mark)), said)


def _where_it_is_said(answer: Answer, source: Source) -> Passage:
    """Return a source's passage under the heading that what it says stands below, where it has several."""
    from core.extraction.quoting import quote_of

    quote = quote_of(answer.text, source.number, source.passage)
    if not (quote.section or quote.titled):
        return source.passage
    return replace(source.passage, meta=replace(source.passage.meta, section=quote.section or None))


def links_of(answer: Answer, template: str | None = None) -> frozenset[str]:
    """Return the addresses that may be links in an answer: its sources hold them, or we made them from one."""
    made = (source_url(source.passage, template) for source in answer.sources)
    return known_addresses(source.passage for source in answer.sources) | {normal(url) for url in made if url}


def source_url(passage: Passage, template: str | None) -> str | None:
    """Return where a passage can be opened: its own http(s) address, else the template filled in, else None.

    The template's names are path, page, section, title, collection, line and chunk_id; they are percent-encoded.
    """
    meta = passage.meta
    if meta.url and meta.url.startswith(_WEB):
        # An address that holds what opens it is nobody's to pass on.
        return meta.url if is_plain(meta.url) and masked(meta.url) == meta.url else None
    if not template or meta.file_type in (FACTS, WEB):
        return None
    if not meta.page:
        template = template.replace(_OF_PAGE, "")
    values = {
        "path": quote(meta.document or meta.source_file, safe="/"),
        "page": str(meta.page or 1),
        "section": quote(meta.section or "", safe=""),
        "title": quote(meta.title or "", safe=""),
        "collection": quote(base_of(meta.collection), safe=""),
        "line": str(meta.line_start or 1),
        "chunk_id": quote(meta.chunk_id, safe=""),
    }
    for name in SOURCE_NAMES:
        template = template.replace(f"{{{name}}}", values[name])  # in which braces are percent-encoded
    return template


def safe_url(url: str | None) -> str | None:
    """Return an http(s) address that can't end the link it stands in, or None (also where it is over 1,000 long)."""
    if not url or not url.startswith(_WEB) or not url.partition("://")[2][:1].strip() or len(url) > _LONGEST_URL:
        return None
    return url.translate({ord(c): f"%{ord(c):02X}" for c in ' <>|()"`@\\\n\r\t'})


def source_line(number: int, passage: Passage, template: str | None = None, language: str = FALLBACK) -> SourceLine:
    """Return one source as a person reads it."""
    meta = passage.meta
    named = meta.title or meta.source_file or meta.document or say("untitled", language)
    title = one_line(masked(title_in(named, language) if meta.is_facts else named), _TITLE_LENGTH)
    where = [
        one_line(masked(meta.source_file), _TITLE_LENGTH) if _is_told_of_its_file(meta) else "",
        say_of_answers("page", language, page=meta.page) if meta.page else "",
        one_line(meta.section, 60) if meta.section and meta.section != meta.title else "",
        _lines(meta.line_start, meta.line_end, language),
        _dated(meta, language),
        # What changed at its source since then is not known here.
        say("source read", language, day=day_told(meta.in_step_at, language)) if meta.in_step_at else "",
        _scanned(meta, language),
    ]
    return SourceLine(number, title, " · ".join(w for w in where if w), source_url(passage, template))


def _is_told_of_its_file(meta: PassageMeta) -> bool:
    """A table of facts has a name of ours alone (`company_metrics`), and so has what people supplied."""
    ours = meta.file_type == FACTS or meta.file_type in APPROVED
    return bool(meta.title) and meta.source_file != meta.title and not ours


def _scanned(meta: PassageMeta, language: str) -> str:
    """Return that a passage was read from a picture, and how sure that is."""
    begun, _, sure = meta.chunk_method.partition(" ")
    return say("scanned", language, sure=f"{float(sure):.0%}".rstrip("%")) if begun == SCANNED and sure else ""


def _dated(meta: PassageMeta, language: str) -> str:
    """Return a document's own word on its date, else when it was changed: by its properties, else by its file."""
    if meta.standing.dated:
        return day_told(meta.standing.dated, language) or meta.standing.dated
    changed = day_told(meta.changed_on, language)
    return say("modified", language, day=changed) if changed else ""


def _lines(start: int | None, end: int | None, language: str) -> str:
    if not start:
        return ""
    several = end and end != start
    return say("lines", language, first=start, last=end) if several else say("line", language, first=start)
