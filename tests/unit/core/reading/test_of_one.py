"""What is counted is told of one where it is one, in every language."""

from __future__ import annotations

import pytest

from bots.languages import LANGUAGES
from bots.languages import say as say_of_faces
from core.reading.languages import BY_CODE
from core.reading.of_one import with_ones, without_ones
from core.reading.particles import with_particles
from core.reading.phrases import PHRASES, say
from core.reading.retold import MEASURES, Retold

COUNTED = {
    **dict.fromkeys(("check in doubt", "check without support", "check faithful", "check invented source"), "count"),
    **dict.fromkeys(("count dates", "count figures", "count filings", "count sentences"), "count"),
    **dict.fromkeys(("fact filings", "new passages", "new rows", "records rows", "attempts", "more rows"), "count"),
    **dict.fromkeys(("fault crashes", "fact count", "fault busy"), "count"),
    **{"receipt calls": "calls", "receipt reflected": "drafts", "page login expired": "idle"},
}
FACES = {name for language in LANGUAGES if language.code == "en" for name in language.says}
ALIKE = {  # of one as of several
    "fr": {"fact count"},
    "nl": {"fact count", "page login expired"},
    "de": {"fact count"},
    "ar": {"fault busy"},
    **dict.fromkeys(("ja", "ko", "zh"), frozenset(COUNTED)),
    "hi": {
        *("check in doubt", "check without support", "count sentences", "count filings", "fact filings"),
        *("fault crashes", "fact count", "receipt calls", "attempts"),
    },
}


@pytest.mark.parametrize("language", ["en", "de", "fr", "es", "pt", "it", "nl", "ja", "ko", "zh", "ar", "hi"])
def test_nothing_is_counted_as_one_of_several(language):
    for name, part in COUNTED.items():
        speak = say_of_faces if name in FACES else say
        says = next(one for one in LANGUAGES if one.code == language).says if name in FACES else BY_CODE[language].says
        filled = {"model": "M", "cited": "[3]", "company": "C", "form": "F", "listed": "L", "score": 2, "whole": 8}
        filled |= {"asked": 7, "replied": 7, part: 1}
        pairs = BY_CODE[language].particle_pairs
        alike = speak(name, language, **filled) == with_particles(says[name].format(**filled), pairs)
        assert alike is (name in ALIKE.get(language, ())), f"{name}: {speak(name, language, **filled)}"
        several = {**filled, part: 21}
        assert speak(name, language, **several) == with_particles(says[name].format(**several), pairs)


def test_other_numbers_and_words_stay():
    assert with_ones("21 rows, 3.1 rows, 1 rowset, 1 rows", "en") == "21 rows, 3.1 rows, 1 rowset, 1 row"
    assert without_ones(with_ones("1 rows", "en"), "en") == "1 rows"


def test_what_was_said_of_one_in_english_is_known_and_said_of_one_elsewhere():
    assert Retold(PHRASES, MEASURES, PHRASES)("1 statement in doubt", "de") == "1 Aussage im Zweifel"
