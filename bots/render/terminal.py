"""An answer at the terminal: text, sources with page, a small table, and the receipt."""

from __future__ import annotations

from collections.abc import Iterable

from bots.introduction import ITSELF
from bots.languages import say
from bots.render.plain import check_name, language_asked_in, remarks, stage_text, sureness
from bots.render.rows import on_one_row
from bots.render.table_text import cell_text
from bots.render.told_sources import links_of, placed_sources, source_line
from bots.render.told_tables import in_language
from core.drafts.choices import NONE
from core.drafts.links import known_addresses, vetted, vetted_plain
from core.model import Answer, Attempt, Scalar, Source, Status, Table
from core.reading.of_one import with_ones
from core.reading.phrases import FALLBACK
from core.text.printable import legible
from core.text.secrets import masked
from core.usage import ModelUsage, Usage

_BARS = "▁▂▃▄▅▆▇█"
MOST_ROWS = 20
_MARKS = {Status.PASS: "✓", Status.FAIL: "✗", Status.SKIP: "–"}
_UNSAID = {
    Status.PASS: "no fault found",
    Status.FAIL: "not as the sources have it",
    Status.SKIP: say("nothing to check", FALLBACK),
}


def answer_text(answer: Answer) -> str:
    """Return the answer with its sources, notes and a line on how sure it is."""
    known = links_of(answer)
    parts = [vetted(clean(answer.text), known, hosts=False)]
    parts += [f"{NONE}. {say('none of these', language_asked_in(answer))}"] if answer.choices else []
    parts += [table_text(answer.table, language_asked_in(answer))] if answer.table else []
    parts += [sources_text(placed_sources(answer), language_asked_in(answer))] if answer.sources else []
    parts += [f"({vetted_plain(note, known, hosts=False)})" for note in map(clean, remarks(answer))]
    parts += [status_line(answer)] if answer.model != ITSELF else []
    return "\n\n".join(part for part in parts if part)


def sources_text(sources: Iterable[Source], language: str = "", *, whole: bool = False) -> str:
    """Return one line a source: number, title, page or section, date; with `whole`, the passage beneath."""
    lines = []
    for source in sources:
        line = source_line(source.number, source.passage, None, language)
        where = filter(None, map(_on_one_row, (line.title, line.where, line.url or "")))
        lines.append(f"  [{source.number}] {' · '.join(where)}")
        if whole:
            text = vetted_plain(clean(source.passage.text), known_addresses([source.passage]), hosts=False)
            lines += [f"      {line}" for line in text.splitlines()]
    return "\n".join([say("sources", language), *lines]) if lines else say("no sources", language)


def receipt_text(answer: Answer) -> str:
    """Return why the answer is what it is: attempts, checks, verification, timings and cost."""
    lines = [f"Question  {clean(answer.question.text)}", f"Mode      {answer.mode}", f"Model     {answer.model}"]
    lines += [line for attempt in answer.attempts for line in _attempt_lines(attempt)]
    if answer.crag:
        grading = answer.crag.evaluation
        lines.append(f"Grade     {grading.relevance_score:.2f} {grading.relevance_label}: {clean(grading.reasoning)}")
    lines += [f"Note      {clean(note)}" for note in answer.notes]
    stages: dict[str, float] = {}
    for stage, ms in answer.timings_ms.items():
        stages[stage_text(stage)] = stages.get(stage_text(stage), 0.0) + ms
    spent = " · ".join(f"{stage} {ms:.0f} ms" for stage, ms in stages.items())
    lines.append(f"Timings   {spent or 'none'}")
    lines.append(f"Usage     {_spent(answer.usage)}")
    if len(answer.usage.by_model) > 1:
        lines += [f"          {part.model}: {_spent(part)}" for part in answer.usage.by_model]
    said = masked("\n".join([*lines, f"Answer    {answer.id}, {status_line(answer)}"]))
    return vetted_plain(said, links_of(answer), hosts=False)


def _spent(usage: Usage | ModelUsage) -> str:
    cost = f", ${usage.cost_usd:.4f}" if usage.cost_usd is not None else ""
    said = f"{usage.calls} model calls, {usage.prompt_tokens}+{usage.completion_tokens} tokens{cost}"
    return with_ones(said, FALLBACK)


def table_text(table: Table, language: str = "") -> str:
    """Return a small table in aligned columns, with a sparkline over its last column of figures."""
    line, table = sparkline([row[-1] for row in table.rows]), in_language(table, language)
    rows = [[_cell(value, table.unit) for value in row] for row in table.rows[:MOST_ROWS]]
    widths = [max(len(row[i]) for row in [list(table.columns), *rows]) for i in range(len(table.columns))]
    lines = [clean(table.title)]
    lines += [
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in [list(table.columns), *rows]
    ]
    left = len(table.rows) - MOST_ROWS
    lines += [say("more rows", language, count=left)] if left > 0 else []
    return "\n".join([*lines, line] if line else lines)


def sparkline(values: Iterable[Scalar]) -> str:
    """Return one bar a figure, empty where there are fewer than four."""
    figures = [float(v) for v in values if isinstance(v, int | float) and not isinstance(v, bool)]
    if len(figures) < 4:
        return ""
    low, high = min(figures), max(figures)
    step = (high - low) or 1.0
    return "".join(_BARS[round((value - low) / step * (len(_BARS) - 1))] for value in figures)


def clean(text: str) -> str:
    """Return `text` without what could drive a terminal or deceive the eye, such as control characters."""
    return legible(text).replace("\r", "")


def _on_one_row(name: str) -> str:
    return clean(on_one_row(name))


def status_line(answer: Answer) -> str:
    """Return what became of a question, in its language: outcome, confidence, attempts."""
    attempts = len(answer.attempts)
    language = language_asked_in(answer)
    tries = f", {say('attempts', language, count=attempts)}" if attempts > 1 else ""
    kept = f", {say('remembered', language)}" if answer.cached else ""
    sure = sureness(answer, language)
    return f"{say(answer.outcome, language).lower()}{f', {sure}' if sure else ''}{tries}{kept}"


def _attempt_lines(attempt: Attempt) -> list[str]:
    said = "accepted" if attempt.accepted else f"not accepted ({attempt.severity})"
    lines = [f"Attempt {attempt.number} {attempt.novelty}: {said}"]
    for verdict in attempt.verdicts:
        detail = clean(verdict.detail) or _UNSAID[verdict.status]
        lines.append(f"    {_MARKS[verdict.status]} {check_name(verdict.check)}: {detail}")
        if verdict.failed and verdict.hint:
            lines += [f"        {line}" for line in clean(verdict.hint).splitlines()]
    return lines


def _cell(value: Scalar, unit: str) -> str:
    return clean(cell_text(value, unit))
