"""What every face of an answer says in the same words: confidence, outcome, sources, steps. Pure text."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime
from math import ceil
from urllib.parse import quote

from bots.languages import retold, say
from bots.render.told_tables import in_language, title_in
from core.access.readers import base_of
from core.drafts.links import known_addresses
from core.errors import TooMany
from core.extraction.quoting import Quote, quote_of
from core.facts.readable import readable
from core.model import FACTS, SCANNED, WEB, Answer, Outcome, Passage, PassageMeta, Scalar, Severity, Source, Table
from core.plausible import SOURCE_NAMES
from core.ports import Progress
from core.reading.phrases import FALLBACK
from core.reading.phrases import say as say_of_answers
from core.spoken import language_to
from core.text.addresses import is_plain, normal
from core.text.printable import legible
from core.text.secrets import masked

SEVERITY_MARKS = {
    Severity.NONE: "",
    Severity.LOW: "⚠️",
    Severity.MEDIUM: "⚠️",
    Severity.HIGH: "❗",
    Severity.CRITICAL: "⛔",
}
OUTCOME_MARKS = {
    Outcome.ANSWERED: "✅",
    Outcome.PARTIAL: "⚠️",
    Outcome.REFUSED: "🔎",
    Outcome.UNCLEAR: "❔",
    Outcome.FAILED: "⛔",
}
_STEPS = {
    "understanding": "reading the question",
    "remembered": "remembering an earlier answer",
    "searching": "searching the documents",
    "searching the web": "searching the web",
    "grading": "weighing the evidence",
    "drafting": "drafting an answer",
    "checking": "checking figures and citations",
    "verifying": "verifying the draft against its sources",
    "fixing": "fixing what the checks found",
    "fetching figures": "fetching missing figures",
    "refining the search": "searching again with a better query",
    "searching again": "searching again",
}
_OF_PAGE = "#page={page}"  # leads nowhere in what has no pages
_WEB = ("http://", "https://")
_MARKS = frozenset("🔁✏⚠⛔🔎📝")  # with which a remark may begin by itself
_REMARK_LENGTH, _QUOTE_LENGTH, _BESIDE_LENGTH = 600, 300, 120
_TITLE_LENGTH = 80
_LONGEST_URL = 1_000
_SMALL = 10_000
_WRITTEN_WITH = frozenset({"percent", "ratio", "shares"})
_CURRENCY = len("USD")
_FIRST_YEAR, _LAST_YEAR = 1900, 2100
_TOPICS = frozenset({"citations", "numbers", "years", "filings"})
_CHECKS = _TOPICS | {"instructions", "standing", "scans", "verification"}
_SHORTEST_TOLD = 20  # characters; less may stand in a text by chance


@dataclass(frozen=True, slots=True)
class SourceLine:
    """One source as a person reads it: `where` is page, section and age; `url` where it can be opened, or None."""

    number: int
    title: str
    where: str
    url: str | None


HIGH, MEDIUM = 0.75, 0.45
"""From which confidence on it is called so."""


def language_asked_in(answer: Answer) -> str:
    """Return the code of the language to speak to an answer's asker in, empty where nothing tells it."""
    return language_to(answer.question)


def confidence_label(confidence: float, language: str = FALLBACK) -> str:
    """Return a confidence (0-1) in words with its percentage, such as `high confidence (92 %)`."""
    return say(confidence_word(confidence), language, percent=round(confidence * 100))


def sureness(answer: Answer, language: str = FALLBACK) -> str:
    """Return how sure an answer is, in words; nothing of one that answers nothing.

    How sure one is of having nothing to say reads like how sure one is of what was said.
    """
    return confidence_label(answer.confidence, language) if says_something(answer.outcome) else ""


def says_something(outcome: str) -> bool:
    """Say whether a question came to an answer, whole or in part: no refusal, no question back, no failure."""
    return outcome in (Outcome.ANSWERED, Outcome.PARTIAL)


def confidence_word(confidence: float) -> str:
    """Return `high`, `medium` or `low`: how many of each are right stands in benchmarks/RESULTS.md."""
    return "high" if confidence >= HIGH else "medium" if confidence >= MEDIUM else "low"


def outcome_line(answer: Answer) -> str:
    """Return one line on what became of a question: outcome, confidence, checks, attempts."""
    language = language_asked_in(answer)
    parts = [f"{OUTCOME_MARKS[answer.outcome]} {say(answer.outcome, language)}"]
    if sure := sureness(answer, language):
        parts.append(sure)
    failed = list(dict.fromkeys(_topic_of(v.check, language) for v in answer.verdicts if v.failed))
    passed = list(dict.fromkeys(_topic_of(v.check, language) for v in answer.verdicts if v.status == "pass"))
    if failed:
        said = say("checks failed", language, checks=", ".join(failed))
        parts.append(f"{SEVERITY_MARKS[answer.severity]} {said}".strip())
    elif passed:
        parts.append(say("checks passed", language, checks=", ".join(passed)))
    if len(answer.attempts) > 1:
        parts.append(say("attempts", language, count=len(answer.attempts)))
    if answer.cached:
        parts.append(say("remembered", language))
    return " · ".join(parts)


def _topic_of(check: str, language: str) -> str:
    """Return what a check looks at, beside an answer: of what is neither a figure nor a source, its wording."""
    return check_name(check if check in _TOPICS else "", language)


def check_name(check: str, language: str = FALLBACK) -> str:
    """Return what a check is called, as a person says it."""
    return say(f"check {check}" if check in _CHECKS else "check other", language)


def is_remark(answer: Answer) -> bool:
    """Say whether it is no answer but word to its asker: nothing was looked up, so that there is nothing to judge."""
    looked = answer.attempts or answer.verdicts or answer.sources or answer.model or answer.timings_ms
    return answer.outcome is Outcome.REFUSED and not looked


def may_ask_person(answer: Answer) -> bool:
    """Say whether somebody could be asked for it: it was looked for, and the documents do not tell."""
    return answer.outcome is Outcome.REFUSED and not is_remark(answer)


def question_asked(answer: Answer) -> str:
    """Return the question as it was typed, not as it was made to stand alone."""
    return (answer.question.asked or answer.question.text).strip()


def remarks(answer: Answer) -> tuple[str, ...]:
    """Return the notes that the answer's own text does not already say, in the question's language."""
    language = language_asked_in(answer)
    told = (note for note in answer.notes if not _is_said(note.strip().rstrip("."), answer.text))
    return tuple(retold(note, language) for note in told)


def remark_lines(answer: Answer) -> list[str]:
    """Return `remarks` as lines with a mark each: their own, where they begin with one."""
    lines = [one_line(note, _REMARK_LENGTH) for note in remarks(answer)]
    return [line if line[:1] in _MARKS else f"ℹ️ {line}" for line in lines]


def _is_said(note: str, text: str) -> bool:
    """Said as it is, or behind the name of the error it was: `StoreCorrupt: The search index is damaged`."""
    _, _, told = note.partition(": ")
    return note in text or (len(told) > _SHORTEST_TOLD and told in text)


def noted(answer: Answer, note: str) -> Answer:
    """Return an answer with one more note, after those it has."""
    return replace(answer, notes=(*answer.notes, note))


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
    quotes = [quote_of(answer.text, source.number, source.passage) for source in answer.sources]
    return list(zip(lines, map(_shortened, quotes), strict=True))


def _shortened(quote: Quote) -> Quote:
    before = one_line(quote.before[-_BESIDE_LENGTH:], _BESIDE_LENGTH)
    return Quote(
        one_line(quote.said, _QUOTE_LENGTH),
        f"…{before}" if len(quote.before) > _BESIDE_LENGTH else before,
        one_line(quote.behind, _BESIDE_LENGTH),
    )


def _where_it_is_said(answer: Answer, source: Source) -> Passage:
    """Return a source's passage under the heading that what it says stands below, where it has several."""
    section = quote_of(answer.text, source.number, source.passage).section
    meta = source.passage.meta
    return replace(source.passage, meta=replace(meta, section=section)) if section else source.passage


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
        say("source read", language, day=_day(meta.in_step_at, language)) if meta.in_step_at else "",
        _scanned(meta, language),
    ]
    return SourceLine(number, title, " · ".join(w for w in where if w), source_url(passage, template))


def _is_told_of_its_file(meta: PassageMeta) -> bool:
    """A table of facts has a name of ours alone: `company_metrics`."""
    return bool(meta.title) and meta.source_file != meta.title and meta.file_type != FACTS


def _scanned(meta: PassageMeta, language: str) -> str:
    """Return that a passage was read from a picture, and how sure that is."""
    begun, _, sure = meta.chunk_method.partition(" ")
    return say("scanned", language, sure=f"{float(sure):.0%}".rstrip("%")) if begun == SCANNED and sure else ""


def _dated(meta: PassageMeta, language: str) -> str:
    """Return a document's own word on its date, else when it was changed: by its properties, else by its file."""
    if meta.standing.dated:
        return _day(meta.standing.dated, language) or meta.standing.dated
    changed = _day(meta.changed_on, language)
    return say("modified", language, day=changed) if changed else ""


def table_text(table: Table | None, rows: int = 20, language: str = FALLBACK) -> str:
    """Return a table as Markdown, its first `rows` rows, or nothing."""
    if table is None or not table.columns:
        return ""
    table = in_language(table, language)
    shown = [tuple(cell_text(cell, table.unit) for cell in row) for row in table.rows[:rows]]
    cells = [table.columns, tuple("---" for _ in table.columns), *shown]
    lines = ["| " + " | ".join(_cell(c) for c in row) + " |" for row in cells]
    left = len(table.rows) - rows
    more = [f"_{say('more rows', language, count=left)}_"] if left > 0 else []
    behind = "" if is_written_with(table.unit) else f" ({table.unit})"
    return "\n".join([f"**{one_line(table.title, 120)}**{behind}", "", *lines, *more])


def cell_text(value: Scalar, unit: str) -> str:
    """Return one cell of a table as a person reads it: figures in their unit, years and counts as they are."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return "" if value is None else str(value)
    small = abs(value) < _SMALL and (not unit or not is_written_with(unit))
    if isinstance(value, int) and (small or _FIRST_YEAR <= value <= _LAST_YEAR):
        return str(value)
    return readable(value, unit if is_written_with(unit) else "")


def is_written_with(unit: str) -> bool:
    """Say whether figures are written with a unit; any other stands once, above them."""
    return not unit or unit in _WRITTEN_WITH or unit.endswith("/shares") or (unit.isupper() and len(unit) == _CURRENCY)


def one_line(text: str, limit: int) -> str:
    """Return `text`, legible, on one line, at most `limit` characters, cut with an ellipsis."""
    flat = " ".join(legible(text).split())
    return flat if len(flat) <= limit else flat[: limit - 1].rstrip() + "…"


def _cell(value: object) -> str:
    return "" if value is None else one_line(str(value), 60).replace("|", "\\|")


def _lines(start: int | None, end: int | None, language: str) -> str:
    if not start:
        return ""
    several = end and end != start
    return say("lines", language, first=start, last=end) if several else say("line", language, first=start)


def _day(iso: str | None, language: str) -> str:
    try:
        moment = datetime.fromisoformat(iso) if iso else None
    except ValueError:
        return ""
    if not moment:
        return ""
    # Other languages' months stand in no `strftime` that hangs on no machine's locale: figures are read everywhere.
    return f"{moment.day} {moment:%b %Y}" if language in ("", FALLBACK) else f"{moment:%Y-%m-%d}"


def step_text(progress: Progress) -> str:
    """Return what is being done, for `is ...`: `drafting an answer`, `fixing what the checks found (attempt 2)`."""
    language = progress.language
    said = retold(_STEPS.get(progress.step, progress.step), language)
    return say("step again", language, step=said, attempt=progress.attempt) if progress.attempt > 1 else said


def busy_text(position: int, language: str = FALLBACK) -> str:
    """Return what somebody is told whose question found the queue full."""
    return say("busy", language, position=position) if position > 0 else say("busy full", language)


def waiting_text(position: int, language: str = FALLBACK) -> str:
    """Return what somebody is told whose question was taken, but has others before it."""
    return say("waiting", language, position=position)


def too_many_text(error: TooMany, language: str = FALLBACK, *, marked: bool = False) -> str:
    """Return what somebody is told who asks more in a minute than is taken from one person."""
    # What an error says is English, and has the number.
    why = error.message if language in ("", FALLBACK) else say("too many why", language)
    said = say("too many", language, why=why, seconds=max(1, ceil(error.retry_after)))
    return f"{said} {say('too many marked', language)}" if marked else said
