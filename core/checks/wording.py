"""The wording check: what a sentence says in words, its figures apart, is what the sources say.

What a source says otherwise (it denies, limits or dates it otherwise) is proved wrong. A name that no source has, or a
year that stands beside something else, is a doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from core.checks.check import Check, Exhibit
from core.checks.phrasing import counted, severity_of
from core.checks.rule import Misstatement, Rules, Said, Statement
from core.checks.rules import RULES
from core.checks.support import source_of
from core.model import Severity, Span, Status, Verdict
from core.reading.characters import has_digit, runs_of
from core.reading.cited_sentences import Sentence, sentences_of
from core.reading.claim_words import content_words
from core.reading.detection import in_latin_script, language_of, sure_language_of
from core.reading.lexicon import speaks_of, speaks_of_any
from core.reading.marks import blanked, without_marks

NAME = "wording"

MOST_SENTENCES = 60
"""Sentences of one answer that are judged."""

MOST = 0.75
"""Share of a sentence's words that a source must have for both to be in one language."""
_MOST_SHOWN = 4
_IN_HAN = frozenset(("ja", "zh"))
"""Read by their characters: a table of Japan may have none but those of China."""


def check_wording(
    text: str, sources: Sequence[str], named: str = "", rules: Rules = RULES, question: str = ""
) -> Verdict:
    """Judge the sentences of an answer that claim something; `named` is what else it may name (see `Statement`)."""
    claiming = [s for s in sentences_of(text)[:MOST_SENTENCES] if _may_claim(s)] if sources else []
    if not claiming:
        return Verdict(NAME, Status.SKIP)
    told = tuple(sources)
    tabled = any(text.startswith("|") or "\n|" in text for text in sources)
    asked = [rule for rule in rules.said if not (tabled and rule.of_prose)]
    first = sentences_of(text)[0]
    statements = (Statement(_unmarked(s), told, named, question if s is first else "") for s in claiming)
    found = [fault for statement in statements for fault in _judged(statement, asked)]
    if not found:
        return Verdict(NAME, Status.PASS, detail=f"{counted(len(claiming), 'sentence')} as the sources say it.")
    proved = [fault for fault in found if not fault.doubt]
    return Verdict(
        NAME,
        Status.FAIL,
        severity_of(len(proved), len(claiming)) if proved else Severity.LOW,
        detail="; ".join(dict.fromkeys(fault.reason for fault in found[:_MOST_SHOWN])),
        hint=" ".join(dict.fromkeys(fault.hint for fault in found[:_MOST_SHOWN])),
        spans=tuple(Span(f.start, f.end, text[f.start : f.end], f.reason, doubt=f.doubt) for f in found),
    )


def _may_claim(sentence: Sentence) -> bool:
    """No question, and no line that leads in."""
    return not sentence.text.rstrip(" *#\t").endswith(("?", ":", "？", "："))


def _unmarked(sentence: Sentence) -> Sentence:
    """Blanks in place of what it cites, which is none of its words."""
    return replace(sentence, text=blanked(sentence.text)) if sentence.cited else sentence


def _judged(statement: Statement, rules: Sequence[Said]) -> list[Misstatement]:
    """The faults of a sentence; none where it declines to answer, is a quote, or is in another language than them."""
    if _is_copied(statement):
        return []
    text, digits = statement.sentence.text, has_digit(statement.sentence.text)
    found: list[Misstatement] = []
    for rule in rules:
        if (digits or not rule.of_digits) and (not rule.roles or speaks_of_any(rule.roles, text)):
            found += rule.judge(statement)
    # Looked up where it matters: few sentences have a fault.
    return [] if found and (_is_quoted(statement) or not _is_comparable(statement)) else found


def _is_copied(statement: Statement) -> bool:
    """A quote to the letter, as every sentence of an extract is: no rule need read what would then count for nothing.

    That a source has its letters is told in a microsecond, and rules out nearly all other sentences.
    """
    text = without_marks(statement.sentence.text).strip()
    return any(text in source for source in statement.sources) and _is_quoted(statement)


def _is_quoted(statement: Statement) -> bool:
    """Tell whether a source has the whole sentence: one half of it is then not held against the other."""
    said = _bare(statement.sentence.text)
    return any(said == _bare(told.text) for source in statement.sources for told in sentences_of(source))


def _bare(sentence: str) -> str:
    return " ".join(runs_of(without_marks(sentence).casefold()))


def _is_comparable(statement: Statement) -> bool:
    text = statement.sentence.text
    languages = {_certainly(written) for written in (text, *statement.sources)} - {""}
    alike = len(languages) <= 1 or languages <= _IN_HAN or _stands_in(text, statement.sources)
    return alike and not speaks_of("declines", text.replace("’", "'"))


def _stands_in(text: str, sources: Sequence[str]) -> bool:
    """Most words are the sources': a short sentence is soon taken for one of a language near to its own."""
    words = content_words(text)
    return bool(words) and any(len(words & source_of(source).all_words) >= MOST * len(words) for source in sources)


def _certainly(text: str) -> str:
    """One word of a short sentence deceives: "La licenza scade il 12 maggio" has as much of Spanish as of Italian."""
    return sure_language_of(text) if in_latin_script(text) else language_of(text)


def _judge(exhibit: Exhibit) -> Verdict:
    named = " ".join((exhibit.question, *exhibit.names, exhibit.row_text))
    return check_wording(exhibit.text, exhibit.told, named, exhibit.rules, exhibit.question)


WORDING = Check(NAME, _judge)
