"""Finds in a question the company, metric, ratio or form that it names, and leaves the rest of its words."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

from core.facts.companies import LEGAL_FORMS, folded, looks_like_ticker
from core.facts.metrics import SPOKEN, spoken
from core.facts.ratios import spoken_ratios
from core.model import FactRow, Question
from core.reading.capitals import names_marked
from core.reading.characters import stands_alone
from core.reading.lexicon import alternatives, pattern_of, speaks_of, standing_alone, words_of
from core.reading.roles import Role


def plain(question: str) -> str:
    """Fold a question to lower-case words; figures, `&`, `/`, `'` and hyphens are kept."""
    text = question.casefold().replace("’", "'").replace("–", "-").replace("—", " - ").replace(".'", "'")
    return " ".join(_SIGN.sub(lambda m: "" if m[1] else " ", text).split())


def plain_named(question: str) -> str:
    """Fold a question in the same way, with names in capitals (`US`, `IT`) told from words in small letters."""
    return plain(names_marked(question))


# A comma within a number; then what is no part of a word: a full stop at an end, an apostrophe or hyphen by itself.
_SIGN = re.compile(r"((?<=\d),(?=\d{3}\b))|[^\w\s&/'.$-]|\.(?!\d)|(?<!\w)['.-](?!\w)")


def find_company(question: str, companies: Sequence[str]) -> tuple[str | None, str]:
    """Return the entry of `companies` (names and tickers) that a question names, and its plain text without it."""
    text = plain(question)
    for entry in sorted(companies, key=len, reverse=True):
        is_ticker = looks_like_ticker(entry)
        name = plain(entry) if is_ticker else folded(entry)
        legal = "" if is_ticker else _LEGAL
        pattern = _as_written(name, legal)
        if not name or not pattern.search(text):
            continue
        # A short ticker is a word of the language as well: only as it is written, in capitals.
        if is_ticker and len(entry) <= 4 and not stands_alone(entry, question):
            continue
        return entry, pattern.sub(" ¤ ", text)
    return None, text


def _as_written(name: str, legal: str) -> re.Pattern[str]:
    # Between two words stands anything but letters; an `&` of the name is looked for by its first, in one way only.
    words = re.escape(name).replace(r"\ \&\ ", r"[\s.-]*+&[\s&.-]*+").replace(r"\ ", r"[\s&.-]+")
    return standing_alone(rf"(?:the )?\$?{words}{legal}(?:'s|')?", r"\w-")


def is_talked_of(question: Question, rows: Sequence[FactRow]) -> bool:
    """The question, or the conversation before it, names the company that the rows are of."""
    names = {str(row.values[key]) for row in rows[:1] for key in ("company", "ticker") if row.values.get(key)}
    said = (question.text, question.asked or "", *(turn.text for turn in question.history if turn.role == "user"))
    return any(find_company(text, tuple(names))[0] for text in said)


_LEGAL = rf"(?:,? (?:{'|'.join(sorted(LEGAL_FORMS, key=len, reverse=True))})\b\.?)*"


def find_measure(text: str, metrics: Iterable[str]) -> tuple[str | None, str | None, str]:
    """Return the metric or the ratio named first by its longest name, and the text without it.

    The result is (metric, None, rest), (None, ratio, rest) or (None, None, text).
    """
    known = tuple(sorted(set(metrics)))
    pattern, metric_of, ratio_of = _vocabulary(known)
    match = pattern.search(text)
    if match is None:
        return None, None, text
    rest = f"{text[: match.start()]} {text[match.end() :]}"
    phrase = spoken(match[0])
    if phrase not in ratio_of and phrase not in metric_of:
        phrase = " ".join(word for word in phrase.split() if word not in words_of("auxiliary"))
    if phrase in ratio_of:
        return None, ratio_of[phrase], rest
    name = metric_of[phrase]
    per_share = pattern_of("a_share").search(rest)
    if per_share:
        return None, f"{name}_per_share", rest.replace(per_share[0], " ")
    return name, None, rest


@lru_cache(maxsize=16)
def _vocabulary(known: tuple[str, ...]) -> tuple[re.Pattern[str], dict[str, str], dict[str, str]]:
    metric_of = {words: name for words, name in SPOKEN.items() if not known or name in known}
    metric_of |= {spoken(name): name for name in known}
    ratio_of = {words: name for words, name in spoken_ratios().items() if words not in metric_of or name not in known}
    phrases = sorted({*metric_of, *ratio_of}, key=len, reverse=True)
    # A hyphen, underscore or dot may stand where a phrase has a blank; an apostrophe may stand before an s.
    between = rf"[\s_./-]+(?:{alternatives('auxiliary')}\s)?"  # `how many tonnes were exported`
    written = (re.escape(phrase).replace(r"\ ", between).replace("holders", "holders?'?") for phrase in phrases)
    return standing_alone(rf"(?:{'|'.join(written)})(?!'s)", r"\w&/-"), metric_of, ratio_of


_FORM = standing_alone(r"(?:form )?(10|8|20|40|6)[ -]?(k|q|f)(405)?(/a)?s?", r"\w-")
_REPORTS: tuple[tuple[Role, str], ...] = (
    ("annual_report", "10-K"),
    ("quarterly_report", "10-Q"),
    ("current_report", "8-K"),
    ("proxy_statement", "DEF 14A"),
)


def find_form(text: str) -> tuple[str | None, str]:
    """Return the SEC form named (`10-K`), and the text without it."""
    if match := _FORM.search(text):
        form = f"{match[1]}-{match[2].upper()}{match[3] or ''}{'/A' if match[4] else ''}"
        return form, f"{text[: match.start()]} {text[match.end() :]}"
    for role, form in _REPORTS:
        if speaks_of(role, text):
            return form, pattern_of(role).sub(" ", text)
    return None, text


def names_forms(text: str) -> bool:
    """Tell whether a question names a form in the plural: `10-Ks`."""
    return any(match[0].endswith("s") for match in _FORM.finditer(text))
