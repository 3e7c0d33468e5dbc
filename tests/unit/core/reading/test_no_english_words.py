"""Words of all languages are looked for in every text: in English none finds what isn't there."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from core.reading.amounts import read_amounts
from core.reading.language import Language, terms_of
from core.reading.languages import BY_CODE, LANGUAGES
from core.reading.periods import days_named, named_periods
from tests.places import EXAMPLES, ROOT

ENGLISH = BY_CODE["en"]
OTHERS = [language for language in LANGUAGES if language is not ENGLISH]
FIELDS = ("numbers", "ordinals", "scales", "fractions", "currencies")
ALLOWED = {
    ("fr", "sept"): "with a capital it is the month of English, as tested below",
    ("de", "zloty"): "the same money in English, whose texts name it beside its code",
    ("fr", "francs"): "the same money",
    ("es", "pesos"): "the same money",
    ("pt", "reais"): "the same money",
}
ALONE = """
import json, sys
import core.reading.languages as languages
languages.LANGUAGES = languages.READ = (languages.ENGLISH,)
from tests.unit.core.reading.test_no_english_words import reading
json.dump([reading(text) for text in json.load(sys.stdin)], sys.stdout)
"""


def reading(text: str) -> list[list[object]]:
    """What is read in a text."""
    named = named_periods(text)
    figures = [[amount.text.strip(), amount.value, amount.unit] for amount in read_amounts(text)]
    return [figures, list(days_named(text)), list(named.years), list(named.quarters)]


def english_paragraphs() -> list[str]:
    """What we say in English, without quoted code: that has words of other languages as examples."""
    files = [ROOT / "README.md", *sorted(EXAMPLES.rglob("*.md")), *sorted(EXAMPLES.glob("*.jsonl"))]
    texts = [re.sub(r"```.*?```|`[^`\n]*`", " ", file.read_text(encoding="utf-8"), flags=re.DOTALL) for file in files]
    return [paragraph for text in texts for paragraph in text.split("\n\n") if paragraph.strip()]


@cache
def english_words() -> frozenset[str]:
    """Frequent words, and all that our own data calls English."""
    lists = (ENGLISH.stop_words, ENGLISH.fillers, ENGLISH.claim_stop_words, *ENGLISH.same_words)
    frequent = Path(__file__).with_name("frequent_english.txt").read_text(encoding="utf-8")
    terms = (term for terms in ENGLISH.roles.values() for term in terms_of(terms))
    return frozenset({*frequent.split(), *(word for words in lists for word in words.split()), *terms})


def values(language: Language) -> Iterator[tuple[str, str, object]]:
    """Field, word and what it stands for, of all that makes a figure, a date or a period by itself."""
    for field in FIELDS:
        yield from ((field, word, value) for word, value in getattr(language, field).items())
    yield from (("number_joiners", word, True) for word in language.number_joiners.split())


def shared(language: Language) -> list[str]:
    english = {(field, word): value for field, word, value in values(ENGLISH)}
    return [
        f"{language.name}, {field}: {word!r} is an English word"
        for field, word, value in values(language)
        if word in english_words() and english.get((field, word)) != value and (language.code, word) not in ALLOWED
    ]


def suspects(text: str) -> list[str]:
    words = set(re.findall(r"\w+", text.lower()))
    of_all = ((language, field, word) for language in OTHERS for field, word, _ in values(language))
    months = ((one, "months", word) for one in OTHERS for names in one.months for word in names.split())
    known = {word for _, word, _ in values(ENGLISH)} | set(" ".join(ENGLISH.months).split())
    found = [(one, field, word) for one, field, word in (*of_all, *months) if word in words - known]
    return [f"{language.name}, {field}: {word!r}" for language, field, word in found]


@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.code)
def test_no_word_that_makes_a_figure_is_one_that_english_has_too(language: Language) -> None:
    assert shared(language) == []


def test_what_is_allowed_is_still_there() -> None:
    assert {(one.code, word) for one in OTHERS for _, word, _ in values(one)} >= ALLOWED.keys()


@pytest.mark.parametrize(
    ("field", "word"),
    [("numbers", "once"), ("numbers", "due"), ("numbers", "elf"), ("scales", "mil"), ("ordinals", "second")],
)
def test_one_that_english_has_too_is_named_with_its_language(field: str, word: str) -> None:
    wrong = Language(code="xx", name="Test", **{field: {word: 11}})
    assert shared(wrong) == [f"Test, {field}: {word!r} is an English word"]


@pytest.mark.parametrize("text", ["Sales rose in Sept alone.", "Sept sales were up.", "The Aug and Sept results"])
def test_a_month_of_english_is_no_number_of_french(text: str) -> None:
    assert read_amounts(text) == ()
    assert [amount.value for amount in read_amounts("Vous avez sept jours de congé par an.")] == [7]


def test_english_texts_are_read_as_with_english_alone() -> None:
    texts = english_paragraphs()
    alone = subprocess.run(
        [sys.executable, "-c", ALONE], input=json.dumps(texts), capture_output=True, text=True, check=True, cwd=ROOT
    )
    for text, expected in zip(texts, json.loads(alone.stdout), strict=True):
        assert reading(text) == expected, f"{suspects(text) or 'a word of a role'} reads English otherwise: {text}"
