"""What people and documents say for one thing, the sides that exclude each other, and months within a range."""

from __future__ import annotations

import pytest

from core.reading.languages import READ
from core.reading.month_ranges import months_told
from core.reading.numbered_things import numbered_things
from core.reading.said_otherwise import groups_in, sides_of_groups
from core.reading.wording import held_terms, telling_words

OTHERS = [language for language in READ if language.code != "en"]


@pytest.mark.parametrize(
    ("code", "asked", "told"),
    [
        ("de", "Resturlaub", "Nicht genommener Erholungsurlaub verfällt."),
        ("fr", "Je déménage", "pour un déménagement, un jour"),
        ("es", "¿Quién compró el horno?", "Se adquirió un horno."),
        ("it", "si rompe", "In caso di guasto"),
        ("nl", "als ik ga trouwen", "bij een huwelijk"),
        ("pt", "vou casar", "A licença por casamento"),
        ("ko", "제가 결혼하면", "본인 혼인 시"),
        ("ja", "亡くなったとき", "忌引は2日"),
        ("zh", "我结婚能休几天", "婚假为10天"),
        ("ar", "لو تزوجت", "إجازة الزواج"),
        ("hi", "शादी के लिए", "विवाह के लिए"),
    ],
)
def test_two_words_for_one_thing_are_of_one_group(code, asked, told):
    assert groups_in(asked, code) & groups_in(told, code)


@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.code)
def test_every_language_but_english_says_things_otherwise(language):
    few = [name for name in ("said_otherwise", "said_lightly", "set_apart") if len(getattr(language, name)) <= 2]
    assert not few, f"{language.name} has fewer than three entries in {few}"
    assert language.asked_around, f"{language.name} has no asked_around"


@pytest.mark.parametrize("language", OTHERS, ids=lambda language: language.code)
def test_what_sets_apart_has_two_sides_at_least(language):
    assert all("|" in entry and all(side.strip() for side in entry.split("|")) for entry in language.set_apart)


def test_sides_are_told_apart():
    asked, told = sides_of_groups("Wann öffnet das Bad?", "de"), sides_of_groups("Das Bad schließt um 20 Uhr.", "de")
    assert set(asked) & set(told)
    assert asked != told


@pytest.mark.parametrize(
    ("code", "text", "month"),
    [
        ("de", "Von November bis März geschlossen.", "februar"),
        ("it", "Da novembre a marzo apre dalle 9:30.", "gennaio"),
        ("fr", "ouvert de mai à septembre", "juin"),
        ("ja", "冬期(12月から2月)は午後8時", "1月"),
        ("ko", "10월부터 3월까지", "12월"),
    ],
)
def test_a_month_within_a_range_is_told(code, text, month):
    assert month in months_told(text, code).split()


def test_a_month_outside_a_range_is_not_told():
    assert "juli" not in months_told("Von November bis März geschlossen.", "de")


def test_floors_and_rooms_have_their_numbers():
    assert numbered_things("3층 휴게실은 몇 시까지 열어요?", "ko") == {"층": frozenset({"3"})}
    assert numbered_things("La salle 12 est fermée.", "fr") == {"salle": frozenset({"12"})}


def test_a_verb_is_parted_from_a_word_and_no_noun_is():
    assert telling_words("결혼하면", "ko")[0].terms == ("결혼",)
    terms = telling_words("회의실", "ko")[0].terms
    assert held_terms(terms, "회의실: 좌석 14", "ko") == frozenset(terms)
