"""What is said to whoever asks: every phrase in every language, with the same parts to be filled in."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from bots import languages as platforms
from core.drafts import refusals
from core.drafts.marking import as_drafted, deliverable
from core.model import Severity, Span, Status, Verdict
from core.reading import languages
from core.reading.phrases import in_all, say

BOOKS = {
    **{f"core {language.code}": (language, languages.BY_CODE["en"]) for language in languages.READ},
    **{f"bots {language.code}": (language, platforms.ENGLISH) for language in platforms.LANGUAGES},
}


def parts(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name is not None}


@pytest.mark.parametrize("book", BOOKS)
def test_a_language_has_every_phrase_with_the_same_parts(book):
    language, english = BOOKS[book]
    assert {name: parts(said) for name, said in language.says.items()} == {
        name: parts(said) for name, said in english.says.items()
    }


@pytest.mark.parametrize("language", [x.code for x in languages.READ if x.code != "en"])
def test_no_phrase_of_another_language_is_left_in_english(language):
    says, english = languages.BY_CODE[language].says, languages.BY_CODE["en"].says
    assert [name for name, said in says.items() if said == english[name] and len(re.findall("[a-z]", said)) > 12] == []


def test_a_language_that_is_not_known_is_spoken_to_in_english():
    assert say("refusal", "xx") == say("refusal", "en") == say("refusal", "")
    assert platforms.say("answered", "ja") == "Answered"


@pytest.mark.parametrize("language", [x.code for x in languages.READ])
def test_our_own_refusal_is_known_for_one(language):
    assert refusals.speaks_of_nothing_found(say("refusal", language))


@pytest.mark.parametrize("language", [x.code for x in languages.READ])
def test_what_is_put_behind_an_unproven_figure_can_be_taken_off_again(language):
    text = "It was 5 in all."
    failed = Verdict("numbers", Status.FAIL, Severity.HIGH, spans=(Span(7, 8, "5", "not found"),))
    shown, _ = deliverable(text, (failed,), 0, language)
    assert shown == f"It was 5 {say('unverified', language)} in all."
    assert as_drafted(f"{shown}\n\n{say('not_verified', language)} not 5.").strip() == text


def test_a_phrase_is_known_in_all_languages_that_say_it():
    assert in_all("refusal") == tuple(language.says["refusal"] for language in languages.READ)
