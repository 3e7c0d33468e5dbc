"""A phone number tells nobody's pay or age, and a price no weight, by what headings and signs say."""

from __future__ import annotations

import pytest

from core.extraction.gate.figure_kinds import tells_other_kinds

OTHERS = [
    ("How much does Martin Hale earn?", "en", "Extension", "8101"),
    ("Was verdient Jens Thomsen?", "de", "Durchwahl", "7101"),
    ("¿Cuánto cobra Íñigo Muñoz?", "es", "Extensión", "4214"),
    ("Combien gagne Benoît Garçon ?", "fr", "Poste", "518"),
    ("Quanto ganha João Magalhães?", "pt", "Extensão", "617"),
    ("Quanto guadagna Anna Riva?", "it", "Interno", "31"),
    ("Hoeveel verdient Jan Smit?", "nl", "Toestel", "212"),
    ("佐藤美咲さんの年収は？", "ja", "内線", "3101"),
    ("김서연 연봉이 얼마예요?", "ko", "내선", "2101"),
    ("Quel âge a Anaïs Lefèvre ?", "fr", "Poste", "512"),
    ("박도현 몇 살이야", "ko", "내선", "2205"),
    ("小林さんは何歳ですか", "ja", "内線", "511"),
    ("¿Cuántos hijos tiene Joaquín Núñez?", "es", "Extensión", "4342"),
    ("¿Cuánto pesa el medidor Ebro?", "es", "Precio sin IVA", "879,00 €"),
    ("Was wiegt das Messgerät?", "de", "Lieferzeit", "6 Wochen"),
    ("¿Cuánto mide el banco?", "es", "Precio", "12.340,50 €"),
]
MAY_TELL = [
    ("How much does Martin Hale earn?", "en", "Salary", "48,000"),
    ("Was verdient Jens Thomsen?", "de", "Gehalt", "3.200 €"),
    ("Was wiegt das Messgerät?", "de", "Gewicht", "4,2 kg"),
    ("¿Cuánto pesa el medidor Ebro?", "es", "Masa", "4,2"),
    ("Welche Durchwahl hat Jens Thomsen?", "de", "Durchwahl", "7101"),
    ("¿Qué edad tiene la máquina?", "es", "Uso", "3 años"),
    ("¿Cuánto cuesta el medidor?", "es", "Precio", "879,00 €"),
    ("박도현 나이", "ko", "나이", "34"),
    ("Wie viele Mitarbeiter hat Kiel?", "de", "Anzahl", "12"),
    ("몇 살이야", "ko", "기타", "34"),
]


@pytest.mark.parametrize(("question", "language", "heading", "cell"), OTHERS)
def test_a_figure_of_another_kind_never_tells_what_is_asked(question, language, heading, cell):
    assert tells_other_kinds(question, language, "", [(heading, cell)])


@pytest.mark.parametrize(("question", "language", "heading", "cell"), MAY_TELL)
def test_what_may_tell_it_is_left(question, language, heading, cell):
    assert not tells_other_kinds(question, language, "", [(heading, cell)])
