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
from core.reading.phrases import in_all, name_in, say

BOOKS = {
    **{f"core {language.code}": (language, languages.BY_CODE["en"]) for language in languages.READ},
    **{f"bots {language.code}": (language, platforms.ENGLISH) for language in platforms.LANGUAGES},
}


def parts(phrase: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(phrase) if name is not None}


@pytest.mark.parametrize("book", BOOKS)
def test_a_language_has_every_phrase_with_the_same_parts(book):
    language, english = BOOKS[book]
    spared = {"of one"} - language.says.keys()  # where one and several are written alike, there is nothing to say
    assert {name: parts(said) for name, said in language.says.items()} == {
        name: parts(said) for name, said in english.says.items() if name not in spared
    }


@pytest.mark.parametrize("book", BOOKS)
def test_no_phrase_and_no_line_of_one_is_indented(book):
    # Four blanks make a block of code of a line; one may join a phrase to what is said before it (`records with`).
    says = BOOKS[book][0].says.items()
    assert [name for name, said in says if re.search(r"^\s{2}|^[\n\t]|\n[^\S\n]|\s$", said)] == []


@pytest.mark.parametrize("language", [x.code for x in languages.READ if x.code != "en"])
def test_no_phrase_of_another_language_is_left_in_english(language):
    says, english = languages.BY_CODE[language].says, languages.BY_CODE["en"].says
    assert [name for name, said in says.items() if said == english[name] and len(re.findall("[a-z]", said)) > 12] == []


def test_a_language_that_is_not_known_is_spoken_to_in_english():
    assert say("refusal", "xx") == say("refusal", "en") == say("refusal", "")
    assert platforms.say("answered", "xx") == "Answered"


def test_platforms_speak_every_language_that_is_read():
    assert {language.code for language in platforms.LANGUAGES} == {language.code for language in languages.READ}


@pytest.mark.parametrize("language", [x for x in platforms.LANGUAGES if x.code != "en"], ids=lambda x: x.code)
def test_no_phrase_of_platforms_is_left_in_english(language):
    english = platforms.ENGLISH.says
    assert [name for name, said in language.says.items() if said == english[name] and len(said) > 12] == []


LIMITS = {
    24: ("reason title", "send", "skip"),  # of a Slack dialog; Discord takes 45
    45: ("reason label short", "about title", "about question", "about text"),  # of Discord's dialogs
    75: ("why button", "good answer", "bad answer", "good", "bad", "sources"),
    100: ("reason hint", "reason late", "about example"),
}
"""Characters that a phrase may have, where a platform limits them."""


@pytest.mark.parametrize("language", platforms.LANGUAGES, ids=lambda x: x.code)
def test_what_platforms_limit_fits(language):
    longest = {name: (len(language.says[name]), most) for most, names in LIMITS.items() for name in names}
    assert {name: sizes for name, sizes in longest.items() if sizes[0] > sizes[1]} == {}


@pytest.mark.parametrize(
    ("text", "locale", "language"),
    [
        ("연차는 며칠인가요?", "en-US", "ko"),
        ("", "de", "de"),
        ("", "pt-BR", "pt"),
        ("", "ko_KR", "ko"),
        ("4711", "", ""),
    ],
)
def test_the_text_tells_the_language_and_the_platform_where_none_does(text, locale, language):
    assert platforms.language_for(text, locale) == language


@pytest.mark.parametrize("language", [x.code for x in languages.READ])
def test_our_own_refusal_is_known_for_one(language):
    assert refusals.speaks_of_nothing_found(say("refusal", language))
    assert refusals.speaks_of_nothing_found(say("nothing_near", language))


@pytest.mark.parametrize("language", [x.code for x in languages.READ])
def test_what_is_put_behind_an_unproven_figure_can_be_taken_off_again(language):
    text = "It was 5 in all."
    failed = Verdict("numbers", Status.FAIL, Severity.HIGH, spans=(Span(7, 8, "5", "not found"),))
    shown, _ = deliverable(text, (failed,), 0, language)
    assert shown == f"It was 5 {say('unverified', language)} in all."
    assert as_drafted(f"{shown}\n\n{say('not_verified', language)} not 5.").strip() == text


def test_a_phrase_is_known_in_all_languages_that_say_it():
    assert in_all("refusal") == tuple(language.says["refusal"] for language in languages.READ)


def test_every_language_has_a_name_for_each_of_ours():
    codes = [language.code for language in languages.READ]
    for language in codes:
        named = [entry.partition(" ")[0] for entry in say("language names", language).split(", ")]
        assert sorted(named) == sorted(codes), f"`language names` of {language}"
        assert len({name_in(language, code) for code in codes}) == len(codes)
    assert (name_in("de", "en"), name_in("ko", "ja"), name_in("de", "xx")) == ("Englisch", "일본어", "xx")
