"""What every face of an answer says in the same words: confidence, outcome, sources, steps. Pure text."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from bots.introduction import ITSELF
from bots.languages import retold, say
from bots.languages.en import ENGLISH
from core.errors import TooMany
from core.model import FOUND, Answer, Outcome, Severity
from core.ports import Progress
from core.reading.phrases import FALLBACK
from core.spoken import language_to
from core.sureness import HIGH, MEDIUM, as_verified
from core.text.printable import legible

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
_STAGES = {
    **{"standalone": "understanding", "route": "understanding", "translate": "understanding", "cache": "remembered"},
    **{"retrieve": "searching", "hypothesise": "searching", "web": "searching the web", "grade": "grading"},
    **{"generate": "drafting", "quote": "drafting", "facts": "fetching figures", "tables": "fetching figures"},
    **{"verify": "verifying", "faithfulness": "verifying", "reflect": "verifying", "refine": "refining the search"},
}
"""Which step each part of an answer's timings belongs to."""
_MARKS = frozenset("🔁✏⚠⛔🔎📝")  # with which a remark may begin by itself
_REMARK_LENGTH = 600
_TOPICS = frozenset({"citations", "numbers", "years", "filings"})
_SHORTEST_TOLD = 20  # characters; less may stand in a text by chance


def language_asked_in(answer: Answer) -> str:
    """Return the code of the language to speak to an answer's asker in, empty where nothing tells it."""
    return language_to(answer.question)


def confidence_label(confidence: float, language: str = FALLBACK) -> str:
    """Return a confidence (0-1) in words with its percentage, such as `high confidence (92 %)`."""
    return say(confidence_word(confidence), language, percent=round(confidence * 100))


def sureness(answer: Answer, language: str = FALLBACK) -> str:
    """Return how sure an answer is, in words; nothing of one that answers nothing.

    How sure one is of having nothing to say reads like how sure one is of what was said. What was verified in part is
    never told with high confidence, whenever it was answered.
    """
    told = as_verified(answer.confidence, answer.outcome)
    return confidence_label(told, language) if says_something(answer.outcome) else ""


def says_something(outcome: str) -> bool:
    """Say whether a question came to an answer, whole or in part: no refusal, no question back, no failure."""
    return outcome in FOUND


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
    label = f"check {check}"
    return say(label if label in ENGLISH.says else "check other", language)


def is_remark(answer: Answer) -> bool:
    """Say whether it is no answer but word to its asker: nothing was looked up, so that there is nothing to judge."""
    looked = answer.attempts or answer.verdicts or answer.sources or answer.model or answer.timings_ms
    return answer.outcome is Outcome.REFUSED and not looked


def is_judged(answer: Answer) -> bool:
    """Say whether an answer can be voted on: not what the product says of itself, a remark or a failure."""
    return answer.model != ITSELF and answer.outcome is not Outcome.FAILED and not is_remark(answer)


def may_ask_person(answer: Answer) -> bool:
    """Say whether somebody could be asked for it: it was looked for, and the documents do not tell."""
    return answer.outcome is Outcome.REFUSED and not is_remark(answer)


def may_be_shared(answer: Answer) -> bool:
    """Say whether a private answer is worth asking whether others should have it: it answers something."""
    return answer.outcome in FOUND


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


def unmarked(note: str) -> str:
    """Return a remark without the mark that it begins with: pages draw theirs, and not every machine has that sign."""
    return note[1:].lstrip("\ufe0f ") if note[:1] in _MARKS else note


def _is_said(note: str, text: str) -> bool:
    """Said as it is, or behind the name of the error it was: `StoreCorrupt: The search index is damaged`."""
    _, _, told = note.partition(": ")
    return note in text or (len(told) > _SHORTEST_TOLD and told in text)


def noted(answer: Answer, note: str) -> Answer:
    """Return an answer with one more note, after those it has."""
    return replace(answer, notes=(*answer.notes, note))


def stage_text(stage: str) -> str:
    """Return what is done in a part of an answer's timings, in English: `reading the question` of `standalone`."""
    return _STEPS.get(_STAGES.get(stage, ""), stage)


def one_line(text: str, limit: int) -> str:
    """Return `text`, legible, on one line, at most `limit` characters, cut with an ellipsis."""
    flat = " ".join(legible(text).split())
    return flat if len(flat) <= limit else flat[: limit - 1].rstrip() + "…"


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
