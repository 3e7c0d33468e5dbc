"""In which language a question of a few words is."""

from __future__ import annotations

import pytest

from core.reading.detection import language_of, languages_of

SHORT = {
    "en": (
        "What does parking cost?", "Can I bring my dog?", "apple net income 2021",
        "La Liga revenue", "sick leave days",
    ),
    "de": (
        "Was kostet Parken?", "Homeoffice erlaubt?", "Kündigungsfrist?", "Guten Morgen",
        "Öffnungszeiten?", "Wer zahlt?",
    ),
    "fr": (
        "Combien coûte le parking ?", "Qui contacter ?", "Mot de passe oublié", "Congés payés ?",
        "Bonjour", "C'est combien ?", "tu es un robot ?",
    ),
    "es": (
        "me caso, ¿cuántos días me corresponden?", "Vacaciones", "cuantos dias tengo",
        "Horario de apertura", "Hola", "eres un robot?",
    ),
    "pt": (
        "Quanto custa estacionar?", "quem aprova?", "Horário de funcionamento?", "Férias?",
        "Obrigado", "E os estagiários?",
    ),
    "it": ("Quando chiudete?", "mi sposo, quanti giorni?", "Posso portare il cane?", "Rimborso spese?", "Grazie"),
    "nl": (
        "Wie betaalt?", "Wanneer sluiten we?", "Thuiswerken mogelijk?", "Openingstijden?",
        "Goedemorgen", "Mag je roken?",
    ),
    "ja": ("退職金制度は？", "残業の申請", "労働時間", "営業時間", "Microsoft Teamsの使い方"),
    "ko": ("주차 요금은?", "VPN 접속 방법", "Microsoft Exchange Server 설정?"),
    "zh": ("停车费多少？", "报销标准", "营业时间", "Teams 怎么用"),
    "ar": ("كم تكلفة الموقف؟", "شكرا"),
    "hi": ("पार्किंग का शुल्क कितना है?", "धन्यवाद"),
}  # fmt: skip


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in SHORT.items() for text in texts])
def test_a_question_of_a_few_words_is_told_by_what_else_it_says(code, text):
    assert language_of(text) == code


@pytest.mark.parametrize("text", ["P-900?", "Müller?", "Paris?", "12.5 %", "OKR", "eps"])
def test_a_name_or_a_figure_is_in_no_language(text):
    assert languages_of(text) == ()


@pytest.mark.parametrize(
    ("text", "maybe"), [("退職金制度", {"zh", "ja"}), ("Hallo", {"de", "nl"}), ("Quando?", {"it", "pt"})]
)
def test_what_several_languages_write_alike_is_left_open(text, maybe):
    assert set(languages_of(text)) == maybe


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("fr", "Faut-il encore mettre un masque à l'emballage ?"),
        ("fr", "Peut-on manger à midi ?"),
        ("fr", "L'équipe ?"),
        ("it", "l'ufficio è aperto?"),
        ("it", "dell'assicurazione chi risponde"),
        ("en", "What's the Wi-Fi password?"),
        ("", "check-in Hotel"),
    ],
)
def test_words_joined_by_an_apostrophe_or_a_hyphen_tell_as_their_parts_do(code, text):
    assert language_of(text) == code


@pytest.mark.parametrize("text", ["x y z?", "a b?", "e o a"])
def test_letters_alone_are_in_no_language(text):
    assert languages_of(text) == ()
