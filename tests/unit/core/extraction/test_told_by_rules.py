"""Tests of questions whether one may, and for hours of a day on which it is shut, without a language model."""

from __future__ import annotations

import pytest

from core.extraction.drafting import draft_answer
from core.model import Draft, Evidence, Passage, PassageMeta, Question
from core.tasks import Generate

MAY = (
    ("Auf dem Gelände sind Drohnen verboten. Der Hof hat 12 Plätze.", "Darf ich eine Drohne fliegen?", "Drohnen"),
    ("In der Werkstatt sind Hunde verboten. Der Hof hat 12 Plätze.", "Sind Hunde in der Werkstatt erlaubt?", "Hunde"),
    ("Les drones sont interdits sur tout le site. La cour est petite.", "Puis-je faire voler un drone ?", "drones"),
    ("Los drones están prohibidos en el recinto. El patio es pequeño.", "¿Puedo volar un dron?", "drones"),
    ("부지에서 드론 사용은 금지되어 있습니다. 안뜰은 작습니다.", "드론을 날려도 되나요?", "드론"),
    ("敷地内でのドローンの使用は禁止されています。中庭は狭いです。", "ドローンを飛ばしてもいいですか？", "ドローン"),
)
OF_SOMETHING_ELSE = (
    ("Im Garten sind Hunde an der Leine erlaubt. Die Kantine ist groß.", "Sind Hunde in der Kantine erlaubt?"),
    ("Los perros están prohibidos en la nave. El comedor es grande.", "¿Puedo llevar a mi perro al comedor?"),
    ("실험실에서는 음식 섭취가 금지되어 있습니다. 실험실에는 자리가 14개 있습니다.", "실험실에서 자도 되나요?"),
    ("実験室では飲食が禁止されています。実験室には席が14あります。", "実験室で寝てもいいですか？"),
)
SHUT = (
    (
        "The museum is open from 10:00 to 18:00. The museum is closed on Mondays.",
        "When does the museum close on Monday?",
        "closed",
    ),
    (
        "Das Museum schließt um 18 Uhr. Montags ist das Museum geschlossen.",
        "Bis wann hat das Museum am Montag offen?",
        "Montags",
    ),
    (
        "구내식당은 11시 30분에 열고 14시에 닫습니다. 구내식당은 일요일에 쉽니다.",
        "일요일에는 구내식당이 몇 시까지 열어요?",
        "쉽니다",
    ),
    ("食堂は11時30分に開き、14時に閉まります。日曜日は食堂を休業します。", "食堂は日曜日は何時までですか？", "休業"),
    (
        "La cantine ferme à 14 h 30. La cantine est fermée le lundi.",
        "À quelle heure ferme la cantine le lundi ?",
        "fermée",
    ),
    (
        "El museo cierra a las 18:00. El museo está cerrado los lunes.",
        "¿Hasta qué hora abre el museo el lunes?",
        "cerrado",
    ),
)


@pytest.mark.parametrize(("text", "question", "said"), MAY)
async def test_a_rule_on_the_thing_answers_whatever_is_to_be_done_with_it(text: str, question: str, said: str):
    draft = await _drafted(text, question)
    assert not draft.refused
    assert said in draft.text


@pytest.mark.parametrize(("text", "question"), OF_SOMETHING_ELSE)
async def test_a_rule_on_another_place_or_deed_does_not(text: str, question: str):
    assert (await _drafted(text, question)).refused


@pytest.mark.parametrize(("text", "question", "said"), SHUT)
async def test_until_when_on_a_day_that_is_shut_is_answered_by_that(text: str, question: str, said: str):
    draft = await _drafted(text, question)
    assert not draft.refused
    assert said in draft.text.split("[1]")[0]


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Im Altbau gibt es keinen Aufzug.", "Gibt es keinen Aufzug im Altbau?"),
        ("No hay ascensor en el edificio antiguo.", "¿No hay ascensor en el edificio antiguo?"),
        ("旧館にはエレベーターがありません。", "旧館にエレベーターはありますか？"),
        ("구관에는 엘리베이터가 없습니다.", "구관에 엘리베이터가 없나요?"),
    ],
)
async def test_that_it_is_so_answers_whether_it_is(text: str, question: str):
    assert not (await _drafted(text, question)).refused


@pytest.mark.parametrize(
    ("text", "question"),
    [
        ("Der älteste Wagen ist Birke. Die Nordhalle fasst 300 Besucher.", "Welche Halle ist die älteste?"),
        ("Der älteste Wagen ist Birke. Der Wagen Esche ist rot.", "Welcher Wagen ist der neueste?"),
        ("最も大きい棟は北棟です。北ホールは300人を収容します。", "一番大きいホールはどれですか？"),
        ("가장 큰 동은 북동입니다. 북홀은 300명을 수용합니다.", "가장 오래된 홀은 어디인가요?"),
    ],
)
async def test_what_is_first_of_another_kind_or_otherwise_is_not_told(text: str, question: str):
    assert (await _drafted(text, question)).refused


@pytest.mark.parametrize(
    ("text", "question", "said"),
    [
        ("Die Südhalle ist die größte Halle. Die Nordhalle fasst 300 Besucher.", "Welche Halle ist die größte?", "Süd"),
        ("最も大きいホールは南ホールです。北ホールは300人を収容します。", "一番大きいホールはどれですか？", "南"),
        ("La sala Norte acoge a 300 visitantes. La sala Sur acoge a 450.", "¿A cuántos acoge la sala Sur?", "450"),
    ],
)
async def test_what_is_first_of_what_is_asked_or_named_is(text: str, question: str, said: str):
    assert said in (await _drafted(text, question)).text


async def test_days_are_read_beside_letters_that_would_be_two_by_casefold():
    text = "Samstags schließt das Museum um 17 Uhr, sonntags schließt es um 15 Uhr."
    assert "15 Uhr" in (await _drafted(text, "Wann schließt das Museum am Wochenende?")).text


async def _drafted(text: str, question: str) -> Draft:
    passage = Passage(text, PassageMeta("a.md:0", "a.md", "md", document="a.md"))
    return (await draft_answer(Generate(Question(question), Evidence((passage,))), None, None))[0]
