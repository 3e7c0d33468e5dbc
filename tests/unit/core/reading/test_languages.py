"""What each language is read for, a row a language: a new one is its file and its rows here."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

import pytest

from core.drafts.refusals import speaks_of_nothing_found
from core.reading.amounts import read_amounts
from core.reading.detection import language_of, sure_language_of
from core.reading.language import BadLanguage, Language, terms_of
from core.reading.languages import LANGUAGES, READ
from core.reading.lexicon import before_ending, either, ends_with, phrases_in, speaks_of
from core.reading.periods import days_named, named_periods
from core.reading.roles import REQUIRED


@dataclass(frozen=True)
class Row:
    """What a language says, and how it is to be read."""

    told: str
    """A sentence that shows the language."""
    amounts: dict[str, tuple[float, str]]
    """Text to the value and unit of its first figure."""
    rises: str
    falls: str
    declines: str
    days: dict[str, str] = field(default_factory=dict)
    quarters: dict[str, tuple[int, ...]] = field(default_factory=dict)


ROWS = {
    "en": Row(
        "How many days of leave do I get?",
        {"$1.2 billion": (1.2e9, "USD"), "5 percent": (5, "%"), "twenty-one days": (21, "")},
        "Sales rose.",
        "Sales fell.",
        "The documents do not say.",
        {"on 3 March 2020": "2020-03-03"},
        {"in the second quarter": (2,), "the first half": (1, 2)},
    ),
    "de": Row(
        "Wie viele Tage Urlaub habe ich?",
        {"1,2 Milliarden Euro": (1.2e9, "EUR"), "1.200 Mio. Euro": (1.2e9, "EUR"), "5 Prozent": (5, "%"),
         "3 Prozentpunkte": (3, "pp"), "einundzwanzig Tage": (21, "")},
        "Der Umsatz stieg.",
        "Der Umsatz sank.",
        "Dazu habe ich keine Antwort gefunden.",
        {"am 3. März 2020": "2020-03-03"},
        {"im zweiten Quartal": (2,), "das 1. Quartal": (1,), "im ersten Halbjahr": (1, 2)},
    ),
    "fr": Row(
        "Combien de jours de congé est-ce que j'ai ?",
        {"1,2 milliards": (1.2e9, ""), "5 pour cent": (5, "%"), "vingt-deux jours": (22, ""),
         "quatre-vingt-deux jours": (82, "")},
        "Les ventes ont augmenté.",
        "Les ventes ont baissé.",
        "Je ne sais pas.",
        {"le 3 mars 2020": "2020-03-03"},
        {"au deuxième trimestre": (2,), "le premier semestre": (1, 2)},
    ),
    "es": Row(
        "¿Cuántos días de vacaciones tengo?",
        {"1,2 mil millones de euros": (1.2e9, "EUR"), "5 por ciento": (5, "%"), "treinta y cinco días": (35, "")},
        "Las ventas aumentaron.",
        "Las ventas cayeron.",
        "No lo sé.",
        {"el 3 de marzo de 2020": "2020-03-03"},
        {"en el segundo trimestre": (2,), "el primer semestre": (1, 2)},
    ),
    "it": Row(
        "Quanti giorni di ferie ho?",
        {"1,2 miliardi": (1.2e9, ""), "5 per cento": (5, "%"), "trenta giorni": (30, "")},
        "Le vendite sono aumentate.",
        "Le vendite sono diminuite.",
        "Non ho trovato nulla.",
        {"il 3 marzo 2020": "2020-03-03"},
        {"nel secondo trimestre": (2,)},
    ),
    "pt": Row(
        "Quantos dias de férias tenho eu?",
        {"1,2 bilhões": (1.2e9, ""), "5 por cento": (5, "%"), "trinta e cinco dias": (35, "")},
        "As vendas aumentaram.",
        "As vendas caíram.",
        "Não encontrei nada.",
        {"3 de março de 2020": "2020-03-03"},
        {"no segundo trimestre": (2,)},
    ),
    "nl": Row(
        "Hoeveel dagen verlof heb ik en wanneer?",
        {"1,2 miljard": (1.2e9, ""), "5 procent": (5, "%"), "twintig dagen": (20, "")},
        "De omzet is gestegen.",
        "De omzet daalde.",
        "Dat is niet vermeld.",
        {"op 3 maart 2020": "2020-03-03"},
        {"in het tweede kwartaal": (2,)},
    ),
    "ja": Row(
        "休暇は何日ありますか。",
        {"12億円": (1.2e9, "JPY"), "3億5,000万円": (3.5e8, "JPY"), "5％": (5, "%")},
        "売上は増加した。",
        "売上は減少した。",
        "わかりません。",
        {"2020年3月3日": "2020-03-03"},
        {"第2四半期": (2,)},
    ),
    "ko": Row(
        "휴가는 며칠입니까?",
        {"12억원": (1.2e9, "KRW"), "3천억원": (3e11, "KRW"), "5퍼센트": (5, "%")},
        "매출이 증가했다.",
        "매출이 감소했다.",
        "찾을 수 없습니다.",
        {"2020년 3월 3일": "2020-03-03"},
        {"2분기": (2,)},
    ),
    "zh": Row(
        "我有多少天假期？",
        {"12亿元": (1.2e9, "CNY"), "3萬億": (3e12, ""), "5%": (5, "%")},
        "收入增长。",
        "收入下降。",
        "文档中没有相关信息。",
        {"2020年3月3日": "2020-03-03"},
        {"2季度": (2,)},
    ),
    "ar": Row(
        "كم يوما من الإجازة لدي؟",
        {"5 مليون دولار": (5e6, "USD"), "5%": (5, "%")},
        "ارتفعت المبيعات.",
        "انخفضت المبيعات.",
        "لم أجد إجابة.",
        {"3 مارس 2020": "2020-03-03"},
    ),
    "hi": Row(
        "मुझे कितने दिन की छुट्टी मिलती है?",
        {"5 करोड़ रुपये": (5e7, "INR"), "5 प्रतिशत": (5, "%")},
        "बिक्री में वृद्धि हुई।",
        "बिक्री में गिरावट आई।",
        "जानकारी नहीं मिली।",
        {"3 मार्च 2020": "2020-03-03"},
    ),
}  # fmt: skip
AMOUNTS = [(code, text, *told) for code, row in ROWS.items() for text, told in row.amounts.items()]
DAYS = [(code, text, day) for code, row in ROWS.items() for text, day in row.days.items()]
QUARTERS = [(code, text, named) for code, row in ROWS.items() for text, named in row.quarters.items()]


def test_every_language_that_is_read_has_its_row():
    assert set(ROWS) == {language.code for language in READ}
    twice = [code for code, times in Counter(language.code for language in LANGUAGES).items() if times > 1]
    assert twice == [], "a language that is read leaves OTHERS (core/reading/languages/others.py)"


@pytest.mark.parametrize("code", ROWS)
def test_a_language_is_told(code):
    assert language_of(ROWS[code].told) == code


@pytest.mark.parametrize(("code", "text", "value", "unit"), AMOUNTS)
def test_figures_are_read_with_their_scale_and_unit(code, text, value, unit):
    first = read_amounts(text)[0]
    assert (pytest.approx(first.value), first.unit) == (value, unit)


@pytest.mark.parametrize(("code", "text", "day"), DAYS)
def test_dates_are_read(code, text, day):
    assert days_named(text) == (day,)


@pytest.mark.parametrize(("code", "text", "named"), QUARTERS)
def test_quarters_and_halves_are_read(code, text, named):
    assert named_periods(text).quarters == named


@pytest.mark.parametrize("code", ROWS)
def test_a_rise_a_fall_and_a_refusal_are_told_apart(code):
    row = ROWS[code]
    assert speaks_of("rise", row.rises)
    assert not speaks_of("fall", row.rises)
    assert speaks_of("fall", row.falls)
    assert not speaks_of("rise", row.falls)
    assert speaks_of_nothing_found(row.declines)
    assert not speaks_of_nothing_found(row.rises)


@pytest.mark.parametrize(
    "wrong",
    [
        {"code": "eng"},
        {"months": ("january",)},
        {"stop_words": "The"},
        {"says": {"refusal": " "}},
        {"roles": {"rise": "*"}},
    ],
)
def test_a_language_whose_data_can_not_be_right_is_refused(wrong):
    with pytest.raises(BadLanguage, match="Test"):
        Language(**{"code": "xx", "name": "Test", **wrong})


@pytest.mark.parametrize("text", ["in all", "in  all", "increased", "increase", "up", "basis points"])
def test_a_pattern_made_of_words_finds_each_of_them_whole(text):
    made = re.compile(either(("in all", "increas*", "up", "basis point", "basis points", "in"), whole=True))
    found = made.match(text)
    assert found is not None
    assert found[0] == (text if "  " not in text else "in")
    assert made.match(f"x{text}") is None
    assert re.compile(either(())).search(text) is None


def test_a_text_ends_with_a_word_of_a_role_only_where_that_is_a_whole_word():
    assert before_ending("at_most", "it fell to just under ") == "it fell to "
    assert ends_with("at_most", "almost")
    assert not ends_with("at_most", "he will thunder")
    assert before_ending("at_most", "almost 5") is None


def test_of_phrases_that_overlap_the_longest_is_found():
    phrases = ("sales", "cost of sales", "r&d", "円", "rs.")
    assert phrases_in("Cost of sales rose.", phrases) == ("cost of sales",)
    assert set(phrases_in("Cost of sales and sales", phrases)) == {"cost of sales", "sales"}
    assert phrases_in("R&D of 100円, by the presales staff", phrases) == ("r&d", "円")
    assert phrases_in("for years.", phrases) == ()


def test_no_term_of_english_is_one_that_a_pattern_made_and_nobody_writes():
    made_up = re.compile(
        r"sss\b|\ba [aeio]|\ban [^aeiouh]|\b(?:are|is) have\b|\bit be\b(?<!would it be)(?<!will it be)"
    )
    english = LANGUAGES[0]
    assert [
        (role, term) for role, terms in english.roles.items() for term in terms_of(terms) if made_up.search(term)
    ] == []


@pytest.mark.parametrize("language", READ, ids=[language.code for language in READ])
def test_every_language_that_is_read_has_the_words_that_checks_ask_for(language: Language) -> None:
    assert [role for role in REQUIRED if not terms_of(language.roles.get(role, ""))] == []
    assert language.roles.get("percent") or language.roles.get("percent_before")
    assert [name for name in ("scales", "currencies") if not getattr(language, name)] == []


@pytest.mark.parametrize("language", READ, ids=[language.code for language in READ])
def test_every_language_counts_in_words_numbers_its_quarters_and_cuts_what_it_writes_together(
    language: Language,
) -> None:
    by_signs = language.numerals and language.numeral_units and language.counters
    assert language.numbers or by_signs
    assert language.ordinals or by_signs
    assert bool(language.written_on) == (language.script in ("han", "kana", "hangul", "arabic"))
    assert bool(language.names_in_capitals) == (language.script == "latin" and not language.nouns_in_capitals)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("| order_id | status |\n| 1004 | Cargo E1, Velo Nord, Radhaus Kiel, shipped |\n| 1008 | Cargo E 1 |", ""),
        ("| Part | Price (EUR) | In stock |\n| Chain | 29.90 | 14 |", ""),
        ("Meals on business trips are reimbursed up to EUR 34 per day.", "en"),
        ("Die Bearbeitung dauert in der Regel 12 Werktage.", "de"),
        ("배송은 3일 걸립니다", "ko"),
        ("R&D 2019", ""),
    ],
)
def test_names_and_figures_are_surely_in_no_language(text, told):
    assert sure_language_of(text) == told
