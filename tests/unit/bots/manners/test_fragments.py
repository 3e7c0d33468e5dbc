"""A few words that only name what is to be asked next: for us where nobody but their writer and we have spoken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bots.manners.remarks import RemarkKind, remark_of
from bots.manners.speaking import Circumstances, Line, Speech, speech

ASKED = {
    "en": ("and Seoul", "and the price", "same for 2024", "now for Seoul", "the same for Berlin", "for 2024", "2024"),
    "de": ("und Berlin", "und die Bergbühne", "jetzt für Seoul", "dasselbe für Berlin", "und der Preis"),
    "fr": ("et le prix", "maintenant pour Séoul", "pareil pour 2024", "et Lyon"),
    "es": ("y el precio", "ahora para Seúl", "lo mismo para Madrid"),
    "it": ("e il prezzo", "ora per Seul", "lo stesso per il 2024"),
    "pt": ("e o preço", "agora para Seul", "o mesmo para 2024"),
    "nl": ("en de prijs", "nu voor Seoel", "hetzelfde voor 2024"),
    "ko": ("그리고 가격", "서울은", "언덕 극장요", "2024년은", "서울도"),
    "ja": ("値段は", "あと値段", "2024年は", "ソウルの場合"),
    "zh": ("价格呢", "那首尔", "还有价格", "同样2024年"),
    "ar": ("والسعر", "ونفس الشيء لعام 2024", "وماذا عن السعر"),
    "hi": ("और कीमत", "2024 के लिए भी", "और सियोल"),
}
SAID = (
    *("and done", "and so on", "and i forgot the badge", "and it works", "now it works", "that's a lot", "80 euros"),
    *(
        "and expensive",
        "und teuer",
        "und wieder was gelernt",
        "et cher en plus",
        "en duur ook",
        "and finally an answer",
    ),
    *("restarted", "monday then", "same as last year", "then i'll wait", "and counting", "plus it's raining"),
    *("und fertig", "und los geht's", "et voilà", "et c'est tout", "y listo", "e basta", "e pronto", "en klaar"),
    *(
        "그렇군요",
        "좋네요",
        "생각보다 많네요",
        "나도",
        "早いですね",
        "知りませんでした",
        "那算了",
        "والحمد لله",
        "मैं भी",
    ),
)
ALONE = Circumstances(
    writer="U1", ours=True, asker=True, lines=(Line("U1", "How much?"), Line("bot", "80.", ours=True))
)


@pytest.mark.parametrize("text", [text for texts in ASKED.values() for text in texts])
def test_who_names_what_is_to_be_asked_next_is_answered_in_a_thread_of_theirs_and_ours(text: str) -> None:
    assert speech(remark_of(text), ALONE) is Speech.ANSWER


@pytest.mark.parametrize("text", SAID)
def test_who_only_says_something_is_left_alone(text: str) -> None:
    assert speech(remark_of(text), ALONE) is not Speech.ANSWER


@pytest.mark.parametrize("text", [one for texts in ASKED.values() for one in texts])
def test_among_people_a_fragment_is_said_to_them(text: str) -> None:
    remark = remark_of(text)
    if remark.kind is not RemarkKind.NOTHING:
        pytest.skip("it asks by its form")
    among = replace(ALONE, lines=(*(ALONE.lines or ()), Line("U2", "I never got mine.")))
    assert speech(remark, among) is not Speech.ANSWER
    assert speech(remark, replace(ALONE, asker=False)) is not Speech.ANSWER
    assert speech(remark, replace(ALONE, ours=False)) is not Speech.ANSWER
